// A document as data: what is said, in which order, in one language. Writers of each format read it; nothing here depends on one.

import type { Language } from '../domain/vocabulary.ts'
import type { Chart } from './charts/chart.ts'

/** A document; its title stands above the headings of level 1. */
export interface TextDocument {
  readonly language: Language
  readonly title: string
  readonly subject?: string
  readonly author: string
  /** Instant in ISO 8601, in UTC; dates inside of files follow it. */
  readonly created: string
  readonly blocks: readonly Block[]
  /** What a format of rows alone holds; absent: the first table. */
  readonly data?: TableBlock
}

/** A part of a document. */
export type Block =
  | HeadingBlock
  | { readonly type: 'paragraph'; readonly content: InlineContent }
  | ListBlock
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  | TableBlock
  | FigureBlock
  | { readonly type: 'note'; readonly tone: 'neutral' | 'caution'; readonly content: InlineContent }
  | { readonly type: 'quote'; readonly content: InlineContent; readonly source?: InlineContent }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'page_break' }

/** A heading; a level is at most one deeper than that of the heading before. */
export interface HeadingBlock {
  readonly type: 'heading'
  readonly level: 1 | 2 | 3 | 4
  /** Unique in the document: a letter, then letters, digits and hyphens. Links name it as `#id`. */
  readonly id: string
  readonly text: string
}

export interface ListBlock {
  readonly type: 'list'
  readonly style: 'ordered' | 'unordered'
  readonly items: readonly InlineContent[]
}

/** A term and what is said of it. */
export interface Fact {
  readonly term: string
  readonly description: InlineContent
}

/** A table with one row of column names. */
export interface TableBlock {
  readonly type: 'table'
  readonly caption: string
  /** Name of its sheet in a workbook; the caption where it is absent. */
  readonly sheet?: string
  readonly columns: readonly Column[]
  /** As many cells a row as there are columns. */
  readonly rows: readonly (readonly TableCell[])[]
  /** The column whose cell names its row. */
  readonly rowHeader?: number
}

export interface Column {
  readonly name: string
  readonly type: TableCellType
  /** Shown behind the name; money is in BRL. */
  readonly unit?: string
  /** Of numbers; two where it is absent. */
  readonly decimals?: number
}

export type TableCellType = 'text' | 'integer' | 'number' | 'money' | 'percent' | 'date' | 'link'

/** Text, a number (money in BRL, percent as a share of 1), a day as `YYYY-MM-DD`, a link, or null where nothing is known. */
export type TableCell = string | number | null | LinkText

/** A chart with what stands under it and what is read out in its stead. */
export interface FigureBlock {
  readonly type: 'figure'
  readonly caption: string
  /** What the chart shows, for readers who do not see it. */
  readonly alternative: string
  readonly chart: Chart
}

/** Text in a line; a string is plain text. */
export type InlineContent = readonly Inline[]

export type Inline =
  | string
  | { readonly type: 'strong'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | LinkText

/** A link to `https:`, `http:` or `#id`; any other address is shown as text alone. */
export interface LinkText {
  readonly type: 'link'
  readonly text: string
  readonly href: string
}
