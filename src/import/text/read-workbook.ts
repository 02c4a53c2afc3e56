// Rows of the first sheet of a workbook (.xlsx, ECMA-376 part 1), as texts: what the cells hold, without formats or formulas.

import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { decodeHtmlEntities } from './html-entities.ts'
import { InputFailure } from './input-failure.ts'
import { unzip } from './unzip.ts'

const decoder = new TextDecoder()

/** Cells by place; '' where there is none. Throws PAYLOAD_TOO_LARGE, and VALIDATION_ERROR for what is no workbook that can be read. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const files = await readFiles(bytes)
  const sheet = files.get(nameOfFirstSheet(files))
  if (sheet === undefined) throw unreadable()
  return rowsOf(sheet, textsOf(files.get('xl/sharedStrings.xml') ?? ''))
}

/** The XML files that say what the first sheet holds. */
async function readFiles(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  let unpacked = 0
  try {
    for await (const file of unzip(once(bytes))) {
      const isWanted = /^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/
      if (!isWanted.test(file.name) || file.problem !== undefined) continue
      const pieces: Uint8Array[] = []
      for await (const piece of file.bytes) {
        unpacked += piece.length
        if (unpacked > limits.workbookBytesMax)
          throw new AppError('PAYLOAD_TOO_LARGE', { maximum_bytes: limits.workbookBytesMax })
        pieces.push(piece)
      }
      found.set(file.name, decoder.decode(Buffer.concat(pieces)))
    }
  } catch (error) {
    if (error instanceof InputFailure) throw unreadable(error)
    throw error
  }
  return found
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** The sheet that the workbook lists first; the first by name where it lists none that is there. */
function nameOfFirstSheet(files: ReadonlyMap<string, string>): string {
  const [first] = elementsOf(files.get('xl/workbook.xml') ?? '', 'sheet')
  const id = first && attributeOf(first.attributes, 'r:id')
  const relations = elementsOf(files.get('xl/_rels/workbook.xml.rels') ?? '', 'Relationship')
  const target = relations.find(({ attributes }) => attributeOf(attributes, 'Id') === id)
  const named = target && attributeOf(target.attributes, 'Target')?.replace(/^\/?(?:xl\/)?/, 'xl/')
  if (named !== undefined && files.has(named)) return named
  return [...files.keys()].filter((name) => name.startsWith('xl/worksheets/')).sort()[0] ?? ''
}

function textsOf(shared: string): readonly string[] {
  return [...elementsOf(shared, 'si')].map(({ content }) => textOf(content))
}

/** The runs of a text joined, cut to what is read of a cell; how it is spoken (`rPh`) is no part of it. */
function textOf(content: string): string {
  return elementsOf(withoutSpoken(content), 't')
    .map((run) => decodeHtmlEntities(run.content))
    .join('')
    .slice(0, limits.workbookCellCharactersMax)
}

function withoutSpoken(content: string): string {
  const opening = /<((?:\w+:)?rPh)\b/g
  let [kept, from] = ['', 0]
  for (let start = opening.exec(content); start !== null; start = opening.exec(content)) {
    const closing = `</${start[1] ?? ''}>`
    const end = content.indexOf(closing, opening.lastIndex)
    if (end < 0) break
    kept += content.slice(from, start.index)
    from = opening.lastIndex = end + closing.length
  }
  return kept + content.slice(from)
}

function rowsOf(sheet: string, shared: readonly string[]): readonly (readonly string[])[] {
  return elementsOf(sheet, 'row').map(({ content }) => {
    const cells: string[] = []
    let next = 0
    for (const cell of elementsOf(content, 'c')) {
      const place = placeOf(attributeOf(cell.attributes, 'r')) ?? next
      next = place + 1
      const text = place < limits.workbookColumnsMax ? textOfCell(cell, shared) : ''
      // A row is as long as its last cell that says something: many sheets have formats without texts.
      if (text === '') continue
      while (cells.length < place) cells.push('')
      cells[place] = text
    }
    return cells
  })
}

function textOfCell({ attributes, content }: XmlElement, shared: readonly string[]): string {
  const type = attributeOf(attributes, 't')
  if (type === 'inlineStr') return textOf(content)
  const [value] = elementsOf(content, 'v')
  const text = decodeHtmlEntities(value?.content ?? '').slice(0, limits.workbookCellCharactersMax)
  if (type === 's') return shared[Number(text)] ?? ''
  // Long numbers are stored as 1.1222333000181E13.
  return type === undefined && /e/i.test(text) && Number.isSafeInteger(Number(text)) ? String(Number(text)) : text
}

/** The column of a place such as `AB12`, from 0. */
function placeOf(place: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

interface XmlElement {
  readonly attributes: string
  readonly content: string
}

/** The elements of a name that do not hold others of it, whatever their prefix, in order; one that is not closed ends them. */
function elementsOf(xml: string, name: string): readonly XmlElement[] {
  const found: XmlElement[] = []
  const opening = new RegExp(`<((?:\\w+:)?${name})(\\s[^<>]*?)?(/?)>`, 'g')
  for (let start = opening.exec(xml); start !== null; start = opening.exec(xml)) {
    const [, tag = name, attributes = '', slash] = start
    if (slash === '/') {
      found.push({ attributes, content: '' })
      continue
    }
    const end = xml.indexOf(`</${tag}>`, opening.lastIndex)
    if (end < 0) break
    found.push({ attributes, content: xml.slice(opening.lastIndex, end) })
    opening.lastIndex = end
  }
  return found
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : decodeHtmlEntities(value)
}

function unreadable(cause?: unknown): AppError {
  return new AppError('VALIDATION_ERROR', { field: 'body', reason: 'unreadable_workbook' }, { cause })
}
