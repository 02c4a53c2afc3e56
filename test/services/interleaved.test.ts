import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Checkpoint, type InvestigationRecord, untouched } from '../../src/agents/investigation.ts'
import { checkpointKey, recordKey } from '../../src/agents/keys.ts'
import { createApiKeys } from '../../src/auth/api-keys.ts'
import { createLoginLadder } from '../../src/auth/login-ladder.ts'
import { hashPassword } from '../../src/auth/passwords.ts'
import { createSecondFactor } from '../../src/auth/second-factor.ts'
import { createSessions } from '../../src/auth/sessions.ts'
import { createTeams } from '../../src/auth/teams.ts'
import { createUsers, type StoredUser } from '../../src/auth/users.ts'
import type { Caller } from '../../src/domain/caller.ts'
import type { AccountPatch, ApiKeyRequest } from '../../src/domain/generated/wire-types.ts'
import { specTiers } from '../../src/domain/rate-tiers.ts'
import { rolePermissions } from '../../src/domain/role-permissions.ts'
import type { Role } from '../../src/domain/vocabulary.ts'
import { AppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import { authenticateKey, keyLeftMs } from '../../src/services/api-keys/authenticate-key.ts'
import type { ApiKeysContext } from '../../src/services/api-keys/context.ts'
import { issueKey } from '../../src/services/api-keys/issue-key.ts'
import { revokeKey, rotateKey, setKeyLimits } from '../../src/services/api-keys/manage-keys.ts'
import { checkCredentials } from '../../src/services/identity/check-credentials.ts'
import { changePassword } from '../../src/services/identity/choose-password.ts'
import type { IdentityContext } from '../../src/services/identity/context.ts'
import { createTeam, removeTeam } from '../../src/services/identity/manage-teams.ts'
import { changeUser, removeUser, unlockUser } from '../../src/services/identity/manage-users.ts'
import type { Asker } from '../../src/services/identity/origin.ts'
import { registerUser } from '../../src/services/identity/register-user.ts'
import { setUpSecondFactor } from '../../src/services/identity/second-factor.ts'
import { endOtherSessions } from '../../src/services/identity/sessions.ts'
import { createStandingOf } from '../../src/services/identity/standing.ts'
import { createStandingTrail } from '../../src/services/identity/standing-trail.ts'
import { cancelInvestigation } from '../../src/services/investigations/cancel.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { purgeInvestigation } from '../../src/services/investigations/purge.ts'
import { enqueue, readQueue } from '../../src/services/investigations/queue.ts'
import { retryInvestigation } from '../../src/services/investigations/retry.ts'
import { shareInvestigation } from '../../src/services/investigations/share.ts'
import { startInvestigation } from '../../src/services/investigations/start.ts'
import { notificationRemovalOf } from '../../src/services/notifications/stored-notifications.ts'
import { reportRemovalOf } from '../../src/services/reports/stored-report.ts'
import { createSettings } from '../../src/services/settings/settings.ts'
import { watchRemovalOf } from '../../src/services/watches/watch.ts'
import { webhookEvent } from '../../src/services/webhooks/context.ts'
import { addWebhook, removalOfOwned } from '../../src/services/webhooks/stored-webhooks.ts'
import { workflowRemovalOf } from '../../src/services/workflows/stored-workflow.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import type { StoredWebhook } from '../../src/webhooks/webhook.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { requestOf } from '../support/request-of.ts'

// Two operations at once, met at the store port: the first has read, decided and is about to commit when the second runs
// to its end. Whatever the order, the store holds what one after the other would have left, and who loses is told why.

type World = Awaited<ReturnType<typeof createWorld>>
type Work = () => Promise<unknown>

interface Meeting {
  readonly name: string
  /** How the first ends: it is done all the same, or refused with this code and reason. */
  readonly first: string
  readonly of: (world: World) => Promise<{ first: Work; second: Work; holds: () => Promise<boolean> }>
}

const keyRequest: ApiKeyRequest = { name: 'k', scopes: ['write:investigations'], allowed_ips: [], expires_in_days: 90 }

const meetings: readonly Meeting[] = [
  {
    name: 'a team that is removed while somebody joins it stays, with its member',
    first: 'CONFLICT team_has_members',
    async of({ context, by, addUser, addTeam, membersAreOfTeams, patch }) {
      const [team, user] = [await addTeam(), await addUser('analyst')]
      return {
        first: () => removeTeam(context, team, by),
        second: () => patch(user, { team_ids: [team] }),
        holds: membersAreOfTeams,
      }
    },
  },
  {
    name: 'nobody joins a team that is removed meanwhile',
    first: 'VALIDATION_ERROR unknown_team',
    async of({ context, by, addUser, addTeam, membersAreOfTeams, patch }) {
      const [team, user] = [await addTeam(), await addUser('analyst')]
      return {
        first: () => patch(user, { team_ids: [team] }),
        second: () => removeTeam(context, team, by),
        holds: membersAreOfTeams,
      }
    },
  },
  {
    name: 'of two last teams one is refused',
    first: 'CONFLICT too_many_teams',
    async of({ context, by, addTeam }) {
      for (let n = 1; n < limits.teamsMax; n++) await addTeam(`Equipe ${n}`)
      return {
        first: () => createTeam(context, 'Uma', by),
        second: () => createTeam(context, 'Outra', by),
        holds: async () => (await context.teams.list()).length === limits.teamsMax,
      }
    },
  },
  {
    name: 'of two last API keys one is refused',
    first: 'CONFLICT too_many_keys',
    async of({ context, keys, signIn, addUser }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      for (let n = 1; n < limits.apiKeysPerUserMax; n++) await issueKey(keys, keyRequest, asker)
      return {
        first: () => issueKey(keys, keyRequest, asker),
        second: () => issueKey(keys, keyRequest, asker),
        holds: async () => (await context.apiKeys.list(user.id)).length === limits.apiKeysPerUserMax,
      }
    },
  },
  {
    name: 'no API key has a scope of a role that is taken meanwhile',
    first: 'INSUFFICIENT_PERMISSIONS rights_changed',
    async of({ context, keys, signIn, addUser, patch }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      return {
        first: () => issueKey(keys, keyRequest, asker),
        second: () => patch(user, { role: 'viewer' }),
        holds: async () => (await context.apiKeys.list(user.id)).length === 0,
      }
    },
  },
  {
    name: 'no API key is issued by a session that a reset ends meanwhile',
    first: 'TOKEN_INVALID revoked',
    async of({ context, keys, signIn, addUser, patch }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      return {
        first: () => issueKey(keys, keyRequest, asker),
        second: () => patch(user, { password: 'outra senha bem longa' }),
        holds: async () => (await context.apiKeys.list(user.id)).length === 0,
      }
    },
  },
  {
    name: 'a reset ends the API key that is issued meanwhile',
    first: 'done',
    async of({ context, keys, signIn, addUser, patch }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      return {
        first: () => patch(user, { password: 'outra senha bem longa' }),
        second: () => issueKey(keys, keyRequest, asker),
        holds: async () => (await context.apiKeys.list(user.id)).length === 0,
      }
    },
  },
  ...[true, false].map((revoke_api_keys) => ({
    name: `a changed password ${revoke_api_keys ? 'ends' : 'counts'} the API key that is issued meanwhile`,
    first: 'done',
    async of({ context, keys, signIn, addUser }: World) {
      const password_hash = await hashPassword('uma senha bem longa')
      const { id } = await addUser('analyst')
      const user = await context.users.change(id, (found) => ({ user: { ...found, password_hash }, events: [] }))
      assert.ok(user)
      const asker = { ...(await signIn(user.user)), aborted: new AbortController().signal }
      const passwords = { current_password: 'uma senha bem longa', new_password: 'outra senha bem longa' }
      let counted = 0
      return {
        async first() {
          const answer = await changePassword(context, { ...passwords, revoke_api_keys }, asker)
          counted = revoke_api_keys ? answer.api_keys_revoked : answer.api_keys_active
        },
        second: () => issueKey(keys, keyRequest, asker),
        holds: async () => counted === 1 && (await context.apiKeys.list(id)).length === (revoke_api_keys ? 0 : 1),
      }
    },
  })),
  {
    name: 'an account that is deleted leaves no API key that was issued meanwhile',
    first: 'done',
    async of({ context, by, keys, signIn, addUser }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      return {
        first: () => removeUser(context, { id: user.id, ifMatch: undefined }, by),
        second: () => issueKey(keys, keyRequest, asker),
        holds: async () => (await context.apiKeys.list(user.id)).length === 0,
      }
    },
  },
  {
    name: 'an account that is deleted leaves no webhook that was registered meanwhile',
    first: 'done',
    async of({ context, by, hooks, signIn, addUser }) {
      const user = await addUser('analyst')
      const [user_id, asker] = [user.id, await signIn(user)]
      const webhook = {
        id: context.ids.uuid(),
        user_id,
        url: 'https://example.org/',
        events: [],
      } as unknown as StoredWebhook
      return {
        first: () => removeUser(context, { id: user_id, ifMatch: undefined }, by),
        second: () =>
          addWebhook(hooks, webhook, {
            events: [webhookEvent('webhook.created', { webhook }, asker)],
            besides: () => ({ writes: [], conditions: [] }),
          }),
        holds: async () => (await context.webhooksEnding(user_id)).removed.length === 0,
      }
    },
  },
  {
    name: 'nobody shares with a team that he is taken out of meanwhile',
    first: 'INSUFFICIENT_PERMISSIONS rights_changed',
    async of({ investigations, signIn, addUser, addTeam, addInvestigation, readRecord, patch }) {
      const team = await addTeam()
      const user = await addUser('analyst', [team])
      const [asker, id] = [await signIn(user), await addInvestigation(user)]
      const share = { id, patch: { team_id: team, visibility: 'team' as const } }
      return {
        first: () => shareInvestigation(investigations, share, { ...asker, context: {} }),
        second: () => patch(user, { team_ids: [] }),
        holds: async () => (await readRecord(id)).team_id === null,
      }
    },
  },
  ...(['revoked', 'rotated away'] as const).map((end) => ({
    name: `nothing is shared by the text of an API key that is ${end} meanwhile`,
    first: 'TOKEN_INVALID unknown_key',
    async of({ keys, investigations, signIn, addUser, addInvestigation, readRecord }: World) {
      const user = await addUser('analyst')
      const [asker, id] = [await signIn(user), await addInvestigation(user)]
      const { key, text } = await issueKey(keys, keyRequest, asker)
      const caller = await authenticateKey(keys, text, '127.0.0.1')
      const share = { id, patch: { visibility: 'public' as const } }
      return {
        first: () => shareInvestigation(investigations, share, { caller, context: {} }),
        second: () =>
          end === 'revoked' ? revokeKey(keys, key.id, asker) : rotateKey(keys, { id: key.id, graceHours: 0 }, asker),
        holds: async () => (await readRecord(id)).visibility === 'private',
      }
    },
  })),
  {
    name: 'of two starts that together pass the figure of their account one is refused',
    first: 'RATE_LIMIT_EXCEEDED too_many_running',
    async of({ begin, runs, signIn, addUser }) {
      const asker = await signIn(await addUser('analyst'))
      for (let n = 1; n < specTiers.standard.concurrent; n++) await begin(asker)
      return {
        first: () => begin(asker),
        second: () => begin(asker),
        holds: async () => (await runs()).length === specTiers.standard.concurrent,
      }
    },
  },
  {
    name: 'of two starts by an API key that together pass its own figure one is refused, and its owner may still start',
    first: 'RATE_LIMIT_EXCEEDED too_many_running',
    async of({ begin, runs, keys, by, signIn, addUser }) {
      const asker = await signIn(await addUser('analyst'))
      const { key, text } = await issueKey(keys, keyRequest, asker)
      await setKeyLimits(keys, { id: key.id, rateLimits: { requestsPerHour: 9, burst: 9, concurrent: 2 } }, by)
      const caller = await authenticateKey(keys, text, '127.0.0.1')
      await begin({ caller })
      return {
        first: () => begin({ caller }),
        second: () => begin({ caller }),
        async holds() {
          await begin(asker)
          return (await runs()).length === 3
        },
      }
    },
  },
  {
    name: 'nothing is started by a session that a reset ends meanwhile',
    first: 'TOKEN_INVALID revoked',
    async of({ begin, runs, signIn, addUser, patch }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      return {
        first: () => begin(asker),
        second: () => patch(user, { password: 'outra senha bem longa' }),
        holds: async () => (await runs()).length === 0,
      }
    },
  },
  {
    name: 'nothing is started by an account that is removed meanwhile',
    first: 'INSUFFICIENT_PERMISSIONS rights_changed',
    async of({ begin, runs, context, by, signIn, addUser }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      return {
        first: () => begin(asker),
        second: () => removeUser(context, { id: user.id, ifMatch: undefined }, by),
        holds: async () => (await runs()).length === 0,
      }
    },
  },
  {
    name: 'of two retries of a failed run both name the one new run',
    first: 'done',
    async of({ retry, runs, signIn, addUser, addInvestigation }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      const id = await addInvestigation(user, { state: 'failed', error: { code: 'INSUFFICIENT_DATA', details: {} } })
      const started = new Set<string>()
      const again = async () => started.add((await retry(id, asker)).record.investigation_id)
      return {
        first: again,
        second: again,
        holds: async () => (await runs()).length === 1 && started.size === 1,
      }
    },
  },
  {
    name: 'a retry and a share of one failed run both happen',
    first: 'done',
    async of({ retry, investigations, readRecord, signIn, addUser, addInvestigation }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      const id = await addInvestigation(user, { state: 'failed', error: { code: 'INSUFFICIENT_DATA', details: {} } })
      return {
        first: () => retry(id, asker),
        second: () =>
          shareInvestigation(investigations, { id, patch: { visibility: 'public' } }, { ...asker, context: {} }),
        holds: async () => {
          const { visibility, retries } = await readRecord(id)
          return visibility === 'public' && retries?.[user.id] !== undefined
        },
      }
    },
  },
  {
    name: 'two users who retry one failed run in turn have one run each',
    first: 'done',
    async of({ retry, runs, by, signIn, addUser, addInvestigation }) {
      const user = await addUser('analyst')
      const asker = await signIn(user)
      const id = await addInvestigation(user, { state: 'failed', error: { code: 'INSUFFICIENT_DATA', details: {} } })
      return {
        first: () => retry(id, asker),
        second: () => retry(id, by),
        holds: async () => {
          for (const who of [asker, by, asker, by]) await retry(id, who)
          return (await runs()).length === 2
        },
      }
    },
  },
  {
    name: 'an account that is removed while it is changed stays removed',
    first: 'RESOURCE_NOT_FOUND undefined',
    async of({ context, by, addUser, patch }) {
      const user = await addUser('analyst')
      return {
        first: () => patch(user, { role: 'viewer' }),
        second: () => removeUser(context, { id: user.id, ifMatch: undefined }, by),
        holds: async () => (await context.users.read(user.id)) === undefined,
      }
    },
  },
  {
    name: 'a backup code that is used twice at once counts once',
    first: 'INVALID_CREDENTIALS undefined',
    async of({ context, addUser }) {
      const user = await addUser('analyst')
      const password_hash = await hashPassword('uma senha bem longa')
      const { factor, setup } = await createSecondFactor(context.box, user, null)
      await context.users.change(user.id, (found) => ({
        user: { ...found, password_hash, second_factor: { ...factor, status: 'active' } },
        events: [],
      }))
      const origin = { request_id: '', ip_address: '127.0.0.1', user_agent: '' }
      const attempt = { purpose: 'login', origin, aborted: new AbortController().signal } as const
      const [totp_code = ''] = setup.backup_codes
      const use = () =>
        checkCredentials(context, { email: user.email, password: 'uma senha bem longa', totp_code }, attempt)
      return {
        first: use,
        second: use,
        holds: async () =>
          (await context.users.find(user.id))?.second_factor?.backup_digests.length === limits.backupCodes - 1,
      }
    },
  },
  {
    name: 'no second factor is set up by a session that another one ends meanwhile',
    first: 'TOKEN_INVALID revoked',
    async of({ context, signIn, addUser }) {
      const user = await addUser('analyst')
      const [thief, owner] = [await signIn(user), await signIn(user)]
      return {
        first: () => setUpSecondFactor(context, thief),
        second: () => endOtherSessions(context, owner),
        holds: async () => (await context.users.find(user.id))?.second_factor === undefined,
      }
    },
  },
  {
    name: 'two settings that bound each other are not both changed',
    first: 'VALIDATION_ERROR above_maximum',
    async of({ context, by }) {
      const change = (authenticated: object) => () =>
        context.settings.change({ rate_limits: { authenticated } }, { ...by, ifMatch: undefined })
      return {
        first: change({ burst: 900 }),
        second: change({ requests_per_hour: 500 }),
        async holds() {
          const { requests_per_hour, burst } = (await context.settings.read()).rate_limits.authenticated
          return burst <= requests_per_hour
        },
      }
    },
  },
  {
    name: 'of two last admins one stays',
    first: 'CONFLICT last_admin',
    async of({ context, addUser, admin, patch }) {
      const other = await addUser('admin')
      return {
        first: () => patch(admin, { role: 'viewer' }),
        second: () => patch(other, { role: 'viewer' }),
        holds: async () => (await context.users.list()).some(({ role }) => role === 'admin'),
      }
    },
  },
]

/** What an admin decides of others; `isDone` says whether it was done. */
const decisions: Readonly<
  Record<string, (world: World, by: Asker) => Promise<{ decide: Work; isDone: () => Promise<boolean> }>>
> = {
  async 'makes itself admin again'({ context }, by) {
    const { user_id: id } = by.caller
    const patch = { role: 'admin', password: 'outra senha bem longa' } as const
    return {
      decide: () => changeUser(context, { id, patch, ifMatch: undefined }, by),
      isDone: async () => (await context.users.find(id))?.role === 'admin',
    }
  },
  async 'adds an account'({ context }, by) {
    const account = { email: 'n@b.c', password: 'uma senha bem longa', role: 'admin' } as const
    return {
      decide: () => registerUser(context, account, by),
      isDone: async () => (await context.users.readByEmail('n@b.c')) !== undefined,
    }
  },
  async 'removes an account'({ context, addUser }, by) {
    const { id } = await addUser('analyst')
    return {
      decide: () => removeUser(context, { id, ifMatch: undefined }, by),
      isDone: async () => (await context.users.find(id)) === undefined,
    }
  },
  async 'unlocks an account'({ context, addUser }, by) {
    const { id, email } = await addUser('analyst')
    const event = { event_type: 'auth.account.locked' } as const
    for (let n = 0; n <= limits.loginDelaysMs.length; n++)
      await context.ladder.fail({ email, ladder: { type: 'anywhere' } }, [], event)
    return {
      decide: () => unlockUser(context, id, by),
      isDone: async () => !(await context.ladder.isLocked(email)),
    }
  },
  async 'adds a team'({ context }, by) {
    return {
      decide: () => createTeam(context, 'Nova', by),
      isDone: async () => (await context.teams.list()).length > 0,
    }
  },
  async 'removes a team'({ context, addTeam }, by) {
    const team = await addTeam()
    return {
      decide: () => removeTeam(context, team, by),
      isDone: async () => (await context.teams.list()).length === 0,
    }
  },
  async 'sets the limits of a key'({ keys, addUser, signIn }, by) {
    const { key } = await issueKey(keys, keyRequest, await signIn(await addUser('analyst')))
    const rateLimits = { requestsPerHour: 9, burst: 9, concurrent: 2 }
    return {
      decide: () => setKeyLimits(keys, { id: key.id, rateLimits }, by),
      isDone: async () => (await keys.apiKeys.find(key.id))?.rate_limits !== null,
    }
  },
  async 'deletes an investigation'({ investigations, readRecord, addInvestigation }, by) {
    const { user_id: id } = by.caller
    const investigation = await addInvestigation({ id })
    return {
      decide: () => purgeInvestigation(investigations, investigation, { ...by, context: {} }),
      isDone: async () => (await readRecord(investigation).catch(() => undefined)) === undefined,
    }
  },
  async 'cancels an investigation that waits'({ investigations, addInvestigation, readCheckpoint }, by) {
    const { user_id: id } = by.caller
    const investigation = await addInvestigation({ id }, { ...untouched, state: 'processing' })
    const wait = enqueue(investigation, { user_id: id, created_at: '2026-01-15T12:00:00.000Z' }, 'new')
    await investigations.state.commit([wait])
    return {
      decide: () => cancelInvestigation(investigations, investigation, { ...by, context: {} }),
      isDone: async () => (await readCheckpoint(investigation)).state === 'cancelled',
    }
  },
  async 'cancels an investigation that is at work'({ investigations, addInvestigation }, by) {
    const { user_id: id } = by.caller
    const investigation = await addInvestigation({ id }, { ...untouched, state: 'processing' })
    let isAsked = false
    const ask = async () => {
      isAsked = true
      return { type: 'cancelled' }
    }
    const context = { ...investigations, actors: { ...investigations.actors, ask } }
    return {
      decide: () => cancelInvestigation(context, investigation, { ...by, context: {} }),
      isDone: async () => isAsked,
    }
  },
  async 'changes a setting'({ context }, by) {
    const patch = { default_language: 'pt' } as const
    return {
      decide: () => context.settings.change(patch, { ...by, ifMatch: undefined }),
      isDone: async () => (await context.settings.read()).default_language === 'pt',
    }
  },
}
const ofDemoted = Object.entries(decisions).map(
  ([what, of]): Meeting => ({
    name: `an admin that is demoted meanwhile no longer ${what}`,
    first: 'INSUFFICIENT_PERMISSIONS rights_changed',
    async of(world) {
      const demoted = await world.addUser('admin')
      const { decide, isDone } = await of(world, await world.signIn(demoted))
      return {
        first: decide,
        second: () => world.patch(demoted, { role: 'viewer' }),
        holds: async () => !(await isDone()),
      }
    },
  }),
)

for (const { name, first: expected, of } of [...meetings, ...ofDemoted])
  test(name, async () => {
    const world = await createWorld()
    const { first, second, holds } = await of(world)
    let between: unknown = 'the second never ran'
    world.beforeNextCommit(async () => {
      between = await outcomeOf(second)
    })
    assert.equal(await outcomeOf(first), expected)
    assert.equal(between, 'done')
    assert.ok(await holds())
  })

test('access by an API key lasts as long as the text that was presented, not as long as the key', async () => {
  const { keys, clock, signIn, addUser } = await createWorld()
  const asker = await signIn(await addUser('analyst'))
  const { key, text } = await issueKey(keys, keyRequest, asker)
  const caller = await authenticateKey(keys, text, '127.0.0.1')
  const dayMs = 86_400_000
  assert.equal(await keyLeftMs(keys, caller), 90 * dayMs)
  const rotated = await rotateKey(keys, { id: key.id, graceHours: 24 }, asker)
  assert.equal(await keyLeftMs(keys, caller), dayMs)
  const next = await authenticateKey(keys, rotated.text, '127.0.0.1')
  assert.equal(await keyLeftMs(keys, next), 90 * dayMs)
  await rotateKey(keys, { id: key.id, graceHours: 0 }, asker)
  assert.deepEqual([await keyLeftMs(keys, next), await keyLeftMs(keys, caller)], [0, dayMs])
  clock.advance(dayMs)
  assert.equal(await keyLeftMs(keys, caller), 0)
})

async function outcomeOf(work: Work): Promise<string> {
  try {
    await work()
    return 'done'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `${error.code} ${error.details.reason}`
  }
}

/** The services of identity, keys and sharing over one store in memory. */
async function createWorld() {
  const memory = createMemoryStore()
  let meanwhile: (() => Promise<void>) | null = null
  const store: Store = {
    ...memory,
    async commit(writes, conditions) {
      const run = meanwhile
      meanwhile = null
      await run?.()
      return memory.commit(writes, conditions)
    },
  }
  const clock = new FakeClock()
  const plain = { commit: store.commit, record: async () => undefined }
  const trail = createStandingTrail(plain, (caller) => standingOf(caller))
  const rules = async () => ({ sessionsMax: 3, idleMs: 7_200_000 })
  const [users, sessions] = [createUsers(store, trail), createSessions({ store, trail, clock, ids, rules })]
  const apiKeys = createApiKeys(store, trail)
  const standingOf = createStandingOf({ users, sessions, apiKeys })
  const context = {
    ...{ users, sessions, standingOf, apiKeys, trail, clock, ids, hasInvestigations: async () => false },
    webhooksEnding: (id: string) => removalOfOwned(store, id),
    reportRemovalOf: (id: string) => reportRemovalOf(store, id),
    watchRemovalOf: (id: string) => watchRemovalOf(store, id),
    workflowRemovalOf: (id: string) => workflowRemovalOf(store, id),
    notificationRemovalOf: (id: string) => notificationRemovalOf(store, id),
    teams: createTeams(store, trail, ids),
    ladder: createLoginLadder({ store, trail, clock, ids }),
    settings: createSettings({ store, trail, clock }),
    box: { seal: (secret: string) => secret, open: (secret: string) => secret, digest: (code: string) => code },
    tokens: { forget: () => undefined },
    held: { assertFree: () => undefined, hold: async () => undefined },
    // Two nodes have no turn in common.
    inTurn: (_: string, work: Work) => work(),
  } as unknown as IdentityContext
  const investigations = {
    ...{
      state: store,
      audit: trail,
      standingOf,
      clock,
      ids,
      inTurn: context.inTurn,
      places: 1,
      tiers: () => specTiers,
    },
    ...{ records: { version: async () => 1 }, isRefreshed: () => false, cancelling: new Map() },
    admission: { fill: () => undefined, settled: async () => undefined },
  } as unknown as InvestigationsContext
  const how = { context: {}, language: 'en', state: 'processing', fieldsAt: '' } as const

  const addUser = async (role: Role, team_ids: readonly string[] = []): Promise<StoredUser> => {
    const [id, created_at] = [ids.uuid(), new Date(clock.now()).toISOString()]
    const user: StoredUser = { id, email: `${id}@b.c`, role, team_ids, status: 'active', password_hash: '', created_at }
    assert.ok(await users.create(user))
    return user
  }
  const signIn = async ({ id, email, role, team_ids }: StoredUser) => {
    const about = { user_agent: '', ip_address: '127.0.0.1', second_factor: false, conditions: [], writes: [] }
    const opened = await sessions.open({ user_id: id, ...about, describe: () => [] })
    const session = { id: opened?.session.id ?? '', jti: 'j', exp: 0 }
    const caller: Caller = { user_id: id, email, role, team_ids, permissions: rolePermissions[role], session }
    return { caller, origin: { request_id: '', ip_address: '127.0.0.1', user_agent: '' } }
  }
  const admin = await addUser('admin')
  const by = await signIn(admin)
  const request = requestOf({ query: 'what', data_source: 'tcu' })
  const record = { team_id: null, visibility: 'private', created_at: '2026-01-15T12:00:00.000Z' }
  return {
    ...{ context, admin, by, addUser, signIn, clock, hooks: { state: store, trail } },
    patch: ({ id }: StoredUser, change: AccountPatch) =>
      changeUser(context, { id, patch: change, ifMatch: undefined }, by),
    keys: context as unknown as ApiKeysContext,
    investigations,
    begin: ({ caller }: { readonly caller: Caller }) => startInvestigation(investigations, request, { ...how, caller }),
    retry: (id: string, { caller }: { readonly caller: Caller }) =>
      retryInvestigation(investigations, id, { ...how, caller }),
    /** The runs that have not ended. */
    runs: () => readQueue(store),
    /** Runs an operation to its end before the next commit of any other. */
    beforeNextCommit(run: () => Promise<void>) {
      meanwhile = run
    },
    addTeam: async (name = 'Obras') => (await createTeam(context, name, by)).id,
    async addInvestigation(
      { id: user_id }: Pick<StoredUser, 'id'>,
      checkpoint: object = { state: 'completed' },
    ): Promise<string> {
      const investigation_id = ids.uuid()
      const bytes = (value: object) => Buffer.from(JSON.stringify(value))
      await store.commit([
        { key: recordKey(investigation_id), value: bytes({ investigation_id, user_id, ...record, request }) },
        { key: checkpointKey(investigation_id), value: bytes(checkpoint) },
      ])
      return investigation_id
    },
    async readCheckpoint(id: string) {
      return JSON.parse(Buffer.from((await store.get(checkpointKey(id))) ?? []).toString()) as Checkpoint
    },
    async readRecord(id: string) {
      return JSON.parse(Buffer.from((await store.get(recordKey(id))) ?? []).toString()) as InvestigationRecord
    },
    async membersAreOfTeams() {
      const teams = (await context.teams.list()).map(({ id }) => id)
      return (await users.list()).every(({ team_ids }) => team_ids.every((id) => teams.includes(id)))
    },
  }
}
