// GET requests whose redirects stay within known hosts.

import { limits } from '../limits.ts'
import type { HttpAnswer, HttpClient } from '../platform/fetch.ts'
import { ProblemThrown } from './problem.ts'

export interface SourceRequest {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** Sent to the first host only. */
  readonly secretHeaders: Readonly<Record<string, string>>
  /** Hosts (with port, where it is not the scheme's own) that may answer. */
  readonly hosts: ReadonlySet<string>
  readonly signal: AbortSignal
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** Requests an address and follows at most limits.connectorRedirectsMax redirects, to known hosts alone and never from https to http. */
export async function followRedirects(http: HttpClient, request: SourceRequest): Promise<HttpAnswer> {
  let url = request.url
  for (let hops = 0; ; hops++) {
    const secret = url.host === request.url.host ? request.secretHeaders : {}
    const answer = await http.get({ url, headers: { ...request.headers, ...secret }, signal: request.signal })
    const { location } = answer.headers
    if (!redirects.has(answer.status) || location === undefined) return answer
    answer.discard()
    const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined
    if (hops >= limits.connectorRedirectsMax || next === undefined || !isAllowed(next, url, request.hosts))
      throw new ProblemThrown({ code: 'redirect_refused', status: answer.status })
    url = next
  }
}

function isAllowed(next: URL, from: URL, hosts: ReadonlySet<string>): boolean {
  const scheme = next.protocol === 'https:' || (next.protocol === 'http:' && from.protocol === 'http:')
  return scheme && hosts.has(next.host) && next.username === '' && next.password === ''
}
