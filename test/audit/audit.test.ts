import assert from 'node:assert/strict'
import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { createAudit } from '../../src/audit/audit.ts'
import { auditEventKey } from '../../src/audit/entries.ts'
import { pageEvents } from '../../src/audit/query-events.ts'
import { auditKeys } from '../../src/audit/signing.ts'
import type { AuditEvent } from '../../src/domain/generated/wire-types.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { flipValue } from '../support/flip-value.ts'

const keys = auditKeys(generateKeyPairSync('ed25519').privateKey)
const bytes = (text: string) => Buffer.from(text)

function trail(store: Store = createMemoryStore(), segmentEvents = 8) {
  const clock = new FakeClock()
  return { store, clock, audit: createAudit({ store, clock, ids: systemIds, keys, segmentEvents }) }
}

async function eventsOf(store: Store): Promise<AuditEvent[]> {
  const events: AuditEvent[] = []
  for await (const { value } of store.range({ prefix: 'audit/event/' }))
    events.push(JSON.parse(Buffer.from(value).toString()))
  return events
}

/** The chain by other code than ours: order of names by a replacer list. */
function assertOneChain(events: readonly AuditEvent[]): void {
  let previous = '0'.repeat(64)
  events.forEach((event, index) => {
    assert.equal(event.sequence, index + 1)
    assert.equal(event.prev_hash, previous)
    const { hash, ...content } = event
    assert.equal(createHash('sha256').update(sorted(content)).digest('hex'), hash)
    previous = hash
  })
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

describe('an audited commit', () => {
  test('puts the change and its event into the store together', async () => {
    const { store, audit } = trail()
    assert.equal(await audit.commit([{ key: 'a', value: bytes('1') }], [], [{ event_type: 'user.created' }]), true)
    assert.equal(Buffer.from((await store.get('a')) ?? []).toString(), '1')
    assert.deepEqual(
      (await eventsOf(store)).map(({ event_type }) => event_type),
      ['user.created'],
    )
  })

  test('leaves neither change nor event when a condition does not hold', async () => {
    const { store, audit } = trail()
    const change = [{ key: 'a', value: bytes('1') }]
    assert.equal(
      await audit.commit(change, [{ key: 'a', expected: bytes('0') }], [{ event_type: 'user.created' }]),
      false,
    )
    assert.equal(await store.get('a'), undefined)
    assert.deepEqual(await eventsOf(store), [])
  })

  test('lets one of many that compare and set the same key win, and records that one', async () => {
    const { store, audit } = trail()
    await store.commit([{ key: 'token', value: bytes('old') }])
    const won = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        audit.commit(
          [{ key: 'token', value: bytes(`new ${n}`) }],
          [{ key: 'token', expected: bytes('old') }],
          [{ event_type: 'auth.token.refresh' }],
        ),
      ),
    )
    assert.equal(won.filter(Boolean).length, 1)
    assert.equal((await eventsOf(store)).length, 1)
  })

  test('keeps one chain when two nodes write to the same store at once', async () => {
    const store = createMemoryStore()
    const nodes = [trail(store).audit, trail(store).audit]
    const commits = Array.from({ length: 60 }, async (_, n) => {
      await new Promise((resolve) => setImmediate(resolve))
      const change = [{ key: `k/${n}`, value: bytes('x') }]
      return nodes[n % 2]?.commit(change, [], [{ event_type: 'data.import', resource_id: String(n) }])
    })
    assert.ok((await Promise.all(commits)).every(Boolean))
    const events = await eventsOf(store)
    assert.equal(events.length, 60)
    assertOneChain(events)
  })

  test('tells whoever asked when the store fails, and goes on afterwards', async () => {
    const store = createMemoryStore()
    let broken = true
    const fragile: Store = {
      ...store,
      commit: (...change) => (broken ? Promise.reject(new Error('disk full')) : store.commit(...change)),
    }
    const { audit } = trail(fragile)
    await assert.rejects(audit.commit([], [], [{ event_type: 'user.created' }]), /disk full/)
    broken = false
    assert.equal(await audit.commit([], [], [{ event_type: 'user.created' }]), true)
    assertOneChain(await eventsOf(store))
  })
})

