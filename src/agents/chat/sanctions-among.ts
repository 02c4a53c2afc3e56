// Which suppliers of some contracts a register of sanctions lists on a day: by the company, with all its branches.

import type { FiguresOfGroup } from '../../chat/facts/figures.ts'
import { type TalliedGroup, tallyGroups } from '../../chat/facts/groups.ts'
import type { SanctionedParty, SanctionFacts } from '../../chat/facts/sanction-facts.ts'
import { ContractTally } from '../../chat/facts/totals.ts'
import { syntheticShare } from '../../chat/synthetic-parts.ts'
import { ABSENT_CODE, type Dataset, isDay, sanctionListCodes, sourceCodes } from '../../dataset/dataset.ts'
import { companyOf } from '../../domain/company-of.ts'
import { formatDay } from '../../domain/days.ts'
import type { DateRange } from '../../domain/generated/wire-types.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import type { ActRecord } from '../../domain/records.ts'
import type { DataSource, Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { publicRecordId, toShownRecord } from '../../reports/shown-record.ts'
import type { SelectionContext } from '../tasks/select-records.ts'
import { daysAsked, momentWithin, sanctionEntry } from './sanction-moments.ts'

interface Asked {
  readonly records: SelectionContext['records']
  readonly language: Language
  /** The day of the question, since 1970-01-01. */
  readonly today: number
  /** In which a sanction was in force at some moment, in place of today. */
  readonly periods: readonly DateRange[] | undefined
}

export async function sanctionsAmong(
  dataset: Dataset,
  rows: readonly number[],
  { records, language, today, periods }: Asked,
): Promise<SanctionFacts> {
  const inForce = entriesInForce(dataset, daysAsked(periods, today))
  const all = { by: 'supplier', order: undefined, limit: Number.POSITIVE_INFINITY } as const
  const { groups } = tallyGroups(dataset, rows, all)
  const listed = groups.flatMap((group) => {
    const entries = inForce.get(companyOf(group.key))
    return entries === undefined ? [] : [{ group, entries }]
  })
  const shown = listed.slice(0, limits.chatGroupsShown)
  const acts = (await records.documents(
    dataset,
    'acts',
    shown.map(({ group }) => group.row),
  )) as readonly ActRecord[]
  const parties = await Promise.all(
    shown.map(async ({ group, entries }, index): Promise<SanctionedParty> => {
      const { supplier_id, supplier } = toShownRecord(acts[index], language) as ActRecord
      const documents = await records.documents(dataset, 'sanctions', entries.slice(0, limits.chatRecordsShown))
      const until = lastDayOf(dataset, entries)
      return {
        id: supplier_id ?? group.key,
        ...(supplier !== undefined && { name: supplier }),
        lists: [...new Set(entries.map((row) => sanctionListCodes[dataset.sanctions.list[row]] ?? ''))].sort(),
        ...(until !== undefined && { until }),
        ...{ contracts: group.count, total_value: group.total_value, figures: figuresOf(group) },
        types: typesOf(documents),
        entries: documents.map((document, at) =>
          sanctionEntry(dataset, entries[at] ?? -1, { moment: 'in_force', document }),
        ),
        in_force: entries.length,
        records: documents.flatMap((record) => publicRecordId(record) ?? []),
      }
    }),
  )
  return {
    ...(periods && { periods }),
    held: dataset.sanctions.length,
    synthetic: syntheticShare(
      listed.flatMap(({ entries }) => entries.map((row) => ({ synthetic: dataset.sanctions.synthetic[row] === 1 }))),
    ),
    sources: sourcesOf(dataset),
    in_force: [...inForce.values()].reduce((sum, entries) => sum + entries.length, 0),
    ...{ suppliers: groups.length, listed: listed.length, parties },
    contracts: listed.reduce((sum, { group }) => sum + group.count, 0),
    total_value: listed.reduce((sum, { group }) => sum + Math.round(group.total_value * 100), 0) / 100,
    ...(listed.length > 0 && {
      of_listed: ofSuppliers(
        dataset,
        rows,
        listed.map(({ group }) => group.key),
      ),
    }),
  }
}

function typesOf(documents: readonly object[]): readonly string[] {
  const types = documents.flatMap((one) => ('sanction_type' in one ? [maskPersonalIds(String(one.sanction_type))] : []))
  return [...new Set(types)].sort()
}

function figuresOf({ row, ...group }: TalliedGroup): FiguresOfGroup {
  return { group, row }
}

function ofSuppliers(dataset: Dataset, rows: readonly number[], ids: readonly string[]) {
  const codes = new Set(ids.map((id) => dataset.code('supplier', id)))
  const tally = new ContractTally(dataset)
  for (const row of rows) if (codes.has(dataset.acts.supplier[row] ?? ABSENT_CODE)) tally.add(row)
  return { suppliers: ids.toSorted(), totals: tally.totals() }
}

function sourcesOf({ sanctions }: Dataset): readonly DataSource[] {
  const codes = new Set(sanctions.source.subarray(0, sanctions.length))
  return sourceCodes.filter((_, code) => codes.has(code))
}

function entriesInForce(dataset: Dataset, days: ReturnType<typeof daysAsked>): ReadonlyMap<string, readonly number[]> {
  const { sanctions } = dataset
  const found = new Map<string, number[]>()
  for (let row = 0; row < sanctions.length; row++) {
    if (momentWithin(dataset, row, days) !== 'in_force') continue
    const company = companyOf(dataset.text('supplier', sanctions.supplier[row]))
    const entries = found.get(company)
    if (entries === undefined) found.set(company, [row])
    else entries.push(row)
  }
  found.delete('')
  return found
}

function lastDayOf({ sanctions }: Dataset, entries: readonly number[]): string | undefined {
  const ends = entries.map((row) => sanctions.end_day[row])
  return ends.every(isDay) ? formatDay(Math.max(...ends)) : undefined
}
