// Persons that the federal court of accounts declared unfit: `inidoneos` (barred from federal tenders, Lei 8.443/1992
// art. 46) and `inabilitados` (barred from office, art. 60), as its ORDS service answers them.

import type { SanctionRecord } from '../../domain/records.ts'
import { defineJsonImporter } from '../forms/define-json-importer.ts'

export const tcuSanctions = defineJsonImporter(
  {
    id: 'tcu_sanctions',
    source: 'tcu',
    keys: ['deliberacao', /"(cpf_cnpj|cpf)"/, 'processo'],
    decimal: 'point',
  },
  ({ fields, cell, record, missing }) => {
    const barsOffice = cell('cpf_cnpj') === undefined
    const column = barsOffice ? 'cpf' : 'cpf_cnpj'
    const person = fields.taxId(column, 'supplier_id', barsOffice ? 'person' : undefined).id
    if (person === undefined) return missing(column)
    const process = fields.code('processo', 'sanction_id')
    const decision = fields.code('deliberacao', 'sanction_id')
    if (process === undefined && decision === undefined) return missing('processo')
    const type = barsOffice ? 'inabilitação' : 'inidoneidade'
    return record<SanctionRecord>(decision ?? process ?? '', {
      record_kind: 'sanction',
      sanction_id: ['TCU', type, person, process, decision].filter((part) => part !== undefined).join('-'),
      supplier_id: person,
      name: fields.text('nome', 'name'),
      list: 'TCU',
      sanction_type: type,
      // The bar runs from the day on which the decision became final.
      start: fields.date('data_transito_julgado', 'start') ?? fields.date('data_acordao', 'start'),
      end: fields.date('data_final', 'end'),
      sanctioning_body: 'Tribunal de Contas da União',
    })
  },
)
