// One suite over every driver of the store port.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { open } from 'lmdb'
import { createCachedStore } from '../../src/store/cached.ts'
import { checksumBytes } from '../../src/store/checksum.ts'
import { compareKeys } from '../../src/store/key-order.ts'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Range, Store, Write } from '../../src/store/port.ts'

const root = mkdtempSync(join(tmpdir(), 'prumo-store-'))
after(() => rmSync(root, { recursive: true, force: true }))
let opened = 0

const drivers = {
  memory: createMemoryStore,
  lmdb: () => openLmdbStore(join(root, `store-${opened++}`)),
  'lmdb, mapped in pieces': () => openLmdbStore(join(root, `store-${opened++}`), { mapsPieces: true }),
  // Keys of both kinds turn up in every test.
  'lmdb, some values in files': () =>
    openLmdbStore(join(root, `store-${opened++}`), { isInFile: (key) => key.length % 2 === 1 }),
  'cached lmdb': () =>
    createCachedStore(openLmdbStore(join(root, `store-${opened++}`)), {
      handle: `handle-${opened}`,
      isRemembered: () => true,
    }),
}

for (const [name, create] of Object.entries(drivers)) {
  describe(`the ${name} store`, () => {
    const stores: Store[] = []
    const open = (): Store => {
      const store = create()
      stores.push(store)
      return store
    }
    afterEach(async () => {
      for (const store of stores.splice(0)) await store.close()
    })

    test('answers undefined for keys that were never written, and lists nothing', async () => {
      const store = open()
      assert.equal(await store.get('a'), undefined)
      assert.deepEqual(await store.getMany(['a', 'b']), [undefined, undefined])
      assert.deepEqual(await list(store, { prefix: '' }), [])
    })

    test('keeps what was committed, empty values too, and forgets what was deleted', async () => {
      const store = open()
      assert.equal(await store.commit([put('a', 'one'), put('b', ''), put('c', 'x')]), true)
      assert.equal(await store.commit([{ key: 'c', value: null }, put('a', 'two')]), true)
      assert.deepEqual(await store.getMany(['c', 'b', 'a', 'b']), [undefined, bytes(''), bytes('two'), bytes('')])
      assert.deepEqual(await list(store, { prefix: '' }), ['a', 'b'])
    })

    test('applies the writes of one commit in order', async () => {
      const store = open()
      await store.commit([
        put('a', '1'),
        { key: 'a', value: null },
        put('a', '2'),
        put('b', '1'),
        { key: 'b', value: null },
      ])
      assert.deepEqual(await store.getMany(['a', 'b']), [bytes('2'), undefined])
      assert.deepEqual(await list(store, { prefix: '' }), ['a'])
    })

    test('changes nothing when a condition does not hold', async () => {
      const store = open()
      await store.commit([put('a', '1')])
      const attempt = (key: string, expected: Uint8Array | null) =>
        store.commit(
          [put('a', '2'), put('z', 'new')],
          [
            { key: 'a', expected: bytes('1') },
            { key, expected },
          ],
        )
      assert.equal(await attempt('b', bytes('')), false)
      assert.equal(await attempt('a', null), false)
      assert.equal(await attempt('a', bytes('12')), false)
      assert.deepEqual(await store.getMany(['a', 'z']), [bytes('1'), undefined])
      assert.equal(await attempt('b', null), true)
      assert.deepEqual(await store.getMany(['a', 'z']), [bytes('2'), bytes('new')])
    })

    test('lets exactly one of many concurrent compare-and-sets win, and loses no increment that retries', async () => {
      const store = open()
      const wins = await Promise.all(
        Array.from({ length: 20 }, (_, i) => store.commit([put('owner', `${i}`)], [{ key: 'owner', expected: null }])),
      )
      assert.equal(wins.filter(Boolean).length, 1)
      const increment = async (): Promise<void> => {
        const found = await store.get('count')
        const next = found === undefined ? 1 : Number(Buffer.from(found).toString()) + 1
        if (!(await store.commit([put('count', `${next}`)], [{ key: 'count', expected: found ?? null }])))
          return increment()
      }
      await Promise.all(Array.from({ length: 20 }, increment))
      assert.deepEqual(await store.get('count'), bytes('20'))
    })

    test('keeps the order of commits that were not awaited, with and without conditions', async () => {
      const store = open()
      const outcomes = await Promise.all([
        store.commit([put('a', '1')]),
        store.commit([put('a', '2')], [{ key: 'a', expected: bytes('1') }]),
        store.commit([put('a', '3')]),
        store.commit([put('a', '4')], [{ key: 'a', expected: bytes('2') }]),
        store.commit([put('b', '5')], [{ key: 'a', expected: bytes('3') }]),
      ])
      assert.deepEqual(outcomes, [true, true, true, false, true])
      assert.deepEqual(await store.getMany(['a', 'b']), [bytes('3'), bytes('5')])
    })

    test('commits 500 concurrent writers without losing one', async () => {
      const store = open()
      await Promise.all(
        Array.from({ length: 500 }, (_, i) => store.commit([put(`k/${i}`, `${i}`), put('last', `${i}`)])),
      )
      assert.equal((await list(store, { prefix: 'k/' })).length, 500)
      assert.deepEqual(await store.get('last'), bytes('499'))
    })

    test('ranges honour prefix, bounds, direction and limit', async () => {
      const store = open()
      await store.commit(['a', 'b', 'b/1', 'b/2', 'b/3', 'b0', 'c'].map((key) => put(key, key)))
      const cases: [Range, string[]][] = [
        [{ prefix: '' }, ['a', 'b', 'b/1', 'b/2', 'b/3', 'b0', 'c']],
        [{ prefix: 'b/' }, ['b/1', 'b/2', 'b/3']],
        [{ prefix: 'b/', reverse: true }, ['b/3', 'b/2', 'b/1']],
        [{ prefix: 'b/', from: 'b/2' }, ['b/2', 'b/3']],
        [{ prefix: 'b/', to: 'b/2' }, ['b/1']],
        [{ prefix: 'b/', from: 'b/2', to: 'b/2' }, []],
        [{ prefix: 'b/', from: 'a', to: 'z' }, ['b/1', 'b/2', 'b/3']],
        [{ prefix: 'b/', from: 'b/1', to: 'b/3', reverse: true }, ['b/2', 'b/1']],
        [{ prefix: 'b/', to: 'b/25', reverse: true, limit: 1 }, ['b/2']],
        [{ prefix: '', limit: 2 }, ['a', 'b']],
        [{ prefix: '', limit: 0 }, []],
        [{ prefix: '', from: 'b/2', limit: 2 }, ['b/2', 'b/3']],
        [{ prefix: '', reverse: true, limit: 2 }, ['c', 'b0']],
        [{ prefix: 'x' }, []],
        [{ prefix: '', from: 'z', to: 'a' }, []],
      ]
      for (const [range, expected] of cases) assert.deepEqual(await list(store, range), expected, JSON.stringify(range))
    })

    test('orders keys by their UTF-8 bytes, not by UTF-16 units', async () => {
      const store = open()
      const keys = ['\u0001', 'Z', 'a', 'ação', 'açúcar', 'ª', 'ÿ', '\ud7ff', '\ue000', '\uffff', '😀', '\u{10ffff}']
      await store.commit(keys.toReversed().map((key) => put(key, '')))
      const expected = keys.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
      assert.deepEqual(await list(store, { prefix: '' }), expected)
      assert.deepEqual(await list(store, { prefix: '', reverse: true }), expected.toReversed())
      assert.deepEqual(await list(store, { prefix: 'aç' }), ['ação', 'açúcar'])
      assert.deepEqual(await list(store, { prefix: '', from: '\uffff' }), ['\uffff', '😀', '\u{10ffff}'])
    })

    test('lists 2,000 keys in order, both ways, across its pages, with their values', async () => {
      const store = open()
      const keys = Array.from({ length: 2000 }, (_, i) => `n/${String(i).padStart(4, '0')}`)
      await store.commit(keys.map((key) => put(key, key)))
      assert.deepEqual(await list(store, { prefix: 'n/' }), keys)
      assert.deepEqual(
        await list(store, { prefix: 'n/', reverse: true, limit: 1500 }),
        keys.toReversed().slice(0, 1500),
      )
      for await (const { key, value } of store.range({ prefix: 'n/' })) assert.equal(Buffer.from(value).toString(), key)
      const many = await store.getMany(keys)
      assert.deepEqual(
        many.map((value) => Buffer.from(value ?? []).toString()),
        keys,
      )
    })

    test('a range that is left early can be followed by others, and by a write', async () => {
      const store = open()
      await store.commit(Array.from({ length: 20 }, (_, i) => put(`k/${i + 10}`, '')))
      for await (const { key } of store.range({ prefix: 'k/' })) {
        await store.commit([put(`other/${key}`, '')])
        if (key === 'k/12') break
      }
      assert.deepEqual(await list(store, { prefix: 'other/' }), ['other/k/10', 'other/k/11', 'other/k/12'])
    })

    test('values are copies on the way in and on the way out', async () => {
      const store = open()
      for (const size of [4, 100_000]) {
        const given = new Uint8Array(size).fill(1)
        const expected = new Uint8Array(size).fill(9)
        await store.commit([{ key: 'v', value: new Uint8Array(size).fill(9) }])
        const done = store.commit([{ key: 'w', value: given }], [{ key: 'v', expected }])
        const plain = store.commit([{ key: 'x', value: given }])
        given.fill(2)
        expected.fill(0)
        assert.deepEqual([await done, await plain], [true, true])
        const taken = await store.get('w')
        const before = taken?.slice()
        taken?.fill(3)
        for await (const entry of store.range({ prefix: 'w' })) entry.value.fill(4)
        const kept = (await store.getMany(['w', 'x', 'v']))[0]
        assert.deepEqual(before, new Uint8Array(size).fill(1))
        assert.deepEqual(kept, new Uint8Array(size).fill(1))
        assert.deepEqual(await store.get('x'), new Uint8Array(size).fill(1))
        assert.equal(taken?.[0], 3, 'what was handed out stays as its holder left it')
      }
    })

    test('shows the values of keys in their order without handing them out', async () => {
      const store = open()
      await store.commit([put('a', 'one'), put('b', ''), { key: 'c', value: new Uint8Array(100_000).fill(7) }])
      const seen: unknown[] = []
      await store.visitMany(['c', 'x', 'a', 'b'], (value, index) => {
        seen[index] = value && Uint8Array.from(value)
      })
      assert.deepEqual(seen, [new Uint8Array(100_000).fill(7), undefined, bytes('one'), bytes('')])
    })

    test('holds values of 5 MB beside small ones', async () => {
      const store = open()
      const big = new Uint8Array(5 * 1024 * 1024).map((_, i) => (i * 31) & 0xff)
      await store.commit([put('a', 'small'), { key: 'b', value: big }, put('c', 'small')])
      const [, found] = await store.getMany(['a', 'b', 'c'])
      assert.equal(Buffer.compare(found ?? new Uint8Array(), big), 0)
      assert.deepEqual(await list(store, { prefix: '' }), ['a', 'b', 'c'])
      assert.equal(await store.commit([{ key: 'b', value: null }], [{ key: 'b', expected: big }]), true)
      assert.deepEqual(await list(store, { prefix: '' }), ['a', 'c'])
    })

    test('takes keys of 1,000 bytes and refuses longer, empty and ill-formed ones without a change', async () => {
      const store = open()
      const longest = 'é'.repeat(500)
      await store.commit([put(longest, 'x')])
      assert.deepEqual(await store.get(longest), bytes('x'))
      for (const key of [`${longest}a`, '', '\ud800'])
        await assert.rejects(store.commit([put('a', '1'), put(key, '2')]), /a key/)
      assert.equal(await store.get('a'), undefined)
    })

    test('tells watchers of commits under their prefix, in order, with values of their own, until they leave', async () => {
      const store = open()
      const seen: string[] = []
      const end = store.watch('a/', (writes) => {
        for (const { key, value } of writes) {
          seen.push(`${key}=${value === null ? 'gone' : Buffer.from(value).toString()}`)
          value?.fill(0)
        }
      })
      const others: string[] = []
      store.watch('', (writes) => others.push(...writes.map(({ key, value }) => `${key}=${value?.[0]}`)))
      await Promise.all([
        store.commit([put('a/1', 'x'), put('b/1', 'y')]),
        store.commit([put('a/2', 'no')], [{ key: 'zzz', expected: bytes('') }]),
        store.commit([put('a/2', 'z')], [{ key: 'a/1', expected: bytes('x') }]),
        store.commit([{ key: 'a/1', value: null }]),
        store.commit([put('b/2', 'y')]),
      ])
      assert.deepEqual(seen, ['a/1=x', 'a/2=z', 'a/1=gone'])
      assert.deepEqual(others, ['a/1=120', 'b/1=121', 'a/2=122', 'a/1=undefined', 'b/2=121'])
      end()
      await store.commit([put('a/3', 'x')])
      assert.equal(seen.length, 3)
      assert.deepEqual(await store.get('a/2'), bytes('z'))
    })

    test('who waited for a commit, or watched it, finds what it wrote, of the last snapshot too, whatever was read before', async () => {
      const store = open()
      const seen: unknown[] = []
      store.watch('k', async () => seen.push(await store.get('k'), await store.get('k', 'last')))
      for (let i = 0; i < 20; i++) {
        const conditions = i % 2 === 0 ? [] : [{ key: 'k', expected: bytes(`${i - 1}`) }]
        const committed = store.commit([put('k', `${i}`)], conditions)
        const found = committed.then(async () => [await store.get('k', 'last'), await store.get('k')])
        // So that a snapshot of before is open when it resolves, and the value of before is remembered.
        await readUntil(store, 'k', committed)
        assert.deepEqual(await found, [bytes(`${i}`), bytes(`${i}`)])
        assert.deepEqual(seen.splice(0), [bytes(`${i}`), bytes(`${i}`)])
      }
    })

    test('finishes the commits under way when it closes, then refuses everything', async () => {
      const store = open()
      const pending = store.commit([put('a', '1')])
      const closing = store.close()
      assert.equal(await pending, true)
      await closing
      await assert.rejects(async () => store.get('a'), /open/)
      await assert.rejects(store.getMany(['a']), /open/)
      await assert.rejects(
        store.visitMany(['a'], () => {}),
        /open/,
      )
      await assert.rejects(store.commit([put('a', '2')]), /open/)
      await assert.rejects(list(store, { prefix: '' }), /open/)
      await store.close()
    })

    test('equals a model map after any commits', async () => {
      const key = fc.oneof(
        fc.constantFrom('a', 'a/', 'a/b', 'a/c', 'ab', 'b'),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 4 }).filter(isWellFormed),
      )
      const value = fc.option(fc.uint8Array({ maxLength: 40 }), { nil: null, freq: 4 })
      const commit = fc.record({
        writes: fc.array(fc.record({ key, value }), { maxLength: 6 }),
        conditions: fc.array(fc.record({ key, current: fc.boolean() }), { maxLength: 2 }),
      })
      const range = fc.record(
        { prefix: fc.oneof(fc.constant(''), key), from: key, to: key, reverse: fc.boolean(), limit: fc.nat(5) },
        { requiredKeys: ['prefix'] },
      )
      await fc.assert(
        fc.asyncProperty(
          fc.array(commit, { maxLength: 8 }),
          fc.array(range, { maxLength: 6 }),
          async (commits, ranges) => {
            const store = open()
            const model = new Map<string, Uint8Array>()
            for (const { writes, conditions } of commits) {
              const expected = conditions.map(({ key, current }) => {
                const now = model.get(key) ?? null
                return { key, expected: current ? now : now === null ? bytes('?') : null }
              })
              const applies = conditions.every(({ current }) => current)
              assert.equal(await store.commit(writes, expected), applies)
              if (applies)
                for (const write of writes)
                  write.value === null ? model.delete(write.key) : model.set(write.key, write.value)
            }
            for (const each of [{ prefix: '' }, ...ranges] as Range[]) {
              const found: [string, Uint8Array][] = []
              for await (const entry of store.range(each)) found.push([entry.key, entry.value])
              assert.deepEqual(found, expectedRange(model, each), JSON.stringify(each))
            }
            const keys = [...model.keys()]
            assert.deepEqual(
              await store.getMany(keys),
              keys.map((each) => model.get(each)),
            )
          },
        ),
        { numRuns: name === 'lmdb' || name.includes('files') ? 60 : 200 },
      )
    })
  })
}

