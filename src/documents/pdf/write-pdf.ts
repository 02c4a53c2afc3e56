// Documents as tagged PDF after PDF/UA-1: language, title, headings, lists, tables and figures are what they are for readers of
// screens too; bookmarks lead to the headings, and the faces stand in the file.

import type { Picture } from '../charts/picture.ts'
import type { Block, FigureBlock, HeadingBlock, InlineContent, ListBlock, TextDocument } from '../document.ts'
import { documentWords, wordInstant } from '../words.ts'
import { breakLines } from './flow.ts'
import { drawPicture } from './pdf-picture.ts'
import { pdfStyle, textWidthPt } from './pdf-style.ts'
import { drawTable } from './pdf-table.ts'
import { type Pdf, type PdfTag, Sheet } from './sheet.ts'

const indent = 16
/** The height that a picture has at most, so that its caption stands on its page. */
const tallest = 620

interface Writing {
  readonly sheet: Sheet
  readonly document: TextDocument
  readonly pictures: ReadonlyMap<FigureBlock, Picture>
  /** The last bookmark of each level. */
  readonly bookmarks: Pdf['outline'][]
}

/** The bytes of a PDF file; equal documents give equal bytes. */
export function writePdf(document: TextDocument, pictures: ReadonlyMap<FigureBlock, Picture>): Promise<Uint8Array> {
  const sheet = new Sheet(document)
  const writing: Writing = { sheet, document, pictures, bookmarks: [sheet.pdf.outline] }
  drawTop(writing)
  for (const block of document.blocks) drawBlock(block, writing)
  return sheet.end()
}

function drawTop({ sheet, document }: Writing): void {
  const words = documentWords(document.language)
  const size = pdfStyle.headings[0]
  const lines = breakLines([{ type: 'strong', text: document.title }], textWidthPt, sheet.measureAt(size))
  const tag = sheet.tag('H1')
  sheet.drawLines(lines, { size, tag, name: 'H1' })
  tag.end()
  const about = [
    ...(document.subject === undefined ? [] : [document.subject]),
    `${words.author}: ${document.author} · ${words.created}: ${wordInstant(document.created, document.language)}`,
  ]
  for (const line of about) drawParagraph([line], sheet, { color: pdfStyle.soft })
  sheet.y += pdfStyle.gap
}

function drawBlock(block: Block, writing: Writing): void {
  const { sheet, document } = writing
  if (block.type === 'heading') drawHeading(block, writing)
  else if (block.type === 'paragraph') drawParagraph(block.content, sheet)
  else if (block.type === 'list') drawList(block, sheet)
  else if (block.type === 'facts') drawFacts(block.facts, sheet)
  else if (block.type === 'table') drawTable(block, sheet, document.language)
  else if (block.type === 'figure') drawFigure(block, writing)
  else if (block.type === 'note') drawNote(block, writing)
  else if (block.type === 'quote') drawQuote(block, sheet)
  else if (block.type === 'code') drawCode(block.text, sheet)
  else sheet.startPage()
}

function drawNote({ tone, content }: Extract<Block, { type: 'note' }>, { sheet, document }: Writing): void {
  const words = documentWords(document.language)
  const name = `${tone === 'caution' ? words.caution : words.note}: `
  drawAside([{ type: 'strong', text: name }, ...content], sheet, { name: 'Div', isLoud: tone === 'caution' })
}

function drawQuote({ content, source }: Extract<Block, { type: 'quote' }>, sheet: Sheet): void {
  const named: InlineContent = source === undefined ? [] : [' — ', ...source]
  drawAside([...content, ...named], sheet, { name: 'BlockQuote', isLoud: false })
}

function drawHeading({ level, id, text }: HeadingBlock, { sheet, bookmarks }: Writing): void {
  const size = pdfStyle.headings[level] ?? pdfStyle.size
  const lines = breakLines([{ type: 'strong', text }], textWidthPt, sheet.measureAt(size))
  sheet.y += level === 1 ? 14 : 8
  // A heading stays with what follows it.
  sheet.ensureRoom(lines.length * size * pdfStyle.lineHeight + 60)
  sheet.pdf.addNamedDestination(id, 'XYZ', 0, sheet.y - 4, null)
  const parent = bookmarks[level - 1] ?? bookmarks[0]
  if (parent !== undefined)
    bookmarks[level] = parent.addItem(text, { expanded: level < 2 }) as unknown as Pdf['outline']
  const tag = sheet.tag(`H${level + 1}`)
  sheet.drawLines(lines, { size, tag, name: `H${level + 1}` })
  tag.end()
  sheet.y += 3
}

function drawParagraph(content: InlineContent, sheet: Sheet, { color }: { color?: string } = {}): void {
  const tag = sheet.tag('P')
  const lines = breakLines(content, textWidthPt, sheet.measureAt(pdfStyle.size))
  if (lines.length > 1) sheet.ensureRoom(2 * pdfStyle.size * pdfStyle.lineHeight)
  sheet.drawLines(lines, { size: pdfStyle.size, tag, name: 'P', ...(color === undefined ? {} : { color }) })
  tag.end()
  sheet.y += pdfStyle.gap / 2
}

