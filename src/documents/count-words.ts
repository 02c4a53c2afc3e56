// Words of a document, as a reader counts them.

import type { Block, InlineContent, TextDocument } from './document.ts'

/** Of everything that is read: headings, text, tables with their captions; not of code, nor of what charts show. */
export function countDocumentWords({ title, blocks }: TextDocument): number {
  return [title, ...blocks.flatMap(textsOf)].reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0)
}

function textsOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'heading':
      return [block.text]
    case 'list':
      return block.items.map(plainText)
    case 'facts':
      return block.facts.flatMap(({ term, description }) => [term, plainText(description)])
    case 'table':
      return [
        block.caption,
        ...block.rows
          .flat()
          .flatMap((cell) => (cell === null ? [] : [typeof cell === 'object' ? cell.text : String(cell)])),
      ]
    case 'figure':
      return [block.caption]
    case 'paragraph':
    case 'note':
    case 'quote':
      return [plainText(block.content)]
    case 'code':
    case 'page_break':
      return []
  }
}

function plainText(content: InlineContent): string {
  return content.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