test('a fresh read finds what another handle on the same folder has committed, whatever was read just before', async () => {
  const path = join(root, `store-${opened++}`)
  const [one, other] = [openLmdbStore(path), openLmdbStore(path)]
  await one.commit([put('k', '0')])
  for (let i = 1; i <= 20; i++) {
    assert.deepEqual(await one.get('k'), bytes(`${i - 1}`))
    await other.commit([put('k', `${i}`)])
    assert.deepEqual(await one.get('k'), bytes(`${i}`))
  }
  await one.close()
  await other.close()
})

test('keys are on disk as UTF-8 bytes, whatever their length, so that every version finds them', async () => {
  const path = join(root, `store-${opened++}`)
  const store = openLmdbStore(path)
  const keys = [
    'a',
    'ação/😀',
    ...Array.from({ length: 100 }, (_, i) => `${String(i).padStart(3, '0')}${'é'.repeat(400)}`),
  ]
  await store.commit(keys.map((key) => put(key, key)))
  for (const key of keys) assert.deepEqual(await list(store, { prefix: key, from: key, to: `${key}\u0001` }), [key])
  await store.close()
  const raw = open<Buffer, Buffer>({ path, noSubdir: false, encoding: 'binary', keyEncoding: 'binary' })
  for (const key of keys) assert.equal(raw.get(Buffer.from(key))?.subarray(0, -checksumBytes).toString(), key)
  await raw.close()
})

