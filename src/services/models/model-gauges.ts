// Gauges of models: which are in use, and how far the records have drifted from what they learnt from.

import type { ModelKind } from '../../domain/generated/wire-types.ts'
import { modelDriftPrefix, promotionsPrefix } from '../../models/keys.ts'
import { type MeasuredDrift, readDrift } from '../../models/measured-drift.ts'
import { type ModelName, modelKinds } from '../../models/model.ts'
import { readModelsInUse } from '../../models/read-models.ts'
import type { Metrics } from '../../platform/metrics.ts'
import type { Store } from '../../store/port.ts'

interface Shown {
  readonly kind: ModelKind
  readonly model?: ModelName | undefined
  readonly drift?: MeasuredDrift | undefined
}

/** Reads what is in use, and again whenever that changes. */
export function showModels(metrics: Metrics, state: Store): void {
  let shown: readonly Shown[] = []
  const read = async () => {
    const inUse = await readModelsInUse(state)
    shown = await Promise.all(
      modelKinds.map(async (kind): Promise<Shown> => {
        const model = inUse[kind]
        return { kind, model, drift: model && (await readDrift(state, model.model_id)) }
      }),
    )
  }
  // What cannot be read is not shown; doctor names it.
  const again = () => void read().catch(() => {})
  state.watch(promotionsPrefix, again)
  state.watch(modelDriftPrefix, again)
  again()
  metrics.observed(
    {
      ...{ type: 'gauge', name: 'prumo_model_version', labels: ['kind'] },
      help: 'Version of the learnt model in use; 0: the shipped one.',
    },
    () => shown.map(({ kind, model }) => ({ value: model?.version ?? 0, labels: { kind } })),
  )
  metrics.observed(
    {
      ...{ type: 'gauge', name: 'prumo_model_drift_psi', labels: ['kind', 'of', 'name'] },
      help: 'Population-stability index of the records of now against those that the model in use learnt from.',
    },
    () => shown.flatMap(samplesOf),
  )
  metrics.observed(
    {
      ...{ type: 'gauge', name: 'prumo_model_drift_records_version', labels: ['kind'] },
      help: 'Version of the records that the drift of the model in use was measured on.',
    },
    () => shown.flatMap(({ kind, drift }) => (drift ? [{ value: drift.dataset_version, labels: { kind } }] : [])),
  )
}

/** What there is too little data for has no sample. */
function samplesOf({ kind, drift }: Shown) {
  const entries = [
    ...(drift?.features ?? []).map((entry) => ({ of: 'feature', ...entry })),
    ...(drift?.scores ?? []).map((entry) => ({ of: 'score', ...entry })),
  ]
  return entries.flatMap(({ of, name, psi }) => (psi === undefined ? [] : [{ value: psi, labels: { kind, of, name } }]))
}
