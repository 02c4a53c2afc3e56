// Answers with a stream of events, for as long as its reader is authorised.
import type { Caller } from '../../domain/caller.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Exchange } from '../exchange.ts'
import type { StreamEvent } from '../handler.ts'
import { responseLines, streamHeaders } from '../response-headers.ts'
import { EventStream } from '../sse.ts'

interface StreamContext {
  readonly caller: Caller | null
  readonly isStillAuthorised?: ((caller: Caller) => Promise<boolean>) | undefined
  readonly clock: Clock
  readonly requestId: string
  readonly shared: Readonly<Record<string, string>>
  /** Further headers, as lines. */
  readonly lines: string
  /** Streams in progress, which a drain ends. */
  readonly streams: Set<EventStream>
}

/** Sends events until either side ends; to HEAD the headers alone. */
export async function sendEvents(
  events: AsyncIterable<StreamEvent>,
  exchange: Exchange,
  context: StreamContext,
): Promise<void> {
  const { clock, requestId, shared, streams } = context
  const lines = responseLines(requestId, { ...shared, ...streamHeaders }) + context.lines
  if (exchange.method === 'HEAD') {
    exchange.send({ status: 200, lines, body: null, connection: 'keep' })
    return
  }
  const running = new EventStream(whileAuthorised(events, context), exchange, { lines, clock })
  streams.add(running)
  try {
    await running.done
  } finally {
    streams.delete(running)
  }
}

/** The events until the reader is no longer authorised, checked at most once per limits.streamAuthorisationMs. */
async function* whileAuthorised(
  events: AsyncIterable<StreamEvent>,
  { caller, isStillAuthorised, clock }: StreamContext,
): AsyncGenerator<StreamEvent> {
  let checkedAtMs = clock.monotonic()
  for await (const event of events) {
    if (isStillAuthorised && caller !== null && clock.monotonic() - checkedAtMs >= limits.streamAuthorisationMs) {
      if (!(await isStillAuthorised(caller))) return
      checkedAtMs = clock.monotonic()
    }
    yield event
  }
}
