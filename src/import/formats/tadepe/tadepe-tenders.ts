// Federal tenders of the COVID period as the project "Tá de Pé" collected them from the Portal da Transparência.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { namesCovidLaw } from '../../../domain/normalise-legal-basis.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { csvDialects, defineCsvImporter } from '../../forms/define-csv-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'

export const tadepeTenders = defineCsvImporter(
  {
    id: 'tadepe_tenders',
    source: 'portal_transparencia',
    columns: {
      id: ['id_licitacao'],
      body: ['cd_orgao'],
      bodyName: ['nm_orgao'],
      region: ['sigla_estado'],
      number: ['nr_licitacao'],
      modality: ['tipo_modalidade_licitacao'],
      object: ['descricao_objeto'],
      value: ['vl_homologado'],
      estimate: ['vl_estimado_licitacao'],
      awarded: ['data_homologacao'],
      opened: ['data_abertura'],
    },
    required: ['id', 'body', 'number', 'modality', 'object', 'awarded'],
    dialects: [csvDialects.comma],
  },
  ({ fields, record, missing }) => {
    const id = fields.code('id', 'contract_id')
    if (id === undefined) return missing('id')
    const description = fields.text('object', 'description')?.replace(/^Objeto:\s*/, '')
    const modality = readModality(fields, 'modality')
    const awarded = fields.date('awarded', 'award_date')
    return record<ActRecord>(id, {
      record_kind: 'tender',
      contract_id: id,
      tender_id: id,
      organization_id: fields.code('body', 'organization_id'),
      organization: fields.text('bodyName', 'organization'),
      region: fields.region('region', 'region'),
      description,
      contract_type: inferContractType({ text: description }),
      value: fields.amount('value', 'value'),
      estimated_value: fields.amount('estimate', 'estimated_value'),
      modality,
      legal_basis: legalBasisOf(modality, description ?? '', fields),
      status: awarded === undefined ? undefined : 'awarded',
      award_date: awarded,
      proposals_open_date: fields.date('opened', 'proposals_open_date'),
    })
  },
)

/**
 * The file has no legal basis. Lei 13.979/2020, art. 4 is recorded only for a direct award whose object names that law;
 * a mention of the pandemic is no basis, since art. 24 of Lei 8.666 was used in 2020 too.
 */
function legalBasisOf(
  modality: string | undefined,
  description: string,
  fields: Pick<RowFields, 'note'>,
): string | undefined {
  if (modality !== 'dispensa' && modality !== 'inexigibilidade') return undefined
  if (modality === 'dispensa' && namesCovidLaw(description)) {
    fields.note('legal_basis', 'read_from_description', 'Lei 13.979/2020')
    return 'lei13979_art4'
  }
  fields.note('legal_basis', 'not_in_source')
  return undefined
}
