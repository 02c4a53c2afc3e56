// Refresh: brings what a source has of a window of days into the records, page by page, and says what could not be had.

import {
  type Connector,
  type Page,
  type SourceError,
  SourceFailure,
  type SourceId,
  type SourceQuery,
  sourceIds,
} from '../connectors/connector.ts'
import type { ImportReport } from '../domain/generated/wire-types.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { spool } from '../records/import/spool.ts'
import type { ImportsContext } from './imports.ts'

export interface RefreshContext {
  /** The connectors that are enabled. */
  readonly connectors: ReadonlyMap<SourceId, Connector>
  readonly imports: Pick<ImportsContext, 'directory' | 'ids' | 'run'>
}

export interface RefreshRequest {
  readonly source: string
  readonly kind: string
  /** Days `YYYY-MM-DD`, both included. */
  readonly window?: { readonly from: string; readonly to: string } | undefined
  readonly organization?: string | undefined
  readonly state?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly signal?: AbortSignal | undefined
  readonly deadlineMs?: number | undefined
  /** Told of each page that is in. */
  readonly onImported?: ((report: ImportReport) => void) | undefined
}

export interface RefreshResult {
  readonly source: SourceId
  /** One report a page or file. */
  readonly imported: readonly ImportReport[]
  /** Pages that the source says have not changed since they were imported. */
  readonly unchanged: number
  /** What is missing and why; the same request goes on from there. */
  readonly errors: readonly SourceError[]
  /** True when everything that was asked for is in the records. */
  readonly complete: boolean
}

/** Fetches and imports; a source that fails gives a partial result. INVALID_DATA_SOURCE for an unknown source, VALIDATION_ERROR for a question that it cannot answer. */
export async function refreshSource(context: RefreshContext, request: RefreshRequest): Promise<RefreshResult> {
  const source = sourceIds.find((known) => known === request.source)
  if (source === undefined)
    throw new AppError('INVALID_DATA_SOURCE', { source: request.source, valid_sources: sourceIds })
  const connector = context.connectors.get(source)
  const errors: SourceError[] = []
  const imported: ImportReport[] = []
  let unchanged = 0
  if (connector === undefined) errors.push({ source, code: 'not_configured', recoverable: false })
  else
    for await (const step of connector.fetch(toQuery(request), request)) {
      if (step.type === 'unchanged') unchanged++
      if (step.type === 'error' && errors.length < limits.connectorErrorsMax) errors.push(step.error)
      if (step.type !== 'page') continue
      const outcome = await importPage(context, step.page)
      if ('report' in outcome) {
        imported.push(outcome.report)
        request.onImported?.(outcome.report)
      }
      if ('error' in outcome) {
        // What comes after it would leave a hole; the next run begins with this page.
        errors.push(outcome.error)
        break
      }
      await step.page.accept()
    }
  return { source, imported, unchanged, errors, complete: errors.length === 0 }
}

function toQuery({ kind, window, organization, state, ids }: RefreshRequest): SourceQuery {
  return { kind, from: window?.from, to: window?.to, organization, state, ids }
}

type Outcome =
  | { readonly report: ImportReport }
  | { readonly error: SourceError }
  | { readonly report: ImportReport; readonly error: SourceError }

/** Imports the bytes of a page; its address stands in the provenance of every record of it. */
async function importPage({ imports }: RefreshContext, page: Page): Promise<Outcome> {
  const spooled = await spoolPage(imports, page)
  if ('error' in spooled) return spooled
  try {
    const { path, digest } = spooled
    const job = {
      path,
      digest,
      fileName: page.url,
      url: page.url,
      source: page.data_source,
      format: page.format,
      mapping: undefined,
    }
    const outcome = await imports.run(job)
    if (outcome.type === 'failed') return { error: importError(page) }
    const { report } = outcome
    return report.status === 'failed' ? { report, error: importError(page) } : { report }
  } finally {
    await spooled.remove()
  }
}

async function spoolPage({ directory, ids }: RefreshContext['imports'], page: Page) {
  try {
    return await spool(page.bytes, directory, ids)
  } catch (error) {
    if (error instanceof SourceFailure) return { error: error.error }
    throw error
  }
}

/** The bytes came whole but no format reads them. */
function importError({ source, url, page }: Page): SourceError {
  return { source, code: 'import_failed', recoverable: false, url, page }
}
