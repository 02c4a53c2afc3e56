// Check exports: what the parts of an archive lack is said before anything is made.

import type { Caller } from '../../domain/caller.ts'
import type { BulkExportPart } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { readFacts } from '../investigations/read.ts'
import { getReport, madeOf } from '../reports/read-reports.ts'
import type { TaskFilesContext } from './context.ts'

type Format = BulkExportPart['format']

const rowFormats: readonly Format[] = ['csv', 'jsonl', 'json', 'xlsx', 'excel', 'pdf']
const documentFormats: readonly Format[] = ['markdown', 'html', 'pdf', 'json', 'csv', 'xlsx', 'excel']

const formatsOf: Readonly<Record<BulkExportPart['type'], readonly Format[]>> = {
  contracts: rowFormats,
  anomalies: rowFormats,
  investigations: [...rowFormats, 'markdown', 'html'],
  reports: documentFormats,
}

/** Throws VALIDATION_ERROR, and what reading each named investigation and report throws. */
export async function checkExports(
  context: Pick<TaskFilesContext, 'investigations' | 'reports'>,
  exports: readonly BulkExportPart[] | undefined,
  caller: Caller,
): Promise<void> {
  if (exports === undefined) throw refusal('parameters.exports', 'required')
  for (const [at, part] of exports.entries()) {
    checkFields(part, `parameters.exports.${at}`)
    await assertExportReadable(context, part, caller)
  }
}

function checkFields({ type, id, format, contracts_filters, anomalies_filters }: BulkExportPart, place: string): void {
  const isNamed = type === 'investigations' || type === 'reports'
  if (isNamed && id === undefined) throw refusal(`${place}.id`, 'required')
  const others = {
    id: isNamed ? undefined : id,
    contracts_filters: type === 'contracts' ? undefined : contracts_filters,
    anomalies_filters: type === 'anomalies' ? undefined : anomalies_filters,
  }
  for (const [field, value] of Object.entries(others))
    if (value !== undefined) throw refusal(`${place}.${field}`, 'not_with_export_type')
  const allowed = formatsOf[type]
  if (!allowed.includes(format))
    throw new AppError('VALIDATION_ERROR', { field: `${place}.format`, reason: 'not_allowed', allowed })
}

function refusal(field: string, reason: 'required' | 'not_with_export_type'): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason })
}

/** Throws unless the caller may read, at this moment, what the part names. */
export async function assertExportReadable(
  { investigations, reports }: Pick<TaskFilesContext, 'investigations' | 'reports'>,
  { type, id = '', anomalies_filters }: BulkExportPart,
  caller: Caller,
): Promise<void> {
  if (type === 'reports') {
    assertMayReadReports(caller)
    madeOf((await getReport(reports, id, caller)).report)
  }
  const runs = type === 'investigations' ? [id] : (anomalies_filters?.investigation_ids ?? [])
  for (const run of runs) await readFacts(investigations, run, caller)
}

function assertMayReadReports({ permissions }: Caller): void {
  const needed = 'read:reports'
  if (!permissions.includes(needed)) throw new AppError('INSUFFICIENT_PERMISSIONS', { required_permission: needed })
}
