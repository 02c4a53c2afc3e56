import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { checkpointKey, recordKey } from '../../src/agents/keys.ts'
import type { Caller } from '../../src/domain/caller.ts'
import type { ListInvestigationsQuery, Visibility } from '../../src/domain/generated/wire-types.ts'
import type { Role } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import { systemIds } from '../../src/platform/ids.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { listInvestigations } from '../../src/services/investigations/list.ts'
import { listingWrites } from '../../src/services/investigations/lists.ts'
import { readInvestigation } from '../../src/services/investigations/read.ts'
import { upgradeLists } from '../../src/services/investigations/upgrade-lists.ts'
import { countDamagedEntries } from '../../src/store/damaged-entries.ts'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { flipValue } from '../support/flip-value.ts'

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
const whole = { scope: 'own', page: 1, limit: 10 } as const
const callerOf = (user_id: string, role: Role = 'analyst', team_ids: readonly string[] = []): Caller => ({
  user_id,
  email: 'a@b.c',
  role,
  permissions: [],
  team_ids,
})
const caller = callerOf(systemIds.uuid())

interface Made {
  readonly user_id: string
  readonly team_id: string | null
  readonly visibility: Visibility
}

/** Stores the n-th investigation, one an hour; returns its record. */
async function make(store: Store, n: number, { user_id, team_id, visibility }: Made) {
  const investigation_id = systemIds.uuid()
  const created_at = new Date(Date.parse('2026-01-01T00:00:00Z') + n * 3_600_000).toISOString()
  const request = { query: `pergunta ${n}`, data_source: 'tcu' }
  const record = { investigation_id, user_id, team_id, visibility, created_at, request }
  const checkpoint = { state: 'completed', anomalies_found: n, risk_score: 0, completed_at: null }
  await store.commit([
    { key: recordKey(investigation_id), value: bytes(record) },
    { key: checkpointKey(investigation_id), value: bytes(checkpoint) },
    ...listingWrites(null, record),
  ])
  return record
}

/** A user with investigations, one an hour; `read` tells how many documents were read. */
async function manyInvestigations(count: number) {
  const store = createMemoryStore()
  for (let n = 0; n < count; n++)
    await make(store, n, { user_id: caller.user_id, team_id: null, visibility: 'private' })
  let read = 0
  const state = {
    ...store,
    getMany: (keys: readonly string[]) => {
      read += keys.length
      return store.getMany(keys)
    },
  }
  const list = async (query: Partial<ListInvestigationsQuery>) => {
    read = 0
    const { items, ...page } = await listInvestigations({ state }, { ...whole, ...query }, caller)
    return { ...page, found: items.map(({ anomalies_found }) => anomalies_found), read }
  }
  return list
}

test('a page in order of creation reads its own documents alone, and says the same as one that reads them all', async () => {
  const list = await manyInvestigations(200)
  const pages: readonly Partial<ListInvestigationsQuery>[] = [
    {},
    { page: 3 },
    { page: 20 },
    { page: 21 },
    { sort: 'created_at', page: 2, limit: 7 },
    { date_from: '2026-01-03', date_to: '2026-01-04' },
    { date_to: '2026-01-01', sort: 'created_at' },
    { date_from: '2027-01-01' },
  ]
  for (const page of pages) {
    const quick = await list(page)
    // The same question with a condition that all meet, which the index cannot answer.
    const thorough = await list({ ...page, data_source: 'tcu' })
    assert.deepEqual([quick.found, quick.total], [thorough.found, thorough.total], JSON.stringify(page))
    assert.ok(quick.read <= 2 * (page.limit ?? 10), `${quick.read} documents for ${JSON.stringify(page)}`)
    assert.equal(thorough.read, 2 * thorough.total)
  }
})

test('a cursor only narrows the period of a list, whatever place it names', async () => {
  const list = await manyInvestigations(50)
  const period = { date_from: '2026-01-01', date_to: '2026-01-01' }
  for (const [sort, cursor] of [
    ['-created_at', '2026-01-03T00:00:00.000Z/x'],
    ['created_at', '2025-01-01T00:00:00.000Z/x'],
  ] as const) {
    const { found } = await list({ ...period, sort, cursor, page: 2, limit: 50 })
    assert.deepEqual(
      found.toSorted((a, b) => a - b),
      Array.from({ length: 24 }, (_, n) => n),
      sort,
    )
  }
})

