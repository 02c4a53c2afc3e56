import type { SessionList } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { LiveSession } from '../../services/identity/sessions.ts'
import { deviceName, unknownLocation } from '../../wire/session-words.ts'

/** Sessions as an answer shows them, in its language. */
export function toSessions(sessions: readonly LiveSession[], language: Language): SessionList {
  return {
    sessions: sessions.map(({ id, device, ip_address, last_active, current }) => ({
      id,
      device: deviceName(device, language),
      ip_address,
      location: unknownLocation(language),
      last_active,
      current,
    })),
  }
}
