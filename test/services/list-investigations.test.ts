import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkpointKey, ownerKey, recordKey } from '../../src/agents/keys.ts'
import type { Caller } from '../../src/domain/caller.ts'
import type { ListInvestigationsQuery } from '../../src/domain/generated/wire-types.ts'
import { systemIds } from '../../src/platform/ids.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { listInvestigations } from '../../src/services/investigations/list.ts'
import { createMemoryStore } from '../../src/store/memory.ts'

const caller: Caller = { user_id: systemIds.uuid(), email: 'a@b.c', role: 'analyst', permissions: [], team_ids: [] }

/** A user with investigations, one an hour; `read` tells how many documents were read. */
async function manyInvestigations(count: number) {
  const store = createMemoryStore()
  const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
  for (let n = 0; n < count; n++) {
    const investigation_id = systemIds.uuid()
    const created_at = new Date(Date.parse('2026-01-01T00:00:00Z') + n * 3_600_000).toISOString()
    const request = { query: `pergunta ${n}`, data_source: 'tcu' }
    const checkpoint = { state: 'completed', anomalies_found: n, risk_score: 0, completed_at: null }
    await store.commit([
      { key: recordKey(investigation_id), value: bytes({ investigation_id, created_at, request }) },
      { key: checkpointKey(investigation_id), value: bytes(checkpoint) },
      { key: ownerKey(caller.user_id, created_at, investigation_id), value: Buffer.from(investigation_id) },
    ])
  }
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
    const context = { state } as unknown as InvestigationsContext
    const { items, total } = await listInvestigations(context, { page: 1, limit: 10, ...query }, caller)
    return { found: items.map(({ anomalies_found }) => anomalies_found), total, read }
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
    assert.equal(thorough.read, 400)
  }
})
