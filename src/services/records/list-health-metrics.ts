import type { Language } from '../../domain/vocabulary.ts'
import type { LookupsContext } from './context.ts'
import { type FigureList, listFigures } from './list-figures.ts'
import type { RecordsQuery } from './to-lookup.ts'

const list: FigureList = {
  name: 'health_metrics',
  subject: 'health',
  publisher: 'datasus',
  figures: ['hospitals', 'beds', 'coverage', 'mortality_rate'],
}

/** Health figures of municipalities and states, as DATASUS publishes them. */
export function listHealthMetrics(context: LookupsContext, query: RecordsQuery, language: Language) {
  return listFigures(context, { list, query, language })
}
