// One analysis of stored records: what the filters leave is gathered, analysed, and its subjects named. Runs in a thread.

import { createHash } from 'node:crypto'
import { type AnalysisQuestion, analyseRows, analysesVersion, type FiguresType } from '../../analyses/analyse-rows.ts'
import type { AnalysisRows, RowPlaces } from '../../analyses/analysis-rows.ts'
import type { AdjustedFigure } from '../../analyses/figure.ts'
import { gatherActs, gatherAgreements, gatherPayments } from '../../analyses/gather-rows.ts'
import { choosePriceIndex, type PriceIndex } from '../../analyses/price-index.ts'
import { rowsDigest } from '../../analyses/rows-digest.ts'
import { rules } from '../../analyses/rules.ts'
import { type Dataset, isDay, recordKindCodes, sourceCodes } from '../../dataset/dataset.ts'
import { selectPlain } from '../../dataset/select-plain.ts'
import { whileWanted } from '../../dataset/wanted.ts'
import { addMonths } from '../../domain/days.ts'
import { toFigure, toMoney } from '../../domain/figures.ts'
import type {
  AnalysedRecords,
  AnalysisFigure,
  AnalysisResults,
  CorrelationVariable,
  FigureSubject,
  InvestigationFilters,
} from '../../domain/generated/wire-types.ts'
import type { ActRecord } from '../../domain/records.ts'
import { maskTaxId } from '../../domain/tax-id.ts'
import { type DataSource, federativeUnits } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { isPerson, type Party, shownId, shownName, supplierOf } from '../../reports/privacy.ts'
import { selectRecords } from '../tasks/select-records.ts'
import { suggestionFor } from '../tasks/suggestion.ts'
import type { Records } from '../work-context.ts'
import { readPriceIndices } from './read-price-indices.ts'
import { municipalityCodes, nameOfMunicipality, nameOfState, unitCodes } from './visual-dimensions.ts'

/** What services say of analyses without running them. */
export { analysesVersion }

/** Which records, and how what is drawn at random is drawn. */
export interface SelectionQuestion {
  readonly version: number
  /** All where absent. */
  readonly data_source?: DataSource
  readonly record_kind: AnalysedRecords
  readonly filters: InvestigationFilters
  /** Months up to the last dated record; all where absent. */
  readonly months?: number
  readonly seed: number
}

export interface TypeQuestion {
  readonly type: FiguresType
  readonly variables?: readonly CorrelationVariable[]
  readonly include_predictions?: boolean
}

/** What was looked at. */
export interface CollectedRecords {
  readonly records: number
  readonly data_hash: string
  readonly synthetic: boolean
}

export interface AnalysedContext {
  readonly records: Records
  assertWanted(): void
}

export interface AnalysedSelection extends CollectedRecords {
  readonly results: AnalysisResults
}

interface Gathered extends CollectedRecords {
  readonly dataset: Dataset
  readonly rows: AnalysisRows
  readonly index?: PriceIndex
}

/** What the filters leave. Throws INSUFFICIENT_DATA where that are too few records to say anything of. */
export async function collectSelection(
  context: AnalysedContext,
  question: SelectionQuestion,
): Promise<CollectedRecords> {
  const { records, data_hash, synthetic } = await gather(context, question)
  return { records, data_hash, synthetic }
}

/** The figures of one type. Throws as collectSelection. */
export async function analyseSelection(
  context: AnalysedContext,
  question: SelectionQuestion & TypeQuestion,
): Promise<AnalysedSelection> {
  const gathered = await gather(context, question)
  const { rows, records, data_hash, synthetic, index } = gathered
  const { type, variables, seed, include_predictions } = question
  const asked: AnalysisQuestion = {
    ...{ type, seed: `${seed} ${data_hash}` },
    ...(index && { index }),
    ...(variables && { variables }),
    ...(include_predictions && { include_predictions }),
  }
  const placed = type === 'geographic_patterns' ? { ...rows, places: placesOf(gathered, question) } : rows
  const { figures, ...analysed } = whileWanted(context.assertWanted, () => analyseRows(placed, asked))
  const named = await nameSubjects(context, gathered, { figures, question })
  return {
    records,
    data_hash,
    synthetic,
    results: { figures: named, ...analysed, left_out: rows.left_out } as AnalysisResults,
  }
}

