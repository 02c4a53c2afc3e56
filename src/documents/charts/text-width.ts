// How wide text is, without a screen: DejaVu Sans, the widest of the common faces without serifs, so that text of another has room.

const firstCodes = [0x20, 0xa0]
/** Thousandths of the size, from space to tilde and from the hard space to `U+00FF`. */
const widths = [
  318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636, 636, 636, 636, 636, 636,
  636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632, 575, 775, 752, 295, 295, 656, 557, 863,
  748, 787, 603, 787, 695, 635, 611, 732, 684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635,
  615, 352, 635, 634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592, 525, 636,
  337, 636, 838, 318, 401, 636, 636, 636, 636, 337, 500, 500, 1000, 471, 612, 838, 361, 1000, 500, 500, 838, 401, 401,
  500, 636, 636, 318, 500, 401, 471, 612, 969, 969, 969, 531, 684, 684, 684, 684, 684, 684, 974, 698, 632, 632, 632,
  632, 295, 295, 295, 295, 775, 748, 787, 787, 787, 787, 787, 838, 787, 732, 732, 732, 732, 611, 605, 630, 613, 613,
  613, 613, 613, 613, 982, 550, 615, 615, 615, 615, 278, 278, 278, 278, 612, 634, 612, 612, 612, 612, 612, 838, 612,
  634, 634, 634, 634, 592, 635, 592,
]
const ofOthers = 780
/** The library takes the width of this sign for the height of a line. */
const lineSign = 0x56fd
const ofLine = 1250

/** Width in the unit of the size. @example textWidth('i', 1000) // 278 */
export function textWidth(text: string, size: number): number {
  let sum = 0
  for (const character of text) sum += widthOf(character.codePointAt(0) ?? 0)
  return (sum * size) / 1000
}

/** In lines of a width, cut with an ellipsis behind the last; a word too long for a line is cut anywhere. */
export function wrapText(text: string, { size, width, lines }: { size: number; width: number; lines: number }): string {
  const fits = (line: string): boolean => textWidth(line, size) <= width
  const wrapped: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = wrapped.at(-1)
    if (last !== undefined && fits(`${last} ${word}`)) wrapped[wrapped.length - 1] = `${last} ${word}`
    else wrapped.push(word)
  }
  const shown = wrapped.slice(0, lines)
  return shown.map((line, at) => shorten(line, fits, at === lines - 1 && wrapped.length > lines ? '…' : '')).join('\n')
}

function shorten(line: string, fits: (line: string) => boolean, end: string): string {
  if (fits(line + end)) return line + end
  const characters = [...line]
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

function widthOf(code: number): number {
  const [ascii = 0, latin = 0] = firstCodes
  if (code >= ascii && code <= 0x7e) return widths[code - ascii] ?? ofOthers
  if (code >= latin && code <= 0xff) return widths[code - latin + 0x7f - ascii] ?? ofOthers
  return code === lineSign ? ofLine : ofOthers
}
