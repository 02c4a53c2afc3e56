import { parseDay, yearOf } from '../../../domain/days.ts'
import type { ReferenceRecord } from '../../../domain/records.ts'
import { findPlace } from '../../forms/reference-place.ts'
import { present, RowFields } from '../../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type JsonRow, readJsonRows } from '../../text/read-json.ts'

/**
 * States and municipalities of IBGE (`/api/v1/localidades/estados`, `/municipios`, nested or `view=nivelado`). The state
 * comes from the code, since the nested micro-region is null for newer municipalities. The list is that of the day of
 * retrieval, which gives the year; it has no figures.
 */
export const ibgeLocalities: Importer = {
  id: 'ibge_localities',
  version: 1,
  source: 'portal_transparencia',
  recognise: ({ text }) =>
    /^\s*[[{]/.test(text) &&
    (text.includes('"municipio-id"') ||
      (/"id"\s*:\s*\d{2}(?:\d{5})?\s*,\s*"(?:sigla|nome)"\s*:/.test(text) &&
        /"(?:microrregiao|regiao-imediata|regiao)"\s*:/.test(text))),
  async *read(input, context) {
    for await (const row of readJsonRows(input, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context)
    }
  },
}

function toResult(row: JsonRow, context: ImportContext): RowResult {
  const { line } = row
  const fields = new RowFields(row.text, { decimal: 'point' })
  fields.notes.push(...row.notes)
  const code = fields.code('id', 'municipality_code') ?? fields.code('municipio-id', 'municipality_code') ?? ''
  const place = findPlace(code)
  if (place === undefined) return { line, rejection: { reason: 'missing_field', field: 'id' } }
  const name = fields.text('nome', 'municipality') ?? fields.text('municipio-nome', 'municipality')
  if (name === undefined) return { line, rejection: { reason: 'missing_field', field: 'nome' } }
  const day = parseDay(context.retrieved_at.slice(0, 10))
  if (day === undefined) return { line, rejection: { reason: 'missing_field', field: 'year' } }
  const year = yearOf(day)
  fields.note('year', 'year_of_retrieval', String(year))
  const record = present<ReferenceRecord>({
    record_kind: 'reference',
    reference_id: `population/${place.id}/${year}/place`,
    subject: 'population',
    year,
    region: place.region,
    municipality_code: place.municipality_code,
    municipality: place.municipality_code === undefined ? undefined : name,
    figures: {},
    provenance: provenanceOf(ibgeLocalities, context, { line, original_id: code }),
    quality: fields.notes,
  })
  return { line, record }
}
