// Values of fields of sign-in by identity providers in examples; all is invented.

import type { ExampleValues } from './example-value.ts'

const state = 'jcW3l0B6b2mXk0ZrV9qYdA'

export const oauthExamples: ExampleValues = {
  provider: 'oidc:prefeitura',
  state,
  display_name: 'Prefeitura de Campinas',
  'OAuthProvider.name': 'oidc:prefeitura',
  'OAuthScope.name': 'email',
  'OAuthScope.description': { en: 'Your e-mail address', pt: 'Seu endereço de e-mail' },
  redirect_url: 'https://prumo.example/signed-in',
  authorization_url: `https://id.example/authorize?client_id=prumo&state=${state}`,
  'OAuthCallbackQuery.code': 'SplxlOBeZQQYbYS6WxSbIA',
  'OAuthCallbackRequest.code': 'SplxlOBeZQQYbYS6WxSbIA',
  iss: 'https://id.example',
  'OAuthCallbackQuery.error': 'access_denied',
  'OAuthCallbackRequest.error': 'access_denied',
  error_description: 'denied',
  'PendingUser.email': 'ana@example.org',
  'PendingUser.name': 'Ana',
  allowed_domains: ['example.org'],
  auto_approved_domains: ['example.org'],
  claim: 'groups',
  'ClaimRule.value': 'audit',
  'OAuthTrial.email': 'ana@example.org',
  'TriedClaim.name': 'groups',
  'TriedClaim.value': 'audit',
  sign_out_url: 'https://id.example/logout?client_id=prumo',
  logout_token: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
}
