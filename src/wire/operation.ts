// A row of the operations table.

import type { WireTypes } from '../domain/generated/wire-types.ts'
import type { Permission } from '../domain/vocabulary.ts'
import type { ErrorCode } from '../errors.ts'
import type { Tag } from './tag-names.ts'

/** Whether the answers of an operation have an entity tag: whatever is read as JSON, but for probes and what says how long it keeps. */
export function isTagged({ method, media, reply, isUncounted, isNeverKept }: Operation): boolean {
  return method === 'GET' && media === 'json' && reply !== null && isUncounted !== true && isNeverKept !== true
}

/** Whether an edit can be bound to the version that was read, by If-Match. */
export function isConditional({ errors }: Operation): boolean {
  return errors.includes('PRECONDITION_FAILED')
}

/**
 * How the answer to what a request makes is kept under its Idempotency-Key: in the commit that makes it, or after it, where
 * that is no one commit.
 */
export type Creation = 'in_commit' | 'in_steps'

/** That an operation will end, and what takes its place. */
export interface Deprecation {
  /** Day of the notice, such as `2026-11-30`. */
  readonly announced: string
  /** Id of the operation that takes its place; null where none does. */
  readonly successor: string | null
}

export type FileType = 'text/csv' | 'text/html' | 'image/svg+xml'

/** One row of the operations table: everything that routing, validation, access and documents need. */
export type Operation = OperationRow &
  (
    | {
        readonly method: 'POST'
        /** Null: it makes nothing that a second request would make again. There is no default. */
        readonly creates: Creation | null
      }
    | { readonly method: 'GET' | 'PUT' | 'PATCH' | 'DELETE'; readonly creates?: never }
  )

export interface KnownPath {
  /** With parameters as `path` names them. */
  readonly path: string
  /** Parameters that the path does not have. */
  readonly params?: Readonly<Record<string, string>>
}

interface OperationRow {
  readonly id: string
  /** English path with `{parameters}`. */
  readonly path: string
  /** Portuguese path; the same as `path` where both languages share it. */
  readonly pathPt: string
  /** Another spelling of the Portuguese path, served and not documented. */
  readonly aliasPt?: string
  /** Other paths that clients know it by, served in both languages and not documented. */
  readonly also?: readonly KnownPath[]
  readonly tag: Tag
  readonly summary: { readonly en: string; readonly pt: string }
  /** `public` needs no token, `authenticated` any valid one; a permission needs that. There is no default. */
  readonly permission: Permission | 'public' | 'authenticated'
  /** A caller on the machine itself needs no credential. */
  readonly isOpenOnLoopback?: true
  /** A flag of the query, by its English name, that asks for another permission instead. */
  readonly flagged?: { readonly flag: string; readonly permission: Permission }
  /** The permission that guards what the answer shows, where the request can be made without having read it: needed besides. */
  readonly shows?: Permission
  /** Names of schemas in schemas/, or null. */
  readonly body: keyof WireTypes | null
  /** A request without a body stands for an empty object. */
  readonly isBodyOptional?: boolean
  /** The body can be a form (application/x-www-form-urlencoded) too, whose fields are its members. */
  readonly isForm?: true
  readonly query: keyof WireTypes | null
  readonly reply: keyof WireTypes | null
  /** Schema of an item, where the answer can come as lines of JSON, an item each; the last one is the rest of the reply. */
  readonly lines?: keyof WireTypes
  /** Types of the files that the answer can be instead, as its query asks. */
  readonly files?: readonly FileType[]
  /** HTTP status of success. */
  readonly status: number
  /** It takes `Prefer: wait`. With a schema: what it answers with 200 where that is there in time; with 202 the reply says that it is not. */
  readonly waits?: { readonly reply?: keyof WireTypes }
  /** What it makes goes on when that is made: the answer to a request that comes again with its key says how far it is. */
  readonly isFollowed?: true
  /** Describes the 204 that the operation can answer besides `status`. */
  readonly noContent?: { readonly en: string; readonly pt: string }
  /** What the operation can answer with 202 besides, where it does not come to its reply. */
  readonly outcome?: { readonly reply: keyof WireTypes; readonly en: string; readonly pt: string }
  /** Describes the 303 that the operation can answer besides `status`. */
  readonly goesOn?: { readonly en: string; readonly pt: string }
  /** Describes the 202 without a body that the operation can answer besides `status`. */
  readonly taken?: { readonly en: string; readonly pt: string }
  /** Failures are errors of JSON-RPC or of GraphQL, whatever form the request accepts. */
  readonly failures?: 'json_rpc' | 'graphql'
  /** The answer can be a stream of events instead, where the request accepts one. */
  readonly streams?: true
  /** Of a stream of events or a WebSocket, whose they are; absent: those of an investigation. */
  readonly stream?: 'investigation' | 'chat' | 'workflow' | 'task'
  /** The types of a medium that this one has, where those are not all that it can have. */
  readonly types?: readonly string[]
  /** What the body or the answer is besides JSON. */
  readonly media:
    | 'json'
    | 'sse'
    | 'websocket'
    | 'text'
    | 'upload'
    | 'file'
    | 'document'
    | 'table'
    | 'archive'
    | 'json_file'
    | 'page'
    | 'asset'
  /** Failures this operation can answer with, besides those every operation has. */
  readonly errors: readonly ErrorCode[]
  /** The answer is made for one reader and once, such as tokens: it has no tag by which anybody could keep it. */
  readonly isNeverKept?: true
  /** No rate limit counts it: probes, documents, public keys. */
  readonly isUncounted?: true
  readonly since: string
  readonly deprecated: Deprecation | false
}

/** Schema of the answer that comes with a status. */
export function replyOf(
  { reply, waits, outcome }: Pick<Operation, 'reply' | 'waits' | 'outcome'>,
  status: number,
): Operation['reply'] {
  if (status === 202 && outcome !== undefined) return outcome.reply
  return status === 200 ? (waits?.reply ?? reply) : reply
}