test('more investigations than are looked at are listed whole in either order of creation, and other orders say how many were', async () => {
  const { investigationsListedMax } = limits
  Object.assign(limits, { investigationsListedMax: 20 })
  try {
    const list = await manyInvestigations(50)
    const inOrder = Array.from({ length: 50 }, (_, n) => n)
    for (const sort of ['created_at', '-created_at']) {
      const seen: number[] = []
      let [cursor, page]: [string | null | undefined, number] = [undefined, 1]
      while (cursor !== null) {
        const found = await list({ sort, limit: 7, page, ...(cursor && { cursor }) })
        assert.equal(found.examined, 50 - seen.length > 20 ? 20 : undefined)
        seen.push(...found.found)
        ;[cursor, page] = [found.next, page + 1]
      }
      assert.deepEqual(seen, sort === 'created_at' ? inOrder : inOrder.toReversed())
    }
    const least = await list({ sort: 'anomalies_found' })
    assert.deepEqual([least.found[0], least.total, least.examined], [30, 20, 20])
    const oldest = await list({ sort: 'created_at', data_source: 'tcu' })
    assert.deepEqual([oldest.found[0], oldest.total, oldest.examined], [0, 20, 20])
    const narrow = await list({ sort: 'anomalies_found', date_to: '2026-01-01' })
    assert.deepEqual([narrow.found[0], narrow.examined], [4, 20])
  } finally {
    Object.assign(limits, { investigationsListedMax })
  }
})

test('each scope lists and counts those of its investigations that the caller may read by id, and no other', async () => {
  const state = createMemoryStore()
  const context = { state } as unknown as InvestigationsContext
  const [ana, bia, rui] = [1, 2, 3].map(() => systemIds.uuid())
  const [red, blue] = [1, 2].map(() => systemIds.uuid())
  const records: Awaited<ReturnType<typeof make>>[] = []
  for (const user_id of [ana, bia])
    for (const team_id of [null, red, blue])
      for (const visibility of ['private', 'team', 'public'] as const)
        records.push(await make(state, records.length, { user_id, team_id, visibility }))
  const callers = [ana, bia, rui].flatMap((id) =>
    (['viewer', 'admin'] as const).flatMap((role) =>
      [[], [red], [red, blue]].map((teams) => callerOf(id, role, teams)),
    ),
  )
  const isOf = {
    own: ({ user_id }: Made, { user_id: id }: Caller) => user_id === id,
    team: ({ team_id }: Made, { team_ids }: Caller) => team_id !== null && team_ids.includes(team_id),
    public: ({ visibility }: Made) => visibility === 'public',
    all: () => true,
  }
  for (const asking of callers) {
    const readable: typeof records = []
    for (const record of records) {
      const isRead = await readInvestigation(context, record.investigation_id, asking).then(Boolean, () => false)
      if (isRead) readable.push(record)
    }
    for (const scope of ['own', 'team', 'public', 'all'] as const) {
      const expected = readable.filter((record) => isOf[scope](record, asking)).map(({ investigation_id: id }) => id)
      const what = `${scope} of ${JSON.stringify(asking)}`
      // By the lists alone, and by the documents.
      for (const extra of [{}, { data_source: 'tcu' }] as const) {
        const { items, total } = await listInvestigations(context, { ...whole, ...extra, scope, limit: 100 }, asking)
        const found = items.map(({ investigation_id }) => investigation_id)
        assert.deepEqual([found, total], [expected.toReversed(), expected.length], what)
      }
    }
  }
})

test('what an admin may not read takes no place of what he may', async () => {
  const state = createMemoryStore()
  const closed = Array.from({ length: limits.investigationsListedMax }, (_, n) => ({
    investigation_id: systemIds.uuid(),
    created_at: new Date(Date.parse('2026-02-01T00:00:00Z') + n).toISOString(),
    ...{ user_id: systemIds.uuid(), team_id: systemIds.uuid(), visibility: 'private' as const },
  }))
  await state.commit(closed.flatMap((record) => listingWrites(null, record)))
  const older = await make(state, 0, { user_id: systemIds.uuid(), team_id: null, visibility: 'private' })
  const admin = callerOf(caller.user_id, 'admin')
  const { items, total } = await listInvestigations({ state }, { ...whole, scope: 'all' }, admin)
  const found = items.map(({ investigation_id }) => investigation_id)
  assert.deepEqual([found, total], [[older.investigation_id], 1])
})

