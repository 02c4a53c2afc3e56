import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Connector, FetchMemory, FetchStep, SourceQuery } from '../../src/connectors/connector.ts'
import { createConnector } from '../../src/connectors/create-connectors.ts'
import type { Source } from '../../src/connectors/source.ts'
import type { HttpClient } from '../../src/platform/fetch.ts'
import { createRefreshMemory } from '../../src/services/refresh-memory.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { FakeClock } from './fake-clock.ts'

/** Lets a promise come to its end while the clock goes on by a millisecond a turn of the event loop. */
export async function settle<T>(clock: FakeClock, promise: Promise<T>): Promise<T> {
  let isPending = true
  const settled = promise.finally(() => {
    isPending = false
  })
  settled.catch(() => undefined)
  while (isPending) {
    await nextTurn()
    clock.advance(1)
  }
  return settled
}

/** A step with the bytes of its page read. */
export type Played =
  | { readonly type: 'page'; readonly page: number; readonly url: string; readonly text: string }
  | Exclude<FetchStep, { readonly type: 'page' | 'window_ended' }>

export interface ConnectorStage {
  readonly clock: FakeClock
  readonly connector: Connector
  readonly memory: FetchMemory
  /** Runs a question and accepts every page, or so many. */
  play(
    query: SourceQuery,
    options?: { readonly pagesMax?: number; readonly signal?: AbortSignal },
  ): Promise<readonly Played[]>
}

/** A connector that asks a local server, on a clock of its own. */
export function stageConnector(
  source: Source,
  parts: {
    readonly http: HttpClient
    readonly baseUrl: string
    readonly apiKey?: string
    readonly random?: () => number
  },
): ConnectorStage {
  const clock = new FakeClock()
  const memory = createRefreshMemory(createMemoryStore(), clock)
  const connector = createConnector(source, { random: () => 0.5, ...parts, clock, memory })
  return {
    clock,
    connector,
    memory,
    play: (query, { pagesMax = Number.POSITIVE_INFINITY, signal } = {}) =>
      settle(clock, collect(connector.fetch(query, { signal }), pagesMax)),
  }
}

async function collect(steps: AsyncIterable<FetchStep>, pagesMax: number): Promise<readonly Played[]> {
  const played: Played[] = []
  for await (const step of steps) {
    if (step.type === 'window_ended') continue
    if (step.type !== 'page') {
      played.push(step)
      continue
    }
    const { page, url, bytes, accept } = step.page
    const pieces: Uint8Array[] = []
    for await (const piece of bytes) pieces.push(piece)
    played.push({ type: 'page', page, url, text: Buffer.concat(pieces).toString('latin1') })
    await accept()
    if (played.length >= pagesMax) break
  }
  return played
}
