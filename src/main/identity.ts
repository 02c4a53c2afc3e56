// Users, teams, sessions, tokens and second factors over the state store.

import { join } from 'node:path'
import { createApiKeys } from '../auth/api-keys.ts'
import { createHeldAnswers } from '../auth/held-answers.ts'
import { createLoginLadder } from '../auth/login-ladder.ts'
import { createRevokedTokens } from '../auth/revoked-tokens.ts'
import { loadSecretBox } from '../auth/secret-box.ts'
import { createSessions } from '../auth/sessions.ts'
import { loadSigningKeys } from '../auth/signing-keys.ts'
import { createStreamTickets } from '../auth/stream-tickets.ts'
import { createTeams } from '../auth/teams.ts'
import { createTokens } from '../auth/tokens.ts'
import type { Trail } from '../auth/trail.ts'
import { createUsers } from '../auth/users.ts'
import type { Config } from '../config.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { IdentityContext } from '../services/identity/context.ts'
import { createStandingOf, type StandingOf } from '../services/identity/standing.ts'
import { createStandingTrail } from '../services/identity/standing-trail.ts'
import { createInTurn } from '../services/in-turn.ts'
import { hasTeamInvestigations } from '../services/investigations/lists.ts'
import { noticingTrail } from '../services/notifications/security-notices.ts'
import { notificationRemovalOf } from '../services/notifications/stored-notifications.ts'
import { reportRemovalOf } from '../services/reports/stored-report.ts'
import type { SettingsStore } from '../services/settings/settings.ts'
import { watchRemovalOf } from '../services/watches/watch.ts'
import { removalOfOwned } from '../services/webhooks/stored-webhooks.ts'
import { workflowRemovalOf } from '../services/workflows/stored-workflow.ts'
import type { Store } from '../store/port.ts'
import { permissionNames, roleName } from '../wire/permission-names.ts'

export interface IdentityParts {
  readonly state: Store
  readonly trail: Trail
  readonly settings: SettingsStore
  /** Default: by account, session and API key. */
  readonly standingOf?: StandingOf
  readonly clock: Clock
  readonly ids: Ids
}

/** Folder of the keys inside the data folder, readable by its owner alone. */
export function keysFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'keys')
}

/** Everything that identifies callers. */
export async function createIdentity(config: Config, parts: IdentityParts): Promise<IdentityContext> {
  const { state: store, settings, clock, ids } = parts
  const noticing = noticingTrail({ state: store, trail: parts.trail, users: createUsers(store, store), clock, ids })
  const trail = createStandingTrail(noticing, (caller) => standingOf(caller))
  const folder = keysFolder(config)
  const [keys, box] = await Promise.all([loadSigningKeys({ folder, newId: ids.uuid, clock }), loadSecretBox(folder)])
  const rules = async () => {
    const { max_sessions: sessionsMax, idle_timeout_minutes } = (await settings.read()).sessions
    return { sessionsMax, idleMs: idle_timeout_minutes * 60_000 }
  }
  const sessions = createSessions({ store, trail, clock, ids, rules })
  const isRefreshable: typeof sessions.isRefreshable = (userId, sessionId) => sessions.isRefreshable(userId, sessionId)
  const [users, apiKeys] = [createUsers(store, trail), createApiKeys(store, trail)]
  const standingOf = parts.standingOf ?? createStandingOf({ users, sessions, apiKeys })
  return {
    users,
    teams: createTeams(store, trail, ids),
    sessions,
    apiKeys,
    standingOf,
    webhooksEnding: (userId) => removalOfOwned(store, userId),
    hasInvestigations: (teamId) => hasTeamInvestigations(store, teamId),
    watchRemovalOf: (userId) => watchRemovalOf(store, userId),
    reportRemovalOf: (userId) => reportRemovalOf(store, userId),
    workflowRemovalOf: (userId) => workflowRemovalOf(store, userId),
    notificationRemovalOf: (userId) => notificationRemovalOf(store, userId),
    tokens: createTokens({ keys, issuer: config.publicUrl, clock, ids, isRefreshable }),
    revoked: createRevokedTokens(store, clock),
    tickets: createStreamTickets({ store, clock, ids }),
    keys,
    ladder: createLoginLadder({ store, trail, clock, ids }),
    held: createHeldAnswers(clock),
    box,
    settings,
    trail,
    inTurn: createInTurn(),
    clock,
    ids,
    issuer: config.publicUrl,
    permissionNames,
    roleName,
  }
}
