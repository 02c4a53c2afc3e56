/**
 * The text in lower case without accents, position by position: `plainText(t)[i]` stands for `t[i]`, so that a match in the
 * plain text can be cut out of the original.
 * @example plainText('Último Pará') // 'ultimo para'
 */
export function plainText(text: string): string {
  return [...text.normalize('NFC')].map(plainCharacter).join('')
}

function plainCharacter(character: string): string {
  const base = character.normalize('NFD')[0]?.toLowerCase() ?? ' '
  // Characters outside the BMP keep their two places.
  return base.length === character.length ? base : ' '.repeat(character.length)
}
