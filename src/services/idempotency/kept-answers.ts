// KeptAnswers
// Owns: what was answered to the requests that came with an Idempotency-Key, for limits.idempotencyKeptMs.
// Does not own: which requests take a key, and what an answer looks like on the wire.
// K1. Under one owner, credential, operation and key one request at a time is at work, and what one made is not made again: the commit
//     that makes it depends on the claim of its request, and holds the answer.
// K2. A claim is good while its holder renews it; one from before this process started is over, since what serves a folder
//     serves it alone, and where that is not so the commit under the former claim fails. What fails leaves no claim.
// K3. Answers are sealed, since they may hold a secret that is shown once; of keys and contents only digests are stored.

import { createHash } from 'node:crypto'
import { canonicalJson } from '../../audit/canonical-json.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { findHeld, findValue, type Held } from '../../platform/damage.ts'
import { leftOfWaitMs } from '../../platform/stored-times.ts'
import type { Condition, Key } from '../../store/port.ts'
import { nextChange } from '../next-change.ts'
import { Claim } from './claim.ts'
import type { KeptAnswer, KeptAnswersParts } from './kept-answer.ts'
import { type KeptEntry, parseClaimHead, parseKept } from './kept-entry.ts'

/** A request with a key. */
export interface KeyedRequest {
  readonly owner: string
  /** The API key that it came under; absent of a session. */
  readonly credential?: string | undefined
  readonly operation: string
  readonly key: string
  /** Everything that must be the same when the request comes again. */
  readonly content: unknown
}

/** What a request with a key has: the answer of the one before it, or the right to make one. */
export type Taken =
  | { readonly type: 'answered'; readonly answer: KeptAnswer }
  | { readonly type: 'claimed'; readonly claim: Claim }

/** Entries of an owner: those that were stored when they were counted, those made since, and the requests that are making one. */
interface Count {
  readonly stored: Promise<number>
  added: number
  atWork: number
}

const keptPrefix = 'idempotency/'
const ownerPrefix = (owner: string) => `${keptPrefix}${owner}/`

export class KeptAnswers {
  readonly #parts: KeptAnswersParts
  /** Entries of owners, as far as counted since the last look for what has expired. */
  readonly #counts = new Map<string, Count>()
  readonly #startedAt: number

  constructor(parts: KeptAnswersParts) {
    this.#parts = parts
    this.#startedAt = parts.clock.now()
  }

  /**
   * Waits while another request of the key is at work. Throws IDEMPOTENCY_KEY_REUSED where the key came with another request,
   * RATE_LIMIT_EXCEEDED where its owner has too many, SERVICE_UNAVAILABLE once the signal fires.
   */
  async take(request: KeyedRequest, signal: AbortSignal): Promise<Taken> {
    const { state, box, clock } = this.#parts
    const key = keyOf(request)
    const fingerprint = box.digest(canonicalJson(request.content), key)
    for (;;) {
      const change = nextChange(state, key)
      try {
        const held = await findHeld(state, key)
        const entry = held instanceof Uint8Array ? parseKept(held) : undefined
        if (entry === undefined || this.#isOver(entry)) {
          const claim = await this.#claim(request.owner, { key, fingerprint, held })
          if (claim !== null) return { type: 'claimed', claim }
          continue
        }
        if (entry.fingerprint !== fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED', { reason: 'other_request' })
        if (entry.sealed !== undefined)
          return { type: 'answered', answer: JSON.parse(box.open(entry.sealed, key)) as KeptAnswer }
        await change.orTime(clock, limits.changeLookMs, signal)
      } finally {
        change.stop()
      }
    }
  }

  /** Removes what has expired; resolves to how many entries that were. */
  async removeExpired(): Promise<number> {
    const { state, clock } = this.#parts
    const before = clock.now() - limits.idempotencyKeptMs
    const expired: Condition[] = []
    for await (const entry of state.range({ prefix: keptPrefix })) {
      const value = findValue(entry)
      if (value === undefined) expired.push({ key: entry.key, expected: 'damaged' })
      else if (parseClaimHead(value).at <= before) expired.push({ key: entry.key, expected: value.slice() })
      if (expired.length === limits.idempotencyRemovedAtOnce) break
    }
    const writes = expired.map(({ key }) => ({ key, value: null }))
    // Where one was claimed anew in between, all of them wait for the next look.
    const isDone = writes.length > 0 && (await state.commit(writes, expired))
    // A count anew would miss what is being made; at the maximum nothing is.
    for (const [owner, { atWork }] of this.#counts) if (atWork === 0) this.#counts.delete(owner)
    return isDone ? writes.length : 0
  }

  /** Null where another request came first. */
  async #claim(
    owner: string,
    { key, fingerprint, held }: { readonly key: Key; readonly fingerprint: string; readonly held: Held },
  ): Promise<Claim | null> {
    const claim = new Claim(this.#parts, { key, fingerprint })
    const isTaken = held === null ? await this.#counted(owner, () => claim.take(null)) : await claim.take(held)
    return isTaken ? claim : null
  }

  /** Makes one entry more, counted before it is written, so that no others pass the maximum meanwhile. */
  async #counted(owner: string, make: () => Promise<boolean>): Promise<boolean> {
    const maximum = limits.idempotencyKeysPerOwnerMax
    const count = this.#countOf(owner)
    count.atWork++
    try {
      if ((await count.stored) + count.added >= maximum)
        throw new AppError('RATE_LIMIT_EXCEEDED', {
          ...{ reason: 'too_many_idempotency_keys', limit: maximum },
          retry_after: limits.idempotencyPurgeMs / 1000,
        } as const)
      count.added++
      let isMade = false
      try {
        isMade = await make()
      } finally {
        if (!isMade) count.added--
      }
      return isMade
    } finally {
      count.atWork--
    }
  }

  #isOver({ at, claimed_until }: KeptEntry): boolean {
    const now = this.#parts.clock.now()
    if (at <= now - limits.idempotencyKeptMs) return true
    if (claimed_until === undefined) return false
    const wait = { plannedMs: claimed_until - limits.leaseMs, untilMs: claimed_until }
    return leftOfWaitMs(wait, now) === 0 || at < this.#startedAt
  }

  /** Requests that failed stay counted until the next look for what has expired. */
  #countOf(owner: string): Count {
    const known = this.#counts.get(owner)
    if (known !== undefined) return known
    const count: Count = { stored: this.#countStored(owner), added: 0, atWork: 0 }
    this.#counts.set(owner, count)
    count.stored.catch(() => this.#counts.delete(owner))
    return count
  }

  async #countStored(owner: string): Promise<number> {
    let count = 0
    for await (const _ of this.#parts.state.range({ prefix: ownerPrefix(owner) })) count++
    return count
  }
}

/** Of a key only a digest, since it may say what nobody else should read, and be as long as a header. */
function keyOf({ owner, credential, operation, key }: KeyedRequest): Key {
  const parts = [operation, key, ...(credential === undefined ? [] : [credential])]
  return ownerPrefix(owner) + createHash('sha256').update(parts.join('\n')).digest('hex')
}

/** Whose keys they are: those of an account, and apart from them those of each of its API keys, which may do less than it. */
export function keysOf(caller: Caller | null): Pick<KeyedRequest, 'owner' | 'credential'> {
  return { owner: caller?.user_id ?? '', credential: caller?.api_key?.id }
}
