// A disk that is full, by failures that are made; on a real one: test/simulation/full-disk.long.ts.

import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createAudit } from '../../src/audit/audit.ts'
import { auditKeys } from '../../src/audit/signing.ts'
import { limits } from '../../src/limits.ts'
import { createDisk } from '../../src/main/disk.ts'
import { createInvestigations } from '../../src/main/investigations.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { notWritable } from '../../src/platform/writing.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store, Write } from '../../src/store/port.ts'
import { silentLog } from '../support/actor-stage.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { withoutActors } from '../support/without-actors.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-disk-'))
after(() => rmSync(root, { recursive: true, force: true }))
const write: Write = { key: 'a', value: Buffer.from('1') }

/** A store whose next commits fail. */
function failing(times: number): Store {
  const store = createMemoryStore()
  let left = times
  return {
    ...store,
    async commit(writes, conditions) {
      if (left-- > 0) throw notWritable(new Error('No space left on device'))
      return store.commit(writes, conditions)
    },
  }
}

test('a failed commit is reported to its caller and logged once, and the disk is found writable by a write of its own', async () => {
  const logged: string[] = []
  const ignore = () => {}
  const log = { debug: ignore, warn: ignore, info: (_: object, text: string) => logged.push(text) }
  const disk = createDisk(root, { ...log, error: (_: object, text: string) => void logged.push(text) } as never)
  const store = disk.watch(failing(2))
  assert.equal(await disk.look(), true)
  for (let times = 0; times < 2; times++)
    await assert.rejects(store.commit([write]), { code: 'SERVICE_UNAVAILABLE', details: { reason: 'not_writable' } })
  assert.equal(disk.isWritable(), false)
  assert.deepEqual(await Promise.all([disk.look(), disk.look()]), [true, true])
  assert.deepEqual(readdirSync(root), [], 'the test write leaves nothing')
  assert.equal(await store.commit([write]), true)
  assert.deepEqual(logged, [
    'the data folder takes no writes: free space on its disk',
    'the data folder takes writes again',
  ])
})

if (existsSync('/proc/self'))
  test('a disk without free space is not writable, whoever found out', async () => {
    assert.equal(await createDisk('/proc', silentLog).look(), false)
  })

test('a step of an investigation waits for the disk instead of failing', async () => {
  const clock = new FakeClock()
  const state = failing(3)
  const keys = auditKeys(generateKeyPairSync('ed25519').privateKey)
  let stored = false
  createInvestigations({
    ...withoutActors,
    ...{ state, clock, ids, records: createRecordReader(createMemoryStore()) },
    audit: createAudit({ store: state, clock, ids, keys }),
    startActors: ({ persist }) => {
      void persist([write], 'coordinator').then(() => {
        stored = true
      })
      return withoutActors.startActors()
    },
  })
  for (let failures = 0; failures < 3; failures++) {
    await nextTurn()
    await nextTurn()
    assert.equal(stored, false)
    clock.advance(limits.writeAgainMs)
  }
  await nextTurn()
  await nextTurn()
  assert.equal(stored, true)
  assert.deepEqual(Buffer.from((await state.get('a')) ?? []), Buffer.from('1'))
})
