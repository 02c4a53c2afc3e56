// Documents as one HTML file that loads nothing: style and pictures stand in it, and its policy forbids the rest.

import { createHash } from 'node:crypto'
import type { Language } from '../domain/vocabulary.ts'
import { formatCell, headerOf, isNumeric } from './cell-text.ts'
import { toChartTable } from './charts/chart-table.ts'
import type {
  Block,
  Column,
  FigureBlock,
  HeadingBlock,
  Inline,
  InlineContent,
  TableBlock,
  TableCell,
  TextDocument,
} from './document.ts'
import { escapeMarkup } from './escape-markup.ts'
import { htmlStyle } from './html-style.ts'
import { findHref, typedPart } from './inline.ts'
import { documentWords, wordInstant } from './words.ts'

/** The drawn charts of a document, as SVG elements by their figure. */
export type Pictures = ReadonlyMap<FigureBlock, string>

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(htmlStyle).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** What blocks of one document have in common, and how many tables came before. */
interface Page {
  readonly language: Language
  readonly pictures: Pictures
  tables: number
}

/** The text of an HTML file. */
export function writeHtml(document: TextDocument, pictures: Pictures): string {
  const { language, title, subject, author, blocks } = document
  const page: Page = { language, pictures, tables: 0 }
  const description = subject === undefined ? '' : `<meta name="description" content="${escapeMarkup(subject)}">\n`
  return `<!DOCTYPE html>
<html lang="${language === 'pt' ? 'pt-BR' : 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="author" content="${escapeMarkup(author)}">
${description}<title>${escapeMarkup(title)}</title>
<style>${htmlStyle}</style>
</head>
<body>
${writeTop(document)}
<main id="document-content" tabindex="-1">
${blocks.map((block) => writeBlock(block, page)).join('\n')}
</main>
</body>
</html>
`
}

function writeTop({ language, title, subject, author, created, blocks }: TextDocument): string {
  const words = documentWords(language)
  const about = [
    ...(subject === undefined ? [] : [escapeMarkup(subject)]),
    `${words.author}: ${escapeMarkup(author)}`,
    `${words.created}: <time datetime="${created}">${wordInstant(created, language)}</time>`,
  ]
  return `<a class="skip" href="#document-content">${words.skip}</a>
<header>
<h1>${escapeMarkup(title)}</h1>
<p class="about">${about.join(' · ')}</p>
</header>
${writeContents(blocks, words.contents)}`
}

function writeContents(blocks: readonly Block[], name: string): string {
  const headings = blocks.filter((block): block is HeadingBlock => block.type === 'heading' && block.level === 1)
  if (headings.length < 2) return ''
  const items = headings.map(({ id, text }) => `<li><a href="#${id}">${escapeMarkup(text)}</a></li>`)
  return `<nav aria-labelledby="document-contents">
<h2 id="document-contents">${name}</h2>
<ol>
${items.join('\n')}
</ol>
</nav>`
}

function writeBlock(block: Block, page: Page): string {
  const words = documentWords(page.language)
  switch (block.type) {
    case 'heading':
      return `<h${block.level + 1} id="${block.id}">${escapeMarkup(block.text)}</h${block.level + 1}>`
    case 'paragraph':
      return `<p>${writeLine(block.content)}</p>`
    case 'list': {
      const tag = block.style === 'ordered' ? 'ol' : 'ul'
      return `<${tag}>\n${block.items.map((item) => `<li>${writeLine(item)}</li>`).join('\n')}\n</${tag}>`
    }
    case 'facts': {
      const facts = block.facts.map(
        (fact) => `<dt>${escapeMarkup(fact.term)}</dt><dd>${writeLine(fact.description)}</dd>`,
      )
      return `<dl>\n${facts.join('\n')}\n</dl>`
    }
    case 'table':
      return writeTable(block, page)
    case 'figure':
      return writeFigure(block, page)
    case 'note': {
      const name = block.tone === 'caution' ? words.caution : words.note
      return `<div class="note${block.tone === 'caution' ? ' caution' : ''}"><strong>${name}:</strong> ${writeLine(block.content)}</div>`
    }
    case 'quote': {
      const source = block.source === undefined ? '' : `<footer>${writeLine(block.source)}</footer>`
      return `<blockquote><p>${writeLine(block.content)}</p>${source}</blockquote>`
    }
    case 'code':
      return `<pre><code>${escapeMarkup(block.text)}</code></pre>`
    case 'page_break':
      return '<div class="break"></div>'
  }
}

function writeFigure(figure: FigureBlock, page: Page): string {
  const words = documentWords(page.language)
  const table = toChartTable(figure.chart, figure.caption, page.language)
  return `<figure>
${page.pictures.get(figure) ?? ''}
<details><summary>${words.data}</summary>
${writeTable(table, page)}
</details>
<figcaption>${escapeMarkup(figure.caption)}<br><span class="alternative">${escapeMarkup(figure.alternative)}</span></figcaption>
</figure>`
}

function writeTable(table: TableBlock, page: Page): string {
  const id = `table-caption-${++page.tables}`
  const head = table.columns.map(
    (column) => `<th scope="col"${numberClass(column)}>${escapeMarkup(headerOf(column))}</th>`,
  )
  return `<div class="scroll" role="group" aria-labelledby="${id}" tabindex="0">
<table>
<caption id="${id}">${escapeMarkup(table.caption)}</caption>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${table.rows.map((row) => writeRow(row, table, page.language)).join('\n')}
</tbody>
</table>
</div>`
}

function writeRow(row: readonly TableCell[], { columns, rowHeader }: TableBlock, language: Language): string {
  const cells = columns.map((column, at) => {
    const text = writeCell(row[at] ?? null, column, language)
    return at === rowHeader
      ? `<th scope="row"${numberClass(column)}>${text}</th>`
      : `<td${numberClass(column)}>${text}</td>`
  })
  return `<tr>${cells.join('')}</tr>`
}

function writeCell(cell: TableCell, column: Column, language: Language): string {
  if (typeof cell === 'object' && cell !== null) return writePart(cell)
  return escapeMarkup(formatCell(cell, column, language))
}

function numberClass(column: Column): string {
  return isNumeric(column) ? ' class="number"' : ''
}

function writeLine(content: InlineContent): string {
  return content.map(writePart).join('')
}

function writePart(given: Inline): string {
  const part = typedPart(given)
  const text = escapeMarkup(part.text)
  switch (part.type) {
    case 'text':
      return text
    case 'strong':
      return `<strong>${text}</strong>`
    case 'code':
      return `<code>${text}</code>`
    case 'link': {
      const href = findHref(part)
      if (href === undefined) return text
      const rel = href.startsWith('#') ? '' : ' rel="noopener noreferrer"'
      return `<a href="${escapeMarkup(href)}"${rel}>${text}</a>`
    }
  }
}
