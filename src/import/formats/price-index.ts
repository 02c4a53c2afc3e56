// Monthly levels of price indices, such as IPCA, one row a month: `index,month,value,source`. The form is ours, for publishers give
// each index in another one; the column `source` says who publishes it. None is shipped.

import type { ReferenceRecord } from '../../domain/records.ts'
import { csvDialects, defineCsvImporter } from '../forms/define-csv-importer.ts'
import { parseYear } from '../forms/reference-place.ts'
import { excerpt } from '../importer.ts'

export const priceIndex = defineCsvImporter(
  {
    id: 'price_index',
    source: 'portal_transparencia',
    columns: {
      index: ['index', 'indice'],
      month: ['month', 'mes'],
      value: ['value', 'valor'],
      publisher: ['source', 'fonte'],
    },
    required: ['index', 'month', 'value', 'publisher'],
    dialects: [csvDialects.comma, csvDialects.semicolon],
  },
  ({ fields, cell, record, missing }) => {
    const index = fields.code('index', 'index')
    const publisher = fields.text('publisher', 'publisher')
    if (index === undefined) return missing('index')
    if (publisher === undefined) return missing('publisher')
    const month = (cell('month') ?? '').trim()
    const year = parseYear(month.slice(0, 4))
    if (year === undefined || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month))
      return month === '' ? missing('month') : { reason: 'not_a_month', field: 'month', found: excerpt(month) }
    const text = (cell('value') ?? '').trim()
    if (text === '') return missing('value')
    // The form has no grouping, so that either sign is the decimal one.
    if (!/^-?\d+(?:[.,]\d+)?$/.test(text)) return { reason: 'unreadable_number', field: 'value', found: excerpt(text) }
    const value = Number(text.replace(',', '.'))
    if (value <= 0) return { reason: 'not_above_zero', field: 'value', found: excerpt(text) }
    return record<ReferenceRecord>(`${index}/${month}`, {
      record_kind: 'reference',
      reference_id: `prices/${index}/${month}`,
      subject: 'prices',
      ...{ year, month, index, publisher },
      ...{ region: undefined, municipality_code: undefined, municipality: undefined },
      figures: { price_index: value },
    })
  },
)
