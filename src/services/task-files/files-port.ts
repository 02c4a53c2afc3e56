// What the kinds of task that make files work with.

import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import type { FilesPort } from '../../tasks/kinds/make-files.ts'
import type { JsonObject } from '../../tasks/task.ts'
import { findSources } from '../reports/start-report.ts'
import { checkExports } from './check-exports.ts'
import type { TaskFilesContext } from './context.ts'
import { fileParametersOf, makePart } from './make-part.ts'

export function exportsPort(context: TaskFilesContext): FilesPort {
  return {
    check: (parameters, caller) => checkExports(context, fileParametersOf(parameters).exports, caller),
    labelsOf: (parameters) =>
      (fileParametersOf(parameters).exports ?? []).map(({ type, id, format }) =>
        [type, ...(id === undefined ? [] : [id]), format].join(' '),
      ),
    make: (of, working) => makePart(context, of, working),
  }
}

export function reportsPort(context: TaskFilesContext): FilesPort {
  return {
    check: (parameters, caller) => checkReport(context, parameters, caller),
    labelsOf: (parameters) => [fileParametersOf(parameters).report?.report_type ?? ''],
    make: (of, working) => makePart(context, of, working),
  }
}

async function checkReport(context: TaskFilesContext, parameters: JsonObject, caller: Caller): Promise<void> {
  const { report, language = 'pt' } = fileParametersOf(parameters)
  if (report === undefined) throw new AppError('VALIDATION_ERROR', { field: 'parameters.report', reason: 'required' })
  try {
    await findSources(context.reports, { request: report, language }, caller)
  } catch (error) {
    if (!(error instanceof AppError) || typeof error.details.field !== 'string') throw error
    const details = { ...error.details, field: `parameters.report.${error.details.field}` }
    throw new AppError(error.code, details, { cause: error })
  }
}
