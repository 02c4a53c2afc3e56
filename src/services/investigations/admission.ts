// Admission
// Owns: which investigations have a place on this node, and the moment at which the next one gets one.
// Does not own: the queue and its order (queue.ts), how many a user may have (start.ts), the run (agents/coordinator.ts).
// A1. At most `places` investigations are at work on a node; the others wait in the store.
// A2. A run leaves the queue by one commit, on condition that it is there as it was read: to be worked on, cancelled or
//     deleted. So one of these happens, and on one node.
// A3. A run suspected of stopping the process is taken when nothing is at work, and worked on alone until its first step.
// A4. Nothing is taken before `open`, nor after `stop`.

import { coordinatorAddress, coordinatorSpawn } from '../../agents/coordinator.ts'
import { type Checkpoint, type InvestigationRecord, isFinal } from '../../agents/investigation.ts'
import { checkpointKey, lastTurnKey, recordKey, runningKey, runningPrefix, waitingKey } from '../../agents/keys.ts'
import { commitStep } from '../../agents/step.ts'
import { limits } from '../../limits.ts'
import { isNotWritable } from '../../platform/writing.ts'
import type { Condition, Write } from '../../store/port.ts'
import type { InvestigationsContext } from './context.ts'
import { findStored, storedPercentage } from './documents.ts'
import { damagedRun, endRun, unmark } from './end-run.ts'
import { enqueue, orderOf, readLastUser, readQueue, type WaitingRun } from './queue.ts'

type AdmissionParts = Pick<
  InvestigationsContext,
  'state' | 'actors' | 'audit' | 'clock' | 'cancelling' | 'places' | 'log'
>

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** The places of a node; nothing is at work yet. */
export class RunAdmission {
  readonly #parts: AdmissionParts
  readonly #atWork = new Set<string>()
  /** The suspect that is worked on alone, and what ends the watch of its steps. */
  #onTrial: { readonly id: string; readonly unwatch: () => void } | null = null
  #isOpen = false
  #work: Promise<void> = Promise.resolve()
  readonly #endings: (() => void)[]

