// Skills that answer from records: lists, counts, sums, groups and comparisons. What is named and not found is said, and answers
// nothing else; what nothing matches is said with what the filters left.

import type { ChatRecord } from '../../domain/generated/wire-types.ts'
import { findMunicipality } from '../../domain/municipalities.ts'
import { limits } from '../../limits.ts'
import { toPlainCharacters } from '../../question/plain-characters.ts'
import type { Grouping } from '../../question/question-reading.ts'
import type { AnswerDraft, AnswerEvidence, AnswerOption, AnswerPart, EvidenceSelection } from '../answer-draft.ts'
import type { ChatState, ShareWish } from '../chat-state.ts'
import type { FactGroup } from '../facts/figures.ts'
import type {
  FactGroups,
  PartyOption,
  PeersOfOne,
  PeersOfRecord,
  RecordFacts,
  SearchScope,
} from '../facts/record-facts.ts'
import type { SanctionFacts } from '../facts/sanction-facts.ts'
import type { FocusItem } from '../focus-item.ts'
import { wholeOf } from '../share.ts'
import { syntheticOfBoth, syntheticParts } from '../synthetic-parts.ts'

type RecordsIntent = 'lookup' | 'count' | 'sum' | 'compare' | 'dossier'

/** Intents that records answer at once. */
export const recordsIntents: ReadonlySet<string> = new Set<RecordsIntent>([
  'lookup',
  'count',
  'sum',
  'compare',
  'dossier',
])

/** The answer to a state by its facts. */
export function answerFromRecords(state: ChatState, facts: RecordFacts): AnswerDraft {
  const missing = facts.missing.filter(({ excluded }) => excluded !== true)
  const scope: AnswerPart = { part: 'scope', scope: facts.scope }
  const unfound: readonly AnswerPart[] = facts.missing.length > 0 ? [{ part: 'missing', names: facts.missing }] : []
  if (facts.held === 0 && facts.totals.count === 0) return only({ part: 'empty_store' })
  if (facts.isLost && missing.length > 0) {
    const lostNames = state.named.map(({ name }) => name)
    const options = (facts.parties ?? []).map((party) => partyOption(state, party))
    return options.length > 0 ? { ...askedBack(options, facts), lostNames } : { ...nothing, parts: unfound, lostNames }
  }
  if (facts.places.length > 1) return askedBack(placeOptions(state, facts), facts)
  if (facts.parties !== undefined)
    return askedBack(
      facts.parties.map((party) => partyOption(state, party)),
      facts,
    )
  if (facts.totals.count === 0)
    return {
      ...nothing,
      parts: [...unfound, scope, { part: 'none', held: facts.held, steps: facts.steps }],
      evidence: [figuresEvidence(state, facts), ...heldEvidence(state, facts), ...beforeEvidence(state, facts)],
    }
  const said = say(state, facts)
  const synthetic = syntheticParts(facts.synthetic)
  return {
    parts: [...unfound, scope, ...addedParts(facts), ...said.parts, ...synthetic],
    evidence: said.evidence,
    focus: said.focus,
  }
}

/** Which bodies of one name are added up. */
function addedParts({ added }: RecordFacts): readonly AnswerPart[] {
  return added === undefined ? [] : [{ part: 'added_bodies', added }]
}

/** Who of the suppliers of what was asked for stands on a register of sanctions. */
export function answerSanctions(state: ChatState, facts: RecordFacts): AnswerDraft {
  const { sanctions, scope } = facts
  const isUnclear = facts.places.length > 1 || facts.parties !== undefined || facts.isLost
  if (sanctions === undefined || facts.totals.count === 0 || isUnclear) return answerFromRecords(state, facts)
  const figures = figuresEvidence({ ...state, group_by: 'supplier' }, facts)
  const records = sanctions.parties.flatMap((party) =>
    party.records.map((id) => ({ kind: 'record' as const, id, label: `${party.lists.join(', ')}: ${party.id}` })),
  )
  return {
    parts: [
      { part: 'scope', scope },
      { part: 'sanctions', sanctions },
      ...syntheticParts(records.length === 0 ? facts.synthetic : syntheticOfBoth(facts.synthetic, sanctions.synthetic)),
    ],
    evidence: [
      figures,
      ...listedEvidence(figures, sanctions),
      ...records,
      ...sanctions.sources.map((id) => ({ kind: 'source', id }) as const),
    ],
    focus: sanctions.parties.map(({ id, name }) => ({ kind: 'supplier', id, ...(name !== undefined && { name }) })),
  }
}

