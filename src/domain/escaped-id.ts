// Texts within ids of entities: letters and digits as they are, everything else as `~` and two hexadecimal digits.

/** What stands for a text in an id. */
export function escapeId(text: string): string {
  return encodeURIComponent(text)
    .replace(/[!~*'()]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`)
    .replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => `~${hex.toLowerCase()}`)
}

/** The text that an id was made of. */
export function unescapeId(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('~', '%'))
  } catch {
    // What no id was escaped to is the id of nothing.
    return ''
  }
}
