// What the records say of a message, on a thread beside the main one.

import type { Totals } from '../../chat/facts/figures.ts'
import { countGroups, rowsOfGroup, type TalliedGroups, tallyGroups } from '../../chat/facts/groups.ts'
import { likenessOfGroup, likenessOfRow, peersOfRow } from '../../chat/facts/likeness.ts'
import { firstRows } from '../../chat/facts/order-rows.ts'
import {
  type CountedKind,
  countedKinds,
  type FactGroups,
  type FactsQuestion,
  type Likeness,
  type PlaceOption,
  type RecordFacts,
  type SearchScope,
} from '../../chat/facts/record-facts.ts'
import { totalsOfRows } from '../../chat/facts/totals.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import { type Dataset, isDay, recordKindCodes } from '../../dataset/dataset.ts'
import { type ActSelection, actDay } from '../../dataset/selection.ts'
import { formatDay } from '../../domain/days.ts'
import { firstCharacters } from '../../domain/first-characters.ts'
import type { ChatRecord, InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { findMunicipality } from '../../domain/municipalities.ts'
import type { ActRecord } from '../../domain/records.ts'
import { maskTaxId } from '../../domain/tax-id.ts'
import { type ContractType, contractTypes, type DataSource, type Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { toPlainCharacters } from '../../question/plain-characters.ts'
import type { Grouping, QuestionReading, ResolvedQuestion } from '../../question/question-reading.ts'
import { publicRecordId, toShownRecord } from '../../reports/shown-record.ts'
import { filterOf } from '../combined-question.ts'
import { type ResolveContext, resolveQuestion } from '../tasks/resolve-question.ts'
import { type SelectionContext, selectRecords } from '../tasks/select-records.ts'
import { unknownsOf } from '../tasks/unknowns.ts'
import { askedPriceFacts, rowsOfAskedPrice } from './asked-price-facts.ts'
import { comparableRows } from './comparable-prices.ts'
import { factsOfRecord } from './facts-of-record.ts'
import { findParties } from './find-parties.ts'
import { countedSteps, filtersBefore } from './left-before.ts'
import { findPeers, groupingOf, type Selecting } from './peers-of-party.ts'
import { pricesAmong } from './price-facts.ts'
import { rowsOfNumber, rowsOfRecords } from './rows-of-number.ts'
import { sanctionsAmong } from './sanctions-among.ts'

export interface FactsContext extends ResolveContext, Pick<SelectionContext, 'assertWanted'> {
  readonly records: SelectionContext['records'] & { version(): Promise<number> }
}

/** The facts behind an answer. */
export async function collectFacts(context: FactsContext, question: FactsQuestion): Promise<RecordFacts> {
  const { state, given, language, skip, limit, about, number } = question
  const version = about?.place?.version ?? question.version ?? (await context.records.version())
  const source = about?.place ? about.place.data_source : state.data_source
  const dataset = await context.records.dataset({ version, ...(source && { source }) })
  const resolved = await resolveQuestion(context, readingOf(question), dataset)
  const filters = withGiven(resolved.filters, given)
  const missing = withoutGiven(resolved.missing, given)
  const { isLost } = unknownsOf(dataset, { filters, question: { missing } })
  const selection = await selectRecords(context, dataset, filters)
  const counted = question.counted ?? countedOf(dataset, selection)
  const selected = rowsAsked(dataset, selection, { state, counted })
  const among = question.among && (await selectedAmong(context, dataset, { ids: question.among, selection }))
  const rows = among ? [...among.values()] : await rowsAbout(context, dataset, question, selected)
  const isEmpty = rows.length === 0 && among === undefined
  const before = isEmpty ? await leftBefore(context, dataset, { filters, steps: selection.steps }) : undefined
  const shown = firstRows(dataset, rows, { order: state.order, count: skip + limit }).slice(skip)
  const asked = { records: context.records, language }
  const by = state.compare ? groupingOf[state.compare] : state.group_by
  const groups = by && tallyGroups(dataset, rows, { by, ...arrangementOf(state, by) })
  const found = { context, dataset, filters, select: selecting({ context, dataset, counted }) }
  const parties = await findParties(found, {
    reading: readingOf(question),
    resolved,
    missing,
    isLost,
    rows,
    isOfBodies: by === 'organization',
  })
  const compared = { compare: state.compare, own: groups?.groups, rows }
  const alike = likenessIn(dataset, { about, number, rows, selected })
  const compare = await findPeers(found, compared, (ranked) => withNames({ context, dataset, language }, ranked))
  return {
    dataset_version: version,
    filters,
    ...(source && { data_source: source }),
    steps: before ? countedSteps(selection.steps, before) : selection.steps,
    ...(before && { before }),
    ...{ missing, notes: resolved.notes, isLost, counted },
    held: contractsOf(dataset),
    ...(rows.length === 0 && { held_totals: heldTotals(dataset) }),
    totals: totalsOfRows(dataset, rows),
    records: await readShown({ context, dataset, language }, shown),
    rows: shown,
    scope: await scopeOf({ context, dataset, language }, { filters, source }),
    years: withoutRows(tallyGroups(dataset, rows, { by: 'year', order: { by: 'count', direction: 'desc' }, limit: 1 })),
    suppliers: countGroups(dataset, rows, 'supplier'),
    ...alike.facts,
    ...(groups && { groups: await withNames({ context, dataset, language }, groups), group_rows: rowsIn(groups) }),
    ...(compare && { peers: compare.peers }),
    places: placesOf(dataset, rows, filters),
    ...parties,
    ...(question.sanctions_on !== undefined && {
      sanctions: await sanctionsAmong(dataset, rows, {
        ...{ ...asked, today: question.sanctions_on, periods: state.sanctions_in },
      }),
    }),
    ...(among && { among: [...among.keys()] }),
    ...(await factsOfRecord(dataset, rows.length === 1 ? rows[0] : undefined, {
      ...{ ...asked, wish: question.wish, periods: state.sanctions_in },
    })),
    ...(await pricesOf({ context, dataset, language }, question, { rows, selection })),
    synthetic: sampleShare(dataset, [...rows, ...alike.peers, ...(compare?.rows ?? [])]),
  }
}

/** What is selected of what is counted, or whose unit prices a price is compared with. */
function rowsAsked(
  dataset: Dataset,
  { selected }: ActSelection,
  { state: { asked_price }, counted }: { readonly state: FactsQuestion['state']; readonly counted: CountedKind },
): readonly number[] {
  return asked_price ? rowsOfAskedPrice(dataset, selected, asked_price) : rowsOf(dataset, selected, counted)
}

/** Where prices are asked for: those of one record, of all that are selected, or one that the question names. */
async function pricesOf(
  shown: Shown,
  { wish, number, about, state: { asked_price: asked } }: FactsQuestion,
  { rows, selection: { selected } }: { readonly rows: readonly number[]; readonly selection: ActSelection },
): Promise<Pick<RecordFacts, 'prices' | 'asked_price'>> {
  const { dataset } = shown
  const read = (found: readonly number[]) => readShown(shown, found)
  if (asked !== undefined) return { asked_price: await askedPriceFacts(dataset, rows, { asked, selected, read }) }
  const isOfOne = number !== undefined || about?.kind === 'record'
  if (wish !== 'price' || (isOfOne && rows.length !== 1)) return {}
  const prices = await pricesAmong(dataset, rows, { isOfOne, read })
  return { prices }
}

async function leftBefore(
  context: FactsContext,
  dataset: Dataset,
  { filters: all, steps }: Pick<RecordFacts, 'filters' | 'steps'>,
): Promise<RecordFacts['before']> {
  const filters = filtersBefore(all, steps)
  if (filters === undefined) return undefined
  const selection = await selectRecords(context, dataset, filters)
  const counted = countedOf(dataset, selection)
  return { filters, counted, totals: totalsOfRows(dataset, rowsOf(dataset, selection.selected, counted)) }
}

/** The rows of what is counted that other filters select. */
function selecting({ context, dataset, counted }: Counted): Selecting {
  return async (filters) => {
    const { selected } = await selectRecords(context, dataset, filters)
    return rowsOf(dataset, selected, counted)
  }
}

interface Counted {
  readonly context: FactsContext
  readonly dataset: Dataset
  readonly counted: CountedKind
}

/** The rows that the facts are of: what is meant by itself, else what the filters select. */
async function rowsAbout(
  context: FactsContext,
  dataset: Dataset,
  ...[{ about, number, peers_of, group_of }, selected]: readonly [FactsQuestion, readonly number[]]
): Promise<readonly number[]> {
  if (group_of !== undefined) return rowsOfGroup(dataset, selected, group_of)
  if (peers_of?.by !== undefined) return comparableRows(dataset, peers_of.row, peers_of.by)
  if (peers_of !== undefined) return peersOfRow(dataset, peers_of)
  if (number !== undefined) return namedRows(context, dataset, number)
  return about?.place ? [about.place.row] : selected
}

/** Of some records those that are selected, by their public ids. */
async function selectedAmong(
  { records }: FactsContext,
  dataset: Dataset,
  { ids, selection }: { readonly ids: readonly string[]; readonly selection: ActSelection },
): Promise<ReadonlyMap<string, number>> {
  const read = async (rows: readonly number[]) =>
    (await records.documents(dataset, 'acts', rows)) as readonly ActRecord[]
  const found = await rowsOfRecords(ids, { dataset, read })
  return new Map([...found].filter(([, row]) => selection.selected[row] === 1))
}

function namedRows({ records }: FactsContext, dataset: Dataset, number: string): Promise<readonly number[]> {
  const read = async (rows: readonly number[]) =>
    (await records.documents(dataset, 'acts', rows)) as readonly ActRecord[]
  return rowsOfNumber(number, { dataset, read })
}

interface AskedAbout {
  readonly about: FocusItem | undefined
  readonly number: string | undefined
  readonly rows: readonly number[]
  readonly selected: readonly number[]
}

interface FoundLikeness {
  readonly facts: Pick<RecordFacts, 'like' | 'like_group' | 'like_peers'>
  /** Rows of those that a record stands among. */
  readonly peers: readonly number[]
}

/** How the one thing that is asked about stands among those like it. */
function likenessIn(dataset: Dataset, { about, number, rows, selected }: AskedAbout): FoundLikeness {
  const row = number === undefined ? about?.place?.row : rows[0]
  if (row !== undefined) {
    const { like, kinds, rows: peers } = likenessOfRow(dataset, row)
    if (peers.length === 0) return { facts: { like }, peers }
    const filters = filtersOfBasis(like.basis)
    const like_peers = { peers_of: { row, kinds }, filters, totals: totalsOfRows(dataset, peers) }
    return { facts: { like, like_peers }, peers }
  }
  return { facts: about === undefined ? {} : likenessOf(dataset, selected, about), peers: [] }
}

function isContractType(text: string | undefined): text is ContractType {
  return contractTypes.some((type) => type === text)
}

/** What peers share, as filters say it. */
function filtersOfBasis(basis: Likeness['basis']): InvestigationFilters {
  const sharedOf = (wanted: Likeness['basis'][number]['kind']) => basis.find(({ kind }) => kind === wanted)?.value
  const [object, type, year, region] = (['object', 'contract_type', 'year', 'region'] as const).map(sharedOf)
  return {
    ...(object !== undefined && { object: [object] }),
    ...(isContractType(type) && { contract_types: [type] }),
    ...(year !== undefined && { date_range: { start: `${year}-01-01`, end: `${year}-12-31` } }),
    ...(region !== undefined && { regions: [region] }),
  }
}

/** Groups are counted from the most on where a count is asked for; of months and years all are shown that fit. */
function arrangementOf({ intent, order, limit }: FactsQuestion['state'], by: Grouping) {
  const isTime = by === 'year' || by === 'month'
  const most = { by: 'count', direction: 'desc' } as const
  return {
    order: order ?? (intent === 'count' && !isTime ? most : undefined),
    limit: limit ?? (isTime ? limits.chatPeriodsShown : limits.chatGroupsShown),
  }
}

function sampleShare({ acts }: Dataset, rows: readonly number[]): RecordFacts['synthetic'] {
  const made = rows.reduce((sum, row) => sum + (acts.synthetic[row] === 1 ? 1 : 0), 0)
  if (made === 0) return 'none'
  return made === rows.length ? 'all' : 'some'
}

/** The state as the reading of a question whose names are to be looked up. */
function readingOf({ state }: FactsQuestion): QuestionReading {
  const { intent, filters, anomaly_types, data_source, named } = state
  return {
    ...{ intent, filters, anomaly_types, named, understood: [], ignored: [], notes: [] },
    ...(data_source && { data_source }),
  }
}

/** Those of the request win, and what it asks for is not left out because the text says so. */
function withGiven(own: InvestigationFilters, given: InvestigationFilters): InvestigationFilters {
  const exclude = { ...own.exclude, ...given.exclude }
  return { ...own, ...given, ...(Object.keys(exclude).length > 0 && { exclude }) }
}

function isRuled(filter: 'organizations' | 'suppliers' | 'regions', given: InvestigationFilters): boolean {
  return given[filter] !== undefined
}

function withoutGiven(missing: ResolvedQuestion['missing'], given: InvestigationFilters): ResolvedQuestion['missing'] {
  return missing.filter(({ kind }) => !isRuled(filterOf(kind), given))
}

/** Contracts, or where none match what records have instead. */
function countedOf({ acts }: Dataset, { selected }: ActSelection): CountedKind {
  const isFound = new Set<number>()
  for (let row = 0; row < acts.length; row++) if (selected[row] === 1) isFound.add(acts.record_kind[row] ?? -1)
  return countedKinds.find((kind) => isFound.has(recordKindCodes.indexOf(kind))) ?? 'contract'
}

function rowsOf({ acts }: Dataset, selected: Uint8Array, counted: CountedKind): readonly number[] {
  const kind = recordKindCodes.indexOf(counted)
  const rows: number[] = []
  for (let row = 0; row < acts.length; row++) if (selected[row] === 1 && acts.record_kind[row] === kind) rows.push(row)
  return rows
}

const contracts = new WeakMap<Dataset, number>()

/** All that the dataset has, counted once. */
function contractsOf(dataset: Dataset): number {
  const { record_kind, length } = dataset.acts
  const kind = recordKindCodes.indexOf('contract')
  const known = contracts.get(dataset) ?? record_kind.subarray(0, length).filter((code) => code === kind).length
  contracts.set(dataset, known)
  return known
}

const heldOnes = new WeakMap<Dataset, Totals>()

function heldTotals(dataset: Dataset): Totals {
  const known = heldOnes.get(dataset)
  const totals =
    known ?? totalsOfRows(dataset, rowsOf(dataset, new Uint8Array(dataset.acts.length).fill(1), 'contract'))
  heldOnes.set(dataset, totals)
  return totals
}

interface Shown {
  readonly context: FactsContext
  readonly dataset: Dataset
  readonly language: Language
}

function rowsIn({ groups }: TalliedGroups): readonly number[] {
  return groups.map(({ row }) => row)
}

function withoutRows({ groups, ...rest }: TalliedGroups): FactGroups {
  return { ...rest, groups: groups.map(({ row: _, ...group }) => group) }
}

function likenessOf(dataset: Dataset, rows: readonly number[], { kind, id, by }: FocusItem) {
  const grouping = by ?? (kind === 'organization' ? 'organization' : 'supplier')
  return likenessOfGroup(dataset, rows, {
    by: grouping,
    isOwn: (key) => key === id || (grouping === 'supplier' && maskTaxId(key) === id),
  })
}

/** What was searched, with the names of the first bodies and suppliers that it names by id. */
async function scopeOf(
  { context, dataset, language }: Shown,
  { filters, source }: { readonly filters: InvestigationFilters; readonly source: DataSource | undefined },
): Promise<SearchScope> {
  const listOf = (kind: 'organizations' | 'suppliers') =>
    [...(filters[kind] ?? []), ...(filters.exclude?.[kind] ?? [])].slice(0, limits.reportNamesMax)
  const { acts } = dataset
  const bodies = listOf('organizations').flatMap((id) => {
    const row = acts.organization.indexOf(dataset.code('organization', id))
    const name = row < 0 ? '' : dataset.text('organization_name', acts.organization_name[row])
    return name === '' ? [] : [[id, name] as const]
  })
  const firms = listOf('suppliers').map((id) => [id, acts.supplier.indexOf(dataset.code('supplier', id))] as const)
  const found = firms.filter(([, row]) => row >= 0)
  const rows = found.map(([, row]) => row)
  const records = (await context.records.documents(dataset, 'acts', rows)) as readonly ActRecord[]
  const names = records.flatMap((record, index) => {
    const { supplier } = toShownRecord(record, language) as ActRecord
    return supplier === undefined ? [] : [[found[index]?.[0] ?? '', supplier] as const]
  })
  return { filters, ...(source && { data_source: source }), names: Object.fromEntries([...bodies, ...names]) }
}

/** Names of suppliers stand in their records alone; ids of persons are shown as everywhere. */
async function withNames(
  { context, dataset, language }: Shown,
  { groups, ...rest }: TalliedGroups,
): Promise<FactGroups> {
  if (rest.by !== 'supplier') return { ...rest, groups: groups.map(({ row: _, ...group }) => group) }
  const rows = groups.map(({ row }) => row)
  const records = (await context.records.documents(dataset, 'acts', rows)) as readonly ActRecord[]
  return {
    ...rest,
    groups: groups.map(({ row: _, ...group }, index) => {
      const { supplier_id, supplier } = toShownRecord(records[index], language) as ActRecord
      return { ...group, key: supplier_id ?? group.key, ...(supplier !== undefined && { name: supplier }) }
    }),
  }
}

async function readShown(
  { context, dataset, language }: Shown,
  rows: readonly number[],
): Promise<readonly ChatRecord[]> {
  const records = (await context.records.documents(dataset, 'acts', rows)) as readonly ActRecord[]
  return records.map((record, index) => toChatRecord(dataset, rows[index], { record, language }))
}

function toChatRecord(
  dataset: Dataset,
  row: number,
  { record, language }: { readonly record: ActRecord; readonly language: Language },
): ChatRecord {
  const shown = toShownRecord(record, language) as ActRecord
  const record_id = publicRecordId(record)
  const day = actDay(dataset, row)
  const { contract_id, organization_id, organization, supplier_id, supplier } = shown
  const { value, currency, description, municipality_code, region, modality, synthetic } = shown
  const { quantity, unit, unit_price } = shown
  return definedOnly({
    record_id,
    contract_id,
    organization_id,
    organization,
    supplier_id,
    supplier,
    value,
    currency: currency === 'BRL' ? undefined : currency,
    date: isDay(day) ? formatDay(day) : undefined,
    object: description && firstCharacters(description, limits.chatObjectCharactersMax),
    municipality: municipality_code === undefined ? undefined : findMunicipality(municipality_code)?.name,
    region,
    modality,
    quantity,
    unit,
    unit_price,
    synthetic: synthetic === true ? true : undefined,
  }) as ChatRecord
}

function definedOnly(fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

/** Towns of one name among those asked for of which more than one has records. */
function placesOf(dataset: Dataset, rows: readonly number[], filters: InvestigationFilters): readonly PlaceOption[] {
  const { regions = [] } = filters
  const towns = regions.flatMap((code) => findMunicipality(code) ?? [])
  const nameOf = ({ name }: { readonly name: string }) => toPlainCharacters(name)
  const homonyms = towns.filter((town) => towns.some((other) => other !== town && nameOf(other) === nameOf(town)))
  const byTown = new Map<string, number[]>(homonyms.map(({ code }) => [code, []]))
  if (homonyms.length > 0)
    for (const row of rows) byTown.get(dataset.text('municipality', dataset.acts.municipality[row]))?.push(row)
  const others = regions.filter((code) => !byTown.has(code))
  const found = homonyms.flatMap(({ code, name, unit: region }) => {
    const own = byTown.get(code) ?? []
    if (own.length === 0) return []
    const of = { filters: { ...filters, regions: [...others, code] }, totals: totalsOfRows(dataset, own) }
    return [{ code, name, region, records: own.length, found: of }]
  })
  return found.filter((town) => found.some((other) => other !== town && nameOf(other) === nameOf(town)))
}
