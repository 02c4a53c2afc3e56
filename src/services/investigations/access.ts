// Access: who may read an investigation, and who may change it.

import type { InvestigationRecord } from '../../agents/investigation.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { onceEach, parseStored } from '../../platform/stored-json.ts'

/** The members of a record that decide access. */
export type Access = Pick<InvestigationRecord, 'user_id' | 'team_id' | 'visibility'>

/**
 * Whether the caller may read it: as owner or admin, within its team where it has one
 * (docs/choices.md#access-to-investigations), or because it is open to the team or to everyone.
 */
export function isReadable(access: Access, caller: Caller): boolean {
  const isOpen = access.visibility === 'public' || (access.visibility === 'team' && isOfTeam(access, caller))
  return isOpen || obstacleTo(access, caller) === null
}

/** Throws INSUFFICIENT_PERMISSIONS unless the caller may read it. */
export function assertReadable(access: Access, caller: Caller): void {
  if (!isReadable(access, caller)) assertOwn(access, caller)
}

/** Who may not read investigations does not by what was made of them either. Throws INSUFFICIENT_PERMISSIONS. */
export function assertMayReadInvestigations({ permissions }: Pick<Caller, 'permissions'>): void {
  const needed = 'read:investigations'
  if (!permissions.includes(needed)) throw new AppError('INSUFFICIENT_PERMISSIONS', { required_permission: needed })
}

/** Throws INSUFFICIENT_PERMISSIONS unless the caller may change it: as owner or admin, within its team where it has one. */
export function assertOwn(access: Access, caller: Caller): void {
  const reason = obstacleTo(access, caller)
  if (reason !== null) throw new AppError('INSUFFICIENT_PERMISSIONS', { reason })
}

/** Throws INSUFFICIENT_PERMISSIONS unless the caller may say what is made of its findings: who may change it, and the team that it is open to. */
export function assertJudging(access: Access, caller: Caller): void {
  if (access.visibility === 'private' || !isOfTeam(access, caller)) assertOwn(access, caller)
}

/** Why the caller may not change it, or null. */
function obstacleTo(access: Access, caller: Caller): 'not_owner' | 'not_in_team' | null {
  if (access.user_id !== caller.user_id && caller.role !== 'admin') return 'not_owner'
  return access.team_id === null || isOfTeam(access, caller) ? null : 'not_in_team'
}

function isOfTeam({ team_id }: Access, caller: Caller): boolean {
  return team_id !== null && caller.team_ids.includes(team_id)
}

const head =
  /^\{"investigation_id":"[0-9a-f-]{36}","user_id":"([0-9a-f-]{36})","team_id":(?:null|"([0-9a-f-]{36})"),"visibility":"(private|team|public)"/
const decoder = new TextDecoder()

/** The access of a stored record, which begins with it, so that reading a status need not parse the request. */
export const accessOf = onceEach((bytes): Access => {
  const found = head.exec(decoder.decode(bytes.subarray(0, limits.investigationHeadBytes)))
  const [, user_id, team_id = null, visibility] = found ?? []
  if (user_id === undefined) return parseStored<InvestigationRecord>(bytes)
  return { user_id, team_id, visibility: visibility as Access['visibility'] }
})
