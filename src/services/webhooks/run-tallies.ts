// Run tallies: how many anomalies of a run a webhook was sent. Of more than limits.webhookAnomaliesPerRun it gets a summary when
// the run ends.

import type { OwnerEventData, OwnerEventType } from '../../domain/generated/wire-types.ts'
import { type Severity, severities } from '../../domain/vocabulary.ts'
import type { NumberedEvent } from '../../events/owner-event.ts'
import { limits } from '../../limits.ts'
import { findHeld } from '../../platform/damage.ts'
import { namedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store, Write } from '../../store/port.ts'
import { tallyKey } from '../../webhooks/keys.ts'
import { jsonBytes } from './context.ts'

interface RunTally {
  /** Anomalies that the webhook is for, sent or not. */
  readonly count: number
  readonly highest?: Severity
  /** Sequence of the last that was counted, so that none counts twice. */
  readonly through: number
  /** Sequence of the last that was sent by itself; absent in what earlier versions stored. */
  readonly sent_through?: number
}

/** An event that stands for the anomalies of a run. */
interface Summary extends Pick<NumberedEvent, 'id' | 'event' | 'timestamp' | 'sequence'> {
  readonly data: OwnerEventData
  readonly isSummary: true
}

const endsOfRuns: ReadonlySet<OwnerEventType> = new Set([
  'investigation.completed',
  'investigation.failed',
  'investigation.cancelled',
])

export class RunTallies {
  readonly #store: Store
  readonly #webhook: string
  /** Null where the run has ended. */
  readonly #tallies = new Map<string, RunTally | null>()

  constructor(store: Store, webhook: string) {
    this.#store = store
    this.#webhook = webhook
  }

  /** Whether an event that the webhook is for is sent by itself; counts it where it is an anomaly. */
  async admits({ event, data, sequence }: NumberedEvent): Promise<boolean> {
    const run = data.investigation_id
    if (event !== 'anomaly.detected' || run === undefined) return true
    const { count, highest, through, sent_through } = await this.#read(run)
    const isRoom = count < limits.webhookAnomaliesPerRun
    // One that was counted before is sent again where it was sent.
    if (sequence <= through) return sequence <= (sent_through ?? (isRoom ? through : 0))
    const severity = data.severity ?? undefined
    const sent = isRoom ? sequence : sent_through
    this.#tallies.set(run, {
      count: count + 1,
      ...highestOf([highest, severity]),
      through: sequence,
      ...(sent !== undefined && { sent_through: sent }),
    })
    return isRoom
  }

  /** What stands for the anomalies of the run that ends with an event, where they were too many. */
  async end({ event, data, timestamp, sequence }: NumberedEvent): Promise<Summary | undefined> {
    const run = data.investigation_id
    if (!endsOfRuns.has(event) || run === undefined) return undefined
    const { count, highest } = await this.#read(run)
    if (count === 0 && !this.#tallies.has(run)) return undefined
    this.#tallies.set(run, null)
    if (count <= limits.webhookAnomaliesPerRun) return undefined
    return {
      id: namedUuid('webhook-summary', this.#webhook, run),
      event: 'anomaly.detected',
      ...{ timestamp, sequence },
      data: { investigation_id: run, anomalies_found: count, severity: highest ?? null },
      isSummary: true,
    }
  }

  /** What was counted, as writes. */
  writes(): readonly Write[] {
    return [...this.#tallies].map(([run, tally]) => ({
      key: tallyKey(this.#webhook, run),
      value: tally && jsonBytes(tally),
    }))
  }

  async #read(run: string): Promise<RunTally> {
    const known = this.#tallies.get(run)
    if (known !== undefined) return known ?? noTally
    const held = await findHeld(this.#store, tallyKey(this.#webhook, run))
    // One that is damaged begins anew, and is written so.
    if (held === 'damaged') this.#tallies.set(run, noTally)
    return held instanceof Uint8Array ? parseStored<RunTally>(held) : noTally
  }
}

const noTally: RunTally = { count: 0, through: 0 }

function highestOf(found: readonly (Severity | undefined)[]): Pick<RunTally, 'highest'> {
  const highest = severities.find((severity) => found.includes(severity))
  return highest === undefined ? {} : { highest }
}
