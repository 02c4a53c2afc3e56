// Follow redirects: GET requests whose redirects stay within known hosts.

import { limits } from '../limits.ts'
import type { HttpAnswer, HttpClient } from '../platform/fetch.ts'
import { ProblemThrown } from './problem.ts'

export interface Asking {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Sent to the first host only. */
  readonly secretHeaders: Readonly<Record<string, string>>
  /** Hosts (with port, where it is not the scheme's own) that may answer. */
  readonly hosts: ReadonlySet<string>
  readonly signal: AbortSignal
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Gets an address and follows its redirects, to known hosts alone, never from https to http, a few times at most. */
export async function followRedirects(http: HttpClient, asking: Asking): Promise<HttpAnswer> {
  let url = asking.url
  for (let hops = 0; ; hops++) {
    const secret = url.host === asking.url.host ? asking.secretHeaders : {}
    const answer = await http.get({ url, headers: { ...asking.headers, ...secret }, signal: asking.signal })
    const { location } = answer.headers
    if (!redirects.has(answer.status) || location === undefined) return answer
    answer.discard()
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined
    if (hops >= limits.connectorRedirectsMax || next === undefined || !isAllowed(next, url, asking.hosts))
      throw new ProblemThrown({ code: 'redirect_refused', status: answer.status })
    url = next
  }
}

function isAllowed(next: URL, from: URL, hosts: ReadonlySet<string>): boolean {
  const scheme = next.protocol === 'https:' || (next.protocol === 'http:' && from.protocol === 'http:')
  return scheme && hosts.has(next.host) && next.username === '' && next.password === ''
}
