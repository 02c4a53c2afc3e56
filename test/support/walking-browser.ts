// A browser as far as sign-in needs one: it keeps cookies by host, and follows redirects one at a time.

import { issuer as ourAddress } from './service.ts'

export class WalkingBrowser {
  readonly #cookies = new Map<string, Map<string, string>>()
  readonly #baseUrl: string

  /** `baseUrl`: where our own address is really served. */
  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl
  }

  async visit(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, ourAddress)
    const isOurs = url.origin === ourAddress
    const real = isOurs ? new URL(`${url.pathname}${url.search}`, this.#baseUrl) : url
    const cookie = this.cookiesFor(url.origin)
    const headers = { ...(init.headers as Record<string, string>), ...(cookie !== '' && { cookie }) }
    const answer = await fetch(real, { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) this.#keep(url.origin, line)
    return answer
  }

  /** Follows redirects until one leads to an address that begins so, or to none: that address, or the last answer's. */
  async walk(address: string, until = ourAddress): Promise<string> {
    let at = address
    for (let steps = 0; steps < 20; steps++) {
      const answer = await this.visit(at)
      await answer.arrayBuffer()
      const next = answer.headers.get('location')
      if (next === null) return at
      at = new URL(next, at).href
      if (at.startsWith(until)) return at
    }
    throw new Error(`${address} leads nowhere`)
  }

  cookiesFor(origin: string): string {
    return [...(this.#cookies.get(origin) ?? [])].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Takes the cookies of another browser for our own address. */
  copyOurCookies(from: WalkingBrowser): void {
    this.#cookies.set(ourAddress, new Map(from.#cookies.get(ourAddress)))
  }

  #keep(origin: string, line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    const kept = this.#cookies.get(origin) ?? new Map<string, string>()
    if (/; ?(max-age=0|expires=Thu, 01 Jan 1970)/i.test(line)) kept.delete(name)
    else kept.set(name, value)
    this.#cookies.set(origin, kept)
  }
}
