// Answers on prices where no finding is about them: unit prices beside those of comparable records, each of which is evidence.

import type { ChatRecord } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import type { AnswerDraft, AnswerEvidence, AnswerPart } from '../answer-draft.ts'
import type { ChatState } from '../chat-state.ts'
import type { RecordFacts } from '../facts/record-facts.ts'
import type { ComparedPrice } from '../facts/unit-prices.ts'
import { syntheticParts } from '../synthetic-parts.ts'
import { answerFromRecords, figuresEvidence } from './records-skill.ts'

/** Of one record: its unit price among comparable ones; else how its value stands, which `draft` says. */
export function answerPrice(facts: RecordFacts, name: string, draft: AnswerDraft): AnswerDraft {
  const [one] = facts.prices?.prices ?? []
  const unitPrice: AnswerPart = { part: 'unit_price', name, ...(one && { price: one.price }) }
  const evidence =
    one === undefined ? [] : [...comparedEvidence(one, facts, 'prices'), ...one.compared.flatMap(recordEvidence)]
  if (one?.price.median === undefined) {
    const basis = facts.like?.median_value === undefined ? 'nothing' : 'peers'
    const [record, ...rest] = draft.parts
    const parts: readonly AnswerPart[] = [
      { part: 'price_of', name, basis },
      ...(record === undefined ? [] : [record]),
      unitPrice,
      ...rest,
    ]
    return { ...draft, parts, evidence: [...draft.evidence, ...evidence] }
  }
  const isRecord = ({ part }: AnswerPart) => part === 'record' || part === 'other_kind' || part === 'synthetic'
  const [record, ...rest] = draft.parts.filter(isRecord)
  return {
    ...draft,
    parts: [{ part: 'price_of', name, basis: 'unit_prices' }, ...(record ? [record] : []), unitPrice, ...rest],
    evidence: [...draft.evidence.filter(({ id }) => id !== 'peers'), ...evidence],
  }
}

/** Of a supplier: those of its records that can be compared. */
export function answerSupplierPrices(state: ChatState, facts: RecordFacts): AnswerDraft {
  const { prices, scope } = facts
  if (prices === undefined || facts.totals.count === 0 || facts.parties !== undefined || facts.isLost)
    return answerFromRecords(state, facts)
  const [id = '', second] = facts.filters.suppliers ?? []
  const name = second === undefined ? (scope.names[id] ?? id) : state.named.map(({ text }) => text).join(', ')
  const told = Math.min(prices.prices.length, limits.chatRecordsShown)
  return {
    parts: [
      { part: 'scope', scope },
      { part: 'supplier_prices', name, prices, told },
      ...syntheticParts(facts.synthetic),
    ],
    evidence: [
      figuresEvidence(state, facts),
      ...prices.prices.flatMap(({ record }) => recordEvidence(record)),
      ...prices.prices.slice(0, told).flatMap((one, at) => comparedEvidence(one, facts, `prices-${at + 1}`)),
    ],
    focus: [],
  }
}

/** Of a price that the message names: how it stands among the unit prices of records of the thing. */
export function answerAskedPrice(state: ChatState, facts: RecordFacts): AnswerDraft {
  const { asked_price: told, scope, missing } = facts
  const isUnclear = facts.places.length > 1 || facts.parties !== undefined || facts.isLost || missing.length > 0
  if (told === undefined || isUnclear || facts.held === 0) return answerFromRecords(state, facts)
  const { compared, ...rest } = told
  const { dataset_version: version, counted } = facts
  const figures = told.units.map(({ of, totals }, at): AnswerEvidence => {
    const own = { ...state, filters: facts.filters, named: [], asked_price: { ...told.asked, of } }
    return { kind: 'aggregate', id: `prices-${at + 1}`, selection: { state: own, version, totals, counted } }
  })
  return {
    parts: [{ part: 'scope', scope }, { part: 'asked_price', facts: rest }, ...syntheticParts(facts.synthetic)],
    evidence: [
      ...(figures.length > 0 ? figures : [figuresEvidence(state, facts)]),
      ...compared.flatMap(recordEvidence),
    ],
    focus: [],
  }
}

/** All records that one is compared with. */
function comparedEvidence(
  { row, by, filters, totals }: ComparedPrice,
  { dataset_version: version, counted, data_source }: RecordFacts,
  id: string,
): readonly AnswerEvidence[] {
  if (totals.count === 0) return []
  const state: ChatState = {
    ...{ intent: 'lookup', filters, anomaly_types: [], named: [] },
    ...(data_source && { data_source }),
  }
  const peers_of = { row, kinds: [], by }
  return [{ kind: 'aggregate', id, selection: { state, version, totals, counted, peers_of } }]
}

function recordEvidence({ record_id, contract_id }: ChatRecord): readonly AnswerEvidence[] {
  return record_id === undefined ? [] : [{ kind: 'record', id: record_id, label: contract_id }]
}
