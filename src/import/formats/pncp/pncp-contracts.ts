// Contracts and commitment notes as PNCP's consultation API answers them (`/v1/contratos`): array, one object, or
// `{"data":[…]}`.

import { toSphere } from '../../../domain/government-sphere.ts'
import { inferContractType } from '../../../domain/infer-contract-type.ts'
import type { ActRecord, RecordAmendment } from '../../../domain/records.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { personTypeOf, type RowFields } from '../../forms/row-fields.ts'
import { isOneInstalment, readInstalments } from '../instalments.ts'

/** `categoriaProcesso.id` of PNCP's domain table; ambiguous categories are undefined. */
const kinds: Readonly<Record<string, ActRecord['kind']>> = {
  2: 'goods',
  6: 'service',
  7: 'works',
  8: 'service',
  9: 'works',
  10: 'service',
}
const LEASE_CATEGORY = '5'
/** `tipoContrato.id` of a commitment note. */
const NOTE_TYPE = '7'

export const pncpContracts = defineJsonImporter(
  {
    id: 'pncp_contracts',
    source: 'compras_gov',
    keys: ['numeroControlePNCP', /"(numeroContratoEmpenho|objetoContrato)"/],
    decimal: 'point',
    state: { number: 'numeroRetificacao', dates: ['dataAtualizacaoGlobal', 'dataAtualizacao'] },
  },
  ({ fields, cell, record, missing }) => {
    const id = fields.code('numeroControlePNCP', 'contract_id')
    if (id === undefined) return missing('numeroControlePNCP')
    const supplier = fields.taxId('niFornecedor', 'supplier_id', personTypeOf(cell('tipoPessoa')))
    const description = fields.text('objetoContrato', 'description')
    const category = fields.code('categoriaProcesso.id', 'kind') ?? ''
    const kind = kinds[category]
    // A revenue contract is no purchase; the amount is kept with a note.
    if (cell('receita') === 'true') fields.note('value', 'revenue_contract')
    const amounts = readAmounts(fields)
    return record<ActRecord>(id, {
      record_kind: 'contract',
      contract_id: id,
      // The service uses both spellings of the key.
      tender_id:
        fields.code('numeroControlePncpCompra', 'tender_id') ?? fields.code('numeroControlePNCPCompra', 'tender_id'),
      instrument: fields.code('tipoContrato.id', 'instrument') === NOTE_TYPE ? 'commitment_note' : undefined,
      organization_id: fields.taxId('orgaoEntidade.cnpj', 'organization_id', 'company').id,
      organization: fields.text('orgaoEntidade.razaoSocial', 'organization'),
      organization_sphere: toSphere(cell('orgaoEntidade.esferaId')),
      region: fields.region('unidadeOrgao.ufSigla', 'region'),
      municipality_code: fields.code('unidadeOrgao.codigoIbge', 'municipality_code'),
      supplier_id: supplier.id,
      supplier: fields.text('nomeRazaoSocialFornecedor', 'supplier'),
      supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
      category: fields.text('categoriaProcesso.nome', 'category'),
      description,
      kind,
      contract_type: category === LEASE_CATEGORY ? 'LEASE' : inferContractType({ kind, text: description }),
      ...amounts,
      signing_date: fields.date('dataAssinatura', 'signing_date'),
      publication_date: fields.date('dataPublicacaoPncp', 'publication_date'),
      start_date: fields.date('dataVigenciaInicio', 'start_date'),
      end_date: fields.date('dataVigenciaFim', 'end_date'),
    })
  },
)

/**
 * `value` is the initial one, to which amendments add; where the source gives a global value that differs, the
 * difference is an amendment of unknown kind, since the service does not say whether it was added or readjusted. An
 * initial value that is one of several instalments is no value of the whole, so that the global or accumulated one stands for it.
 */
function readAmounts(fields: RowFields): {
  readonly value: number | undefined
  readonly amendments: readonly RecordAmendment[] | undefined
} {
  const initial = fields.amount('valorInicial', 'value')
  const total = fields.number('valorGlobal', 'value') || undefined
  const accumulated = fields.number('valorAcumulado', 'value') || undefined
  const whole = total ?? accumulated
  if (initial === undefined) return { value: whole, amendments: undefined }
  if (total !== undefined && accumulated !== undefined && Math.abs(total - accumulated) > 0.01)
    fields.note('value', 'differs_from_accumulated_value', `${total} and ${accumulated}`)
  const instalments = readInstalments(fields, [total, accumulated])
  if (isOneInstalment(initial, instalments)) {
    const larger = instalments.wholes.find((each) => each > initial)
    if (larger !== undefined) {
      fields.note('value', 'initial_value_is_one_instalment', `${initial} of ${larger}`)
      return { value: larger, amendments: undefined }
    }
    fields.note('value', 'may_be_one_instalment', String(initial))
  }
  const delta = total === undefined ? 0 : (Math.round(total * 10_000) - Math.round(initial * 10_000)) / 10_000
  // Where both values are given and equal, the state says that there is no growth, which an earlier one may have said.
  if (delta === 0) return { value: initial, amendments: total === undefined ? undefined : [] }
  return { value: initial, amendments: [{ kind: 'other', value_delta: delta }] }
}
