// Entity tags (RFC 9110, 8.8.3): `"version-content"` of what can be edited, `"content"` of the rest. The version is of what edits
// change, whatever the language of the answer and whatever else it says; the content is of the answer itself.

import { hash } from 'node:crypto'
import { AppError } from '../errors.ts'
import { onceEach } from '../platform/stored-json.ts'

const versionCharacters = 16
const contentCharacters = 22

/** What an answer is tagged by. */
export interface Tagged {
  /** What edits of it change; absent where nothing does. */
  readonly version?: unknown
  /** Its bytes, or what they are made of, language included. */
  readonly content: Uint8Array | string
}

/** The strong entity tag of an answer. */
export function entityTagOf({ version, content }: Tagged): string {
  const digest = typeof content === 'string' ? contentOf(content) : contentOfBytes(content)
  return version === undefined ? `"${digest}"` : `"${versionOf(version)}-${digest}"`
}

/** Throws PRECONDITION_FAILED where an If-Match header names other versions than this one (RFC 9110, 13.1.1), read in any language. */
export function assertMatch(ifMatch: string | undefined, version: unknown, id: string): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const current = versionOf(version)
  if (!ifMatch.split(',').some((tag) => strongTag.exec(tag.trim())?.[1] === current))
    throw new AppError('PRECONDITION_FAILED', { id })
}

/** Whether an If-None-Match header names the tag, weak or strong (RFC 9110, 13.1.2). */
export function isNamed(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  const named = ifNoneMatch.split(',').map((item) => item.trim().replace(/^W\//, ''))
  return named.includes(tag) || named.includes('*')
}

/** A tag of what can be edited, as a whole: what only begins like one was never given, and a weak one names no version. */
const strongTag = new RegExp(`^"([0-9a-f]{${versionCharacters}})-[0-9a-f]{${contentCharacters}}"$`)

function versionOf(version: unknown): string {
  return digestOf(JSON.stringify(version)).slice(0, versionCharacters)
}

const contentOf = (content: string) => digestOf(content).slice(0, contentCharacters)
// Stored bytes that are sent as they are, again and again.
const contentOfBytes = onceEach((bytes) => digestOf(bytes).slice(0, contentCharacters))

function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'hex')
}
