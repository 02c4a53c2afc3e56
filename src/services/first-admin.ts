// The first account of an installation.

import { hashPassword, passwordProblem } from '../auth/passwords.ts'
import type { Users } from '../auth/users.ts'
import { canonicalEmail } from '../auth/users.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import { reasons } from '../reasons.ts'

/**
 * Creates the first admin of an installation without users. With an empty `password` a random one is made;
 * it is returned, once, to be shown to the operator. Returns null when there already are users.
 */
export async function createFirstAdmin(
  parts: { readonly users: Users; readonly clock: Clock; readonly ids: Ids },
  account: { readonly email: string; readonly password: string },
): Promise<{ readonly email: string; readonly generatedPassword: string | null } | null> {
  const { users, clock, ids } = parts
  if (!(await users.isEmpty())) return null
  const generatedPassword = account.password === '' ? ids.secret(18) : null
  const password = generatedPassword ?? account.password
  const email = canonicalEmail(account.email)
  const problem = passwordProblem(password, email)
  if (problem)
    throw new Error(`PRUMO_ADMIN_PASSWORD ${reasons[problem.reason].en.replace('{limit}', String(problem.limit))}`)
  const id = ids.uuid()
  const user = {
    id,
    email,
    role: 'admin',
    team_ids: [],
    status: 'active',
    password_hash: await hashPassword(password),
    created_at: new Date(clock.now()).toISOString(),
  } as const
  const event = {
    event_type: 'user.created',
    resource_type: 'user',
    resource_id: id,
    resource_name: email,
    details: { role: 'admin' },
  } as const
  const created = await users.create(user, { events: [event] })
  return created ? { email, generatedPassword } : null
}
