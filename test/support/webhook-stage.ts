// Webhooks over a store in memory and a clock that stands still: owners, their events, and the sender.

import type { Trail } from '../../src/auth/trail.ts'
import type { StoredUser } from '../../src/auth/users.ts'
import type { AuditInput } from '../../src/domain/audit-event.ts'
import type { WebhookRequest } from '../../src/domain/generated/wire-types.ts'
import { toOutbox } from '../../src/events/outbox.ts'
import type { Announcement, EventSubject } from '../../src/events/owner-event.ts'
import { createEvents } from '../../src/main/events.ts'
import { createWebhooks } from '../../src/main/webhooks.ts'
import type { Resolve } from '../../src/platform/checked-addresses.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { mapNewest } from '../../src/services/webhooks/deliveries.ts'
import { createWebhook } from '../../src/services/webhooks/manage-webhooks.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { FakeClock } from './fake-clock.ts'

export interface StageOptions {
  readonly store?: Store
  readonly clock?: FakeClock
  readonly resolve?: Resolve
  readonly allowsPrivate?: 'yes' | 'no'
}

export function createStage({ store = createMemoryStore(), clock = new FakeClock(), ...options }: StageOptions = {}) {
  const audited: AuditInput[] = []
  const errors: unknown[] = []
  const users = new Map<string, StoredUser>()
  const audit: Pick<Trail, 'commit'> = {
    async commit(writes, conditions, events) {
      const isDone = await store.commit(writes, conditions)
      if (isDone) audited.push(...events)
      return isDone
    },
  }
  const log = { error: (...entry: unknown[]) => void errors.push(entry), info: () => undefined }
  const { resolve, allowsPrivate = 'yes' } = options
  const webhooks = createWebhooks({
    ...{ state: store, clock, ids, log, audit, trail: audit, holder: ids.uuid() },
    config: { mode: 'development', webhooks: { allowsPrivate } },
    users: { find: (id) => users.get(id) },
    box: { seal: (secret) => secret, open: (sealed) => sealed },
    ...(resolve && { resolve }),
  })
  const events = createEvents({ store, clock, log, holder: ids.uuid(), follow: webhooks.follow })
  let handedOver = 0
  return {
    ...{ store, clock, webhooks, events, audited, errors, users },
    addUser(changes: Partial<StoredUser> = {}): string {
      const id = ids.uuid()
      users.set(id, { id, role: 'analyst', status: 'active', ...changes } as StoredUser)
      return id
    },
    async addWebhook(owner: string, request: Partial<WebhookRequest> & Pick<WebhookRequest, 'url'>) {
      const caller = { user_id: owner, email: 'a@b.c', role: 'analyst', permissions: [], team_ids: [] } as const
      const origin = { request_id: ids.uuid(), ip_address: '127.0.0.1', user_agent: '' }
      return createWebhook(
        webhooks.context,
        { request: { active: true, ...request }, language: 'en' },
        { caller, origin },
      )
    },
    /** Hands facts over and lets their deliveries be attempted. */
    async announce(owner: string, facts: readonly Fact[]): Promise<readonly Announcement[]> {
      const made = facts.map((fact) => toAnnouncement(fact, clock.now()))
      await store.commit([toOutbox({ owner, events: made }, { atMs: clock.now(), id: String(++handedOver) })])
      await events.distributor.settle()
      return made
    },
    start() {
      events.distributor.start()
      webhooks.sender.start()
    },
    deliveries: (webhook: string) => mapNewest({ state: store, clock }, webhook, (delivery) => delivery),
    async stop() {
      await events.distributor.stop()
      await webhooks.stop()
      await store.close()
    },
  }
}

export type Stage = ReturnType<typeof createStage>
export type Fact = Pick<Announcement, 'event'> & Partial<Announcement>

function toAnnouncement(fact: Fact, nowMs: number): Announcement {
  return { id: ids.uuid(), timestamp: new Date(nowMs).toISOString(), data: {}, ...fact }
}

/** An anomaly of a run, with what filters ask of it. */
export function anomaly(run: string, subject: EventSubject = {}): Fact {
  const { severity = 'high', confidence = 0.9 } = subject
  return {
    event: 'anomaly.detected',
    data: { investigation_id: run, anomaly_id: ids.uuid(), type: 'price_anomaly', severity, confidence },
    subject: { severity, confidence, investigation_id: run, ...subject },
  }
}

export function completed(run: string): Fact {
  return { event: 'investigation.completed', data: { investigation_id: run, anomalies_found: 1, severity: 'high' } }
}
