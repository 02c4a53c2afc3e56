import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Entry, Store } from '../../src/store/port.ts'
import { createStoreWithFiles } from '../../src/store/values-in-files.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-values-'))
after(() => rmSync(root, { recursive: true, force: true }))
let folders = 0

test('keeps the large values of a commit in one file, and the others in the store', async () => {
  const { store, inner, folder } = createStore()
  assert.equal(existsSync(folder), false)
  const values = { 'large/a': Buffer.alloc(100_000, 7), 'large/b': Buffer.alloc(0), 'large/c': Buffer.alloc(50, 8) }
  const writes = Object.entries({ ...values, small: Buffer.from('s') }).map(([key, value]) => ({ key, value }))
  await store.commit(writes)
  assert.deepEqual(
    readdirSync(folder).map((name) => statSync(join(folder, name)).size),
    [100_050],
  )
  assert.match(Buffer.from((await inner.get('large/c')) ?? []).toString(), /^100050-[0-9a-f]{64} 100000 50$/)
  assert.deepEqual(Buffer.from((await inner.get('small')) ?? []), Buffer.from('s'))
  for (const [key, value] of Object.entries(values)) assert.deepEqual(Buffer.from((await store.get(key)) ?? 'x'), value)
})

test('compares a value in a file by its bytes, wherever they lie, after the commits that were asked for before', async () => {
  const { store } = createStore()
  const [one, two] = [Buffer.from('one'), Buffer.from('two')]
  const first = store.commit([
    { key: 'large/other', value: two },
    { key: 'large/a', value: one },
  ])
  const second = store.commit([{ key: 'large/a', value: two }], [{ key: 'large/a', expected: one }])
  const third = store.commit([{ key: 'large/a', value: one }], [{ key: 'large/a', expected: one }])
  assert.deepEqual(await Promise.all([first, second, third]), [true, true, false])
  assert.deepEqual(Buffer.from((await store.get('large/a')) ?? []), two)
})

test('takes up what a lost commit left behind, and does not mistake the draft of a file for the file', async () => {
  const { store, folder } = createStore()
  const value = Buffer.alloc(5_000, 1)
  assert.equal(await store.commit([{ key: 'large/a', value }], [{ key: 'gone', expected: Buffer.from('x') }]), false)
  assert.equal(await store.get('large/a'), undefined)
  const [name = ''] = readdirSync(folder)
  writeFileSync(join(folder, `${name}.0`), 'half')
  assert.equal(await store.commit([{ key: 'large/a', value }]), true)
  assert.deepEqual(Buffer.from((await store.get('large/a')) ?? []), value)
})

test('applies commits in the order in which they were asked for, with files to write or without', async () => {
  const { store } = createStore()
  const seen: string[] = []
  store.watch('', (writes) => seen.push(...writes.map(({ key }) => key)))
  const keys = ['large/1', 'a', 'large/2', 'b', 'large/3']
  const commits = keys.map((key) => store.commit([{ key, value: Buffer.alloc(200_000, key) }]))
  const closing = store.close()
  await Promise.all(commits)
  await closing
  assert.deepEqual(seen, keys)
})

test('goes on after a commit whose file could not be written', async () => {
  const { store, folder } = createStore()
  writeFileSync(folder, 'a file where the folder should be')
  await assert.rejects(store.commit([{ key: 'large/a', value: Buffer.from('x') }]))
  rmSync(folder)
  assert.equal(await store.commit([{ key: 'large/a', value: Buffer.from('x') }]), true)
})

test('keeps nothing of what it was handed, which may be overwritten at once', async () => {
  const { store } = createStore()
  const value = Buffer.alloc(1_000, 1)
  const committed = store.commit([{ key: 'large/a', value }])
  value.fill(2)
  await committed
  assert.deepEqual(Buffer.from((await store.get('large/a')) ?? []), Buffer.alloc(1_000, 1))
})

test('says which file is missing, and does not take one that ends too early for the value', async () => {
  const { store, folder } = createStore()
  await store.commit([{ key: 'large/a', value: Buffer.alloc(1_000, 1) }])
  const [name = ''] = readdirSync(folder)
  truncateSync(join(folder, name), 999)
  await assert.rejects(async () => store.get('large/a'), new RegExp(name))
  await assert.rejects(
    store.visitMany(['large/a'], () => {}),
    new RegExp(name),
  )
  rmSync(join(folder, name))
  await assert.rejects(async () => store.get('large/a'), new RegExp(name))
})

test('a range shows the keys of values whose file is damaged, and fails where such a value is read', async () => {
  const { store, folder } = createStore()
  await store.commit([{ key: 'large/a', value: Buffer.alloc(1_000, 1) }])
  await store.commit([{ key: 'large/b', value: Buffer.alloc(2_000, 2) }])
  const [name = ''] = readdirSync(folder).filter((file) => file.startsWith('1000-'))
  rmSync(join(folder, name))
  const entries: Entry[] = []
  for await (const entry of store.range({ prefix: '' })) entries.push(entry)
  assert.deepEqual(
    entries.map(({ key }) => key),
    ['large/a', 'large/b'],
  )
  assert.throws(() => entries[0]?.value, new RegExp(name))
  assert.equal(entries[1]?.value.length, 2_000)
})

function createStore(): { readonly store: Store; readonly inner: Store; readonly folder: string } {
  const inner = createMemoryStore()
  const folder = join(root, `values-${folders++}`)
  return { store: createStoreWithFiles(inner, { folder, isInFile: (key) => key.startsWith('large/') }), inner, folder }
}
