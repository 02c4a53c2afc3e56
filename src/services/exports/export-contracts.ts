// Contracts that match, all of them, in the order of their list. They are what is stored: no source is asked for newer ones.

import type { ActDocument, ContractsExportRequest } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { listContracts } from '../records/list-contracts.ts'
import type { RecordsAnswer } from '../records/list-records.ts'
import type { AuditedExport, OpenExport, RowsReader, RowsSources } from './context.ts'
import { withinFilters } from './within-filters.ts'

/** Reads page by page as its reader takes them. Throws VALIDATION_ERROR, and CONFLICT where the records have changed. */
export async function openContracts(
  context: RowsSources,
  { format, filters, skip_rows, dataset_version }: ContractsExportRequest,
  reader: RowsReader,
): Promise<AuditedExport> {
  if (skip_rows > 0 && dataset_version === undefined)
    throw new AppError('VALIDATION_ERROR', { field: 'dataset_version', reason: 'required' })
  const { refresh: _, ...lookups } = context.lookups
  const limit = limits.linesReadAtOnce
  const read = (place: { readonly page: number; readonly cursor?: string }) =>
    listContracts(lookups, { ...filters, ...place, limit }, reader.language)
  const first = await withinFilters(() => read({ page: Math.floor(skip_rows / limit) + 1 }))
  const found = first.dataset_version
  if (dataset_version !== undefined && dataset_version !== found)
    throw new AppError('CONFLICT', { reason: 'dataset_changed', given: String(dataset_version), found: String(found) })
  if (skip_rows > first.total)
    throw new AppError('VALIDATION_ERROR', { field: 'skip_rows', reason: 'above_maximum', limit: first.total })
  const rows = first.total - skip_rows
  const details = { format, filters, rows, skip_rows, dataset_version: found }
  const next = (cursor: string) => read({ page: 1, cursor })
  return {
    ...{ rows, datasetVersion: found, taken: { resource_type: 'contracts', details } },
    pages: pagesFrom(first, skip_rows % limit, next),
  }
}

async function* pagesFrom(
  first: RecordsAnswer<ActDocument>,
  skip: number,
  read: (cursor: string) => Promise<RecordsAnswer<ActDocument>>,
): OpenExport['pages'] {
  const { total, dataset_version } = first
  let rows = 0
  let isSynthetic = false
  for (let page = first; ; page = await read(page.next)) {
    const items = page === first ? page.items.slice(skip) : page.items
    rows += items.length
    isSynthetic ||= page.synthetic === true
    yield items
    if (page.next !== null) continue
    const isNewer = page.dataset_version !== dataset_version
    return {
      ...{ rows, total, dataset_version },
      ...(isNewer && { last_dataset_version: page.dataset_version }),
      ...(isSynthetic && { synthetic: true }),
    }
  }
}
