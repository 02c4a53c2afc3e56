// Normalisation of tender modalities, from names and from PNCP's codes.

import { toPlainText } from './object-nature.ts'

/** The first match wins: a "pregão" of any form is a pregão, and the name of a direct award contains its kind. */
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

/** Normalised modality of a name as sources write it, e.g. `Pregão - Eletrônico` → `pregao`; `other` for a name outside the table. */
export function parseModality(name: string): string {
  const folded = toPlainText(name)
  return names.find(([pattern]) => pattern.test(folded))?.[1] ?? 'other'
}

/** Normalised modality of PNCP's code. */
export function modalityOfPncpId(id: number): string | undefined {
  return byPncpId[id]
}
