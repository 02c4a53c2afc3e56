// Tables over as many pages as they need: the row of names stands on each again.

import { firstCharacters } from '../../domain/first-characters.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { formatCell, headerOf, isNumeric } from '../cell-text.ts'
import type { Column, InlineContent, TableBlock, TableCell } from '../document.ts'
import { breakLines, type FlowLine } from './flow.ts'
import { pageEnd, pdfStyle, textWidthPt } from './pdf-style.ts'
import type { PdfTag, Sheet } from './sheet.ts'

const padding = 4
const narrowest = 34
/** Of a cell, to share the width among columns. */
const charactersMeasured = 80

interface Laid {
  readonly sheet: Sheet
  readonly columns: readonly Column[]
  readonly widths: readonly number[]
}

interface CellLook {
  readonly tags: readonly PdfTag[]
  readonly names: readonly string[]
  readonly isHead: boolean
}

/** Draws the table from here down. */
export function drawTable(table: TableBlock, sheet: Sheet, language: Language): void {
  const size = pdfStyle.tableSize
  const tag = sheet.tag('Table')
  const cells = table.rows.map((row) => row.map((cell, at) => toContent(cell, table, { at, language })))
  const heads = table.columns.map((column): InlineContent => [{ type: 'strong', text: headerOf(column) }])
  const laid: Laid = { sheet, columns: table.columns, widths: widthsOf([heads, ...cells], sheet) }
  const headLines = heads.map((head, at) => linesOf(head, laid, at))
  const headHeight = heightOf(headLines)
  drawCaption(table.caption, sheet, { tag, room: headHeight + 2 * size })
  const head = sheet.tag('THead', tag)
  const body = table.rows.length === 0 ? undefined : sheet.tag('TBody', tag)
  const headRow = sheet.tag('TR', head)
  const headTags = table.columns.map(() => sheet.tag('TH', headRow, { scope: 'Column' }))
  drawRow(headLines, laid, { tags: headTags, names: table.columns.map(() => 'TH'), isHead: true })
  for (const row of cells) {
    const rowTag = sheet.tag('TR', body)
    const names = row.map((_, at) => (at === table.rowHeader ? 'TH' : 'TD'))
    const tags = names.map((name) => sheet.tag(name, rowTag, name === 'TH' ? { scope: 'Row' } : {}))
    drawOverPages(
      row.map((cell, at) => linesOf(cell, laid, at)),
      laid,
      { look: { tags, names, isHead: false }, headLines },
    )
  }
  tag.end()
  sheet.y += pdfStyle.gap
}

function drawCaption(caption: string, sheet: Sheet, { tag, room }: { tag: PdfTag; room: number }): void {
  const lines = breakLines([{ type: 'strong', text: caption }], textWidthPt, sheet.measureAt(pdfStyle.size))
  sheet.ensureRoom(lines.length * pdfStyle.size * pdfStyle.lineHeight + room)
  sheet.drawLines(lines, { size: pdfStyle.size, tag: sheet.tag('Caption', tag), name: 'Caption' })
  sheet.y += 2
}

/** A row that is taller than what is left goes to the next page; one that is taller than a page goes on there. */
function drawOverPages(
  lines: readonly (readonly FlowLine[])[],
  laid: Laid,
  { look, headLines }: { look: CellLook; headLines: readonly (readonly FlowLine[])[] },
): void {
  const { sheet } = laid
  let rest = lines
  while (rest.some((cell) => cell.length > 0)) {
    if (sheet.ensureRoom(heightOf(rest))) sheet.decorate(() => drawPlainHead(headLines, laid))
    const room = Math.max(1, Math.floor((pageEnd - sheet.y - 2 * padding) / lineHeight()))
    const count = Math.min(room, Math.max(...rest.map((cell) => cell.length)))
    drawRow(
      rest.map((cell) => cell.slice(0, count)),
      laid,
      look,
    )
    rest = rest.map((cell) => cell.slice(count))
  }
}

