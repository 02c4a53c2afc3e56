// Downloads: locates the file of a window on the source's page, where there is one, and streams it.

import { limits } from '../limits.ts'
import type { HttpAnswer } from '../platform/fetch.ts'
import { bodyOf, wholeBody } from './answer-body.ts'
import { type FetchStep, SourceFailure } from './connector.ts'
import { digestOf } from './digest.ts'
import { decodePage } from './page-content.ts'
import { ProblemThrown, problemRow } from './problem.ts'
import { conditions, type FetchRun, startOf, toPage, toSourceError, validators, type WindowEnd } from './run.ts'
import { safeUrl } from './safe-url.ts'
import type { DownloadKind, Window } from './source.ts'
import type { TimeBox } from './time-box.ts'
import { type Result, toProblem } from './upstream.ts'

/** Fetches the file of a window unless it is unchanged. */
export async function* readDownload(
  run: FetchRun,
  { kind, window, index }: { readonly kind: DownloadKind; readonly window: Window; readonly index: number },
): AsyncGenerator<FetchStep, WindowEnd> {
  const located = await locate(run, kind, window)
  const target = located.type === 'answered' ? located.value : window
  const url = run.upstream.urlOf(target)
  const result = located.type === 'answered' ? await getFile(run, url) : located
  if (result.type === 'failed') {
    yield { type: 'error', error: toSourceError(run, result.problem, { url, page: 1 }) }
    return problemRow(result.problem.code).stops ? 'stop' : 'failed'
  }
  const accept = async (): Promise<void> => {
    if (result.value?.validators) {
      const fixed = { address: digestOf(url.href), digest: '', items: 0, last: true }
      await run.memory.saveVersion({ ...fixed, ...result.value.validators })
    }
    await run.memory.saveCursor(run.question, startOf(index + 1))
  }
  if (result.value === undefined) {
    await accept()
    yield { type: 'unchanged', url: safeUrl(url), page: 1 }
    return 'done'
  }
  const { bytes, box, discard } = result.value
  try {
    const guarded = withFailures(bytes, (error) => toSourceError(run, toProblem(error, box), { url, page: 1 }))
    yield { type: 'page', page: toPage(run, kind, { url, page: 1, bytes: guarded, accept }) }
  } finally {
    discard()
    box.close()
  }
  return 'done'
}

async function locate(run: FetchRun, kind: DownloadKind, window: Window): Promise<Result<Window>> {
  const find = kind.locate
  if (find === undefined) return { type: 'answered', value: window }
  return run.upstream.ask(run.upstream.urlOf(window), {
    run: run.box,
    headers: { accept: 'text/html' },
    async consume(answer, box) {
      const html = decodePage(await wholeBody(answer, limits.connectorPageBytesMax))
      box.close()
      const target = find(html, window)
      if (target === undefined) throw new ProblemThrown({ code: 'unexpected_content', status: answer.status })
      return target
    },
  })
}

interface OpenFile {
  readonly bytes: AsyncIterable<Uint8Array>
  readonly box: TimeBox
  readonly validators: ReturnType<typeof validators>
  readonly discard: () => void
}

/** The open file; undefined when it has not changed. */
async function getFile(run: FetchRun, url: URL): Promise<Result<OpenFile | undefined>> {
  const known = await run.memory.findVersion(digestOf(url.href))
  return run.upstream.ask<OpenFile | undefined>(url, {
    run: run.box,
    headers: { accept: '*/*', ...conditions(known) },
    async consume(answer, box) {
      if (answer.status === 304) {
        answer.discard()
        box.close()
        return undefined
      }
      return openFile(answer, box)
    },
  })
}

/** Opens a file; `unexpected_content` for HTML, which is a notice of the source. */
async function openFile(answer: HttpAnswer, box: TimeBox): Promise<OpenFile> {
  const pieces = bodyOf(answer, limits.connectorDownloadBytesMax)[Symbol.asyncIterator]()
  const first = await pieces.next()
  if (first.done === true || /^\s*</.test(decodePage(first.value.subarray(0, 64)))) {
    answer.discard()
    throw new ProblemThrown({ code: 'unexpected_content', status: answer.status })
  }
  box.arm(limits.connectorIdleMs, 'timed_out')
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for (let next: IteratorResult<Uint8Array> = first; next.done !== true; next = await pieces.next()) {
      box.arm(limits.connectorIdleMs, 'timed_out')
      yield next.value
    }
  }
  return { bytes: bytes(), box, validators: validators(answer.headers), discard: answer.discard }
}

async function* withFailures(
  bytes: AsyncIterable<Uint8Array>,
  toFailure: (error: unknown) => SourceFailure['error'],
): AsyncGenerator<Uint8Array> {
  try {
    for await (const piece of bytes) yield piece
  } catch (cause) {
    throw new SourceFailure(toFailure(cause), { cause })
  }
}
