// Limits of notifications.

export const notificationLimits = {
  /** Of one account; the oldest that was read makes room first, then the oldest. */
  notificationsPerUserMax: 500,
  notificationsKeptDays: 90,
  /** Of what concerns the security of the account. */
  securityNotificationsKeptDays: 365,
  notificationsExpiryCheckMs: 3_600_000,
  notificationsExpiredPerCommit: 500,
  /** Places of sign-in that an account is known from; the one that was not used for longest is forgotten first. */
  signInPlacesMax: 20,
} as const
