// A party that is compared alone, among its peers: those that the same question finds without naming it, by contracts of the kind that
// it has most of by value.

import { rankAmong, type TalliedGroup, type TalliedGroups, tallyGroups } from '../../chat/facts/groups.ts'
import type { FactGroups, PeersOfOne } from '../../chat/facts/record-facts.ts'
import { ContractTally } from '../../chat/facts/totals.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import type { InvestigationFilters } from '../../domain/generated/wire-types.ts'
import { contractTypes } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { ComparisonKind, Grouping } from '../../question/question-reading.ts'

export const groupingOf: Readonly<Record<ComparisonKind, Grouping>> = {
  suppliers: 'supplier',
  organizations: 'organization',
  years: 'year',
  states: 'state',
}

/** The rows of what is counted that filters select. */
export type Selecting = (filters: InvestigationFilters) => Promise<readonly number[]>

interface Found {
  readonly dataset: Dataset
  readonly filters: InvestigationFilters
  readonly select: Selecting
}

interface Compared {
  readonly compare: ComparisonKind | undefined
  readonly own: readonly TalliedGroup[] | undefined
  readonly rows: readonly number[]
}

interface FoundPeers {
  readonly peers: PeersOfOne
  /** All that they are peers in. */
  readonly rows: readonly number[]
}

/** Undefined where no single supplier or body is compared. */
export async function findPeers(
  { dataset, filters, select }: Found,
  { compare, own: [own, second] = [], rows: ownRows }: Compared,
  named: (groups: TalliedGroups) => Promise<FactGroups>,
): Promise<FoundPeers | undefined> {
  if (own === undefined || second !== undefined || (compare !== 'suppliers' && compare !== 'organizations'))
    return undefined
  const { [compare]: _, ...others } = filters
  const most = { by: 'contract_type', order: { by: 'value', direction: 'desc' }, limit: 1 } as const
  const [kind] = tallyGroups(dataset, ownRows, most).groups
  const contract_type = contractTypes.find((type) => type === kind?.key)
  const alike = contract_type === undefined ? others : { ...others, contract_types: [contract_type] }
  const rows = await select(alike)
  const by = groupingOf[compare]
  const ranked = rankAmong(dataset, rows, { by, key: own.key })
  const largest = largestBeside(dataset, rows, { by, key: own.key })
  const tally = new ContractTally(dataset)
  for (const row of rows) tally.add(row)
  const peers = {
    ...ranked,
    ...(contract_type !== undefined && { contract_type }),
    ...{ filters: alike, totals: tally.totals() },
    largest: (await named(largest)).groups,
    largest_rows: largest.groups.map(({ row }) => row),
  }
  return { peers, rows }
}

function largestBeside(
  dataset: Dataset,
  rows: readonly number[],
  { by, key }: { readonly by: Grouping; readonly key: string },
): TalliedGroups {
  const order = { by: 'value', direction: 'desc' } as const
  const found = tallyGroups(dataset, rows, { by, order, limit: limits.chatPeersNamed + 1 })
  const groups = found.groups.filter((group) => group.key !== key && group.with_value > 0)
  return { ...found, groups: groups.slice(0, limits.chatPeersNamed) }
}
