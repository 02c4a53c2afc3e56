import { type Dataset, sphereCodes } from '../../../dataset/dataset.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'
import { type BodyRegime, findBodyRegime } from '../../../domain/body-regime.ts'

/** The regime of the body of each act; each name and sphere is read once. */
export const bodyRegimes: (data: Dataset) => (row: number) => BodyRegime = oncePerDataset((data) => {
  const { organization_name, organization_sphere } = data.acts
  const known = new Map<number, BodyRegime>()
  return (row) => {
    const [name, sphere] = [organization_name[row], organization_sphere[row]]
    const key = (name + 1) * (sphereCodes.length + 1) + sphere + 1
    const found = known.get(key) ?? findBodyRegime(data.text('organization_name', name), sphereCodes[sphere])
    known.set(key, found)
    return found
  }
})
