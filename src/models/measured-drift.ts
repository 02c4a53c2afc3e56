// Drift as it was last measured: how far the records of then lie from those that a model learnt from.

import { unlessDamaged } from '../platform/damage.ts'
import { parseStored } from '../platform/stored-json.ts'
import type { Store } from '../store/port.ts'
import type { Drift } from './distribution.ts'
import { modelDriftKey } from './keys.ts'

type Entry = Omit<Drift, 'of'>

export interface MeasuredDrift {
  readonly dataset_version: number
  readonly measured_at: string
  readonly features: Entry[]
  readonly scores: Entry[]
}

/** Undefined until it has been measured. */
export async function readDrift(state: Pick<Store, 'get'>, model_id: string): Promise<MeasuredDrift | undefined> {
  const bytes = await unlessDamaged(async () => state.get(modelDriftKey(model_id)))
  return bytes && parseStored<MeasuredDrift>(bytes)
}

/** Drifts, features apart from scores, as they are stored. */
export function toMeasured(
  drifts: readonly Drift[],
  at: Pick<MeasuredDrift, 'dataset_version' | 'measured_at'>,
): MeasuredDrift {
  const entries = (wanted: Drift['of']) => drifts.filter(({ of }) => of === wanted).map(({ of: _, ...entry }) => entry)
  return { ...at, features: entries('feature'), scores: entries('score') }
}
