// Watch scheduler
// Owns: when runs of watches start and end, and what it has seen of the records' version.
// Does not own: what a run is (run-watch.ts, finish-run.ts).
// W1. One node at a time (lease.ts); a second one that did the same would fail on the conditions of its commits, so that a due time
//     starts one run. Where nothing is due no node takes the lease, so that a service at rest writes nothing.
// W2. What was due while nobody looked is started once, and the next time is the first after now.
// W3. New records start one run however many imports brought them, once they have been quiet for limits.watchQuietMs.
// W4. A time that was planned while the clock was ahead is planned again once that is set back (platform/stored-times.ts).
// W5. What fails or is damaged of one watch holds up no other; a run of which a part is damaged ends all the same.

import { runningPrefix } from '../../agents/keys.ts'
import { Lease } from '../../events/lease.ts'
import { limits } from '../../limits.ts'
import { unlessDamaged, wholeEntries } from '../../platform/damage.ts'
import type { Log } from '../../platform/log.ts'
import { Rounds } from '../../platform/rounds.ts'
import { parseStored } from '../../platform/stored-json.ts'
import { isAhead, SetBacks } from '../../platform/stored-times.ts'
import type { Entry } from '../../store/port.ts'
import { createPause } from '../in-slices.ts'
import type { WatchesContext } from './context.ts'
import { finishRun } from './finish-run.ts'
import { openPrefix, watchDueKey, watchDuePrefix, watchKey, watchPrefix } from './keys.ts'
import { runDueWatch } from './run-watch.ts'
import { nextTimeMs } from './schedule.ts'
import { findWatch, type StoredWatch, watchWrites } from './watch.ts'

export interface SchedulerParts extends WatchesContext {
  readonly log: Pick<Log, 'error'>
  readonly holder: string
}

/** Times on the monotonic clock, in ms. */
interface SeenRecords {
  readonly version: number
  readonly movedMs: number
  /** When the first version came for which no watch was made due. */
  readonly sinceMs: number
  readonly told: number
}

export class WatchScheduler {
  readonly #parts: SchedulerParts
  readonly #lease: Lease
  readonly #rounds: Rounds
  #records: SeenRecords | undefined
  readonly #setBacks: SetBacks
  /** What waits for a damaged entry: the log names each once. */
  readonly #named = new Set<string>()

