// A service with identity providers, and sign-ins at them by browsers.

import type { OAuthRules } from '../../src/domain/generated/wire-types.ts'
import type { Client } from './client.ts'
import type { TestService } from './service.ts'
import { WalkingBrowser } from './walking-browser.ts'

/** What a callback answered: its status, and its body in English. */
export interface Returned {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>> & {
    readonly error?: { readonly code: string; readonly details: Readonly<Record<string, unknown>> }
  }
}

export interface BegunAtProvider {
  readonly authorization_url: string
  readonly state: string
}

const openRules: OAuthRules = {
  auto_register_enabled: true,
  default_role: 'viewer',
  require_admin_approval: false,
  providers: [],
  claim_rules: [],
}

export function signInStage(service: TestService, admin: Client) {
  const newBrowser = () => new WalkingBrowser(service.baseUrl)
  const pathOf = (provider: string) => `/api/v1/oauth/${provider}`
  const begin = async (browser: WalkingBrowser, provider: string, query = '') =>
    (await (await browser.visit(`${pathOf(provider)}/authorize${query}`)).json()) as BegunAtProvider
  /** The address that the provider sends the browser back to. */
  const goAndReturn = async (browser: WalkingBrowser, provider: string) =>
    browser.walk((await begin(browser, provider)).authorization_url)
  const open = async (browser: WalkingBrowser, address: string): Promise<Returned> => {
    const answer = await browser.visit(address)
    return { status: answer.status, body: (await answer.json()) as Returned['body'] }
  }
  const complete = async (browser: WalkingBrowser, provider: string, body: object): Promise<Returned> => {
    const headers = { 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await browser.visit(`${pathOf(provider)}/callback`, init)
    return { status: answer.status, body: (await answer.json()) as Returned['body'] }
  }
  return {
    newBrowser,
    begin,
    goAndReturn,
    open,
    complete,
    async signIn(provider: string, browser = newBrowser()) {
      return open(browser, await goAndReturn(browser, provider))
    },
    /** Begins what a bearer may begin, as the browser that keeps its cookie. */
    async beginAs(browser: WalkingBrowser, token: string, path: string) {
      const headers = { Authorization: `Bearer ${token}` }
      return (await (await browser.visit(path, { method: 'POST', headers })).json()) as BegunAtProvider
    },
    async setRules(changes: Partial<OAuthRules> = {}) {
      await admin.request('replace_sign_in_rules', { body: { ...openRules, ...changes } })
    },
  }
}

export type SignInStage = ReturnType<typeof signInStage>
