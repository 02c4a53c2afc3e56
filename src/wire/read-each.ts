import type { WireTypes } from '../domain/generated/wire-types.ts'
import { AppError } from '../errors.ts'
import { type Spelling, toEnglish } from './rename.ts'
import { validate } from './validate.ts'

/**
 * A part of a body that is held to its schema by itself, in English names with the defaults, or the failure of it alone; what it
 * names is a path of the part.
 * @example readEach('InvestigationRequest', { data_source: 'tcu' }, 'en') // AppError { field: 'query', reason: 'required' }
 */
export function readEach<Name extends keyof WireTypes>(
  schemaName: Name,
  given: unknown,
  spelling: Spelling,
): WireTypes[Name] | AppError {
  try {
    const value = toEnglish(schemaName, given, spelling)
    validate(schemaName, value)
    // It has just been held to the schema of that type.
    return value as WireTypes[Name]
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
