// Handlers of sign-in by identity providers, as admins see it: who waits, the rules, and trials.

import type { OAuthRules } from '../../domain/generated/wire-types.ts'
import { userView } from '../../services/identity/user-view.ts'
import { approveUser, listPending, rejectUser } from '../../services/oauth/approvals.ts'
import type { OAuthContext } from '../../services/oauth/context.ts'
import { readTrial } from '../../services/oauth/read-trial.ts'
import { askerOf } from '../asker-of.ts'
import { browserSecretsIn } from '../browser-cookie.ts'
import type { Handlers } from '../handler.ts'

/** One handler for each operation of the module. */
export function oauthRuleHandlers(context: OAuthContext) {
  return {
    async get_sign_in_trial({ params, query: { state }, caller, headers }) {
      const browserSecrets = browserSecretsIn(headers('cookie'), state, context.publicUrl)
      return { body: await readTrial(context, { provider: params.provider, state, browserSecrets, caller }) }
    },
    list_pending_users: async () => ({ body: { pending_users: await listPending(context) } }),
    async approve_user(request) {
      const wanted = { ...request.body, id: request.params.user_id }
      return { body: userView(await approveUser(context, wanted, askerOf(request))) }
    },
    async reject_user(request) {
      await rejectUser(context, request.params.user_id, askerOf(request))
      return {}
    },
    get_sign_in_rules: async () => shown(await context.rules.read()),
    async replace_sign_in_rules(request) {
      const ifMatch = request.headers('if-match')
      return shown(await context.rules.replace(request.body, { ...askerOf(request), ifMatch }))
    },
  } satisfies Partial<Handlers>
}

function shown(rules: OAuthRules) {
  return { version: rules, body: rules }
}
