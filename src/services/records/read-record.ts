import type { RecordAttributes } from '../../domain/generated/wire-types.ts'
import { parseRecordId } from '../../domain/record-id.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { LookupsContext } from './context.ts'
import { toRecordItem } from './list-records.ts'

/** A whole record by its public id. Throws RESOURCE_NOT_FOUND, also where the id would name a person. */
export async function readRecord(context: LookupsContext, id: string, language: Language) {
  const identity = id.length <= limits.publicIdCharactersMax ? parseRecordId(id) : undefined
  const found = identity && (await context.run({ type: 'find', identity, language }))
  if (found?.record_id === undefined)
    throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.recordIdCharactersMax) })
  return { id: found.record_id, type: found.record.record_kind, attributes: toRecordItem<RecordAttributes>(found) }
}
