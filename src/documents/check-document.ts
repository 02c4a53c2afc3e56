// What every writer takes for granted of a document.

import { strict as assert } from 'node:assert'
import { limits } from '../limits.ts'
import type { Block, TableBlock, TextDocument } from './document.ts'

/** What is wrong with a document, in the order of its blocks; empty when it can be written. */
export function documentProblems({ title, created, blocks }: TextDocument): readonly string[] {
  const problems = blocks.flatMap((block, index) => blockProblems(block).map((problem) => `block ${index}: ${problem}`))
  if (title.trim() === '') problems.unshift('no title')
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(created))
    problems.unshift(`created is no instant: ${created}`)
  if (blocks.length > limits.documentBlocksMax) problems.push('too many blocks')
  return [...problems, ...headingProblems(blocks)]
}

/** A document with problems is a bug of its maker. */
export function assertDocument(document: TextDocument): void {
  const problems = documentProblems(document)
  assert(problems.length === 0, `The document cannot be written: ${problems.slice(0, 5).join('; ')}`)
}

function blockProblems(block: Block): readonly string[] {
  if (block.type === 'table') return tableProblems(block)
  if (block.type === 'figure' && block.alternative.trim() === '') return ['a figure without alternative text']
  if (block.type === 'figure' && block.caption.trim() === '') return ['a figure without caption']
  if (block.type === 'heading' && !/^[A-Za-z][A-Za-z0-9-]*$/.test(block.id)) return [`heading id ${block.id}`]
  if (block.type === 'heading' && block.text.trim() === '') return ['an empty heading']
  return []
}

function tableProblems({ columns, rows, rowHeader }: TableBlock): readonly string[] {
  const uneven = rows.findIndex((row) => row.length !== columns.length)
  return [
    ...(columns.length === 0 ? ['a table without columns'] : []),
    ...(uneven === -1 ? [] : [`row ${uneven} has not one cell a column`]),
    ...(rowHeader !== undefined && columns[rowHeader] === undefined ? ['no column names the rows'] : []),
  ]
}

function headingProblems(blocks: readonly Block[]): readonly string[] {
  const ids = new Set<string>()
  const problems: string[] = []
  let level = 0
  for (const block of blocks) {
    if (block.type !== 'heading') continue
    if (block.level > level + 1) problems.push(`heading ${block.id} skips a level`)
    if (ids.has(block.id)) problems.push(`heading ${block.id} twice`)
    level = block.level
    ids.add(block.id)
  }
  return problems
}
