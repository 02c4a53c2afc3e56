// A process that trains a forest, or calibrates, until the model is in the registry, and may meet its end on the way.
// node train-process.js FOLDER train|calibrate: begins the training on the records that are there, or goes on with it; says what it is about to compute.

import { limits } from '../../src/limits.ts'
import { openRecordsStore, openState } from '../../src/main/stores.ts'
import { createEngines } from '../../src/models/engines.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { ThreadWork } from '../../src/tasks/kind.ts'
import { calibrating } from '../../src/tasks/kinds/calibrate.ts'
import { training } from '../../src/tasks/kinds/train.ts'
import { threadWorks } from '../../src/tasks/thread-works.ts'
import { engineNamed } from '../support/rescore-stage.ts'
import { runTask } from '../support/run-task.ts'

const [folder = '', kind = 'train'] = process.argv.slice(2)
Object.assign(limits, { modelTrainingWorlds: 2, modelHeldOutWorlds: 3, modelWorldContracts: 120 })
const state = openState(folder)
const store = openRecordsStore(folder, 'read')
const records = createRecordReader(store)
const engines = createEngines({ state, versionOf: () => engineNamed() })
const thread = { records, engines, openStore: createMemoryStore, assertWanted() {} }
await runTask(
  state,
  { kind: kind === 'calibrate' ? 'calibrate' : 'train', parameters: { seed: 7 } },
  {
    ...{ kinds: { train: training, calibrate: calibrating }, records },
    async analyse({ type, input }: ThreadWork) {
      process.send?.(type)
      // The word of it leaves before the thread is held.
      await new Promise(setImmediate)
      return structuredClone(await threadWorks[type]?.(thread, structuredClone(input)))
    },
  },
)
await Promise.all([state.close(), store.close()])
process.disconnect?.()
