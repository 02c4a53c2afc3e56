// Monthly execution of the federal budget (`Despesas`). A row has no id: its dimensions are its key, so that a corrected
// month replaces the older one. Values are those of the month; reversals are negative.

import type { PaymentRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'

const dimensions = {
  month: ['ano e mes do lancamento'],
  body: ['codigo orgao subordinado', 'codigo orgao'],
  unit: ['codigo unidade gestora'],
  management: ['codigo gestao'],
  budgetUnit: ['codigo unidade orcamentaria'],
  function: ['codigo funcao'],
  // The Portal's own spelling of "subfunção" stands first.
  subfunction: ['codigo subfucao', 'codigo subfuncao'],
  programme: ['codigo programa orcamentario'],
  action: ['codigo acao'],
  plan: ['codigo plano orcamentario'],
  governmentProgramme: ['codigo programa governo'],
  region: ['uf'],
  municipality: ['municipio'],
  subtitle: ['codigo subtitulo'],
  locator: ['codigo localizador'],
  author: ['codigo autor emenda'],
  economicCategory: ['codigo categoria economica'],
  group: ['codigo grupo de despesa'],
  element: ['codigo elemento de despesa'],
  modality: ['codigo modalidade da despesa'],
} as const
type Dimension = keyof typeof dimensions

export const portalExecution = defineCsvImporter(
  {
    id: 'portal_execution',
    source: 'portal_transparencia',
    columns: {
      ...dimensions,
      bodyName: ['nome orgao subordinado', 'nome orgao'],
      unitName: ['nome unidade gestora'],
      actionName: ['nome acao'],
      elementName: ['nome elemento de despesa'],
      committed: ['valor empenhado (r$)'],
      settled: ['valor liquidado (r$)'],
      paid: ['valor pago (r$)'],
    },
    required: ['month', 'unit', 'committed', 'settled', 'paid'],
  },
  ({ fields, cell, keyOf, record, missing }) => {
    const date = readMonth(fields)
    if (date === undefined) return missing('month')
    const names = Object.keys(dimensions) as Dimension[]
    const key = keyOf(
      'payment_id',
      names.map((name) => (cell(name) ?? '').trim()),
    )
    return record<PaymentRecord>(key, {
      record_kind: 'expense',
      payment_id: `execution-${key}`,
      organization_id: fields.code('unit', 'organization_id') ?? fields.code('body', 'organization_id'),
      organization: fields.text('unitName', 'organization') ?? fields.text('bodyName', 'organization'),
      date,
      value: fields.number('paid', 'value'),
      committed_value: fields.number('committed', 'committed_value'),
      settled_value: fields.number('settled', 'settled_value'),
      category: fields.text('elementName', 'category'),
      description: fields.text('actionName', 'description'),
      region: fields.region('region', 'region'),
    })
  },
)

/** First day of a month written `2024/01`, `01/2024` or `202401`; the source has no day. */
export function readMonth(fields: Pick<RowFields<'month'>, 'code' | 'note'>): string | undefined {
  const text = fields.code('month', 'date')
  const match = /^(\d{4})[/-]?(\d{2})$/.exec(text ?? '') ?? /^(?<month>\d{2})\/(?<year>\d{4})$/.exec(text ?? '')
  if (text === undefined || match === null) return undefined
  const [year, month] = match.groups ? [match.groups.year, match.groups.month] : [match[1], match[2]]
  if (Number(month) < 1 || Number(month) > 12) return undefined
  fields.note('date', 'month_only')
  return `${year}-${month}-01`
}
