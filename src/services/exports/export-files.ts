// What the files of exports are called, by their format.

import type { ContractsExportRequest, ReportFormat } from '../../domain/generated/wire-types.ts'
import { reportFiles } from '../reports/stored-report.ts'

/** Formats that have rows. */
export type RowFormat = ContractsExportRequest['format']

export const exportFiles: Readonly<
  Record<RowFormat | ReportFormat, { readonly contentType: string; readonly extension: string }>
> = {
  ...reportFiles,
  jsonl: { contentType: 'application/x-ndjson', extension: 'jsonl' },
}
