// Rows of the operations table: signing in with identity providers, approval of new accounts, and the rules of both.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const post = { ...get, method: 'POST', creates: null } as const
const open = { tag: 'Sign-in providers', permission: 'public' } as const
const own = { tag: 'Sign-in providers', permission: 'authenticated' } as const
const users = { tag: 'Sign-in providers', permission: 'manage:users' } as const
const rules = {
  ...get,
  ...shared('/api/v1/oauth/config'),
  tag: 'Sign-in providers',
  permission: 'configure:system',
  reply: 'OAuthRules',
} as const
const refusals = ['SIGN_IN_REFUSED'] as const
const callback = {
  ...open,
  ...shared('/api/v1/oauth/{provider}/callback'),
  reply: 'OAuthLoginResponse',
  outcome: {
    reply: 'OAuthOutcome',
    en: 'No session: the account waits for approval, a provider was linked, or a trial is back.',
    pt: 'Sem sessão: a conta aguarda aprovação, um provedor foi vinculado, ou um teste voltou.',
  },
  isNeverKept: true,
  errors: [
    ...['SIGN_IN_REFUSED', 'ACCOUNT_PENDING_APPROVAL', 'ACCOUNT_REJECTED'],
    ...['INVALID_CREDENTIALS', 'ACCOUNT_LOCKED', 'MFA_REQUIRED'],
  ],
} as const

export const oauthOperations = [
  {
    ...get,
    ...open,
    ...shared('/api/v1/oauth/providers'),
    id: 'list_sign_in_providers',
    summary: {
      en: 'List the identity providers to sign in with',
      pt: 'Listar os provedores de identidade para entrar',
    },
    reply: 'OAuthProviders',
  },
  {
    ...get,
    ...open,
    ...shared('/api/v1/oauth/{provider}/authorize'),
    id: 'begin_sign_in',
    summary: { en: 'Begin to sign in with an identity provider', pt: 'Começar a entrar por um provedor de identidade' },
    query: 'OAuthAuthorizeQuery',
    reply: 'OAuthAuthorization',
    isNeverKept: true,
    errors: refusals,
  },
  {
    ...get,
    ...open,
    ...shared('/api/v1/oauth/{provider}/login'),
    id: 'go_to_sign_in',
    summary: { en: 'Go to the page of an identity provider', pt: 'Ir para a página de um provedor de identidade' },
    query: 'OAuthAuthorizeQuery',
    reply: null,
    status: 302,
    errors: refusals,
  },
  {
    ...get,
    ...callback,
    id: 'return_from_sign_in',
    summary: { en: 'Complete a sign-in: the browser comes back', pt: 'Concluir uma entrada: o navegador volta' },
    query: 'OAuthCallbackQuery',
    goesOn: {
      en: 'The browser goes on to `redirect_url`, whose page asks for the outcome by POST.',
      pt: 'O navegador segue para `url_retorno`, cuja página pede o resultado por POST.',
    },
  },
  {
    ...post,
    ...callback,
    id: 'complete_sign_in',
    summary: {
      en: 'Complete a sign-in by its state, also with the code of the second factor',
      pt: 'Concluir uma entrada pelo estado, também com o código do segundo fator',
    },
    body: 'OAuthCallbackRequest',
    isForm: true,
    goesOn: {
      en: 'The browser goes on to `redirect_url`, whose page asks for the outcome by POST.',
      pt: 'O navegador segue para `url_retorno`, cuja página pede o resultado por POST.',
    },
  },
  {
    ...post,
    ...own,
    ...shared('/api/v1/oauth/{provider}/link'),
    id: 'link_sign_in_provider',
    summary: {
      en: "Begin to link an identity provider to one's own account",
      pt: 'Começar a vincular um provedor de identidade à própria conta',
    },
    reply: 'OAuthAuthorization',
    errors: refusals,
  },
  {
    ...get,
    ...own,
    ...shared('/api/v1/oauth/{provider}/link'),
    method: 'DELETE',
    id: 'unlink_sign_in_provider',
    status: 204,
    reply: null,
    summary: {
      en: "Take an identity provider off one's own account",
      pt: 'Desvincular um provedor de identidade da própria conta',
    },
    errors: ['RESOURCE_NOT_FOUND', 'CONFLICT'],
  },
  {
    ...post,
    ...own,
    ...shared('/api/v1/oauth/{provider}/logout'),
    id: 'sign_out_with_provider',
    summary: {
      en: 'Sign out here, and learn where to sign out at the identity provider',
      pt: 'Sair daqui e saber onde sair no provedor de identidade',
    },
    reply: 'OAuthSignOut',
  },
  {
    ...post,
    ...open,
    ...shared('/api/v1/oauth/{provider}/backchannel-logout'),
    id: 'end_sessions_by_provider',
    summary: {
      en: 'End sessions as their identity provider says (OpenID Connect Back-Channel Logout)',
      pt: 'Encerrar sessões como diz o provedor de identidade (OpenID Connect Back-Channel Logout)',
    },
    body: 'BackChannelLogout',
    isForm: true,
    reply: null,
    status: 204,
  },
  {
    ...post,
    ...rules,
    ...shared('/api/v1/oauth/{provider}/test'),
    id: 'try_sign_in_provider',
    summary: {
      en: 'Begin a trial of an identity provider: a real sign-in that opens no session',
      pt: 'Começar um teste de um provedor de identidade: uma entrada real que não abre sessão',
    },
    method: 'POST',
    reply: 'OAuthAuthorization',
    errors: refusals,
  },
  {
    ...rules,
    ...shared('/api/v1/oauth/{provider}/test'),
    id: 'get_sign_in_trial',
    summary: {
      en: 'Read what came of a trial: claims, rules that matched, or why it is refused',
      pt: 'Ler o resultado de um teste: atributos, regras aplicadas, ou por que é recusado',
    },
    query: 'OAuthTrialQuery',
    reply: 'OAuthTrial',
    isNeverKept: true,
    errors: refusals,
  },
  {
    ...get,
    ...users,
    ...shared('/api/v1/oauth/pending-users'),
    id: 'list_pending_users',
    summary: { en: 'List the accounts that wait for approval', pt: 'Listar as contas que aguardam aprovação' },
    reply: 'PendingUsers',
  },
  {
    ...post,
    ...users,
    ...shared('/api/v1/oauth/users/{user_id}/approve'),
    id: 'approve_user',
    summary: { en: 'Approve an account', pt: 'Aprovar uma conta' },
    body: 'OAuthApproval',
    isBodyOptional: true,
    reply: 'Account',
    errors: ['CONFLICT'],
  },
  {
    ...get,
    ...users,
    ...shared('/api/v1/oauth/users/{user_id}/reject'),
    method: 'DELETE',
    id: 'reject_user',
    status: 204,
    reply: null,
    summary: { en: 'Reject an account', pt: 'Rejeitar uma conta' },
    errors: ['CONFLICT'],
  },
  {
    ...rules,
    id: 'get_sign_in_rules',
    summary: {
      en: 'Read the rules of sign-in by identity providers',
      pt: 'Ler as regras de entrada por provedores de identidade',
    },
  },
  {
    ...rules,
    method: 'PUT',
    id: 'replace_sign_in_rules',
    summary: {
      en: 'Replace the rules of sign-in by identity providers',
      pt: 'Substituir as regras de entrada por provedores de identidade',
    },
    body: 'OAuthRules',
    errors: ['PRECONDITION_FAILED'],
  },
] as const satisfies readonly Operation[]