test('an investigation leaves a list when it is closed, moved to another team or deleted', async () => {
  const state = createMemoryStore()
  const [red, blue] = [1, 2].map(() => systemIds.uuid())
  const made = await make(state, 0, { user_id: systemIds.uuid(), team_id: red, visibility: 'public' })
  const foundBy = async (scope: ListInvestigationsQuery['scope'], team_ids: readonly string[]) => {
    const asking = callerOf(caller.user_id, 'analyst', team_ids)
    return (await listInvestigations({ state }, { ...whole, scope }, asking)).total
  }
  const all = async () => [await foundBy('team', [red]), await foundBy('team', [blue]), await foundBy('public', [])]
  assert.deepEqual(await all(), [1, 0, 1])
  const moved = { ...made, team_id: blue, visibility: 'team' as const }
  await state.commit([{ key: recordKey(made.investigation_id), value: bytes(moved) }, ...listingWrites(made, moved)])
  assert.deepEqual(await all(), [0, 1, 0])
  await state.commit(listingWrites(moved, null))
  assert.deepEqual(await all(), [0, 0, 0])
  for await (const { key } of state.range({ prefix: 'investigation-list/' })) assert.fail(`${key} is left`)
})

test('investigations that an earlier version listed by owner alone are listed after an upgrade', async () => {
  const store = createMemoryStore()
  const record = await make(store, 1, { user_id: caller.user_id, team_id: null, visibility: 'public' })
  const { user_id, created_at, investigation_id: id } = record
  const gone = systemIds.uuid()
  await store.commit([
    ...listingWrites(record, null),
    ...[id, gone].map((one) => ({
      key: `investigation-owner/${user_id}/${created_at}/${one}`,
      value: Buffer.from(one),
    })),
  ])
  const find = async (scope: ListInvestigationsQuery['scope']) =>
    (await listInvestigations({ state: store }, { ...whole, scope }, caller)).items.map((item) => item.investigation_id)
  assert.deepEqual(await find('own'), [])
  await upgradeLists(store)
  assert.deepEqual([await find('own'), await find('public')], [[id], [id]])
  for await (const { key } of store.range({ prefix: 'investigation-owner/' })) assert.fail(key)
})

test('an investigation that is deleted during the upgrade of the lists stands in none', async () => {
  const store = createMemoryStore()
  const record = await make(store, 1, { user_id: caller.user_id, team_id: null, visibility: 'public' })
  const { user_id, created_at, investigation_id: id } = record
  const earlier = { key: `investigation-owner/${user_id}/${created_at}/${id}`, value: Buffer.from(id) }
  await store.commit([...listingWrites(record, null), earlier])
  const { get } = store
  store.get = async (key) => {
    const found = await get(key)
    if (key === recordKey(id)) await store.commit([{ key, value: null }])
    return found
  }
  await upgradeLists(store)
  for await (const { key } of store.range({ prefix: 'investigation-' })) assert.fail(`${key} is left`)
})

test('a flipped bit in a document leaves its investigation out of the list, and is named', async () => {
  const path = mkdtempSync(join(tmpdir(), 'prumo-list-'))
  const store = openLmdbStore(path)
  const own = { user_id: caller.user_id, team_id: null, visibility: 'private' } as const
  const [, damaged] = [await make(store, 0, own), await make(store, 1, own), await make(store, 2, own)]
  flipValue(path, bytes(damaged))
  const { items } = await listInvestigations({ state: store }, whole, caller)
  const filtered = await listInvestigations({ state: store }, { ...whole, data_source: 'tcu' }, caller)
  for (const found of [items, filtered.items])
    assert.deepEqual(
      found.map(({ query }) => query),
      ['pergunta 2', 'pergunta 0'],
    )
  assert.equal(await countDamagedEntries(store, path), 1)
  await store.close()
  rmSync(path, { recursive: true })
})
