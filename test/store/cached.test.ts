import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { parseStored } from '../../src/platform/stored-json.ts'
import { createCachedStore } from '../../src/store/cached.ts'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store, Write } from '../../src/store/port.ts'
import { testProgram } from '../support/repository.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-cached-'))
after(() => rmSync(root, { recursive: true, force: true }))

const put = (key: string, text: string): Write => ({ key, value: Buffer.from(text) })
const read = async (store: Store, key: string) => {
  await nextTurn()
  const found = await store.get(key)
  return found && Buffer.from(found).toString()
}
let handles = 0
const handleOn = (store: Store) =>
  createCachedStore(store, { handle: `h${++handles}`, isRemembered: (key) => /^(user|session)\//.test(key) })

/** A store that counts single reads. */
function counting(store: Store): { readonly store: Store; reads: number } {
  const counted = {
    reads: 0,
    store: {
      ...store,
      get: (key: string) => {
        counted.reads++
        return store.get(key)
      },
    },
  }
  return counted
}

describe('a remembered value', () => {
  test('is not read again while nobody writes, however often it is asked for', async () => {
    const counted = counting(createMemoryStore())
    const store = handleOn(counted.store)
    await store.commit([put('user/1', 'a')])
    await read(store, 'user/1')
    await read(store, 'user/1')
    const before = counted.reads
    await Promise.all(Array.from({ length: 20 }, () => store.get('user/1')))
    assert.equal(counted.reads - before, 0, 'one look a turn, which the first read had taken')
    await nextTurn()
    await Promise.all(Array.from({ length: 20 }, () => store.get('user/1')))
    assert.equal(counted.reads - before, 1, 'the look of the next turn')
  })

  test('is only what was asked for twice', async () => {
    const counted = counting(createMemoryStore())
    const store = handleOn(counted.store)
    const readsOf = async (key: string) => {
      await nextTurn()
      const before = counted.reads
      await store.get(key)
      return counted.reads - before
    }
    assert.deepEqual([await readsOf('user/1'), await readsOf('user/1'), await readsOf('user/1')], [2, 2, 1])
  })

  test('is not what a read found that a commit overtook', async () => {
    const memory = createMemoryStore()
    let hold: Promise<void> | undefined
    const slow: Store = {
      ...memory,
      get: async (key, snapshot) => {
        const found = await memory.get(key, snapshot)
        if (key === 'user/1') await hold
        return found
      },
    }
    const store = handleOn(slow)
    await store.commit([put('user/1', 'before')])
    await read(store, 'user/1')
    let release = () => {}
    hold = new Promise((resolve) => {
      release = resolve
    })
    const overtaken = read(store, 'user/1')
    await nextTurn()
    await nextTurn()
    await store.commit([put('user/1', 'after')])
    release()
    assert.equal(await overtaken, 'before')
    assert.equal(await read(store, 'user/1'), 'after')
  })

  test('is parsed once, while what is read once is parsed and let go', async () => {
    const store = handleOn(createMemoryStore())
    const dataDir = join(root, 'parsed')
    mkdirSync(dataDir)
    const lmdb = openLmdbStore(dataDir)
    for (const each of [store, lmdb]) await each.commit([put('user/0', '{}'), put('user/1', '{"n":1}')])
    const parsed = async () => parseStored((await store.get('user/1')) as Uint8Array)
    assert.deepEqual(await parsed(), { n: 1 })
    assert.equal(await parsed(), await parsed())
    const [, once] = [await lmdb.get('user/0'), await lmdb.get('user/1')]
    assert.notEqual(parseStored(once as Uint8Array), parseStored(once as Uint8Array))
    await lmdb.close()
  })

  test('is forgotten when another handle writes it, also absence, and also behind a write of one’s own', async () => {
    const memory = createMemoryStore()
    const [one, other] = [handleOn(memory), handleOn(memory)]
    assert.equal(await read(one, 'user/1'), undefined)
    await other.commit([put('user/1', 'b')])
    assert.equal(await read(one, 'user/1'), 'b')
    await other.commit([put('user/1', 'c')])
    await one.commit([put('session/9', 'x')])
    assert.equal(await read(one, 'user/1'), 'c', 'the last writer was oneself')
    await other.commit([{ key: 'user/1', value: null }])
    assert.equal(await read(one, 'user/1'), undefined)
  })

  test('is forgotten whatever handles come and go in between', async () => {
    const memory = createMemoryStore()
    const one = handleOn(memory)
    const lasting = handleOn(memory)
    await lasting.commit([put('user/1', '0')])
    for (let round = 1; round <= 5; round++) {
      assert.equal(await read(one, 'user/1'), String(round - 1))
      // A command that writes and ends, and after it others who do: each drops the marks of those before.
      const brief = handleOn(memory)
      await (round % 2 === 0 ? lasting : brief).commit([put('user/1', String(round))])
      await handleOn(memory).commit([put('session/2', 'y')])
      if (round === 3) await one.commit([put('session/3', 'z')])
    }
    assert.equal(await read(one, 'user/1'), '5')
    let marks = 0
    for await (const _ of memory.range({ prefix: 'written/by/' })) marks++
    assert.ok(marks <= 3, `handles that are gone leave nothing behind: ${marks} marks`)
  })

  test('keeps its place when another handle writes what nobody remembers', async () => {
    const counted = counting(createMemoryStore())
    const [one, other] = [handleOn(counted.store), handleOn(counted.store)]
    await one.commit([put('user/1', 'a')])
    await read(one, 'user/1')
    await read(one, 'user/1')
    await other.commit([put('audit/event/1', 'x')])
    const before = counted.reads
    await read(one, 'user/1')
    assert.equal(counted.reads - before, 1, 'the look alone')
  })

  test('is forgotten when another process writes', async () => {
    const dataDir = join(root, 'processes')
    mkdirSync(dataDir)
    const store = createCachedStore(openLmdbStore(join(dataDir, 'state')), {
      handle: 'own',
      isRemembered: (key) => key.startsWith('user/'),
    })
    const script = fileURLToPath(testProgram('write-once'))
    const inOtherProcess = (...args: string[]) => promisify(execFile)(process.execPath, [script, dataDir, ...args])
    await store.commit([put('user/1', 'before')])
    assert.equal(await read(store, 'user/1'), 'before')
    await inOtherProcess('user/1', 'after')
    assert.equal(await read(store, 'user/1'), 'after')
    await inOtherProcess('user/1', '')
    assert.equal(await read(store, 'user/1'), undefined)
    await store.close()
  })
})
