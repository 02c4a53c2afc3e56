// Limits of sign-in by identity providers.

export const signInLimits = {
  /** From the beginning of a sign-in to its end, and for how long its outcome waits for who began it. */
  signInFlowMs: 600_000,
  /** Of one request to a provider, from the look-up of its name to the last byte of its answer. */
  providerAnswerMs: 10_000,
  providerAnswerBytesMax: 262_144,
  /** Requests to a provider that fail in a row before it is left alone, and for how long it is. */
  providerFailuresMax: 5,
  providerOpenMs: 30_000,
  providerOpenMaxMs: 300_000,
  /** For how long a discovery document is used before it is read again. */
  providerMetadataMs: 600_000,
  /** By how much the clock of a provider may differ from ours. */
  providerClockSkewSeconds: 60,
  /** Of a sign-out token of a provider, from its making. */
  signOutTokenMs: 120_000,
  /** Claims that a trial of a provider shows, and characters of each. */
  shownClaimsMax: 50,
  shownClaimCharactersMax: 500,
  providerNameCharactersMax: 60,
  /** Of an address that a provider proves: as long as in a registration. */
  providerAddressCharactersMax: 254,
  /** Rules that make roles and teams of claims. */
  claimRulesMax: 100,
  /** Accounts linked to one account. */
  linkedIdentitiesMax: 10,
} as const
