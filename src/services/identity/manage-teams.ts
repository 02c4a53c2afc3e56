// Teams, as admins manage them.

import type { StoredTeam } from '../../auth/teams.ts'
import type * as wire from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { IdentityContext } from './context.ts'
import { type Asker, eventBy } from './origin.ts'

/** Every team, by name. */
export async function listTeams({ teams, users }: IdentityContext): Promise<readonly wire.Team[]> {
  const [all, accounts] = await Promise.all([teams.list(), users.list()])
  const members = (id: string) => accounts.filter(({ team_ids }) => team_ids.includes(id)).length
  return all
    .map((team) => ({ ...team, members: members(team.id) }))
    .sort((left, right) => (left.name < right.name ? -1 : 1))
}

/** Throws CONFLICT where the name is taken or there are too many teams. */
export async function createTeam(context: IdentityContext, name: string, by: Asker): Promise<wire.Team> {
  const { teams, ids, clock } = context
  if ((await teams.list()).length >= limits.teamsMax)
    throw new AppError('CONFLICT', { reason: 'too_many_teams', limit: limits.teamsMax })
  const text = toGivenText(name)
  if (text === '') throw new AppError('VALIDATION_ERROR', { field: 'name', reason: 'required' })
  const team: StoredTeam = { id: ids.uuid(), name: text, created_at: new Date(clock.now()).toISOString() }
  if (!(await teams.create(team, [changed(team, by, 'created')])))
    throw new AppError('CONFLICT', { field: 'name', reason: 'duplicate' })
  return { ...team, members: 0 }
}

/** Throws RESOURCE_NOT_FOUND, and CONFLICT while the team has members. */
export async function removeTeam(context: IdentityContext, id: string, by: Asker): Promise<void> {
  const found = (await listTeams(context)).find((team) => team.id === id)
  if (!found) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  if (found.members > 0) throw new AppError('CONFLICT', { reason: 'team_has_members' })
  await context.teams.remove(found, [changed(found, by, 'removed')])
}

function changed(team: StoredTeam, asker: Asker, change: 'created' | 'removed') {
  const resource = { resource_type: 'team', resource_id: team.id, resource_name: team.name }
  return eventBy('admin.team.changed', asker, { ...resource, details: { change } })
}
