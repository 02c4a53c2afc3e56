import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { findAnomalies } from '../../src/agents/analyses/find-anomalies.ts'
import { selectActs } from '../../src/dataset/selection.ts'
import type { Detector } from '../../src/detect/detector.ts'
import { detectors } from '../../src/detect/registry.ts'
import type { ActRecord, NormalisedRecord } from '../../src/domain/records.ts'
import { generateSample } from '../../src/sample/generate.ts'
import type { KeptFinding } from '../../src/tasks/rescore/finding.ts'
import type { JsonObject } from '../../src/tasks/task.ts'
import { createRescoreStage, engineNamed, type RanTask, type RescoreStage, readKept } from '../support/rescore-stage.ts'

const isContract = (record: NormalisedRecord): record is ActRecord => record.record_kind === 'contract'
const sampled = [...generateSample({ contracts: 600, seed: 'rescore' })]
/** Of two sources, one with most of the contracts. */
const records = sampled.map((record, at): NormalisedRecord => {
  const source = at % 8 === 0 ? 'tcu' : 'compras_gov'
  return isContract(record) ? ({ ...record, provenance: { ...record.provenance, source } } as ActRecord) : record
})
const ofSource = (source: string) => records.filter(isContract).filter(({ provenance }) => provenance.source === source)
const whysOf = ({ parts }: RanTask) => new Map(parts.map(({ partition_id, why }) => [partition_id, why]))
const statusesOf = ({ parts }: RanTask) => new Map(parts.map(({ partition_id, status }) => [partition_id, status]))

/** Two types, so that the tests take no longer than they must. */
const quick = {
  ...{ sensitivity: 1, confidence_threshold: 0.1 },
  anomaly_types: ['temporal_anomaly', 'compliance_violation'],
} as const

describe('a re-scoring of records', () => {
  let stage: RescoreStage
  let first: RanTask
  before(async () => {
    stage = createRescoreStage()
    await stage.import(records)
    first = await stage.run(quick)
  })

  it('finds in each year of a source what an investigation of it finds', async () => {
    const { parts, task_id } = await stage.run({
      ...{ data_source: 'compras_gov', filters: { min_value: 20_000 } },
      ...{ sensitivity: 1, confidence_threshold: 0.1 },
    })
    const dataset = await stage.reader.dataset({ version: await stage.reader.version(), source: 'compras_gov' })
    const context = { records: stage.reader, detectors, assertWanted() {} }
    assert.ok(parts.length > 1)
    for (const { partition_id } of parts.slice(1)) {
      const [, year] = /^compras_gov-(\d{4})$/.exec(partition_id) ?? []
      const date_range = { start: `${year}-01-01`, end: `${year}-12-31` }
      const { selected } = selectActs(dataset, { min_value: 20_000, date_range })
      const { anomalies } = await findAnomalies(context, { dataset, selected }, settings)
      const kept = await readKept(stage.state, { task_id, partition_id })
      assert.deepEqual(
        kept.findings.map(({ anomaly_id, severity, confidence }) => [anomaly_id, severity, confidence]),
        anomalies.map(({ id, severity, confidence }) => [id, severity, confidence]),
      )
      assert.ok(kept.findings.length > 0, partition_id)
    }
  })

  it('has nothing that it is compared with the first time, and no change the second', async () => {
    const again = await stage.run(quick)
    assert.equal(first.result.baseline, 'nothing')
    assert.equal(again.result.compared_with, first.task_id)
    assert.deepEqual(again.result.totals, {
      appeared: 0,
      vanished: 0,
      rose: 0,
      fell: 0,
      unchanged: first.result.findings,
    })
  })

  it('that is stale runs only what changed, says why, and ends as one in full, to the byte', async () => {
    const none = await stage.run({ ...quick, stale: true })
    assert.deepEqual(new Set(whysOf(none).values()), new Set(['unchanged']))
    const [one] = ofSource('tcu')
    await stage.import([{ ...one, contract_id: 'new', value: (one?.value ?? 0) * 40 } as ActRecord])
    const stale = await stage.run({ ...quick, stale: true })
    for (const [id, why] of whysOf(stale)) assert.equal(why, id.startsWith('tcu-') ? 'records' : 'unchanged', id)
    for (const [id, status] of statusesOf(stale)) assert.equal(status, id.startsWith('tcu-') ? 'done' : 'skipped', id)
    const full = await stage.run({ ...quick, compare_to: none.task_id })
    assert.deepEqual(stale.data, full.data)
    assert.deepEqual(stale.result, full.result)
  })

  it('that is dry says what would run, and runs nothing', async () => {
    stage.engine = engineNamed({ legal_tables: 'other laws' })
    const { parts, result, data } = await stage.run({ ...quick, dry_run: true, stale: true })
    stage.engine = engineNamed()
    assert.deepEqual(new Set(parts.map(({ status, why }) => `${status} ${why}`)), new Set(['skipped legal_tables']))
    assert.equal(result.partitions_to_run, parts.length)
    assert.equal(data.size, 0)
  })

  it('is compared with the last run that did a partition, where one failed meanwhile', async () => {
    const [{ partition_id }] = first.parts
    stage.broken.add(partition_id)
    const failed = await stage.run(quick)
    stage.broken.clear()
    assert.equal(statusesOf(failed).get(partition_id), 'failed')
    const { result } = await stage.run(quick)
    assert.equal(result.compared_with, failed.task_id)
    assert.deepEqual((result.totals as { appeared: number }).appeared, 0)
  })

  it('is refused with two scopes, with filters of no source, and beside a run of another scope', async () => {
    const reasonOf = (parameters: object) =>
      stage.run(parameters as never).then(
        () => undefined,
        ({ details }) => [details.field, details.reason],
      )
    assert.deepEqual(await reasonOf({ dataset: 'all', data_source: 'tcu' }), ['parameters.data_source', 'one_scope'])
    assert.deepEqual(await reasonOf({ filters: {} }), ['parameters.filters', 'needs_data_source'])
    assert.deepEqual(await reasonOf({ dataset: 'tcu', compare_to: first.task_id }), [
      'parameters.compare_to',
      'not_comparable',
    ])
  })
})

