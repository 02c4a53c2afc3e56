// Webhooks: what receives events, and the sender of those, for the service and tests alike.

import type { Audit } from '../audit/audit.ts'
import type { Trail } from '../auth/trail.ts'
import type { Config } from '../config.ts'
import type { DistributorParts } from '../events/distributor.ts'
import { createPublicResolve, type Resolve, resolveLocally } from '../platform/checked-addresses.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { createPostClient } from '../platform/post-pinned.ts'
import { createInTurn } from '../services/in-turn.ts'
import { rememberOpened, type WebhooksContext } from '../services/webhooks/context.ts'
import { createDeliveryPurge } from '../services/webhooks/purge-deliveries.ts'
import { followEvents } from '../services/webhooks/queue-events.ts'
import { Sender } from '../services/webhooks/sender.ts'
import { WaitingCounts } from '../services/webhooks/waiting-counts.ts'
import type { Store } from '../store/port.ts'
import { eventSpelling } from '../wire/event-spelling.ts'

export interface Webhooks {
  readonly context: WebhooksContext
  readonly sender: Sender
  /** What follows from new events of an owner. */
  readonly follow: DistributorParts['follow']
  start(): void
  stop(): Promise<void>
}

interface WebhooksParts extends Pick<WebhooksContext, 'users' | 'box'> {
  readonly config: Pick<Config, 'mode' | 'webhooks'>
  readonly state: Store
  readonly trail: Pick<Trail, 'commit'>
  readonly audit: Pick<Audit, 'commit'>
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Pick<Log, 'error' | 'info'>
  /** Of this node among those that could send. */
  readonly holder: string
  /** Default: as the Internet does, or as the machine does where private addresses are allowed. */
  readonly resolve?: Resolve
  /** Whether deliveries that have expired stay. */
  readonly isHeld?: () => Promise<boolean>
}

/** Nothing is sent before the start. */
export function createWebhooks(parts: WebhooksParts): Webhooks {
  const { config, clock } = parts
  const { allowsPrivate } = config.webhooks
  const resolve = parts.resolve ?? (allowsPrivate === 'yes' ? resolveLocally : createPublicResolve())
  const context: WebhooksContext = {
    ...parts,
    box: rememberOpened(parts.box),
    http: createPostClient({ clock, allowsPrivate, resolve }),
    schemes: config.mode === 'development' ? ['https:', 'http:'] : ['https:'],
    spelling: eventSpelling,
    inTurn: createInTurn(),
  }
  const queueing = { ...context, log: parts.log, counts: new WaitingCounts(parts.state) }
  const sender = new Sender({ ...parts, ...context })
  const purge = createDeliveryPurge(parts)
  return {
    context,
    sender,
    follow: (owner, events) => followEvents(queueing, owner, events),
    start() {
      sender.start()
      purge.start()
    },
    async stop() {
      await purge.stop()
      await sender.stop()
    },
  }
}
