// What stands for evidence that has no name of its own.

import type { Language } from '../domain/vocabulary.ts'

type Label = Readonly<Record<Language, string>>

const figures: Label = { en: 'Query and records of the figures', pt: 'Consulta e registros dos números' }

/** By the id of the figures, which say what else than the answer itself they are of. */
const ofOthers: Readonly<Record<string, Label>> = {
  whole: { en: 'Query and records of the whole', pt: 'Consulta e registros do todo' },
  peers: { en: 'Query and records of the peers', pt: 'Consulta e registros dos pares' },
  listed: { en: 'Contracts of the listed suppliers', pt: 'Contratos dos fornecedores que constam' },
  before: { en: 'Before the filter that left none', pt: 'Antes do filtro que não deixou nenhum' },
  held: { en: 'All that is held', pt: 'Tudo o que está guardado' },
}

/** Of figures, which open to the query that they come from. */
export function figuresLabel(id: string, language: Language): string {
  return (ofOthers[id] ?? figures)[language]
}

/** Of a run, which opens to its progress. */
export const runLabel: Label = { en: 'Progress of the investigation', pt: 'Andamento da investigação' }
