// Limits of the network of who deals with whom.

export const networkLimits = {
  /** Bidders of a purchase of which each two are joined; one with more is open to all and says nothing of two of them. */
  networkBiddersMax: 30,
  networkGroupFirmsMax: 12,
  /** Names that have most in common with a given one and are compared with it word by word. */
  networkNamesComparedMax: 40,
  /** The rarest trigrams of a name are looked at until so many names have come up: the others say little. */
  networkPostingsReadMax: 40_000,
} as const
