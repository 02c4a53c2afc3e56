import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listKey, recordKey, runningKey, statusKey, waitingKey } from '../../src/agents/keys.ts'
import { findOrphans } from '../../src/agents/orphans.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'

const value = new Uint8Array([1])
const write = (key: string) => ({ key, value })

test('an investigation without a record is an orphan once, wherever entries of it are, the queue included', async () => {
  const store = createMemoryStore()
  await store.commit([
    ...['', '/2', '/3'].map((list) => write(listKey(`all${list}`, '2026-01-15T12:00:00.000Z', 'listed'))),
    write(statusKey('listed')),
    write(runningKey('listed')),
    write(waitingKey('queued')),
    ...[recordKey('whole'), statusKey('whole'), waitingKey('whole')].map(write),
  ])
  assert.deepEqual([...(await findOrphans(store))].sort(), ['listed', 'queued'])
})

test('an investigation that a server purges between two reads is no orphan', async () => {
  const memory = createMemoryStore()
  const keys = [recordKey('purged'), statusKey('purged'), runningKey('purged')]
  await memory.commit(keys.map(write))
  const store: Store = {
    ...memory,
    async get(key) {
      await memory.commit(keys.map((key) => ({ key, value: null })))
      return memory.get(key)
    },
  }
  assert.deepEqual([...(await findOrphans(store))], [])
})
