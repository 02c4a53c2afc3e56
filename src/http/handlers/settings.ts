// Handlers of the administration module: settings.

import type { Language } from '../../domain/vocabulary.ts'
import { etagOf } from '../../services/entity-tag.ts'
import { type SettingsNow, type SettingsStore, settingsView } from '../../services/settings/settings.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'

/** One handler for each operation of the module. */
export function settingsHandlers(settings: SettingsStore) {
  return {
    get_settings: async ({ language }) => shown(await settings.read(), language),
    async update_settings(request) {
      const ifMatch = request.headers('if-match')
      return shown(await settings.change(request.body, { ...askerOf(request), ifMatch }), request.language)
    },
  } satisfies Partial<Handlers>
}

function shown(now: SettingsNow, language: Language) {
  const view = settingsView(now)
  return { headers: { ETag: etagOf(view, language) }, body: view }
}
