// Handlers of the authentication module.

import { changePassword } from '../../services/identity/choose-password.ts'
import type { IdentityContext } from '../../services/identity/context.ts'
import { describeIssuer, readKeySet, rotateKeys } from '../../services/identity/keys.ts'
import { type Registration, registerUser } from '../../services/identity/register-user.ts'
import {
  disableSecondFactor,
  type Proof,
  renewBackupCodes,
  setUpSecondFactor,
} from '../../services/identity/second-factor.ts'
import { endOtherSessions, endSession, listSessions, logout } from '../../services/identity/sessions.ts'
import { userView } from '../../services/identity/user-view.ts'
import { login, refresh } from '../../services/sign-in.ts'
import type { identityOperations } from '../../wire/identity-operations.ts'
import { passwordChangedMessage } from '../../wire/texts.ts'
import type { Handler, HandlerRequest } from '../handler.ts'
import type { AccountOperation } from './accounts.ts'
import { callerOf, originOf } from './origin-of.ts'

type IdentityOperation = Exclude<(typeof identityOperations)[number]['id'], AccountOperation>

// How long a verifier may go on without asking for the keys again; the next key is published long before it signs.
const keySetCached = { 'Cache-Control': 'public, max-age=300' }

export function identityHandlers(context: IdentityContext): Record<IdentityOperation, Handler> {
  return {
    login: (request) => signIn(context, request, 'login'),
    mfa_verify: (request) => signIn(context, request, 'verify'),
    async refresh(request) {
      const { language } = request
      const body = request.body as { readonly refresh_token: string }
      return { body: await refresh(context, body, { language, origin: originOf(request) }) }
    },
    async logout(request) {
      const body = request.body as { readonly refresh_token?: string; readonly all?: boolean }
      await logout(context, body, byCaller(request))
      return {}
    },
    async auth_me(request) {
      const { user_id: id, email, role, permissions } = callerOf(request)
      return { body: { id, email, role, permissions } }
    },
    async register(request) {
      const user = await registerUser(context, request.body as Registration, byCaller(request))
      const { id, email, role, permissions, status, created_at, password_change_required } = userView(user)
      return {
        headers: { Location: `/api/v1/admin/users/${id}` },
        body: { id, email, role, permissions, status, created_at, password_change_required },
      }
    },
    async change_password(request) {
      const body = request.body as { readonly current_password: string; readonly new_password: string }
      const sessions_revoked = await changePassword(context, body, { ...byCaller(request), aborted: request.aborted })
      return { body: { message: passwordChangedMessage[request.language], sessions_revoked } }
    },
    async list_sessions(request) {
      const { user_id, session } = callerOf(request)
      return { body: { sessions: await listSessions(context, user_id, session?.id) } }
    },
    async end_other_sessions(request) {
      await endOtherSessions(context, byCaller(request))
      return {}
    },
    async end_session(request) {
      await endSession(context, request.params.session_id ?? '', byCaller(request))
      return {}
    },
    async mfa_setup(request) {
      return { body: await setUpSecondFactor(context, byCaller(request)) }
    },
    async mfa_disable(request) {
      await disableSecondFactor(context, request.body as Proof, { ...byCaller(request), aborted: request.aborted })
      return {}
    },
    async mfa_backup_codes(request) {
      const by = { ...byCaller(request), aborted: request.aborted }
      return { body: { backup_codes: await renewBackupCodes(context, request.body as Proof, by) } }
    },
    async jwks() {
      return { headers: keySetCached, body: await readKeySet(context) }
    },
    async issuer_metadata() {
      return { headers: keySetCached, body: describeIssuer(context) }
    },
    async rotate_keys(request) {
      return { body: await rotateKeys(context, byCaller(request)) }
    },
  }
}

async function signIn(context: IdentityContext, request: HandlerRequest, purpose: 'login' | 'verify') {
  const { language, aborted } = request
  const body = request.body as { readonly email: string; readonly password: string; readonly totp_code?: string }
  const {
    refresh_expires_in: _,
    refreshes_remaining: __,
    ...answer
  } = await login(context, body, { purpose, language, aborted, origin: originOf(request) })
  return { body: answer }
}

function byCaller(request: HandlerRequest) {
  return { caller: callerOf(request), origin: originOf(request) }
}
