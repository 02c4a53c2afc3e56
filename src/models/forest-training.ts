// Training of a forest: grown on the peer-relative columns of records, measured on how well it ranks the prices planted in a world.

import { whileWanted } from '../dataset/wanted.ts'
import type { FeatureColumns } from '../detect/forest/forest.ts'
import { addScores, type ForestPair, growPair, scorePair } from '../detect/forest/forest-pair.ts'
import { peerProperties } from '../detect/views/prices/peer-relative-columns.ts'
import { type PeerTable, peerTable } from '../detect/views/prices/peer-table.ts'
import { areaUnderRoc } from '../stats/area-under-roc.ts'
import { averagePrecision } from '../stats/average-precision.ts'
import { countIn, type Distribution, distributionOf, type NamedValues } from './distribution.ts'
import type { PlannedWorld } from './held-out-worlds.ts'
import { type MadeWorld, type WorldContext, withWorld } from './make-world.ts'
import type { WorldFigures, WorldResult } from './model.ts'

/** The features of a forest. */
export const forestFeatures: readonly string[] = peerProperties

/** The columns of several tables, one below the other. */
export function joinFeatures(tables: readonly FeatureColumns[]): FeatureColumns {
  return peerProperties.map((_, column) => {
    const joined = new Float64Array(tables.reduce((sum, table) => sum + table[column].length, 0))
    let at = 0
    for (const table of tables) {
      joined.set(table[column], at)
      at += table[column].length
    }
    return joined
  })
}

/** Both forests on all rows; equal columns and seeds give equal forests, in whatever order the rows are. */
export function growForest(columns: FeatureColumns, seed: number): ForestPair {
  return growPair(columns, `model ${seed}`)
}

/** The features, and the mean score of the two forests, of the rows of columns. */
function valuesOf(forest: ForestPair, columns: FeatureColumns): readonly NamedValues[] {
  const every = Int32Array.from(columns[0], (_, at) => at)
  const { uniform, halfGain } = scorePair(forest, columns, every)
  return [
    ...columns.map((values, at) => ({ name: forestFeatures[at], of: 'feature', values }) as const),
    { name: 'score', of: 'score', values: uniform.map((score, at) => (score + halfGain[at]) / 2) },
  ]
}

/** How features and scores are distributed where the forest was grown. */
export function forestReference(forest: ForestPair, columns: FeatureColumns): readonly Distribution[] {
  return valuesOf(forest, columns).map(distributionOf)
}

/** The counts of other rows, by name, in the bins of the reference. */
export function countForest(
  forest: ForestPair,
  columns: FeatureColumns,
  reference: readonly Distribution[],
): Readonly<Record<string, readonly number[]>> {
  const edges = new Map(reference.map((each) => [each.name, each.edges]))
  return Object.fromEntries(
    valuesOf(forest, columns).map(({ name, values }) => [name, countIn(edges.get(name) ?? [], values)]),
  )
}

/** A forest on a world, beside the one that the world would grow for itself, as it is shipped. */
export function measureForest(context: WorldContext, world: PlannedWorld, forest: ForestPair): Promise<WorldResult> {
  return withWorld(context, world, (made: MadeWorld) =>
    whileWanted(context.assertWanted, () => {
      const table = peerTable(made.dataset)
      return {
        ...{ world: world.name, contracts: made.dataset.acts.length, planted: made.truth.labels.size },
        figures: figuresOf(forest, table, made),
        shipped: figuresOf(growPair(table.columns, world.name), table, made),
      }
    }),
  )
}

/** Of the acts planted with no other type, how well the scores rank those with a planted price. */
function figuresOf(forest: ForestPair, { row, columns }: PeerTable, { truth, ids }: MadeWorld): WorldFigures {
  const scores = addScores(
    scorePair(
      forest,
      columns,
      row.map((_, at) => at),
    ),
  )
  const types = Array.from(row, (act) => truth.labels.get(ids[act])?.type)
  const kept = [...types.keys()].filter((at) => types[at] === undefined || types[at] === 'price_anomaly')
  const ranked = kept.map((at) => scores[at])
  const labels = kept.map((at) => (types[at] === undefined ? 0 : 1))
  return { average_precision: averagePrecision(ranked, labels), area_under_roc: areaUnderRoc(ranked, labels) }
}
