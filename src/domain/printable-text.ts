// Text of others as a terminal or a file may be given it: no character of it moves the cursor, changes colours or turns lines around.

/** Controls other than line ends and tabs, halves of characters, and the marks that turn the direction of a line. */
const unsafe = /[^\P{Cc}\n\t]|\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** The text with a sign in the place of each such character. */
export function printableText(text: string): string {
  return text.replace(unsafe, '\ufffd')
}

/** The same on one line. */
export function printableLine(text: string): string {
  return printableText(text.replace(/[\n\t]+/g, ' '))
}
