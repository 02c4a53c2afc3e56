import { toPlainText } from '../../../domain/object-nature.ts'
import { parseMoney } from '../../../domain/parse-money.ts'
import type { QualityNote, ReferenceRecord } from '../../../domain/records.ts'
import { limits } from '../../../limits.ts'
import { findPlace, parseYear } from '../../forms/reference-place.ts'
import { cleanText } from '../../forms/row-fields.ts'
import {
  excerpt,
  type ImportContext,
  type Importer,
  provenanceOf,
  type Rejection,
  type RowResult,
} from '../../importer.ts'
import { isObject, listAt, readJsonRows, scalarAt } from '../../text/read-json.ts'

type Row = Readonly<Record<string, unknown>>

/** What IBGE's tables write where there is no number; a hyphen alone is a true zero. */
const withoutNumber: Readonly<Record<string, string>> = {
  '...': 'not_available',
  X: 'suppressed_by_source',
  '..': 'not_applicable',
}

/**
 * Tables of IBGE's service (`/api/v3/agregados/{id}/periodos/{p}/variaveis/{v}`): one record a place and period, counted
 * one after the other over the file. Population, area and density are recorded; other variables are rejected as such.
 */
export const ibgeAggregates: Importer = {
  id: 'ibge_aggregates',
  version: 1,
  source: 'portal_transparencia',
  recognise: ({ text }) => /^\s*[[{]/.test(text) && text.includes('"variavel"') && text.includes('"resultados"'),
  async *read(input, context) {
    let line = 0
    for await (const row of readJsonRows(input, context)) {
      if ('rejection' in row) yield { line: ++line, rejection: row.rejection }
      else for (const result of variableRows(row.value)) yield toResult(++line, result, row, context)
    }
  },
}

/** One value of a table, or why a part of it has none. */
type Cell =
  | { readonly rejection: Rejection }
  | {
      readonly rejection?: undefined
      readonly figure: 'population' | 'area_km2' | 'density'
      readonly place: Row
      readonly period: string
      readonly text: string
      readonly variable: string
    }

function* variableRows(variable: Row): Generator<Cell> {
  const results = listAt(variable, 'resultados').filter(isObject)
  const name = scalarAt(variable, 'variavel') ?? ''
  const figure = figureOf(name, scalarAt(variable, 'unidade') ?? '')
  if (figure === undefined) yield { rejection: { reason: 'unknown_variable', field: 'variavel', found: excerpt(name) } }
  else if (results.length === 0) yield { rejection: { reason: 'missing_field', field: 'resultados' } }
  else for (const result of results) yield* resultRows(result, figure, scalarAt(variable, 'id') ?? '')
}

function* resultRows(result: Row, figure: 'population' | 'area_km2' | 'density', variable: string): Generator<Cell> {
  // A part of the population (one sex, one age) is no population of a place.
  const part = listAt(result, 'classificacoes').find((each) => isObject(each) && !isTotal(each))
  if (part !== undefined) {
    yield { rejection: { reason: 'not_a_total', field: 'classificacoes', found: excerpt(JSON.stringify(part)) } }
    return
  }
  for (const series of listAt(result, 'series')) {
    const place = isObject(series) && isObject(series.localidade) ? series.localidade : {}
    const values = isObject(series) && isObject(series.serie) ? Object.entries(series.serie) : []
    if (values.length === 0) yield { rejection: { reason: 'missing_field', field: 'serie' } }
    for (const [period, value] of values) yield { figure, place, period, text: String(value ?? ''), variable }
  }
}

function isTotal(classification: Row): boolean {
  const names = isObject(classification.categoria) ? Object.values(classification.categoria) : []
  return names.length === 0 || names.every((name) => toPlainText(String(name)) === 'total')
}

function figureOf(name: string, unit: string): 'population' | 'area_km2' | 'density' | undefined {
  const [variable, measure] = [toPlainText(name), toPlainText(unit)]
  if (/^densidade demografica/.test(variable)) return 'density'
  if (/^area /.test(variable) && /quilometros? quadrados?|km/.test(measure)) return 'area_km2'
  return /^populacao /.test(variable) && /pessoas?/.test(measure) ? 'population' : undefined
}

function toResult(
  line: number,
  cell: Cell,
  row: { readonly notes: readonly QualityNote[] },
  context: ImportContext,
): RowResult {
  if (cell.rejection) return { line, rejection: cell.rejection }
  const code = scalarAt(cell.place, 'id') ?? ''
  const place = findPlace(code)
  if (place === undefined)
    return { line, rejection: { reason: 'not_a_state_or_municipality', field: 'localidade', found: excerpt(code) } }
  const year = parseYear(cell.period)
  if (year === undefined)
    return { line, rejection: { reason: 'not_a_year', field: 'serie', found: excerpt(cell.period) } }
  const text = cell.text.trim()
  const value = text === '-' ? 0 : parseMoney(text, { decimal: 'point' })
  if (value === undefined) {
    const reason = withoutNumber[text] ?? 'unreadable_number'
    return { line, rejection: { reason, field: cell.figure, found: excerpt(text) } }
  }
  const suffix = cell.figure === 'population' ? '' : `/${cell.figure}`
  const name = scalarAt(cell.place, 'nome')
  const record: ReferenceRecord = {
    record_kind: 'reference',
    reference_id: `population/${place.id}/${year}${suffix}`,
    subject: 'population',
    year,
    region: place.region,
    ...(place.municipality_code === undefined ? {} : { municipality_code: place.municipality_code }),
    ...(name === undefined || place.municipality_code === undefined ? {} : { municipality: cityName(name) }),
    figures: { [cell.figure]: value },
    provenance: provenanceOf(ibgeAggregates, context, {
      line,
      original_id: excerpt(`${cell.variable}/${code}/${year}`),
    }),
    ...(row.notes.length === 0 ? {} : { quality: row.notes }),
  }
  return { line, record }
}

/** `Acrelândia - AC` and `Acrelândia (AC)` → `Acrelândia`. */
function cityName(text: string): string {
  return cleanText(text.slice(0, limits.recordTermCharactersMax)).replace(/\s*(?:- ?[A-Z]{2}|\([A-Z]{2}\))$/, '')
}
