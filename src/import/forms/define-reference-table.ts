// Importers of tables of reference figures: one row a place and year, columns by many titles.

import type { ReferenceRecord } from '../../domain/records.ts'
import { excerpt, type Importer, type Rejection } from '../importer.ts'
import { csvDialects, defineCsvImporter } from './define-csv-importer.ts'
import { findPlace, parseYear, type ReferencePlace } from './reference-place.ts'
import { missingField, type SourceRow } from './source-row.ts'

/** Figures of one subject. */
export interface ReferenceTable<F extends string> {
  readonly id: string
  readonly subject: ReferenceRecord['subject']
  /** Titles under which each figure stands. */
  readonly figures: Readonly<Record<F, readonly string[]>>
  /** The figures that are no numbers of things: in the others, either sign groups thousands. */
  readonly rates: readonly NoInfer<F>[]
}

const placeColumns = {
  municipality: [
    'municipality_code',
    'city_code',
    'codigo_municipio',
    'cod_municipio',
    'co_municipio',
    'id_municipio',
    'codmun',
    'codigo_ibge',
    'ibge',
    'municipio_codigo',
  ],
  state: ['state', 'uf', 'sg_uf', 'sigla_uf', 'co_uf', 'codigo_uf', 'estado'],
  year: ['year', 'ano', 'nu_ano', 'nu_ano_censo', 'competencia_ano'],
  name: ['city', 'municipality', 'municipio', 'no_municipio', 'nome_municipio', 'nm_municipio'],
}
/** Columns that subdivide a place: by school network, by location. */
const partColumns = {
  network: ['rede'],
  dependence: ['dependencia'],
  dependenceType: ['tp_dependencia'],
  location: ['localizacao'],
  locationType: ['tp_localizacao'],
}
type PlaceColumn = keyof typeof placeColumns | keyof typeof partColumns

/** An importer of such tables. An unknown column is reported; a blank figure is absent. */
export function defineReferenceTable<F extends string>({ id, subject, figures, rates }: ReferenceTable<F>): Importer {
  const names = Object.keys(figures) as F[]
  return defineCsvImporter<PlaceColumn | F>(
    {
      id,
      source: 'portal_transparencia',
      columns: { ...placeColumns, ...partColumns, ...figures } as Record<PlaceColumn | F, readonly string[]>,
      required: [['municipality', 'state'], 'year', names],
      dialects: [csvDialects.semicolon, csvDialects.comma, csvDialects.tab],
    },
    (row) => {
      const { fields, cell, record } = row
      const place = readPlace(row)
      if ('reason' in place) return place
      const year = parseYear(cell('year') ?? '')
      if (year === undefined) return missingField('year')
      const columns = names.filter((name) => cell(name) !== undefined)
      const values = columns.flatMap((name) => {
        const value = rates.includes(name) ? fields.number(name, name) : fields.count(name, name)
        return value === undefined ? [] : [[name, value] as const]
      })
      if (values.length === 0) return { reason: 'no_figures' }
      return record<ReferenceRecord>(`${place.id}/${year}`, {
        record_kind: 'reference',
        // Tables with different figures of one place and year are separate records.
        reference_id: `${subject}/${place.id}/${year}/${columns.sort().join('+')}`,
        subject,
        year,
        region: place.region,
        municipality_code: place.municipality_code,
        municipality: place.municipality_code === undefined ? undefined : fields.text('name', 'municipality'),
        figures: Object.fromEntries(values),
      })
    },
  )
}

/** The place of a row, or a rejection for a row about a part of a place. */
function readPlace({ cell }: Pick<SourceRow<PlaceColumn>, 'cell'>): ReferencePlace | Rejection {
  const parts = (Object.keys(partColumns) as PlaceColumn[]).map((column) => cell(column) ?? '')
  const part = parts.find((text) => !/^(total|)$/i.test(text.trim()))
  if (part !== undefined) return { reason: 'not_a_total', found: excerpt(part) }
  const [municipality, state] = (['municipality', 'state'] as const).map((column) => cell(column)?.trim() ?? '')
  const place = findPlace(municipality ?? '') ?? findPlace(state ?? '')
  if (place === undefined || (municipality !== '' && place.municipality_code === undefined))
    return { reason: 'unknown_place', found: excerpt(municipality || state || '') }
  return place
}
