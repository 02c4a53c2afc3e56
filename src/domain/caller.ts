import type { Language, Permission, Role } from './vocabulary.ts'

/** Who makes a request, as the verified credential says. */
export interface Caller {
  readonly user_id: string
  readonly email: string
  readonly role: Role
  readonly permissions: readonly Permission[]
  readonly team_ids: readonly string[]
  /** Language of the sign-in that issued the token; one of the hints for the language of an answer. */
  readonly token_language?: Language
}
