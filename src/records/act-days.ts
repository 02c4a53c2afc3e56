import { DAY_ABSENT, isDay } from '../dataset/dataset.ts'
import type { TableView } from './table-view.ts'

// As `actDay` of selection.ts: the first that the source gave.
const columns = [
  'signing_day',
  'award_day',
  'publication_day',
  'proposals_close_day',
  'proposals_open_day',
  'start_day',
]

/** The day that each act is dated by; DAY_ABSENT where no possible day is known. */
export function actDays(view: TableView): Promise<Int32Array> {
  return view.remember('days of acts', async () => {
    const days = new Int32Array(view.length).fill(DAY_ABSENT)
    for (const name of columns) {
      const column = await view.column(name)
      for (let row = 0; row < days.length; row++) {
        const day = column[row]
        if (!isDay(days[row]) && isDay(day)) days[row] = day
      }
    }
    return days
  })
}
