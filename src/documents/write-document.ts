// One door to all writers: what a format needs is loaded when it is first written, on the thread that writes.

import { printableText } from '../domain/printable-text.ts'
import { assertDocument } from './check-document.ts'
import type { FigureBlock, TextDocument } from './document.ts'

export type DocumentFormat = 'markdown' | 'html' | 'pdf' | 'json' | 'csv' | 'xlsx'

/** The bytes of a document in a format; equal documents give equal bytes. Of CSV the document has a table. */
export async function writeDocument(given: TextDocument, format: DocumentFormat): Promise<Uint8Array> {
  const document = printable(given)
  assertDocument(document)
  switch (format) {
    case 'markdown':
      return toBytes((await import('./markdown.ts')).writeMarkdown(document))
    case 'json':
      return toBytes((await import('./json.ts')).writeJson(document))
    case 'csv':
      return toBytes((await import('./table-csv.ts')).writeCsv(document))
    case 'xlsx':
      return (await import('./xlsx.ts')).writeXlsx(document)
    case 'html':
      return toBytes((await import('./html.ts')).writeHtml(document, await writePictures(document)))
    case 'pdf': {
      const [{ writePdf }, pictures] = [await import('./pdf/write-pdf.ts'), await drawAll(document)]
      return writePdf(document, pictures)
    }
  }
}

/** With a sign in the place of controls and of marks that turn the direction of a line, in every text of it. */
function printable<Value>(value: Value): Value {
  if (typeof value === 'string') return printableText(value) as Value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(printable) as Value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, printable(each)])) as Value
}

/** Documents without figures do not wait for the library of charts. */
async function drawAll(document: TextDocument) {
  if (!document.blocks.some(({ type }) => type === 'figure')) return new Map<never, never>()
  return (await import('./charts/draw-chart.ts')).drawFigures(document)
}

async function writePictures(document: TextDocument): Promise<ReadonlyMap<FigureBlock, string>> {
  const { writePicture } = await import('./charts/picture.ts')
  const drawn = [...(await drawAll(document))]
  return new Map(
    drawn.map(([figure, picture], at) => {
      const text = { title: figure.caption, description: figure.alternative, id: `figure-${at + 1}` }
      return [figure, writePicture(picture, text)]
    }),
  )
}

function toBytes(text: string): Uint8Array {
  return Buffer.from(text, 'utf8')
}
