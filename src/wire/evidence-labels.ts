// What stands for evidence that has no name of its own.

import type { Language } from '../domain/vocabulary.ts'

/** Of figures, which open to the query that they come from. */
export const figuresLabel: Readonly<Record<Language, string>> = {
  en: 'Query and records of the figures',
  pt: 'Consulta e registros dos números',
}
