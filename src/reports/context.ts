// Context: the peers, the past and the law of a finding.

import { formatDay } from '../domain/days.ts'
import { toFigure, toMoney } from '../domain/figures.ts'
import type { Candidate, Rule } from '../domain/finding.ts'
import type {
  AnomalyResult,
  HistoricalContext,
  PeerContext,
  RegulatoryContext,
} from '../domain/generated/wire-types.ts'
import type { AnomalyInput, Past } from '../domain/reporting.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { inMetricUnit, roundingOf } from './candidate-values.ts'
import { getEntry } from './catalogue/catalogue.ts'
import { findRegulation } from './catalogue/regulations.ts'
import { words } from './catalogue/words.ts'
import { actEntity } from './entities.ts'
import { articleIn } from './labels.ts'
import { present } from './present.ts'
import { unitFields } from './rule-units.ts'

/** What the candidates say of peers, past and law; undefined when they say nothing. */
export function toContext(input: AnomalyInput): AnomalyResult['context'] {
  const { finding, past, language } = input
  const { candidates } = finding
  const peer_comparison = candidates.map((candidate) => toPeers(candidate, input)).find((found) => found)
  const historical_comparison = candidates.map(toHistory).find((found) => found) ?? (past && fromPast(past))
  const regulatory_context = toRegulatory(
    candidates.flatMap(({ rule }) => rule ?? []),
    language,
  )
  if (!peer_comparison && !historical_comparison && !regulatory_context) return undefined
  return {
    ...(historical_comparison && { historical_comparison }),
    ...(peer_comparison && { peer_comparison }),
    ...(regulatory_context && { regulatory_context }),
  }
}

function toPeers({ peers, expected }: Candidate, { language, ...input }: AnomalyInput): PeerContext | undefined {
  if (peers === undefined || peers.count < limits.comparedValuesMin) return undefined
  const { level, group, count, median, mad, percentile, rank, rows = [] } = peers
  const named = rows.flatMap((row) => input.peers?.get(row) ?? [])
  const rounding =
    expected && inMetricUnit(expected.metric, median)?.kind === 'money' ? roundingOf(expected.metric) : toFigure
  return {
    peer_group: `${words[level]?.[language] ?? level}: ${group}`,
    peer_count: count,
    ...present('peer_median', median, rounding),
    ...present('peer_mad', mad, rounding),
    ...present('percentile', percentile),
    ...present('rank', rank),
    ...present('deviation_percent', expected && (expected.observed / median - 1) * 100),
    ...(named.length > 0 && { peers: named.map((act) => actEntity(act, language)) }),
  }
}

function toHistory({ detector, facts, statistic }: Candidate): HistoricalContext | undefined {
  const { history } = getEntry(detector)
  if (history === undefined) return undefined
  const [baseline, current, sample] = [facts[history.baseline], facts[history.current], facts[history.sample]]
  const sample_size = typeof sample === 'number' ? sample : statistic.sample_size
  if (typeof baseline !== 'number' || typeof current !== 'number' || sample_size < limits.comparedValuesMin)
    return undefined
  return {
    baseline_mean: toFigure(baseline),
    current_value: toFigure(current),
    ...present('deviation_percent', (current / baseline - 1) * 100),
    trend: current > baseline ? 'increasing' : current < baseline ? 'decreasing' : 'stable',
    sample_size,
  }
}

/** The act beside the earlier payments of its body. */
function fromPast({ metric, current, mean, deviation, count, first_day, last_day }: Past): HistoricalContext {
  const rounding = roundingOf(metric)
  return {
    metric,
    baseline_period: { start: formatDay(first_day), end: formatDay(last_day) },
    baseline_mean: rounding(mean),
    baseline_std: rounding(deviation),
    current_value: current,
    deviation_percent: toFigure((current / mean - 1) * 100),
    ...(deviation > 0 && { z_score: toFigure((current - mean) / deviation) }),
    trend: current > mean ? 'increasing' : current < mean ? 'decreasing' : 'stable',
    sample_size: count,
  }
}

function toRegulatory(rules: readonly Rule[], language: Language): RegulatoryContext | undefined {
  const [lead] = rules
  if (lead === undefined) return undefined
  const broken = rules.filter(({ status }) => status === 'violation')
  const regulations = new Map(
    rules.flatMap((rule) => toRegulations(rule, language)).map((one) => [`${one.id} ${one.article}`, one]),
  )
  return {
    regulations: [...regulations.values()],
    violated_provisions: [...new Set(broken.map(({ law, article }) => `${law}, ${articleIn(article, language)}`))],
    ...present('threshold', lead.limit, lead.limit_unit === 'BRL' ? toMoney : toFigure),
    ...(lead.limit !== undefined && unitFields('threshold', lead.limit_unit)),
    compliance_status: broken.length > 0 ? 'violation' : 'suspect',
    ...(lead.reference_day !== undefined && { reference_date: formatDay(lead.reference_day) }),
  }
}

/** The law, and the act that set the limit in force where that is another. */
function toRegulations({ law, article, table }: Rule, language: Language): RegulatoryContext['regulations'] {
  const known = findRegulation(law)
  const cite = articleIn(article, language)
  const own = { id: slug(law), title: known ? `${law} (${known.title[language]})` : law, article: cite }
  const cited = known?.url === undefined ? own : { ...own, url: known.url }
  return table === undefined || table === law
    ? [cited]
    : [cited, { id: slug(table), title: articleIn(table, language), article: `${law}, ${cite}` }]
}

function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
}
