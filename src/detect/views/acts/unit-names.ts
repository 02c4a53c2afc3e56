import type { Dataset } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { toUnitName } from '../../../domain/unit-words.ts'

/** The unit of an act as a code that all spellings of it share, −1 without one; codes are below `data.size('unit')`. */
export function unitOf(data: Dataset): (row: number) => number {
  const { unit } = data.acts
  const names = namesOfUnits(data)
  return (row) => (unit[row] < 0 ? -1 : names[unit[row]])
}

/** By code, the first code of the same unit. */
const namesOfUnits = sharedPerDataset('unit names', (data): Int32Array => {
  const firsts = new Map<string, number>()
  return Int32Array.from({ length: data.size('unit') }, (_, code) => {
    const name = toUnitName(data.text('unit', code))
    const first = firsts.get(name) ?? code
    firsts.set(name, first)
    return first
  })
})
