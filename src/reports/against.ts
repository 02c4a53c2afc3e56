// Against: what speaks against a finding, by the regular explanation of its indicator and by its own numbers.
// A1. The order is that of strength: what makes the comparison itself doubtful, the regular explanation, then what is general.
// A2. The regular explanation is always among them.

import { parseDay } from '../domain/days.ts'
import type { Candidate } from '../domain/finding.ts'
import type { ActRecord } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { limits } from '../limits.ts'
import { genericEntry, getEntry } from './catalogue/catalogue.ts'
import { againstTexts, explanationTexts } from './catalogue/summary.ts'
import { dateOfAct } from './labels.ts'
import type { WordedCandidate } from './sentences.ts'
import { type Bilingual, fillFirst, number, type Values } from './template.ts'

/** Methods without named peers whose sample is what the record was compared with. */
const comparingMethods: ReadonlySet<string> = new Set(['quartile_fence', 'shrunk_robust_z', 'share_of_activity'])

/** A reason against a finding, in words and the values that they name. */
interface Reason {
  readonly text: Bilingual
  readonly values: Values
}

/** What speaks against a finding, the strongest first, at most `limits.againstMax` sentences. */
export function toAgainst(input: AnomalyInput, { candidate, values }: WordedCandidate): readonly string[] {
  const { language } = input
  const regular = fillFirst([getEntry(candidate.detector).against, genericEntry.against], values, language)
  const say = ({ text, values }: Reason) => fillFirst([text], values, language)
  const general = [...generalReasons(input, candidate)].map(say)
  const always = isSynthetic(input) ? [againstTexts.synthetic[language]] : []
  return [
    ...[...comparisonReasons(candidate, values).map(say), regular, ...general].slice(
      0,
      limits.againstMax - always.length,
    ),
    ...always,
  ]
}

/** Doubts about what the record was compared with; a limit of the law is compared with nothing. */
function comparisonReasons(candidate: Candidate, values: Values): readonly Reason[] {
  if (!isStatistical(candidate)) return []
  const { peers, statistic } = candidate
  const compared = peers?.count ?? (comparingMethods.has(statistic.method) ? statistic.sample_size : undefined)
  const isFew = compared !== undefined && compared < limits.peersTrustedMin
  return [
    ...intervalReasons(candidate, values),
    ...(isFew
      ? [
          {
            text: againstTexts.fewPeers,
            values: { count: number(compared), least: number(limits.peersTrustedMin) },
          },
        ]
      : []),
    ...(peers?.level === 'category_unit' ? [{ text: againstTexts.widePeers, values }] : []),
  ].slice(0, limits.againstMax - 2)
}

function intervalReasons({ expected }: Candidate, values: Values): readonly Reason[] {
  const { metric = '', observed = 0, low = 0, high = 0 } = expected ?? {}
  if (low >= high || metric.endsWith('_day')) return []
  if (low <= observed && observed <= high) return [{ text: againstTexts.withinInterval, values }]
  const bound = observed > high ? high : low
  if (Math.abs(observed - bound) > limits.intervalNearRatio * Math.abs(bound)) return []
  return [{ text: observed > high ? againstTexts.nearHigh : againstTexts.nearLow, values }]
}

/** What holds of findings of any kind. */
function generalReasons(input: AnomalyInput, candidate: Candidate): readonly Reason[] {
  const { finding, primary } = input
  const notes = primary.quality?.length ?? 0
  return [
    ...(notes > 0 ? [{ text: againstTexts.notes, values: { count: number(notes) } }] : []),
    ...(Math.round(finding.confidence * 100) < limits.evenConfidencePercent
      ? [{ text: explanationTexts.unlikely, values: {} }]
      : []),
    ...farReasons(input, candidate),
    ...(isStatistical(candidate) && finding.candidates.length === 1 ? [{ text: againstTexts.alone, values: {} }] : []),
  ]
}

/** Whether all the peers that are named are of another state, or of another time. */
function farReasons({ primary, peers }: AnomalyInput, candidate: Candidate): readonly Reason[] {
  const named = (candidate.peers?.rows ?? []).flatMap((row) => peers?.get(row) ?? [])
  if (named.length === 0) return []
  const days = named.flatMap((act) => daysBetween(primary, act) ?? [])
  const regions = named.flatMap(({ region }) => region ?? [])
  const isLong = days.length === named.length && Math.min(...days) > limits.peersFarDays
  const isElsewhere =
    primary.region !== undefined &&
    regions.length === named.length &&
    regions.every((region) => region !== primary.region)
  return [
    ...(isLong ? [{ text: againstTexts.farInTime, values: { days: number(Math.min(...days)) } }] : []),
    ...(isElsewhere ? [{ text: againstTexts.farInPlace, values: {} }] : []),
  ]
}

function daysBetween(one: ActRecord, other: ActRecord): number | undefined {
  const [from, to] = [one, other].map((act) => parseDay(dateOfAct(act) ?? ''))
  return from === undefined || to === undefined ? undefined : Math.abs(to - from)
}

function isStatistical({ gravity }: Candidate): boolean {
  return gravity === 'statistic' || gravity === 'group'
}

function isSynthetic({ primary, related, supporting }: AnomalyInput): boolean {
  return [primary, ...related, ...supporting].some(({ synthetic }) => synthetic)
}
