// Breakers and bulkheads of the service, found in the parts that own them.

import { waitingPrefix } from '../agents/keys.ts'
import type { BulkheadReading } from '../platform/bulkhead.ts'
import { FollowedEntries } from '../services/followed-entries.ts'
import type { ResilienceContext } from '../services/resilience/context.ts'
import type { ServiceParts } from './parts.ts'

/** What the services of resilience work with. */
export function createResilience(parts: ServiceParts): ResilienceContext {
  const { state, clock, chat, upstream, oauth } = parts
  const waiting = new FollowedEntries({ store: state, clock }, waitingPrefix)
  const owned = bulkheadsOf(parts)
  const sources = [...upstream.connectors.values()].map(({ breaker }) => breaker)
  const models = chat.textModel === null ? [] : [chat.textModel.breaker]
  const places = () => [...owned, agentThreads(parts)]
  return {
    ...{ state, clock, trail: parts.tasks.trail },
    breakers: [...sources, ...oauth.context.providers.breakers, ...models],
    bulkheads: async () => [...places(), investigationQueue(parts, (await waiting.read()).size)],
    places,
  }
}

/** Those that count by themselves. */
function bulkheadsOf(parts: ServiceParts): readonly BulkheadReading[] {
  const { chat, webhooks, lookups, network, analyses, imports, reportThread, taskRuns } = parts
  const threads = [lookups, network, analyses, imports, reportThread, taskRuns].map(({ bulkhead }) => bulkhead)
  const models = chat.textModel === null ? [] : [chat.textModel.bulkhead]
  return [...threads, ...chat.bulkheads, ...models, webhooks.sender.bulkhead]
}

/** The threads where agents live; what waits are messages in their mailboxes. */
function agentThreads({ investigations: { actors } }: ServiceParts): BulkheadReading {
  const { actors: all, threads } = actors.statistics()
  const active = threads.filter(({ running }) => running !== undefined).length
  const messages = all.filter(({ thread }) => thread !== undefined).reduce((sum, { mailbox }) => sum + mailbox, 0)
  const load = { active, waiting: Math.max(0, messages - active) }
  return { name: 'agent_threads', type: 'thread_pool', activeMax: threads.length, load }
}

/** Places of investigations on this node; how many may wait is bounded for each user. */
function investigationQueue({ investigations }: ServiceParts, waiting: number): BulkheadReading {
  const load = { active: investigations.admission.atWorkCount, waiting }
  return { name: 'investigation_places', type: 'queue', activeMax: investigations.places, load }
}
