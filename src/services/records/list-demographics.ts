import type { Language } from '../../domain/vocabulary.ts'
import type { LookupsContext } from './context.ts'
import { type FigureList, listFigures } from './list-figures.ts'
import type { RecordsQuery } from './to-lookup.ts'

const list: FigureList = {
  name: 'demographics',
  subject: 'population',
  publisher: 'ibge',
  figures: ['population', 'area_km2', 'density'],
}

/** Population of municipalities and states, as IBGE publishes it. */
export function listDemographics(context: LookupsContext, query: RecordsQuery, language: Language) {
  return listFigures(context, { list, query, language })
}
