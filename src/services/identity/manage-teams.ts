// Teams, as admins manage them.

import type { StoredTeam } from '../../auth/teams.ts'
import type { StoredUser } from '../../auth/users.ts'
import type * as wire from '../../domain/generated/wire-types.ts'
import { maskTyped, toGivenText } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import type { IdentityContext } from './context.ts'
import { type Asker, eventBy } from './origin.ts'

/** Every team, by name. */
export async function listTeams({ teams, users }: IdentityContext): Promise<readonly wire.Team[]> {
  const [all, accounts] = await Promise.all([teams.list(), users.list()])
  return all.map((team) => teamView(team, accounts)).sort((left, right) => (left.name < right.name ? -1 : 1))
}

/** Throws RESOURCE_NOT_FOUND. */
export async function getTeam({ teams, users }: IdentityContext, id: string): Promise<wire.Team> {
  const team = await teams.find(id)
  if (team === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return teamView(team, await users.list())
}

function teamView(team: StoredTeam, accounts: readonly StoredUser[]): wire.Team {
  const members = accounts.filter(({ team_ids }) => team_ids.includes(team.id)).length
  return { ...team, name: maskTyped(team.name), members }
}

/** Throws CONFLICT where the name is taken or there are too many teams. */
export async function createTeam(
  context: IdentityContext,
  name: string,
  by: Asker & Making<wire.Team>,
): Promise<wire.Team> {
  const { teams, ids, clock } = context
  const text = toGivenText(name)
  if (text === '') throw new AppError('VALIDATION_ERROR', { field: 'name', reason: 'required' })
  const team: StoredTeam = { id: ids.uuid(), name: text, created_at: new Date(clock.now()).toISOString() }
  const made = { ...team, members: 0 }
  await teams.create(team, { events: [changed(team, by, 'created')], besides: () => keeping(by, made) })
  return made
}

/**
 * Throws RESOURCE_NOT_FOUND, and CONFLICT while the team has members, or investigations, which nobody could read or delete
 * without it.
 */
export async function removeTeam(context: IdentityContext, id: string, by: Asker): Promise<void> {
  const { teams, users, hasInvestigations } = context
  await teams.remove(id, {
    obstacle: async () => {
      if ((await users.list()).some(({ team_ids }) => team_ids.includes(id))) return 'team_has_members'
      // Only a member puts an investigation into the team, and there is none.
      return (await hasInvestigations(id)) ? 'team_has_investigations' : null
    },
    describe: (team) => [changed(team, by, 'removed')],
  })
}

function changed(team: StoredTeam, asker: Asker, change: 'created' | 'removed') {
  const resource = { resource_type: 'team', resource_id: team.id, resource_name: team.name }
  return eventBy('admin.team.changed', asker, { ...resource, details: { change } })
}
