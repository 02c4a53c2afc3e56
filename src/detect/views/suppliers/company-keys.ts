import type { Dataset } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { companyOf } from '../../../domain/company-of.ts'

/** Whole-number key of the company behind a supplier's code: branches of one CNPJ root have one key; −1 for an absent code. */
export function companyKeys(data: Dataset): (code: number) => number {
  const keys = keysOfSuppliers(data)
  return (code) => keys[code] ?? -1
}

const keysOfSuppliers = sharedPerDataset('company keys', (data) => {
  const keys = new Map<string, number>()
  return Int32Array.from({ length: data.size('supplier') }, (_, code) => {
    const name = companyOf(data.text('supplier', code))
    const key = keys.get(name) ?? keys.size
    keys.set(name, key)
    return key
  })
})