const settings = {
  data_source: 'compras_gov',
  language: 'en',
  anomaly_types: [],
  sensitivity: 1,
  confidence_threshold: 0.1,
  include_explanations: false,
  max_results: 1_000_000,
} as const

describe('what differs between two re-scorings', () => {
  const rules = { ...quick, dataset: 'compras_gov' }

  /** The changes after something was done to a stage that had run, with what was found before. */
  async function changesAfter(
    change: (stage: RescoreStage, found: readonly KeptFinding[]) => unknown,
    parameters: JsonObject = rules,
  ) {
    const stage = createRescoreStage()
    await stage.import(records)
    const before = await keptOf(stage, await stage.run(parameters))
    await change(
      stage,
      before.flatMap(({ findings }) => findings),
    )
    const task = await stage.run(parameters)
    const changes = (await keptOf(stage, task)).flatMap((kept) => kept.changes)
    return { changes, causes: task.result.causes, totals: task.result.totals }
  }

  const keptOf = (stage: RescoreStage, { task_id, parts }: RanTask) =>
    Promise.all(parts.map(({ partition_id }) => readKept(stage.state, { task_id, partition_id })))

  const weighed = (factor: number): readonly Detector[] =>
    detectors.map((detector) => ({
      ...detector,
      finalize: (...given) =>
        detector.finalize(...given).map((each) => ({ ...each, confidence: Math.min(0.99, each.confidence * factor) })),
    }))

  for (const [cause, change, factor] of [
    ['engine_version', 'fell', 0.97],
    ['legal_tables', 'rose', 1.03],
    ['calibration', 'vanished', 0.1],
    ['model', 'fell', 0.97],
  ] as const)
    it(`is because of the ${cause} where that alone is another`, async () => {
      const { changes, causes } = await changesAfter((stage) => {
        stage.engine = engineNamed({ [cause]: 'other' })
        stage.detectors = weighed(factor)
      })
      assert.ok(changes.length > 0)
      for (const each of changes)
        assert.deepEqual([each.change, each.causes, each.changed_records], [change, [cause], undefined])
      assert.deepEqual(causes, {
        ...{ engine_version: 0, legal_tables: 0, calibration: 0, model: 0, records: 0 },
        [cause]: changes.length,
      })
    })

  it('says of records whether those of the finding changed, or others that it is compared with', async () => {
    const prices = { ...rules, anomaly_types: ['price_anomaly'] }
    let ids: readonly string[] = []
    const { changes } = await changesAfter(async (stage, found) => {
      ids = found.slice(0, 20).flatMap(({ acts }) => acts.slice(0, 1).map(({ id }) => id))
      const own = ofSource('compras_gov').filter(({ contract_id }) => ids.includes(contract_id))
      await stage.import(own.map((record) => ({ ...record, value: 1, unit_price: 0.01 })))
    }, prices)
    assert.deepEqual(new Set(changes.map(({ causes }) => causes.join())), new Set(['records']))
    const own = changes.filter(({ records: [primary = ''] }) => ids.includes(primary))
    const others = changes.filter(({ records }) => !records.some((id) => ids.includes(id)))
    assert.deepEqual([own.length > 0, others.length > 0], [true, true], `${own.length} ${others.length}`)
    for (const { changed_records } of own) assert.equal(changed_records, 'own')
    for (const { changed_records } of others) assert.equal(changed_records, 'others')
  })

  it('names both causes where there are two, and none where there was no run before', async () => {
    const { changes } = await changesAfter(async (stage) => {
      stage.engine = engineNamed({ engine_version: 'other', calibration: 'other' })
      stage.detectors = weighed(0.97)
    })
    assert.deepEqual(new Set(changes.map(({ causes }) => causes.join())), new Set(['engine_version,calibration']))
    const stage = createRescoreStage()
    await stage.import(records)
    const first = (await keptOf(stage, await stage.run(rules))).flatMap((kept) => kept.changes)
    assert.deepEqual(new Set(first.map(({ change, causes }) => `${change} ${causes}`)), new Set(['appeared ']))
  })
})
