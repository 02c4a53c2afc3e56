// Teams: names that users and investigations belong to. Members stand in the users' documents.
// T1. A name belongs to at most one team, whatever its capitals, and there are at most limits.teamsMax teams.
// T2. No member of a team outlives it: a commit that adds members depends on the team and moves `team-joined/<team>`, on
//     which the removal depends.

import type { AuditInput } from '../domain/audit-event.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Awaitable } from '../platform/awaitable.ts'
import { findHeld, wholeEntries } from '../platform/damage.ts'
import { type Ids, isUuid } from '../platform/ids.ts'
import type { Condition, Store, Write } from '../store/port.ts'
import type { Trail } from './trail.ts'
import { untilCommitted } from './until-committed.ts'

export interface StoredTeam {
  readonly id: string
  readonly name: string
  readonly created_at: string
}

export interface Teams {
  list(): Promise<readonly StoredTeam[]>
  find(id: string): Promise<StoredTeam | undefined>
  /** Throws CONFLICT where the name is taken or there are too many teams. */
  create(
    team: StoredTeam,
    more: { readonly events: readonly AuditInput[]; readonly besides: () => Awaitable<Besides> },
  ): Promise<void>
  /** Throws RESOURCE_NOT_FOUND, and CONFLICT with the obstacle while there is one. */
  remove(
    id: string,
    how: {
      readonly obstacle: () => Promise<'team_has_members' | 'team_has_investigations' | null>
      readonly describe: (team: StoredTeam) => readonly AuditInput[]
    },
  ): Promise<void>
  /** What goes into a commit that puts somebody into teams. Throws VALIDATION_ERROR for an unknown team. */
  joining(ids: readonly string[]): Promise<Besides>
}

/** What goes into a commit besides its own. */
interface Besides {
  readonly writes: readonly Write[]
  readonly conditions: readonly Condition[]
}

const prefix = 'team/'
const teamKey = (id: string) => `${prefix}${id}`
const nameKey = (name: string) => `team-name/${name.normalize('NFC').trim().toLowerCase()}`
const joinedKey = (id: string) => `team-joined/${id}`
/** Moved by each new team, so that two cannot both be the last. */
const createdKey = 'team-created'
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const fromBytes = (bytes: Uint8Array) => JSON.parse(decoder.decode(bytes)) as StoredTeam

/** The entry that keeps the name of a team from being taken twice. */
export function indexOfTeam({ name, id }: Pick<StoredTeam, 'name' | 'id'>): Write {
  return { key: nameKey(name), value: encoder.encode(id) }
}

export function createTeams(store: Store, trail: Pick<Trail, 'commit'>, ids: Pick<Ids, 'uuid'>): Teams {
  const read = async (id: string) => (isUuid(id) ? await store.get(teamKey(id)) : undefined)
  const conditionOn = async (key: string): Promise<Condition> => ({ key, expected: await findHeld(store, key) })
  const list = async () => {
    const teams: StoredTeam[] = []
    for await (const { value } of wholeEntries(store.range({ prefix }))) teams.push(fromBytes(value))
    return teams
  }
  return {
    list,
    async find(id) {
      const bytes = await read(id)
      return bytes && fromBytes(bytes)
    },
    create: (team, { events, besides }) =>
      untilCommitted(async () => {
        const created = await conditionOn(createdKey)
        if ((await list()).length >= limits.teamsMax)
          throw new AppError('CONFLICT', { reason: 'too_many_teams', limit: limits.teamsMax })
        const named = await conditionOn(nameKey(team.name))
        if (named.expected !== null) throw new AppError('CONFLICT', { field: 'name', reason: 'duplicate' })
        const writes = [
          { key: teamKey(team.id), value: encoder.encode(JSON.stringify(team)) },
          indexOfTeam(team),
          { key: createdKey, value: encoder.encode(team.id) },
        ]
        const more = await besides()
        const conditions = [created, named, ...more.conditions]
        return (await trail.commit([...writes, ...more.writes], conditions, events)) ? undefined : null
      }),
    remove: (id, { obstacle, describe }) =>
      untilCommitted(async () => {
        const expected = await read(id)
        if (!expected) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
        const team = fromBytes(expected)
        // Read before the members, so that a user who joins in between makes the commit fail.
        const joined = await conditionOn(joinedKey(id))
        const reason = await obstacle()
        if (reason !== null) throw new AppError('CONFLICT', { reason })
        const writes = [teamKey(id), nameKey(team.name), joinedKey(id)].map((key) => ({ key, value: null }))
        const conditions = [{ key: teamKey(id), expected }, joined]
        return (await trail.commit(writes, conditions, describe(team))) ? undefined : null
      }),
    async joining(joined) {
      const teams = await Promise.all(joined.map(read))
      const unknown = teams.indexOf(undefined)
      if (unknown !== -1)
        throw new AppError('VALIDATION_ERROR', { field: `team_ids.${unknown}`, reason: 'unknown_team' })
      return {
        writes: joined.map((id) => ({ key: joinedKey(id), value: encoder.encode(ids.uuid()) })),
        conditions: joined.map((id, at) => ({ key: teamKey(id), expected: teams[at] ?? null })),
      }
    },
  }
}
