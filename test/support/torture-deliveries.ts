// What a webhook is sent by a server that is killed again and again.

import assert from 'node:assert/strict'
import type { InvestigationResponse, OwnerEvent } from '../../src/domain/generated/wire-types.ts'
import { limits } from '../../src/limits.ts'
import type { Client } from './client.ts'
import { everyRun } from './torture-ledger.ts'
import type { Received, Receiver } from './webhook-receiver.ts'

const idOf = ({ headers }: Received) => String(headers['webhook-id'])

/** Whether all that the log of the owner tells has arrived. */
export function isAllDelivered({ received }: Receiver, events: readonly OwnerEvent[]): boolean {
  const ids = new Set(received.map(idOf))
  return events.every(({ id }) => ids.has(id))
}

/** What was sent is what the log holds, and each fact came under one id. */
export function assertDelivered({ received }: Receiver, events: readonly OwnerEvent[]): void {
  const sent = new Map<string, Set<string>>()
  for (const delivery of received) {
    const fact = factOf(delivery)
    sent.set(fact, (sent.get(fact) ?? new Set()).add(idOf(delivery)))
  }
  const doubled = [...sent].filter(([, ids]) => ids.size > 1)
  assert.deepEqual(doubled, [], 'nothing was delivered under two ids')
  const logged = new Set(events.map(({ id }) => id))
  assert.deepEqual(
    [...new Set(received.map(idOf))].filter((id) => !logged.has(id)),
    [],
    'nothing was sent that the log does not hold',
  )
}

/** Each finding of each completed run was told one by one, but for runs of which so many were found that they are told in sum. */
export async function assertFindingsTold(owner: Client, events: readonly OwnerEvent[]): Promise<void> {
  const told = new Set(
    events.map(({ event, data: { investigation_id, anomaly_id } }) => `${event} ${investigation_id} ${anomaly_id}`),
  )
  for (const { investigation_id, status } of await everyRun(owner)) {
    if (status !== 'completed') continue
    const { english } = await owner.request('investigation_results', { params: { investigation_id } })
    const { anomalies } = english as InvestigationResponse
    if (anomalies.length > limits.webhookAnomaliesPerRun) continue
    for (const { id } of anomalies)
      assert.ok(told.has(`anomaly.detected ${investigation_id} ${id}`), `${id} of ${investigation_id} is lost`)
  }
}

/** What an event says, in a word: two that say the same are one. */
function factOf({ body }: Received): string {
  const { event, data } = JSON.parse(body) as {
    readonly event: string
    readonly data: Readonly<Record<string, unknown>>
  }
  const { investigation_id, anomaly_id, run_id, analysis_id, report_id, task_id } = data
  const subject = run_id ?? analysis_id ?? report_id ?? task_id ?? investigation_id
  return [event, subject, ...(anomaly_id === undefined ? [] : [anomaly_id])].join(' ')
}
