import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { describe, test } from 'node:test'
import { createAudit } from '../../src/audit/audit.ts'
import type { TrailProblem } from '../../src/audit/check-trail.ts'
import { checkTrail } from '../../src/audit/check-trail.ts'
import { rootOfProof } from '../../src/audit/merkle.ts'
import { newestEvents, pageEvents } from '../../src/audit/query-events.ts'
import { proveConsistency, proveInclusion, readHead } from '../../src/audit/read-head.ts'
import { auditKeys, isSigned } from '../../src/audit/signing.ts'
import { checkStore, readExport } from '../../src/audit/verify.ts'
import type { AuditInput } from '../../src/domain/audit-event.ts'
import type { AuditEvent } from '../../src/domain/generated/wire-types.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { FakeClock } from '../support/fake-clock.ts'

const keys = auditKeys(generateKeyPairSync('ed25519').privateKey)
const segmentEvents = 8
const rules = { publicKey: keys.public_key, segmentEvents }
const types = ['auth.login.success', 'auth.login.failure', 'user.created'] as const

/** A trail of `count` events, one a minute; every third a failure of ana. */
async function trailOf(count: number) {
  const store = createMemoryStore()
  const clock = new FakeClock()
  const audit = createAudit({ store, clock, ids: systemIds, keys, segmentEvents })
  for (let n = 0; n < count; n++) {
    await audit.commit([], [], [inputOf(n)])
    clock.advance(60_000)
  }
  return { store, clock, audit }
}

function inputOf(n: number): AuditInput {
  return {
    event_type: types[n % 3] as AuditInput['event_type'],
    user_email: n % 3 === 1 ? 'ana@example.org' : 'rui@example.org',
    success: n % 3 !== 1,
    resource_type: 'thing',
    resource_id: String(n + 1),
  }
}

async function problemsOf(store: Store): Promise<TrailProblem[]> {
  const problems: TrailProblem[] = []
  for await (const problem of checkStore(store, rules)) problems.push(problem)
  return problems
}

const key = (sequence: number) => `audit/event/${String(sequence).padStart(12, '0')}`
const read = async (store: Store, sequence: number) => (await store.get(key(sequence))) as Uint8Array
const put = (store: Store, sequence: number, value: Uint8Array | null) => store.commit([{ key: key(sequence), value }])

describe('a check of a store', () => {
  test('finds nothing wrong with a trail that nobody touched', async () => {
    assert.deepEqual(await problemsOf((await trailOf(21)).store), [])
  })

  test('finds any one changed byte of any entry and names the first that is bad', async () => {
    const { store } = await trailOf(10)
    const entries: { key: string; value: Uint8Array }[] = []
    for await (const entry of store.range({ prefix: 'audit/' })) entries.push(entry)
    for (const entry of entries) {
      for (const at of [0, Math.floor(entry.value.length / 2), entry.value.length - 1]) {
        const changed = entry.value.slice()
        changed[at] = (changed[at] ?? 0) ^ 1
        await store.commit([{ key: entry.key, value: changed }])
        const [first] = await problemsOf(store)
        assert.ok(first, `byte ${at} of ${entry.key}`)
        if (entry.key.startsWith('audit/event/')) assert.equal(first.sequence, Number(entry.key.slice(12)))
        await store.commit([entry])
      }
    }
    assert.deepEqual(await problemsOf(store), [])
  })

  const tamperings: Record<string, { do(store: Store): Promise<unknown>; sequence: number | null; kind: string }> = {
    'an entry removed': { do: (store) => put(store, 5, null), sequence: 5, kind: 'missing' },
    'the first entry removed': { do: (store) => put(store, 1, null), sequence: 1, kind: 'missing' },
    'two entries swapped': {
      async do(store) {
        const [a, b] = [await read(store, 4), await read(store, 9)]
        await put(store, 4, b)
        await put(store, 9, a)
      },
      sequence: 4,
      kind: 'out_of_place',
    },
    'the tail cut': {
      async do(store) {
        for (let sequence = 12; sequence <= 14; sequence++) await put(store, sequence, null)
      },
      sequence: 12,
      kind: 'tail_cut',
    },
    'an entry written anew with a hash that fits': {
      async do(store) {
        const event = JSON.parse(Buffer.from(await read(store, 6)).toString()) as AuditEvent
        await put(store, 6, Buffer.from(rehashed({ ...event, user_email: 'eva@example.org' })))
      },
      sequence: 6,
      kind: 'index_changed',
    },
    'an entry put behind the end': {
      do: async (store) => put(store, 15, await read(store, 14)),
      sequence: 15,
      kind: 'out_of_place',
    },
    'the head removed': {
      do: (store) => store.commit([{ key: 'audit/head', value: null }]),
      sequence: null,
      kind: 'head_missing',
    },
    'a seal removed': {
      do: (store) => store.commit([{ key: 'audit/segment/000000000000', value: null }]),
      sequence: 8,
      kind: 'seal_invalid',
    },
    'a stranger’s entry in an index': {
      do: (store) => store.commit([{ key: 'audit/by/user_email/0/000000000003', value: Buffer.from('1') }]),
      sequence: null,
      kind: 'extra_entries',
    },
  }
  for (const [name, { do: tamper, sequence, kind }] of Object.entries(tamperings)) {
    test(`names ${name}`, async () => {
      const { store } = await trailOf(14)
      await tamper(store)
      const [first] = await problemsOf(store)
      assert.deepEqual({ sequence: first?.sequence, kind: first?.kind }, { sequence, kind })
    })
  }

  test('is not deceived by a whole trail made anew with another key', async () => {
    const { store } = await trailOf(3)
    const other = auditKeys(generateKeyPairSync('ed25519').privateKey)
    const forged = createAudit({ store: createMemoryStore(), clock: new FakeClock(), ids: systemIds, keys: other })
    await forged.commit([], [], [inputOf(0)])
    assert.deepEqual(await problemsOf(store), [])
    assert.equal((await problemsOf(forged.store))[0]?.kind, 'head_invalid')
  })
})

