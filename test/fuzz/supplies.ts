// What the fuzzing finds of a service before it sends anything odd: things of an owner, cursors of lists, entity tags.

import assert from 'node:assert/strict'
import type { Operation } from '../../src/wire/operation.ts'
import { operations } from '../../src/wire/operations.ts'
import { parameterNames } from '../../src/wire/router.ts'
import { getSchema } from '../../src/wire/schemas.ts'
import { createClient } from '../support/client.ts'
import { makeOwnedThings } from '../support/owned-things.ts'
import type { Supplies } from './requests.ts'

export interface Tokens {
  readonly admin: string
  /** Owns one thing of each kind. */
  readonly analyst: string
  /** May lose its session, and is of no other use. */
  readonly guest: string
}

/** Makes one thing of each kind for the analyst, and reads all that can be read. */
export async function suppliesOf(address: string, tokens: Tokens): Promise<Supplies> {
  const admin = createClient(address, { language: 'en', token: tokens.admin })
  const owner = { client: admin.withToken(tokens.analyst), token: tokens.analyst }
  const { english: guest } = await admin.withToken(tokens.guest).request('auth_me')
  // An admin may close the account.
  const ids = { ...(await makeOwnedThings(owner, admin)), user_id: (guest as { readonly id: string }).id }
  const cursors: Record<string, string> = {}
  const tags = new Set<string>()
  for (const row of operations) {
    if (!isRead(row, ids)) continue
    for (const token of [tokens.admin, tokens.analyst]) {
      const answer = await read(address + targetOf(row, ids), token)
      if (answer.tag !== null) tags.add(answer.tag)
      if (answer.cursor !== null) cursors[row.id] = answer.cursor
    }
  }
  assert(tags.size > 0 && Object.keys(cursors).length > 0, 'there are tags and lists of more than one item')
  return { ids, cursors, tags: [...tags] }
}

function isRead({ method, media, path, isUncounted }: Operation, ids: Supplies['ids']): boolean {
  const hasIds = parameterNames(path).every((name) => ids[name] !== undefined)
  return method === 'GET' && media === 'json' && isUncounted !== true && hasIds
}

function targetOf({ path, query }: Operation, ids: Supplies['ids']): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  const isList = query !== null && getSchema(query).properties?.cursor !== undefined
  return isList ? `${filled}?limit=1` : filled
}

async function read(url: string, token: string) {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'en' } })
  const text = await answer.text()
  const { links } = (answer.ok ? JSON.parse(text) : {}) as { readonly links?: { readonly next?: string } }
  const next = links?.next === undefined ? null : new URL(links.next, url).searchParams.get('cursor')
  return { tag: answer.headers.get('etag'), cursor: next }
}