  constructor(parts: AdmissionParts) {
    this.#parts = parts
    this.#endings = [
      parts.state.watch(runningPrefix, (writes) => this.#leave(writes)),
      parts.actors.subscribe('outside', (event) => this.#failGivenUp(event as GivenUpNotice)),
    ]
  }

  /** Starts to take runs, as many as there are places. */
  open(): void {
    this.#isOpen = true
    this.fill()
  }

  /** Takes the next runs while there is a place. */
  fill(): void {
    this.#inTurn(async () => {
      while (this.#hasPlace()) {
        const [next] = orderOf(await readQueue(this.#parts.state), await readLastUser(this.#parts.state))
        if (!next || (next.kind === 'suspect' && this.#atWork.size > 0)) return
        await this.#take(next)
      }
    })
  }

  /** Whether runs are at work on this node. */
  get isAtWork(): boolean {
    return this.#atWork.size > 0
  }

  get atWorkCount(): number {
    return this.#atWork.size
  }

  /** Whether a run is at work on this node. */
  isAtWorkOn(id: string): boolean {
    return this.#atWork.has(id)
  }

  /** Resolves when no run is being taken: each has a coordinator that can be reached, or waits. */
  settled(): Promise<void> {
    return this.#work
  }

  /** Takes nothing any more, and puts what is at work back into the queue, where a stop as planned counts for nothing. */
  async stop(): Promise<void> {
    const { state } = this.#parts
    this.#isOpen = false
    for (const end of this.#endings) end()
    this.#onTrial?.unwatch()
    await this.settled()
    for (const id of this.#atWork) {
      const record = (await findStored<InvestigationRecord>(state, recordKey(id)))?.value
      const expected = await state.get(runningKey(id))
      // Ended just now, or damaged.
      if (!record || !expected) continue
      await state.commit([enqueue(id, record, 'interrupted')], [{ key: runningKey(id), expected }])
    }
  }

  #hasPlace(): boolean {
    return this.#isOpen && this.#onTrial === null && this.#atWork.size < this.#parts.places
  }

  async #take(run: WaitingRun): Promise<void> {
    const { state, actors, clock } = this.#parts
    const { id, kind, bytes } = run
    const record = await findStored<InvestigationRecord>(state, recordKey(id))
    const before = await findStored<Checkpoint>(state, checkpointKey(id))
    const inQueue = { key: waitingKey(id), expected: bytes }
    const nowMs = clock.now()
    if (!record || !before) return void (await state.commit(unmark(id), [inQueue]))
    if (!record.value || !before.value || !before.bytes || kind === 'damaged') return this.#failDamaged(id, inQueue)
    const taken = atWork(before.value, new Date(nowMs).toISOString())
    const step = { writes: unqueue(run), events: [], percentage: await storedPercentage(state, id), nowMs }
    const { change } = commitStep(record.value, taken, step)
    if (!(await state.commit(change, [inQueue, { key: checkpointKey(id), expected: before.bytes }]))) return
    this.#atWork.add(id)
    if (kind === 'suspect') this.#watchTrial(id)
    actors.spawn(coordinatorSpawn(id))
  }

  /** Once: tried again it would hold up the runs behind it. */
  async #failDamaged(id: string, inQueue: Condition): Promise<void> {
    this.#parts.log.error({ investigation_id: id }, 'an investigation that waits cannot be read, and fails')
    await endRun(this.#parts, id, { end: damagedRun, conditions: [inQueue] })
  }

  #watchTrial(id: string): void {
    const unwatch = this.#parts.state.watch(checkpointKey(id), (writes) => {
      const hasMadeAStep = writes.some(
        ({ value }) => value && (JSON.parse(decoder.decode(value)) as Checkpoint).resumes === 0,
      )
      if (hasMadeAStep) this.#endTrial(id)
    })
    this.#onTrial = { id, unwatch }
  }

  #endTrial(id: string): void {
    if (this.#onTrial?.id !== id) return
    this.#onTrial.unwatch()
    this.#onTrial = null
    this.fill()
  }

  /** What has ended leaves its place. */
  #leave(writes: readonly Write[]): void {
    const ended = writes.flatMap(({ key, value }) => (value === null ? [key.slice(runningPrefix.length)] : []))
    for (const id of ended) {
      this.#atWork.delete(id)
      this.#endTrial(id)
    }
    if (ended.length > 0) this.fill()
  }

  /** A coordinator that failed beyond its tolerance, or on one message too often, does not end its run any more. */
  #failGivenUp({ type, address = '', message }: GivenUpNotice): void {
    const { state, actors } = this.#parts
    const id = address.slice(coordinatorAddress('').length)
    if (!hopeless.has(type) || address !== coordinatorAddress(id)) return
    actors.stop(address)
    this.#inTurn(async () => {
      const expected = await state.get(runningKey(id))
      const attempts = type === 'dead_letter' ? limits.deliveryAttemptsMax : limits.restartsMax + 1
      const parked = { kind: 'message', name: message?.type ?? 'started', actor: address, attempts } as const
      const end = { ...gaveUp, parked }
      if (expected) await endRun(this.#parts, id, { end, conditions: [{ key: runningKey(id), expected }] })
    })
  }

  /** One after the other, and none rejects: nobody awaits it. What fails, as on a full disk, is tried again after a while. */
  #inTurn(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (!this.#isOpen) return
      try {
        await work()
      } catch (error) {
        // The disk is watched, and its failure logged, elsewhere.
        if (!isNotWritable(error))
          this.#parts.log.error({ err: error }, 'the queue of investigations did not move on; tried again')
        this.#parts.clock.timer(limits.writeAgainMs, () => this.#inTurn(work))
      }
    })
  }
}

interface GivenUpNotice {
  readonly type: string
  readonly address?: string
  readonly message?: { readonly type: string }
}

const hopeless: ReadonlySet<string> = new Set(['gave_up', 'spawn_failed', 'dead_letter'])
const gaveUp = { state: 'failed', error: { code: 'INTERNAL_ERROR', details: { reason: 'dead_letter' } } } as const

/** A cancelled run is only taken for its report. */
function atWork(checkpoint: Checkpoint, now: string): Checkpoint {
  const { state, started_at } = checkpoint
  return {
    ...checkpoint,
    state: isFinal(state) ? state : 'processing',
    started_at: started_at ?? now,
    resumed_at: started_at === null ? null : now,
    work_given: false,
  }
}

function unqueue({ id, kind, user_id }: WaitingRun): readonly Write[] {
  const taken = { key: waitingKey(id), value: null }
  return kind === 'new' ? [taken, { key: lastTurnKey, value: encoder.encode(user_id) }] : [taken]
}
