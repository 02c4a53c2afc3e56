/**
 * The first so many characters of a text: none is cut in two.
 * @example firstCharacters('a😀b', 2) // 'a😀'
 */
export function firstCharacters(text: string, count: number): string {
  return text.length <= count ? text : [...text.slice(0, 2 * count)].slice(0, count).join('')
}
