// States and municipalities of IBGE (`/api/v1/localidades/estados`, `/municipios`, nested or `view=nivelado`). The state
// comes from the code, since the nested micro-region is null for newer municipalities. The list is that of the day of
// retrieval, which gives the year; it has no figures.

import { parseDay, yearOf } from '../../../domain/days.ts'
import type { ReferenceRecord } from '../../../domain/records.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { findPlace } from '../../forms/reference-place.ts'
import { missingField } from '../../forms/source-row.ts'

export const ibgeLocalities = defineJsonImporter(
  {
    id: 'ibge_localities',
    source: 'portal_transparencia',
    keys: [
      /"municipio-id"|"id"\s*:\s*\d{2}(?:\d{5})?\s*,\s*"(?:sigla|nome)"\s*:/,
      /"municipio-id"|"(?:microrregiao|regiao-imediata|regiao)"\s*:/,
    ],
    decimal: 'point',
  },
  ({ fields, record, missing }, context) => {
    const code = fields.code('id', 'municipality_code') ?? fields.code('municipio-id', 'municipality_code') ?? ''
    const place = findPlace(code)
    if (place === undefined) return missing('id')
    const name = fields.text('nome', 'municipality') ?? fields.text('municipio-nome', 'municipality')
    if (name === undefined) return missing('nome')
    const day = parseDay(context.retrieved_at.slice(0, 10))
    if (day === undefined) return missingField('year')
    const year = yearOf(day)
    fields.note('year', 'year_of_retrieval', String(year))
    return record<ReferenceRecord>(code, {
      record_kind: 'reference',
      reference_id: `population/${place.id}/${year}/place`,
      subject: 'population',
      year,
      region: place.region,
      municipality_code: place.municipality_code,
      municipality: place.municipality_code === undefined ? undefined : name,
      figures: {},
    })
  },
)
