// A new account.

import { hashPassword } from '../../auth/passwords.ts'
import { canonicalEmail, type StoredUser } from '../../auth/users.ts'
import type { RegisterRequest } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { keeping, type Making } from '../idempotency/making.ts'
import { assertPassword } from './choose-password.ts'
import type { IdentityContext } from './context.ts'
import { type Asker, eventBy } from './origin.ts'

/** Creates an account. Throws VALIDATION_ERROR and EMAIL_ALREADY_REGISTERED. */
export async function registerUser(
  context: IdentityContext,
  { email: given, password, role, password_change_required }: RegisterRequest,
  asker: Asker & Making<StoredUser>,
): Promise<StoredUser> {
  const email = canonicalEmail(given)
  const { users, ids, clock } = context
  await assertPassword(context, { password, email }, 'password')
  const user: StoredUser = {
    id: ids.uuid(),
    email,
    role,
    team_ids: [],
    status: 'active',
    password_hash: await hashPassword(password),
    created_at: new Date(clock.now()).toISOString(),
    ...(password_change_required === true && { password_change_required }),
  }
  const rest = { resource_type: 'user', resource_id: user.id, resource_name: email, details: { role } }
  const kept = await keeping(asker, user)
  const created = await users.create(user, { events: [eventBy('user.created', asker, rest)], ...kept })
  if (!created) throw new AppError('EMAIL_ALREADY_REGISTERED', { field: 'email' })
  return user
}
