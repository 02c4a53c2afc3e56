import type { ApiKeys } from '../../auth/api-keys.ts'
import type { HeldAnswers } from '../../auth/held-answers.ts'
import type { LoginLadder } from '../../auth/login-ladder.ts'
import type { RevokedTokens } from '../../auth/revoked-tokens.ts'
import type { SecretBox } from '../../auth/secret-box.ts'
import type { Sessions } from '../../auth/sessions.ts'
import type { SigningKeys } from '../../auth/signing-keys.ts'
import type { StreamTickets } from '../../auth/stream-tickets.ts'
import type { Teams } from '../../auth/teams.ts'
import type { Tokens } from '../../auth/tokens.ts'
import type { Trail } from '../../auth/trail.ts'
import type { UserChange, Users } from '../../auth/users.ts'
import type { Language, Permission, Role } from '../../domain/vocabulary.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { Write } from '../../store/port.ts'
import type { InTurn } from '../in-turn.ts'
import type { SettingsStore } from '../settings/settings.ts'
import type { removalOfOwned } from '../webhooks/stored-webhooks.ts'
import type { StandingOf } from './standing.ts'

/** What the identity services work with. */
export interface IdentityContext {
  readonly users: Users
  readonly teams: Teams
  readonly sessions: Sessions
  readonly apiKeys: ApiKeys
  readonly tokens: Tokens
  readonly revoked: RevokedTokens
  readonly tickets: StreamTickets
  readonly keys: SigningKeys
  readonly ladder: LoginLadder
  readonly held: HeldAnswers
  readonly box: SecretBox
  readonly settings: SettingsStore
  readonly trail: Trail
  readonly inTurn: InTurn
  readonly standingOf: StandingOf
  /** Writes that remove every webhook of a user, and the conditions that there is no other and none has changed. */
  readonly webhooksEnding: (userId: string) => ReturnType<typeof removalOfOwned>
  /** Whether investigations belong to a team. */
  readonly hasInvestigations: (teamId: string) => Promise<boolean>
  /** What removes the watches of an account, and the conditions that there is no other. */
  readonly watchRemovalOf: (userId: string) => Promise<Required<Pick<UserChange, 'writes' | 'conditions'>>>
  readonly reportRemovalOf: (userId: string) => Promise<Required<Pick<UserChange, 'writes' | 'conditions'>>>
  readonly workflowRemovalOf: (userId: string) => Promise<Required<Pick<UserChange, 'writes' | 'conditions'>>>
  /** What removes what is kept of an account for its notifications. */
  readonly notificationRemovalOf: (userId: string) => Promise<readonly Write[]>
  readonly clock: Clock
  readonly ids: Ids
  /** Address under which the tokens are issued. */
  readonly issuer: string
  /** Permission names as a token of this language spells them. */
  readonly permissionNames: (permissions: readonly Permission[], language: Language) => readonly string[]
  readonly roleName: (role: Role, language: Language) => string
}
