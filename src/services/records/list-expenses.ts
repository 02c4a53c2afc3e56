// Payments under contracts and expenses without a contract, newest first by default.

import type { PaymentDocument } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { LookupsContext } from './context.ts'
import { listRecords, toRecordItem } from './list-records.ts'
import type { Listing, RecordsQuery } from './to-lookup.ts'

const listing: Listing = {
  name: 'expenses',
  table: 'payments',
  where: [],
  columns: {
    record_kind: 'record_kind',
    source: 'source',
    synthetic: 'synthetic',
    payment_id: 'id',
    contract_id: 'contract',
    supplier_id: 'supplier',
    organization_id: 'organization',
    region: 'region',
    date: 'day',
    value: 'value',
  },
  party: 'supplier',
  order: [{ column: 'day', direction: 'descending' }],
}

/** One page of payments and expenses. */
export function listExpenses(context: LookupsContext, query: RecordsQuery, language: Language) {
  return listRecords(context, { listing, query, language }, { toItem: toRecordItem<PaymentDocument> })
}
