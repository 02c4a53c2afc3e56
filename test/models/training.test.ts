import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { limits } from '../../src/limits.ts'
import { confidenceDistributions } from '../../src/models/calibration-drift.ts'
import { distributionOf, driftOf } from '../../src/models/distribution.ts'
import { createEngines, readModelBytes } from '../../src/models/engines.ts'
import { heldOutWorlds, trainingWorlds } from '../../src/models/held-out-worlds.ts'
import { readDrift } from '../../src/models/measured-drift.ts'
import { findModel, listModels } from '../../src/models/read-models.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { generateSample } from '../../src/sample/generate.ts'
import { measureDrift } from '../../src/services/models/measure-drift.ts'
import { promoteModel } from '../../src/services/models/promote.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { TaskKind, WorkingContext } from '../../src/tasks/kind.ts'
import { calibrating } from '../../src/tasks/kinds/calibrate.ts'
import { training } from '../../src/tasks/kinds/train.ts'
import type { JsonObject, PartitionEntry, TaskRecord } from '../../src/tasks/task.ts'
import { threadWorks } from '../../src/tasks/thread-works.ts'
import { engineNamed } from '../support/rescore-stage.ts'
import { withLimits } from '../support/with-limits.ts'

const few = { modelTrainingWorlds: 1, modelHeldOutWorlds: 1, modelWorldContracts: 120 }
const sample = [...generateSample({ contracts: 900, seed: 'models' })]

/** Stores in memory, where tasks are taken through their parts as the runner takes them. */
async function createPlace(records: readonly NormalisedRecord[] = sample) {
  const [state, store] = [createMemoryStore(), createMemoryStore()]
  const writer = createRecordWriter(store)
  const append = async (some: readonly NormalisedRecord[]) => {
    for (let at = 0; at < some.length; at += limits.importChunkRows)
      await writer.append(some.slice(at, at + limits.importChunkRows))
  }
  await append(records)
  const reader = createRecordReader(store)
  const versionOf = () => engineNamed()
  const thread = { records: reader, engines: createEngines({ state, versionOf }), openStore: createMemoryStore }
  const works: string[] = []
  const context = {
    ...{ state, records: reader, clock: systemClock, ids: systemIds, assertWanted() {} },
    signal: new AbortController().signal,
    async analyse({ type, input }: { readonly type: string; readonly input: JsonObject }) {
      works.push(type)
      return structuredClone(await threadWorks[type]({ ...thread, assertWanted() {} }, structuredClone(input)))
    },
  } as unknown as WorkingContext
  return { state, context, works, append, thread }
}

type Place = Awaited<ReturnType<typeof createPlace>>

function taskOf(kind: TaskKind, parameters: JsonObject): TaskRecord {
  const task_id = systemIds.uuid()
  return {
    ...{ task_id, kind: kind.kind, parameters, priority: 'normal', user_id: null, window: {}, fingerprint: task_id },
    created_at: '2026-01-01T00:00:00.000Z',
  }
}

interface Task {
  readonly kind: TaskKind
  readonly task: TaskRecord
}

/** Runs the parts of a task that wait. */
async function runParts(place: Place, { kind, task }: Task, parts: PartitionEntry[]) {
  for (const [at, part] of parts.entries()) {
    if (part.status !== 'waiting') continue
    const { writes = [], summary } = await kind.run(part, task, place.context)
    await place.state.commit(writes)
    parts[at] = { ...part, status: 'done', summary }
  }
}

async function planned(place: Place, kind: TaskKind, task: TaskRecord): Promise<PartitionEntry[]> {
  const plan = await kind.plan(task, place.context)
  return plan.map((part) => ({ ...part, status: 'waiting', attempts: 0 }))
}

async function train(place: Place, kind: TaskKind, parameters: JsonObject = {}) {
  const task = taskOf(kind, parameters)
  const parts = await planned(place, kind, task)
  await runParts(place, { kind, task }, parts)
  const { result, writes = [] } = await kind.conclude(task, parts, place.context)
  await place.state.commit(writes)
  const record = await findModel(place.state, String(result.model_id))
  assert.ok(record)
  return record
}

const admin = { caller: { user_id: 'a' }, origin: {} } as never

async function putToUse({ state }: Place, model_id: string) {
  const trail = { commit: (writes: never, conditions: never) => state.commit(writes, conditions) } as never
  await promoteModel({ state, trail }, { model_id, force: true }, admin)
}

