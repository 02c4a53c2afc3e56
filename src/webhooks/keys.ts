// Keys of the state store under which webhooks stand. One place, so that writers and readers agree.

const timeDigits = 15
const timeKey = (ms: number) => String(Math.max(0, Math.floor(ms))).padStart(timeDigits, '0')

/** A webhook; the value is a StoredWebhook as JSON. */
export const webhookKey = (id: string) => `webhook/${id}`
/** The webhooks of an owner; the key ends in the id, the value is empty. */
export const ownedPrefix = (owner: string) => `webhook-owned/${owner}/`
export const ownedKey = (owner: string, id: string) => `${ownedPrefix(owner)}${id}`
/** Moved with each new webhook of an owner, so that two cannot pass their limit together. */
export const countKey = (owner: string) => `webhook-count/${owner}`
/** How an endpoint does; the value is an EndpointHealth as JSON, absent while nothing failed. */
export const healthPrefix = 'webhook-health/'
export const healthKey = (id: string) => `${healthPrefix}${id}`

/** The deliveries of a webhook, in the order of their events; the value is a StoredDelivery as JSON. */
export const allDeliveriesPrefix = 'webhook-delivery/'
export const deliveriesPrefix = (webhook: string) => `${allDeliveriesPrefix}${webhook}/`
export const deliveryKey = (webhook: string, id: string) => `${deliveriesPrefix(webhook)}${id}`

/** What waits to be sent: by webhook, then by the time of the next attempt; the key ends in the id of the delivery. */
export const duePrefix = 'webhook-waiting/'
export const dueOf = (webhook: string) => `${duePrefix}${webhook}/`
export const dueKey = (webhook: string, atMs: number, delivery: string) =>
  `${dueOf(webhook)}${timeKey(atMs)}/${delivery}`

/** The webhook, time and delivery that a key of duePrefix names. */
export function parseDue(key: string): { readonly webhook: string; readonly atMs: number; readonly id: string } {
  const [webhook = '', time, id = ''] = key.slice(duePrefix.length).split('/')
  return { webhook, atMs: Number(time), id }
}

/** Sequence in the owner's log from which events were not queued yet; absent where all were. */
export const behindPrefix = 'webhook-behind/'
export const behindKey = (webhook: string) => `${behindPrefix}${webhook}`

/** Anomalies of one run that a webhook was sent; the value is a RunTally as JSON. */
export const talliesPrefix = (webhook: string) => `webhook-run/${webhook}/`
export const tallyKey = (webhook: string, investigation: string) => `${talliesPrefix(webhook)}${investigation}`
