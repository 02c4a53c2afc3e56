// Answers with lines of JSON, one item each, as its reader takes them; the last line is what the answer says besides, or why it ends early.
import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { linesType } from '../../wire/media-types.ts'
import type { Operation } from '../../wire/operation.ts'
import { toPortuguese } from '../../wire/rename.ts'
import type { ServedExchange, StreamWriter } from '../exchange.ts'
import type { LinesReply } from '../handler.ts'
import { responseLines, vary } from '../response-headers.ts'

interface LinesContext {
  readonly caller: Caller | null
  readonly operation: Operation
  readonly language: Language
  readonly accessLeftMs?: ((caller: Caller) => Promise<number>) | undefined
  readonly clock: Clock
  readonly requestId: string
  readonly shared: Readonly<Record<string, string>>
  /** Further headers, as lines. */
  readonly lines: string
  /** The envelope of a failure, which is logged where it is a bug. */
  readonly envelopeOf: (cause: unknown) => unknown
}

type LinesExchange = Pick<ServedExchange, 'method' | 'isOpen' | 'send' | 'startStream'>

/** Reads on only while there is room, so that a slow reader holds up its own lines; one that takes nothing for long is given up. */
export async function sendLines({ lines }: LinesReply, exchange: LinesExchange, context: LinesContext): Promise<void> {
  const { requestId, shared, clock } = context
  const headers = { 'Content-Type': linesType, 'Cache-Control': 'no-store', Vary: vary, 'X-Accel-Buffering': 'no' }
  const head = { status: 200, lines: responseLines(requestId, { ...shared, ...headers }) + context.lines }
  if (exchange.method === 'HEAD') return exchange.send({ ...head, body: null, connection: 'keep' })
  let step = await lines.next()
  // No chunk is empty, for that would end the answer.
  const writer = exchange.startStream(head, textOf(step, context))
  let lookedAtMs = clock.monotonic()
  let isFlowing = true
  const isLast = step.done === true
  try {
    while (step.done !== true && exchange.isOpen) {
      if (!isFlowing) await room(writer, clock)
      if (clock.monotonic() - lookedAtMs >= limits.streamAuthorisationMs) {
        await assertAccess(context)
        lookedAtMs = clock.monotonic()
      }
      step = await lines.next()
      if (step.done !== true) isFlowing = writer.write(Buffer.from(textOf(step, context)))
    }
    writer.end(step.done === true && !isLast ? Buffer.from(textOf(step, context)) : nothing)
  } catch (cause) {
    writer.end(Buffer.from(`${JSON.stringify(context.envelopeOf(cause))}\n`))
  } finally {
    // What it reads is over; a source that is closing has no reader for its failure.
    lines.return({}).catch(() => {})
  }
}

type Step = IteratorResult<readonly object[], object>

const nothing = new Uint8Array(0)

function textOf(step: Step, { operation, language }: LinesContext): string {
  const [schema, values] = step.done === true ? [operation.reply, [step.value]] : [operation.lines, step.value]
  const spell = (value: object) => (language === 'pt' ? toPortuguese(schema ?? '', value) : value)
  return values.map((value) => `${JSON.stringify(spell(value))}\n`).join('')
}

/** Waits for the reader; its connection is dropped where it takes nothing for as long as limits.linesReaderSilentMs. */
async function room(writer: StreamWriter, clock: Clock): Promise<void> {
  const stop = clock.timer(limits.linesReaderSilentMs, () => writer.close())
  await writer.writable()
  stop()
}

async function assertAccess({ caller, accessLeftMs }: LinesContext): Promise<void> {
  if (caller === null || accessLeftMs === undefined) return
  if ((await accessLeftMs(caller)) <= 0) throw new AppError('TOKEN_INVALID')
}
