// Batches: the report of each import, kept as the JSON that callers get.

import type { ImportReport } from '../domain/generated/wire-types.ts'
import type { Store } from '../store/port.ts'

/** Keeps a report; one with the same id is replaced. */
export async function saveBatch(store: Store, report: ImportReport): Promise<void> {
  await store.commit([{ key: batchKey(report.import_id), value: Buffer.from(JSON.stringify(report)) }])
}

/** The report of an import, if there was one of this id. */
export async function findBatch(store: Store, id: string): Promise<ImportReport | undefined> {
  // An id comes from a caller, and a key is bounded.
  if (!/^[\w-]{1,64}$/.test(id)) return undefined
  const bytes = await store.get(batchKey(id))
  return bytes === undefined ? undefined : (JSON.parse(Buffer.from(bytes).toString()) as ImportReport)
}

function batchKey(id: string): string {
  return `records/batch/${id}`
}
