// Findings as work items store them: the merge of a type writes heads and packed bodies, later items read them back in
// order, and those that are shown are read with their records.

import assert from 'node:assert/strict'
import type { Dataset } from '../../dataset/dataset.ts'
import type { Finding } from '../../domain/finding.ts'
import type { ActRecord } from '../../domain/records.ts'
import type { AnomalyFacts } from '../../domain/reporting.ts'
import { anomalyTypes, type DataSource } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { Write } from '../../store/port.ts'
import { anomalyIdOf } from '../anomaly-id.ts'
import { anomalyKey, outputKey } from '../keys.ts'
import type { WorkContext } from '../work-context.ts'
import { bySeverity, type FindingHead } from './finding-order.ts'
import { packOutput, unpackOutput } from './output.ts'
import { readSupporting, type SupportingRecord } from './supporting-records.ts'

/** A finding read back, still packed; without `bytes` where too many of its type come before it to be shown. */
export interface FoundFinding extends FindingHead {
  readonly bytes?: Uint8Array
}

/** The heads of one type's findings, in order, as bytes, each with the finding itself, packed alone, as far as `shown` goes. */
export function packFindings(heads: readonly FindingHead[], shown: readonly Finding[]): Uint8Array {
  const packed = heads.map(({ key, type, row, confidence, severity }, index): FoundFinding => {
    const head = { key, type, row, confidence, severity }
    const finding = shown[index]
    return finding ? { ...head, bytes: packOutput(finding) } : head
  })
  return packOutput(packed)
}

/** Findings of every type merged so far, most severe first, then most confident. */
export async function readFindings({ state }: WorkContext, id: string): Promise<readonly FoundFinding[]> {
  const outputs = await state.getMany(anomalyTypes.map((type) => outputKey(id, `merge/${type}`)))
  return outputs.flatMap((bytes) => (bytes ? unpackOutput<readonly FoundFinding[]>(bytes) : [])).sort(bySeverity)
}

/** The first of the findings in full, as many as may be shown. */
export function unpackFindings(found: readonly FoundFinding[], shownMax: number): readonly Finding[] {
  return found.slice(0, shownMax).map(({ bytes }) => {
    assert(bytes, 'what is among the first of all is among the first of its type')
    return unpackOutput<Finding>(bytes)
  })
}

/** Where findings were looked for. */
export interface Findable {
  readonly dataset: Dataset
  readonly data_source: DataSource
}

/** The findings with their records, ready to be announced; withPasts adds the history of those in full. */
export async function toAnomalyFacts(
  context: Pick<WorkContext, 'records'>,
  { dataset, data_source }: Findable,
  findings: readonly Finding[],
): Promise<readonly AnomalyFacts[]> {
  const wanted = findings.map(({ row, related }) => [row, ...related.slice(0, limits.relatedRecordsMax)])
  const peers = findings.map(({ candidates }) => candidates.flatMap((candidate) => candidate.peers?.rows ?? []))
  const rows = [...new Set([...wanted, ...peers].flat())]
  const documents = await context.records.documents(dataset, 'acts', rows)
  const byRow = new Map(rows.map((row, index) => [row, documents[index] as ActRecord]))
  const supporting = await readSupporting(context, dataset, findings)
  return findings.flatMap((finding, index) => {
    const [primary, ...related] = (wanted[index] ?? []).flatMap((row) => byRow.get(row) ?? [])
    if (!primary) return []
    const ids = [primary, ...related].map(({ contract_id }) => contract_id)
    const id = anomalyIdOf(data_source, finding.key, ids)
    const own = (supporting[index] ?? []).filter((each) => isAbout(each, primary))
    const compared = new Map((peers[index] ?? []).flatMap((row) => toEntry(row, byRow.get(row))))
    return [{ id, finding, primary, related, peers: compared, supporting: own }]
  })
}

function toEntry(row: number, act: ActRecord | undefined): [number, ActRecord][] {
  return act === undefined ? [] : [[row, act]]
}

/** Payments and commitments are joined by a hash of the contract's id; here the ids themselves must agree. */
function isAbout(record: SupportingRecord, { contract_id }: ActRecord): boolean {
  return 'sanction_id' in record || record.record_kind === 'supplier' || record.contract_id === contract_id
}

/** The writes that keep what anomalies are made of, so that each reader gets them in the own language. */
export function keepAnomalies(id: string, anomalies: readonly AnomalyFacts[]): readonly Write[] {
  return anomalies.map((facts) => ({ key: anomalyKey(id, facts.id), value: packOutput(facts) }))
}
