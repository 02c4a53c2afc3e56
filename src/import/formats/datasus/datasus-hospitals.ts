// Hospitals and beds of the Ministry of Health's open data (`/assistencia-a-saude/hospitais-e-leitos`), added up by
// municipality. The answer is today's register without a date, so that the year is that of retrieval; a hospital that is
// answered twice, as happens between its pages, counts once. Where the municipality's code is null its name stands alone.

import { hash } from 'node:crypto'
import { toPlainText } from '../../../domain/object-nature.ts'
import { defineJsonImporter, type JsonSourceRow } from '../../forms/define-json-importer.ts'
import { findPlace } from '../../forms/reference-place.ts'
import { sumByPlace } from '../../forms/sum-by-place.ts'
import { excerpt } from '../../importer.ts'

/** The service's own spelling of the word for hospital. */
const beds = 'quantidade_total_de_leitos_do_hosptial'
const disabled = 'motivo_da_desabilitacao_do_hospital,_caso_esteja_desabilitado'

export const datasusHospitals = defineJsonImporter(
  {
    id: 'datasus_hospitals',
    source: 'portal_transparencia',
    keys: [beds, 'nome_do_hospital'],
    decimal: 'point',
    framing: { envelopes: new Set(['hospitais_leitos']) },
  },
  sumByPlace('health', ({ fields, cell, value, missing }: JsonSourceRow<string>, context) => {
    const reason = fields.text(disabled, 'hospitals')
    if (reason !== undefined) return { reason: 'not_in_operation', found: excerpt(reason) }
    const state = cell('unidade_da_federacao_onde_fica_o_hospital')?.trim() ?? ''
    const name = fields.text('nome_do_municipio_onde_fica_o_hospital', 'municipality')
    const code = fields.code('codigo_ibge_do_municipio', 'municipality_code')
    const place = findPlace(code ?? '') ?? findPlace(state)
    if (place === undefined) return { reason: 'unknown_place', found: excerpt(code ?? state) }
    if (place.municipality_code === undefined && name === undefined)
      return missing('nome_do_municipio_onde_fica_o_hospital')
    if (place.municipality_code === undefined) fields.note('municipality_code', 'not_given')
    const year = Number(context.retrieved_at.slice(0, 4))
    fields.note('year', 'year_of_retrieval', String(year))
    const id = place.municipality_code === undefined ? `${place.id}/${toPlainText(name ?? '')}` : place.id
    return {
      identity: hash('sha256', JSON.stringify(value), 'base64url'),
      place: { ...place, id },
      municipality: name,
      year,
      figures: { hospitals: 1, beds: fields.count(beds, 'beds') },
    }
  }),
)
