// Refresh: imports what a source has of a window of days and reports what is missing. Consecutive pages are imported as one
// file, since each import is a segment of the records.

import {
  type Connector,
  type FetchedPage,
  type FetchStep,
  type SourceError,
  type SourceErrorCode,
  SourceFailure,
  type SourceId,
  type SourceQuery,
  sourceIds,
} from '../connectors/connector.ts'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import { AppError, findLack, toFailure } from '../errors.ts'
import { spool } from '../import/run/spool.ts'
import { limits } from '../limits.ts'
import type { ImportsContext } from './imports.ts'
import { PageBatch, type TakenPages } from './page-batch.ts'

export interface RefreshContext {
  /** The connectors that are enabled. */
  readonly connectors: ReadonlyMap<SourceId, Connector>
  readonly imports: Pick<ImportsContext, 'directory' | 'ids' | 'run'>
}

export interface SourceRefresh {
  readonly source: string
  readonly kind: string
  /** Days `YYYY-MM-DD`, both included. */
  readonly window?: { readonly from: string; readonly to: string } | undefined
  readonly organization?: string | undefined
  readonly state?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
  readonly deadlineMs?: number | undefined
  /** Called after each import. */
  readonly onImported?: ((report: ImportReport) => void) | undefined
}

export interface RefreshResult {
  readonly source: SourceId
  /** One report a file, or so many pages as were imported as one. */
  readonly imported: readonly ImportReport[]
  /** Pages and files imported. */
  readonly pages: number
  /** Pages unchanged since their import, according to the source. */
  readonly unchanged: number
  /** What is missing and why; the same request continues from there. */
  readonly errors: readonly SourceError[]
  /** True when all of the window has been imported. */
  readonly complete: boolean
}

/** Fetches and imports; a source that fails gives a partial result. INVALID_DATA_SOURCE for an unknown source, VALIDATION_ERROR for a question that it cannot answer. */
export async function refreshSource(context: RefreshContext, request: SourceRefresh): Promise<RefreshResult> {
  const source = sourceIds.find((known) => known === request.source)
  if (source === undefined)
    throw new AppError('INVALID_DATA_SOURCE', { source: request.source, valid_sources: sourceIds })
  const connector = context.connectors.get(source)
  const errors: SourceError[] = []
  const imported: ImportReport[] = []
  const batch = new PageBatch()
  let [unchanged, pages] = [0, 0]

  /** Imports and accepts the batch; false when it could not be read: pages after it would leave a gap. */
  async function flush(): Promise<boolean> {
    const taken = batch.take()
    if (taken === undefined) return true
    const outcome = await importPages(context, taken)
    if (outcome.report !== undefined) {
      imported.push(outcome.report)
      request.onImported?.(outcome.report)
    }
    if (outcome.error !== undefined) {
      errors.push(outcome.error)
      return false
    }
    pages += taken.pages.length
    for (const page of taken.pages) if (!page.whole) await page.accept()
    return true
  }

  async function follow(steps: AsyncIterable<FetchStep>): Promise<void> {
    for await (const step of steps) {
      switch (step.type) {
        case 'unchanged':
          unchanged++
          // The run counts it as accepted, so that the pages before it must be imported.
          if (!(await flush())) return
          break
        case 'error':
          if (errors.length < limits.connectorErrorsMax) errors.push(step.error)
          break
        case 'window_ended':
          if (batch.isWhole && !step.complete) batch.take()
          else if ((batch.isWhole || step.windows_left === 0) && !(await flush())) return
          break
        case 'page':
          if (!batch.joins(step.page) && !(await flush())) return
          await batch.add(step.page)
          if (batch.isFull && !(await flush())) return
      }
    }
    if (batch.isWhole) batch.take()
    else await flush()
  }

  if (connector === undefined) errors.push({ source, code: 'not_configured', recoverable: false })
  else await follow(connector.fetch(toQuery(request), request))
  return { source, imported, pages, unchanged, errors, complete: errors.length === 0 }
}

function toQuery({ kind, window, organization, state, ids }: SourceRefresh): SourceQuery {
  return { kind, from: window?.from, to: window?.to, organization, state, ids }
}

interface ImportedPages {
  readonly report?: ImportReport
  readonly error?: SourceError
}

/** Imports pages as one file; the provenance of each record has the address of its page. */
async function importPages({ imports }: RefreshContext, { first, places, bytes }: TakenPages): Promise<ImportedPages> {
  const spooled = await spoolPages(imports, { first, bytes })
  if ('error' in spooled) return spooled
  try {
    const { path, digest } = spooled
    const { url, data_source: source, format } = first
    const job = { path, digest, fileName: url, url, pages: places, source, format, mapping: undefined }
    const outcome = await imports.run(job)
    if (outcome.type === 'failed') return { error: errorOf(first, findLack(outcome.failure)) }
    const report = outcome.value
    return report.status === 'failed' ? { report, error: errorOf(first) } : { report }
  } finally {
    await spooled.remove()
  }
}

async function spoolPages(
  { directory, ids }: RefreshContext['imports'],
  { first, bytes }: Pick<TakenPages, 'first' | 'bytes'>,
) {
  try {
    return await spool(bytes, directory, ids)
  } catch (error) {
    if (error instanceof SourceFailure) return { error: error.error }
    const lack = findLack(toFailure(error))
    if (lack === undefined) throw error
    return { error: errorOf(first, lack) }
  }
}

/** Why pages that came whole were not imported; without a lack, no format reads them. */
function errorOf({ source, url, page }: FetchedPage, code: SourceErrorCode = 'import_failed'): SourceError {
  return { source, code, recoverable: code !== 'import_failed', url, page }
}
