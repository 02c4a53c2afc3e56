import { toPlainText } from './object-nature.ts'

/** First match wins: a "pregão" of any form is a pregão, and a direct award says so in its name. */
const names: readonly (readonly [RegExp, string])[] = [
  [/pregao/, 'pregao'],
  [/inexigibilidade/, 'inexigibilidade'],
  [/dispensa/, 'dispensa'],
  [/concorrencia/, 'concorrencia'],
  [/tomada de precos|tomada_de_precos/, 'tomada_de_precos'],
  [/convite/, 'convite'],
  [/concurso/, 'concurso'],
  [/leilao/, 'leilao'],
  [/credenciamento/, 'credenciamento'],
]

/** PNCP's `modalidadeId` (manual of the consultation API). */
const byPncpId: Readonly<Record<number, string>> = {
  1: 'leilao',
  3: 'concurso',
  4: 'concorrencia',
  5: 'concorrencia',
  6: 'pregao',
  7: 'pregao',
  8: 'dispensa',
  9: 'inexigibilidade',
  12: 'credenciamento',
  13: 'leilao',
}

/** Normalised modality of a name as sources write it, e.g. `Pregão - Eletrônico` → `pregao`; `other` when the name is none of ours. */
export function parseModality(name: string): string {
  const folded = toPlainText(name)
  return names.find(([pattern]) => pattern.test(folded))?.[1] ?? 'other'
}

/** Normalised modality of PNCP's code. */
export function modalityOfPncpId(id: number): string | undefined {
  return byPncpId[id]
}
