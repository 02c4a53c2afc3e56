// Merge patch (RFC 7396): a change to a document, in which null takes a field away.

/** A change to T: what is absent stays, objects are changed in their turn, anything else takes the place of what was there. */
export type MergePatch<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Name in keyof T]?: MergePatch<NonNullable<T[Name]>> | null }
    : T

/**
 * The document after a change. An object that nothing is left of goes with its last field.
 * @example mergePatch({ a: 1, b: { c: 2 } }, { b: { c: null } }) // { a: 1 }
 */
export function mergePatch<T extends object>(before: T, patch: MergePatch<T>): T {
  return merged(before, patch) as T
}

function merged(before: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const fields = new Map(Object.entries(isObject(before) ? before : {}))
  for (const [name, change] of Object.entries(patch)) {
    const after = change === null ? undefined : merged(fields.get(name), change)
    if (after === undefined || isEmpty(after)) fields.delete(name)
    else fields.set(name, after)
  }
  return Object.fromEntries(fields)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0
}
