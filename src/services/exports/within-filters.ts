// Within filters: what a listing has against its query, by the place that it has in the body of an export.

import { AppError } from '../../errors.ts'

export async function withinFilters<Value>(read: () => Promise<Value>): Promise<Value> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION_ERROR') throw error
    const { field, ...details } = error.details
    if (typeof field !== 'string') throw error
    throw new AppError('VALIDATION_ERROR', { field: `filters.${field}`, ...details }, { cause: error })
  }
}
