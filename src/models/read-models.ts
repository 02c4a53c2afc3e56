// Models as they are stored.

import type { ModelKind } from '../domain/generated/wire-types.ts'
import { wholeEntries } from '../platform/damage.ts'
import { parseStored } from '../platform/stored-json.ts'
import type { Condition, Store } from '../store/port.ts'
import { forestFeatures } from './forest-training.ts'
import { modelRecordKey, modelRecordPrefix, promotionsKey } from './keys.ts'
import { type ModelRecord, modelKinds, type PinnedModels } from './model.ts'
import { noPromotions, type PromotedModel, type Promotions, promotedOf } from './promotions.ts'

/** All models, without those that are damaged. */
export async function listModels(state: Pick<Store, 'range'>): Promise<readonly ModelRecord[]> {
  const records: ModelRecord[] = []
  for await (const { value } of wholeEntries(state.range({ prefix: modelRecordPrefix })))
    records.push(parseStored<ModelRecord>(value))
  return records
}

export async function findModel(state: Pick<Store, 'get'>, id: string): Promise<ModelRecord | undefined> {
  const bytes = await state.get(modelRecordKey(id))
  return bytes && parseStored<ModelRecord>(bytes)
}

/** Which model of a kind is in use, and the condition that it stays so. */
export async function readPromotions(
  state: Pick<Store, 'get'>,
  kind: ModelKind,
): Promise<{ readonly promotions: Promotions; readonly condition: Condition }> {
  const key = promotionsKey(kind)
  const bytes = await state.get(key)
  return {
    promotions: bytes ? parseStored<Promotions>(bytes) : noPromotions,
    condition: { key, expected: bytes ?? null },
  }
}

/** The models that a new run uses: those in use that this engine can read. */
export async function readModelsInUse(state: Pick<Store, 'getMany'>): Promise<PinnedModels> {
  const found = await state.getMany(modelKinds.map(promotionsKey))
  return Object.fromEntries(
    modelKinds.flatMap((kind, at) => {
      const bytes = found[at]
      const model = bytes && promotedOf(parseStored<Promotions>(bytes))
      return model && isUsable(kind, model) ? [[kind, { model_id: model.model_id, version: model.version }]] : []
    }),
  )
}

/** A forest of other features than this engine has cannot judge its rows. */
export function isUsable(kind: ModelKind, { features }: Pick<PromotedModel, 'features'>): boolean {
  return kind !== 'forest' || features.join() === forestFeatures.join()
}
