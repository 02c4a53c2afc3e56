import { hash } from 'node:crypto'
import { toPlainText } from '../../../domain/object-nature.ts'
import { aggregateRows, type CountedRow } from '../../forms/aggregate-rows.ts'
import { findPlace } from '../../forms/reference-place.ts'
import { RowFields } from '../../forms/row-fields.ts'
import { excerpt, type ImportContext, type Importer, type Rejection } from '../../importer.ts'
import { type JsonFraming, type JsonRow, readJsonRows } from '../../text/read-json.ts'

const framing: JsonFraming = { envelopes: new Set(['hospitais_leitos']) }

/** The service's own spelling of the word for hospital. */
const beds = 'quantidade_total_de_leitos_do_hosptial'
const disabled = 'motivo_da_desabilitacao_do_hospital,_caso_esteja_desabilitado'

/**
 * Hospitals and beds of the Ministry of Health's open data (`/assistencia-a-saude/hospitais-e-leitos`), added up by
 * municipality. The answer is today's register without a date, so that the year is that of retrieval; a hospital that is
 * answered twice, as happens between its pages, counts once. Where the municipality's code is null its name stands alone.
 */
export const datasusHospitals: Importer = {
  id: 'datasus_hospitals',
  version: 1,
  source: 'portal_transparencia',
  recognise: ({ text }) => /^\s*[[{]/.test(text) && text.includes(`"${beds}"`) && text.includes('"nome_do_hospital"'),
  read: (input, context) =>
    aggregateRows(countedRows(input, context), 'health', { importer: datasusHospitals, context }),
}

async function* countedRows(input: AsyncIterable<Uint8Array>, context: ImportContext) {
  for await (const row of readJsonRows(input, context, framing)) {
    if ('rejection' in row) yield { line: row.line, rejection: row.rejection as Rejection }
    else yield toCounted(row, Number(context.retrieved_at.slice(0, 4)))
  }
}

function toCounted(row: JsonRow, year: number): CountedRow | { readonly line: number; readonly rejection: Rejection } {
  const { line } = row
  const fields = new RowFields(row.text, { decimal: 'point', notes: [...row.notes] })
  const reason = fields.text(disabled, 'hospitals')
  if (reason !== undefined) return { line, rejection: { reason: 'not_in_operation', found: excerpt(reason) } }
  const state = row.text('unidade_da_federacao_onde_fica_o_hospital')?.trim() ?? ''
  const name = fields.text('nome_do_municipio_onde_fica_o_hospital', 'municipality')
  const code = fields.code('codigo_ibge_do_municipio', 'municipality_code')
  const place = findPlace(code ?? '') ?? findPlace(state)
  if (place === undefined) return { line, rejection: { reason: 'unknown_place', found: excerpt(code ?? state) } }
  if (place.municipality_code === undefined && name === undefined)
    return { line, rejection: { reason: 'missing_field', field: 'nome_do_municipio_onde_fica_o_hospital' } }
  if (place.municipality_code === undefined) fields.note('municipality_code', 'not_given')
  fields.note('year', 'year_of_retrieval', String(year))
  const id = place.municipality_code === undefined ? `${place.id}/${toPlainText(name ?? '')}` : place.id
  return {
    line,
    identity: hash('sha256', JSON.stringify(row.value), 'base64url'),
    place: { ...place, id },
    municipality: name,
    year,
    figures: { hospitals: 1, beds: fields.number(beds, 'beds') },
    notes: fields.notes,
  }
}
