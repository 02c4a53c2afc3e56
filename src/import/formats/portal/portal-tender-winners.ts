// Winners of federal tenders joined with the company register. The item keys were dropped by the publisher, so one row
// stands for one item won and equal rows are kept as different awards (docs/choices.md#equal-rows), each with a note that says so.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { personTypeOf } from '../../forms/row-fields.ts'
import { portalTenderId } from './portal-acts.ts'

/** Why registers of sanctions name the supplier, by the register. The table gives no days, so that none of them is a sanction in force. */
const registers = [
  { column: 'unfitReason', note: 'named_in_ceis' },
  { column: 'transferReason', note: 'named_in_cepim' },
  { column: 'punishmentReason', note: 'named_in_cnep' },
] as const

export const portalTenderWinners = defineCsvImporter(
  {
    id: 'portal_tender_winners',
    version: 2,
    source: 'portal_transparencia',
    columns: {
      unit: ['cod_ug'],
      number: ['num_licitacao'],
      modality: ['modal_compra'],
      result: ['dat_resultado'],
      supplier: ['cnpj'],
      object: ['objeto'],
      personType: ['tipo_pessoa'],
      name: ['razao_social'],
      status: ['situacao_cadastral'],
      statusDate: ['dat_sit_cadastral'],
      statusReason: ['motiv_sit_cadastral'],
      opened: ['dat_ini_ativ'],
      unfitReason: ['motiv_inidonea'],
      transferReason: ['motiv_impedimento'],
      punishmentReason: ['motiv_punicao'],
    },
    required: ['number', 'unit', 'result', 'supplier', 'name', 'status'],
    dialects: [{ delimiter: '|', quote: null }],
  },
  ({ fields, cell, keyOf, record, missing }) => {
    const unit = fields.code('unit', 'organization_id')
    const number = fields.code('number', 'tender_id')
    if (unit === undefined) return missing('unit')
    if (number === undefined) return missing('number')
    // The remaining columns of the key of a row.
    const left = ['unit', 'number', 'modality', 'result', 'supplier', 'object'] as const
    const key = keyOf(
      'contract_id',
      left.map((column) => (cell(column) ?? '').trim()),
    )
    const modality = fields.text('modality', 'modality')
    const supplier = fields.taxId('supplier', 'supplier_id', personTypeOf(cell('personType')))
    const description = fields.text('object', 'description')
    const status = fields.text('status', 'supplier_status')
    const reason = fields.text('statusReason', 'supplier_status')
    for (const { column, note } of registers) {
      const given = fields.text(column, 'supplier_id')
      if (given !== undefined) fields.note('supplier_id', note, given)
    }
    return record<ActRecord>(`${unit}-${number}`, {
      record_kind: 'award',
      contract_id: `${unit}-${number}-${key}`,
      tender_id: portalTenderId(unit, modality, number),
      organization_id: unit,
      supplier_id: supplier.id,
      supplier: fields.text('name', 'supplier'),
      supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
      supplier_status: [status, reason && `(${reason})`].filter(Boolean).join(' ').toUpperCase() || undefined,
      supplier_status_date: fields.date('statusDate', 'supplier_status_date'),
      supplier_opened: fields.date('opened', 'supplier_opened'),
      description,
      contract_type: inferContractType({ text: description }),
      modality: modality === undefined ? undefined : parseModality(modality),
      status: 'awarded',
      award_date: fields.date('result', 'award_date'),
    })
  },
)
