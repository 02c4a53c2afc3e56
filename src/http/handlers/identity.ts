// Handlers of the authentication module.

import { AppError } from '../../errors.ts'
import { login, refresh, type SignInContext } from '../../services/sign-in.ts'
import type { Handler, HandlerRequest } from '../handler.ts'

type IdentityOperation = 'login' | 'refresh' | 'auth_me'

export function identityHandlers(context: SignInContext): Record<IdentityOperation, Handler> {
  return {
    async login(request) {
      const body = request.body as { readonly email: string; readonly password: string }
      const { language } = request
      const {
        refresh_expires_in: _,
        refreshes_remaining: __,
        ...answer
      } = await login(context, body, {
        language,
        device: deviceOf(request),
      })
      return { body: answer }
    },
    async refresh(request) {
      const { language } = request
      return { body: await refresh(context, request.body as { readonly refresh_token: string }, { language }) }
    },
    async auth_me({ caller }) {
      if (!caller) throw new AppError('UNAUTHORIZED')
      const { user_id: id, email, role, permissions } = caller
      return { body: { id, email, role, permissions } }
    },
  }
}

function deviceOf(request: HandlerRequest) {
  return { user_agent: (request.headers('user-agent') ?? '').slice(0, 300), ip_address: request.remoteAddress }
}
