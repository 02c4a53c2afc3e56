// Technical details: everything that is needed to recompute the finding, as numbers in BRL, dates and codes.

import { formatDay } from '../domain/days.ts'
import { toFigure, toMoney, toRatio, toUnitPrice } from '../domain/figures.ts'
import type { Candidate, Rule } from '../domain/finding.ts'
import { maskPersonalIds } from '../domain/mask-personal-ids.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import type { Language } from '../domain/vocabulary.ts'
import { counterfactualValue, inMetricUnit, plainFacts, roundingOf } from './candidate-values.ts'
import { articleIn } from './labels.ts'
import { moneyAtRisk } from './money-at-risk.ts'
import { present } from './present.ts'
import { companiesOf, maskIds } from './privacy.ts'
import { unitFields } from './rule-units.ts'
import type { WordedCandidate } from './sentences.ts'
import type { Value } from './template.ts'

/** The leading candidate in full, the others beneath `further_evidence`. */
export function technicalDetails(
  input: AnomalyInput,
  [lead, ...others]: readonly [WordedCandidate, ...WordedCandidate[]],
): Record<string, unknown> {
  const { finding, primary, language } = input
  const companies = companiesOf(input)
  const measured = (worded: WordedCandidate) => measures(worded, companies, language)
  const { source, original_id, file, line, url, retrieved_at } = primary.provenance
  return {
    detectors: [...new Set(finding.candidates.map(({ detector }) => detector))],
    ...measured(lead),
    ...moneyAtRisk(input),
    ...(others.length > 0 && {
      further_evidence: others.map((other) => ({ description: other.sentence, ...measured(other) })),
    }),
    provenance: { source, original_id, file, line, ...(url !== undefined && { url }), retrieved_at },
    ...(primary.quality && {
      quality_notes: primary.quality.map(({ field, note, found }) => ({
        field,
        note,
        ...(found !== undefined && { found: maskPersonalIds(maskIds(found, companies)) }),
      })),
    }),
  }
}

function measures(
  { candidate, counterfactual }: WordedCandidate,
  companies: ReadonlySet<string>,
  language: Language,
): Record<string, unknown> {
  const { detector, statistic, expected, rule, group, family, confidence, peers } = candidate
  return {
    detector,
    family,
    confidence: toRatio(confidence),
    method: statistic.method,
    ...present('statistic', statistic.score),
    ...present('threshold', statistic.threshold),
    ...present('sample_size', statistic.sample_size),
    ...present('p_value', statistic.p_value),
    ...(peers && { peer_level: peers.level }),
    ...(expected && expectation(expected)),
    counterfactual: {
      ...(expected && field('value', counterfactualValue(expected), expected.metric)),
      description: counterfactual,
    },
    ...(rule && { legal_basis: legalBasis(rule, language) }),
    ...(group !== undefined && { group: maskIds(groupName(detector, group), companies) }),
    factors: Object.fromEntries(Object.entries(candidate.factors).map(([name, impact]) => [name, toFigure(impact)])),
    facts: wireFacts(candidate, companies),
  }
}

/** The group of a finding by its detector and whom or what it is of; the words that detectors name groups by are of no language of readers. */
function groupName(detector: string, group: string): string {
  const members = group.replaceAll(':', ' ').split(' ')
  return [detector, ...members.filter((member) => /\d|[^a-z_]/.test(member) && member !== detector)].join(' ')
}

function expectation({ metric, observed, value, low, high }: NonNullable<Candidate['expected']>) {
  const [from, to] = [inMetricUnit(metric, low), inMetricUnit(metric, high)]
  return {
    metric: plainName(metric),
    ...field('observed', inMetricUnit(metric, observed), metric),
    ...field('expected', inMetricUnit(metric, value), metric),
    ...((from || to) && { interval: { ...field('low', from, metric), ...field('high', to, metric) } }),
  }
}

function legalBasis(rule: Rule, language: Language) {
  const { law, article, table, limit, limit_unit, reference_day, status } = rule
  return {
    law,
    article: articleIn(article, language),
    ...(table !== undefined && { table }),
    ...present('limit', limit, limit_unit === 'BRL' ? toMoney : toFigure),
    ...unitFields('limit', limit_unit),
    ...(reference_day !== undefined && { reference_date: formatDay(reference_day) }),
    status,
  }
}

function wireFacts(candidate: Candidate, companies: ReadonlySet<string>): Record<string, unknown> {
  const known = Object.entries(plainFacts(candidate, companies)).map(([name, value]) => {
    const plain = plainName(name)
    // The word that says of what a day is: `signing`.
    if (value?.kind === 'text' && plain.endsWith('_date')) return field(plain.replace(/_date$/, '_event'), value)
    // A count of the same name stays beside the amount.
    const isTaken = name.endsWith('_cents') && Object.hasOwn(candidate.facts, plain)
    return field(isTaken ? name.replace(/_cents$/, '_brl') : plain, value)
  })
  return Object.assign({}, ...known)
}

/** `value_cents` is read in BRL as `value`, `act_day` as `act_date`. */
function plainName(name: string): string {
  return name.replace(/_cents$/, '').replace(/_day$/, '_date')
}

function field(name: string, value: Value | undefined, metric = name): Record<string, number | string> {
  switch (value?.kind) {
    case undefined:
      return {}
    case 'money':
      return { [name]: roundingOf(metric)(value.brl) }
    case 'date':
      return { [name]: formatDay(value.day) }
    case 'number':
      return { [name]: metric.endsWith('unit_price') ? toUnitPrice(value.value) : toFigure(value.value) }
    case 'text':
      return { [name]: value.text }
  }
}
