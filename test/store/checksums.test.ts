// Checksums of entries: a flipped bit is found when the value is read, and stores of earlier versions go on.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { open } from 'lmdb'
import { AppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { wholeEntries } from '../../src/platform/damage.ts'
import { countDamagedEntries, findDamagedEntries, nameOf } from '../../src/store/damaged-entries.ts'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import { countEntries } from '../../src/store/lmdb-environment.ts'
import type { Entry, Store } from '../../src/store/port.ts'
import { flipValue } from '../support/flip-value.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-checksums-'))
after(() => rmSync(root, { recursive: true, force: true }))
let stores = 0
const newPath = () => join(root, `store-${stores++}`)

const put = (key: string, value: string) => ({ key, value: Buffer.from(value) })
const textBytes = (text: string) => Buffer.from(text)
const textOf = (value: Uint8Array | undefined) => value && Buffer.from(value).toString()
const values = ['user/1', 'user/2', 'user/3'].map((key) => put(key, `the value of ${key}`))
const isNamed = (name: string) => (error: unknown) =>
  error instanceof AppError && error.details.reason === 'entry_damaged' && error.details.entry === name

test('a flipped bit of a value is named by whatever reads that value, and the others are read', async () => {
  const path = newPath()
  const store = openLmdbStore(path)
  await store.commit(values)
  flipValue(path, textBytes('the value of user/2'))
  await store.commit([put('other', 'a commit ends the snapshot')])
  const named = isNamed('user/2')
  assert.throws(() => store.get('user/2'), named)
  await assert.rejects(store.getMany(['user/1', 'user/2']), named)
  await assert.rejects(
    store.visitMany(['user/2'], () => undefined),
    named,
  )
  assert.equal(textOf(await store.get('user/1')), 'the value of user/1')
  const entries = await list(store)
  assert.deepEqual(
    entries.map(({ key }) => key),
    ['other', 'user/1', 'user/2', 'user/3'],
  )
  assert.throws(() => entries[2]?.value, named)
  const whole: string[] = []
  for await (const { key } of wholeEntries(store.range({ prefix: 'user/' }))) whole.push(key)
  assert.deepEqual(whole, ['user/1', 'user/3'])
  assert.equal(
    await store.commit([put('user/1', 'changed')], [{ key: 'user/2', expected: values[1]?.value ?? null }]),
    false,
  )
  assert.equal(await countDamagedEntries(store, path), 1)
  flipValue(path, textBytes('the value of user/2'))
  await store.commit([put('other', 'restored')])
  assert.equal(textOf(await store.get('user/2')), 'the value of user/2')
  assert.equal(await countDamagedEntries(store, path), 0)
  await store.close()
})

test('a damaged entry can be written again and deleted', async () => {
  const path = newPath()
  const store = openLmdbStore(path)
  await store.commit(values)
  for (const key of ['user/1', 'user/2']) flipValue(path, textBytes(`the value of ${key}`))
  await store.commit([put('user/1', 'anew'), { key: 'user/2', value: null }])
  assert.equal(textOf(await store.get('user/1')), 'anew')
  assert.equal(await store.get('user/2'), undefined)
  assert.deepEqual(await namesOf(store), [])
  await store.close()
})

test('a value under the key of another is damaged', async () => {
  const path = newPath()
  await openLmdbStore(path).close()
  const raw = open<Buffer, Buffer>(path, { encoding: 'binary', keyEncoding: 'binary', noSubdir: false })
  const store = openLmdbStore(path)
  await store.commit(values)
  await raw.put(Buffer.from('user/2'), Buffer.from(raw.get(Buffer.from('user/1')) ?? []))
  assert.deepEqual(await namesOf(store), ['user/2'])
  await store.close()
  await raw.close()
})

test('a store of an earlier version is read as it is, and gets its checksums when it is opened for writing', async () => {
  const path = newPath()
  const raw = open<Buffer, Buffer>(path, { encoding: 'binary', keyEncoding: 'binary', noSubdir: false })
  const keys = Array.from({ length: 2 * limits.rangePageItems }, (_, at) => `key/${String(at).padStart(5, '0')}`)
  await raw.batch(() => {
    for (const key of keys) void raw.put(Buffer.from(key), Buffer.from(key === keys[7] ? '' : `of ${key}`))
  })
  await raw.close()
  const reader = openLmdbStore(path, { readOnly: true })
  const before = await textsOf(reader)
  assert.deepEqual([before.length, before[9]], [keys.length, [keys[9], `of ${keys[9]}`]])
  await reader.close()
  const store = openLmdbStore(path)
  assert.deepEqual(await textsOf(store), before)
  assert.deepEqual(countEntries(path), { found: keys.length + 1, stated: keys.length + 1 })
  flipValue(path, textBytes(`of ${keys[9]}`))
  await store.commit([put('other', '')])
  assert.throws(() => store.get(keys[9] ?? ''), AppError)
  await store.close()
  await reader.close()
})

test('the name of an entry shows ids and hides what may name a person', () => {
  assert.equal(nameOf('investigation/0b9c/status'), 'investigation/0b9c/status')
  assert.equal(nameOf('settings'), 'settings')
  for (const key of [
    'user-email/ana@example.org',
    'records/key/parties/12345678909',
    'team-name/saude',
    'login/x/12345678909',
  ])
    assert.match(nameOf(key), /^[a-z-]+\/[0-9a-f]{12}$/)
})

async function namesOf(store: Store): Promise<readonly string[]> {
  const names: string[] = []
  for await (const name of findDamagedEntries(store)) names.push(name)
  return names
}

async function textsOf(store: Store) {
  return (await list(store)).map(({ key, value }) => [key, textOf(value)])
}

async function list(store: Store): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for await (const entry of store.range({ prefix: '' })) entries.push(entry)
  return entries
}
