// JSON pointers (RFC 6901) into plain data: only what a value holds itself is reached.

/** The value that a pointer names; undefined where there is none. An empty pointer names the whole. */
export function readPointer(value: unknown, pointer: string): unknown {
  if (pointer === '') return value
  let at = value
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Readonly<Record<string, unknown>>)[name]
  }
  return at
}
