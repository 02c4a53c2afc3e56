// Access rules that the row of an operation alone does not hold.

import type { Permission } from '../domain/vocabulary.ts'
import type { Operation } from './operation.ts'

/**
 * The permission that a request needs: that of the row, or the one which a flag of its query asks for instead. A query that
 * gives the flag twice or in another spelling is refused later on, whatever is found here.
 * @example permissionFor(getOperation('cancel_investigation'), 'purge=true') // 'delete:investigations'
 */
export function permissionFor({ permission, flagged }: Operation, query: string): Operation['permission'] {
  if (flagged === undefined || new URLSearchParams(query).get(flagged.flag) !== 'true') return permission
  return flagged.permission
}

/** The permissions that a request needs, all of them; none where it is open to anybody or to any caller. */
export function permissionsFor(operation: Operation, query: string): readonly Permission[] {
  const { shows } = operation
  const permission = permissionFor(operation, query)
  if (permission === 'public' || permission === 'authenticated') return []
  return shows === undefined ? [permission] : [permission, shows]
}

// Operations of any caller that only read.
const readOnly: ReadonlySet<string> = new Set(['auth_me', 'health_detailed'])

/**
 * Whether an API key may be used for an operation. A key acts with its scopes: what needs no permission but a person, such as
 * changing a password or issuing more keys, and whatever is done to accounts, is closed to it.
 */
export function isOpenToKeys({ id, permission }: Operation): boolean {
  return readOnly.has(id) || (permission !== 'authenticated' && permission !== 'manage:users')
}
