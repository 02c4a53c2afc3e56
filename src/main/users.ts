// `prumo user`: accounts of a data folder.

import { createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import type { StoredUser } from '../auth/users.ts'
import { type UserCommand, userLine } from '../cli/user.ts'
import type { Config } from '../config.ts'
import type { Language } from '../domain/vocabulary.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import type { IdentityContext } from '../services/identity/context.ts'
import { changeUser, removeUser, unlockUser } from '../services/identity/manage-users.ts'
import { registerUser } from '../services/identity/register-user.ts'
import { userView } from '../services/identity/user-view.ts'
import { createSettings } from '../services/settings/settings.ts'
import { commandFailure, type Say, sayIn } from '../wire/command-texts.ts'
import { validate } from '../wire/validate.ts'
import { commandCaller as caller, commandOrigin } from './command-caller.ts'
import { createIdentity, keysFolder } from './identity.ts'
import { openExistingState } from './stores.ts'

/** How an answer is said, and where to. */
interface Answering {
  readonly say: Say
  readonly print: (text: string) => void
}

const toStandardOutput = (text: string) => void process.stdout.write(text)

/** `prumo user …`: a server may run meanwhile and sees the change at once. Resolves to the exit code. */
export async function manageUsers(
  config: Config,
  command: UserCommand,
  {
    language = 'en',
    print = toStandardOutput,
  }: { readonly language?: Language; readonly print?: Answering['print'] } = {},
): Promise<number> {
  const state = openExistingState(config.dataDir)
  try {
    const trail = createAudit({ store: state, clock, ids, keys: await loadAuditKeys(keysFolder(config)) })
    const settings = createSettings({ store: state, trail, clock })
    // Access to the data folder stands for an account.
    const parts = { state, trail, settings, standingOf: async () => [], clock, ids }
    await perform(await createIdentity(config, parts), command, { say: sayIn(language), print })
    return 0
  } finally {
    await state.close()
  }
}

async function perform(context: IdentityContext, command: UserCommand, { say, print }: Answering): Promise<void> {
  if (command.type === 'list') {
    for (const user of await context.users.list()) print(userLine(userView(user), say))
    return
  }
  const by = { caller, origin: commandOrigin() }
  if (command.type === 'add') {
    const password = ids.secret(18)
    const { email, role } = command
    const account = { email, password, role, password_change_required: true }
    validate('RegisterRequest', account)
    const user = await registerUser(context, account, by)
    print(userLine(userView(user), say))
    print(`${say('password_once', { password })}\n`)
    return
  }
  const { id } = await getByEmail(context, command.email)
  if (command.type === 'delete') {
    await removeUser(context, { id, ifMatch: undefined }, by)
    print(`${say('account_deleted', { email: command.email })}\n`)
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
  print(userLine(userView(await getByEmail(context, command.email)), say))
  if (password !== undefined) print(`${say('password_once', { password })}\n`)
}

async function getByEmail({ users }: IdentityContext, email: string): Promise<StoredUser> {
  const found = await users.readByEmail(email)
  if (found === undefined) throw commandFailure('no_account', { email })
  return found.user
}
