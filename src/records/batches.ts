// Batches: the report of each import, kept as the JSON that callers get.

import type { DataSource } from '../domain/vocabulary.ts'
import type { Store } from '../store/port.ts'

/** What became of one imported file. rows_read = accepted + rejected + duplicates. */
export interface BatchReport {
  readonly id: string
  readonly source: DataSource
  readonly importer: string
  readonly importer_version: number
  readonly file: string
  readonly file_sha256: string
  readonly started_at: string
  readonly finished_at: string
  readonly rows_read: number
  readonly accepted: number
  /** Accepted rows that replaced an older account of the same thing. */
  readonly updated: number
  readonly rejected: number
  readonly duplicates: number
  /** Rejected rows by reason. */
  readonly reasons: Readonly<Record<string, number>>
  /** The first limits.importRejectionsReportedMax of them. */
  readonly rejections: readonly { readonly line: number; readonly reason: string; readonly found?: string }[]
  /** Records version after the import. */
  readonly version: number
}

const batchKey = (id: string): string => `records/batch/${id}`

/** Keeps a report; one with the same id is replaced. */
export async function saveBatch(store: Store, report: { readonly id: string }): Promise<void> {
  await store.commit([{ key: batchKey(report.id), value: Buffer.from(JSON.stringify(report)) }])
}

/** The report of an import, if there was one of this id. */
export async function findBatch<Report extends { readonly id: string } = BatchReport>(
  store: Store,
  id: string,
): Promise<Report | undefined> {
  // An id comes from a caller, and a key is bounded.
  if (!/^[\w-]{1,64}$/.test(id)) return undefined
  const bytes = await store.get(batchKey(id))
  return bytes === undefined ? undefined : (JSON.parse(Buffer.from(bytes).toString()) as Report)
}
