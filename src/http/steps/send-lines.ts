// Answers with lines of JSON, one item each, as its reader takes them; the last line is what the answer says besides, or why it ends early.
import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { Clock } from '../../platform/clock.ts'
import { linesType } from '../../wire/media-types.ts'
import type { Operation } from '../../wire/operation.ts'
import { toPortuguese } from '../../wire/rename.ts'
import type { ServedExchange } from '../exchange.ts'
import type { LinesReply } from '../handler.ts'
import { responseLines, vary } from '../response-headers.ts'
import { streamTexts } from './stream-texts.ts'

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

/** Reads on as its reader takes them; see stream-texts.ts. */
export async function sendLines({ lines }: LinesReply, exchange: LinesExchange, context: LinesContext): Promise<void> {
  const { requestId, shared } = context
  const headers = { 'Content-Type': linesType, 'Cache-Control': 'no-store', Vary: vary, 'X-Accel-Buffering': 'no' }
  const head = { status: 200, lines: responseLines(requestId, { ...shared, ...headers }) + context.lines }
  const lastWords = (cause: unknown) => `${JSON.stringify(context.envelopeOf(cause))}\n`
  return streamTexts(textsOf(lines, context), exchange, { ...context, head, lastWords })
}

/** What the lines return becomes the last one. */
async function* textsOf(lines: LinesReply['lines'], context: LinesContext): AsyncGenerator<string, void> {
  try {
    for (;;) {
      const step = await lines.next()
      const text = textOf(step, context)
      if (text !== '') yield text
      if (step.done === true) return
    }
  } finally {
    lines.return({}).catch(() => {})
  }
}

type Step = IteratorResult<readonly object[], object>

function textOf(step: Step, { operation, language }: LinesContext): string {
  const [schema, values] = step.done === true ? [operation.reply, [step.value]] : [operation.lines, step.value]
  const spell = (value: object) => (language === 'pt' ? toPortuguese(schema ?? '', value) : value)
  return values.map((value) => `${JSON.stringify(spell(value))}\n`).join('')
}
