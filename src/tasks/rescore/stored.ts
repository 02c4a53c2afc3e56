// What a task keeps of a partition: a head, its findings and its changes in blocks, all under the data of the task.

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { packOutput, unpackOutput } from '../../agents/tasks/output.ts'
import type { DataSource } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Write } from '../../store/port.ts'
import { taskDataPrefix } from '../keys.ts'
import type { TaskContext } from '../kind.ts'
import type { ChangeKind, KeptChange } from './compare-findings.ts'
import type { KeptFinding } from './finding.ts'
import type { Cause, FindingsKey } from './partition-key.ts'

export interface PartitionHead {
  readonly data_source: DataSource
  /** Version of the records, and name of the engine. */
  readonly dataset_version: number
  readonly engine_version: string
  readonly key: FindingsKey
  readonly records: number
  readonly findings_total: number
  readonly findings_kept: number
  /** More were found than are kept. */
  readonly is_cut: boolean
  readonly finding_blocks: number
  readonly change_blocks: number
  readonly changes: Readonly<Record<ChangeKind, number>>
  readonly unchanged: number
  /** Changes that each cause can be why of. */
  readonly causes: Readonly<Record<Cause, number>>
  readonly compared: 'run' | 'results' | 'nothing'
}

/** Counts to add up to. */
export function noChanges(): { readonly changes: Record<ChangeKind, number>; readonly causes: Record<Cause, number> } {
  return {
    changes: { appeared: 0, vanished: 0, rose: 0, fell: 0 },
    causes: { engine_version: 0, legal_tables: 0, calibration: 0, model: 0, records: 0 },
  }
}

/** A partition of a task. */
export interface KeptPlace {
  readonly task_id: string
  readonly partition_id: string
}

/** What is kept, as bytes. */
export interface KeptPartition {
  readonly head: PartitionHead
  readonly findings: readonly Uint8Array[]
  readonly changes: readonly Uint8Array[]
}

const prefixOf = ({ task_id, partition_id }: KeptPlace) => `${taskDataPrefix(task_id)}${partition_id}/`
const headKey = (place: KeptPlace) => `${prefixOf(place)}head`
const blockKey = (place: KeptPlace, kind: 'finding' | 'change', block: number) =>
  `${prefixOf(place)}${kind}/${String(block).padStart(6, '0')}`

/** Blocks of limits.rescoreBlockItems, compressed. */
export function toBlocks(items: readonly (KeptFinding | KeptChange)[]): readonly Uint8Array[] {
  const size = limits.rescoreBlockItems
  return Array.from({ length: Math.ceil(items.length / size) }, (_, block) =>
    deflateRawSync(packOutput(items.slice(block * size, (block + 1) * size)), { level: 1 }),
  )
}

function fromBlock<Item>(block: Uint8Array): readonly Item[] {
  return unpackOutput<readonly Item[]>(inflateRawSync(block))
}

export function findingsOf(blocks: readonly Uint8Array[]): readonly KeptFinding[] {
  return blocks.flatMap((block) => fromBlock<KeptFinding>(block))
}

/** The writes that keep a partition. */
export function keepPartition(place: KeptPlace, { head, findings, changes }: KeptPartition): readonly Write[] {
  const write = (kind: 'finding' | 'change') => (value: Uint8Array, block: number) => ({
    key: blockKey(place, kind, block),
    value,
  })
  const value = new TextEncoder().encode(JSON.stringify(head))
  return [{ key: headKey(place), value }, ...findings.map(write('finding')), ...changes.map(write('change'))]
}

type State = TaskContext['state']

/** Undefined where a task has not done such a partition. */
export async function findHead(state: State, place: KeptPlace): Promise<PartitionHead | undefined> {
  const bytes = await state.get(headKey(place))
  return bytes && parseStored<PartitionHead>(bytes)
}

/** The blocks of a partition; undefined where one is missing. */
export async function readBlocks(
  state: State,
  place: KeptPlace,
  { kind, count }: { readonly kind: 'finding' | 'change'; readonly count: number },
): Promise<readonly Uint8Array[] | undefined> {
  const keys = Array.from({ length: count }, (_, block) => blockKey(place, kind, block))
  const blocks = (await state.getMany(keys)).flatMap((bytes) => (bytes === undefined ? [] : [bytes]))
  return blocks.length === count ? blocks : undefined
}

/** The changes of one block. */
export async function readChanges(state: State, place: KeptPlace, block: number): Promise<readonly KeptChange[]> {
  const bytes = await state.get(blockKey(place, 'change', block))
  return bytes === undefined ? [] : fromBlock<KeptChange>(bytes)
}
