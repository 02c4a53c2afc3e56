// Candidate values: what the templates of one candidate may name. Facts under their own names, and:
// detector, method, score, threshold, sample_size, p_value · metric or bounded_metric, observed, expected, low, high, counterfactual in the metric's unit ·
// peer_count, peer_median, peer_level, peer_group · law, article, table, reference_date_of_rule ·
// leading_factors, the two that weigh most · linked_acts, of which a group's `value_cents` is the sum · act, other_act, object, what (the object where it is known), unit, unit_word, value, supplier_label, organization_label · pack_size · counts as NAME_one or NAME_many.

import { isDay } from '../dataset/dataset.ts'
import type { NamedThing } from '../detect/detector.ts'
import { findDetector } from '../detect/registry.ts'
import { toFigure, toMoney, toUnitPrice } from '../domain/figures.ts'
import type { Candidate, Expected } from '../domain/finding.ts'
import { formatPercent } from '../domain/format.ts'
import type { ActRecord } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { actsOfCandidate } from './acts-of-candidate.ts'
import { findFactor } from './catalogue/factors.ts'
import { findMetric } from './catalogue/metrics.ts'
import { words } from './catalogue/words.ts'
import { namesInFact } from './fact-names.ts'
import { articleIn, nameOfAct, objectOf, organizationLabel, punctuated, supplierLabel } from './labels.ts'
import { listed } from './listed.ts'
import { companiesOf, maskIds } from './privacy.ts'
import { money, number, text, type Value, type Values } from './template.ts'

/** Ids and codes that no person has. */
const impersonal: ReadonlySet<NamedThing | undefined> = new Set<NamedThing>(['organization', 'item', 'address'])
const brlMetrics: ReadonlySet<string> = new Set(['unit_price'])
/** Metrics that a reader takes as shares. */
const shareMetrics: ReadonlySet<string> = new Set(['gap_ratio', 'mean_rank'])

/** What the templates of `candidate`, one of the finding's, may name; a value that is not known is absent. */
export function candidateValues(input: AnomalyInput, candidate: Candidate): Values {
  const { primary, language } = input
  const { detector, statistic, rule } = candidate
  const defined: Readonly<Record<string, Value | undefined>> = {
    ...namedFacts(candidate, input),
    ...actValues(primary, language),
    other_act: known(otherAct(input, candidate)),
    linked_acts: number(candidate.related.length + 1),
    ...countValues(candidate),
    ...expectedValues(candidate, language),
    detector: text(detector),
    method: text(statistic.method),
    score: finite(statistic.score),
    threshold: finite(statistic.threshold),
    sample_size: number(statistic.sample_size),
    p_value: finite(statistic.p_value),
    ...peerValues(candidate),
    law: known(rule?.law),
    article: known(rule && articleIn(rule.article, language)),
    table: known(rule?.table && articleIn(rule.table, language)),
    reference_date_of_rule: day(rule?.reference_day),
    pack_size: packSize(candidate.facts.unit_factor),
    leading_factors: leadingFactors(candidate, language),
  }
  return Object.fromEntries(Object.entries(defined).filter((entry): entry is [string, Value] => entry[1] !== undefined))
}

/** The one act beside the primary one; undefined where there are more or none. */
function otherAct(input: AnomalyInput, candidate: Candidate): string | undefined {
  const others = actsOfCandidate(input, candidate).filter((act) => act !== input.primary)
  const [other] = others
  return other !== undefined && candidate.related.length === 1 ? nameOfAct(other, input.language) : undefined
}

/** The two factors that weigh most, in words. */
function leadingFactors({ factors }: Candidate, language: Language): Value | undefined {
  const names = Object.entries(factors)
    .sort(([a, left], [b, right]) => Math.abs(right) - Math.abs(left) || (a < b ? -1 : 1))
    .flatMap(([factor]) => findFactor(factor)?.[language] ?? [])
  return known(listed(names.slice(0, 2), language))
}

/** Nothing of too few peers: a median of five says little. */
function peerValues({ peers }: Candidate): Record<string, Value | undefined> {
  if (peers === undefined || peers.count < limits.comparedValuesMin) return {}
  const { count, median, level, group } = peers
  return { peer_count: finite(count), peer_median: finite(median), peer_level: known(level), peer_group: known(group) }
}

/** Counts as `NAME_one` or `NAME_many`, so that a template can word one apart from several. */
function countValues({ facts }: Candidate): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      typeof fact === 'number' && Number.isInteger(fact) && fact > 0
        ? [[`${name}_${fact === 1 ? 'one' : 'many'}`, number(fact)]]
        : [],
    ),
  )
}

/** A number of a candidate's metric in the unit in which it is read: BRL, a day or a plain number. */
export function inMetricUnit(metric: string, value: number | undefined): Value | undefined {
  if (value === undefined || !Number.isFinite(value)) return undefined
  if (metric.endsWith('_cents')) return money(value / 100)
  if (metric.endsWith('_day')) return day(value)
  return brlMetrics.has(metric) ? money(value) : number(value)
}

/** How a metric's amounts in BRL are shown: a price of one unit has more decimals than a sum. */
export function roundingOf(metric: string): (brl: number) => number {
  return brlMetrics.has(metric) ? toUnitPrice : toMoney
}

