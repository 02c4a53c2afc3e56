// Figures of places and years, newest year first by default; each list has some of them.

import type { figureNames } from '../../dataset/dataset.ts'
import { unitOfMunicipality } from '../../dataset/selection.ts'
import type { ReferenceRecord } from '../../domain/records.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { ShownRecord } from '../../records/lookup-task.ts'
import type { LookupsContext } from './context.ts'
import { listRecords } from './list-records.ts'
import type { Listing, RecordsQuery } from './to-lookup.ts'

export interface FigureList {
  readonly name: string
  readonly subject: ReferenceRecord['subject']
  readonly publisher: 'ibge' | 'datasus' | 'inep'
  readonly figures: readonly (typeof figureNames)[number][]
}

/** Lists one page of the figures of `list`. */
export function listFigures(list: FigureList) {
  const listing: Listing = {
    name: list.name,
    table: 'references',
    where: [{ type: 'compare', column: 'subject', operator: 'eq', value: list.subject }],
    columns: {
      city_code: 'municipality',
      state: 'region',
      year: 'year',
      synthetic: 'synthetic',
      ...Object.fromEntries(list.figures.map((name) => [name, name])),
    },
    order: [
      { column: 'year', direction: 'descending' },
      { column: 'municipality', direction: 'ascending' },
    ],
  }
  const presentation = { toItem: (shown: ShownRecord) => toFiguresItem(shown, list), publisher: list.publisher }
  return (context: LookupsContext, query: RecordsQuery, language: Language) =>
    listRecords(context, { listing, query, language }, presentation)
}

function toFiguresItem({ record_id, record }: ShownRecord, { figures }: FigureList) {
  const {
    municipality_code,
    municipality,
    region,
    year,
    figures: found,
    provenance,
    quality,
    synthetic,
  } = record as ReferenceRecord
  const state = region ?? (municipality_code === undefined ? undefined : unitOfMunicipality(municipality_code))
  return {
    ...(record_id !== undefined && { record_id }),
    ...(municipality_code !== undefined && { city_code: municipality_code }),
    ...(municipality !== undefined && { city: municipality }),
    ...(state !== undefined && { state }),
    year,
    ...Object.fromEntries(figures.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]]))),
    provenance,
    ...(quality !== undefined && { quality }),
    ...(synthetic !== undefined && { synthetic }),
  }
}
