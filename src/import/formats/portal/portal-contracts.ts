// Contracts as the Portal da Transparência publishes them by month (`Compras`).

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import type { ActRecord, RecordAmendment } from '../../../domain/records.ts'
import { sumDecimals } from '../../../domain/sum-decimals.ts'
import { readLegalBasis, readModality } from '../../forms/act-fields.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'
import { portalContractId, portalTenderId, readActStatus, readObject, readSupplier } from './portal-acts.ts'

export const portalContracts = defineCsvImporter(
  {
    id: 'portal_contracts',
    source: 'portal_transparencia',
    columns: {
      number: ['numero do contrato', 'numero contrato'],
      object: ['objeto'],
      basis: ['fundamento legal'],
      modality: ['modalidade compra', 'modalidade de compra'],
      status: ['situacao contrato'],
      body: ['codigo orgao'],
      bodyName: ['nome orgao'],
      unit: ['codigo ug'],
      unitName: ['nome ug'],
      signed: ['data assinatura contrato'],
      published: ['data publicacao dou'],
      start: ['data inicio vigencia', 'data inicio da vigencia'],
      end: ['data fim vigencia', 'data fim da vigencia'],
      supplier: ['codigo contratado', 'cnpj contratado', 'cpf/cnpj contratado'],
      supplierName: ['nome contratado'],
      tender: ['numero licitacao', 'numero da licitacao'],
      tenderUnit: ['codigo ug licitacao'],
      tenderModality: ['modalidade compra licitacao'],
      initial: ['valor inicial compra', 'valor inicial da compra'],
      final: ['valor final compra', 'valor final da compra'],
    },
    required: ['number', 'unit', 'signed', 'initial'],
  },
  ({ fields, cell, record, missing }) => {
    const number = fields.code('number', 'contract_id')
    const unit = fields.code('unit', 'organization_id')
    if (number === undefined) return missing('number')
    if (unit === undefined) return missing('unit')
    const description = readObject(fields, 'object')
    const tender = fields.code('tender', 'tender_id')
    const tenderUnit = fields.code('tenderUnit', 'tender_id')
    return record<ActRecord>(number, {
      record_kind: 'contract',
      contract_id: portalContractId(unit, number),
      tender_id:
        tender === undefined || tenderUnit === undefined
          ? undefined
          : portalTenderId(tenderUnit, cell('tenderModality')?.trim(), tender),
      organization_id: unit,
      organization: fields.text('unitName', 'organization') ?? fields.text('bodyName', 'organization'),
      ...readSupplier(fields, 'supplier'),
      supplier: fields.text('supplierName', 'supplier'),
      description,
      contract_type: inferContractType({ text: description }),
      ...readValue(fields),
      modality: readModality(fields, 'modality', 'tenderModality'),
      legal_basis: readLegalBasis(fields, 'basis'),
      status: readActStatus(fields, 'status'),
      signing_date: fields.date('signed', 'signing_date'),
      publication_date: fields.date('published', 'publication_date'),
      start_date: fields.date('start', 'start_date'),
      end_date: fields.date('end', 'end_date'),
    })
  },
)

/**
 * The value at signature, and the change since. Amendments have no values in the Portal's files, so that only their sum is
 * known: additions, readjustments or renewals, therefore of kind `other`.
 */
export function readValue(fields: Pick<RowFields<'initial' | 'final'>, 'number' | 'note'>): {
  readonly value: number | undefined
  readonly amendments: readonly RecordAmendment[] | undefined
} {
  const initial = fields.number('initial', 'value')
  const final = fields.number('final', 'value')
  if (initial === undefined || initial === 0) {
    if (final === undefined || final === 0) {
      if (initial === 0 || final === 0) fields.note('value', 'zero_means_absent', '0')
      return { value: undefined, amendments: undefined }
    }
    fields.note('value', 'final_value_used')
    return { value: final, amendments: undefined }
  }
  // A final value of zero was not filled in.
  if (final === undefined || final === 0 || final === initial) return { value: initial, amendments: undefined }
  if (final < 0) {
    fields.note('amendments', 'negative_final_value', String(final))
    return { value: initial, amendments: undefined }
  }
  fields.note('amendments', 'final_minus_initial_value')
  return { value: initial, amendments: [{ kind: 'other', value_delta: sumDecimals([final, -initial]) }] }
}