/** The contracts of all suppliers that are listed, and of each that is named. */
function listedEvidence({ selection }: Aggregate, { of_listed, parties }: SanctionFacts): readonly AnswerEvidence[] {
  if (of_listed === undefined) return []
  const { state } = selection
  const { suppliers, totals } = of_listed
  const listed = { ...selection, totals, state: { ...state, filters: { ...state.filters, suppliers: [...suppliers] } } }
  return [
    { kind: 'aggregate', id: 'listed', selection: listed },
    ...parties.map(({ id, name, figures }, index): AnswerEvidence => {
      const own = groupSelection(selection, { by: 'supplier', ...figures })
      const group = own.group && { ...own.group, key: id, ...(name !== undefined && { name }) }
      return { kind: 'aggregate', id: `group-${index + 1}`, selection: { ...own, ...(group && { group }) } }
    }),
  ]
}

const nothing: AnswerDraft = { parts: [], evidence: [], focus: [] }

function only(part: AnswerPart): AnswerDraft {
  return { ...nothing, parts: [part] }
}

/** Places of the first name that several have; a choice leaves none of the others of that name. */
/** A question back; what is counted of each option opens to its records. */
function askedBack(
  options: readonly AnswerOption[],
  { dataset_version: version, counted }: Pick<RecordFacts, 'dataset_version' | 'counted'>,
): AnswerDraft {
  const evidence = options.flatMap(({ state, place, party }, index): readonly AnswerEvidence[] => {
    const found = (place ?? party)?.found
    if (found === undefined) return []
    const { share: _, sanctions: __, ...own } = state
    const selection = { state: { ...own, filters: found.filters, named: [] }, version, totals: found.totals, counted }
    return [{ kind: 'aggregate', id: `option-${index + 1}`, selection }]
  })
  return { ...nothing, options, evidence }
}

function placeOptions(state: ChatState, { places }: RecordFacts): readonly AnswerOption[] {
  const name = toPlainCharacters(places[0]?.name ?? '')
  const isNamed = (place: { readonly name: string } | undefined) =>
    place !== undefined && toPlainCharacters(place.name) === name
  const others = (state.filters.regions ?? []).filter((region) => !isNamed(findMunicipality(region)))
  return places.filter(isNamed).map((place) => ({
    id: place.code,
    place,
    state: { ...state, filters: { ...state.filters, regions: [...others, place.code] } },
  }))
}

/** The question with a party in the place of the name that several have, or no record, or a town. */
function partyOption(state: ChatState, party: PartyOption): AnswerOption {
  const { kind, ids, asked, town } = party
  const { regions, ...rest } = state.filters
  const filters = town === undefined || regions === undefined ? state.filters : rest
  const list = [...new Set([...(filters[kind] ?? []), ...ids])].sort()
  return {
    id: ids[0] ?? '',
    party,
    state: {
      ...state,
      filters: { ...filters, [kind]: list },
      named: state.named.filter(({ text, excluded }) => text !== asked || excluded === true),
    },
  }
}

