import { cString } from '@cubaton/driver'
import type { KernelProvider } from './kernel-provider.ts'

const header = '.version 7.0\n.target sm_70\n.address_size 64\n'

/** The index of a thread in %r0, and the end of the kernel where it is not below the count in %r9. */
const index = `
  mov.u32 %r1, %ctaid.x; mov.u32 %r2, %ntid.x; mov.u32 %r3, %tid.x;
  mad.lo.u32 %r0, %r1, %r2, %r3;
  setp.ge.u32 %q, %r0, %r9;
  @%q bra DONE;
  mul.wide.u32 %d9, %r0, 4;`
const registers = '.reg .pred %q; .reg .b32 %r<10>; .reg .b64 %d<10>;'

const kernels = `
.visible .entry empty() { ret; }

.visible .entry fault() { trap; }

.visible .entry fill(.param .u64 to, .param .u32 count, .param .u32 value)
{
  ${registers}
  ld.param.u64 %d0, [to]; ld.param.u32 %r9, [count]; ld.param.u32 %r4, [value];
  cvta.to.global.u64 %d0, %d0;
  ${index}
  add.u64 %d1, %d0, %d9;
  st.global.u32 [%d1], %r4;
DONE:
  ret;
}

.visible .entry copy(.param .u64 to, .param .u64 from, .param .u32 count)
{
  ${registers}
  ld.param.u64 %d0, [to]; ld.param.u64 %d1, [from]; ld.param.u32 %r9, [count];
  cvta.to.global.u64 %d0, %d0; cvta.to.global.u64 %d1, %d1;
  ${index}
  add.u64 %d2, %d0, %d9; add.u64 %d3, %d1, %d9;
  ld.global.u32 %r4, [%d3];
  st.global.u32 [%d2], %r4;
DONE:
  ret;
}

.visible .entry add_one(.param .u64 to, .param .u32 count)
{
  ${registers}
  ld.param.u64 %d0, [to]; ld.param.u32 %r9, [count];
  cvta.to.global.u64 %d0, %d0;
  ${index}
  add.u64 %d1, %d0, %d9;
  ld.global.u32 %r4, [%d1];
  add.u32 %r4, %r4, 1;
  st.global.u32 [%d1], %r4;
DONE:
  ret;
}
`

/** The kernels as PTX, which a real driver compiles when it loads them. */
export const ptxKernels: KernelProvider = { image: cString(header + kernels) }

/** A module with a variable and a kernel with shared memory, for the rules about them. */
export const ptxVariables = cString(`${header}
.visible .global .align 4 .u32 table[4] = {10, 20, 30, 40};

.visible .entry shared_words()
{
  .shared .align 4 .u32 words[64];
  .reg .b32 %r<2>; .reg .b64 %d<2>;
  mov.u32 %r0, %tid.x;
  mov.u64 %d0, words;
  st.shared.u32 [%d0], %r0;
  ret;
}
`)