function placesOf({ dataset, rows }: Gathered, { record_kind }: SelectionQuestion): RowPlaces {
  const state = unitCodes(dataset, rows, record_kind)
  // Payments do not say in which municipality they were made.
  return record_kind === 'expenses' ? { state } : { state, municipality: municipalityCodes(dataset, rows, record_kind) }
}

// The parts of one analysis read the same rows.
const keptOf = new WeakMap<Dataset, { readonly key: string; readonly gathered: Gathered }>()

async function gather(context: AnalysedContext, question: SelectionQuestion): Promise<Gathered> {
  const { version, data_source: source, record_kind, filters, months } = question
  const dataset = await context.records.dataset({ version, ...(source && { source }) })
  context.assertWanted()
  const key = createHash('sha256')
    .update(JSON.stringify([record_kind, filters, months, source]))
    .digest('hex')
  const kept = keptOf.get(dataset)
  if (kept?.key === key) return kept.gathered
  const all = await gatherKind(context, dataset, question)
  const rows = months === undefined ? all : lastMonths(all, months)
  if (rows.length < rules.recordsMin) {
    const suggestion = suggestionFor({
      ...{
        population: populationOf(dataset, record_kind),
        steps: [],
        unknowns: { names: [], ids: [] },
        origin: 'stored',
      },
    })
    throw new AppError('INSUFFICIENT_DATA', {
      records_found: rows.length,
      minimum_required: rules.recordsMin,
      ...suggestion,
    })
  }
  const { synthetic } = dataset[recordTableOf(record_kind)]
  const index = choosePriceIndex(rows, await readPriceIndices(context.records, dataset))
  const gathered = {
    ...{ dataset, rows, ...(index && { index }), records: rows.length, data_hash: rowsDigest(rows) },
    synthetic: rows.row.some((row) => synthetic[row] === 1),
  }
  keptOf.set(dataset, { key, gathered })
  return gathered
}

export function recordTableOf(kind: AnalysedRecords): 'acts' | 'payments' | 'agreements' {
  return kind === 'expenses' ? 'payments' : kind === 'agreements' ? 'agreements' : 'acts'
}

export function populationOf(dataset: Dataset, kind: AnalysedRecords): number {
  return kind === 'servants' ? 0 : dataset[recordTableOf(kind)].length
}

export async function gatherKind(
  context: AnalysedContext,
  dataset: Dataset,
  { record_kind, filters, data_source }: SelectionQuestion,
): Promise<AnalysisRows> {
  const source = data_source === undefined ? undefined : sourceCodes.indexOf(data_source)
  switch (record_kind) {
    case 'contracts':
    case 'biddings': {
      const { selected } = await selectRecords(context, dataset, filters)
      const wanted = recordKindCodes.indexOf(record_kind === 'contracts' ? 'contract' : 'tender')
      const kinds = dataset.acts.record_kind
      const own = selected.map((byte, row) => (kinds[row] === wanted ? byte : 0))
      return whileWanted(context.assertWanted, () => gatherActs(dataset, own))
    }
    case 'expenses': {
      const { payments } = dataset
      return gatherPayments(
        dataset,
        selectPlain(dataset, { ...payments, party: payments.supplier }, { filters, source }),
      )
    }
    case 'agreements': {
      const { agreements } = dataset
      const columns = { ...agreements, party: agreements.beneficiary }
      return gatherAgreements(dataset, selectPlain(dataset, columns, { filters, source }))
    }
    case 'servants':
      return gatherPayments(dataset, new Uint8Array(0))
  }
}

/** The rows of the last months that there are. */
function lastMonths(rows: AnalysisRows, months: number): AnalysisRows {
  const last = rows.day.reduce((most, day) => (isDay(day) && day > most ? day : most), Number.NEGATIVE_INFINITY)
  if (!Number.isFinite(last)) return rows
  const since = addMonths(last, -months)
  const own = rows.row.map((_, at) => at).filter((at) => rows.day[at] > since)
  const pick = <Column extends Int32Array | Float64Array | Int8Array>(column: Column) =>
    own.length === rows.length
      ? column
      : (column.constructor as unknown as ColumnMaker<Column>).from(own, (at) => column[at])
  const { direct, measures } = rows
  return {
    ...{ length: own.length, row: pick(rows.row), day: pick(rows.day), cents: pick(rows.cents) },
    ...{ organization: pick(rows.organization), supplier: pick(rows.supplier), left_out: rows.left_out },
    ...(direct && { direct: pick(direct) }),
    measures: Object.fromEntries(Object.entries(measures).map(([name, column]) => [name, pick(column)])),
  }
}

