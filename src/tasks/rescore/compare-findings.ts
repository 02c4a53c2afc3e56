// What appeared, vanished, rose and fell between two runs over a partition, each with what may have caused it
// (docs/choices.md#partitions-keys-and-causes).

import assert from 'node:assert/strict'
import { namesOf, type Recognisable, recognise, wouldBeListed } from '../../agents/recognise-anomalies.ts'
import type { AnomalyWeight } from '../../domain/generated/wire-types.ts'
import { type AnomalyType, severities } from '../../domain/vocabulary.ts'
import type { KeptAct, KeptFinding, PartitionFindings } from './finding.ts'
import { type Cause, differencesOf, type FindingsKey, type PartialKey } from './partition-key.ts'

export const changes = ['appeared', 'vanished', 'rose', 'fell'] as const
export type ChangeKind = (typeof changes)[number]

export interface KeptChange {
  readonly change: ChangeKind
  /** Of the newer run; of what vanished that of the older one. */
  readonly anomaly_id: string
  readonly type: AnomalyType
  readonly detectors: readonly string[]
  /** Ids of its records. */
  readonly records: readonly string[]
  /** What it was, and is; null where it was or is not. */
  readonly from: AnomalyWeight | null
  readonly to: AnomalyWeight | null
  /** What differs between the runs and can be why: one alone is why. Empty where there was no run before. */
  readonly causes: readonly Cause[]
  /** Where records are a cause and it can be proved: whether those of the finding changed, or others that it is compared with. */
  readonly changed_records?: 'own' | 'others'
}

export interface ComparedFindings {
  /** Of each change the most severe first. */
  readonly changes: readonly KeptChange[]
  readonly unchanged: number
}

export interface RunToCompare extends PartitionFindings {
  readonly key: PartialKey
}

export interface RunComparison {
  /** Null where there was no run before. */
  readonly from: RunToCompare | null
  readonly to: RunToCompare & { readonly key: FindingsKey }
  /** Digest of an act in the records of a run, by its hash; undefined where it had none, null where that is not known. */
  readonly digestThen: (hash: number) => string | undefined | null
  readonly digestNow: (hash: number) => string | undefined | null
}

/** Compares two runs; what differs between their keys is why. */
export function compareFindings(comparison: RunComparison): ComparedFindings {
  const [from, to] = [listOf(comparison.from ?? nothing), listOf(comparison.to)]
  const known = recognise(from.anomalies, to.anomalies)
  const seen = new Set(known.values())
  const appeared = to.anomalies.filter((each) => !known.has(each) && wouldBeListed(each, from))
  const vanished = from.anomalies.filter((each) => !seen.has(each) && wouldBeListed(each, to))
  const moved = [...known].flatMap(([is, was]) => {
    const change = changeOf(was, is)
    return change === undefined ? [] : [{ change, was: was.finding, is: is.finding }]
  })
  const all = [
    ...appeared.map(({ finding }) => ({ change: 'appeared', is: finding }) as const),
    ...vanished.map(({ finding }) => ({ change: 'vanished', was: finding }) as const),
    ...moved,
  ]
  return {
    changes: changes.flatMap((change) =>
      all.filter((each) => each.change === change).map((each) => toChange(each, comparison)),
    ),
    unchanged: known.size - moved.length,
  }
}

const nothing: PartitionFindings = { findings: [], is_cut: false }

interface Listed extends Recognisable {
  readonly finding: KeptFinding
}

function listOf({ findings, is_cut }: PartitionFindings) {
  const anomalies = findings.map((finding): Listed => {
    const { anomaly_id, type, key, severity, confidence, is_group, acts } = finding
    const names = namesOf({ anomaly_id, type, key, record_id: acts[0]?.id ?? '', is_group })
    return { finding, severity, confidence, names }
  })
  return { anomalies, is_cut }
}

/** By severity, then by confidence as it is shown. */
function changeOf(was: AnomalyWeight, is: AnomalyWeight): 'rose' | 'fell' | undefined {
  const steps = severities.indexOf(was.severity) - severities.indexOf(is.severity) || is.confidence - was.confidence
  return steps === 0 ? undefined : steps > 0 ? 'rose' : 'fell'
}

interface Changed {
  readonly change: ChangeKind
  readonly was?: KeptFinding
  readonly is?: KeptFinding
}

function toChange({ change, was, is }: Changed, comparison: RunComparison): KeptChange {
  const finding = is ?? was
  assert(finding, 'a change is of a finding')
  const { anomaly_id, type, detectors, acts } = finding
  const { from, to } = comparison
  const causes = from === null ? [] : differencesOf(type, from.key, to.key)
  const changed_records = causes.includes('records') ? whoseRecords([was, is], comparison) : undefined
  return {
    ...{ change, anomaly_id, type, detectors, records: acts.map(({ id }) => id) },
    ...{ from: was ? weightOf(was) : null, to: is ? weightOf(is) : null, causes },
    ...(changed_records && { changed_records }),
  }
}

type Sides = readonly [was: KeptFinding | undefined, is: KeptFinding | undefined]

/** Own where one record of the finding is new, gone or another; others where all are as they were; else it is not known. */
function whoseRecords([was, is]: Sides, { digestThen, digestNow }: RunComparison): 'own' | 'others' | undefined {
  const [before, after] = [digestsOf(was?.acts), digestsOf(is?.acts)]
  const pairs = [...(was?.acts ?? []), ...(is?.acts ?? [])].map(({ hash }) => [
    before.get(hash) ?? digestThen(hash),
    after.get(hash) ?? digestNow(hash),
  ])
  if (pairs.some(([then, now]) => then !== null && now !== null && then !== now)) return 'own'
  return pairs.every(([then, now]) => then !== null && now !== null) ? 'others' : undefined
}

function digestsOf(acts: readonly KeptAct[] = []): ReadonlyMap<number, string> {
  return new Map(acts.flatMap(({ hash, digest }) => (digest === undefined ? [] : [[hash, digest]])))
}

function weightOf({ severity, confidence }: AnomalyWeight): AnomalyWeight {
  return { severity, confidence }
}