function say(state: ChatState, facts: RecordFacts): AnswerDraft {
  const { groups, totals, counted } = facts
  const { intent, order } = state
  const evidence = [figuresEvidence(state, facts), ...groupsEvidence(state, facts)]
  if (intent === 'compare' && groups)
    return compared(facts, { groups, order, empty: emptyOf(facts, groups) }, [
      ...evidence,
      ...peersEvidence(state, facts),
    ])
  if (groups) {
    const measure = intent === 'count' || order?.by === 'count' ? 'count' : 'value'
    const total: AnswerPart = { part: measure === 'count' ? 'count' : 'sum', counted, totals }
    return {
      parts: [total, { part: 'groups', groups, counted, measure, order }],
      evidence,
      focus: focusOfGroups(groups),
    }
  }
  if (intent === 'count') return { parts: [{ part: 'count', counted, totals }], evidence, focus: [] }
  if (intent === 'sum') return { parts: [{ part: 'sum', counted, totals }], evidence, focus: [] }
  const found: AnswerPart = { part: 'found', counted, totals, shown: facts.records.length, order }
  return withRecords({ parts: [found], evidence, focus: [] }, facts)
}

function compared(
  { counted, peers }: RecordFacts,
  {
    groups,
    order,
    empty,
  }: { readonly groups: FactGroups; readonly order: ChatState['order']; readonly empty: readonly string[] },
  evidence: readonly AnswerEvidence[],
): AnswerDraft {
  const others: readonly AnswerPart[] = peers ? [{ part: 'among_peers', groups, peers: toldPeers(peers) }] : []
  return {
    parts: [{ part: 'comparison', groups, counted, order, empty }, ...others],
    evidence,
    focus: focusOfGroups(groups),
  }
}

/** Years and places that are compared and have nothing to compare. */
function emptyOf({ filters }: RecordFacts, { by, groups, total }: FactGroups): readonly string[] {
  if (groups.length < total) return []
  const isThere = new Set(groups.map(({ key }) => key))
  const asked = by === 'year' ? yearsIn(filters) : by === 'state' ? (filters.regions ?? []) : []
  return asked.filter((key) => !isThere.has(key) && !/^\d{7}$/.test(key))
}

function yearsIn({ date_range, exclude }: SearchScope['filters']): readonly string[] {
  const [first, last] = [date_range?.start, date_range?.end].map((day) => Number(day?.slice(0, 4)))
  const count = Number(last) - Number(first) + 1
  if (!(count > 0 && count <= limits.chatPeriodsShown)) return []
  const years = Array.from({ length: count }, (_, index) => String(Number(first) + index))
  const gaps = exclude?.date_ranges ?? []
  return years.filter(
    (year) => !gaps.some(({ start = '', end = '' }) => start <= `${year}-01-01` && end >= `${year}-12-31`),
  )
}

function toldPeers({ filters: _, totals: __, largest_rows: ___, ...told }: PeersOfOne) {
  return told
}

/** A part of a whole, with the query of each; what names nothing, or several, is said as it is of other questions. */
export function answerShare(
  { state, share }: { readonly state: ChatState; readonly share: ShareWish },
  part: RecordFacts,
  whole: RecordFacts,
): AnswerDraft {
  const wide = wholeOf(state, share)
  if (whole.totals.count === 0 || whole.places.length > 1) return answerFromRecords(wide, whole)
  if (part.missing.length > 0 || part.places.length > 1) return answerFromRecords(state, part)
  const { counted, totals } = whole
  const none = { count: 0, with_value: 0, total_value: 0, direct_awards: 0 }
  const own = part.counted === counted ? part : { ...part, counted, totals: none }
  const told = {
    ...{ by: share.by, counted, scope: partScope(part.scope, whole.scope), whole: totals },
    part: own.totals,
  }
  return {
    parts: [{ part: 'scope', scope: whole.scope }, { part: 'share', share: told }, ...syntheticParts(whole.synthetic)],
    evidence: [figuresEvidence(state, own), { ...aggregateOf(wide, whole), id: 'whole' }],
    focus: [],
  }
}

/** What the scope of a part has beyond that of its whole. */
function partScope({ filters, names }: SearchScope, { filters: wide }: SearchScope): SearchScope {
  const beyond = (own: object, other: object) =>
    Object.fromEntries(Object.entries(own).filter(([name]) => !Object.hasOwn(other, name)))
  const { exclude = {}, ...kept } = filters
  const left = beyond(exclude, wide.exclude ?? {})
  return { filters: { ...beyond(kept, wide), ...(Object.keys(left).length > 0 && { exclude: left }) }, names }
}

