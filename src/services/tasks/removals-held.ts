// Whether what has expired stays where it is: who pauses all schedules, or switches that of retention off, wants nothing removed.

import { findHeld } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import type { SettingsStore } from '../settings/settings.ts'
import { idOfBuiltIn, type StoredSchedule, scheduleKey } from './stored-schedule.ts'

export async function areRemovalsHeld({
  state,
  settings,
}: {
  readonly state: Pick<Store, 'get'>
  readonly settings: Pick<SettingsStore, 'read'>
}): Promise<boolean> {
  if ((await settings.read()).tasks.schedules === 'paused') return true
  const held = await findHeld(state, scheduleKey(idOfBuiltIn('retention')))
  return held instanceof Uint8Array && !parseStored<StoredSchedule>(held).is_enabled
}
