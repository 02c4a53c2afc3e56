// Sheet
// Owns: the pages, the place on them where the next thing stands, the tags of what is drawn.   Does not own: what is said.
// S1. Nothing is drawn below the end of a page or above its head.
// S2. All that is drawn is content of a tag, or marked as an artifact.

import { once } from 'node:events'
import PDFDocument from 'pdfkit'
import type { TextDocument } from '../document.ts'
import { wordPage } from '../words.ts'
import type { FlowLine, MeasureText, Run } from './flow.ts'
import { type Face, fontFiles } from './pdf-fonts.ts'
import { pageEnd, pdfStyle, textWidthPt } from './pdf-style.ts'

export type Pdf = InstanceType<typeof PDFDocument>
export type PdfTag = ReturnType<Pdf['struct']>

/** How a line is drawn. */
export interface LineStyle {
  readonly size: number
  readonly color?: string
  readonly x?: number
  /** The tag of its runs that are no links, inside of the given one. */
  readonly tag: PdfTag
  readonly name: string
  readonly align?: { readonly width: number }
}

export class Sheet {
  readonly pdf: Pdf
  /** The top of what comes next. */
  y: number = pdfStyle.margin.top
  readonly #document: TextDocument
  /** The tag that holds all others. */
  readonly #root: PdfTag
  readonly #widths = new Map<string, number>()
  readonly #chunks: Buffer[] = []

  constructor(document: TextDocument) {
    const created = new Date(document.created)
    const { language, title, subject, author } = document
    const fonts = fontFiles()
    const { margin } = pdfStyle
    const options = {
      ...{ size: 'A4', margins: margin, bufferPages: true, pdfVersion: '1.7', tagged: true, subset: 'PDF/UA' },
      ...{ lang: language === 'pt' ? 'pt-BR' : 'en', displayTitle: true, font: null },
      info: {
        Title: title,
        Author: author,
        CreationDate: created,
        ModDate: created,
        ...(subject === undefined ? {} : { Subject: subject }),
      },
    }
    this.pdf = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions)
    this.pdf.registerFont('regular', fonts.regular)
    this.pdf.registerFont('bold', fonts.bold)
    this.pdf.registerFont('mono', fonts.mono)
    this.pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#document = document
    this.#root = this.pdf.struct('Document')
    this.pdf.addStructure(this.#root)
  }

  /** The width of texts at a size: that of their words, which are measured once. */
  measureAt(size: number): MeasureText {
    return (text, face) => {
      const words = text.split(' ')
      const spaces = (words.length - 1) * this.#widthOf(' ', face)
      return (words.reduce((sum, word) => sum + this.#widthOf(word, face), spaces) * size) / 1000
    }
  }

  /** Of a word, in thousandths of the size. */
  #widthOf(word: string, face: Face): number {
    const key = `${face} ${word}`
    let width = this.#widths.get(key)
    if (width === undefined) {
      width = word === '' ? 0 : this.pdf.font(face).fontSize(1000).widthOfString(word)
      this.#widths.set(key, width)
    }
    return width
  }

  /** A tag in the document, or in another. */
  tag(name: string, parent: PdfTag = this.#root, options: Readonly<Record<string, unknown>> = {}): PdfTag {
    const tag = this.pdf.struct(name, options as Parameters<Pdf['struct']>[1])
    parent.add(tag)
    return tag
  }

  /** What is drawn as content of a tag. */
  mark(tag: PdfTag, name: string, draw: () => void): void {
    const content = this.pdf.markStructureContent(name)
    draw()
    this.pdf.endMarkedContent()
    tag.add(content)
  }

  /** What is drawn for the eye alone. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  /** Begins a page where so much has no room on this one; returns whether it did. */
  ensureRoom(height: number): boolean {
    if (this.y + height <= pageEnd || this.y <= pdfStyle.margin.top) return false
    this.startPage()
    return true
  }

  startPage(): void {
    this.pdf.addPage()
    this.y = pdfStyle.margin.top
  }

  /** Draws lines from here down, over pages where they need them. */
  drawLines(lines: readonly FlowLine[], style: LineStyle): void {
    for (const line of lines) {
      this.ensureRoom(style.size * pdfStyle.lineHeight)
      this.drawLine(line, style, this.y)
      this.y += style.size * pdfStyle.lineHeight
    }
  }

  /** Draws one line with its top at a place. */
  drawLine(line: FlowLine, style: LineStyle, top: number): void {
    const width = line.reduce((sum, run) => sum + run.width, 0)
    let x = style.x ?? pdfStyle.margin.left
    if (style.align !== undefined) x += Math.max(0, style.align.width - width)
    const baseline = top + style.size * 1.05
    for (const run of line) {
      this.#drawRun(run, { ...style, x }, baseline)
      x += run.width
    }
  }

  #drawRun(run: Run, style: LineStyle & { readonly x: number }, baseline: number): void {
    if (run.text === '') return
    const { href } = run
    const draw = (): void =>
      this.drawText(run.text, {
        face: run.face,
        size: style.size,
        x: style.x,
        baseline,
        color: href === undefined ? style.color : pdfStyle.link,
      })
    if (href === undefined) {
      this.mark(style.tag, style.name, draw)
      return
    }
    const link = this.tag('Link', style.tag)
    this.mark(link, 'Link', draw)
    const options = { structParent: link, Contents: new String(run.text) } as object
    const [top, height] = [baseline - style.size, style.size * 1.3]
    if (href.startsWith('#')) this.pdf.goTo(style.x, top, run.width, height, href.slice(1), options)
    else this.pdf.link(style.x, top, run.width, height, href, options)
  }

  /** Draws a text as it is. */
  drawText(
    text: string,
    at: { face: Face; size: number; x: number; baseline: number; color?: string | undefined },
  ): void {
    this.pdf
      .font(at.face)
      .fontSize(at.size)
      .fillColor(at.color ?? pdfStyle.ink)
    this.pdf.text(text, at.x, at.baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** Adds the head and foot of each page, and returns the file. */
  async end(): Promise<Uint8Array> {
    this.#root.end()
    const { count } = this.pdf.bufferedPageRange()
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(page)
      this.pdf.markContent('Artifact', { type: 'Pagination' })
      this.#drawEdges(page + 1, count)
      this.pdf.endMarkedContent()
    }
    const ended = once(this.pdf, 'end')
    this.pdf.end()
    await ended
    return Buffer.concat(this.#chunks)
  }

  #drawEdges(page: number, pages: number): void {
    const { margin, small, soft } = pdfStyle
    const { title, language } = this.#document
    const measure = this.measureAt(small)
    const foot = wordPage(page, pages, language)
    const x = pdfStyle.page.width - margin.right - measure(foot, 'regular')
    this.drawText(foot, { face: 'regular', size: small, x, baseline: pageEnd + 30, color: soft })
    if (page === 1) return
    const head = shorten(title, (text) => measure(text, 'regular') <= textWidthPt)
    this.drawText(head, { face: 'regular', size: small, x: margin.left, baseline: margin.top - 26, color: soft })
    this.pdf.moveTo(margin.left, margin.top - 18).lineTo(margin.left + textWidthPt, margin.top - 18)
    this.pdf.lineWidth(0.5).strokeColor(pdfStyle.line).stroke()
  }
}

function shorten(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const characters = [...text]
  while (characters.length > 0 && !fits(`${characters.join('')}…`)) characters.pop()
  return `${characters.join('')}…`
}
