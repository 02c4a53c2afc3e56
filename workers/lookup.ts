// Lookup thread: scans columns and decodes the records of a page, so that the main thread is not blocked.

import { workerData } from 'node:worker_threads'
import type { NormalisedRecord } from '../src/domain/records.ts'
import type { Language } from '../src/domain/vocabulary.ts'
import { type Outcome, toOutcome } from '../src/errors.ts'
import { openRecordsStore } from '../src/main/stores.ts'
import { coverSources } from '../src/records/coverage.ts'
import { findRecord } from '../src/records/find-record.ts'
import { type GoneRecord, lookUp } from '../src/records/lookup.ts'
import type { LookupAnswers, LookupTask, ShownRecord } from '../src/records/lookup-task.ts'
import { naturalKey } from '../src/records/natural-key.ts'
import { createTableReader } from '../src/records/table-view.ts'
import { publicRecordId, toShownRecord } from '../src/reports/shown-record.ts'

const { dataDir } = workerData as { readonly dataDir: string }
const store = openRecordsStore(dataDir, 'read')
const reader = createTableReader(store)

type Answer = LookupAnswers[keyof LookupAnswers]

/** The answer, or the failure as a value. */
export default function lookupJob(task: LookupTask): Promise<Outcome<Answer>> {
  return toOutcome(() => answer(task))
}

async function answer(task: LookupTask): Promise<Answer> {
  switch (task.type) {
    case 'list': {
      const { removed, ...page } = await lookUp(reader, task.lookup)
      return {
        ...page,
        records: page.records.map((record) => toShown(record, task.language)),
        ...(removed && { removed: { total: removed.total, records: await namesOf(removed.records) } }),
      }
    }
    case 'find': {
      const record = await findRecord(store, task.identity)
      return record && toShown(record, task.language)
    }
    case 'cover':
      return coverSources(reader)
  }
}

function toShown(record: NormalisedRecord, language: Language): ShownRecord {
  const record_id = publicRecordId(record)
  return { ...(record_id !== undefined && { record_id }), record: toShownRecord(record, language) }
}

/** The public ids of what was removed, but for those that came back. */
async function namesOf(removed: readonly GoneRecord[]) {
  const found = await store.getMany(removed.map(({ record }) => naturalKey(record)))
  return removed.flatMap(({ record, at }, index) => {
    const record_id = found[index] === undefined ? publicRecordId(record) : undefined
    return record_id === undefined ? [] : [{ record_id, at }]
  })
}