describe('an export', () => {
  async function linesOf(store: Store): Promise<string[]> {
    const lines: string[] = []
    for await (const { value } of store.range({ prefix: 'audit/event/' })) lines.push(Buffer.from(value).toString())
    return [...lines, JSON.stringify({ signed_head: await readHead(store), public_key: keys.public_key })]
  }
  const sealless = { ...rules, segmentEvents: 1024 }
  async function firstProblem(lines: readonly string[]) {
    for await (const problem of checkTrail(readExport(lines).source, sealless)) return problem
    return undefined
  }

  test('that is whole has no problem, and each tampering with its lines is found where it is', async () => {
    const lines = await linesOf((await trailOf(7)).store)
    assert.equal(await firstProblem(lines), undefined)
    const cases: readonly (readonly [readonly string[], number | null, string])[] = [
      [lines.map((line, at) => (at === 2 ? line.replace('rui@', 'eva@') : line)), 3, 'changed'],
      [lines.filter((_, at) => at !== 3), 4, 'missing'],
      [[lines[0], lines[2], lines[1], ...lines.slice(3)] as string[], 2, 'missing'],
      [[...lines.slice(0, 5), ...lines.slice(7)], 6, 'tail_cut'],
      [lines.slice(0, 7), null, 'head_missing'],
    ]
    for (const [changed, sequence, kind] of cases) {
      const problem = await firstProblem(changed)
      assert.deepEqual({ sequence: problem?.sequence, kind: problem?.kind }, { sequence, kind })
    }
  })
})

describe('proofs', () => {
  test('of inclusion lead from every event to the signed root', async () => {
    for (const count of [1, 2, 7, 8, 13]) {
      const { store } = await trailOf(count)
      for (const event of await newestEvents(store, {}, 100)) {
        const proof = await proveInclusion(store, event.sequence)
        const { size, root } = proof.signed_head
        assert.ok(isSigned('head', proof.signed_head, keys.public_key))
        const path = proof.audit_path.map((hash) => Buffer.from(hash, 'hex'))
        const leaf = sha(Buffer.from([0]), Buffer.from(event.hash, 'hex'))
        assert.equal(rootFromPath({ leaf, index: proof.leaf_index, size, path }), root)
        assert.equal(rootOfProof(leaf, { index: proof.leaf_index, size, path })?.toString('hex'), root)
        assert.equal(rootOfProof(leaf, { index: proof.leaf_index, size, path: [...path, leaf] }), undefined)
        if (path.length > 0)
          assert.equal(rootOfProof(leaf, { index: proof.leaf_index, size, path: path.slice(1) }), undefined)
      }
    }
  })

  test('of consistency lead from every earlier root to the present one', async () => {
    const { store, audit } = await trailOf(0)
    const roots: string[] = []
    for (let n = 0; n < 13; n++) {
      await audit.commit([], [], [inputOf(n)])
      roots.push((await readHead(store))?.root ?? '')
    }
    const head = await readHead(store)
    assert.ok(head)
    for (let first = 1; first <= 13; first++) {
      const proof = await proveConsistency(store, first, head)
      const hashes = (proof?.hashes ?? []).map((hash) => Buffer.from(hash, 'hex'))
      assert.ok(
        isConsistent({ first, second: 13, old: roots[first - 1] ?? '', root: head.root, hashes }),
        `from ${first}`,
      )
      if (first < 13) {
        assert.ok(!isConsistent({ first, second: 13, old: roots[12] ?? '', root: head.root, hashes }))
      }
    }
  })
})