function withRecords(draft: AnswerDraft, facts: RecordFacts): AnswerDraft {
  const { records } = facts
  return {
    parts: [...draft.parts, { part: 'records', records, first: 1 }],
    evidence: [...draft.evidence, ...records.flatMap(recordEvidence)],
    focus: focusOfRecords(facts),
  }
}

/** A record or group that is pointed to: shown as it is, and where it is asked for beside those like it. */
export function answerAbout(state: ChatState, facts: RecordFacts, item: FocusItem): AnswerDraft {
  const name = item.kind === 'record' ? (facts.records[0]?.contract_id ?? item.id) : (item.name ?? item.id)
  const alike: readonly AnswerPart[] =
    facts.like && state.intent === 'explain' ? [{ part: 'alike', name, like: { ...facts.like } }] : []
  const synthetic = syntheticParts(facts.synthetic)
  if (item.kind !== 'record') {
    const scope: AnswerPart = { part: 'scope', scope: facts.scope }
    const { like, like_group: group } = facts
    const by = like?.by ?? 'supplier'
    // What it is compared with are the groups of the same query.
    const figures = figuresEvidence({ ...state, ...(like && { group_by: by }) }, facts)
    const own = group && groupSelection(figures.selection, { by, ...group })
    const ofOne: readonly AnswerEvidence[] = own ? [{ kind: 'aggregate', id: 'group-1', selection: own }] : []
    return { parts: [scope, ...alike, ...synthetic], evidence: [figures, ...ofOne], focus: [] }
  }
  return {
    parts: [{ part: 'record', record: facts.records[0] ?? { contract_id: item.id } }, ...alike, ...synthetic],
    evidence: [
      ...facts.records.flatMap(recordEvidence),
      ...(alike.length > 0 && facts.like_peers ? [peersOfRecordEvidence(facts.like_peers, facts)] : []),
    ],
    focus: [],
  }
}

/** Those that a record is compared with. */
function peersOfRecordEvidence(
  { filters, ...peers }: PeersOfRecord,
  { dataset_version: version, counted, data_source }: RecordFacts,
): AnswerEvidence {
  const state = { ...plainState, filters, ...(data_source && { data_source }) }
  return { kind: 'aggregate', id: 'peers', selection: { state, version, counted, ...peers } }
}

const plainState: ChatState = { intent: 'lookup', filters: {}, anomaly_types: [], named: [] }

/** The records of a number, with how the only one stands among those like it where that is asked for. */
export function answerNumbered(state: ChatState, facts: RecordFacts, number: string): AnswerDraft {
  const [record, second] = facts.records
  if (record === undefined) return only({ part: 'unknown_number', number })
  const evidence = facts.records.flatMap(recordEvidence)
  const focus = focusOfRecords(facts)
  if (second !== undefined)
    return {
      parts: [{ part: 'records', records: facts.records, first: 1 }, ...syntheticParts(facts.synthetic)],
      evidence,
      focus,
    }
  return { ...answerAbout(state, facts, focus[0] ?? { kind: 'record', id: number }), focus }
}

function recordEvidence({ record_id, contract_id }: ChatRecord): readonly AnswerEvidence[] {
  return record_id === undefined ? [] : [{ kind: 'record', id: record_id, label: contract_id }]
}

function focusOfRecords({ records, rows, dataset_version: version, data_source }: RecordFacts): readonly FocusItem[] {
  return records.map((record, index) => {
    const { record_id, contract_id, supplier_id, supplier, organization_id, organization } = record
    const row = rows[index]
    return {
      ...{ kind: 'record', id: record_id ?? contract_id, name: contract_id },
      ...(supplier_id !== undefined && { supplier: party(supplier_id, supplier) }),
      ...(organization_id !== undefined && { organization: party(organization_id, organization) }),
      ...(row !== undefined && { place: { row, version, ...(data_source && { data_source }) } }),
    }
  })
}

function party(id: string, name: string | undefined) {
  return { id, ...(name !== undefined && { name }) }
}

