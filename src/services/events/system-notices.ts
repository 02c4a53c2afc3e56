// System notices
// Owns: what the service has to say to its users of itself at present, and who waits for a change of that.
// Does not own: the conditions behind it, which `look` finds, nor words.
// N1. A condition is a notice from the look that finds it to the one that finds it gone. Nothing of it is stored, so that a full
//     disk is one too, and a start begins with what it finds.
// N2. Nobody but its audience learns of a notice.

import type { Caller } from '../../domain/caller.ts'
import { type SystemNoticeCode, systemNotices } from '../../domain/system-notices.ts'
import { limits } from '../../limits.ts'
import type { Awaitable } from '../../platform/awaitable.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'

/** What is the matter; of a source, with which. */
export interface SystemCondition {
  readonly code: SystemNoticeCode
  readonly source?: string
}

export interface StandingNotice extends SystemCondition {
  /** ISO time of the look that found it. */
  readonly since: string
}

export interface NoticeChange extends StandingNotice {
  /** False once it is over. */
  readonly active: boolean
}

interface SystemNoticesParts {
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
  /** What is the matter at the moment. */
  readonly look: () => Awaitable<readonly SystemCondition[]>
}

type Listener = (changes: readonly NoticeChange[]) => void

export class SystemNotices {
  readonly #parts: SystemNoticesParts
  readonly #standing = new Map<string, StandingNotice>()
  readonly #listeners = new Set<Listener>()
  #stopTimer = (): void => {}
  #isStopping = false

  constructor(parts: SystemNoticesParts) {
    this.#parts = parts
  }

  /** Looks now, and again and again until `stop`. */
  async start(): Promise<void> {
    await this.look()
    if (this.#isStopping) return
    this.#stopTimer = this.#parts.clock.timer(limits.systemLookMs, () => void this.start())
  }

  /** Says that the service is stopping; resolves when the turn is over in which that is sent. */
  async stop(): Promise<void> {
    this.#isStopping = true
    this.#stopTimer()
    this.#replace([...this.#standing.values(), { code: 'stopping' }])
    await new Promise((resolve) => setImmediate(resolve))
  }

  /** Passes on what has changed since the last look. */
  async look(): Promise<void> {
    try {
      const conditions = await this.#parts.look()
      if (!this.#isStopping) this.#replace(conditions)
    } catch (cause) {
      this.#parts.log.error({ err: cause }, 'the state of the service could not be looked at for its notices')
    }
  }

  /** What there is for a caller at present. */
  current(caller: Caller): readonly StandingNotice[] {
    return [...this.#standing.values()].filter((notice) => isFor(notice, caller))
  }

  /** Calls back with what changes for a caller; the returned function ends it. */
  watch(caller: Caller, listener: Listener): () => void {
    const heard: Listener = (changes) => {
      const own = changes.filter((change) => isFor(change, caller))
      if (own.length > 0) listener(own)
    }
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  #replace(conditions: readonly SystemCondition[]): void {
    const since = new Date(this.#parts.clock.now()).toISOString()
    const found = new Map(conditions.map((condition) => [keyOf(condition), { since, ...condition }]))
    const changes: NoticeChange[] = []
    for (const [key, notice] of this.#standing) {
      if (found.has(key)) continue
      this.#standing.delete(key)
      changes.push({ ...notice, active: false })
    }
    for (const [key, notice] of found) {
      if (this.#standing.has(key)) continue
      this.#standing.set(key, notice)
      changes.push({ ...notice, active: true })
    }
    if (changes.length > 0) for (const listener of [...this.#listeners]) listener(changes)
  }
}

/** What there is for a caller at present, and each change of that, until the signal fires. */
export async function* followNotices(
  notices: SystemNotices,
  caller: Caller,
  signal: AbortSignal,
): AsyncGenerator<readonly NoticeChange[]> {
  let waiting: NoticeChange[] = notices.current(caller).map((notice) => ({ ...notice, active: true }))
  let wake = (): void => {}
  const unwatch = notices.watch(caller, (changes) => {
    waiting = [...waiting, ...changes]
    wake()
  })
  const abort = () => wake()
  signal.addEventListener('abort', abort)
  try {
    while (!signal.aborted) {
      const told = waiting
      waiting = []
      if (told.length > 0) yield told
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  } finally {
    unwatch()
    signal.removeEventListener('abort', abort)
  }
}

function isFor({ code }: SystemCondition, { role }: Caller): boolean {
  return systemNotices[code].audience === 'everyone' || role === 'admin'
}

function keyOf({ code, source = '' }: SystemCondition): string {
  return `${code} ${source}`
}
