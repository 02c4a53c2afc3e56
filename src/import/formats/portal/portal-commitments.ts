// Commitment notes (`Despesas_Empenho`, and the same columns as Base dos Dados names them). Reinforcements and annulments
// are documents of their own, so that each record is one document: an annulment has a negative value.

import { normaliseLegalBasis } from '../../../domain/normalise-legal-basis.ts'
import type { CommitmentRecord, RecordCommitmentEntry } from '../../../domain/records.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { type RowFields, withoutUndefined } from '../../forms/row-fields.ts'
import { parseOperation } from './commitment-entries.ts'
import { readConvertedValue } from './converted-value.ts'

export const portalCommitments = defineCsvImporter(
  {
    id: 'portal_commitments',
    source: 'portal_transparencia',
    columns: {
      code: ['codigo empenho', 'codigo'],
      date: ['data emissao', 'data_emissao'],
      species: ['especie empenho', 'especie'],
      unit: ['codigo unidade gestora', 'codigo_unidade_gestora'],
      unitName: ['unidade gestora', 'unidade_gestora'],
      payee: ['codigo favorecido', 'codigo_favorecido'],
      payeeName: ['favorecido'],
      text: ['observacao'],
      element: ['elemento de despesa', 'elemento_despesa'],
      modality: ['modalidade de licitacao', 'modalidade_licitacao'],
      item: ['inciso'],
      law: ['amparo'],
      reference: ['referencia de dispensa ou inexigibilidade', 'referencia_dispensa_inexigibilidade'],
      original: ['valor original do empenho', 'valor_original'],
      value: ['valor do empenho convertido pra r$', 'valor_reais'],
      rate: ['valor utilizado na conversao', 'valor_conversao'],
    },
    required: ['code', 'date', 'unit', 'payee', 'value'],
  },
  ({ fields, record, missing }) => {
    const code = fields.code('code', 'commitment_id')
    if (code === undefined) return missing('code')
    const payee = fields.payee('payee', 'supplier_id')
    const value = readConvertedValue(fields)
    const date = fields.date('date', 'date')
    const operation = readSpecies(fields)
    const contradicts = value !== undefined && value < 0 && operation !== undefined && operation !== 'annulment'
    if (contradicts) fields.note('history', 'negative_value')
    return record<CommitmentRecord>(code, {
      record_kind: 'commitment',
      commitment_id: code,
      organization_id: fields.code('unit', 'organization_id'),
      organization: fields.text('unitName', 'organization'),
      supplier_id: payee.id,
      supplier: fields.text('payeeName', 'supplier'),
      date,
      category: fields.text('element', 'category'),
      description: fields.prose('text', 'description'),
      modality: readModality(fields, 'modality'),
      legal_basis: readLaw(fields),
      value: value === undefined || operation !== 'annulment' ? value : -Math.abs(value) || 0,
      history:
        operation === undefined || value === undefined || contradicts
          ? undefined
          : [withoutUndefined<RecordCommitmentEntry>({ date, operation, value: Math.abs(value) })],
    })
  },
)

function readSpecies(fields: RowFields<'species'>): RecordCommitmentEntry['operation'] | undefined {
  const word = fields.text('species', 'history')
  const operation = word === undefined ? undefined : parseOperation(word)
  if (word !== undefined && operation === undefined) fields.note('history', 'not_recognised', word)
  return operation
}

/** SIAFI writes a direct award's basis as `ART04/CP LEI13979/20`, where CP is the head of the article; other items are coded. */
function readLaw(fields: RowFields<'reference' | 'law' | 'item'>): string | undefined {
  const reference = fields.text('reference', 'legal_basis')
  const match = /^ART\s?0*(\d+)(?:\/(\w+))?\s+LEI\s?(\d+)/i.exec(reference ?? '')
  if (match === null) return undefined
  const [, article, item, law] = match
  const basis = normaliseLegalBasis(`Lei ${law}, art. ${article}${/^[IVX]+$/.test(item ?? '') ? `, ${item}` : ''}`)
  if (basis === undefined) fields.note('legal_basis', 'not_recognised', reference)
  else if (item !== undefined && item.toUpperCase() !== 'CP' && !/^[IVX]+$/.test(item))
    fields.note('legal_basis', 'item_not_recognised', reference)
  return basis
}
