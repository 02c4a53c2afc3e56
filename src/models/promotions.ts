// Promotions: which model of a kind new runs use, and which did before. What is shipped is at the bottom and never goes.

import type { ModelStatus } from '../domain/generated/wire-types.ts'
import { limits } from '../limits.ts'
import type { ModelName } from './model.ts'

/** A model with its features, of which some engines have others. */
export interface PromotedModel extends ModelName {
  readonly features: readonly string[]
}

export interface Promotions {
  /** The last is in use; empty: the shipped one is. */
  readonly stack: readonly PromotedModel[]
  /** Ids of those that were in use and are not any more. */
  readonly retired: readonly string[]
}

export const noPromotions: Promotions = { stack: [], retired: [] }

/** The model in use; undefined where it is the shipped one. */
export function promotedOf({ stack }: Promotions): PromotedModel | undefined {
  return stack.at(-1)
}

/** With a model in use; the one before can be gone back to. */
export function promote({ stack, retired }: Promotions, model: PromotedModel): Promotions {
  const before = stack.at(-1)
  return {
    stack: [...stack, model].slice(-limits.modelPromotionsKeptMax),
    retired: withRetired(retired, before?.model_id, model.model_id),
  }
}

/** With the model before in use, or the shipped one; undefined where that is in use. */
export function rollBack({ stack, retired }: Promotions): Promotions | undefined {
  const left = stack.at(-1)
  if (left === undefined) return undefined
  const before = stack.slice(0, -1)
  return { stack: before, retired: withRetired(retired, left.model_id, before.at(-1)?.model_id) }
}

function withRetired(
  retired: readonly string[],
  leaves: string | undefined,
  comes: string | undefined,
): readonly string[] {
  const all = leaves === undefined ? retired : [...retired.filter((id) => id !== leaves), leaves]
  return all.filter((id) => id !== comes).slice(-limits.modelsKeptMax)
}

/** Where a model stands. */
export function statusOf({ stack, retired }: Promotions, model_id: string): ModelStatus {
  if (stack.at(-1)?.model_id === model_id) return 'promoted'
  return retired.includes(model_id) || stack.some((each) => each.model_id === model_id) ? 'retired' : 'candidate'
}
