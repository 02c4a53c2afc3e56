import type { ImportReport } from '../../src/domain/generated/wire-types.ts'
import type { ImportProgress } from '../../src/domain/import-progress.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { type ImportOptions, type ImportParts, importStream } from '../../src/import/run/import-file.ts'
import { readManifest } from '../../src/records/chunks.ts'
import { createImportMemory } from '../../src/records/import-memory.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { FakeClock } from './fake-clock.ts'

export interface ImportRun {
  readonly report: ImportReport
  /** What was committed, in order. */
  readonly records: readonly NormalisedRecord[]
  readonly progress: readonly ImportProgress[]
  readonly saved: readonly ImportReport[]
  readonly store: Store
}

/** Imports bytes into a store, a new one by default, dealt out in pieces of `pieceBytes`. */
export async function runImportOf(
  content: Uint8Array | string,
  options: ImportOptions & { readonly store?: Store; readonly fileName?: string; readonly pieceBytes?: number } = {},
): Promise<ImportRun> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  const store = options.store ?? createMemoryStore()
  const records: NormalisedRecord[] = []
  const progress: ImportProgress[] = []
  const saved: ImportReport[] = []
  const parts = importPartsOf(store, { records, saved })
  const report = await importStream(
    { fileName: options.fileName ?? 'file', open: () => pieces(bytes, options.pieceBytes ?? 65_536) },
    {
      source: options.source,
      format: options.format,
      mapping: options.mapping,
      onProgress: (step) => progress.push(step),
    },
    parts,
  )
  return { report, records, progress, saved, store }
}

/** Real parts over a store that also show what passes through them. */
export function importPartsOf(
  store: Store,
  seen: { readonly records: NormalisedRecord[]; readonly saved: ImportReport[] } = { records: [], saved: [] },
): ImportParts {
  const writer = createRecordWriter(store)
  let ids = 0
  return {
    writer: {
      ...writer,
      open() {
        const chunk = writer.open()
        const added: NormalisedRecord[] = []
        return {
          get length() {
            return chunk.length
          },
          add(record) {
            added.push(record)
            chunk.add(record)
          },
          commit() {
            seen.records.push(...added)
            return chunk.commit()
          },
        }
      },
    },
    datasetVersion: async () => (await readManifest(store)).version,
    saveBatch: async (report) => {
      seen.saved.push(report)
    },
    memory: createImportMemory((work) => work(store)),
    clock: new FakeClock(),
    ids: { uuid: () => `id-${++ids}`, secret: () => 'secret' },
  }
}

async function* pieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
