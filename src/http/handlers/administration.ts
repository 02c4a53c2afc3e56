// Handlers of what admins see and end of the whole service.

import { readStorage, type StorageContext } from '../../services/administration/storage.ts'
import type { IdentityContext } from '../../services/identity/context.ts'
import { endAccountSession, listAccountSessions } from '../../services/identity/sessions.ts'
import { type ConsumptionContext, listConsumption } from '../../services/usage/consumption.ts'
import { deviceName, unknownLocation } from '../../wire/session-words.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

export interface AdministrationContext {
  readonly identity: IdentityContext
  readonly usage: ConsumptionContext
  readonly storage: StorageContext
}

/** One handler for each operation of the module. */
export function administrationHandlers({ identity, usage, storage }: AdministrationContext) {
  return {
    async list_account_sessions(request) {
      const { query, caller, language } = request
      const { items, ...page } = await listAccountSessions(identity, query, caller.session?.id)
      const location = unknownLocation(language)
      const shown = items.map((item) => ({ ...item, device: deviceName(item.device, language), location }))
      return { body: toList(request, { ...page, items: shown }) }
    },
    async end_account_session(request) {
      await endAccountSession(identity, request.params.account_session_id, askerOf(request))
      return {}
    },
    async read_storage() {
      return { body: await readStorage(storage) }
    },
    async list_consumption(request) {
      return { body: toList(request, await listConsumption(usage, request.query)) }
    },
  } satisfies Partial<Handlers>
}
