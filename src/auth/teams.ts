// Teams: names that users and investigations belong to. Members stand in the users' documents.

import type { AuditInput } from '../domain/audit-event.ts'
import { isUuid } from '../platform/ids.ts'
import type { Store } from '../store/port.ts'
import type { Trail } from './trail.ts'

export interface StoredTeam {
  readonly id: string
  readonly name: string
  readonly created_at: string
}

export interface Teams {
  list(): Promise<readonly StoredTeam[]>
  find(id: string): Promise<StoredTeam | undefined>
  /** False when a team has this name, whatever its capitals. */
  create(team: StoredTeam, events: readonly AuditInput[]): Promise<boolean>
  remove(team: StoredTeam, events: readonly AuditInput[]): Promise<void>
}

const prefix = 'team/'
const teamKey = (id: string) => `${prefix}${id}`
const nameKey = (name: string) => `team-name/${name.normalize('NFC').trim().toLowerCase()}`
const encoder = new TextEncoder()
const decoder = new TextDecoder()
const fromBytes = (bytes: Uint8Array) => JSON.parse(decoder.decode(bytes)) as StoredTeam

export function createTeams(store: Store, trail: Pick<Trail, 'commit'>): Teams {
  return {
    async list() {
      const teams: StoredTeam[] = []
      for await (const { value } of store.range({ prefix })) teams.push(fromBytes(value))
      return teams
    },
    async find(id) {
      const bytes = isUuid(id) ? await store.get(teamKey(id)) : undefined
      return bytes && fromBytes(bytes)
    },
    create: (team, events) =>
      trail.commit(
        [
          { key: teamKey(team.id), value: encoder.encode(JSON.stringify(team)) },
          { key: nameKey(team.name), value: encoder.encode(team.id) },
        ],
        [{ key: nameKey(team.name), expected: null }],
        events,
      ),
    async remove({ id, name }, events) {
      const writes = [
        { key: teamKey(id), value: null },
        { key: nameKey(name), value: null },
      ]
      await trail.commit(writes, [], events)
    },
  }
}
