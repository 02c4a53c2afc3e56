// The rows of one content into chunks of the store, read again where its columns turn out to mean something else.

import { limits } from '../../limits.ts'
import { forgetful } from '../../records/processes.ts'
import type { RecordWriter } from '../../records/writer.ts'
import type { ImportContext, Importer, RowResult } from '../importer.ts'
import { InputFailure } from '../text/input-failure.ts'
import { type OpenedBytes, openBytes } from '../text/open-bytes.ts'
import type { AddedRecord, RunTally } from './import-tally.ts'

/** One content and where its rows go. */
export interface AppendSetting {
  readonly context: ImportContext
  /** Name inside an archive. */
  readonly name: string | undefined
  readonly tally: RunTally
  readonly writer: RecordWriter
  readonly reportProgress: () => void
  /** Receives notes on the content as a whole, again with each reading. */
  readonly noted: (note: string) => void
  /** Opens the bytes from their beginning again. */
  readonly reopen: () => AsyncIterable<Uint8Array>
}

/**
 * Appends the rows of a content; returns the failure where the input broke off, after the rows before it were committed.
 * Where a later value shows that earlier ones were read wrongly (`FileFacts`), the content is read again: from the
 * knowledge of the first chunk while nothing is committed, else from that of the whole content, so that every committed
 * row is put right. What decides the ids of rows is known of the whole content before the first of them is committed.
 */
export async function appendUntilSure(
  importer: Importer,
  opened: OpenedBytes,
  setting: AppendSetting,
): Promise<InputFailure | undefined> {
  const { facts } = setting.context
  const takeBack = setting.tally.mark()
  const again = (): Promise<OpenedBytes> => openBytes(setting.reopen(), setting.noted)
  let reading = await appendRows(importer, opened, { ...setting, committedBefore: 0 })
  for (let repeated = 0; reading.isStale; repeated++) {
    const committedBefore = reading.committed
    if (facts.needsWhole || !(reading.isWhole || (committedBefore === 0 && repeated === 0))) {
      facts.gather()
      await readThrough(importer, await again(), setting.context)
      facts.settle()
    } else if (reading.isWhole) facts.settle()
    else facts.restart()
    takeBack()
    reading = await appendRows(importer, await again(), { ...setting, committedBefore })
  }
  return reading.failure
}

/** Reads a content to its end for its facts alone. */
async function readThrough(importer: Importer, opened: OpenedBytes, context: ImportContext): Promise<void> {
  const tally = {
    ignored: () => undefined,
    decodedOtherwise: () => undefined,
    keyedByContents: () => undefined,
    beforeTitles: () => undefined,
    noted: () => undefined,
  }
  try {
    const silent = { ...context, tally, processes: forgetful }
    for await (const batch of batchesOf(importer, opened, silent)) for (const _ of batch);
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error
  }
}

interface AppendedRows {
  readonly failure: InputFailure | undefined
  readonly isStale: boolean
  /** The content was read to its end. */
  readonly isWhole: boolean
  /** Records that were committed. */
  readonly committed: number
}

/**
 * Appends chunks, bounded in rows and in bytes read. At most one chunk is committed while the next is read, so that memory
 * is bounded. The first `committedBefore` records were committed, and counted, by an earlier reading.
 */
async function appendRows(
  importer: Importer,
  opened: OpenedBytes,
  setting: AppendSetting & { readonly committedBefore: number },
): Promise<AppendedRows> {
  const { tally, writer, reportProgress, context, name, committedBefore } = setting
  let chunk = writer.open()
  let added: AddedRecord[] = []
  let flushedBytes = 0
  let flushed = 0
  let isStale = false
  let isWhole = false
  let committed: Promise<void> = Promise.resolve()
  const flush = async (): Promise<void> => {
    isStale = context.facts.isStale
    if (isStale) return
    const [full, records] = [chunk, added]
    const isCounted = flushed >= committedBefore
    flushed += full.length
    chunk = writer.open()
    added = []
    flushedBytes = opened.bytesPassed()
    await committed
    committed = (async () => {
      const result = full.length > 0 ? await full.commit() : undefined
      if (result !== undefined && isCounted) tally.appended(result, records)
      reportProgress()
    })()
    // The next await of it throws its failure.
    committed.catch(() => undefined)
  }
  let failure: InputFailure | undefined
  try {
    for await (const batch of batchesOf(importer, opened, context)) {
      for (const row of batch) {
        if (row.record !== undefined) {
          tally.read(row.record.quality, row.rows ?? 1)
          chunk.add(row.record)
          added.push({ kind: row.record.record_kind, line: row.line, rows: row.rows ?? 1, file: name })
        } else if (row.rejection !== undefined) {
          for (let rows = row.rows ?? 1; rows > 0; rows--) tally.reject(row.line, row.rejection, name)
        } else tally.repeat()
        const isFull =
          chunk.length >= limits.importChunkRows || opened.bytesPassed() - flushedBytes >= limits.importChunkBytes
        if (isFull || (chunk.length > 0 && flushed + chunk.length === committedBefore)) await flush()
        if (isStale) break
      }
      if (isStale) break
    }
    isWhole = !isStale
  } catch (error) {
    if (!(error instanceof InputFailure)) throw error
    failure = error
  }
  if (!isStale) await flush()
  await committed
  return { failure, isStale, isWhole, committed: Math.max(flushed, committedBefore) }
}

function batchesOf(
  importer: Importer,
  opened: OpenedBytes,
  context: ImportContext,
): AsyncIterable<Iterable<RowResult>> {
  return importer.readBatches?.(opened.bytes, context) ?? oneByOne(importer.read(opened.bytes, context))
}

async function* oneByOne(rows: AsyncIterable<RowResult>): AsyncGenerator<Iterable<RowResult>> {
  for await (const row of rows) yield [row]
}
