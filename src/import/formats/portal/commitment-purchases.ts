// Purchases that were made by commitment note alone, as the project "Tá de Pé" collected them: the note stands for the
// contract (Lei 8.666 art. 62), and its code is the purchase's id.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { personTypeOf } from '../../forms/row-fields.ts'
import { readObject, readSupplier } from './portal-acts.ts'

export const commitmentPurchases = defineCsvImporter(
  {
    id: 'commitment_purchases',
    source: 'portal_transparencia',
    columns: {
      code: ['codigo_contrato'],
      unit: ['cd_orgao'],
      unitName: ['nm_orgao'],
      personType: ['tp_documento_contratado'],
      supplier: ['nr_documento_contratado'],
      start: ['dt_inicio_vigencia'],
      end: ['dt_final_vigencia'],
      value: ['vl_contrato'],
      object: ['descricao_objeto_contrato'],
      tender: ['nr_licitacao'],
      tenderUnit: ['cd_orgao_lic'],
      changed: ['tem_alteracoes'],
    },
    required: ['code', 'unit', 'supplier', 'value', 'changed'],
  },
  ({ fields, cell, record, missing }) => {
    const code = fields.code('code', 'contract_id')
    if (code === undefined) return missing('code')
    const description = readObject(fields, 'object')
    const tender = fields.code('tender', 'tender_id')
    const tenderUnit = fields.code('tenderUnit', 'tender_id')
    if (/^true$/i.test(cell('changed')?.trim() ?? '')) fields.note('value', 'changed_after_signature')
    return record<ActRecord>(code, {
      record_kind: 'contract',
      contract_id: code,
      tender_id: tender === undefined || tenderUnit === undefined ? undefined : `${tenderUnit}-${tender}`,
      organization_id: fields.code('unit', 'organization_id'),
      organization: fields.text('unitName', 'organization'),
      ...readSupplier(fields, 'supplier', personTypeOf(cell('personType'))),
      description,
      contract_type: inferContractType({ text: description }),
      value: fields.amount('value', 'value'),
      start_date: fields.date('start', 'start_date'),
      end_date: fields.date('end', 'end_date'),
    })
  },
)
