import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { namesCovidLaw } from '../../../domain/normalise-legal-basis.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { present, RowFields } from '../../forms/row-fields.ts'
import { type ImportContext, type Importer, provenanceOf, type RowResult } from '../../importer.ts'
import { type CsvDialect, type CsvRow, columnNames, readCsv } from '../../text/read-csv.ts'

const dialect: CsvDialect = { delimiter: ',', quote: '"' }
const required = [
  'id_licitacao',
  'cd_orgao',
  'nr_licitacao',
  'tipo_modalidade_licitacao',
  'descricao_objeto',
  'data_homologacao',
]

/** Federal tenders of the COVID period as the project "Tá de Pé" collected them from the Portal da Transparência. */
export const tadepeTenders: Importer = {
  id: 'tadepe_tenders',
  version: 1,
  source: 'portal_transparencia',
  recognise({ firstLine }) {
    const names = columnNames(firstLine, dialect)
    return required.every((name) => names.includes(name))
  },
  async *read(input, context) {
    for await (const row of readCsv(input, dialect, context)) {
      if ('rejection' in row) yield row
      else yield toResult(row, context)
    }
  },
}

function toResult(row: Extract<CsvRow, { cell: unknown }>, context: ImportContext): RowResult {
  const { line } = row
  const fields = new RowFields(row.cell, { decimal: 'point' })
  fields.notes.push(...row.notes)
  const id = fields.code('id_licitacao', 'contract_id')
  if (id === undefined) return { line, rejection: { reason: 'missing_field', field: 'id_licitacao' } }
  const description = fields.text('descricao_objeto', 'description')?.replace(/^Objeto:\s*/, '')
  const modalityName = fields.text('tipo_modalidade_licitacao', 'modality')
  const modality = modalityName === undefined ? undefined : parseModality(modalityName)
  const awarded = fields.date('data_homologacao', 'award_date')
  const record = present<ActRecord>({
    record_kind: 'tender',
    contract_id: id,
    tender_id: id,
    organization_id: fields.code('cd_orgao', 'organization_id'),
    organization: fields.text('nm_orgao', 'organization'),
    region: fields.region('sigla_estado', 'region'),
    description,
    contract_type: inferContractType({ text: description }),
    value: fields.amount('vl_homologado', 'value'),
    estimated_value: fields.amount('vl_estimado_licitacao', 'estimated_value'),
    modality,
    legal_basis: legalBasis(fields, modality, description),
    status: awarded === undefined ? undefined : 'awarded',
    award_date: awarded,
    proposals_open_date: fields.date('data_abertura', 'proposals_open_date'),
    provenance: provenanceOf(tadepeTenders, context, { line, original_id: id }),
    quality: fields.notes.length === 0 ? undefined : fields.notes,
  })
  return { line, record }
}

/**
 * The file has no legal basis. Lei 13.979/2020, art. 4 is recorded only for a direct award whose object names that law;
 * a mention of the pandemic is no basis, since art. 24 of Lei 8.666 was used in 2020 too.
 */
function legalBasis(
  fields: RowFields,
  modality: string | undefined,
  description: string | undefined,
): string | undefined {
  if (modality !== 'dispensa' && modality !== 'inexigibilidade') return undefined
  if (modality === 'dispensa' && description !== undefined && namesCovidLaw(description)) {
    fields.note('legal_basis', 'read_from_description', 'Lei 13.979/2020')
    return 'lei13979_art4'
  }
  fields.note('legal_basis', 'not_in_source')
  return undefined
}
