// A sign-in that is back from its provider, put into the store of a service as if it had gone there.

import { join } from 'node:path'
import type { Proof } from '../../src/auth/providers/provider.ts'
import { createSignInFlows, type FlowPurpose } from '../../src/auth/providers/sign-in-flows.ts'
import { loadSecretBox } from '../../src/auth/secret-box.ts'
import type { ProviderSetup } from '../../src/domain/identity-providers.ts'
import { browserCookie } from '../../src/http/browser-cookie.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { issuer, type TestService } from './service.ts'

/** A code host that is set up and never asked: its first page needs no answer of it. */
export const codeHost: ProviderSetup = {
  id: 'github',
  kind: 'code_hosting',
  displayName: 'GitHub',
  issuer: 'https://github.com',
  scopes: ['read:user', 'user:email'],
  addressProof: 'email_verified',
  clientId: 'prumo',
  clientSecret: 'a secret of the tests',
}

/** State and cookie of a sign-in of `email` at the code host. */
export async function plantSignIn(
  { state: store, dataDir, clock }: TestService,
  email: string,
  purpose: FlowPurpose = { type: 'sign_in' },
): Promise<{ readonly state: string; readonly headers: { readonly Cookie: string } }> {
  const box = await loadSecretBox(join(dataDir, 'keys'))
  const flows = createSignInFlows({ store, clock, ids: systemIds, box })
  const { state, browser } = await flows.begin({ provider: codeHost.id, purpose, goesOnTo: null })
  const flow = await flows.find(state, [browser])
  await flows.take(flow)
  const subject = email
  const proof: Proof = { issuer: codeHost.issuer, subject, email, name: 'Ana', session: null, claims: { id: subject } }
  await flows.keep(flow, proof)
  const [cookie = ''] = (browserCookie(state, browser, issuer)['Set-Cookie'] ?? '').split(';')
  return { state, headers: { Cookie: cookie } }
}
