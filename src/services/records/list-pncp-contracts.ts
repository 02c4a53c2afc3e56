// What PNCP publishes: notices, awards and contracts, newest first by default.
// Choice: the vocabulary of sources has no entry for PNCP; its records are those of compras_gov.

import type { ActDocument, PncpActDocument, PncpContractsQuery } from '../../domain/generated/wire-types.ts'
import { modalityOfPncpId, parseModality } from '../../domain/parse-modality.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { ShownRecord } from '../../records/lookup-task.ts'
import { actColumns } from './act-columns.ts'
import type { LookupsContext } from './context.ts'
import { listRecords, toRecordItem } from './list-records.ts'
import { actsOf, type Listing } from './to-lookup.ts'

const listing: Listing = {
  name: 'pncp_contracts',
  table: 'acts',
  where: [
    actsOf('contract', 'tender', 'award'),
    { type: 'compare', column: 'source', operator: 'eq', value: 'compras_gov' },
  ],
  columns: actColumns,
  order: [{ column: 'date', direction: 'descending' }],
}

/** One page of PNCP acts. */
export function listPncpContracts(context: LookupsContext, query: PncpContractsQuery, language: Language) {
  const { modality } = query
  const where =
    modality === undefined
      ? listing.where
      : [...listing.where, { type: 'any_of' as const, column: 'modality', values: [toModality(modality)] }]
  return listRecords(context, { listing: { ...listing, where }, query, language }, { toItem })
}

function toItem(shown: ShownRecord): PncpActDocument {
  const item = toRecordItem<ActDocument>(shown)
  return item.description === undefined ? item : { ...item, object: item.description }
}

/** A number that PNCP does not use is no modality and matches nothing. */
function toModality(text: string): string {
  return /^\d+$/.test(text) ? (modalityOfPncpId(Number(text)) ?? text) : parseModality(text)
}
