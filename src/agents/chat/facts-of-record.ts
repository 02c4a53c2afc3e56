// What is asked of one act: who bid, and whether a register listed its supplier on its day.

import type { Bidder, SanctionEntry, SanctionMoment, SanctionsThen } from '../../chat/facts/one-record-facts.ts'
import type { RecordWish } from '../../chat/record-wish.ts'
import { syntheticShare } from '../../chat/synthetic-parts.ts'
import { type Dataset, isDay, sanctionListCodes } from '../../dataset/dataset.ts'
import { actDay } from '../../dataset/selection.ts'
import { companyOf } from '../../domain/company-of.ts'
import { formatDay } from '../../domain/days.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import type { ActRecord } from '../../domain/records.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { publicRecordId, toShownRecord } from '../../reports/shown-record.ts'
import type { SelectionContext } from '../tasks/select-records.ts'
import { supplierNames } from '../tasks/supplier-names.ts'

interface Asked {
  readonly records: SelectionContext['records']
  readonly language: Language
  readonly wish: RecordWish | undefined
}

export async function factsOfRecord(
  dataset: Dataset,
  row: number | undefined,
  { records, language, wish }: Asked,
): Promise<{ readonly bidders?: readonly Bidder[]; readonly bids?: number; readonly sanctions_then?: SanctionsThen }> {
  if (row === undefined || wish === undefined || wish === 'price') return {}
  const [stored] = (await records.documents(dataset, 'acts', [row])) as readonly ActRecord[]
  if (stored === undefined) return {}
  const shown = toShownRecord(stored, language) as ActRecord
  if (wish === 'bidders')
    return { bidders: await biddersOf({ dataset, records }, stored, shown), bids: stored.bids?.length ?? 0 }
  const { supplier_id: id, supplier: name } = shown
  const company = companyOf(stored.supplier_id ?? '')
  return {
    sanctions_then: {
      ...(await entriesAbout({ dataset, records }, company, actDay(dataset, row))),
      ...(company !== '' && id !== undefined && { supplier: { id, ...(name !== undefined && { name }) } }),
    },
  }
}

type Held = Pick<Asked, 'records'> & { readonly dataset: Dataset }

/** Persons have no name. */
async function biddersOf(
  { dataset, records }: Held,
  { bids = [], supplier_id }: ActRecord,
  shown: ActRecord,
): Promise<readonly Bidder[]> {
  if (bids.length === 0) return []
  const names = new Map((await supplierNames(records, dataset)).map(({ id, name }) => [id, name]))
  // The supplier's own is among those that are shown.
  const first = bids
    .map((bid, at) => ({ ...bid, at }))
    .toSorted((one, other) => Number(other.supplier_id === supplier_id) - Number(one.supplier_id === supplier_id))
  return first.slice(0, limits.chatRecordsShownMax).map(({ supplier_id: own, value, status, at }) => {
    const name = names.get(own)
    return {
      id: shown.bids?.[at]?.supplier_id ?? '',
      isSupplier: own === supplier_id,
      ...(name !== undefined && { name }),
      ...(value !== undefined && { value }),
      ...(status !== undefined && { status }),
    }
  })
}

async function entriesAbout(
  { dataset, records }: Held,
  company: string,
  day: number,
): Promise<Omit<SanctionsThen, 'supplier'>> {
  const { sanctions } = dataset
  const rows: number[] = []
  for (let row = 0; company !== '' && row < sanctions.length; row++)
    if (companyOf(dataset.text('supplier', sanctions.supplier[row])) === company) rows.push(row)
  const ranked = rows
    .map((row) => ({ row, moment: momentOf(dataset, row, day) }))
    .toSorted((one, other) => moments.indexOf(one.moment) - moments.indexOf(other.moment))
  const shown = ranked.slice(0, limits.chatRecordsShownMax)
  const documents = await records.documents(
    dataset,
    'sanctions',
    shown.map(({ row }) => row),
  )
  const entries = shown.map(({ row, moment }, index): SanctionEntry => {
    const { start_day, end_day, list } = sanctions
    const document = documents[index]
    const record_id = document && publicRecordId(document)
    const type = document && 'sanction_type' in document ? document.sanction_type : undefined
    return {
      list: sanctionListCodes[list[row] ?? -1] ?? '',
      ...(type !== undefined && { type: maskPersonalIds(type) }),
      moment,
      ...(isDay(start_day[row]) && { start: formatDay(start_day[row]) }),
      ...(isDay(end_day[row]) && { end: formatDay(end_day[row]) }),
      ...(record_id !== undefined && { record_id }),
    }
  })
  return {
    ...(isDay(day) && { day: formatDay(day) }),
    held: sanctions.length,
    total: rows.length,
    in_force: ranked.filter(({ moment }) => moment === 'in_force').length,
    entries,
    synthetic: syntheticShare(rows.map((row) => ({ synthetic: sanctions.synthetic[row] === 1 }))),
  }
}

const moments: readonly SanctionMoment[] = ['in_force', 'suspended', 'withdrawn', 'before', 'after']

/** How an entry stands to a day. */
export function momentOf({ sanctions }: Dataset, row: number, day: number): SanctionMoment {
  const { start_day, end_day, withdrawn_day, suspended_day, resumed_day } = sanctions
  if (isDay(start_day[row]) && start_day[row] > day) return 'after'
  if (isDay(end_day[row]) && end_day[row] < day) return 'before'
  if (isDay(withdrawn_day[row]) && withdrawn_day[row] <= day) return 'withdrawn'
  const isSuspended = isDay(suspended_day[row]) && suspended_day[row] <= day
  return !isSuspended || (isDay(resumed_day[row]) && resumed_day[row] <= day) ? 'in_force' : 'suspended'
}
