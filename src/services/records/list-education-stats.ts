import type { Language } from '../../domain/vocabulary.ts'
import type { LookupsContext } from './context.ts'
import { type FigureList, listFigures } from './list-figures.ts'
import type { RecordsQuery } from './to-lookup.ts'

const list: FigureList = {
  name: 'education_stats',
  subject: 'education',
  publisher: 'inep',
  figures: ['schools', 'students', 'teachers', 'ideb_score'],
}

/** Education figures of municipalities and states, as INEP publishes them. */
export function listEducationStats(context: LookupsContext, query: RecordsQuery, language: Language) {
  return listFigures(context, { list, query, language })
}
