// Transfer agreements, newest first by default; `supplier` filters by the beneficiary.

import type { AgreementDocument } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { LookupsContext } from './context.ts'
import { listRecords, toRecordItem } from './list-records.ts'
import type { Listing, RecordsQuery } from './to-lookup.ts'

const listing: Listing = {
  name: 'agreements',
  table: 'agreements',
  where: [],
  columns: {
    source: 'source',
    synthetic: 'synthetic',
    agreement_id: 'id',
    organization_id: 'organization',
    beneficiary_id: 'beneficiary',
    region: 'region',
    municipality_code: 'municipality',
    end_date: 'end_day',
    value: 'value',
  },
  party: 'beneficiary',
  order: [{ column: 'day', direction: 'descending' }],
}

/** One page of agreements. */
export function listAgreements(context: LookupsContext, query: RecordsQuery, language: Language) {
  return listRecords(context, { listing, query, language }, { toItem: toRecordItem<AgreementDocument> })
}
