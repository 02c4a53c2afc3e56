// Comparison of models that are stored, or of one with what is shipped.

import type { ModelComparison } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { type ComparedModels, compareModels, type FiguresByWorld } from '../../models/compare-models.ts'
import { type ModelRecord, primaryFigures } from '../../models/model.ts'
import { promotedOf } from '../../models/promotions.ts'
import { findModel, readPromotions } from '../../models/read-models.ts'
import type { ModelsContext } from './context.ts'
import { getModel, inUse, toShown } from './read-models.ts'

type State = Pick<ModelsContext, 'state'>

export interface ComparisonQuery {
  readonly model_id: string
  /** What is in use when absent. */
  readonly other_id?: string
}

/** Throws RESOURCE_NOT_FOUND, VALIDATION_ERROR where they are of two kinds, and CONFLICT where they were not measured alike. */
export async function compareStored(
  { state }: State,
  { model_id, other_id }: ComparisonQuery,
): Promise<ModelComparison> {
  const first = await getModel(state, model_id)
  const second = other_id === undefined ? await findInUse(state, first.kind) : await getModel(state, other_id)
  if (second && second.kind !== first.kind)
    throw new AppError('VALIDATION_ERROR', { field: 'other_id', reason: 'models_of_two_kinds' })
  const compared = compareWith(first, second)
  if (compared === undefined) throw new AppError('CONFLICT', { reason: 'models_not_comparable' })
  const { mean, low, high } = compared.difference
  return {
    ...{ model: inUse(first.kind, first), other: inUse(first.kind, second) },
    metric: compared.figure as ModelComparison['metric'],
    difference: { mean: toShown(mean), lower: toShown(low), upper: toShown(high) },
    verdict: verdicts[compared.verdict],
    worlds: compared.worlds.map(({ world, ...each }) => ({
      ...{ world, model: toShown(each.first), other: toShown(each.second) },
    })),
  }
}

const verdicts = { first: 'model', second: 'other', neither: 'neither' } as const

/** The record of the model in use; undefined where that is the shipped one. */
async function findInUse(state: State['state'], kind: ModelRecord['kind']): Promise<ModelRecord | undefined> {
  const promoted = promotedOf((await readPromotions(state, kind)).promotions)
  return promoted && findModel(state, promoted.model_id)
}

/** Undefined where figures of the two do not say the same: other worlds, or another engine. */
export function compareWith(first: ModelRecord, second: ModelRecord | undefined): ComparedModels | undefined {
  if (second === undefined) return compareModels(first.kind, [figuresOf(first, 'figures'), figuresOf(first, 'shipped')])
  const isAlike = first.lineage.engine_version === second.lineage.engine_version
  if (!isAlike) return undefined
  return compareModels(first.kind, [figuresOf(first, 'figures'), figuresOf(second, 'figures')])
}

function figuresOf({ kind, worlds }: ModelRecord, of: 'figures' | 'shipped'): FiguresByWorld {
  const { figure } = primaryFigures[kind]
  return new Map(worlds.map((world) => [`${world.world} ${world.contracts}`, world[of][figure]]))
}
