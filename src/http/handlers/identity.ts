// Handlers of the authentication module.

import type { StoredUser } from '../../auth/users.ts'
import type { LoginRequest, TotpSetup } from '../../domain/generated/wire-types.ts'
import type { BundlesContext } from '../../services/bundles/context.ts'
import { changePassword } from '../../services/identity/choose-password.ts'
import type { IdentityContext } from '../../services/identity/context.ts'
import { describeIssuer, readKeySet, rotateKeys } from '../../services/identity/keys.ts'
import { registerUser } from '../../services/identity/register-user.ts'
import { disableSecondFactor, renewBackupCodes, setUpSecondFactor } from '../../services/identity/second-factor.ts'
import { endOtherSessions, endSession, listSessions, logout } from '../../services/identity/sessions.ts'
import { issueTicket } from '../../services/identity/stream-ticket.ts'
import { userView } from '../../services/identity/user-view.ts'
import { login, refresh } from '../../services/sign-in.ts'
import { passwordChangedMessage } from '../../wire/texts.ts'
import { askerOf, originOf } from '../asker-of.ts'
import type { AdmittedRequest, Handlers } from '../handler.ts'
import { toSessions } from './to-sessions.ts'

// How long a verifier may cache the keys; the next key is published long before it signs.
const keySetCached = { 'Cache-Control': 'public, max-age=300' }

/** One handler for each operation of the module. */
export function identityHandlers(context: IdentityContext, { keys }: BundlesContext['audit']) {
  const signIn = async (purpose: 'login' | 'verify', request: AdmittedRequest, credentials: LoginRequest) => {
    const { language, aborted } = request
    return { body: await login(context, credentials, { purpose, language, aborted, origin: originOf(request) }) }
  }
  return {
    login: (request) => signIn('login', request, request.body),
    mfa_verify: (request) => signIn('verify', request, request.body),
    async refresh(request) {
      const { language, body } = request
      return { body: await refresh(context, body, { language, origin: originOf(request) }) }
    },
    async logout(request) {
      await logout(context, request.body, askerOf(request))
      return {}
    },
    auth_me({ caller: { user_id: id, email, role, permissions } }) {
      return { body: { id, email, role, permissions } }
    },
    async register(request) {
      return request.once(toRegistered, (making) =>
        registerUser(context, request.body, { ...askerOf(request), ...making }),
      )
    },
    async change_password(request) {
      const { body, aborted, language } = request
      const changed = await changePassword(context, body, { ...askerOf(request), aborted })
      return { body: { message: passwordChangedMessage[language], ...changed } }
    },
    async create_stream_ticket({ body, caller, language }) {
      return { body: await issueTicket(context, body, { caller, language }) }
    },
    async list_sessions({ caller: { user_id, session }, language }) {
      return { body: toSessions(await listSessions(context, user_id, session?.id), language) }
    },
    async end_other_sessions(request) {
      await endOtherSessions(context, askerOf(request))
      return {}
    },
    async end_session(request) {
      await endSession(context, request.params.session_id, askerOf(request))
      return {}
    },
    mfa_setup: (request) =>
      request.once(
        (setup: TotpSetup) => ({ body: setup }),
        (making) => setUpSecondFactor(context, { ...askerOf(request), ...making }),
      ),
    async mfa_disable(request) {
      const { body, aborted } = request
      await disableSecondFactor(context, body, { ...askerOf(request), aborted })
      return {}
    },
    async mfa_backup_codes(request) {
      const { body, aborted } = request
      const toReply = (backup_codes: readonly string[]) => ({ body: { backup_codes } })
      return request.once(toReply, (making) =>
        renewBackupCodes(context, body, { ...askerOf(request), aborted, ...making }),
      )
    },
    async jwks() {
      const bundle_keys = [{ key_id: keys.key_id, public_key: keys.public_key }]
      return { headers: keySetCached, body: { ...(await readKeySet(context)), bundle_keys } }
    },
    issuer_metadata: () => ({ headers: keySetCached, body: describeIssuer(context) }),
    async rotate_keys(request) {
      return { headers: { Location: '/.well-known/jwks.json' }, body: await rotateKeys(context, askerOf(request)) }
    },
  } satisfies Partial<Handlers>
}

function toRegistered(user: StoredUser) {
  const { id, email, role, permissions, created_at, password_change_required } = userView(user)
  return {
    headers: { Location: `/api/v1/admin/users/${id}` },
    body: { id, email, role, permissions, status: 'active' as const, created_at, password_change_required },
  }
}
