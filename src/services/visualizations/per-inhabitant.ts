// Figures by inhabitants, where their number is known: IBGE's estimate of 2020, which src/domain/municipalities.ts holds.

import type { VisualGroup } from '../../agents/analyses/visualise-selection.ts'
import { unitsOfRegions } from '../../dataset/selection.ts'
import { toFigure, toMoney } from '../../domain/figures.ts'
import type { VisualPoint, VisualRegionType, VisualUnit } from '../../domain/generated/wire-types.ts'
import { findMunicipality, municipalities, populationSource } from '../../domain/municipalities.ts'
import type { VisualWish } from './make-visual.ts'
import { toPoint } from './make-visual.ts'

interface Regions {
  readonly region_type: VisualRegionType
  /** Before it is divided. */
  readonly unit: VisualUnit
  readonly limit: number
}

const hundredThousand = 100_000

/** One whose inhabitants are not known has no value; of municipalities the greatest are kept. */
export function perInhabitant(
  groups: readonly VisualGroup[],
  { region_type, unit, limit }: Regions,
): NonNullable<VisualWish['byInhabitants']> {
  const points = groups.map((group): VisualPoint => {
    const { value, ...point } = toPoint(group)
    const people = inhabitantsOf(point.id, region_type)
    if (people === undefined) return point
    const share = value === undefined ? undefined : value / people
    const shown = share === undefined ? undefined : unit === 'BRL' ? toMoney(share) : toFigure(share * hundredThousand)
    return { ...point, ...(shown !== undefined && { value: shown }), population: people }
  })
  const height = ({ value = Number.NEGATIVE_INFINITY }: VisualPoint) => value
  const kept =
    region_type === 'municipality'
      ? points.toSorted((a, b) => Math.sign(height(b) - height(a)) || 0).slice(0, limit)
      : points
  const recordsIn = (some: readonly VisualPoint[]) => some.reduce((sum, { records }) => sum + records, 0)
  return {
    ...{ points: kept, limit, records_not_shown: recordsIn(points) - recordsIn(kept) },
    unit: unit === 'BRL' ? 'BRL_per_inhabitant' : 'count_per_100000_inhabitants',
    population: populationSource,
  }
}

function inhabitantsOf(id: string, region_type: VisualRegionType): number | undefined {
  if (region_type === 'municipality') return findMunicipality(id)?.population
  const units = new Set(region_type === 'state' ? [id] : unitsOfRegions([id]))
  const people = municipalities().reduce((sum, { unit, population }) => sum + (units.has(unit) ? population : 0), 0)
  return people > 0 ? people : undefined
}
