// Which model new investigations use: put to use, and taken back.

import { untilCommitted } from '../../auth/until-committed.ts'
import type { Model, ModelInUse, ModelKind } from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { promotionsKey } from '../../models/keys.ts'
import type { ModelRecord } from '../../models/model.ts'
import { promote, promotedOf, rollBack } from '../../models/promotions.ts'
import { findModel, isUsable, readPromotions } from '../../models/read-models.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import { compareWith } from './compare.ts'
import type { ModelsContext } from './context.ts'
import { getModel, inUse, toShown, viewOfModel } from './read-models.ts'

export interface PromoteRequest {
  readonly model_id: string
  /** Also where it is worse than what is in use. */
  readonly force: boolean
}

/** The model, in use from now on. Throws RESOURCE_NOT_FOUND, and CONFLICT where it is worse beyond noise, or cannot be used. */
export async function promoteModel(
  { state, trail }: Pick<ModelsContext, 'state' | 'trail'>,
  { model_id: id, force }: PromoteRequest,
  asker: Asker,
): Promise<Model> {
  const record = await getModel(state, id)
  const { kind, version, model_id } = record
  const { features } = record.lineage
  if (!isUsable(kind, { features })) throw new AppError('CONFLICT', { reason: 'model_of_other_features' })
  return untilCommitted(async () => {
    const { promotions, condition } = await readPromotions(state, kind)
    const before = promotedOf(promotions)
    if (before?.model_id === model_id) return viewOfModel(record, promotions)
    const against = await judgeAgainst(record, before && (await findModel(state, before.model_id)), before)
    if (against.reason !== undefined && !force) throw new AppError('CONFLICT', against)
    const after = promote(promotions, { model_id, version, features })
    const { reason } = against
    const details = {
      model_kind: kind,
      model_version: version,
      forced: reason !== undefined,
      ...(reason !== undefined && { reason }),
    }
    const event = eventBy('model.promoted', asker, { resource_type: 'model', resource_id: model_id, details })
    const writes = [{ key: promotionsKey(kind), value: Buffer.from(JSON.stringify(after)) }]
    return (await trail.commit(writes, [condition], [event])) ? viewOfModel(record, after) : null
  })
}

type Objection =
  | { readonly reason?: undefined }
  | { readonly reason: 'models_not_comparable' }
  | { readonly reason: 'model_worse'; readonly lower: number; readonly upper: number }

/** What stands against a model in the place of the one in use. */
async function judgeAgainst(
  record: ModelRecord,
  inUseNow: ModelRecord | undefined,
  before: { readonly model_id: string } | undefined,
): Promise<Objection> {
  if (before && inUseNow === undefined) return { reason: 'models_not_comparable' }
  const compared = compareWith(record, inUseNow)
  if (compared === undefined) return { reason: 'models_not_comparable' }
  const { low, high } = compared.difference
  return compared.verdict === 'second' ? { reason: 'model_worse', lower: toShown(low), upper: toShown(high) } : {}
}

/** What is in use after that. Throws CONFLICT where it is the shipped one already. */
export async function rollBackModel(
  { state, trail }: Pick<ModelsContext, 'state' | 'trail'>,
  { kind }: { readonly kind: ModelKind },
  asker: Asker,
): Promise<ModelInUse> {
  return untilCommitted(async () => {
    const { promotions, condition } = await readPromotions(state, kind)
    const left = promotedOf(promotions)
    const after = rollBack(promotions)
    if (left === undefined || after === undefined) throw new AppError('CONFLICT', { reason: 'nothing_to_roll_back' })
    const model = promotedOf(after)
    const details = {
      ...{ model_kind: kind, model_version: left.version },
      ...(model && { back_to_version: model.version }),
    }
    const event = eventBy('model.rolled_back', asker, { resource_type: 'model', resource_id: left.model_id, details })
    const writes = [{ key: promotionsKey(kind), value: Buffer.from(JSON.stringify(after)) }]
    return (await trail.commit(writes, [condition], [event])) ? inUse(kind, model) : null
  })
}
