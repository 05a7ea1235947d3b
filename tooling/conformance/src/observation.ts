/** What a case saw: plain data, so that what two drivers did can be compared and kept as JSON. */
export type Observation =
  | string
  | number
  | boolean
  | null
  | readonly Observation[]
  | { readonly [name: string]: Observation }
