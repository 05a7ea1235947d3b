/** Packages of this workspace are read as sources, so no test needs a build. */
export const sourceConditions = ['@cubaton/source', 'module', 'node', 'development|production']

/** @param {import('vitest/config').TestUserConfig} test */
export function fromSource(test) {
  return {
    resolve: { conditions: sourceConditions },
    ssr: { resolve: { conditions: sourceConditions } },
    test: {
      // Native state (a loaded library, a current context) must not leak from one test file into the next.
      pool: 'forks',
      // Only a test that hangs should meet this limit: a busy machine with two cores takes its time to start a child process.
      testTimeout: 30_000,
      restoreMocks: true,
      unstubEnvs: true,
      ...test,
    },
  }
}

/** Where a run leaves its counts, relative to the package under test; `.ci/run` adds them up. */
export function reports(name) {
  return {
    reporters: ['default', 'json'],
    outputFile: { json: `.results/${name}.json` },
  }
}
