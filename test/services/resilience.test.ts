import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createIdentityProviders } from '../../src/auth/providers/registry.ts'
import type { AuditInput } from '../../src/domain/audit-event.ts'
import { limits } from '../../src/limits.ts'
import { Breaker } from '../../src/platform/breaker.ts'
import { CountedPlaces } from '../../src/platform/bulkhead.ts'
import { listBreakers, readBreaker, resetBreaker, resetBreakers } from '../../src/services/resilience/breakers.ts'
import { readGroup } from '../../src/services/resilience/bulkheads.ts'
import type { ResilienceContext } from '../../src/services/resilience/context.ts'
import { readResilience, readResilienceMetrics } from '../../src/services/resilience/health.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { healthKey } from '../../src/webhooks/keys.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { codeHost } from '../support/planted-sign-in.ts'

const caller = { user_id: 'u', email: 'a@b.c', role: 'admin', permissions: [], team_ids: [] } as const
const asker = { caller, origin: { request_id: 'r', ip_address: '', user_agent: '' } }
const webhook = '00000000-0000-4000-8000-000000000001'
const settings = { kind: 'source', failuresMax: 1, openMs: 30_000, openMaxMs: 60_000, attemptMs: 60_000 } as const
const refusal = { code: 'RESOURCE_NOT_FOUND' }

/** Two sources and two bulkheads, with what their resets wrote into the trail. */
function begin() {
  const [state, clock, audited] = [createMemoryStore(), new FakeClock(), [] as AuditInput[]]
  const breakers = ['source:pncp', 'source:tcu'].map((name) => new Breaker({ ...settings, name }, clock)) as [
    Breaker,
    Breaker,
  ]
  const threads = new CountedPlaces({ name: 'report_threads', type: 'thread_pool', activeMax: 1, waitingMax: 4 }, clock)
  const runs = { name: 'investigation_places', type: 'queue', activeMax: 4, load: { active: 1, waiting: 2 } } as const
  const context: ResilienceContext = {
    ...{ state, clock, breakers, bulkheads: async () => [threads, runs], places: () => [threads] },
    trail: {
      commit: async (writes, conditions, events) =>
        (await state.commit(writes, conditions)) && audited.push(...events) > 0,
    },
  }
  const fail = (pause?: object) =>
    state.commit([
      {
        key: healthKey(webhook),
        value: Buffer.from(JSON.stringify({ failing_since: clock.now(), failing_ms: 5, warned: 50, pause })),
      },
    ])
  return { context, clock, breakers, threads, audited, fail }
}

test('the service is healthy, then degraded, then critical, as breakers open and places are taken', async () => {
  const { context, breakers, threads } = begin()
  assert.deepEqual(await readResilience(context), {
    overall_health: 'healthy',
    healthy_services: ['source:pncp', 'source:tcu', 'report_threads', 'investigation_places'],
    ...{ degraded_services: [], failed_services: [], health_score: 1 },
  })
  threads.enter().begin()
  breakers[0].failed()
  assert.deepEqual(await readResilience(context), {
    overall_health: 'degraded',
    healthy_services: ['source:tcu', 'investigation_places'],
    ...{ degraded_services: ['report_threads'], failed_services: ['source:pncp'], health_score: 0.5 },
  })
  breakers[1].failed()
  assert.equal((await readResilience(context)).overall_health, 'critical')
})

test('sums are of what was counted, and a share of nothing is null', async () => {
  const { context, breakers, threads } = begin()
  assert.equal((await readResilienceMetrics(context)).circuit_breakers.success_rate, null)
  breakers[0].succeeded()
  breakers[0].failed()
  breakers[0].waitMs()
  threads.enter()
  threads.refuse()
  assert.deepEqual(await readResilienceMetrics(context), {
    circuit_breakers: {
      ...{ total: 2, closed: 1, open: 1, half_open: 0 },
      ...{ total_requests: 3, failed_requests: 1, rejected_requests: 1, success_rate: 0.5 },
    },
    bulkheads: {
      ...{ total: 2, current_active: 1, current_queued: 3, rejected_requests: 1 },
      ...{ total_capacity: 5, overall_utilization: 0.2 },
    },
  })
  assert.deepEqual(await readGroup(context, 'queue'), {
    bulkhead_type: 'queue',
    bulkheads: [
      {
        ...{ name: 'investigation_places', bulkhead_type: 'queue', config: { max_concurrent: 4 } },
        ...{ stats: { current_active: 1, current_queued: 2 }, utilization: 0.25 },
      },
    ],
    ...{ total_capacity: 4, overall_utilization: 0.25 },
  })
  await assert.rejects(readGroup(context, 'lock'), refusal)
})

