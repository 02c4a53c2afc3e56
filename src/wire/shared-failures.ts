// A description of the interface as it is sent: failures that several operations can answer stand once among its components.

import type { OpenApiDocument, OpenApiResponse } from './openapi.ts'

type Reference = { readonly $ref: string }

/**
 * The same document, a third as long: a failure that is described alike elsewhere is a reference.
 * @example withSharedFailures(openapiDocument('en')).components.responses['401.1']?.description // 'UNAUTHORIZED, …'
 */
export function withSharedFailures(document: OpenApiDocument) {
  const names = new Map<string, string>()
  const responses: Record<string, OpenApiResponse> = {}
  const share = (status: string, response: OpenApiResponse): OpenApiResponse | Reference => {
    if (Number(status) < 400) return response
    const text = JSON.stringify(response)
    const name = names.get(text) ?? `${status}.${names.size + 1}`
    names.set(text, name)
    responses[name] = response
    return { $ref: `#/components/responses/${name}` }
  }
  const paths = mapValues(document.paths, (methods) =>
    mapValues(methods, (operation) => ({
      ...operation,
      responses: mapValues(operation.responses, (response, status) => share(status, response)),
    })),
  )
  return { ...document, paths, components: { ...document.components, responses } }
}

function mapValues<Value, Other>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, key: string) => Other,
): Readonly<Record<string, Other>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
