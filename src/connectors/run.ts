// The run of one query against one source, and the errors, versions and pages that it yields.

import type { Cursor, FetchedPage, FetchMemory, PageVersion, SourceError, SourceId, SourceQuery } from './connector.ts'
import { problemRow, type RequestProblem } from './problem.ts'
import { safeUrl } from './safe-url.ts'
import type { SourceKind } from './source.ts'
import type { TimeBox } from './time-box.ts'
import type { Upstream } from './upstream.ts'

/** One run of a query against one source. */
export interface FetchRun {
  readonly source: SourceId
  readonly query: SourceQuery
  /** Key of the run's cursor. */
  readonly question: string
  readonly upstream: Upstream
  readonly memory: FetchMemory
  readonly box: TimeBox
}

/** End of a window: complete, skipped with an error, or the end of the whole run. */
export type WindowEnd = 'done' | 'failed' | 'stop'

/** The error value of a problem, without secrets. */
export function toSourceError(
  run: FetchRun,
  problem: RequestProblem,
  at: { readonly url?: URL; readonly page?: number } = {},
): SourceError {
  const { code, status, retryAfterMs } = problem
  return {
    source: run.source,
    code,
    recoverable: problemRow(code).recoverable,
    ...(at.url === undefined ? {} : { url: safeUrl(at.url) }),
    ...(at.page === undefined ? {} : { page: at.page }),
    ...(status === undefined ? {} : { status }),
    ...(retryAfterMs === undefined ? {} : { retry_after_seconds: Math.ceil(retryAfterMs / 1000) }),
  }
}

/** Headers of a conditional request against `version`. */
export function conditions(version: PageVersion | undefined): Readonly<Record<string, string>> {
  return {
    ...(version?.etag === undefined ? {} : { 'if-none-match': version.etag }),
    ...(version?.last_modified === undefined ? {} : { 'if-modified-since': version.last_modified }),
  }
}

/** The validators in the response's headers; undefined without any. */
export function validators(
  headers: Readonly<Record<string, string>>,
): Pick<PageVersion, 'etag' | 'last_modified'> | undefined {
  const { etag, 'last-modified': last_modified } = headers
  if (etag === undefined && last_modified === undefined) return undefined
  return { ...(etag === undefined ? {} : { etag }), ...(last_modified === undefined ? {} : { last_modified }) }
}

/** The first page of a window. */
export function startOf(window: number): Cursor {
  return { window, page: 1, items: 0 }
}

/** A page as the run yields it. */
export function toPage(
  run: FetchRun,
  kind: SourceKind,
  content: Pick<FetchedPage, 'page' | 'items' | 'bytes' | 'accept'> & { readonly url: URL },
): FetchedPage {
  const { url, page, items, bytes, accept } = content
  return {
    source: run.source,
    kind: run.query.kind,
    page,
    url: safeUrl(url),
    ...(kind.data_source === undefined ? {} : { data_source: kind.data_source }),
    ...(kind.format === undefined ? {} : { format: kind.format }),
    ...(kind.type === 'download' || kind.alone || items === undefined ? {} : { items }),
    ...(kind.type === 'pages' && kind.whole ? { whole: true } : {}),
    bytes,
    accept,
  }
}