test('a breaker that is reset is closed, and the trail has who asked for it', async () => {
  const { context, breakers, audited } = begin()
  for (const breaker of breakers) breaker.failed()
  const { state, retry_after } = await readBreaker(context, 'source:pncp')
  assert.deepEqual([state, retry_after], ['open', 30])
  assert.equal((await resetBreaker(context, 'source:pncp', asker)).state, 'closed')
  assert.deepEqual(await resetBreakers(context, asker), { reset: ['source:tcu'] })
  assert.deepEqual(
    breakers.map((breaker) => breaker.waitMs()),
    [0, 0],
  )
  assert.deepEqual(
    audited.map(({ event_type, user_id, details }) => [event_type, user_id, details?.circuit_breakers]),
    [
      ['admin.action', 'u', ['source:pncp']],
      ['admin.action', 'u', ['source:tcu']],
    ],
  )
  await assert.rejects(resetBreaker(context, 'source:none', asker), refusal)
})

test('the endpoint of a webhook is listed while it fails; a reset ends its pause, and keeps for how long it has failed', async () => {
  const { context, clock, fail, audited } = begin()
  const names = async () => (await listBreakers(context, { page: 1, limit: 10 })).items.map(({ name }) => name)
  assert.deepEqual(await names(), ['source:pncp', 'source:tcu'])
  await fail({ until: clock.now() + 9_000, ms: 10_000, at: clock.now() - 1_000 })
  assert.deepEqual(await names(), ['source:pncp', 'source:tcu', `webhook:${webhook}`])
  const { state, retry_after, config, stats } = await readBreaker(context, `webhook:${webhook}`)
  assert.deepEqual([state, retry_after, config.recovery_timeout, stats], ['open', 9, 10, undefined])
  assert.deepEqual(await resetBreakers(context, asker), { reset: [] })
  assert.equal((await readBreaker(context, `webhook:${webhook}`)).state, 'open')
  assert.equal((await resetBreaker(context, `webhook:${webhook}`, asker)).state, 'half_open')
  const kept = JSON.parse(Buffer.from((await context.state.get(healthKey(webhook))) ?? []).toString())
  assert.deepEqual([kept.failing_ms, kept.warned, kept.pause], [5, 50, undefined])
  assert.equal(audited.length, 2)
})

test('an identity provider that cannot be reached is left alone for a while; what a code provokes does not count', async () => {
  const clock = new FakeClock()
  let [asked, status] = [0, 500]
  const http = {
    async fetch() {
      asked++
      if (status === 0) throw new Error('refused')
      return new Response('{}', { status })
    },
  }
  const providers = createIdentityProviders([codeHost], { http, transport: 'insecure', clock })
  const provider = await providers.get(codeHost.id)
  const wish = { state: 's', nonce: 'n', verifier: 'v'.repeat(43), returnTo: 'http://127.0.0.1/back' }
  const prove = () => provider.prove(new URLSearchParams({ code: 'c', state: 's' }), wish).catch(() => {})
  for (let time = 0; time < 2 * limits.providerFailuresMax; time++) await prove()
  assert.equal(asked, 2 * limits.providerFailuresMax)
  status = 0
  for (let time = 0; time < 2 * limits.providerFailuresMax; time++) await prove()
  assert.equal(asked, 3 * limits.providerFailuresMax)
  const [breaker] = providers.breakers
  assert.deepEqual([breaker?.state, breaker?.settings.name], ['open', `provider:${codeHost.id}`])
  clock.advance(limits.providerOpenMs)
  status = 200
  await prove()
  assert.equal(breaker?.state, 'closed')
})
