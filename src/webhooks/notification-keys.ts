// Keys of the state store under which notifications stand. One place, so that writers and readers agree.

/** The notifications of all accounts, and of one, in the order of their times; the value is a StoredNotification as JSON. */
export const allNotificationsPrefix = 'notification/'
export const notificationsPrefix = (owner: string) => `${allNotificationsPrefix}${owner}/`
export const notificationKey = (owner: string, id: string) => `${notificationsPrefix(owner)}${id}`

/** What an account chose of its notifications; the value is a NotificationPreferences as JSON. */
export const preferencesKey = (owner: string) => `notification-preferences/${owner}`

/** From where an account has signed in; the value is a list of SignInPlace as JSON. */
export const signInPlacesKey = (owner: string) => `sign-in-places/${owner}`
