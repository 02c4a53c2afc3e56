// Tables of IBGE's service (`/api/v3/agregados/{id}/periodos/{p}/variaveis/{v}`): one record a place and period.
// Population, area and density are recorded; other variables are rejected as such.

import type { RejectionReason } from '../../../domain/import-reasons.ts'
import { toPlainText } from '../../../domain/object-nature.ts'
import { parseMoney } from '../../../domain/parse-money.ts'
import type { RecordQualityNote, ReferenceRecord } from '../../../domain/records.ts'
import { limits } from '../../../limits.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { findPlace, parseYear } from '../../forms/reference-place.ts'
import { type ImportRun, missingField, toRecord } from '../../forms/source-row.ts'
import { excerpt, type Rejection } from '../../importer.ts'
import { cleanText } from '../../text/clean-text.ts'
import { isObject, listAt, scalarAt } from '../../text/read-json.ts'

type Row = Readonly<Record<string, unknown>>

/** What IBGE's tables write where there is no number; a hyphen alone is a true zero. */
const withoutNumber: Readonly<Record<string, RejectionReason>> = {
  '...': 'not_available',
  X: 'suppressed_by_source',
  '..': 'not_applicable',
}

/** Each value of a table is a row of the report, counted over the file. */
export const ibgeAggregates = defineJsonImporter(
  {
    id: 'ibge_aggregates',
    readWhole: [''],
    source: 'portal_transparencia',
    keys: ['variavel', 'resultados'],
  },
  {
    async *readFile(rows, run) {
      let line = 0
      for await (const row of rows) {
        if (row.rejection !== undefined) yield { line: ++line, rejection: row.rejection }
        else
          for (const cell of variableRows(row.value)) {
            line++
            const result = toResult(cell, { line, notes: row.fields.notes, run })
            yield 'reason' in result ? { line, rejection: result } : { line, record: result }
          }
      }
    },
  },
)

type Figure = 'population' | 'area_km2' | 'density'

/** One value of a table. */
interface TableValue {
  readonly figure: Figure
  readonly place: Row
  readonly period: string
  readonly text: string
  readonly variable: string
}

/** The values of a variable; in place of a part that has none, the reason. */
function* variableRows(variable: Row): Generator<TableValue | Rejection> {
  const results = listAt(variable, 'resultados').filter(isObject)
  const name = scalarAt(variable, 'variavel') ?? ''
  const figure = figureOf(name, scalarAt(variable, 'unidade') ?? '')
  if (figure === undefined) yield { reason: 'unknown_variable', field: 'variavel', found: excerpt(name) }
  else if (results.length === 0) yield missingField('resultados')
  else for (const result of results) yield* resultRows(result, figure, scalarAt(variable, 'id') ?? '')
}

function* resultRows(result: Row, figure: Figure, variable: string): Generator<TableValue | Rejection> {
  // A part of the population (one sex, one age) is no population of a place.
  const part = listAt(result, 'classificacoes').find((each) => isObject(each) && !isTotal(each))
  if (part !== undefined) {
    yield { reason: 'not_a_total', field: 'classificacoes', found: excerpt(JSON.stringify(part)) }
    return
  }
  for (const series of listAt(result, 'series')) {
    const place = isObject(series) && isObject(series.localidade) ? series.localidade : {}
    const values = isObject(series) && isObject(series.serie) ? Object.entries(series.serie) : []
    if (values.length === 0) yield missingField('serie')
    for (const [period, value] of values) yield { figure, place, period, text: String(value ?? ''), variable }
  }
}

function isTotal(classification: Row): boolean {
  const names = isObject(classification.categoria) ? Object.values(classification.categoria) : []
  return names.length === 0 || names.every((name) => toPlainText(String(name)) === 'total')
}

function figureOf(name: string, unit: string): Figure | undefined {
  const [variable, measure] = [toPlainText(name), toPlainText(unit)]
  if (/^densidade demografica/.test(variable)) return 'density'
  if (/^area /.test(variable) && /quilometros? quadrados?|km/.test(measure)) return 'area_km2'
  return /^populacao /.test(variable) && /pessoas?/.test(measure) ? 'population' : undefined
}

function toResult(
  cell: TableValue | Rejection,
  row: { readonly line: number; readonly notes: readonly RecordQualityNote[]; readonly run: ImportRun },
): ReferenceRecord | Rejection {
  if ('reason' in cell) return cell
  const code = scalarAt(cell.place, 'id') ?? ''
  const place = findPlace(code)
  if (place === undefined) return { reason: 'not_a_state_or_municipality', field: 'localidade', found: excerpt(code) }
  const year = parseYear(cell.period)
  if (year === undefined) return { reason: 'not_a_year', field: 'serie', found: excerpt(cell.period) }
  const text = cell.text.trim()
  const value = text === '-' ? 0 : parseMoney(text, { decimal: 'point' })
  if (value === undefined)
    return { reason: withoutNumber[text] ?? 'unreadable_number', field: cell.figure, found: excerpt(text) }
  const suffix = cell.figure === 'population' ? '' : `/${cell.figure}`
  const name = scalarAt(cell.place, 'nome')
  return toRecord<ReferenceRecord>(
    row.run,
    { ...row, original_id: excerpt(`${cell.variable}/${code}/${year}`) },
    {
      record_kind: 'reference',
      reference_id: `population/${place.id}/${year}${suffix}`,
      subject: 'population',
      year,
      region: place.region,
      municipality_code: place.municipality_code,
      municipality: name === undefined || place.municipality_code === undefined ? undefined : cityName(name),
      figures: { [cell.figure]: value },
    },
  )
}

/** `Acrelândia - AC` and `Acrelândia (AC)` → `Acrelândia`. */
function cityName(text: string): string {
  return cleanText(text.slice(0, limits.recordTermCharactersMax)).replace(/\s*(?:- ?[A-Z]{2}|\([A-Z]{2}\))$/, '')
}
