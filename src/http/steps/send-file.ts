// Answers with a file that is written as its reader takes it.
import type { Caller } from '../../domain/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ServedExchange } from '../exchange.ts'
import type { FileReply } from '../handler.ts'
import { responseLines, vary } from '../response-headers.ts'
import { streamTexts } from './stream-texts.ts'

interface FileContext {
  readonly caller: Caller | null
  readonly accessLeftMs?: ((caller: Caller) => Promise<number>) | undefined
  readonly clock: Clock
  readonly requestId: string
  readonly shared: Readonly<Record<string, string>>
  /** Further headers, as lines. */
  readonly lines: string
}

type FileExchange = Pick<ServedExchange, 'method' | 'isOpen' | 'send' | 'startStream'>

/** A file that cannot be written to its end breaks off, so that nobody takes it for whole. */
export function sendFile(
  { file, contentType, headers }: FileReply,
  exchange: FileExchange,
  context: FileContext,
): Promise<void> {
  const own = { 'Content-Type': contentType, 'Cache-Control': 'no-store', Vary: vary, 'X-Accel-Buffering': 'no' }
  const all = { ...context.shared, ...own, ...headers }
  const head = { status: 200, lines: responseLines(context.requestId, all) + context.lines }
  return streamTexts(file, exchange, { ...context, head, lastWords: () => null })
}
