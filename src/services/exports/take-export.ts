// Take export: the file of an open export, and what the trail says of it.

import { type AuditedExport, type ExportReader, type ExportsContext, recordExport } from './context.ts'
import { counted, type RowsThatLeft } from './counted-pages.ts'
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