interface ColumnMaker<Column> {
  from(places: Int32Array, take: (at: number) => number): Column
}

interface Unnamed {
  readonly figures: readonly AdjustedFigure[]
  readonly question: SelectionQuestion
}

/** Bodies and companies by the names that their records give them; the number of a person is masked, and nobody is named. */
async function nameSubjects(
  { records }: AnalysedContext,
  { dataset, rows }: Gathered,
  { figures, question }: Unnamed,
): Promise<readonly AnalysisFigure[]> {
  const table = recordTableOf(question.record_kind)
  const suppliers = figures.flatMap(({ subject }) => (subject?.type === 'supplier' ? [subject.row ?? 0] : []))
  const documents =
    table === 'acts' ? ((await records.documents(dataset, 'acts', suppliers)) as readonly ActRecord[]) : []
  const parties = new Map(
    suppliers.flatMap((row, at) => (documents[at] ? [[row, supplierOf(documents[at])] as const] : [])),
  )
  const bodies = table === 'acts' ? bodyNames(dataset, rows, figures) : new Map<number, string>()
  return figures.map(toKnownDigits).map(({ subject, ...figure }): AnalysisFigure => {
    if (subject === undefined) return figure as AnalysisFigure
    const { type, code, row = 0 } = subject
    const party = type === 'supplier' ? parties.get(row) : undefined
    const name = party === undefined ? bodies.get(code) : companyName(party)
    const id = (party && shownId(party)) ?? idOf(dataset, subject)
    const isNamed = type !== 'calendar_month' && name !== undefined
    if (type === 'state' || type === 'municipality')
      return { ...figure, subject: placeOf(dataset, subject) } as AnalysisFigure
    return { ...figure, subject: { type, id, ...(isNamed && { name }) } } as AnalysisFigure
  })
}

/** With as many digits as are known. */
function toKnownDigits(figure: AdjustedFigure): AdjustedFigure {
  const { value, expected, interval, test, effect_size, unit } = figure
  const shown = unit === 'BRL' ? toMoney : toFigure
  return {
    ...figure,
    ...(value !== undefined && { value: shown(value) }),
    ...(expected !== undefined && { expected: shown(expected) }),
    ...(interval && { interval: { ...interval, low: shown(interval.low), high: shown(interval.high) } }),
    ...(test && {
      test: {
        ...{ name: test.name, statistic: toFigure(test.statistic) },
        ...{ p_value: toFigure(test.p_value), p_adjusted: toFigure(test.p_adjusted) },
      },
    }),
    ...(effect_size && { effect_size: { ...effect_size, value: toFigure(effect_size.value) } }),
  }
}

function idOf(dataset: Dataset, { type, code }: NonNullable<AdjustedFigure['subject']>): string {
  if (type === 'calendar_month') return String(code).padStart(2, '0')
  return type === 'supplier' ? maskTaxId(dataset.text('supplier', code)) : dataset.text('organization', code)
}

/** Where all places of its type could not be judged there is no one of them to name. */
function placeOf(dataset: Dataset, { type, code }: NonNullable<AdjustedFigure['subject']>): FigureSubject {
  if (code < 0) return { type, id: '' }
  const { id, label } =
    type === 'state' ? nameOfState(federativeUnits[code]) : nameOfMunicipality(dataset.text('municipality', code))
  return { type, id, ...(label !== id && { name: label }) }
}

function companyName(party: Party): string | undefined {
  return isPerson(party) ? undefined : shownName(party, 'en')
}

function bodyNames(dataset: Dataset, rows: AnalysisRows, figures: readonly AdjustedFigure[]): Map<number, string> {
  const wanted = new Set(figures.flatMap(({ subject }) => (subject?.type === 'organization' ? [subject.code] : [])))
  const found = new Map<number, string>()
  for (let at = 0; at < rows.length && found.size < wanted.size; at++) {
    const code = rows.organization[at]
    if (!wanted.has(code) || found.has(code)) continue
    const name = dataset.text('organization_name', dataset.acts.organization_name[rows.row[at]])
    if (name !== '') found.set(code, name)
  }
  return found
}