async function driftNow(place: Place, model_id: string) {
  const { signal } = new AbortController()
  const work = measureDrift({ ...place.context, state: place.state } as never)
  const { models_measured } = await work({ assertWanted() {}, signal })
  return { models_measured, drift: await readDrift(place.state, model_id) }
}

const nobody = null as never

describe('a training', () => {
  let place: Place
  before(async () => {
    place = await createPlace()
  })

  it('of a forest gives the same bytes for the same records and seed, and others for another seed', () =>
    withLimits({ ...few, modelHeldOutWorlds: 2 }, async () => {
      const first = await train(place, training, { seed: 7 })
      const again = await train(place, training, { seed: 7 })
      const other = await train(place, training, { seed: 8 })
      assert.equal(first.digest, again.digest)
      assert.deepEqual(first.worlds, again.worlds)
      assert.notEqual(first.digest, other.digest)
      assert.deepEqual([again.version, other.version], [first.version + 1, first.version + 2])
      assert.equal((await readModelBytes(place.state, first.model_id)).length, first.bytes)
      const { lineage, worlds } = first
      assert.deepEqual([lineage.dataset_version, lineage.records, lineage.seed], [1, 900, 7])
      assert.deepEqual(lineage.held_out_worlds, ['held-out-1', 'held-out-2'])
      for (const { figures, shipped } of worlds) assert.deepEqual(Object.keys(figures), Object.keys(shipped))
    }))

  it('of a calibration gives the same bytes for the same records and seed, and measures them beside what is shipped', () =>
    withLimits({ ...few, modelWorldContracts: 300 }, async () => {
      const small = await createPlace(sample.slice(0, 400))
      const first = await train(small, calibrating, { seed: 7 })
      const again = await train(small, calibrating, { seed: 7 })
      assert.equal(first.digest, again.digest)
      assert.deepEqual(first.worlds, again.worlds)
      assert.deepEqual(
        [first.lineage.training_worlds, first.lineage.held_out_worlds],
        [['training-7-1'], ['held-out-1']],
      )
      const [{ figures, shipped }] = first.worlds
      assert.ok(figures.brier > 0 && shipped.brier > 0 && figures.brier !== shipped.brier, JSON.stringify(figures))
    }))

  it('that is cut off goes on with the parts that are left, and leaves no model before its end', () =>
    withLimits(few, async () => {
      const cut = await createPlace()
      const task = taskOf(training, { seed: 7 })
      const parts = await planned(cut, training, task)
      await runParts(cut, { kind: training, task }, [parts[0]])
      assert.deepEqual(await listModels(cut.state), [])
      const [, ...left] = parts
      await runParts(cut, { kind: training, task }, left)
      // Grown once: the worlds were measured with what the part before had left.
      assert.deepEqual(cut.works, ['model_grow', 'model_measure'])
      assert.deepEqual(await listModels(cut.state), [])
      const done = parts.map((part): PartitionEntry => ({ ...part, status: 'done' }))
      const ends = [await training.conclude(task, done, cut.context), await training.conclude(task, done, cut.context)]
      for (const { writes = [] } of ends) await cut.state.commit(writes)
      const [model, ...others] = await listModels(cut.state)
      assert.deepEqual(others, [])
      assert.equal(model.digest, (await train(cut, training, { seed: 7 })).digest)
    }))

  it('of which a part failed has no model', () =>
    withLimits(few, async () => {
      const task = taskOf(calibrating, {})
      const parts = await planned(place, calibrating, task)
      const failed = parts.map(
        (part): PartitionEntry => ({
          ...{ ...part, status: 'failed', failure: { code: 'INTERNAL_ERROR', details: {} } },
        }),
      )
      await assert.rejects(calibrating.conclude(task, failed, place.context), { code: 'INTERNAL_ERROR' })
    }))

  it('on too few records says so, and on a version that there is not', async () => {
    const empty = await createPlace([])
    await assert.rejects(train(empty, training), { code: 'INSUFFICIENT_DATA' })
    await assert.rejects(async () => training.check?.({ dataset_version: 2 }, { ...place.context, caller: nobody }), {
      code: 'VALIDATION_ERROR',
    })
  })

  it('learns from no world that it is measured on', () => {
    const heldOut = new Set(heldOutWorlds().map(({ seed }) => seed))
    for (const seed of [0, 1, 2, limits.modelSeedMax])
      for (const world of trainingWorlds(seed)) assert.ok(!heldOut.has(world.seed), world.name)
  })

  it('keeps what is in use when older models go', () =>
    withLimits({ ...few, modelsKeptMax: 2 }, async () => {
      const small = await createPlace()
      const first = await train(small, training)
      await putToUse(small, first.model_id)
      await train(small, training, { seed: 2 })
      const third = await train(small, training, { seed: 3 })
      const kept = (await listModels(small.state)).map(({ version }) => version - first.version)
      assert.deepEqual(kept.sort(), [0, third.version - first.version])
    }))
})