describe('retention', () => {
  test('removes old segments, and what is left still proves itself', async () => {
    const { store, audit, clock } = await trailOf(21)
    const before = Date.parse('2026-01-15T12:00:00Z') + 18 * 60_000
    assert.equal(await audit.removeBefore(before), 2)
    assert.deepEqual(await problemsOf(store), [])
    const { items: left, total } = await pageEvents(store, {}, { page: 1, limit: 100 })
    assert.equal(total, 7)
    assert.deepEqual(
      left.map(({ sequence }) => sequence),
      [23, 22, 21, 20, 19, 18, 17],
    )
    const proof = await proveInclusion(store, 20)
    const leaf = sha(Buffer.from([0]), Buffer.from(left[3]?.hash ?? '', 'hex'))
    const path = proof.audit_path.map((hash) => Buffer.from(hash, 'hex'))
    assert.equal(rootFromPath({ leaf, index: 19, size: 23, path }), proof.signed_head.root)
    clock.advance(1)
    assert.equal(await audit.removeBefore(before), 0)
  })

  test('cannot be feigned: a segment taken out without the key is found', async () => {
    const { store } = await trailOf(21)
    const sealKey = 'audit/segment/000000000000'
    const seal = JSON.parse(Buffer.from((await store.get(sealKey)) ?? []).toString())
    for (let sequence = 1; sequence <= 8; sequence++) await put(store, sequence, null)
    await store.commit([
      { key: sealKey, value: Buffer.from(JSON.stringify({ ...seal, removed_at: '2026-01-16T00:00:00.000Z' })) },
    ])
    const [first] = await problemsOf(store)
    assert.deepEqual({ sequence: first?.sequence, kind: first?.kind }, { sequence: 1, kind: 'seal_invalid' })
  })
})

describe('a trail whose key was replaced', () => {
  const other = auditKeys(generateKeyPairSync('ed25519').privateKey)
  const former = { ...rules, publicKey: other.public_key }
  async function replacedTrail() {
    const { store, clock } = await trailOf(17)
    const audit = createAudit({ store, clock, ids: systemIds, keys: other, segmentEvents })
    for (let n = 0; n < 7; n++) await audit.commit([], [], [inputOf(n)])
    return store
  }
  async function found(store: Store) {
    const problems: unknown[] = []
    for await (const { sequence, kind } of checkStore(store, former)) problems.push([sequence, kind])
    return problems
  }

  test('says in an event up to where the former key signed, and nothing else is wrong with it', async () => {
    const store = await replacedTrail()
    const { event_type, severity, details } = JSON.parse(Buffer.from(await read(store, 18)).toString()) as AuditEvent
    assert.deepEqual([event_type, severity], ['system.audit.key_replaced', 'critical'])
    assert.deepEqual(details, { former_key_id: keys.key_id, entries: 17 })
    assert.deepEqual(await found(store), [[18, 'key_replaced']])
  })

  test('is not believed to have been sealed by a key that no event names', async () => {
    const store = await replacedTrail()
    const sealKey = 'audit/segment/000000000001'
    const seal = JSON.parse(Buffer.from((await store.get(sealKey)) ?? []).toString())
    await store.commit([{ key: sealKey, value: Buffer.from(JSON.stringify({ ...seal, key_id: '0123456789abcdef' })) }])
    assert.deepEqual(await found(store), [
      [18, 'key_replaced'],
      [16, 'seal_invalid'],
    ])
  })
})

