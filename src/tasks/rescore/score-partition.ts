// What an investigation of the same acts would find with today's engine, kept in short.

import assert from 'node:assert/strict'
import {
  type AnalysisContext,
  countSelected,
  findCandidates,
  type Subject,
} from '../../agents/analyses/find-candidates.ts'
import { anomalyIdOf } from '../../agents/anomaly-id.ts'
import { bySeverity } from '../../agents/tasks/finding-order.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import { judge } from '../../detect/judge/judge.ts'
import { toRatio } from '../../domain/figures.ts'
import type { Finding } from '../../domain/finding.ts'
import type { AnomalyType, DataSource } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { actDigests } from './content-digest.ts'
import type { KeptAct, KeptFinding, PartitionFindings } from './finding.ts'

/** How findings are looked for. */
export interface Scoring {
  readonly data_source: DataSource
  /** At least one. */
  readonly types: readonly AnomalyType[]
  readonly sensitivity: number
  readonly confidence_threshold: number
  /** Passes of reflection. */
  readonly passes: number
  /** Findings that are kept, the most severe first. */
  readonly findings_max: number
}

export interface ScoredPartition extends PartitionFindings {
  readonly records: number
  /** Those that are not kept included. */
  readonly findings_total: number
}

/** The findings of the selected acts of a dataset. */
export async function scorePartition(
  context: AnalysisContext,
  subject: Subject,
  scoring: Scoring,
): Promise<ScoredPartition> {
  const { data_source, types: anomaly_types, sensitivity, confidence_threshold: threshold, passes } = scoring
  const records = countSelected(subject.selected)
  const candidates = records === 0 ? [] : findCandidates(context, subject, { anomaly_types, data_source })
  const all = candidates
    .flatMap(({ candidates }) => judge(candidates, { sensitivity, threshold, passes }).findings)
    .sort(bySeverity)
  const findings = await keep(context, subject.dataset, { data_source, findings: all.slice(0, scoring.findings_max) })
  return { records, findings, findings_total: all.length, is_cut: all.length > findings.length }
}

interface Found {
  readonly data_source: DataSource
  readonly findings: readonly Finding[]
}

async function keep(
  context: AnalysisContext,
  dataset: Dataset,
  { data_source, findings }: Found,
): Promise<readonly KeptFinding[]> {
  const actsOf = await readActs(context, dataset, findings)
  return findings.map((finding) => {
    const acts = rowsOf(finding).map(actsOf)
    const ids = acts.map(({ id }) => id)
    return toKeptFinding(finding, anomalyIdOf(data_source, finding.key, ids), acts)
  })
}

/** A finding of these acts, as it is kept. */
export function toKeptFinding(finding: Finding, anomaly_id: string, acts: readonly KeptAct[]): KeptFinding {
  const { type, severity, confidence, key, candidates, related } = finding
  const detectors = [...new Set(candidates.map(({ detector }) => detector))].sort()
  return {
    ...{ anomaly_id, type, severity, confidence: toRatio(confidence), key, detectors },
    ...{ is_group: related.length > 0, acts },
  }
}

/** The rows of a finding whose records are shown. */
export function rowsOf({ row, related }: Pick<Finding, 'row' | 'related'>): readonly number[] {
  return [row, ...related.slice(0, limits.relatedRecordsMax)]
}

async function readActs(
  { records, assertWanted }: AnalysisContext,
  dataset: Dataset,
  findings: readonly Finding[],
): Promise<(row: number) => KeptAct> {
  const digestOf = actDigests(dataset)
  const acts = new Map<number, KeptAct>()
  for await (const { row, record } of records.eachAct(dataset, [...new Set(findings.flatMap(rowsOf))])) {
    if (acts.size % limits.documentsPerTurn === 0) assertWanted()
    acts.set(row, { id: record.contract_id, hash: dataset.acts.id[row], digest: digestOf(row) })
  }
  return (row) => {
    const act = acts.get(row)
    assert(act, 'every row of a finding was read')
    return act
  }
}
