// A process meets SIGKILL while it makes a model: while it grows a forest and while it measures it, while it judges the worlds of a
// calibration and while it counts the records.
// The same delays again: SIMULATION_SEED=… npm test -- simulation/train-kill

import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { limits } from '../../src/limits.ts'
import { openRecordsStore, openState } from '../../src/main/stores.ts'
import { modelBytesKey } from '../../src/models/keys.ts'
import { listModels } from '../../src/models/read-models.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { openTask } from '../../src/services/tasks/stored-task.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'
import { wholeOnly } from '../support/extent.ts'
import { testProgram } from '../support/repository.ts'
import { taskId } from '../support/run-task.ts'

const seed = process.env.SIMULATION_SEED ?? systemIds.uuid()
/** From the word that a computation begins to the end of the process. */
const delayMaxMs = 20
const root = mkdtempSync(join(tmpdir(), 'prumo-train-kill-'))
after(() => rmSync(root, { recursive: true, force: true }))

/** Trains in a folder; killed in the computation that is named, where one is. Resolves to what it began to compute. */
async function train(
  { folder, kind }: { readonly folder: string; readonly kind: 'train' | 'calibrate' },
  victim?: { readonly type: string; readonly afterMs: number },
): Promise<readonly string[]> {
  const begun: string[] = []
  const child = fork(testProgram('train-process'), [folder, kind])
  child.on('message', (type) => {
    begun.push(String(type))
    if (type === victim?.type) setTimeout(() => child.kill('SIGKILL'), victim.afterMs)
  })
  assert.deepEqual(await once(child, 'exit'), victim ? [null, 'SIGKILL'] : [0, null])
  return begun
}

/** The registry and the task, as the store of a folder has them. */
async function read(folder: string) {
  const state = openState(folder)
  const { checkpoint, parts } = await openTask(state, taskId)
  const models = await Promise.all(
    (await listModels(state)).map(async ({ created_at: _, ...model }) => {
      return { ...model, bytes: Buffer.from((await state.get(modelBytesKey(model.model_id))) ?? []).toString('base64') }
    }),
  )
  await state.close()
  return { models, result: checkpoint.result, status: checkpoint.status, parts: parts.map(({ status }) => status) }
}

/** Records, in two folders. */
async function openFolders(kind: string) {
  const [origin, undisturbed] = [join(root, `${kind}-killed`), join(root, `${kind}-undisturbed`)]
  const store = openRecordsStore(origin, 'write')
  const writer = createRecordWriter(store)
  const records = [...generateSample({ contracts: 900, seed: 'models' })]
  for (let at = 0; at < records.length; at += limits.importChunkRows)
    await writer.append(records.slice(at, at + limits.importChunkRows))
  await store.close()
  cpSync(origin, undisturbed, { recursive: true })
  return { origin, undisturbed }
}

const random = seededRandom(seed)
const afterMs = () => random.next() * delayMaxMs

test(`a training that is killed while it grows and while it measures leaves one model, equal to an undisturbed one (seed ${seed})`, async () => {
  const kind = 'train'
  const { origin, undisturbed } = await openFolders(kind)
  const whole = await train({ folder: undisturbed, kind })
  assert.deepEqual(whole, ['model_grow', ...Array(3).fill('model_measure')])
  const killed = { folder: origin, kind } as const
  assert.deepEqual(await train(killed, { type: 'model_grow', afterMs: afterMs() }), ['model_grow'])
  assert.deepEqual((await read(origin)).models, [], 'a model is not there before it is whole')
  const second = await train(killed, { type: 'model_measure', afterMs: afterMs() })
  assert.deepEqual(second.slice(0, 2), ['model_grow', 'model_measure'])
  assert.deepEqual((await read(origin)).models, [])
  const last = await train(killed)
  assert.ok(last.length > 0 && !last.includes('model_grow'), 'what was grown is not grown again')
  const [kept, expected] = [await read(origin), await read(undisturbed)]
  assert.equal(expected.models.length, 1)
  assert.deepEqual(kept, expected)
})

test(
  `a calibration that is killed while it judges and while it counts leaves one model, equal to an undisturbed one (seed ${seed})`,
  wholeOnly,
  async () => {
    const kind = 'calibrate'
    const { origin, undisturbed } = await openFolders(kind)
    const whole = await train({ folder: undisturbed, kind })
    assert.ok(whole.includes('model_judge') && whole.includes('model_count'))
    const killed = { folder: origin, kind } as const
    const first = await train(killed, { type: 'model_judge', afterMs: afterMs() })
    assert.ok(!first.includes('model_count'), 'worlds are judged first')
    assert.deepEqual((await read(origin)).models, [], 'a model is not there before it is whole')
    const second = await train(killed, { type: 'model_count', afterMs: afterMs() })
    assert.ok(second.includes('model_judge'), 'what was cut off is judged again')
    assert.deepEqual((await read(origin)).models, [])
    const last = await train(killed)
    assert.ok(last.length > 0 && !last.includes('model_judge'), 'what was judged is not judged again')
    const [kept, expected] = [await read(origin), await read(undisturbed)]
    assert.equal(expected.models.length, 1)
    assert.deepEqual(kept, expected)
  },
)