function focusOfGroups({ by, groups }: FactGroups): readonly FocusItem[] {
  const kind = by === 'supplier' || by === 'organization' ? by : 'group'
  return groups.map(({ key, name }) => ({ ...{ kind, id: key, by }, ...(name !== undefined && { name }) }))
}

/** Those among whom one has its place. */
function peersEvidence(state: ChatState, { peers, dataset_version, counted }: RecordFacts): readonly AnswerEvidence[] {
  if (peers === undefined) return []
  const { filters, totals } = peers
  const { sanctions: _, share: __, ...own } = state
  const of = { state: { ...own, filters, named: [] }, version: dataset_version, counted }
  const { groups, largest_rows } = { groups: peers.largest, largest_rows: peers.largest_rows }
  const by = state.compare === 'organizations' ? 'organization' : 'supplier'
  return [
    { kind: 'aggregate', id: 'peers', selection: { ...of, totals } },
    ...groups.map((group, index): AnswerEvidence => {
      return {
        kind: 'aggregate',
        id: `peer-${index + 1}`,
        selection: groupSelection(of, { by, group, row: largest_rows[index] }),
      }
    }),
  ]
}

/** One entry a group, as the figures of each are of its own records. */
function groupsEvidence(state: ChatState, facts: RecordFacts): readonly AnswerEvidence[] {
  const { groups, group_rows = [] } = facts
  if (groups === undefined) return []
  const { selection } = figuresEvidence(state, facts)
  const { by, without } = groups
  return [
    ...groups.groups.map((group, index): AnswerEvidence => {
      const own = groupSelection(selection, { by, group, row: group_rows[index] })
      return { kind: 'aggregate', id: `group-${index + 1}`, selection: own }
    }),
    ...(without ? [withoutEvidence(selection, by, without)] : []),
  ]
}

/** Those that do not say what they are grouped by. */
function withoutEvidence(
  of: EvidenceSelection,
  by: Grouping,
  { row, totals }: NonNullable<FactGroups['without']>,
): AnswerEvidence {
  return { kind: 'aggregate', id: 'unknown', selection: { ...of, totals, group: { by, row, key: '' } } }
}

function groupSelection(
  of: Omit<EvidenceSelection, 'totals'>,
  { by, group, row = 0 }: { readonly by: Grouping; readonly group: FactGroup; readonly row: number | undefined },
): EvidenceSelection {
  const { key, name, ...totals } = group
  return { ...of, totals, group: { by, row, key, ...(name !== undefined && { name }) } }
}

/** All contracts that none of the filters is about. */
function heldEvidence(
  { data_source }: ChatState,
  { held_totals: totals, dataset_version: version }: RecordFacts,
): readonly AnswerEvidence[] {
  if (totals === undefined) return []
  const state = { ...plainState, ...(data_source && { data_source }) }
  return [{ kind: 'aggregate', id: 'held', selection: { state, version, totals, counted: 'contract' } }]
}

/** What was left before the filter that left nothing. */
function beforeEvidence(
  state: ChatState,
  { before, dataset_version: version }: RecordFacts,
): readonly AnswerEvidence[] {
  if (before === undefined || before.totals.count === 0) return []
  const { filters, counted, totals } = before
  const { share: _, sanctions: __, ...own } = state
  return [
    { kind: 'aggregate', id: 'before', selection: { state: { ...own, filters, named: [] }, version, totals, counted } },
  ]
}

/** The figures of an answer, with the query that they come from. */
export function figuresEvidence(state: ChatState, facts: RecordFacts): Aggregate {
  return aggregateOf(state, facts)
}

type Aggregate = Extract<AnswerEvidence, { readonly kind: 'aggregate' }>

function aggregateOf(state: ChatState, facts: RecordFacts): Aggregate {
  const { dataset_version: version, totals, counted, filters } = facts
  const { share: _, sanctions: __, ...own } = state
  return {
    kind: 'aggregate',
    id: 'selection',
    selection: { state: { ...own, filters, named: [] }, version, totals, counted },
  }
}
