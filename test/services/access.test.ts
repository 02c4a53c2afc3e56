import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Caller } from '../../src/domain/caller.ts'
import { namedUuid } from '../../src/platform/ids.ts'
import { accessOf, assertReadable } from '../../src/services/investigations/access.ts'

const [owner, other, team] = ['owner', 'other', 'team'].map((name) => namedUuid('access', name)) as [
  string,
  string,
  string,
]
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value))
const record = {
  investigation_id: namedUuid('access', 'id'),
  user_id: owner,
  team_id: null as string | null,
  visibility: 'private',
  request: { query: `","user_id":"${other}","visibility":"public` },
}

test('the access of a stored record is what the whole record says, in whatever order its fields stand', () => {
  const { user_id, team_id, visibility, ...rest } = record
  const records = [
    record,
    { ...record, team_id: team, visibility: 'team' },
    { ...record, visibility: 'public' },
    { ...rest, visibility, team_id, user_id },
    { first: { ...record, user_id: other, visibility: 'public' }, ...record },
    { ...record, investigation_id: `${record.investigation_id}","user_id":"${other}`, team_id: team },
    { ...record, user_id: 'not “a” uuid' },
  ]
  for (const each of records) {
    const found = accessOf(bytesOf(each))
    const expected = [each.user_id, each.team_id, each.visibility]
    assert.deepEqual([found.user_id, found.team_id, found.visibility], expected, JSON.stringify(each))
  }
})

test('a record is for its owner and admins, within its team, unless it was opened to others', () => {
  const caller = (user_id: string, role: Caller['role'], team_ids: readonly string[] = []): Caller => ({
    user_id,
    role,
    team_ids,
    email: 'a@b.c',
    permissions: [],
  })
  const inTeam = { ...record, team_id: team }
  const opened = { ...inTeam, visibility: 'team' }
  const cases: readonly [unknown, Caller, string | null][] = [
    [record, caller(owner, 'analyst'), null],
    [record, caller(other, 'analyst'), 'not_owner'],
    [record, caller(other, 'admin'), null],
    [inTeam, caller(owner, 'analyst'), 'not_in_team'],
    [inTeam, caller(owner, 'analyst', [team]), null],
    [inTeam, caller(other, 'admin'), 'not_in_team'],
    [inTeam, caller(other, 'analyst', [team]), 'not_owner'],
    [opened, caller(other, 'analyst', [team]), null],
    [opened, caller(other, 'analyst'), 'not_owner'],
    [{ ...record, visibility: 'public' }, caller(other, 'analyst'), null],
  ]
  for (const [each, who, reason] of cases) {
    const look = () => assertReadable(accessOf(bytesOf(each)), who)
    if (reason === null) look()
    else assert.throws(look, { code: 'INSUFFICIENT_PERMISSIONS', details: { reason } })
  }
})
