import type { FailedAttempt } from './load-first-library.ts'
import type { LibrarySearch } from './library-search.ts'

// Enough to see what kind of places they are; the whole list is in the data.
const shownFolders = 8

/** What was tried in vain and where else was looked, as part of a sentence. */
export function describeFailures(search: LibrarySearch, failures: readonly FailedAttempt[]): string {
  const tried = failures.map(({ candidate, error }) => `${candidate.path} (${candidate.reason}): ${error}`)
  const parts = tried.length === 0 ? ['no file was found'] : [`tried ${tried.join('; ')}`]
  if (search.searched.length > 0) parts.push(describeSearched(search.searched))
  return [...parts, ...search.notes].join('; ')
}

/** The folders of a search as part of a sentence, the first of them by name. */
export function describeSearched(searched: readonly string[]): string {
  const rest = searched.length - shownFolders
  const named = searched.slice(0, shownFolders).join(', ')
  return rest > 0 ? `looked into ${named} and ${rest} more` : `looked into ${named}`
}
