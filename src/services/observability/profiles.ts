// Profiles
// Owns: whether one is being taken.   Does not own: where its file goes.
// P1. None is taken where the operator has not switched them on, and one at a time.
// P2. Each is in the trail before it begins, with the rights that its caller has then.
// P3. A file is whole or breaks off; what is known to be too large is refused before its first byte.

import { getHeapSnapshot } from 'node:v8'
import type { Trail } from '../../auth/trail.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { TurnTrace } from '../../platform/turn-trace.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import { type InspectedThread, inspectThread, mainThread } from './inspected-thread.ts'
import { traceParts } from './trace-parts.ts'

export interface ProfilesContext {
  readonly mode: 'on' | 'off'
  readonly clock: Clock
  /** The trail whose commits rest on the rights of the caller that their events name. */
  readonly trail: Pick<Trail, 'commit'>
  readonly actors: { trace(trace: TurnTrace): () => void }
}

export interface ProfileWish {
  readonly kind: string
  readonly seconds: number
  /** `main`, or a worker by its name. */
  readonly thread: string
}

export interface ProfileFile {
  readonly file: AsyncGenerator<string, void>
  readonly fileName: string
}

interface Taking {
  readonly context: ProfilesContext
  readonly wish: ProfileWish
  readonly aborted: AbortSignal
}

/** What can be taken, by the name in its path, with how its files end. */
const kinds: Readonly<
  Record<string, { readonly ending: string; readonly take: (taking: Taking) => AsyncGenerator<string, void> }>
> = {
  cpu: { ending: 'cpuprofile', take: cpuProfile },
  heap: { ending: 'heapsnapshot', take: heapSnapshot },
  actors: { ending: 'trace.json', take: actorTrace },
}

export class Profiles {
  readonly #context: ProfilesContext
  #isUnderWay = false

  constructor(context: ProfilesContext) {
    this.#context = context
  }

  /**
   * A profile that begins when its file is read. Throws RESOURCE_NOT_FOUND and INSUFFICIENT_PERMISSIONS; its file VALIDATION_ERROR,
   * CONFLICT and SERVICE_UNAVAILABLE before its first text.
   */
  take(wish: ProfileWish, asker: Asker, aborted: AbortSignal): ProfileFile {
    const { mode, clock } = this.#context
    const kind = Object.hasOwn(kinds, wish.kind) ? kinds[wish.kind] : undefined
    if (kind === undefined)
      throw new AppError('RESOURCE_NOT_FOUND', { id: wish.kind.slice(0, limits.shownIdCharactersMax) })
    if (mode === 'off') throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'profiles_off' })
    const at = new Date(clock.now()).toISOString().slice(0, 19).replaceAll(':', '-')
    const content = () => kind.take({ context: this.#context, wish, aborted })
    return {
      file: this.#alone(content, wish, asker),
      fileName: `prumo-${wish.kind}-${wish.thread}-${at}.${kind.ending}`,
    }
  }

  async *#alone(
    content: () => AsyncGenerator<string, void>,
    { kind, seconds, thread }: ProfileWish,
    asker: Asker,
  ): AsyncGenerator<string, void> {
    if (this.#isUnderWay) throw new AppError('CONFLICT', { reason: 'profile_under_way' })
    this.#isUnderWay = true
    try {
      const taken = { resource_type: 'profile', resource_id: kind, details: { thread, seconds } }
      const event = eventBy('data.export', asker, taken)
      await untilCommitted(async () => (await this.#context.trail.commit([], [], [event])) || null)
      yield* content()
    } finally {
      this.#isUnderWay = false
    }
  }
}

async function* cpuProfile({ context: { clock }, wish, aborted }: Taking): AsyncGenerator<string, void> {
  const thread = await inspectThread(wish.thread, clock)
  try {
    await thread.call('Profiler.enable')
    await thread.call('Profiler.setSamplingInterval', { interval: limits.profileSampleMicroseconds })
    await thread.call('Profiler.start')
    await pass(clock, wish.seconds, aborted)
    const { profile } = (await thread.call('Profiler.stop')) as { readonly profile: object }
    const text = JSON.stringify(profile)
    assertSize(text.length)
    for (let at = 0; at < text.length; at += limits.profileSliceCharacters)
      yield text.slice(at, at + limits.profileSliceCharacters)
  } finally {
    thread.close()
  }
}

async function* heapSnapshot({ context: { clock }, wish }: Taking): AsyncGenerator<string, void> {
  const thread = await inspectThread(wish.thread, clock)
  try {
    const { usedSize } = (await thread.call('Runtime.getHeapUsage')) as { readonly usedSize: number }
    if (usedSize > limits.profileHeapBytesMax)
      throw new AppError('CONFLICT', { reason: 'heap_too_large', limit: limits.profileHeapBytesMax })
    let bytes = 0
    for await (const text of wish.thread === mainThread ? mainHeap() : heapOf(thread)) {
      bytes += text.length
      assertSize(bytes, limits.heapSnapshotBytesMax)
      yield text
    }
  } finally {
    thread.close()
  }
}

/** Read as its reader takes it; the thread is held only while the snapshot is made. */
async function* mainHeap(): AsyncGenerator<string, void> {
  const snapshot = getHeapSnapshot()
  snapshot.setEncoding('utf8')
  for await (const text of snapshot) yield text as string
}

/** What another thread says of its heap, as it comes. */
async function* heapOf(thread: InspectedThread): AsyncGenerator<string, void> {
  let texts: string[] = []
  let [characters, isDone] = [0, false]
  let wake = () => {}
  thread.hear('HeapProfiler.addHeapSnapshotChunk', (params) => {
    const { chunk } = params as { readonly chunk: string }
    characters += chunk.length
    // Its reader is too slow: what is left out breaks the file off below.
    if (characters <= limits.profileBytesMax) texts.push(chunk)
    wake()
  })
  const taken = thread.call('HeapProfiler.takeHeapSnapshot', { reportProgress: false }).finally(() => {
    isDone = true
    wake()
  })
  taken.catch(() => {})
  for (;;) {
    const given = texts
    texts = []
    if (characters > limits.profileBytesMax) assertSize(characters)
    characters = 0
    yield* given
    if (texts.length > 0) continue
    if (isDone) break
    await new Promise<void>((resolve) => {
      wake = resolve
    })
  }
  await taken
}

async function* actorTrace({ context: { actors, clock }, wish, aborted }: Taking): AsyncGenerator<string, void> {
  const trace = new TurnTrace()
  const end = actors.trace(trace)
  try {
    await pass(clock, wish.seconds, aborted)
  } finally {
    end()
  }
  yield* traceParts(trace)
}

/** Until so much time has passed, or nobody waits any more. */
async function pass(clock: Clock, seconds: number, aborted: AbortSignal): Promise<void> {
  if (aborted.aborted) return
  await new Promise<void>((resolve) => {
    const end = () => {
      stop()
      aborted.removeEventListener('abort', end)
      resolve()
    }
    const stop = clock.timer(seconds * 1_000, end)
    aborted.addEventListener('abort', end)
  })
}

function assertSize(bytes: number, maximum: number = limits.profileBytesMax): void {
  if (bytes > maximum) throw new AppError('CONFLICT', { reason: 'profile_too_large', limit: maximum })
}
