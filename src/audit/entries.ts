// Entries of the trail in the state store. Everything but the head and the seals follows from the events alone, so that
// a check can recompute and compare it.

import { createHash } from 'node:crypto'
import type { AuditEvent, AuditSignedHead } from '../domain/generated/wire-types.ts'
import type { Write } from '../store/port.ts'
import { canonicalJson } from './canonical-json.ts'
import { append, leafHash, rootOf, type Tree } from './merkle.ts'

/** The state from which the next commit continues. */
export interface KeptHead {
  readonly head: AuditSignedHead
  /** Full subtrees, hex. */
  readonly peaks: readonly string[]
}

/** A full run of events whose root stays when retention removes them; `signature` covers everything else. */
export interface SealedSegment {
  readonly segment: number
  readonly first_sequence: number
  readonly last_sequence: number
  readonly root: string
  /** Hash of its last event, to which the next event points back. */
  readonly last_hash: string
  readonly last_timestamp: string
  readonly removed_at: string | null
  readonly key_id: string
  readonly signature: string
}

export const auditPrefix = 'audit/'
export const headKey = 'audit/head'
export const auditEventPrefix = 'audit/event/'
export const segmentPrefix = 'audit/segment/'
export const noHash = '0'.repeat(64)
const digits = 12

export const toDigits = (number: number) => String(number).padStart(digits, '0')
export const auditEventKey = (sequence: number) => auditEventPrefix + toDigits(sequence)
export const idKey = (id: string) => `audit/id/${digestOf(id)}`
export const nodeKey = (level: number, index: number) =>
  `audit/node/${String(level).padStart(2, '0')}/${toDigits(index)}`
export const segmentKey = (segment: number) => segmentPrefix + toDigits(segment)

/** Fields that an index leads to. */
export const indexedFields = [
  'resource_id',
  'user_id',
  'user_email',
  'ip_address',
  'event_type',
  'resource_type',
  'severity',
  'success',
] as const
export type IndexedField = (typeof indexedFields)[number]

/** Prefix of the entries of the events with a value; the rest of the key is the sequence. */
export const indexPrefix = (field: IndexedField, value: string) => `audit/by/${field}/${digestOf(value)}/`

/** The event's value of an indexed field. */
function indexedValue(event: AuditEvent, field: IndexedField): string | null {
  if (field === 'ip_address') return event.context.ip_address
  return field === 'success' ? String(event.success) : event[field]
}

/** The writes of one event: itself, its id, its indexes, and the nodes of the tree that it completes. */
export function entriesOf(event: AuditEvent, tree: Tree) {
  const { tree: grown, nodes } = append(tree, leafHash(Buffer.from(event.hash, 'hex')))
  const nodeWrites = nodes.map(({ level, index, hash }): Write => ({ key: nodeKey(level, index), value: hash }))
  return { writes: [...ownEntries(event), ...nodeWrites], tree: grown, nodes }
}

/** The writes of one event without nodes of the tree. */
export function ownEntries(event: AuditEvent): readonly Write[] {
  const sequence = Buffer.from(toDigits(event.sequence))
  const indexes = indexedFields.flatMap((field): Write[] => {
    const value = indexedValue(event, field)
    return value === null ? [] : [{ key: indexPrefix(field, value) + toDigits(event.sequence), value: present }]
  })
  return [
    { key: auditEventKey(event.sequence), value: Buffer.from(canonicalJson(event)) },
    { key: idKey(event.id), value: sequence },
    ...indexes,
  ]
}

/** Hex SHA-256 of the canonical JSON of an event without its hash. */
export function hashOf({ hash: _, ...content }: AuditEvent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('hex')
}

/** Tree and head as parsed from the store; an absent head is that of an empty trail. */
export function treeOf(kept: KeptHead | undefined): Tree {
  if (kept === undefined) return { size: 0, peaks: [] }
  return { size: kept.head.size, peaks: kept.peaks.map((hash) => Buffer.from(hash, 'hex')) }
}

export const toHex = (hash: Uint8Array) => Buffer.from(hash).toString('hex')
export const rootHex = (tree: Tree) => toHex(rootOf(tree))

const present = Buffer.from('1')

function digestOf(value: string): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 32)
}
