// Canonical JSON (RFC 8785): one text for a value. JSON.stringify writes numbers and texts as the RFC does; names are sorted by UTF-16 units.

/** @example canonicalJson({ b: 1, a: [true] }) // '{"a":[true],"b":1}' */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`
}
