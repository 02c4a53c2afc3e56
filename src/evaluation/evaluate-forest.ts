// Evaluation of the isolation forest on public sets: AUROC and AUPRC of each set, for the plain forest and for the pair.

import { flatForest } from '../detect/forest/flat-forest.ts'
import { type Split, trainForest } from '../detect/forest/forest.ts'
import { addScores } from '../detect/forest/forest-pair.ts'
import { areaUnderRoc } from '../stats/area-under-roc.ts'
import { averagePrecision } from '../stats/average-precision.ts'
import { openSetRowsMax } from './evaluation-goals.ts'
import { type Floor, type PublicSet, readPublicSet } from './public-set.ts'

interface Areas {
  readonly roc: number
  readonly precision: number
}

export interface ForestFigures {
  readonly floor: Floor
  readonly rows: number
  readonly forest: Areas
  /** The default score; only on open sets. */
  readonly pair?: Areas
}

/** Mean areas over `seeds` seeds. */
export function evaluateForest(
  folder: string,
  floor: Floor,
  { seeds, pair }: { readonly seeds: number; readonly pair: boolean },
): ForestFigures {
  const set = readPublicSet(folder, floor.name)
  const withPair = pair && set.rows.length <= openSetRowsMax
  const measured = Array.from({ length: seeds }, (_, seed) => {
    const uniform = scores(set, `seed ${seed}`, 'uniform')
    const forest = areasOf(uniform, set.labels)
    if (!withPair) return { forest, pair: forest }
    const halfGain = scores(set, `seed ${seed}`, 'half_gain')
    return { forest, pair: areasOf(addScores({ uniform, halfGain }), set.labels) }
  })
  return {
    floor,
    rows: set.rows.length,
    forest: meanAreas(measured.map((one) => one.forest)),
    ...(withPair ? { pair: meanAreas(measured.map((one) => one.pair)) } : {}),
  }
}

function scores({ columns, rows }: PublicSet, seed: string, split: Split): Float64Array {
  return flatForest.score(trainForest(flatForest, { columns, rows }, { seed, split }), columns, rows)
}

function areasOf(values: Float64Array, labels: Float64Array): Areas {
  return { roc: areaUnderRoc(values, labels), precision: averagePrecision(values, labels) }
}

function meanAreas(areas: readonly Areas[]): Areas {
  return { roc: mean(areas.map(({ roc }) => roc)), precision: mean(areas.map(({ precision }) => precision)) }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
