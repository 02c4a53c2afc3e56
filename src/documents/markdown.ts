// Documents as Markdown (CommonMark with tables of GitHub); whatever text looks like markup is escaped.

import type { Language } from '../domain/vocabulary.ts'
import { formatCell, headerOf, isNumeric } from './cell-text.ts'
import { toChartTable } from './charts/chart-table.ts'
import type {
  Block,
  Column,
  FigureBlock,
  Inline,
  InlineContent,
  TableBlock,
  TableCell,
  TextDocument,
} from './document.ts'
import { findHref, typedPart } from './inline.ts'
import { documentWords } from './words.ts'

/** The text of a Markdown file. Figures become their alternative text and their data. */
export function writeMarkdown({ language, title, blocks }: TextDocument): string {
  const parts = [`# ${escapeLine(title)}`, ...blocks.map((block) => writeBlock(block, language))]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function writeBlock(block: Block, language: Language): string {
  const words = documentWords(language)
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level + 1)} ${escapeLine(block.text)}`
    case 'paragraph':
      return writeLine(block.content)
    case 'list':
      return block.items.map((item, index) => writeItem(item, block.style === 'ordered' ? index + 1 : 0)).join('\n')
    case 'facts':
      return block.facts
        .map(({ term, description }) => `- **${escapeLine(term)}**: ${writeLine(description)}`)
        .join('\n')
    case 'table':
      return writeTable(block, language)
    case 'figure':
      return writeFigure(block, language)
    case 'note':
      return `> **${block.tone === 'caution' ? words.caution : words.note}:** ${writeLine(block.content)}`
    case 'quote':
      return writeQuote(block.content, block.source)
    case 'code':
      return fence(block.text)
    case 'page_break':
      return '---'
  }
}

function writeItem(item: InlineContent, number: number): string {
  return `${number === 0 ? '-' : `${number}.`} ${writeLine(item)}`
}

function writeQuote(content: InlineContent, source: InlineContent | undefined): string {
  return source === undefined ? `> ${writeLine(content)}` : `> ${writeLine(content)}\n>\n> — ${writeLine(source)}`
}

function writeFigure({ caption, alternative, chart }: FigureBlock, language: Language): string {
  const words = documentWords(language)
  const table = writeTable(toChartTable(chart, `${words.figure}: ${caption}`, language), language)
  return `${table}\n\n${escapeLine(alternative)}`
}

function writeTable({ caption, columns, rows }: TableBlock, language: Language): string {
  const lines = [
    columns.map((column) => escapeText(headerOf(column))),
    columns.map((column) => (isNumeric(column) ? '--:' : '---')),
    ...rows.map((row) => row.map((cell, at) => writeCell(cell, columns[at], language))),
  ]
  return `**${escapeLine(caption)}**\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`
}

function writeCell(cell: TableCell, column: Column | undefined, language: Language): string {
  if (typeof cell === 'object' && cell !== null) return writePart(cell)
  return escapeText(formatCell(cell, column ?? { type: 'text' }, language))
}

function writeLine(content: InlineContent): string {
  return escapeStart(content.map(writePart).join(''))
}

function writePart(given: Inline): string {
  const part = typedPart(given)
  switch (part.type) {
    case 'text':
      return escapeText(part.text)
    case 'strong':
      return `**${escapeText(part.text)}**`
    case 'code':
      return codeSpan(part.text)
    case 'link': {
      const href = findHref(part)
      return href === undefined
        ? escapeText(part.text)
        : `[${escapeText(part.text)}](<${href.replace(/[<>]/g, encodeURI)}>)`
    }
  }
}

function codeSpan(text: string): string {
  const line = oneLine(text).replaceAll('|', '\\|')
  const ticks = '`'.repeat(longestRun(line) + 1)
  return line.startsWith('`') || line.endsWith('`') ? `${ticks} ${line} ${ticks}` : `${ticks}${line}${ticks}`
}

function fence(text: string): string {
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${ticks}text\n${text.replaceAll('\r\n', '\n')}\n${ticks}`
}

function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
}

function escapeLine(text: string): string {
  return escapeStart(escapeText(text))
}

function escapeText(text: string): string {
  return oneLine(text)
    .replace(/[\\`*[\]<>|~]|(?<!\w)_|_(?!\w)/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
}

/** What would begin a heading, a list, a quote or a rule. */
function escapeStart(line: string): string {
  return line
    .trimStart()
    .replace(/^[#+\-=]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
}

function oneLine(text: string): string {
  return text.replace(/\s*[\r\n]\s*/g, ' ')
}
