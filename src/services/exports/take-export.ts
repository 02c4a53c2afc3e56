// Take export: the file of an open export, and what the trail says of it.

import { type AuditedExport, type ExportReader, type ExportsContext, type OpenExport, recordExport } from './context.ts'
import { type RowsTitle, toRowsDocument, type WholeFormat } from './rows-document.ts'
import { type RowNames, type StreamedFormat, writeRows } from './write-rows.ts'

interface Taking<Format> {
  readonly open: AuditedExport
  readonly format: Format
  readonly names: RowNames
}

/** In the trail before the first row leaves; where rows are not counted before, once more with those that have left. */
export async function takeStreamed(
  context: ExportsContext,
  { open, format, names }: Taking<StreamedFormat>,
  reader: ExportReader,
): Promise<AsyncGenerator<string, void>> {
  await recordExport(context, open.taken, reader)
  if (open.rows !== undefined) return writeRows(format, open, names)
  const pages = counted(open.pages, (left) => {
    const details = { ...open.taken.details, ...left }
    return recordExport(context, { ...open.taken, details }, reader)
  })
  return writeRows(format, { ...open, pages }, names)
}

interface RowsThatLeft {
  readonly rows: number
  readonly dataset_versions: readonly number[]
  /** False where the reader left before the last. */
  readonly whole: boolean
}

async function* counted(pages: OpenExport['pages'], note: (left: RowsThatLeft) => Promise<void>): OpenExport['pages'] {
  let rows = 0
  let whole = false
  const versions = new Set<number>()
  try {
    for (;;) {
      const step = await pages.next()
      if (step.done === true) {
        whole = true
        return step.value
      }
      rows += step.value.length
      for (const version of versionsOf(step.value)) versions.add(version)
      yield step.value
    }
  } finally {
    await note({ rows, dataset_versions: [...versions].sort((a, b) => a - b), whole })
  }
}

function versionsOf(rows: readonly object[]): readonly number[] {
  return rows.flatMap((row) => ('dataset_version' in row ? [Number(row.dataset_version)] : []))
}

/** Made whole, so that a refused one is not in the trail. Throws VALIDATION_ERROR, and SERVICE_UNAVAILABLE where too many are in the making. */
export function takeWhole(
  context: ExportsContext,
  { open, format, names }: Taking<WholeFormat>,
  { title, reader }: { readonly title: RowsTitle; readonly reader: ExportReader },
): Promise<Uint8Array> {
  return context.places.within(async () => {
    let left: RowsThatLeft | undefined
    const pages = counted(open.pages, async (rows) => {
      left = rows
    })
    const document = await toRowsDocument({ open: { ...open, pages }, format }, names, title)
    const file = await context.reports.writer.convert(Buffer.from(JSON.stringify(document)), format)
    const details = { ...open.taken.details, ...(open.rows === undefined ? left : { rows: open.rows }) }
    await recordExport(context, { ...open.taken, details }, reader)
    return file
  })
}
