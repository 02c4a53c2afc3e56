// What every provider works with.

import type * as client from 'openid-client'
import type { Clock } from '../../platform/clock.ts'
import type { CheckedFetch } from '../../platform/fetch-checked.ts'

export interface ProviderParts {
  readonly http: Pick<CheckedFetch, 'fetch'>
  /** `insecure`: plain HTTP too, for development. */
  readonly transport: 'secure' | 'insecure'
  readonly clock: Clock
}

/** The guarded fetch in the shape of the library. */
export function toClientFetch({ fetch }: ProviderParts['http']): client.CustomFetch {
  return (url, { method, headers, body, signal }) => {
    const text = body instanceof URLSearchParams || typeof body === 'string' ? body : undefined
    return fetch(url, { method, headers, body: text, signal })
  }
}
