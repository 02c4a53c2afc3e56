// How a record or a group stands among those like it. Values in BRL only, each counted once.

import { countedElsewhere } from '../../dataset/counted-elsewhere.ts'
import { ABSENT_CODE, type Dataset, isDay } from '../../dataset/dataset.ts'
import { actDay } from '../../dataset/selection.ts'
import { formatDay } from '../../domain/days.ts'
import { limits } from '../../limits.ts'
import type { Grouping } from '../../question/question-reading.ts'
import { median } from '../../stats/median.ts'
import type { FiguresOfGroup } from './figures.ts'
import { tallyGroups } from './groups.ts'
import type { BasisKind, Likeness, LikenessBasis, PeersOfRow } from './record-facts.ts'

/** From the nearest likeness to the broadest. */
const bases: readonly (readonly BasisKind[])[] = [
  ['object', 'year', 'region'],
  ['contract_type', 'year', 'region'],
  ['contract_type', 'year'],
]

/** How a record stands, and the rows that it stands among. */
interface RowLikeness {
  readonly like: Likeness
  readonly kinds: readonly BasisKind[]
  readonly rows: readonly number[]
}

/** A record among others of its kind: the nearest likeness that enough of them have. */
export function likenessOfRow(dataset: Dataset, row: number): RowLikeness {
  const value = centsOf(dataset, row)
  const alone: Likeness = { ...(value !== undefined && { value: value / 100 }), basis: [], peers: 0 }
  let broadest: RowLikeness = { like: alone, kinds: [], rows: [] }
  for (const kinds of bases) {
    const basis = kinds.flatMap((kind) => basisOf(dataset, row, kind) ?? [])
    if (basis.length < kinds.length) continue
    const rows = peersOfRow(dataset, { row, kinds })
    const others = rows.flatMap((other) => centsOf(dataset, other) ?? [])
    broadest = { like: placed(value, others, { basis }), kinds, rows }
    if (others.length >= limits.chatPeersMin) return broadest
  }
  return broadest
}

/** How a group stands, and what it is where it is there. */
interface GroupLikeness {
  readonly like: Likeness
  readonly like_group?: FiguresOfGroup
}

/** A group of rows among all groups of them, by what they are worth. */
export function likenessOfGroup(
  dataset: Dataset,
  rows: readonly number[],
  { by, isOwn }: { readonly by: Grouping; readonly isOwn: (key: string) => boolean },
): GroupLikeness {
  const { groups } = tallyGroups(dataset, rows, { by, order: undefined, limit: Number.POSITIVE_INFINITY })
  const valued = groups.filter(({ with_value }) => with_value > 0)
  const own = valued.find(({ key }) => isOwn(key))
  const others = valued.filter((group) => group !== own)
  const cents = (amount: number) => Math.round(amount * 100)
  const like = placed(
    own && cents(own.total_value),
    others.map(({ total_value }) => cents(total_value)),
    { basis: [], by },
  )
  if (own === undefined) return { like }
  const { row, ...group } = own
  return { like, like_group: { group, row } }
}

function placed(value: number | undefined, others: readonly number[], rest: Pick<Likeness, 'basis' | 'by'>): Likeness {
  const isEnough = others.length >= limits.chatPeersMin
  return {
    ...rest,
    peers: others.length,
    ...(value !== undefined && { value: value / 100 }),
    ...(isEnough && { median_value: Math.round(median(others)) / 100 }),
    ...(isEnough && value !== undefined && { rank: 1 + others.filter((other) => other > value).length }),
  }
}

function centsOf(dataset: Dataset, row: number): number | undefined {
  const { acts } = dataset
  const isCounted = acts.currency[row] === dataset.code('currency', 'BRL') && countedElsewhere(dataset)[row] === 0
  return isCounted && !Number.isNaN(acts.value[row]) ? acts.value[row] : undefined
}

/** Other rows that state a value and share all of these with a row; none where there is nothing to share. */
export function peersOfRow(dataset: Dataset, { row, kinds }: PeersOfRow): readonly number[] {
  if (kinds.length === 0) return []
  const { acts } = dataset
  const wanted = kinds.map((kind) => keyOf(dataset, row, kind))
  const found: number[] = []
  for (let other = 0; other < acts.length; other++) {
    if (other === row || acts.record_kind[other] !== acts.record_kind[row]) continue
    if (!kinds.every((kind, index) => keyOf(dataset, other, kind) === wanted[index])) continue
    if (centsOf(dataset, other) !== undefined) found.push(other)
  }
  return found
}

/** A number that is equal where the likeness is. */
function keyOf(dataset: Dataset, row: number, kind: BasisKind): number {
  const { acts } = dataset
  switch (kind) {
    case 'object':
      return acts.category[row]
    case 'contract_type':
      return acts.contract_type[row]
    case 'region':
      return acts.region[row]
    case 'year': {
      const day = actDay(dataset, row)
      return isDay(day) ? Number(yearText(day)) : ABSENT_CODE
    }
  }
}

function yearText(day: number): string {
  return formatDay(day).slice(0, '2024'.length)
}

function basisOf(dataset: Dataset, row: number, kind: BasisKind): LikenessBasis | undefined {
  const key = keyOf(dataset, row, kind)
  if (key === ABSENT_CODE) return undefined
  if (kind === 'year') return { kind, value: String(key) }
  const value = dataset.text(kind === 'region' ? 'region' : 'category', key)
  return value === '' ? undefined : { kind, value }
}