/** A number of a metric as an answer shows it; undefined for a day, and where it is not known. */
export function shownNumber(metric: string, value: number | undefined): number | undefined {
  const read = inMetricUnit(metric, value)
  if (read?.kind === 'money') return roundingOf(metric)(read.brl)
  return read?.kind === 'number' ? toFigure(read.value) : undefined
}

/**
 * The value at which nothing would have been flagged; money rounded to the cent towards what is expected, so that the statement
 * stays true.
 * Undefined where the observed amount already meets it: then other evidence decided, and the value says nothing.
 */
export function counterfactualValue({ metric, observed, value, counterfactual }: Expected): Value | undefined {
  const read = inMetricUnit(metric, counterfactual)
  const isMet = counterfactual !== undefined && value < observed && counterfactual >= observed
  if (isMet && read?.kind !== 'date') return undefined
  if (read?.kind !== 'money') return read
  const cents = read.brl * 100
  return money((value > observed ? Math.ceil(cents - 1e-6) : Math.floor(cents + 1e-6)) / 100)
}

/** The facts of a candidate as they are, with the ids of persons masked; undefined where a fact says that nothing is known. */
export function plainFacts({ detector, facts }: Candidate, companies: ReadonlySet<string>): FactValues {
  const names = findDetector(detector)?.names ?? {}
  return mapFacts(facts, (name, fact) => {
    if (typeof fact === 'string') return known(impersonal.has(names[name]) ? fact : maskIds(fact, companies))
    // No act that is judged is worth nothing: the sum of unknown values is unknown.
    if (name === 'value_cents' && fact === 0) return undefined
    if (name.endsWith('_cents')) return Number.isFinite(fact) ? money(fact / 100) : undefined
    return name.endsWith('_day') ? day(fact) : finite(fact)
  })
}

type FactValues = Readonly<Record<string, Value | undefined>>

/** The same, with parties and items called as the records at hand call them. */
function namedFacts(candidate: Candidate, input: AnomalyInput): FactValues {
  const companies = companiesOf(input)
  const names = findDetector(candidate.detector)?.names ?? {}
  const plain = plainFacts(candidate, companies)
  return mapFacts(candidate.facts, (name, fact) => {
    switch (names[name]) {
      case 'suppliers':
      case 'organizations':
        return text(listed(namesInFact(input, candidate, name), input.language))
      case 'supplier':
      case 'organization':
      case 'item':
        return known(namesInFact(input, candidate, name)[0])
      case 'tax_id':
        return text(punctuated(maskIds(String(fact), companies)))
      case 'address':
      case undefined:
        return plain[name]
    }
  })
}

function mapFacts(facts: Candidate['facts'], toValue: (name: string, fact: number | string) => Value | undefined) {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, toValue(name, fact)]))
}

function actValues(act: ActRecord, language: Language): Record<string, Value | undefined> {
  return {
    act: text(nameOfAct(act, language)),
    object: text(objectOf(act) ?? nameOfAct(act, language)),
    value: act.value === undefined ? undefined : inMetricUnit('unit_price', act.value),
    what: known(objectOf(act)),
    unit: known(act.unit && quietly(act.unit)),
    unit_word: text(act.unit ? quietly(act.unit) : (words.unit?.[language] ?? '')),
    supplier_label: text(supplierLabel(act, language)),
    organization_label: text(organizationLabel(act, language)),
  }
}

function expectedValues({ expected, statistic }: Candidate, language: Language): Record<string, Value | undefined> {
  if (expected === undefined) return {}
  const { metric, observed, value, low, high } = expected
  const named = text(findMetric(metric)?.[language] ?? metric)
  const isBound = metric.endsWith('_day') || (statistic.method === 'legal_limit' && isBounded(expected))
  const shown = (amount: number | undefined) =>
    amount !== undefined && shareMetrics.has(metric)
      ? text(formatPercent(amount, language))
      : inMetricUnit(metric, amount)
  return {
    ...(isBound ? { bounded_metric: named } : { metric: named }),
    observed: shown(observed),
    expected: shown(value),
    low: shown(low),
    high: shown(high),
    counterfactual: counterfactualValue(expected),
  }
}

/** Whether the expected value is the bound itself, or a cent beside it, and not what the act began with. */
function isBounded({ value, low = value, high = value }: Expected): boolean {
  return Math.abs(value - low) <= 1 && Math.abs(value - high) <= 1
}

/** A unit of measure within a sentence: no long word of capitals; symbols such as `MWh` and `KG` stay. */
function quietly(unit: string): string {
  return unit.replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase())
}

function finite(value: number | undefined): Value | undefined {
  return value === undefined || !Number.isFinite(value) ? undefined : number(value)
}

function day(value: number | undefined): Value | undefined {
  return value === undefined || !isDay(value) ? undefined : { kind: 'date', day: value }
}

function known(value: string | undefined): Value | undefined {
  return value === undefined || value === '' ? undefined : text(value)
}

function packSize(factor: number | string | undefined): Value | undefined {
  return typeof factor === 'number' && factor > 0 ? number(Math.round(factor < 1 ? 1 / factor : factor)) : undefined
}