describe('a page of events', () => {
  const at = (minute: number) => new Date(Date.parse('2026-01-15T12:00:00Z') + minute * 60_000).toISOString()

  test('is newest first, and holds what every filter asks for', async () => {
    const { store } = await trailOf(30)
    const cases: readonly (readonly [Parameters<typeof pageEvents>[1], readonly number[]])[] = [
      [{ from: at(27) }, [30, 29, 28]],
      [{ to: at(1) }, [2, 1]],
      [{ from: at(10), to: at(11) }, [12, 11]],
      [{ from: at(40) }, []],
      [{ values: { user_email: ['ana@example.org'] }, from: at(20) }, [29, 26, 23]],
      [{ values: { event_type: ['auth.login.failure', 'user.created'] }, from: at(24) }, [30, 29, 27, 26]],
      [{ values: { event_type: ['user.created'], success: ['false'] } }, []],
      [{ values: { resource_id: ['7'], resource_type: ['thing'] } }, [7]],
      [{ values: { severity: ['low'] }, to: at(4) }, [4, 1]],
    ]
    for (const [filter, sequences] of cases) {
      const found = await pageEvents(store, filter, { page: 1, limit: 100 })
      assert.equal(found.total, sequences.length, JSON.stringify(filter))
      assert.deepEqual(
        found.items.map(({ sequence }) => sequence),
        sequences,
        JSON.stringify(filter),
      )
    }
    const failures: Parameters<typeof pageEvents>[1] = { values: { success: ['false'] } }
    const pages = [failures, {}].map((filter) => pageEvents(store, filter, { page: 2, limit: 2 }))
    const [second, unfiltered] = await Promise.all(pages)
    const numbers = (page?: Awaited<ReturnType<typeof pageEvents>>) => page?.items.map(({ sequence }) => sequence)
    assert.deepEqual([numbers(second), second?.total], [[23, 20], 10])
    assert.deepEqual([numbers(unfiltered), unfiltered?.total], [[28, 27], 30])
    assert.deepEqual(await pageEvents(store, {}, { page: 9, limit: 20 }), { items: [], total: 30, next: null })
    for (const [filter, next] of [
      [failures, [17, 14]],
      [{}, [26, 25]],
    ] as const) {
      const before = await pageEvents(store, filter, { page: 2, limit: 2 })
      const after = await pageEvents(store, filter, { page: 3, limit: 2, cursor: before.next ?? '' })
      assert.deepEqual([numbers(after), after.total], [next, before.total])
    }
  })

  test('reads only the events that it shows', async () => {
    const { store } = await trailOf(60)
    let read = 0
    const counting: Store = {
      ...store,
      getMany(names) {
        read += names.length
        return store.getMany(names)
      },
    }
    await pageEvents(counting, { values: { user_email: ['ana@example.org'] } }, { page: 2, limit: 5 })
    assert.equal(read, 5)
  })
})

function sha(...parts: readonly Uint8Array[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

const node = (left: Buffer, right: Buffer) => sha(Buffer.from([1]), left, right)

/** RFC 9162 §2.1.3.2, by itself. */
function rootFromPath({ leaf, index, size, path }: { leaf: Buffer; index: number; size: number; path: Buffer[] }) {
  let [fn, sn, hash] = [index, size - 1, leaf]
  for (const step of path) {
    assert.notEqual(sn, 0)
    if (fn % 2 === 1 || fn === sn) {
      hash = node(step, hash)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1]
    } else hash = node(hash, step)
    ;[fn, sn] = [fn >> 1, sn >> 1]
  }
  assert.equal(sn, 0)
  return hash.toString('hex')
}

/** RFC 9162 §2.1.4.2, by itself. */
function isConsistent(claim: { first: number; second: number; old: string; root: string; hashes: Buffer[] }): boolean {
  const { first, second, old, root } = claim
  if (first === second) return old === root && claim.hashes.length === 0
  const hashes = Number.isInteger(Math.log2(first)) ? [Buffer.from(old, 'hex'), ...claim.hashes] : [...claim.hashes]
  let [fn, sn] = [first - 1, second - 1]
  while (fn % 2 === 1) [fn, sn] = [fn >> 1, sn >> 1]
  let [fr, sr] = [hashes[0], hashes[0]] as [Buffer, Buffer]
  for (const step of hashes.slice(1)) {
    if (sn === 0) return false
    if (fn % 2 === 1 || fn === sn) {
      ;[fr, sr] = [node(step, fr), node(step, sr)]
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1]
    } else sr = node(sr, step)
    ;[fn, sn] = [fn >> 1, sn >> 1]
  }
  return sn === 0 && fr.toString('hex') === old && sr.toString('hex') === root
}

function rehashed(event: AuditEvent): string {
  const { hash: _, ...content } = event
  const text = sorted(content)
  return sorted({ ...content, hash: createHash('sha256').update(text).digest('hex') })
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, member) =>
    member && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(
          Object.keys(member)
            .sort()
            .map((name) => [name, member[name]]),
        )
      : member,
  )
}