describe('an engine with models', () => {
  it('finds with the forest that was grown before what that forest finds, and names it', () =>
    withLimits(few, async () => {
      const place = await createPlace()
      const model = await train(place, training)
      const engines = createEngines({
        state: place.state,
        versionOf: ({ forest }) => engineNamed({ ...(forest !== undefined && { model: forest }) }),
      })
      const { detectors, version } = await engines({ forest: model })
      assert.equal(version.types.price_anomaly.model, model.digest)
      const shipped = await engines({})
      const changed = detectors.filter((detector, at) => detector.id !== shipped.detectors[at].id)
      assert.deepEqual(changed, [])
      await assert.rejects(engines({ forest: { model_id: systemIds.uuid(), version: 1 } }), {
        code: 'RESOURCE_NOT_FOUND',
      })
    }))
})

describe('drift', () => {
  const reference = distributionOf({
    ...{ name: 'x', of: 'feature' },
    values: Float64Array.from({ length: 5_000 }, (_, at) => (at % 100) / 100),
  })

  it('is none of equal values, some of shifted ones, and not told of few', () => {
    const pairs = (high: number, low: number, many: number) =>
      Array.from({ length: 10 }, (_, at) => (at >= many ? 500 : at % 2 ? high : low))
    const of = (counts: readonly number[]) => driftOf(reference, counts)
    assert.deepEqual(reference.counts, pairs(500, 500, 10))
    assert.deepEqual([of(reference.counts).status, of(reference.counts).psi], ['stable', 0])
    assert.equal(of(pairs(550, 450, 10)).status, 'stable')
    assert.equal(of(pairs(700, 300, 8)).status, 'moderate')
    assert.equal(of(pairs(900, 100, 10)).status, 'major')
    const few = pairs(9, 1, 10).map((count) => (count === 500 ? 5 : count))
    assert.deepEqual([of(few).status, of(few).psi], ['insufficient_data', undefined])
    assert.equal(of(new Array(10).fill(0)).status, 'insufficient_data')
  })

  it('of a forest is none for the records that it was grown on, and rises where prices are planted', () =>
    withLimits(few, async () => {
      const place = await createPlace()
      const model = await train(place, training)
      assert.equal((await driftNow(place, model.model_id)).drift, undefined)
      await putToUse(place, model.model_id)
      const { drift } = await driftNow(place, model.model_id)
      const all = [...(drift?.features ?? []), ...(drift?.scores ?? [])]
      assert.deepEqual(
        all.filter(({ psi = 0 }) => psi > 0),
        [],
      )
      assert.equal(drift?.scores[0]?.status, 'stable')
      assert.equal((await driftNow(place, model.model_id)).models_measured, 0)
      // Half of all bids go, and terms become what chance says.
      await place.append(
        [...generateSample({ contracts: 900, seed: 'shifted' })].map((record, at) =>
          record.record_kind === 'contract'
            ? {
                ...record,
                contract_id: `${record.contract_id}x`,
                bids: [],
                unit_price: (record.unit_price ?? 1) * (1 + (at % 7)) ** 3,
              }
            : record,
        ) as NormalisedRecord[],
      )
      const later = await driftNow(place, model.model_id)
      const price = later.drift?.features.find(({ name }) => name === 'unit_price')
      assert.ok((price?.psi ?? 0) > 0.05, JSON.stringify(later.drift))
    }))

  it('of a calibration counts the confidences of detectors by what they report', () => {
    const counts = new Array<number>(100).fill(0)
    counts[55] = 4
    const [price, , , , , score] = confidenceDistributions([{ 'PR-01': counts }, { 'PR-01': counts }], {
      maps: {
        'PR-01': [
          [0, 0],
          [1, 0.2],
        ],
      },
    })
    assert.deepEqual(price.counts, [0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
    assert.deepEqual(score.counts, [0, 8, 0, 0, 0, 0, 0, 0, 0, 0])
  })
})
