// Who may do what, written down a second time for tests, so that a slip in the tables of src shows.
import type { Role } from '../../src/domain/vocabulary.ts'

const reading = ['read:investigations', 'read:analyses', 'read:reports']

/** Permissions by role, as docs/choices.md has them. */
export const rights: Readonly<Record<Role, readonly string[]>> = {
  admin: [
    ...reading,
    ...['write:investigations', 'delete:investigations', 'write:analyses', 'write:reports'],
    ...['manage:users', 'view:audit', 'configure:system'],
  ],
  analyst: [...reading, 'write:investigations', 'delete:investigations', 'write:analyses', 'write:reports'],
  viewer: reading,
  service: [...reading, 'write:investigations', 'write:analyses'],
  user: [...reading, 'write:investigations', 'write:reports'],
}

/** Operations of any signed-in person that a key may use too; every other one needs a permission, and not that to manage users. */
const ofPersonsAndKeys: readonly string[] = [
  ...['auth_me', 'health_detailed', 'usage', 'mcp', 'graphql', 'query_graphql'],
  // What they need follows from the kind of the task: exports.test.ts.
  ...['create_task', 'list_tasks', 'get_task', 'task_stream', 'task_log', 'list_task_partitions', 'cancel_task'],
  'download_task_file',
]

/** Operations of an account whose password an admin has set. */
const beforeNewPassword: readonly string[] = ['change_password', 'auth_me', 'logout']

/** What was presented with a request, as far as it decides. */
export type Credential =
  | { readonly kind: 'refused'; readonly code: 'UNAUTHORIZED' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' }
  | { readonly kind: 'person' | 'new password'; readonly permissions: readonly string[] }
  | { readonly kind: 'key'; readonly permissions: readonly string[] }

/** The code of the refusal, or 'admitted', for a row of the operations table; `permission` is what the request needs. */
export function expectedAccess(
  {
    id,
    permission,
    isOpenOnLoopback,
    shows,
  }: {
    readonly id: string
    readonly permission: string
    readonly isOpenOnLoopback?: boolean
    readonly shows?: string
  },
  credential: Credential,
): string {
  if (permission === 'public' || isOpenOnLoopback) return 'admitted'
  if (credential.kind === 'refused') return credential.code
  const isOpen = {
    person: () => permission === 'authenticated',
    'new password': () => beforeNewPassword.includes(id),
    key: () => ofPersonsAndKeys.includes(id),
  }[credential.kind]
  const needsPerson = credential.kind === 'key' && permission === 'manage:users'
  const mayRead = shows === undefined || credential.permissions.includes(shows)
  const mayAsk = credential.permissions.includes(permission) && mayRead
  const holds = credential.kind !== 'new password' && !needsPerson && mayAsk
  return isOpen() || holds ? 'admitted' : 'INSUFFICIENT_PERMISSIONS'
}
