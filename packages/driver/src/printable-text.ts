// C0 and C1 control characters, the line and paragraph separators, and the marks that reorder text on a screen.
// Newlines stay here: both functions below deal with them after this.
const unprintable = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
// A whole escape sequence goes, so that "\x1b[31mred" becomes "red" and not "[31mred".
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/gu

/**
 * Text from outside (a library's name, a compiler's log), made safe to print on a terminal over several lines.
 *
 * Removes escape sequences, control characters and the marks that reorder text. Newlines stay; a tab becomes a space.
 */
export function printableLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll('\t', ' ').replace(escapeSequence, '').replace(unprintable, '')
}

/** The same for a single line: a newline becomes a space too. */
export function printableText(text: string): string {
  return printableLines(text).replaceAll('\n', ' ')
}
