// The entity tag of an answer, and the answer to who has it already.

import type { Language } from '../../domain/vocabulary.ts'
import { entityTagOf, isNamed } from '../../services/entity-tag.ts'
import { isConditional, isTagged, type Operation, replyOf } from '../../wire/operation.ts'
import type { DirectReply } from '../handler.ts'
import { type Content, serialise } from './answer.ts'
import { type JsonApiWish, toDocument } from './to-json-api.ts'

interface Asked {
  readonly operation: Operation
  readonly language: Language
  readonly ifNoneMatch: string | undefined
  /** Set where the answer is to be a JSON:API document. */
  readonly jsonApi: JsonApiWish | null
}

/** The content to be sent with its tag; no content where the asker has it (RFC 9110, 13.1.2). */
export interface TaggedContent {
  readonly content: Content
  readonly tag?: string
  readonly isUnchanged: boolean
}

/** Serialises a reply, unless its tag is known without that and the asker has it. */
export function toTagged(reply: DirectReply, asked: Asked): TaggedContent {
  const { operation, language, ifNoneMatch, jsonApi } = asked
  const isRead = isTagged(operation) && (reply.status ?? operation.status) === 200
  const isEdited = isConditional(operation) && reply.version !== undefined
  if (!isRead && !isEdited) return { content: toContent(reply, asked), isUnchanged: false }
  const { entity, version } = reply
  const known =
    entity === undefined ? undefined : entityTagOf({ version, content: language + JSON.stringify([entity, jsonApi]) })
  if (isRead && known !== undefined && isNamed(ifNoneMatch, known)) return unchanged(known)
  const content = toContent(reply, asked)
  const tag = known ?? entityTagOf({ version, content: content.bytes ?? '' })
  return isRead && isNamed(ifNoneMatch, tag) ? unchanged(tag) : { content, tag, isUnchanged: false }
}

function toContent(reply: DirectReply, { operation, language, jsonApi }: Asked): Content {
  const answered = { ...operation, reply: replyOf(operation, reply.status ?? operation.status) }
  const content = serialise(reply, operation.outcome === undefined ? operation : answered, language)
  return jsonApi === null ? content : toDocument(content, answered, { ...jsonApi, language })
}

function unchanged(tag: string): TaggedContent {
  return { content: { bytes: null, type: '' }, tag, isUnchanged: true }
}
