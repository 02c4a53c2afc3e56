// IBGE's population estimates by municipality as CSV. The file has no column for the year: its name holds it, unless a
// column `year` does.

import type { ReferenceRecord } from '../../../domain/records.ts'
import { csvDialects, defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { findPlace, parseYear, yearOfFile } from '../../forms/reference-place.ts'
import { missingField } from '../../forms/source-row.ts'

export const ibgePopulation = defineCsvImporter(
  {
    id: 'ibge_population',
    source: 'portal_transparencia',
    columns: {
      state: ['state'],
      code: ['city_ibge_code'],
      city: ['city'],
      population: ['estimated_population'],
      year: ['year', 'ano'],
    },
    required: ['state', 'code', 'city', 'population'],
    dialects: [csvDialects.comma],
  },
  ({ fields, cell, record, missing }, context) => {
    const place = findPlace(cell('code') ?? '')
    if (place?.municipality_code === undefined) return missing('code')
    const own = parseYear(cell('year') ?? '')
    const year = own ?? yearOfFile(context.file)
    if (year === undefined) return missingField('year')
    if (own === undefined) fields.note('year', 'read_from_file_name', String(year))
    const population = fields.count('population', 'population')
    if (population === undefined) return missing('population')
    const state = fields.region('state', 'region')
    if (state !== undefined && state !== place.region) fields.note('region', 'differs_from_code', state)
    return record<ReferenceRecord>(place.municipality_code, {
      record_kind: 'reference',
      reference_id: `population/${place.id}/${year}`,
      subject: 'population',
      year,
      region: place.region,
      municipality_code: place.municipality_code,
      municipality: fields.text('city', 'municipality'),
      figures: { population },
    })
  },
)
