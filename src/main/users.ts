// `prumo user`: accounts of a data folder.

import { createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import type { StoredUser } from '../auth/users.ts'
import { type UserCommand, userLine } from '../cli/user.ts'
import type { Config } from '../config.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import type { IdentityContext } from '../services/identity/context.ts'
import { changeUser, removeUser, unlockUser } from '../services/identity/manage-users.ts'
import { registerUser } from '../services/identity/register-user.ts'
import { userView } from '../services/identity/user-view.ts'
import { createSettings } from '../services/settings/settings.ts'
import { validate } from '../wire/validate.ts'
import { commandCaller as caller, commandOrigin } from './command-caller.ts'
import { createIdentity, keysFolder } from './identity.ts'
import { openExistingState } from './stores.ts'

type Print = (text: string) => void

const toStandardOutput: Print = (text) => void process.stdout.write(text)

/** `prumo user …`: a server may run meanwhile and sees the change at once. Resolves to the exit code. */
export async function manageUsers(config: Config, command: UserCommand, print = toStandardOutput): Promise<number> {
  const state = openExistingState(config.dataDir)
  try {
    const trail = createAudit({ store: state, clock, ids, keys: await loadAuditKeys(keysFolder(config)) })
    const settings = createSettings({ store: state, trail, clock })
    // Access to the data folder stands for an account.
    const parts = { state, trail, settings, standingOf: async () => [], clock, ids }
    await perform(await createIdentity(config, parts), command, print)
    return 0
  } finally {
    await state.close()
  }
}

async function perform(context: IdentityContext, command: UserCommand, print: Print): Promise<void> {
  if (command.type === 'list') {
    for (const user of await context.users.list()) print(userLine(userView(user)))
    return
  }
  const by = { caller, origin: commandOrigin() }
  if (command.type === 'add') {
    const password = ids.secret(18)
    const { email, role } = command
    const account = { email, password, role, password_change_required: true }
    validate('RegisterRequest', account)
    const user = await registerUser(context, account, by)
    print(userLine(userView(user)))
    printPassword(password, print)
    return
  }
  const { id } = await getByEmail(context, command.email)
  if (command.type === 'delete') {
    await removeUser(context, { id, ifMatch: undefined }, by)
    print(`${command.email} was deleted.\n`)
    return
  }
  const { resetPassword, dropMfa, unlock, ...changes } = command.options
  const password = resetPassword ? ids.secret(18) : undefined
  if (unlock) await unlockUser(context, id, by)
  const patch = {
    ...changes,
    ...(password !== undefined && { password }),
    ...(dropMfa && { mfa_enabled: false as const }),
  }
  if (Object.keys(patch).length > 0) await changeUser(context, { id, patch, ifMatch: undefined }, by)
  print(userLine(userView(await getByEmail(context, command.email))))
  if (password !== undefined) printPassword(password, print)
}

async function getByEmail({ users }: IdentityContext, email: string): Promise<StoredUser> {
  const found = await users.readByEmail(email)
  if (found === undefined) throw new Error(`there is no account ${email}`)
  return found.user
}

function printPassword(password: string, print: Print): void {
  print(`Its password, shown once, to be changed at the first sign-in: ${password}\n`)
}
