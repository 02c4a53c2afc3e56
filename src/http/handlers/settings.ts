// Handlers of the administration module: settings.

import type { SettingsPatch } from '../../domain/generated/wire-types.ts'
import { etagOf } from '../../services/entity-tag.ts'
import { type SettingsNow, type SettingsStore, settingsView } from '../../services/settings/settings.ts'
import type { settingsOperations } from '../../wire/settings-operations.ts'
import type { Handler } from '../handler.ts'
import { callerOf, originOf } from './origin-of.ts'

export function settingsHandlers(settings: SettingsStore): Record<(typeof settingsOperations)[number]['id'], Handler> {
  return {
    get_settings: async () => shown(await settings.read()),
    async update_settings(request) {
      const ifMatch = request.headers('if-match')
      const how = { ifMatch, caller: callerOf(request), origin: originOf(request) }
      return shown(await settings.change(request.body as SettingsPatch, how))
    },
  }
}

function shown(now: SettingsNow) {
  const view = settingsView(now)
  return { headers: { ETag: etagOf(view) }, body: view }
}
