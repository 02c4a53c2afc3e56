// Contracts as the open data of Compras.gov.br answers them (`modulo-contratos/1_consultarContratos`). A contract
// that is in PNCP too has the id of its control number there. The global value is the current one: the service does not
// state the initial one.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'
import { isOneInstalment, readInstalments } from '../instalments.ts'
import { readUasg } from './uasg-code.ts'

export const comprasGovContracts = defineJsonImporter(
  {
    id: 'compras_gov_contracts',
    source: 'compras_gov',
    keys: ['numeroContrato', 'codigoUnidadeGestora', 'dataVigenciaInicial'],
    decimal: 'point',
  },
  ({ fields, cell, record, missing }) => {
    const number = fields.code('numeroContrato', 'contract_id')
    if (number === undefined) return missing('numeroContrato')
    const unit = readUasg(fields, 'codigoUnidadeGestora')
    if (unit === undefined) return missing('codigoUnidadeGestora')
    // Numbers are unique within a unit.
    const id = fields.code('numeroControlePncpContrato', 'contract_id') ?? `${unit}-${number}`
    const supplier = fields.taxId('niFornecedor', 'supplier_id')
    const description = fields.prose('objeto', 'description')
    // A revenue contract is no purchase; the amount is kept with a note.
    if (/^r/i.test(fields.text('receitaDespesa', 'value') ?? '')) fields.note('value', 'revenue_contract')
    const isDeleted = cell('contratoExcluido') === 'true'
    if (isDeleted) fields.note('status', 'deleted_at_source')
    const modality = readModality(fields, 'nomeModalidadeCompra')
    const value = readValue(fields)
    return record<ActRecord>(number, {
      record_kind: 'contract',
      contract_id: id,
      tender_id:
        fields.code('numeroControlePncpCompra', 'tender_id') ??
        fields.code('idCompra', 'tender_id') ??
        fields.code('numeroCompra', 'tender_id'),
      organization_id: unit,
      organization: fields.text('nomeUnidadeGestora', 'organization') ?? fields.text('nomeOrgao', 'organization'),
      supplier_id: supplier.id,
      supplier: fields.text('nomeRazaoSocialFornecedor', 'supplier'),
      supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
      category: fields.text('nomeCategoria', 'category'),
      description,
      contract_type: inferContractType({ text: description }),
      value,
      modality,
      status: isDeleted ? 'cancelled' : undefined,
      start_date: fields.date('dataVigenciaInicial', 'start_date'),
      end_date: fields.date('dataVigenciaFinal', 'end_date'),
    })
  },
)

/** The global value; one that is that of each instalment is no value of the whole, for which the accumulated one stands. */
function readValue(fields: RowFields): number | undefined {
  const value = fields.amount('valorGlobal', 'value')
  const instalments = readInstalments(fields, [fields.number('valorAcumulado', 'value') || undefined])
  if (value === undefined || !isOneInstalment(value, instalments)) return value
  const whole = instalments.wholes.find((each) => each > value)
  fields.note('value', whole === undefined ? 'may_be_one_instalment' : 'initial_value_is_one_instalment', `${value}`)
  return whole ?? value
}
