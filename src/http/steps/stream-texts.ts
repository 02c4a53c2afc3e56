// Writes an answer of unknown length text by text: reads on only while there is room, so that a slow reader holds up its own answer.
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ServedExchange, StreamWriter } from '../exchange.ts'

export interface StreamedTexts {
  readonly head: { readonly status: number; readonly lines: string }
  readonly caller: Caller | null
  readonly accessLeftMs?: ((caller: Caller) => Promise<number>) | undefined
  readonly clock: Clock
  /** What ends an answer that cannot be written to its end; null: it breaks off. */
  readonly lastWords: (cause: unknown) => string | null
}

type TextExchange = Pick<ServedExchange, 'method' | 'isOpen' | 'send' | 'startStream'>

/** The first text comes before the head, so that a failure until then has its own status; no text may be empty. */
export async function streamTexts(
  texts: AsyncGenerator<string | Uint8Array, void>,
  exchange: TextExchange,
  { head, clock, lastWords, ...access }: StreamedTexts,
): Promise<void> {
  if (exchange.method === 'HEAD') return exchange.send({ ...head, body: null, connection: 'keep' })
  let step = await texts.next()
  const writer = exchange.startStream(head, step.done === true ? '\n' : step.value)
  let lookedAtMs = clock.monotonic()
  let isFlowing = true
  try {
    while (step.done !== true && exchange.isOpen) {
      if (!isFlowing) await room(writer, clock)
      if (clock.monotonic() - lookedAtMs >= limits.streamAuthorisationMs) {
        await assertAccess(access)
        lookedAtMs = clock.monotonic()
      }
      step = await texts.next()
      if (step.done !== true) isFlowing = writer.write(bytesOf(step.value))
    }
    writer.end(nothing)
  } catch (cause) {
    const words = lastWords(cause)
    if (words === null) writer.close()
    else writer.end(Buffer.from(words))
  } finally {
    // What it reads is over; a source that is closing has no reader for its failure.
    texts.return().catch(() => {})
  }
}

function bytesOf(text: string | Uint8Array): Uint8Array {
  return typeof text === 'string' ? Buffer.from(text) : text
}

const nothing = new Uint8Array(0)

/** Waits for the reader; its connection is dropped where it takes nothing for as long as limits.linesReaderSilentMs. */
async function room(writer: StreamWriter, clock: Clock): Promise<void> {
  const stop = clock.timer(limits.linesReaderSilentMs, () => writer.close())
  await writer.writable()
  stop()
}

async function assertAccess({ caller, accessLeftMs }: Pick<StreamedTexts, 'caller' | 'accessLeftMs'>): Promise<void> {
  if (caller === null || accessLeftMs === undefined) return
  if ((await accessLeftMs(caller)) <= 0) throw new AppError('TOKEN_INVALID')
}