describe('refusals', () => {
  test('of one moment share one transaction, and are durable when told so', async () => {
    const store = createMemoryStore()
    let commits = 0
    const counting: Store = {
      ...store,
      commit(...change) {
        commits++
        return store.commit(...change)
      },
    }
    const { audit, clock } = trail(counting)
    const recorded = Array.from({ length: 40 }, (_, n) =>
      audit.record({ event_type: 'security.invalid.token', context: { request_id: String(n) } }),
    )
    clock.advance(10)
    await Promise.all(recorded)
    assert.equal(commits, 1)
    assert.equal((await eventsOf(store)).length, 40)
  })

  test('in a flood are counted on one event for each kind and address', async () => {
    const { store, audit, clock } = trail()
    const flood = Array.from({ length: 10_000 }, (_, n) =>
      audit.record({
        event_type: 'security.invalid.token',
        error_code: 'TOKEN_INVALID',
        context: { ip_address: `10.0.${n % 200}.1` },
      }),
    )
    clock.advance(1000)
    await Promise.all(flood)
    await audit.close()
    const events = await eventsOf(store)
    assert.ok(events.length <= 200 + 64 + 1, `${events.length} events`)
    const told = events.reduce((sum, { details }) => sum + 1 + Number(details.repeated ?? 0), 0)
    assert.equal(told, 10_000)
  })
})

describe('an event', () => {
  test('holds no credential, no password and no whole CPF, wherever it was put', async () => {
    const { store, audit } = trail()
    const secrets = [
      'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl',
      '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
      '9f1b6c1e-1111-4111-8111-111111111111.9f1b6c1e-2222-4222-8222-222222222222.c2VjcmV0',
      '52998224725',
      '529.982.247-25',
      '529-982-247-25',
      '５２９.９８２.２４７-２５',
    ]
    await audit.commit(
      [],
      [],
      secrets.map((secret) => ({
        event_type: 'admin.action',
        resource_name: `about ${secret} here`,
        error_message: secret,
        details: { note: secret, list: [secret], password: 'um prumo bem reto', deep: { senha: 'um prumo bem reto' } },
        context: { user_agent: secret },
      })),
    )
    const kept = JSON.stringify(await eventsOf(store))
    for (const secret of [...secrets, 'um prumo bem reto']) assert.ok(!kept.includes(secret), secret)
    assert.ok(kept.includes('***.982.247-**'))
  })

  test('names its resource by the whole id, be there digits of a valid CPF in it', async () => {
    const { store, audit } = trail()
    const id = 'a5299822-4725-4abc-8def-abcdefabcdef'
    const sha256 = `a52998224725${'b'.repeat(52)}`
    await audit.commit([], [], [{ event_type: 'data.import', resource_id: id, details: { sha256 } }])
    const [event] = await eventsOf(store)
    assert.deepEqual([event?.resource_id, event?.details], [id, { sha256 }])
  })

  test('is bounded whatever is given', async () => {
    const { store, audit } = trail()
    const long = 'x'.repeat(100_000)
    const details = Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`n${n}`, [long]]))
    await audit.commit([], [], [{ event_type: 'admin.action', user_email: long, details }])
    assert.ok(JSON.stringify(await eventsOf(store)).length < 40_000)
  })
})

test('a flipped bit in an event leaves it out of the list, which shows the rest', async () => {
  const path = mkdtempSync(join(tmpdir(), 'prumo-audit-'))
  const { store, audit, clock } = trail(openLmdbStore(path))
  const times: string[] = []
  for (let n = 0; n < 7; n++) {
    times.push(new Date(clock.now()).toISOString())
    await audit.commit([], [], [{ event_type: 'user.created' }])
    clock.advance(1000)
  }
  for (const sequence of [4, 5]) flipValue(path, (await store.get(auditEventKey(sequence))) ?? new Uint8Array())
  const [, , third, , , sixth] = times
  const filters = [
    [{}, [7, 6, 3, 2, 1]],
    [{ values: { event_type: ['user.created'] } }, [7, 6, 3, 2, 1]],
    [{ from: third }, [7, 6, 3]],
    [{ from: sixth }, [7, 6]],
    [{ to: third }, [3, 2, 1]],
    [{ from: third, to: sixth, values: { event_type: ['user.created'] } }, [6, 3]],
  ] as const
  for (const [filter, found] of filters) {
    const { items } = await pageEvents(store, filter, { page: 1, limit: 10 })
    assert.deepEqual(
      items.map(({ sequence }) => sequence),
      found,
    )
  }
  flipValue(path, (await store.get('audit/head')) ?? new Uint8Array())
  assert.equal((await pageEvents(store, {}, { page: 1, limit: 10 })).items.length, 5)
  await store.close()
  rmSync(path, { recursive: true })
})
