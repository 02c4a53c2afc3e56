// A parameter of a query as the OpenAPI document shows it, and as it is sent.

export interface QueryParameter {
  readonly in: string
  readonly name: string
  readonly required: boolean
  readonly example?: unknown
}

/** As the styles of OpenAPI write a value. */
export function toPairs({ name, example }: QueryParameter): [string, string][] {
  if (typeof example !== 'object' || example === null) return [[name, String(example)]]
  if (Array.isArray(example)) return [[name, example.join(',')]]
  return Object.entries(example).flatMap(([field, conditions]) =>
    Object.entries(Object(conditions)).map(([operator, value]): [string, string] => [
      `${name}[${field}][${operator}]`,
      String(value),
    ]),
  )
}
