// Source: the declaration of a source, its kinds of query and their paging.

import type { DataSource } from '../domain/vocabulary.ts'
import type { SourceId, SourceQuery } from './connector.ts'

/** The declaration of a source. */
export interface Source {
  readonly id: SourceId
  /** Base address, without a trailing slash; configuration can replace it. */
  readonly baseUrl: string
  /** Further hosts to which redirects are allowed. */
  readonly hosts: readonly string[]
  /** Allowed requests a minute, by the hour of the day in Brasília. */
  requestsPerMinute(hour: number): number
  /** Name of the header for the API key, which such a source requires. */
  readonly keyHeader?: string
  readonly kinds: Readonly<Record<string, SourceKind>>
}

export type SourceKind = PagedKind | DownloadKind

/** Properties of both kinds. */
interface KindBase {
  /** Source of the records, where it differs from the format's. */
  readonly data_source?: DataSource
  /** Import format, where the content does not identify it. */
  readonly format?: string
  /** Splits the query into windows, small enough that pages seldom shift during a read. Throws VALIDATION_ERROR. */
  windows(query: SourceQuery): readonly Window[]
}

/** One request of a query, before paging. */
export interface Window {
  /** Path below the base address, with a leading slash. */
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

export interface PagedKind extends KindBase {
  readonly type: 'pages'
  /** The records are summed, so that a window is always read completely, from its beginning. */
  readonly whole?: true
  /** Each page is imported alone, since it may be large, or its records are not its items. */
  readonly alone?: true
  /** Query parameters of the page. */
  paging(at: Position): Readonly<Record<string, string>>
  /** Facts of a page's JSON; undefined when it lacks the source's shape. */
  read(value: unknown, at: Position): PageFacts | undefined
}

export interface Position {
  /** From 1. */
  readonly page: number
  /** Items on the previous pages. */
  readonly items: number
}

export interface PageFacts {
  readonly items: readonly unknown[]
  /** Items in the whole window, where the source states it. */
  readonly total?: number
  readonly last: boolean
}

export interface DownloadKind extends KindBase {
  readonly type: 'download'
  /** Finds the file in the HTML of the window's page; without this function the window is the file. */
  locate?(html: string, window: Window): Window | undefined
}
