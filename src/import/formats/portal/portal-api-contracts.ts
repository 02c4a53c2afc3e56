// Contracts as the Portal's API answers them (`/contratos`). They are the contracts of the monthly files, under the same
// ids.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import type { ActRecord } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { portalContractId, readActStatus, readObject } from './portal-acts.ts'
import { readValue } from './portal-contracts.ts'

export const portalApiContracts = defineJsonImporter(
  {
    id: 'portal_api_contracts',
    source: 'portal_transparencia',
    keys: ['numero', 'unidadeGestora', 'fornecedor', 'valorInicialCompra'],
  },
  ({ fields, cell, record, missing }) => {
    const number = fields.code('numero', 'contract_id')
    const unit = fields.code('unidadeGestora.codigo', 'organization_id')
    if (number === undefined) return missing('numero')
    if (unit === undefined) return missing('unidadeGestora.codigo')
    const description = readObject(fields, 'objeto')
    const supplier = fields.taxId(
      (cell('fornecedor.cnpjFormatado') ?? '').trim() === '' ? 'fornecedor.cpfFormatado' : 'fornecedor.cnpjFormatado',
      'supplier_id',
    )
    const values = { initial: 'valorInicialCompra', final: 'valorFinalCompra' } as const
    return record<ActRecord>(fields.code('id', 'contract_id') ?? number, {
      record_kind: 'contract',
      contract_id: portalContractId(unit, number),
      organization_id: unit,
      organization:
        fields.text('unidadeGestora.nome', 'organization') ??
        fields.text('unidadeGestora.orgaoVinculado.nome', 'organization'),
      supplier_id: supplier.id,
      supplier_person_type: supplier.id === undefined ? undefined : supplier.person_type,
      supplier: fields.text('fornecedor.razaoSocialReceita', 'supplier') ?? fields.text('fornecedor.nome', 'supplier'),
      description,
      contract_type: inferContractType({ text: description }),
      ...readValue({
        number: (column, field) => fields.number(values[column], field),
        note: (field, note, found) => fields.note(field, note, found),
      }),
      modality: readModality(fields, 'modalidadeCompra'),
      status: readActStatus(fields, 'situacaoContrato'),
      signing_date: fields.date('dataAssinatura', 'signing_date'),
      publication_date: fields.date('dataPublicacaoDOU', 'publication_date'),
      start_date: fields.date('dataInicioVigencia', 'start_date'),
      end_date: fields.date('dataFimVigencia', 'end_date'),
    })
  },
)
