// What is asked of one act: who bid, and whether a register listed its supplier on its day.

import type { Bidder, SanctionMoment, SanctionsThen } from '../../chat/facts/one-record-facts.ts'
import type { RecordWish } from '../../chat/record-wish.ts'
import { syntheticShare } from '../../chat/synthetic-parts.ts'
import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { actDay } from '../../dataset/selection.ts'
import { companyOf } from '../../domain/company-of.ts'
import { formatDay } from '../../domain/days.ts'
import type { DateRange } from '../../domain/generated/wire-types.ts'
import type { ActRecord } from '../../domain/records.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { toShownRecord } from '../../reports/shown-record.ts'
import type { SelectionContext } from '../tasks/select-records.ts'
import { supplierNames } from '../tasks/supplier-names.ts'
import { daysAsked, momentWithin, sanctionEntry } from './sanction-moments.ts'

interface Asked {
  readonly records: SelectionContext['records']
  readonly language: Language
  readonly wish: RecordWish | undefined
  /** In which sanctions are asked for, in place of the day of the record. */
  readonly periods: readonly DateRange[] | undefined
}

export async function factsOfRecord(
  dataset: Dataset,
  row: number | undefined,
  { records, language, wish, periods }: Asked,
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
      ...(await entriesAbout({ dataset, records }, company, { day: actDay(dataset, row), periods })),
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
  { day, periods }: { readonly day: number; readonly periods: Asked['periods'] },
): Promise<Omit<SanctionsThen, 'supplier'>> {
  const { sanctions } = dataset
  const days = daysAsked(periods, day)
  const rows: number[] = []
  for (let row = 0; company !== '' && row < sanctions.length; row++)
    if (companyOf(dataset.text('supplier', sanctions.supplier[row])) === company) rows.push(row)
  const ranked = rows
    .map((row) => ({ row, moment: momentWithin(dataset, row, days) }))
    .toSorted((one, other) => moments.indexOf(one.moment) - moments.indexOf(other.moment))
  const shown = ranked.slice(0, limits.chatRecordsShownMax)
  const documents = await records.documents(
    dataset,
    'sanctions',
    shown.map(({ row }) => row),
  )
  const entries = shown.map(({ row, moment }, index) =>
    sanctionEntry(dataset, row, { moment, document: documents[index] }),
  )
  return {
    ...(isDay(day) && { day: formatDay(day) }),
    ...(periods && { periods }),
    held: sanctions.length,
    total: rows.length,
    in_force: ranked.filter(({ moment }) => moment === 'in_force').length,
    entries,
    synthetic: syntheticShare(rows.map((row) => ({ synthetic: sanctions.synthetic[row] === 1 }))),
  }
}

const moments: readonly SanctionMoment[] = ['in_force', 'suspended', 'withdrawn', 'between', 'before', 'after']
