// The client: sends requests of operations in one language, and repeats those that failed in passing where that is safe.

import type { Client, ClientOptions } from './client.ts'
import { type Exchange, notModifiedStatus, open, sendRepeatedly } from './exchange.ts'
import { fieldNames } from './generated/field-names.ts'
import { fieldOf, textOf } from './json-fields.ts'
import type { AnyCall, Language, OperationRow, Result } from './operation-row.ts'

/** A client of a service in one language. */
export function createClient<L extends Language>(options: ClientOptions<L>): Client<L> {
  const anonymous = options.credentials === undefined ? undefined : createClient(withoutCredentials(options))
  const exchangeOf = (row: OperationRow, call: AnyCall): Exchange => ({ row, call, options, anonymous })

  async function send<Answer>(row: OperationRow, call: AnyCall = {}): Promise<Answer> {
    const exchange = exchangeOf(row, call)
    const read = (response: Response) => readBody(row, response)
    const { response, body, requestId, attempts } = await sendRepeatedly(exchange, read)
    const { status, headers } = response
    const search = nextSearch(body, options.language)
    const { ifNoneMatch: _, ...again } = call
    const next = search && { next: () => send<Result<unknown>>(row, { ...again, query: search }) }
    const etag = headers.get('etag') ?? undefined
    const result = { data: body, status, headers, etag, requestId, attempts, ...next }
    return { ...result, ...(status === notModifiedStatus && { notModified: true }) } as Answer
  }

  return {
    language: options.language,
    options,
    send,
    open: (row, call = {}) => open(exchangeOf(row, call)),
  }
}

function withoutCredentials<L extends Language>({ credentials: _, ...options }: ClientOptions<L>): ClientOptions<L> {
  return options
}

/** What is no JSON, as of a proxy, counts as no answer. */
async function readBody({ answer }: OperationRow, response: Response): Promise<unknown> {
  if (answer === 'bytes') return response.body
  const text = await response.text()
  return answer === 'text' ? text : text === '' ? undefined : JSON.parse(text)
}

/** The query of the next page of a list; its path is that of the operation. */
function nextSearch(body: unknown, language: Language): URLSearchParams | undefined {
  const names = fieldNames[language]
  const next = textOf(fieldOf(body, names.links), names.next)
  return next === undefined ? undefined : new URLSearchParams(next.slice(next.indexOf('?') + 1))
}
