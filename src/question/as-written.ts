// What a question says and no rule takes, in its own words: what is written without a space stays one word where it has figures.

import type { Line } from './line.ts'

/** The texts of tokens by their indexes, each once: `R$ 1e309`, `HB20`, `8.666/93`. `taken`: tokens that rules have read. */
export function asWritten(line: Line, indexes: readonly number[], taken: ReadonlySet<number>): readonly string[] {
  return [...new Set(indexes.map((at) => textAt(line, at, taken)))]
}

function textAt({ text, tokens }: Line, at: number, taken: ReadonlySet<number>): string {
  const isFree = (index: number) => tokens[index] !== undefined && !taken.has(index)
  let [from, last] = [at, at]
  while (tokens[from]?.glued && isFree(from - 1) && at - from < reach) from--
  while (tokens[last + 1]?.glued && isFree(last + 1) && last - at < reach) last++
  while (from < at && tokens[from]?.type === 'mark' && !signs.has(tokens[from]?.text ?? '')) from++
  while (last > at && tokens[last]?.type === 'mark') last--
  if (isCurrency(tokens[from - 1]?.plain) && isFree(from - 1)) from--
  const own = tokens.slice(from, last + 1)
  const isFigure = own.some(({ type, plain }) => type === 'number' || isCurrency(plain))
  return isFigure ? text.slice(own[0]?.start, own.at(-1)?.end) : (tokens[at]?.text ?? '')
}

/** Tokens to either side. */
const reach = 8
const signs = new Set(['-', '+', 'R$', 'r$'])

function isCurrency(plain: string | undefined): boolean {
  return plain === 'r$'
}