test('keys compare as their UTF-8 bytes do', () => {
  const text = fc.string({ unit: 'binary', maxLength: 5 }).filter(isWellFormed)
  fc.assert(
    fc.property(text, text, (a, b) => {
      assert.equal(Math.sign(compareKeys(a, b)), Buffer.compare(Buffer.from(a), Buffer.from(b)))
    }),
  )
})

function expectedRange(model: ReadonlyMap<string, Uint8Array>, range: Range): [string, Uint8Array][] {
  const order = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
  const inside = [...model]
    .filter(([key]) => key.startsWith(range.prefix))
    .filter(([key]) => range.from === undefined || order(key, range.from) >= 0)
    .filter(([key]) => range.to === undefined || order(key, range.to) < 0)
    .sort(([a], [b]) => order(a, b))
  return (range.reverse ? inside.reverse() : inside).slice(0, range.limit ?? inside.length)
}

async function list(store: Store, range: Range): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.range(range)) keys.push(key)
  return keys
}

async function readUntil(store: Store, key: string, done: Promise<unknown>): Promise<void> {
  const ending = done.then(() => 'done')
  while ((await Promise.race([ending, nextTurn()])) !== 'done') await store.get(key)
}

function bytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text))
}

function put(key: string, text: string): Write {
  return { key, value: bytes(text) }
}

function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text)
}
