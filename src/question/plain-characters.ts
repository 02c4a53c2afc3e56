/**
 * The text in lower case without accents, of the same length: a match in the plain text has the same place in the
 * original.
 * @example toPlainCharacters('Último Pará') // 'ultimo para'
 */
export function toPlainCharacters(text: string): string {
  return [...text.normalize('NFC')].map(plainCharacter).join('')
}

function plainCharacter(character: string): string {
  const base = character.normalize('NFD')[0]?.toLowerCase() ?? ' '
  // Characters outside the BMP keep their two code units.
  return base.length === character.length ? base : ' '.repeat(character.length)
}
