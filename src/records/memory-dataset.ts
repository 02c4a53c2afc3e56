import type { Dataset, DictionaryName } from '../dataset/dataset.ts'
import { ABSENT_CODE } from '../dataset/dataset.ts'
import { naturalIdOf } from '../domain/record-id.ts'
import { isGlobalId } from '../domain/record-scope.ts'
import type { NormalisedRecord } from '../domain/records.ts'
import { createColumnBuilder } from './columns.ts'
import { dropSharedNumbers } from './drop-shared-numbers.ts'
import { findNamedElsewhere, joinWithinSources } from './join-within-sources.ts'
import { tableOf } from './layout.ts'

/** A dataset held in memory, for tests and for records that come in a request's body. Row n of a table is the n-th record of its kind. */
export function buildDataset(records: Iterable<NormalisedRecord>): Dataset {
  const dictionaries = new Map<DictionaryName, { codes: Map<string, number>; texts: string[] }>()
  const dictionary = (name: DictionaryName) => {
    const found = dictionaries.get(name) ?? { codes: new Map<string, number>(), texts: [] }
    dictionaries.set(name, found)
    return found
  }
  const builder = createColumnBuilder((name, text) => {
    const { codes, texts } = dictionary(name)
    const known = codes.get(text)
    if (known !== undefined) return known
    codes.set(text, texts.length)
    return texts.push(text) - 1
  })
  const globalActs = new Set<number>()
  for (const record of records) {
    const row = builder.add(record)
    if (tableOf(record.record_kind) === 'acts' && isGlobalId(naturalIdOf(record))) globalActs.add(row)
  }
  const built = builder.finish()
  const named = findNamedElsewhere(built, built.acts)
  const columns = joinWithinSources(built, built.acts, named && { named, globalActs })
  const text = (name: DictionaryName, code: number) => dictionary(name).texts[code] ?? ''
  dropSharedNumbers(columns, (code) => text('foreign_firm', code))
  return {
    version: 0,
    ...columns,
    text,
    code: (name, text) => dictionary(name).codes.get(text) ?? ABSENT_CODE,
    size: (name) => dictionary(name).texts.length,
    share: (_, make) => make(),
  }
}
