// Present: fields that stay out of an answer where their number is not known.

/** A field for a spread: nothing when the number is not known, since JSON has no NaN. */
export function present<K extends string>(name: K, value: number | undefined): { readonly [P in K]?: number } {
  return value === undefined || !Number.isFinite(value) ? {} : ({ [name]: value } as Record<K, number>)
}
