// What the thread of tasks can do, by the type of the work.

import {
  analyseSelection,
  collectSelection,
  type SelectionQuestion,
  type TypeQuestion,
} from '../agents/analyses/analyse-selection.ts'
import type { Engines } from '../models/engines.ts'
import type { PinnedModels } from '../models/model.ts'
import type { RecordReader } from '../records/reader.ts'
import type { Store } from '../store/port.ts'
import {
  type PartitionToScore,
  planSources,
  type RescoreThread,
  rescorePartition,
  type ScopeToPlan,
} from './rescore/thread.ts'
import type { JsonObject } from './task.ts'
import {
  countModel,
  countSource,
  growModel,
  judgeModelWorld,
  measureModel,
  type TrainingThread,
} from './training/thread.ts'

export interface ThreadContext {
  readonly records: RecordReader
  readonly engines: Engines
  /** Opens an empty store. */
  readonly openStore: () => Store
  /** Throws where the work is not wanted any more; called in between. */
  assertWanted(): void
}

export type ThreadTask = (context: ThreadContext, input: JsonObject) => Promise<unknown>

/** Each kind of task that computes on records has its rows here. */
export const threadWorks: Readonly<Record<string, ThreadTask>> = {
  analysis_collect: (context, input) => collectSelection(context, input as unknown as SelectionQuestion),
  analysis_figures: (context, input) => analyseSelection(context, input as unknown as SelectionQuestion & TypeQuestion),
  rescore_plan: rescoring<ScopeToPlan>(planSources),
  rescore_partition: rescoring<PartitionToScore>(rescorePartition),
  model_grow: training(growModel),
  model_measure: training(measureModel),
  model_judge: training(judgeModelWorld),
  model_count: training(countSource),
  model_drift: training(countModel),
}

/** With the detectors of the models that the input names. */
function rescoring<Input extends { readonly models?: PinnedModels | undefined }>(
  work: (context: RescoreThread, input: Input) => Promise<unknown>,
): ThreadTask {
  return async (context, input) => {
    const given = input as unknown as Input
    const { detectors, version: engine } = await context.engines(given.models)
    return work({ ...context, detectors, engine }, given)
  }
}

function training<Input>(work: (context: TrainingThread, input: Input) => Promise<unknown>): ThreadTask {
  return async (context, input) => {
    const { version: shipped } = await context.engines({})
    return work({ ...context, shipped }, input as unknown as Input)
  }
}
