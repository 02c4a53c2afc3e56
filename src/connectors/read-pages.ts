// Paged reading: requests the pages of one window in sequence and compares each with the previous one.

import { limits } from '../limits.ts'
import { wholeBody } from './answer-body.ts'
import type { Cursor, FetchStep, PageVersion } from './connector.ts'
import { digestOf } from './digest.ts'
import { parsePage } from './page-content.ts'
import { ProblemThrown, problemRow, type RequestProblem } from './problem.ts'
import { conditions, type FetchRun, startOf, toPage, toSourceError, validators, type WindowEnd } from './run.ts'
import { safeUrl } from './safe-url.ts'
import type { PagedKind, PageFacts, Position, Window } from './source.ts'
import type { Result } from './upstream.ts'

/** Remaining pages of a run, over all its windows. */
export interface PageBudget {
  left: number
}

/** A window of a paged query, and the cursor to start at. */
export interface PagedWindow {
  readonly kind: PagedKind
  readonly window: Window
  readonly cursor: Cursor
}

/** Reads a window from its cursor. When records shift between pages the window is read again; a further shift is the error `page_shift`. */
export async function* readPages(
  run: FetchRun,
  paged: PagedWindow,
  budget: PageBudget,
): AsyncGenerator<FetchStep, WindowEnd> {
  let { cursor } = paged
  for (let reread = 0; ; reread++) {
    const pass = yield* readOnce(run, { ...paged, cursor }, budget)
    if (pass !== 'shifted') return pass
    if (reread >= limits.connectorRereadsMax) break
    cursor = startOf(paged.cursor.window)
  }
  yield { type: 'error', error: toSourceError(run, { code: 'page_shift' }, { url: run.upstream.urlOf(paged.window) }) }
  return 'done'
}

async function* readOnce(
  run: FetchRun,
  { kind, window, cursor: start }: PagedWindow,
  budget: PageBudget,
): AsyncGenerator<FetchStep, WindowEnd | 'shifted'> {
  let previous: SeenPage | undefined = start.digest === undefined ? undefined : { digest: start.digest }
  let shifted = false
  for (let cursor = start; ; ) {
    const url = run.upstream.urlOf({ ...window, parameters: { ...window.parameters, ...kind.paging(cursor) } })
    const { page } = cursor
    const problem = budget.left-- <= 0 ? ({ code: 'page_limit' } as const) : undefined
    const result = problem ? ({ type: 'failed', problem } as const) : await getPage(run, kind, { url, at: cursor })
    const found = result.type === 'answered' ? result.value : undefined
    const failure = result.type === 'failed' ? result.problem : repetition(found, previous)
    if (failure !== undefined || found === undefined) {
      const reported = failure ?? { code: 'unexpected_content' }
      yield { type: 'error', error: toSourceError(run, reported, { url, page }) }
      return problemRow(reported.code).stops ? 'stop' : 'failed'
    }
    shifted ||= hasShifted(found, previous)
    const next = nextCursor(cursor, found)
    const accept = async (): Promise<void> => {
      if (found.version !== undefined) await run.memory.saveVersion(found.version)
      await run.memory.saveCursor(run.question, next)
    }
    if (found.bytes === undefined) yield { type: 'unchanged', url: safeUrl(url), page }
    else if (found.items > 0)
      yield {
        type: 'page',
        page: toPage(run, kind, { url, page, items: found.items, bytes: once(found.bytes), accept }),
      }
    if (found.bytes === undefined) await accept()
    if (found.last) return shifted ? 'shifted' : 'done'
    previous = found
    cursor = next
  }
}

/** The part of a page that is compared with the next one. */
interface SeenPage {
  readonly digest: string
  readonly total?: number | undefined
  readonly itemDigests?: ReadonlySet<string>
}

interface FoundPage extends SeenPage {
  /** Undefined when the page has not changed since it was accepted. */
  readonly bytes?: Uint8Array
  readonly items: number
  readonly last: boolean
  readonly version?: PageVersion | undefined
}

async function getPage(
  run: FetchRun,
  kind: PagedKind,
  { url, at }: { readonly url: URL; readonly at: Position },
): Promise<Result<FoundPage>> {
  const known = kind.whole ? undefined : await run.memory.findVersion(digestOf(url.href))
  return run.upstream.ask<FoundPage>(url, {
    run: run.box,
    headers: { accept: 'application/json', ...conditions(known) },
    async consume(answer, box) {
      const bytes = await wholeBody(answer, limits.connectorPageBytesMax)
      box.close()
      if (answer.status === 304 && known !== undefined) return known
      if (answer.status === 204) return { digest: 'empty', items: 0, last: true, bytes }
      const facts = kind.read(parsePage(bytes), at)
      if (facts === undefined) throw new ProblemThrown({ code: 'unexpected_content', status: answer.status })
      return toFound(bytes, facts, { url, version: validators(answer.headers) })
    },
  })
}

function toFound(
  bytes: Uint8Array,
  facts: PageFacts,
  { url, version }: { readonly url: URL; readonly version: ReturnType<typeof validators> },
): FoundPage {
  const { items, total, last } = facts
  const seen = {
    digest: digestOf(bytes),
    items: items.length,
    last: last || items.length === 0,
    ...(total === undefined ? {} : { total }),
  }
  return {
    ...seen,
    bytes,
    itemDigests: new Set(items.map((item) => digestOf(JSON.stringify(item)))),
    version: version && { address: digestOf(url.href), ...version, ...seen },
  }
}

/** A page equal to the previous one: the source ignores the page parameter, and reading would not terminate. */
function repetition(found: FoundPage | undefined, previous: SeenPage | undefined): RequestProblem | undefined {
  if (found === undefined || found.items === 0 || found.digest !== previous?.digest) return undefined
  return { code: 'repeated_page' }
}

/** True when a record of the previous page recurs on this one, or the total changed: records may have been skipped. */
function hasShifted(found: FoundPage, previous: SeenPage | undefined): boolean {
  if (previous?.total !== undefined && found.total !== undefined && found.total !== previous.total) return true
  return [...(found.itemDigests ?? [])].some((digest) => previous?.itemDigests?.has(digest))
}

function nextCursor({ window, page, items }: Cursor, found: FoundPage): Cursor {
  if (found.last) return startOf(window + 1)
  return { window, page: page + 1, items: items + found.items, digest: found.digest }
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
