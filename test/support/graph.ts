// Documents of GraphQL over HTTP, as a client sends them.

import type { Language } from '../../src/domain/vocabulary.ts'

export interface GraphError {
  readonly message: string
  readonly path?: readonly (string | number)[]
  readonly extensions: { readonly code: string } & Readonly<Record<string, unknown>>
}

/** A part of what was found, whose shape the document says. */
export interface Found {
  readonly [name: string]: Found
}

export interface GraphReply {
  readonly status: number
  readonly headers: Headers
  /** Of what was carried out; empty without. */
  readonly data: Found
  /** The answer as it is. */
  readonly body: Readonly<Record<string, unknown>>
  readonly errors: readonly GraphError[]
  readonly extensions: { readonly cost: { readonly requested: number; readonly maximum: number } } | undefined
}

export interface GraphSender {
  readonly baseUrl: string
  readonly token?: string
  readonly language?: Language
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a document by POST. */
export async function askGraph(
  { baseUrl, token, language = 'en', headers = {} }: GraphSender,
  query: string,
  others: Readonly<Record<string, unknown>> = {},
): Promise<GraphReply> {
  const response = await fetch(`${baseUrl}/api/v1/graphql`, {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/json', 'Accept-Language': language },
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify({ query, ...others }),
  })
  return toReply(response)
}

/** What an answer says. */
export async function toReply(response: Response): Promise<GraphReply> {
  const text = await response.text()
  const body = text === '' ? {} : JSON.parse(text)
  const { data, errors = [], extensions } = body
  return { status: response.status, headers: response.headers, data: data ?? {}, body, errors, extensions }
}
