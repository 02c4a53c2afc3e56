// Handlers of sign-in by identity providers.

import type { FlowPurpose } from '../../auth/providers/sign-in-flows.ts'
import { sessionOf } from '../../services/identity/origin.ts'
import { type BegunSignIn, beginSignIn } from '../../services/oauth/begin-sign-in.ts'
import { completeSignIn } from '../../services/oauth/complete-sign-in.ts'
import type { OAuthContext } from '../../services/oauth/context.ts'
import { unlinkIdentity } from '../../services/oauth/link-identity.ts'
import { rulesOf } from '../../services/oauth/sign-in-rules.ts'
import { endByProvider, signOut } from '../../services/oauth/sign-out.ts'
import { providerScopeText } from '../../wire/oauth-texts.ts'
import { askerOf, originOf } from '../asker-of.ts'
import { browserCookie, browserSecretsIn } from '../browser-cookie.ts'
import type { AdmittedRequest, Handlers } from '../handler.ts'

/** One handler for each operation of the module. */
export function oauthHandlers(context: OAuthContext) {
  const { publicUrl } = context
  const begin = (provider: string, purpose: FlowPurpose, redirectUrl?: string) =>
    beginSignIn(context, { provider, purpose, redirectUrl })
  const cookieOf = ({ authorization, browser }: BegunSignIn) => browserCookie(authorization.state, browser, publicUrl)
  const toBegun = (begun: BegunSignIn) => ({ headers: cookieOf(begun), body: begun.authorization })

  async function complete(request: AdmittedRequest & ReturningRequest, given: ProviderAnswer) {
    const { language, aborted } = request
    const answer = new URLSearchParams()
    for (const name of answerNames) if (given[name] !== undefined) answer.set(name, given[name])
    const { state, totp_code } = given
    const browserSecrets = browserSecretsIn(request.headers('cookie'), state, publicUrl)
    const callback = { provider: request.params.provider, state, answer, totp_code, browserSecrets }
    const completed = await completeSignIn(context, callback, { language, aborted, origin: originOf(request) })
    if (completed.type === 'goes_on') return { status: 303, headers: { Location: completed.location } } as const
    if (completed.type === 'waiting') return { status: 202, body: completed.body } as const
    return { body: completed.body }
  }

  return {
    async list_sign_in_providers({ language }) {
      const rules = await context.rules.read()
      const usable = context.providers.setups.filter(({ id }) => rulesOf(rules, id).enabled)
      const providers = usable.map(({ id: name, displayName: display_name, scopes }) => ({
        ...{ name, display_name },
        scopes: scopes.map((scope) => ({
          name: scope,
          description: providerScopeText(scope, language),
          required: true,
        })),
      }))
      return { body: { providers } }
    },
    begin_sign_in: async ({ params, query }) =>
      toBegun(await begin(params.provider, { type: 'sign_in' }, query.redirect_url)),
    async go_to_sign_in({ params, query }) {
      const begun = await begin(params.provider, { type: 'sign_in' }, query.redirect_url)
      return { headers: { ...cookieOf(begun), Location: begun.authorization.authorization_url } }
    },
    // An address is written down in many places: no code of a second factor is taken from one.
    return_from_sign_in: (request) => complete(request, { ...request.query, totp_code: undefined }),
    complete_sign_in: (request) => complete(request, request.body),
    async link_sign_in_provider({ params, caller }) {
      const purpose = { type: 'link', user_id: caller.user_id, session_id: sessionOf(caller).id } as const
      return toBegun(await begin(params.provider, purpose))
    },
    async unlink_sign_in_provider(request) {
      await unlinkIdentity(context, request.params.provider, askerOf(request))
      return {}
    },
    sign_out_with_provider: async (request) => ({
      body: await signOut(context, request.params.provider, askerOf(request)),
    }),
    async end_sessions_by_provider(request) {
      const { params, body } = request
      await endByProvider(context, { provider: params.provider, token: body.logout_token }, originOf(request))
      return {}
    },
    try_sign_in_provider: async ({ params, caller }) =>
      toBegun(await begin(params.provider, { type: 'trial', user_id: caller.user_id })),
  } satisfies Partial<Handlers>
}

const answerNames = ['code', 'state', 'iss', 'error', 'error_description'] as const

interface ReturningRequest {
  readonly params: { readonly provider: string }
}

/** What a provider gives the browser, by the names of OAuth 2.0. */
interface ProviderAnswer extends Readonly<Partial<Record<(typeof answerNames)[number], string>>> {
  readonly state: string
  readonly totp_code?: string | undefined
}
