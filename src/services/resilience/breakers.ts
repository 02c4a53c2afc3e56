// Circuit breakers as those see them who may configure the system: of this process, and of endpoints of webhooks as they are stored.

import { untilCommitted } from '../../auth/until-committed.ts'
import { toRatio } from '../../domain/figures.ts'
import type { CircuitBreaker, CircuitBreakerResets } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Breaker } from '../../platform/breaker.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { type EndpointHealth, pauseLeftMs } from '../../webhooks/endpoint-health.ts'
import { healthKey, healthPrefix } from '../../webhooks/keys.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import { jsonBytes } from '../webhooks/context.ts'
import type { ResilienceContext } from './context.ts'

const webhookName = (id: string) => `webhook:${id}`

/** One page, by kind and name unless it is asked otherwise; of very many endpoints that fail some alone are looked at. */
export async function listBreakers(context: ResilienceContext, query: ListQuery): Promise<Page<CircuitBreaker>> {
  const { items, hasMore } = await readBreakers(context)
  const page = pageOf(items, { sort: 'kind', ...query }, 'name')
  return { ...page, ...(hasMore && { examined: items.length }) }
}

/** All breakers; of endpoints of webhooks limits.failingEndpointsListedMax at most. */
export async function readBreakers(
  context: ResilienceContext,
): Promise<{ readonly items: readonly CircuitBreaker[]; readonly hasMore: boolean }> {
  const { state, clock, breakers } = context
  const endpoints: CircuitBreaker[] = []
  const range = { prefix: healthPrefix, limit: limits.failingEndpointsListedMax + 1 }
  for await (const { key, value } of wholeEntries(state.range(range)))
    endpoints.push(endpointView(key.slice(healthPrefix.length), parseStored<EndpointHealth>(value), clock.now()))
  const shown = endpoints.slice(0, limits.failingEndpointsListedMax)
  return { items: [...breakers.map(breakerView), ...shown], hasMore: endpoints.length > shown.length }
}

/** One by its name. Throws RESOURCE_NOT_FOUND, also for the endpoint of a webhook that does not fail. */
export async function readBreaker(context: ResilienceContext, name: string): Promise<CircuitBreaker> {
  const breaker = context.breakers.find(({ settings }) => settings.name === name)
  if (breaker !== undefined) return breakerView(breaker)
  const { id, health } = await findEndpoint(context, name)
  return endpointView(id, health, context.clock.now())
}

/** Closes one, which is in the trail first: an endpoint's pause ends, and for how long it fails stays known. Throws RESOURCE_NOT_FOUND. */
export async function resetBreaker(context: ResilienceContext, name: string, asker: Asker): Promise<CircuitBreaker> {
  const breaker = context.breakers.find(({ settings }) => settings.name === name)
  const events = [resetBy(asker, [name])]
  if (breaker !== undefined) {
    await untilCommitted(async () => (await context.trail.commit([], [], events)) || null)
    breaker.reset()
    return breakerView(breaker)
  }
  return untilCommitted(async () => {
    const { id, health, bytes } = await findEndpoint(context, name)
    const { pause: _, ...after } = health
    const write = { key: healthKey(id), value: jsonBytes(after) }
    const isDone = await context.trail.commit([write], [{ key: healthKey(id), expected: bytes }], events)
    return isDone ? endpointView(id, after, context.clock.now()) : null
  })
}

/** Closes those of this process that are not closed. */
export async function resetBreakers(context: ResilienceContext, asker: Asker): Promise<CircuitBreakerResets> {
  const open = context.breakers.filter(({ isOpen }) => isOpen)
  const reset = open.map(({ settings }) => settings.name)
  await untilCommitted(async () => (await context.trail.commit([], [], [resetBy(asker, reset)])) || null)
  for (const breaker of open) breaker.reset()
  return { reset }
}

function resetBy(asker: Asker, names: readonly string[]) {
  return eventBy('admin.action', asker, { details: { action: 'reset_circuit_breakers', circuit_breakers: names } })
}

async function findEndpoint({ state }: ResilienceContext, name: string) {
  const id = name.startsWith(webhookName('')) ? name.slice(webhookName('').length) : ''
  const bytes = id === '' ? undefined : await state.get(healthKey(id))
  if (bytes === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: name.slice(0, limits.shownIdCharactersMax) })
  return { id, bytes, health: parseStored<EndpointHealth>(bytes) }
}

function breakerView(breaker: Breaker): CircuitBreaker {
  const { settings, state, counts, leftMs, openMs } = breaker
  const { succeeded, failed, rejected, lastFailureAtMs, lastSuccessAtMs } = counts
  const sent = succeeded + failed
  return {
    ...{ name: settings.name, kind: settings.kind, state },
    ...(state === 'open' && { retry_after: Math.ceil(leftMs / 1000) }),
    config: {
      failure_threshold: settings.failuresMax,
      recovery_timeout: openMs / 1000,
      success_threshold: 1,
      timeout: settings.attemptMs / 1000,
    },
    stats: {
      total_requests: sent + rejected,
      successful_requests: succeeded,
      failed_requests: failed,
      rejected_requests: rejected,
      success_rate: sent === 0 ? null : toRatio(succeeded / sent),
      state_changes: counts.stateChanges,
      current_consecutive_failures: counts.failuresInRow,
      current_consecutive_successes: counts.successesInRow,
      ...(lastFailureAtMs !== undefined && { last_failure_time: new Date(lastFailureAtMs).toISOString() }),
      ...(lastSuccessAtMs !== undefined && { last_success_time: new Date(lastSuccessAtMs).toISOString() }),
    },
  }
}

/** An endpoint that fails: open during the pause that it asked for, else tried a delivery at a time (S2 and S5 of services/webhooks/sender.ts). */
function endpointView(id: string, health: EndpointHealth, nowMs: number): CircuitBreaker {
  const leftMs = pauseLeftMs(health, nowMs)
  return {
    ...{ name: webhookName(id), kind: 'webhook', state: leftMs > 0 ? 'open' : 'half_open' },
    ...(leftMs > 0 && { retry_after: Math.ceil(leftMs / 1000) }),
    config: {
      failure_threshold: 1,
      recovery_timeout: (health.pause?.ms ?? limits.webhookPauseMs) / 1000,
      success_threshold: 1,
      timeout: limits.webhookAnswerMs / 1000,
    },
  }
}