  constructor(parts: SchedulerParts) {
    this.#parts = parts
    this.#setBacks = new SetBacks(parts.clock)
    this.#lease = new Lease('watches', { ...parts, store: parts.state })
    this.#rounds = new Rounds({
      ...parts,
      everyMs: limits.watchLookMs,
      work: () => this.#look(),
      failure: 'watches were not seen to, which is tried again',
      // A run that ends is no longer among those that have not.
      subscribe: (wake) =>
        parts.state.watch(runningPrefix, (writes) => {
          if (writes.some(({ value }) => value === null)) wake()
        }),
    })
  }

  start(): void {
    this.#rounds.start()
  }

  /** Resolves once nothing is being started or ended any more. */
  async stop(): Promise<void> {
    await this.#rounds.stop()
    await this.#lease.release()
  }

  /** Resolves once what was due has been started and what has ended is stored, or another node sees to it. */
  async settle(): Promise<void> {
    await this.#rounds.settle()
  }

  async #look(): Promise<void> {
    const { state, clock } = this.#parts
    for await (const open of state.range({ prefix: openPrefix }))
      await this.#underLease(open.key, () => finishRun(this.#parts, open))
    await this.#orLog(watchPrefix, () => this.#lookForRecords())
    if (this.#setBacks.isLookDue()) await this.#lookAhead()
    const to = `${watchDuePrefix}${new Date(clock.now() + 1).toISOString()}`
    // Those that are looked at again, such as the damaged ones, stay where they are: the others stand behind them.
    for await (const { key } of state.range({ prefix: watchDuePrefix, to })) {
      const [dueAt = '', id = ''] = key.slice(watchDuePrefix.length).split('/')
      await this.#underLease(watchKey(id), () => runDueWatch(this.#parts, id, dueAt))
    }
  }

  /** Where another node holds the lease, that one sees to it. */
  async #lookAhead(): Promise<void> {
    const { state, clock } = this.#parts
    const pause = createPause(clock)
    const from = watchDueKey(new Date(clock.now()).toISOString(), '')
    for await (const { key } of state.range({ prefix: watchDuePrefix, from })) {
      const [, id = ''] = key.slice(watchDuePrefix.length).split('/')
      await this.#orLog(watchKey(id), () => this.#planAgain(id))
      await pause()
    }
  }

  async #planAgain(id: string): Promise<void> {
    const { state, clock } = this.#parts
    const found = await findWatch(state, id)
    if (found?.watch.next_run_at === undefined) return
    const { watch, condition } = found
    const next_run_at = new Date(latestMs(watch, clock.now())).toISOString()
    if (found.watch.next_run_at <= next_run_at || !(await this.#lease.hold())) return
    await state.commit(watchWrites(watch, { ...watch, next_run_at }), [condition])
  }

  async #lookForRecords(): Promise<void> {
    const { clock, investigations } = this.#parts
    const version = await investigations.records.version()
    const nowMs = clock.monotonic()
    const before = this.#records ?? { version: -1, movedMs: nowMs, sinceMs: nowMs, told: -1 }
    const sinceMs = before.version === before.told ? nowMs : before.sinceMs
    const now = version === before.version ? before : { ...before, version, movedMs: nowMs, sinceMs }
    this.#records = now
    if (now.told === version) return
    const isQuiet = nowMs - now.movedMs >= limits.watchQuietMs || nowMs - now.sinceMs >= limits.watchQuietMsMax
    if (isQuiet && (await this.#tell(version))) this.#records = { ...now, told: version }
  }

  /** Makes the watches of records due that have not read this version; false where another commit came between. */
  async #tell(version: number): Promise<boolean> {
    const { state, clock } = this.#parts
    const waiting: Entry[] = []
    const pause = createPause(clock)
    for await (const entry of wholeEntries(state.range({ prefix: watchPrefix }))) {
      if (waitsFor(version, parseStored(entry.value))) waiting.push(entry)
      await pause()
    }
    if (waiting.length > 0 && !(await this.#lease.hold())) return false
    let isDone = true
    for (const { key, value } of waiting) {
      const watch = parseStored<StoredWatch>(value)
      const next_run_at = new Date(earliestMs(watch, clock.now())).toISOString()
      isDone = (await state.commit(watchWrites(watch, { ...watch, next_run_at }), [{ key, expected: value }])) && isDone
    }
    return isDone
  }

  async #underLease(entry: string, work: () => Promise<void>): Promise<void> {
    await this.#orLog(entry, async () => {
      if (!this.#rounds.isStopped && (await this.#lease.hold())) await work()
    })
  }

  async #orLog(entry: string, work: () => Promise<void>): Promise<void> {
    const done = async () => {
      await work()
      return true
    }
    try {
      if ((await unlessDamaged(done)) || this.#named.has(entry)) return
      this.#named.add(entry)
      this.#parts.log.error({ entry }, 'a watch waits for a damaged entry, which prumo doctor names')
    } catch (cause) {
      this.#parts.log.error({ err: cause }, 'a watch was not seen to, which is tried again')
    }
  }
}

function waitsFor(version: number, { schedule, status, next_run_at, records_version }: StoredWatch): boolean {
  return 'on' in schedule && status === 'active' && next_run_at === undefined && records_version < version
}

/** Records may come all day long. */
function earliestMs({ last_run }: StoredWatch, nowMs: number): number {
  const startedMs = last_run && Date.parse(last_run.started_at)
  if (startedMs === undefined || isAhead(startedMs, nowMs)) return nowMs
  return Math.max(nowMs, startedMs + limits.watchIntervalMsMin)
}

/** No plan that is made now lies further ahead. */
function latestMs({ schedule }: StoredWatch, nowMs: number): number {
  return nextTimeMs(schedule, nowMs) ?? nowMs + limits.watchIntervalMsMin + limits.clockSkewMs
}
