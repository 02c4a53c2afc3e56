// Catalogue: the words of every detector, by its id. A detector without words gets the generic ones, which need no fact of its own.

import { currentDetectorId } from '../../detect/registry.ts'
import type { CatalogueEntry } from './entry.ts'
import { catalogue } from './generated/entries.ts'

export const genericEntry: CatalogueEntry = {
  looksFor: 'a measure outside of its usual range',
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

/** The words of a detector, also under an id that it had before; the generic ones when it has none. */
export function getEntry(detector: string): CatalogueEntry {
  const id = currentDetectorId(detector)
  return Object.hasOwn(catalogue, id) ? (catalogue[id] ?? genericEntry) : genericEntry
}
