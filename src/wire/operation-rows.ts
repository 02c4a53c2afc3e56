// What most rows of the operations table begin with.

/** A row that reads: no body, no query, JSON, one request. */
export const get = {
  since: '0.1.0',
  deprecated: false,
  method: 'GET',
  status: 200,
  body: null,
  query: null,
  media: 'json',
  errors: [],
} as const

/** The paths that clients know an operation by besides. */
export const alsoAt = (...paths: readonly string[]) => ({ also: paths.map((path) => ({ path })) })

/** A path that is the same in both languages. */
export const shared = <const P extends string>(path: P) => ({ path, pathPt: path }) as const
