// A description of the interface as it is sent: headers, and failures that several operations can answer, stand once among its
// components.

import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from './openapi.ts'

interface Reference {
  readonly $ref: string
}

type SharedResponse = Omit<OpenApiResponse, 'headers'> & { readonly headers?: Readonly<Record<string, Reference>> }

/**
 * The same document, a third as long: a header, or a failure that is described alike elsewhere, is a reference.
 * @example withSharedParts(openapiDocument('en')).components.headers.ETag // { description: 'Names this version …', … }
 */
export function withSharedParts(document: OpenApiDocument) {
  const names = new Map<string, string>()
  const responses: Record<string, SharedResponse> = {}
  const headers: Record<string, unknown> = {}
  const toShared = (response: OpenApiResponse, status: string): SharedResponse | Reference => {
    Object.assign(headers, response.headers)
    const named = mapValues(response.headers ?? {}, (_, name) => ({ $ref: `#/components/headers/${name}` }))
    const shared = { ...response, headers: named }
    if (Number(status) < 400) return shared
    const text = JSON.stringify(shared)
    const name = names.get(text) ?? `${status}.${names.size + 1}`
    names.set(text, name)
    responses[name] = shared
    return { $ref: `#/components/responses/${name}` }
  }
  const toOperation = (operation: OpenApiOperation) => ({
    ...operation,
    responses: mapValues(operation.responses, toShared),
  })
  const paths = mapValues(document.paths, (methods) => mapValues(methods, toOperation))
  return { ...document, paths, components: { ...document.components, responses, headers } }
}

function mapValues<Value, Other>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Other,
): Readonly<Record<string, Other>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
