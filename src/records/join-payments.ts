// Join payments: the ids of a dataset's payments and commitments, kept to their sources as join-within-sources.ts says. Whether an id
// is global is read from the records, of those acts alone that another source names.

import { naturalIdOf } from '../domain/record-id.ts'
import { isGlobalId } from '../domain/record-scope.ts'
import type { ActRecord } from '../domain/records.ts'
import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import type { Columns } from './columns.ts'
import { type ActIds, actsNamed, findNamedElsewhere, joinWithinSources } from './join-within-sources.ts'
import { readDocuments } from './read-documents.ts'
import { type RowPlan, readColumn } from './row-plan.ts'

/** The same columns with these ids; `plan` is of all acts in force, while the acts of the columns may be of one source. */
export async function joinPayments(store: Store, columns: Columns, plan: RowPlan): Promise<Columns> {
  const acts = plan.length === columns.acts.length ? columns.acts : await readIds(store, plan)
  const named = findNamedElsewhere(columns, acts)
  if (named === undefined) return joinWithinSources(columns, acts)
  const rows = actsNamed(named)
  const globalActs = new Set<number>()
  for (let start = 0; start < rows.length; start += limits.documentsPerTurn) {
    const some = rows.slice(start, start + limits.documentsPerTurn)
    const records = (await readDocuments(store, plan, some)) as readonly ActRecord[]
    for (const [index, row] of some.entries()) if (isGlobalId(naturalIdOf(records[index]))) globalActs.add(row)
  }
  return joinWithinSources(columns, acts, { named, globalActs })
}

async function readIds(store: Store, plan: RowPlan): Promise<ActIds> {
  return {
    id: await readColumn(store, plan, 'id', new Float64Array(plan.length)),
    source: await readColumn(store, plan, 'source', new Int32Array(plan.length)),
  }
}
