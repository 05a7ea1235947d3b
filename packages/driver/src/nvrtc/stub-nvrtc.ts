/**
 * C source of a library with NVRTC's functions for tests: it "compiles" by echoing what it was given.
 *
 * - A source with the word `REFUSE` in it does not compile; one with `NOMEMORY` gives NVRTC_ERROR_OUT_OF_MEMORY.
 * - The PTX lists source, name, headers and options; there is a cubin where an option has `sm_` in it.
 * - The lowered name of `x` is `_Zx`; the expression `INVALID` has none.
 * - `stub_live_programs` counts programs that were created and not destroyed.
 * - It has no OptiX IR, and no function that is newer than CUDA 12.
 */
export const stubNvrtcSource = String.raw`
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define EXPORT __attribute__((visibility("default")))

typedef struct {
  char *source, *ptx, *log;
  size_t ptx_size, log_size;
  int has_cubin, compiled;
  char lowered[16][256];
  char expressions[16][256];
  int expression_count;
} Program;

static int live;
EXPORT int stub_live_programs(void) { return live; }

EXPORT const char *nvrtcGetErrorString(int result) { return result == 0 ? "NVRTC_SUCCESS" : "NVRTC_ERROR"; }
EXPORT int nvrtcVersion(int *major, int *minor) { *major = 12; *minor = 4; return 0; }
EXPORT int nvrtcGetNumSupportedArchs(int *count) { *count = 3; return 0; }
EXPORT int nvrtcGetSupportedArchs(int *archs) { archs[0] = 75; archs[1] = 90; archs[2] = 120; return 0; }

static void append(char **text, size_t *size, const char *more) {
  size_t length = strlen(more);
  *text = realloc(*text, *size + length + 1);
  memcpy(*text + *size, more, length + 1);
  *size += length;
}

EXPORT int nvrtcCreateProgram(Program **program, const char *source, const char *name, int count,
                              const char **headers, const char **names) {
  if (strstr(source, "CREATEFAILS")) return 2;
  Program *made = calloc(1, sizeof *made);
  live++;
  made->source = strdup(source);
  append(&made->ptx, &made->ptx_size, "// name: ");
  append(&made->ptx, &made->ptx_size, name ? name : "(none)");
  append(&made->ptx, &made->ptx_size, "\n// source: ");
  append(&made->ptx, &made->ptx_size, source);
  for (int i = 0; i < count; i++) {
    append(&made->ptx, &made->ptx_size, "\n// header: ");
    append(&made->ptx, &made->ptx_size, names[i]);
    append(&made->ptx, &made->ptx_size, " = ");
    append(&made->ptx, &made->ptx_size, headers[i]);
  }
  *program = made;
  return 0;
}

EXPORT int nvrtcDestroyProgram(Program **program) {
  if (!program || !*program) return 4;
  int result = strstr((*program)->source, "DESTROYFAILS") ? 11 : 0;
  free((*program)->source);
  free((*program)->ptx);
  free((*program)->log);
  free(*program);
  *program = 0;
  live--;
  return result;
}

EXPORT int nvrtcAddNameExpression(Program *program, const char *expression) {
  if (program->compiled) return 8;
  strcpy(program->expressions[program->expression_count], expression);
  sprintf(program->lowered[program->expression_count++], "_Z%s", expression);
  return 0;
}

EXPORT int nvrtcCompileProgram(Program *program, int count, const char **options) {
  program->compiled = 1;
  for (int i = 0; i < count; i++) {
    append(&program->ptx, &program->ptx_size, "\n// option: ");
    append(&program->ptx, &program->ptx_size, options[i]);
    if (strstr(options[i], "sm_")) program->has_cubin = 1;
    if (strstr(options[i], "BADOPTION")) {
      append(&program->log, &program->log_size, "nvrtc: error: invalid option");
      return 5;
    }
  }
  if (strstr(program->source, "NOMEMORY")) return 1;
  if (strstr(program->source, "WARN"))
    append(&program->log, &program->log_size, "default_program(1): warning: this is a warning\n");
  if (strstr(program->source, "REFUSE")) {
    append(&program->log, &program->log_size, "default_program(1): error: \033[31mREFUSE\033[0m is refused\n");
    return 6;
  }
  return 0;
}

EXPORT int nvrtcGetLoweredName(Program *program, const char *expression, const char **name) {
  for (int i = 0; i < program->expression_count; i++)
    if (!strcmp(program->expressions[i], expression) && strcmp(expression, "INVALID")) {
      *name = program->lowered[i];
      return 0;
    }
  return 10;
}

EXPORT int nvrtcGetProgramLogSize(Program *program, size_t *size) { *size = program->log_size + 1; return 0; }
EXPORT int nvrtcGetProgramLog(Program *program, char *log) {
  memcpy(log, program->log ? program->log : "", program->log_size + 1);
  return 0;
}
EXPORT int nvrtcGetPTXSize(Program *program, size_t *size) { *size = program->ptx_size + 1; return 0; }
EXPORT int nvrtcGetPTX(Program *program, char *ptx) { memcpy(ptx, program->ptx, program->ptx_size + 1); return 0; }
EXPORT int nvrtcGetCUBINSize(Program *program, size_t *size) { *size = program->has_cubin ? 4 : 0; return 0; }
EXPORT int nvrtcGetCUBIN(Program *program, char *cubin) { memcpy(cubin, "\177ELF", 4); return 0; }
`
