declare const kind: unique symbol

/**
 * A number that names one kind of driver object: a stream is not an event, though both are numbers.
 *
 * Any plain number is accepted where a handle is wanted, since that is what is read out of an out-array; a handle of
 * another kind is not. Addresses and handles of every CUDA platform fit the 53 bits of a number.
 */
export type Handle<Kind extends string> = number & { readonly [kind]?: Kind }
