/**
 * The text in NFC, full-width letters as ordinary ones, without characters that nobody sees.
 * @example toOrdinaryCharacters('ＳＰ') // 'SP'
 */
export function toOrdinaryCharacters(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
}

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
