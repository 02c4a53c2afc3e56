// What was found before in a partition: by an earlier run of the task, or by the investigation that it repeats.

import type { AnalysisContext } from '../../agents/analyses/find-candidates.ts'
import { unpackAnomaly } from '../../agents/stored-results.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import type { EngineVersion } from '../../domain/engine-version.ts'
import type { AnomalyFacts } from '../../domain/reporting.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { RunToCompare } from './compare-findings.ts'
import { actDigests, datasetDigest } from './content-digest.ts'
import { digestsByHash } from './digests-by-hash.ts'
import type { KeptAct, KeptFinding } from './finding.ts'
import type { FindingsKey, PartialKey } from './partition-key.ts'
import { rowsOf, toKeptFinding } from './score-partition.ts'
import { findingsOf } from './stored.ts'

export interface EarlierRun {
  readonly of: 'run'
  readonly version: number
  readonly key: FindingsKey
  readonly is_cut: boolean
  /** Blocks of findings. */
  readonly findings: readonly Uint8Array[]
}

export interface EarlierResults {
  readonly of: 'results'
  readonly version: number
  /** Absent where an earlier version made the results. */
  readonly engine?: EngineVersion | undefined
  readonly is_cut: boolean
  /** What is kept of each anomaly. */
  readonly anomalies: readonly Uint8Array[]
}

export interface Earlier extends RunToCompare {
  /** Digest of an act in the records that it was found in. */
  readonly digestOf: (hash: number) => string | undefined | null
}

interface Reading {
  readonly data_source: DataSource
  /** The records of now, and what their findings follow from. */
  readonly dataset: Dataset
  readonly key: FindingsKey
  readonly earlier: EarlierRun | EarlierResults
}

/** The findings of then, with what they followed from. */
export async function readEarlier(context: AnalysisContext, reading: Reading): Promise<Earlier> {
  const { earlier, key } = reading
  if (earlier.of === 'results') return readFoundThen(context, reading, earlier)
  const isSame = earlier.key.records === key.records
  const then = isSame ? reading.dataset : await findDataset(context, reading)
  const { is_cut, findings } = earlier
  const digestOf = then ? digestsByHash(then) : () => null
  return { key: earlier.key, is_cut, findings: findingsOf(findings), digestOf }
}

/** Undefined where it is too large to be held beside the one of now. */
async function findDataset(
  { records }: AnalysisContext,
  { data_source, dataset, earlier: { version } }: Reading,
): Promise<Dataset | undefined> {
  if (version === dataset.version) return dataset
  const isTooLarge = dataset.acts.length > limits.rescoreEarlierActsMax || version > dataset.version
  return isTooLarge ? undefined : records.dataset({ version, source: data_source })
}

async function readFoundThen(context: AnalysisContext, reading: Reading, earlier: EarlierResults): Promise<Earlier> {
  const { anomalies, engine, is_cut } = earlier
  const then = await findDataset(context, reading)
  const facts = anomalies.map(unpackAnomaly)
  const findings = then ? await withActs(context, then, facts) : facts.map((each) => toKeptFacts(each))
  const key: PartialKey = { records: then && datasetDigest(then), types: engine?.types ?? {} }
  return { key, is_cut, findings, digestOf: then ? digestsByHash(then) : () => null }
}

/** A row that holds another record than was found there says nothing: rows were ordered otherwise then. */
async function withActs(
  { records }: AnalysisContext,
  dataset: Dataset,
  facts: readonly AnomalyFacts[],
): Promise<readonly KeptFinding[]> {
  const digestOf = actDigests(dataset)
  const rows = [...new Set(facts.flatMap(({ finding }) => rowsOf(finding)))].filter((row) => row < dataset.acts.length)
  const ids = new Map<number, string>()
  for await (const { row, record } of records.eachAct(dataset, rows)) ids.set(row, record.contract_id)
  return facts.map((each) =>
    toKeptFacts(each, (row, id) =>
      ids.get(row) === id ? { id, hash: dataset.acts.id[row], digest: digestOf(row) } : { id, hash: 0 },
    ),
  )
}

function toKeptFacts(
  { id, finding, primary, related }: AnomalyFacts,
  actOf: (row: number, id: string) => KeptAct = (_, id) => ({ id, hash: 0 }),
): KeptFinding {
  const rows = rowsOf(finding)
  const acts = [primary, ...related].map(({ contract_id }, index) => actOf(rows[index], contract_id))
  return toKeptFinding(finding, id, acts)
}
