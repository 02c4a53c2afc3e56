// Answers with a stream of events, for as long as its reader is authorised.
import type { Caller } from '../../domain/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ServedExchange } from '../exchange.ts'
import type { StreamReply } from '../handler.ts'
import { responseLines, streamHeaders } from '../response-headers.ts'
import { EventStream } from '../sse.ts'
import type { Streams } from '../streams.ts'

interface StreamContext {
  readonly caller: Caller | null
  readonly accessLeftMs?: ((caller: Caller) => Promise<number>) | undefined
  readonly clock: Clock
  readonly requestId: string
  readonly shared: Readonly<Record<string, string>>
  /** Further headers, as lines. */
  readonly lines: string
  /** Streams in progress, which a drain ends. */
  readonly streams: Streams
}

/** Sends events until either side ends or the reader's access does; to HEAD the headers alone. */
export async function sendEvents(
  { texts, isReadable, headers }: StreamReply,
  exchange: ServedExchange,
  context: StreamContext,
): Promise<void> {
  const { clock, requestId, shared, streams } = context
  const lines = responseLines(requestId, { ...shared, ...streamHeaders, ...headers }) + context.lines
  if (exchange.method === 'HEAD') {
    exchange.send({ status: 200, lines, body: null, connection: 'keep' })
    return
  }
  const accessLeftMs = async () => {
    const [isOpen = true, leftMs = Number.POSITIVE_INFINITY] = await Promise.all([
      isReadable?.(),
      context.caller === null ? undefined : context.accessLeftMs?.(context.caller),
    ])
    return isOpen ? leftMs : 0
  }
  const running = new EventStream(texts, exchange, { lines, clock, accessLeftMs })
  streams.add(context.caller?.user_id ?? '', running)
  try {
    await running.done
  } finally {
    streams.delete(running)
  }
}