function drawRow(lines: readonly (readonly FlowLine[])[], laid: Laid, { tags, names, isHead }: CellLook): void {
  const { sheet, columns, widths } = laid
  const height = heightOf(lines)
  sheet.decorate(() => drawFrame(laid, height, isHead))
  let x = pdfStyle.margin.left
  for (const [at, cell] of lines.entries()) {
    const [tag, column, width = 0] = [tags[at], columns[at], widths[at]]
    if (tag === undefined || column === undefined) continue
    const style = {
      size: pdfStyle.tableSize,
      x: x + padding,
      tag,
      name: names[at] ?? 'TD',
      ...(isNumeric(column) ? { align: { width: width - 2 * padding } } : {}),
    }
    cell.forEach((line, number) => {
      sheet.drawLine(line, style, sheet.y + padding + number * lineHeight())
    })
    x += width
  }
  sheet.y += height
}

/** The names again, which readers of tags have had. */
function drawPlainHead(lines: readonly (readonly FlowLine[])[], laid: Laid): void {
  const { sheet, columns, widths } = laid
  const height = heightOf(lines)
  drawFrame(laid, height, true)
  let x = pdfStyle.margin.left
  for (const [at, cell] of lines.entries()) {
    const [column, width = 0] = [columns[at], widths[at]]
    cell.forEach((line, number) => {
      const length = line.reduce((sum, run) => sum + run.width, 0)
      const start = column !== undefined && isNumeric(column) ? x + width - padding - length : x + padding
      const baseline = sheet.y + padding + number * lineHeight() + pdfStyle.tableSize * 1.05
      for (const { text, face } of line) sheet.drawText(text, { face, size: pdfStyle.tableSize, x: start, baseline })
    })
    x += width
  }
  sheet.y += height
}

function drawFrame({ sheet }: Laid, height: number, isHead: boolean): void {
  const { left } = pdfStyle.margin
  if (isHead) sheet.pdf.rect(left, sheet.y, textWidthPt, height).fill(pdfStyle.head)
  sheet.pdf.moveTo(left, sheet.y + height).lineTo(left + textWidthPt, sheet.y + height)
  sheet.pdf
    .lineWidth(isHead ? 1 : 0.5)
    .strokeColor(isHead ? pdfStyle.soft : pdfStyle.line)
    .stroke()
}

/** Each column gets what its longest word wants, and of the rest as its text is long. */
function widthsOf(rows: readonly (readonly InlineContent[])[], sheet: Sheet): readonly number[] {
  const measure = sheet.measureAt(pdfStyle.tableSize)
  const columns = rows[0]?.length ?? 0
  const [least, most] = [new Array<number>(columns).fill(narrowest), new Array<number>(columns).fill(narrowest)]
  for (const row of rows.slice(0, limits.tableRowsMeasured))
    row.forEach((cell, at) => {
      for (const part of cell) {
        const [text, face] = typeof part === 'string' ? [part, 'regular' as const] : [part.text, 'bold' as const]
        const words = firstCharacters(text, charactersMeasured)
          .split(' ')
          .map((word) => measure(word, face))
        least[at] = Math.max(least[at] ?? 0, Math.min(110, Math.max(...words)) + 2 * padding + 1)
        most[at] = Math.max(
          most[at] ?? 0,
          Math.min(260, measure(firstCharacters(text, charactersMeasured), face)) + 2 * padding + 1,
        )
      }
    })
  return shareWidth(least, most)
}

function shareWidth(least: readonly number[], most: readonly number[]): readonly number[] {
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
  const free = textWidthPt - sum(least)
  if (free <= 0) return least.map((value) => (value * textWidthPt) / sum(least))
  const wanted = most.map((value, at) => Math.max(0, value - (least[at] ?? 0)))
  const total = sum(wanted)
  return least.map((value, at) => value + (total === 0 ? free / least.length : ((wanted[at] ?? 0) * free) / total))
}

function linesOf(cell: InlineContent, { sheet, widths }: Laid, at: number): readonly FlowLine[] {
  return breakLines(cell, (widths[at] ?? narrowest) - 2 * padding, sheet.measureAt(pdfStyle.tableSize))
}

function heightOf(lines: readonly (readonly FlowLine[])[]): number {
  return Math.max(1, ...lines.map((cell) => cell.length)) * lineHeight() + 2 * padding
}

function lineHeight(): number {
  return pdfStyle.tableSize * 1.3
}

function toContent(
  cell: TableCell,
  { columns, rowHeader }: TableBlock,
  { at, language }: { at: number; language: Language },
): InlineContent {
  if (typeof cell === 'object' && cell !== null) return [cell]
  const text = formatCell(cell, columns[at] ?? { type: 'text' }, language)
  return [at === rowHeader ? { type: 'strong', text } : text]
}
