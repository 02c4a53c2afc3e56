// Access rules that the row of an operation alone does not hold.

import type { Permission } from '../domain/vocabulary.ts'
import type { Operation } from './operation.ts'
import { getSchema } from './schemas.ts'

/**
 * The permission that a request needs: that of the row, or the one which a flag of its query asks for instead. A query that
 * gives the flag twice or in a spelling that is none is refused later on, whatever is found here.
 * @example permissionFor(getOperation('cancel_investigation'), 'purge=true') // 'delete:investigations'
 */
export function permissionFor(
  { permission, flagged, query: schema }: Operation,
  query: string,
): Operation['permission'] {
  if (flagged === undefined) return permission
  const params = new URLSearchParams(query)
  const isAsked = flagNames(flagged.flag, schema).some((name) => params.getAll(name).includes('true'))
  return isAsked ? flagged.permission : permission
}

/** The permissions that a request needs, all of them; none where it is open to anybody or to any caller. */
export function permissionsFor(operation: Operation, query: string): readonly Permission[] {
  const { shows } = operation
  const permission = permissionFor(operation, query)
  if (permission === 'public' || permission === 'authenticated') return []
  return shows === undefined ? [permission] : [permission, shows]
}

// Operations of any caller that only read.
const readOnly: ReadonlySet<string> = new Set(['auth_me', 'health_detailed', 'usage'])
// What is done through them needs a permission of its own: of mcp and the graph that of each operation, of tasks that of their kind.
const leadsOn: ReadonlySet<string> = new Set([
  ...[
    'mcp',
    'graphql',
    'query_graphql',
    'create_task',
    'list_tasks',
    'get_task',
    'task_stream',
    'task_log',
    'list_task_partitions',
  ],
  ...['cancel_task', 'download_task_file'],
])

/**
 * Whether an API key may be used for an operation. A key acts with its scopes: what needs no permission but a person, such as
 * changing a password or issuing more keys, and whatever is done to accounts, is closed to it.
 */
export function isOpenToKeys({ id, permission }: Operation): boolean {
  return readOnly.has(id) || leadsOn.has(id) || (permission !== 'authenticated' && permission !== 'manage:users')
}

/** Both names of a flag: a path of one language refuses the other when the query is read. */
function flagNames(flag: string, schema: Operation['query']): readonly string[] {
  const portuguese = schema === null ? undefined : getSchema(schema).properties?.[flag]?.['x-pt']
  return portuguese === undefined ? [flag] : [flag, portuguese]
}
