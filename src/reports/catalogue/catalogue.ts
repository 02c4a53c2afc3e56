// Catalogue: the texts of every detector. A detector without an entry gets the generic one, which needs no fact of its own.

import { bidEntries } from './bids.ts'
import { complianceEntries } from './compliance.ts'
import { conflictEntries } from './conflicts.ts'
import { contradictionEntries } from './contradictions.ts'
import type { CatalogueEntry } from './entry.ts'
import { habitEntries } from './habits.ts'
import { patternEntries } from './pattern.ts'
import { priceEntries } from './price.ts'
import { registerEntries } from './registers.ts'
import { relationshipEntries } from './relationship.ts'
import { repeatedSignEntries } from './repeated-signs.ts'
import { temporalEntries } from './temporal.ts'

export const catalogue: Readonly<Record<string, CatalogueEntry>> = {
  ...priceEntries,
  ...patternEntries,
  ...temporalEntries,
  ...relationshipEntries,
  ...complianceEntries,
  ...bidEntries,
  ...habitEntries,
  ...conflictEntries,
  ...contradictionEntries,
  ...registerEntries,
  ...repeatedSignEntries,
}

export const genericEntry: CatalogueEntry = {
  title: { en: 'measure outside of its usual range', pt: 'medida fora da faixa usual' },
  finding: {
    en: 'Indication about {act}: {method|word} gives {score}, against a threshold of {threshold} ({sample_size|records} compared; detector {detector}).',
    pt: 'Indício sobre {act}: {method|word} resulta em {score}, diante do limiar de {threshold} ({sample_size|records} na comparação; detector {detector}).',
  },
  counterfactual: {
    en: 'Short of the threshold of {threshold} this would not be flagged.',
    pt: 'Sem alcançar o limiar de {threshold}, isto não seria apontado.',
  },
  request: {
    en: 'Request from the contracting unit ({organizations}) the files of {count|findings}[ ({money} at risk)], starting with {example}.',
    pt: 'Solicitar à unidade contratante ({organizations}) os processos de {count|findings}[ ({money} em risco)], a começar pelo {example}.',
  },
}

/** The texts of a detector; the generic ones when it has none. */
export function getEntry(detector: string): CatalogueEntry {
  return Object.hasOwn(catalogue, detector) ? (catalogue[detector] ?? genericEntry) : genericEntry
}
