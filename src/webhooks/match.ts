// Match: whether a webhook is for an event, condition by condition, so that its owner sees why.

import type { OwnerEventType } from '../domain/generated/wire-types.ts'
import { severities } from '../domain/vocabulary.ts'
import type { NumberedEvent } from '../events/owner-event.ts'
import { filterTests } from './match-filter.ts'
import type { EventConditions, StoredWebhook } from './webhook.ts'

/** A condition of a webhook against an event. */
export interface ConditionResult {
  readonly condition: string
  readonly holds: boolean
}

type MatchedEvent = Pick<NumberedEvent, 'event' | 'data' | 'subject'>

/** Each condition that the webhook has for such an event; all hold where it is for it. */
export function matchEvent(
  { id, events, conditions }: Pick<StoredWebhook, 'id' | 'events' | 'conditions'>,
  event: MatchedEvent,
): readonly ConditionResult[] {
  return [
    // A watch names webhooks that get its changes though they do not subscribe to them.
    { condition: 'events', holds: events.includes(event.event) || event.subject?.webhook_ids?.includes(id) === true },
    // An endpoint that fails does not receive that it fails.
    ...('webhook_id' in event.data ? [{ condition: 'other_webhook', holds: event.data.webhook_id !== id }] : []),
    ...(aboutActs.has(event.event) ? actConditions(conditions, event) : []),
    ...(conditions.watch_id === undefined
      ? []
      : [{ condition: 'watch_id', holds: event.subject?.watch_id === conditions.watch_id }]),
  ]
}

/** Whether a webhook is for an event. */
export function isFor(webhook: StoredWebhook, event: MatchedEvent): boolean {
  return matchEvent(webhook, event).every(({ holds }) => holds)
}

/** Events about one act, which have the facts that filters are held against. */
const aboutActs: ReadonlySet<OwnerEventType> = new Set(['anomaly.detected'])

function actConditions(
  { filter = {}, exclude = {}, min_severity, min_confidence }: EventConditions,
  { subject = {} }: MatchedEvent,
): readonly ConditionResult[] {
  const { severity, confidence } = subject
  const named = (tests: Readonly<Record<string, boolean>>, at: string) =>
    Object.entries(tests).map(([name, holds]) => ({ condition: `${at}.${name}`, holds }))
  const { exclude: excludeToo = {}, ...kept } = filter
  const isOut = [excludeToo, exclude].map((excluded) => filterTests(excluded, subject))
  const left = [...new Set(isOut.flatMap(Object.keys))].map((name) => [name, !isOut.some((tests) => tests[name])])
  return [
    ...named(filterTests(kept, subject), 'filter'),
    ...named(Object.fromEntries(left), 'exclude'),
    ...(min_severity === undefined
      ? []
      : [
          {
            condition: 'min_severity',
            holds: severity !== undefined && severities.indexOf(severity) <= severities.indexOf(min_severity),
          },
        ]),
    ...(min_confidence === undefined
      ? []
      : [{ condition: 'min_confidence', holds: confidence !== undefined && confidence >= min_confidence }]),
  ]
}
