// Source: the declaration of a source, its kinds of query and their paging.

import type { DataSource } from '../domain/vocabulary.ts'
import type { SourceId, SourceQuery } from './connector.ts'

/** The properties of a source; the machinery around it is shared. */
export interface Source {
  readonly id: SourceId
  /** Address of the service, without a slash at the end; configuration can put another in its place. */
  readonly baseUrl: string
  /** Hosts besides the base's own to which it may redirect. */
  readonly hosts: readonly string[]
  /** Requests a minute that it stands, by the hour of the day in Brasília. */
  requestsPerMinute(hour: number): number
  /** Name of the header that carries the key; without a key such a source cannot be asked. */
  readonly keyHeader?: string
  readonly kinds: Readonly<Record<string, SourceKind>>
}

export type SourceKind = PagedKind | DownloadKind

/** What both kinds say of the records inside. */
interface KindBase {
  /** Source of the records, where the format does not tell. */
  readonly data_source?: DataSource
  /** Import format, where the content alone does not tell it. */
  readonly format?: string
  /** The question cut into windows: small enough that pages hardly move while they are read. Throws VALIDATION_ERROR. */
  windows(query: SourceQuery): readonly Window[]
}

/** One request of a question, before paging. */
export interface Window {
  /** After the base address, with a slash in front. */
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

export interface PagedKind extends KindBase {
  readonly type: 'pages'
  /** The records make sums, so that a part of a window is worth nothing: it is always read from its beginning. */
  readonly whole?: true
  /** A page is an answer of its own, never read in one go with others: it may be large, or its records not be its items. */
  readonly alone?: true
  /** Parameters that name the page. */
  paging(at: Position): Readonly<Record<string, string>>
  /** What a page's JSON holds; undefined when it has not the source's shape. */
  read(value: unknown, at: Position): PageFacts | undefined
}

export interface Position {
  /** From 1. */
  readonly page: number
  /** Items on the pages before. */
  readonly items: number
}

export interface PageFacts {
  readonly items: readonly unknown[]
  /** Items in the whole window, where the source says so. */
  readonly total?: number
  readonly last: boolean
}

export interface DownloadKind extends KindBase {
  readonly type: 'download'
  /** Finds the file in the HTML of the window's page; without it the window is the file itself. */
  locate?(html: string, window: Window): Window | undefined
}
