import { DAY_ABSENT, isDay } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'

/** By supplier code: the earliest opening day (DAY_ABSENT for none) and the largest capital (0 for none) that a register gives. */
export interface Registrations {
  readonly openedDays: Int32Array
  readonly capitals: Float64Array
}

/** The registration data of each supplier. */
export const readRegistrations = sharedPerDataset('registrations', ({ suppliers, size }): Registrations => {
  const openedDays = new Int32Array(size('supplier')).fill(DAY_ABSENT)
  const capitals = new Float64Array(openedDays.length)
  for (let i = 0; i < suppliers.length; i++) {
    const [openedDay, code] = [suppliers.opened_day[i], suppliers.supplier[i]]
    if (!isDay(openedDay) || code < 0) continue
    const known = openedDays[code]
    openedDays[code] = isDay(known) ? Math.min(known, openedDay) : openedDay
    capitals[code] = Math.max(suppliers.capital[i] || 0, capitals[code])
  }
  return { openedDays, capitals }
})
