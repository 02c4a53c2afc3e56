// Names of the firms that records have, by their ids. Names are no columns, so that they are read from one act of each firm.

import { ABSENT_CODE, type Dataset, personTypeCodes } from '../../dataset/dataset.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import type { KnownName } from '../../question/resolve-names.ts'
import type { Records } from '../work-context.ts'

const person = personTypeCodes.indexOf('person')
const known = new WeakMap<Dataset, Promise<readonly KnownName[]>>()

/** Firms with acts, and their names as the records write them; persons are not found by name. */
export function supplierNames(records: Records, dataset: Dataset): Promise<readonly KnownName[]> {
  const names = known.get(dataset) ?? readNames(records, dataset)
  known.set(dataset, names)
  names.catch(() => known.delete(dataset))
  return names
}

async function readNames(records: Records, dataset: Dataset): Promise<readonly KnownName[]> {
  const { supplier, person_type } = dataset.acts
  const rowOf = new Map<number, number>()
  for (const [row, code] of supplier.entries())
    if (code !== ABSENT_CODE && person_type[row] !== person && !rowOf.has(code)) rowOf.set(code, row)
  const names: KnownName[] = []
  for await (const { record } of records.eachAct(dataset, [...rowOf.values()]))
    if (record.supplier_id !== undefined && record.supplier !== undefined)
      names.push({ id: record.supplier_id, name: maskPersonalIds(record.supplier) })
  return names
}
