// Identity providers that people may sign in with: what is known of each before an operator sets it up. Where the values come from
// stands in docs/sign-in.md#providers.

/** `oidc`: OpenID Connect with a discovery document. `code_hosting`: OAuth 2.0 alone, whose user is read from an API. */
export type ProviderKind = 'oidc' | 'code_hosting'

/** The claim that proves the address of a user; without it the address counts as unproved. */
export type AddressProof = 'email_verified' | 'xms_edov'

interface ProviderPreset {
  readonly kind: ProviderKind
  readonly displayName: string
  /** Null: it depends on the operator's own directory, and has to be set. */
  readonly issuer: string | null
  readonly scopes: readonly string[]
  readonly addressProof: AddressProof
}

const openid = ['openid', 'email', 'profile'] as const

/** By id, as paths and settings name them. */
export const providerPresets = {
  google: {
    kind: 'oidc',
    displayName: 'Google',
    issuer: 'https://accounts.google.com',
    scopes: openid,
    addressProof: 'email_verified',
  },
  // Its claim `email` is what a directory says, of any domain; `xms_edov` says that the directory owns the domain.
  microsoft: {
    kind: 'oidc',
    displayName: 'Microsoft',
    issuer: null,
    scopes: openid,
    addressProof: 'xms_edov',
  },
  github: {
    kind: 'code_hosting',
    displayName: 'GitHub',
    issuer: 'https://github.com',
    scopes: ['read:user', 'user:email'],
    addressProof: 'email_verified',
  },
  gov_br: {
    kind: 'oidc',
    displayName: 'gov.br',
    issuer: 'https://sso.acesso.gov.br/',
    scopes: openid,
    addressProof: 'email_verified',
  },
} as const satisfies Readonly<Record<string, ProviderPreset>>

/** An identity provider as an operator has set it up. */
export interface ProviderSetup extends ProviderPreset {
  /** A preset, or `oidc:` and a name of the operator's own. */
  readonly id: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** What a provider of the operator's own begins with. */
export const ownProvider = { kind: 'oidc', scopes: openid, addressProof: 'email_verified' } as const

/** True for a provider that exists whether or not it was set up. */
export function isPreset(id: string): id is keyof typeof providerPresets {
  return Object.hasOwn(providerPresets, id)
}
