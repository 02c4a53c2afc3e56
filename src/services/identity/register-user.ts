import { hashPassword } from '../../auth/passwords.ts'
import { canonicalEmail, type User } from '../../auth/users.ts'
import type { Caller } from '../../domain/caller.ts'
import type { Role } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { assertPassword } from './choose-password.ts'
import type { IdentityContext } from './context.ts'
import { eventBy, type Origin, whoIs } from './origin.ts'

export interface Registration {
  readonly email: string
  readonly password: string
  readonly role?: Role
  /** True where its owner must choose another password before anything else. */
  readonly password_change_required?: boolean
}

/** Creates an account, a viewer unless asked otherwise. Throws VALIDATION_ERROR and EMAIL_ALREADY_REGISTERED. */
export async function registerUser(
  context: IdentityContext,
  { email: given, password, role = 'viewer', password_change_required }: Registration,
  { caller, origin }: { readonly caller: Caller; readonly origin: Origin },
): Promise<User> {
  const email = canonicalEmail(given)
  const { users, ids, clock } = context
  await assertPassword(context, { password, email }, 'password')
  const user: User = {
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
  const created = await users.create(user, [eventBy('user.created', { who: whoIs(caller), origin }, rest)])
  if (!created) throw new AppError('EMAIL_ALREADY_REGISTERED', { field: 'email' })
  return user
}
