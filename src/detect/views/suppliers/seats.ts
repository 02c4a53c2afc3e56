import type { Dataset } from '../../../dataset/dataset.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'
import { toSeat } from '../../../domain/seat-of-address.ts'

/** Number of the seat behind an address's code; −1 where the address is none. */
export const seats = oncePerDataset((data: Dataset): Int32Array => {
  const numbers = new Map<string, number>()
  return Int32Array.from({ length: data.size('address') }, (_, code) => {
    const seat = toSeat(data.text('address', code))
    if (seat === undefined) return -1
    const number = numbers.get(seat) ?? numbers.size
    numbers.set(seat, number)
    return number
  })
})
