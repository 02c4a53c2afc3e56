// Normalisation of the legal basis as sources write it.

import { toPlainText } from './object-nature.ts'

/** Prefix of each law in a normalised basis; Lei 14.133/2021 has none. */
const prefixes: Readonly<Record<string, string>> = {
  '14133': '',
  '8666': 'lei8666_',
  '13979': 'lei13979_',
  '13303': 'lei13303_',
  '10520': 'lei10520_',
  '14065': 'lei14065_',
  '14124': 'lei14124_',
  '14217': 'lei14217_',
  '14628': 'lei14628_',
  '14981': 'lei14981_',
  '4320': 'lei4320_',
  '13019': 'lei13019_',
  '11947': 'lei11947_',
  '12462': 'lei12462_',
}

/**
 * Normalised legal basis, e.g. `Lei 14.133/2021, Art. 75, II` → `art75_II`, `Lei 8.666/1993, Art. 24, IV` →
 * `lei8666_art24_IV`, `Lei 13.979/2020, Art. 4º, § 1º` → `lei13979_art4`; a value already in that form is kept.
 * Undefined unless the text names an article of a law in the table.
 */
export function normaliseLegalBasis(text: string): string | undefined {
  const trimmed = text.trim()
  if (/^(lei\d+_)?art\d+[A-Za-z0-9_]*$/.test(trimmed)) return trimmed
  const folded = toPlainText(trimmed)
  const law = /\blei(?:\s+federal)?(?:\s+n[o.ºª]*)?\s*(\d[\d.]*)/.exec(folded)?.[1]?.replaceAll('.', '')
  const prefix = law === undefined ? undefined : prefixes[law]
  const article = /\bart(?:igo)?s?\.?\s*(\d+)/.exec(folded)
  if (prefix === undefined || !article) return undefined
  const rest = folded.slice(article.index + article[0].length)
  return `${prefix}art${article[1]}${item(rest)}`
}

/** True when the text names Lei 13.979/2020, which set no value limit for COVID direct awards. */
export function namesCovidLaw(text: string): boolean {
  return /\b13\.?979\b/.test(text)
}

function item(rest: string): string {
  const roman =
    /^[ºo°]?[\s,.;:-]*(?:caput[\s,.;:-]*)?(?:inciso\s+|inc\.?\s+)?([ivxl]+)\b(?:[\s,.;:-]*(?:alinea\s+)?["']?([a-z])["']?(?![a-z]))?/.exec(
      rest,
    )
  if (roman?.[1] === undefined) return ''
  return `_${roman[1].toUpperCase()}${roman[2] === undefined ? '' : `_${roman[2]}`}`
}
