// Handlers of the administration module: settings.

import { type SettingsNow, type SettingsStore, settingsView } from '../../services/settings/settings.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'

/** One handler for each operation of the module. */
export function settingsHandlers(settings: SettingsStore) {
  return {
    get_settings: async () => shown(await settings.read()),
    async update_settings(request) {
      const ifMatch = request.headers('if-match')
      return shown(await settings.change(request.body, { ...askerOf(request), ifMatch }))
    },
  } satisfies Partial<Handlers>
}

function shown(now: SettingsNow) {
  const view = settingsView(now)
  return { version: view, body: view }
}
