// Contracts of all sources, newest first by default.

import type { ActDocument } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { actColumns } from './act-columns.ts'
import type { LookupsContext } from './context.ts'
import { listRecords, toRecordItem } from './list-records.ts'
import { actsOf, type Listing, type RecordsQuery } from './to-lookup.ts'

export const contractsListing: Listing = {
  name: 'contracts',
  table: 'acts',
  where: [actsOf('contract')],
  columns: actColumns,
  party: 'supplier',
  order: [{ column: 'date', direction: 'descending' }],
}

/** One page of contracts. */
export function listContracts(context: LookupsContext, query: RecordsQuery, language: Language) {
  return listRecords(context, { listing: contractsListing, query, language }, { toItem: toRecordItem<ActDocument> })
}