function drawList({ items, style }: ListBlock, sheet: Sheet): void {
  const list = sheet.tag('L')
  const { size, margin, lineHeight } = pdfStyle
  for (const [at, content] of items.entries()) {
    const label = style === 'ordered' ? `${at + 1}.` : '•'
    sheet.ensureRoom(size * lineHeight)
    const item = sheet.tag('LI', list)
    const measured = sheet.measureAt(size)(label, 'regular')
    const mark = { text: label, face: 'regular', width: measured } as const
    sheet.drawLine(
      [mark],
      { size, x: margin.left + indent - measured - 4, tag: sheet.tag('Lbl', item), name: 'Lbl' },
      sheet.y,
    )
    const lines = breakLines(content, textWidthPt - indent, sheet.measureAt(size))
    sheet.drawLines(lines, { size, x: margin.left + indent, tag: sheet.tag('LBody', item), name: 'LBody' })
  }
  list.end()
  sheet.y += pdfStyle.gap / 2
}

function drawFacts(facts: Extract<Block, { type: 'facts' }>['facts'], sheet: Sheet): void {
  const list = sheet.tag('L')
  const { size, margin } = pdfStyle
  const termWidth = 130
  for (const { term, description } of facts) {
    const item = sheet.tag('LI', list)
    const terms = breakLines([{ type: 'strong', text: term }], termWidth - 8, sheet.measureAt(size))
    const lines = breakLines(description, textWidthPt - termWidth, sheet.measureAt(size))
    sheet.ensureRoom(Math.max(terms.length, Math.min(lines.length, 3)) * size * pdfStyle.lineHeight)
    const top = sheet.y
    const label = sheet.tag('Lbl', item)
    terms.forEach((line, at) => {
      sheet.drawLine(line, { size, tag: label, name: 'Lbl' }, top + at * size * pdfStyle.lineHeight)
    })
    sheet.drawLines(lines, { size, x: margin.left + termWidth, tag: sheet.tag('LBody', item), name: 'LBody' })
    sheet.y = Math.max(sheet.y, lines.length > 3 ? sheet.y : top + terms.length * size * pdfStyle.lineHeight)
  }
  list.end()
  sheet.y += pdfStyle.gap / 2
}

function drawAside(content: InlineContent, sheet: Sheet, { name, isLoud }: { name: string; isLoud: boolean }): void {
  const { size, margin, lineHeight, gap } = pdfStyle
  const lines = breakLines(content, textWidthPt - indent, sheet.measureAt(size))
  const parent = sheet.tag(name)
  const tag = sheet.tag('P', parent)
  sheet.y += 2
  for (const line of lines) {
    sheet.ensureRoom(size * lineHeight)
    const bar = [margin.left, sheet.y - 1, 3, size * lineHeight + 1] as const
    sheet.decorate(() => sheet.pdf.rect(...bar).fill(isLoud ? pdfStyle.caution : pdfStyle.line))
    sheet.drawLines([line], { size, x: margin.left + indent, tag, name: 'P' })
  }
  parent.end()
  sheet.y += gap
}

function drawCode(text: string, sheet: Sheet): void {
  const parent = sheet.tag('P')
  const tag: PdfTag = sheet.tag('Code', parent)
  const measure = sheet.measureAt(pdfStyle.code)
  const lines = text
    .split(/\r?\n/)
    .flatMap((line) => breakLines([{ type: 'code', text: line.replace(/ /g, '\u00A0') }], textWidthPt, measure))
  sheet.drawLines(lines, { size: pdfStyle.code, tag, name: 'Code' })
  parent.end()
  sheet.y += pdfStyle.gap
}

function drawFigure(figure: FigureBlock, { sheet, document, pictures }: Writing): void {
  const picture = pictures.get(figure)
  const { size, lineHeight, margin } = pdfStyle
  const words = documentWords(document.language)
  const lines = breakLines(
    [{ type: 'strong', text: `${words.figure}: ` }, figure.caption],
    textWidthPt,
    sheet.measureAt(size),
  )
  const below = lines.length * size * lineHeight + 6
  const scale = picture === undefined ? 1 : Math.min(textWidthPt / picture.width, tallest / picture.height)
  const height = (picture?.height ?? 0) * scale
  sheet.ensureRoom(height + below)
  const box = [margin.left, sheet.y, margin.left + textWidthPt, sheet.y + height]
  const tag = sheet.tag('Figure', undefined, { alt: figure.alternative, bbox: box })
  if (picture !== undefined) {
    sheet.mark(tag, 'Figure', () => drawPicture(picture, sheet.pdf, { x: margin.left, y: sheet.y, scale }))
    sheet.y += height + 4
  }
  tag.end()
  drawParagraph([{ type: 'strong', text: `${words.figure}: ` }, figure.caption], sheet)
  sheet.y += pdfStyle.gap
}
