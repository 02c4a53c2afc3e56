import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Effect, Message, Spawn } from '../../src/actors/behaviour.ts'
import { agent } from '../../src/agents/agent.ts'
import { coordinatorSpawn, createCoordinator } from '../../src/agents/coordinator.ts'
import type { Checkpoint, InvestigationEvent, InvestigationRecord, Plan } from '../../src/agents/investigation.ts'
import { checkpointKey, eventPrefix, outputKey, resultsKey, runningKey, statusKey } from '../../src/agents/keys.ts'
import type { Brief, CoordinatorMessage } from '../../src/agents/messages.ts'
import { type ParkedWork, parkedPrefixOf } from '../../src/agents/parked.ts'
import { type DetectorOutline, percentageOf, readyItems, stepsOf, type WorkItem } from '../../src/agents/work.ts'
import type { InvestigationStatus } from '../../src/domain/generated/wire-types.ts'
import { processingPhases } from '../../src/domain/vocabulary.ts'
import { limits } from '../../src/limits.ts'
import type { Write } from '../../src/store/port.ts'

const id = '5f0c9a52-4f0e-4c57-9f5e-0d6f1c1f7a10'
const self = `coordinator/${id}`
const startMs = Date.parse('2026-01-15T12:00:00Z')
const started = new Date(startMs).toISOString()

const detectors: readonly DetectorOutline[] = [
  { id: 'A', type: 'price_anomaly', partition: 'row', phase: 'agent_analysis' },
  { id: 'B', type: 'price_anomaly', partition: 'whole', phase: 'pattern_detection' },
  { id: 'C', type: 'pattern_anomaly', partition: 'whole', phase: 'agent_analysis' },
]
const plan: Plan = {
  types: ['price_anomaly', 'pattern_anomaly'],
  filters: {},
  partitions: 2,
}

const record: InvestigationRecord = {
  investigation_id: id,
  user_id: 'u',
  team_id: null,
  visibility: 'private',
  request: {
    query: 'anything odd',
    data_source: 'tcu',
    filters: {},
    anomaly_types: [],
    sensitivity: 0.7,
    confidence_threshold: 0.8,
    include_explanations: true,
    stream_results: true,
    max_results: 100,
    agent_configuration: { max_iterations: 3, reflection_enabled: true, parallel_agents: 2 },
  },
  dataset_version: 1,
  created_at: started,
  estimated_completion: started,
}

const fresh: Checkpoint = {
  state: 'processing',
  current_phase: 'initialization',
  phases_completed: [],
  plan: null,
  done: [],
  records_processed: 0,
  anomalies_found: 0,
  anomalies_streamed: 0,
  agents: [],
  agents_active: 0,
  risk_score: 0,
  confidence_score: 0,
  last_event: 1,
  resumes: 0,
  resumed_at: null,
  partial_results_available: false,
  started_at: started,
  completed_at: null,
  error: null,
}

const anomalies = (count: number): readonly InvestigationEvent[] =>
  Array.from({ length: count }, (_, n) => ({ event: 'anomaly', data: { n } }))

/** One coordinator driven by hand: what it sends waits in lists, what it persists lies in `store`. */
class Run {
  readonly store = new Map<string, Uint8Array>()
  readonly commits: (readonly Write[])[] = []
  readonly spawned: Spawn[] = []
  readonly stopped: string[] = []
  readonly timers = new Map<string, { delayMs: number; message: Message }>()
  /** Work handed out and not yet answered: item → agent. */
  readonly out = new Map<string, { agent: string; item: WorkItem }>()
  readonly handedOut: string[] = []
  /** Tasks of the main thread, in order. */
  readonly tasks: string[] = []
  readonly answers: { to: string; message: Message }[] = []
  reason: string | null = null
  nowMs = startMs
  /** How long the persists have taken. */
  storingMs = 0
  readonly #behaviour = createCoordinator(detectors)
  #state = this.#behaviour.initial({ investigation_id: id }, { self, from: self, now: startMs })

  tell(message: CoordinatorMessage, from = self): void {
    assert.equal(this.reason, null, 'a stopped actor gets no messages')
    const turn = { self, from, now: this.nowMs, storingMs: this.storingMs }
    const outcome = this.#behaviour.receive(this.#state, message, turn)
    if (outcome.type === 'stop') this.reason = outcome.reason
    else this.#state = outcome.state
    for (const effect of outcome.effects) this.#perform(effect)
  }

  #perform(effect: Effect): void {
    switch (effect.type) {
      case 'persist': {
        const change = effect.change as readonly Write[]
        this.commits.push(change)
        for (const { key, value } of change) value ? this.store.set(key, value) : this.store.delete(key)
        return
      }
      case 'spawn':
        this.spawned.push(effect.spawn)
        return
      case 'stop':
        this.stopped.push(effect.address)
        return
      case 'startTimer':
        this.timers.set(effect.key, effect)
        return
      case 'send':
        this.#deliver(effect.to, effect.message)
        return
      case 'run':
        this.tasks.push(effect.task)
        return
      default:
        return
    }
  }

  #deliver(to: string, message: Message): void {
    if (to === self) {
      this.tell(message as CoordinatorMessage)
      return
    }
    if (message.type !== 'work') {
      this.answers.push({ to, message })
      return
    }
    const { item } = message as Message & { item: WorkItem }
    this.handedOut.push(item.id)
    this.out.set(item.id, { agent: to, item })
  }

  /** Opens from a checkpoint and lets every agent report ready. */
  open(checkpoint: Partial<Checkpoint> = {}, request: Partial<InvestigationRecord['request']> = {}): this {
    this.tell({ type: 'started' })
    const opened = {
      record: { ...record, request: { ...record.request, ...request } },
      checkpoint: { ...fresh, ...checkpoint },
    }
    this.store.set(runningKey(id), new Uint8Array([1]))
    this.tell({ type: 'task_completed', tag: 'open', output: opened })
    for (const { address } of this.spawned) this.tell({ type: 'ready' }, address)
    return this
  }

  /** The agent that has the item answers. */
  finish(item: string, brief: Brief = {}): void {
    const taken = this.out.get(item)
    assert.ok(taken, `${item} was handed out; out are ${[...this.out.keys()]}`)
    this.out.delete(item)
    const key = item === 'report' ? resultsKey(id) : outputKey(id, item)
    const completed_at = taken.item.kind === 'report' ? (taken.item.cancelled_at ?? this.#nowText()) : undefined
    const told = completed_at === undefined ? brief : { completed_at, ...brief }
    const outcome = { writes: [{ key, value: new Uint8Array([7]) }], brief: told }
    this.tell({ type: 'work_completed', item, outcome }, taken.agent)
  }

  #nowText(): string {
    return new Date(this.nowMs).toISOString()
  }

  /** Finishes the given items, and whatever else is out, until none is. */
  finishAll(briefs: Readonly<Record<string, Brief>> = {}, until = ''): void {
    const all: Readonly<Record<string, Brief>> = { plan: { plan }, ...briefs }
    for (let [item] = this.out.keys(); item !== undefined; [item] = this.out.keys()) {
      if (item === until) return
      this.finish(item, all[item] ?? {})
    }
  }

  json<T>(key: string): T {
    const bytes = this.store.get(key)
    assert.ok(bytes, `${key} is stored`)
    return JSON.parse(new TextDecoder().decode(bytes))
  }

  get checkpoint(): Checkpoint {
    return this.json(checkpointKey(id))
  }

  get events(): readonly InvestigationEvent[] {
    const keys = [...this.store.keys()].filter((key) => key.startsWith(eventPrefix(id))).sort()
    return keys.map((key) => this.json(key))
  }
}

const internalError = { code: 'INTERNAL_ERROR', details: {} } as const

test('an investigation goes through the seven phases in order and ends with its outputs removed', () => {
  const run = new Run().open()
  run.finishAll({
    collect: { records_processed: 50 },
    'merge/price_anomaly': { anomalies_found: 3, events: anomalies(3) },
  })
  assert.equal(run.reason, 'investigation completed')
  assert.deepEqual(run.checkpoint.phases_completed, processingPhases)
  assert.equal(run.checkpoint.state, 'completed')
  const left = [...run.store.keys()].filter((key) => key.includes('/output/') || key === runningKey(id))
  assert.deepEqual(left, [])
  const { progress, statistics } = run.json<InvestigationStatus>(statusKey(id))
  assert.deepEqual([progress.percentage, statistics.records_processed, statistics.anomalies_found], [100, 50, 3])
  const names = run.events.map(({ event }) => event)
  assert.equal(names.at(-1), 'complete')
  assert.equal(names.filter((name) => name === 'complete').length, 1)
  const percentages = run.events.flatMap(({ event, data }) =>
    event === 'progress' ? [(data as { percentage: number }).percentage] : [],
  )
  assert.deepEqual(
    percentages,
    [...new Set(percentages)].sort((a, b) => a - b),
    'progress only grows',
  )
})

test('work goes to idle agents of its role, folds side by side, a finalize after its folds, a merge after its finalizes', () => {
  const run = new Run().open()
  assert.deepEqual(
    run.spawned.map(({ address, place }) => [address.split('/')[0], place]),
    [
      ['collector', 'pool'],
      ['analyst', 'pool'],
      ['analyst', 'pool'],
      ['reporter', 'pool'],
    ],
  )
  run.finish('plan', { plan })
  run.finish('collect')
  run.finish('prepare')
  assert.deepEqual([...run.out.keys()], ['fold/A/0', 'fold/A/1'], 'two analysts, two folds')
  assert.ok([...run.out.values()].every(({ agent: name }) => name.startsWith('analyst/')))
  run.finish('fold/A/1')
  assert.deepEqual([...run.out.keys()], ['fold/A/0', 'fold/C/0'])
  run.finish('fold/C/0')
  assert.deepEqual([...run.out.keys()], ['fold/A/0', 'finalize/C'])
  run.finish('fold/A/0')
  run.finish('finalize/C')
  assert.deepEqual([...run.out.keys()], ['finalize/A', 'merge/pattern_anomaly'])
  run.finish('finalize/A')
  run.finish('merge/pattern_anomaly')
  assert.equal(run.checkpoint.current_phase, 'pattern_detection')
  run.finish('fold/B/0')
  run.finish('finalize/B')
  run.finish('merge/price_anomaly')
  assert.match(run.out.get('aggregate')?.agent ?? '', /^reporter/)
})

test('an agent that agent analysis has nothing for works ahead for pattern detection, which is told and merged in its turn', () => {
  const run = new Run().open()
  run.finish('plan', { plan })
  run.finish('collect')
  run.finish('prepare')
  run.finish('fold/A/0')
  run.finish('fold/A/1')
  run.finish('fold/C/0')
  run.finish('finalize/C')
  assert.deepEqual([...run.out.keys()], ['finalize/A', 'merge/pattern_anomaly'])
  run.finish('merge/pattern_anomaly')
  assert.deepEqual([...run.out.keys()], ['finalize/A', 'fold/B/0'])
  run.finish('fold/B/0')
  run.finish('finalize/B')
  assert.deepEqual([...run.out.keys()], ['finalize/A'], 'its merge waits')
  assert.equal(run.checkpoint.current_phase, 'agent_analysis')
  assert.ok(!run.checkpoint.phases_completed.includes('agent_analysis'))
  run.finish('finalize/A')
  assert.equal(run.checkpoint.current_phase, 'pattern_detection')
  assert.deepEqual([...run.out.keys()], ['merge/price_anomaly'])
})

test('sources are asked once before records are collected, and asked again after a failure or another start', () => {
  const refreshing = { ...plan, refresh: true as const }
  const run = new Run().open()
  run.finish('plan', { plan: refreshing })
  assert.deepEqual([run.tasks.at(-1), [...run.out.keys()]], ['refresh_source', []])
  run.tell({ type: 'ready' }, `analyst/${id}/0`)
  assert.equal(run.tasks.filter((task) => task === 'refresh_source').length, 1)
  run.tell({ type: 'task_failed', tag: 'refresh', failure: internalError })
  assert.equal(run.tasks.filter((task) => task === 'refresh_source').length, 2)
  const resumed = new Run().open(run.checkpoint)
  assert.equal(resumed.tasks.at(-1), 'refresh_source')
  const outcome = { writes: [{ key: outputKey(id, 'refresh'), value: new Uint8Array([7]) }], brief: {} }
  resumed.tell({ type: 'task_completed', tag: 'refresh', output: outcome })
  assert.deepEqual([resumed.checkpoint.done, [...resumed.out.keys()]], [['plan', 'refresh'], ['collect']])
  resumed.finishAll({ collect: { records_processed: 50 } })
  assert.equal(resumed.reason, 'investigation completed')
  assert.equal(resumed.store.has(outputKey(id, 'refresh')), false)
})

test('each step is one commit of output, checkpoint, status and events, made before work follows from it', () => {
  const run = new Run().open()
  run.finishAll({}, 'fold/A/0')
  run.finish('fold/A/0')
  const keys = run.commits.at(-1)?.map(({ key }) => key) ?? []
  assert.deepEqual(
    [outputKey(id, 'fold/A/0'), checkpointKey(id), statusKey(id)].filter((key) => !keys.includes(key)),
    [],
  )
  assert.ok(keys.some((key) => key.startsWith(eventPrefix(id))))
  assert.equal(run.commits.length, run.checkpoint.done.length)
  const effects: string[] = []
  const behaviour = createCoordinator(detectors)
  const turn = { self, from: 'collector/x', now: startMs }
  const opening = behaviour.initial({ investigation_id: id }, turn)
  const begun = behaviour.receive(
    opening,
    { type: 'task_completed', tag: 'open', output: { record, checkpoint: fresh } },
    turn,
  )
  assert.ok(begun.type === 'next')
  const collector = { ...turn, from: `collector/${id}` }
  const ready = behaviour.receive(begun.state, { type: 'ready' }, collector)
  assert.ok(ready.type === 'next')
  const outcome = { writes: [], brief: { plan } }
  const after = behaviour.receive(ready.state, { type: 'work_completed', item: 'plan', outcome }, collector)
  for (const { type } of after.effects) effects.push(type)
  assert.deepEqual(effects, ['persist', 'send'])
})

test('a repeated answer changes nothing', () => {
  const run = new Run().open()
  run.finish('plan', { plan })
  const answered = run.out.get('collect')
  run.finish('collect', { records_processed: 9 })
  const commits = run.commits.length
  const outcome = {
    writes: [{ key: outputKey(id, 'collect'), value: new Uint8Array([8]) }],
    brief: { records_processed: 7 },
  }
  run.tell({ type: 'work_completed', item: 'collect', outcome }, answered?.agent)
  assert.equal(run.commits.length, commits)
  assert.equal(run.checkpoint.records_processed, 9)
})

test('what is stored does not depend on which agent ends first', () => {
  const briefs = {
    'merge/price_anomaly': { anomalies_found: 2, events: anomalies(2) },
    'merge/pattern_anomaly': { anomalies_found: 1, events: anomalies(1) },
  }
  const forward = new Run().open()
  forward.finishAll(briefs)
  const backward = new Run().open()
  for (let item = [...backward.out.keys()].at(-1); item; item = [...backward.out.keys()].at(-1)) {
    backward.finish(item, item === 'plan' ? { plan } : (briefs[item as keyof typeof briefs] ?? {}))
  }
  const settled = ({ last_event, ...rest }: Checkpoint) => rest
  assert.deepEqual(settled(backward.checkpoint), settled(forward.checkpoint))
})

/** What is parked of the run, and whether that is in its last commit. */
const parkedOf = ({ store, commits }: Run) =>
  [...store].flatMap(([key, value]) => {
    if (!key.startsWith(parkedPrefixOf(id))) return []
    const { kind, name, actor, attempts, failure } = JSON.parse(Buffer.from(value).toString()) as ParkedWork
    assert.ok(commits.at(-1)?.some((write) => write.key === key))
    return [[kind, name, actor, attempts, failure.details.reason]]
  })

test('failed work is tried again, its last failure ends the investigation, and by that commit it is parked', () => {
  const run = new Run().open()
  for (let attempt = 1; attempt < limits.workAttemptsMax; attempt++) {
    run.tell({ type: 'work_failed', item: 'plan', failure: internalError }, run.out.get('plan')?.agent)
    assert.equal(run.handedOut.filter((item) => item === 'plan').length, attempt + 1)
  }
  run.tell({ type: 'work_failed', item: 'plan', failure: internalError }, run.out.get('plan')?.agent)
  assert.equal(run.reason, 'investigation failed')
  assert.deepEqual(run.checkpoint.error, { code: 'INTERNAL_ERROR', details: { reason: 'dead_letter', step: 'plan' } })
  assert.equal(run.events.at(-1)?.event, 'error')
  assert.equal(run.store.has(runningKey(id)), false)
  assert.deepEqual(run.stopped.length, 4, 'no agent is left behind')
  assert.deepEqual(parkedOf(run), [['part', 'plan', undefined, limits.workAttemptsMax, 'dead_letter']])
})

test('work that met a lack of descriptors is tried again for as long as it lasts, damaged records are not', () => {
  const run = new Run().open()
  const failure = { code: 'SERVICE_UNAVAILABLE', details: { reason: 'out_of_descriptors' } } as const
  for (let attempt = 0; attempt < 3 * limits.workAttemptsMax; attempt++)
    run.tell({ type: 'work_failed', item: 'plan', failure }, run.out.get('plan')?.agent)
  assert.equal(run.handedOut.filter((item) => item === 'plan').length, 3 * limits.workAttemptsMax + 1)
  const damage = { code: 'INTERNAL_ERROR', details: { reason: 'data_damaged', file: 'f' } } as const
  run.tell({ type: 'work_failed', item: 'plan', failure: damage }, run.out.get('plan')?.agent)
  assert.deepEqual([run.checkpoint.error, parkedOf(run)], [damage, []])
})

test('sources are asked again only after pauses that grow where the process lacked descriptors or its disk took nothing', () => {
  for (const reason of ['out_of_descriptors', 'not_writable'] as const) {
    const run = new Run().open()
    run.finish('plan', { plan: { ...plan, refresh: true } })
    const asked = () => run.tasks.filter((task) => task === 'refresh_source').length
    for (let tries = 1; tries < 3 * limits.workAttemptsMax; tries++) {
      run.tell({ type: 'task_failed', tag: 'refresh', failure: { code: 'SERVICE_UNAVAILABLE', details: { reason } } })
      run.tell({ type: 'ready' }, `analyst/${id}/0`)
      assert.equal(asked(), tries, 'nothing is asked before the timer fires')
      const timer = run.timers.get('refresh')
      assert.equal(timer?.delayMs, Math.min(limits.descriptorsAgainMs * 2 ** (tries - 1), limits.refreshAgainMsMax))
      run.tell(timer?.message as CoordinatorMessage)
      assert.equal(asked(), tries + 1)
    }
    assert.equal(run.reason, null)
  }
})

test('work that says why the investigation cannot go on fails it with that error', () => {
  const run = new Run().open()
  run.finish('plan', { plan })
  const failure = { code: 'INSUFFICIENT_DATA', details: { records_found: 3, minimum_required: 8 } } as const
  run.finish('collect', { failure })
  assert.equal(run.checkpoint.state, 'failed')
  assert.deepEqual(run.checkpoint.error, failure)
  assert.equal(run.json<InvestigationStatus>(statusKey(id)).error?.code, 'INSUFFICIENT_DATA')
  assert.deepEqual(run.events.at(-1)?.data, {
    ...run.json<InvestigationStatus>(statusKey(id)).error,
    details: failure.details,
  })
})

test('an agent given up, not started or with a dead letter fails the investigation, and what it did not do is parked', () => {
  for (const type of ['gave_up', 'spawn_failed', 'dead_letter'] as const) {
    const run = new Run().open()
    const address = `analyst/${id}/0`
    run.tell({ type, address, ...(type === 'dead_letter' && { message: { type: 'work' } }) }, address)
    assert.equal(run.checkpoint.state, 'failed')
    const [name, attempts] =
      type === 'dead_letter' ? ['work', limits.deliveryAttemptsMax] : ['started', limits.restartsMax + 1]
    assert.deepEqual(parkedOf(run), [['message', name, address, attempts, 'dead_letter']])
    assert.deepEqual(run.checkpoint.error, { code: 'INTERNAL_ERROR', details: { reason: 'dead_letter' } })
  }
})

test('the time out counts from the start, or from when a stopped run was taken up again', () => {
  const run = new Run()
  run.nowMs += 1000
  run.open()
  assert.equal(run.timers.get('timeout')?.delayMs, limits.investigationTimeoutMs - 1000)
  run.tell({ type: 'timed_out' })
  assert.equal(run.checkpoint.error?.code, 'INVESTIGATION_TIMED_OUT')
  const later = new Run()
  later.nowMs += 10 * limits.investigationTimeoutMs
  later.open({ resumed_at: new Date(later.nowMs).toISOString() })
  assert.equal(later.timers.get('timeout')?.delayMs, limits.investigationTimeoutMs)
})

const hourMs = 3_600_000
const outOfDescriptors = { code: 'SERVICE_UNAVAILABLE', details: { reason: 'out_of_descriptors' } } as const
const timeoutOf = (run: Run) => run.timers.get('timeout')?.delayMs

test('that work was given is durable before the first of it is, and written once', () => {
  const run = new Run()
  run.tell({ type: 'started' })
  run.tell({ type: 'task_completed', tag: 'open', output: { record, checkpoint: { ...fresh, work_given: false } } })
  assert.deepEqual([run.commits.length, run.handedOut], [0, []])
  for (const { address } of run.spawned) {
    run.tell({ type: 'ready' }, address)
    assert.ok(run.handedOut.length === 0 || run.checkpoint.work_given)
  }
  assert.deepEqual([run.commits.length, run.handedOut], [1, ['plan']])
})

test('what a run waits for a full disk does not count against its time', () => {
  const run = new Run().open()
  run.nowMs += hourMs
  run.storingMs += hourMs
  run.tell({ type: 'timed_out' })
  assert.equal(run.reason, null)
  assert.equal(timeoutOf(run), hourMs)
  run.nowMs += hourMs
  run.tell({ type: 'timed_out' })
  assert.equal(run.checkpoint.error?.code, 'INVESTIGATION_TIMED_OUT', 'it worked through all of its time')
})

test('what a run waits for descriptors does not count against its time, while that lasts and afterwards', () => {
  const run = new Run().open()
  const agent = run.out.get('plan')?.agent
  run.tell({ type: 'work_failed', item: 'plan', failure: outOfDescriptors }, agent)
  run.nowMs += hourMs
  run.tell({ type: 'timed_out' })
  assert.equal(timeoutOf(run), hourMs)
  run.nowMs += 1
  run.tell({ type: 'timed_out' })
  assert.equal(timeoutOf(run), limits.descriptorsAgainMs, 'it does not look again at once')
  run.finish('plan', { plan })
  run.nowMs += hourMs
  run.tell({ type: 'timed_out' })
  assert.equal(run.checkpoint.error?.code, 'INVESTIGATION_TIMED_OUT', 'the lack is over')
  const cancelled = new Run().open({ partial_results_available: true })
  cancelled.storingMs += hourMs
  cancelled.tell({ type: 'cancel' }, 'asker')
  cancelled.tell({ type: 'timed_out' })
  assert.equal(cancelled.checkpoint.state, 'cancelled')
})

test('cancelling before anything was found ends at once, without results', () => {
  const run = new Run().open()
  run.finishAll({}, 'fold/A/0')
  run.tell({ type: 'cancel' }, 'outside?1')
  assert.equal(run.reason, 'investigation cancelled')
  assert.equal(run.checkpoint.state, 'cancelled')
  assert.equal(run.checkpoint.partial_results_available, false)
  assert.deepEqual(run.answers, [{ to: 'outside?1', message: { type: 'cancelled', partial: false } }])
  assert.equal(new Set(run.stopped).size, 4)
})

/** A run in its analysis with findings of one type. */
function runWithFindings(): Run {
  const run = new Run().open()
  run.finishAll({ 'merge/pattern_anomaly': { anomalies_found: 2, events: anomalies(2) } }, 'finalize/B')
  return run
}

test('cancelling with findings stops collector and analysts, and ends with a partial report', () => {
  const run = runWithFindings()
  run.tell({ type: 'cancel' }, 'outside?1')
  run.tell({ type: 'cancel' }, 'outside?2')
  assert.deepEqual(
    run.stopped.map((address) => address.split('/')[0]),
    ['collector', 'analyst', 'analyst'],
  )
  const report = run.out.get('report')?.item
  assert.ok(report?.kind === 'report' && report.cancelled_at === started)
  run.tell({ type: 'work_completed', item: 'finalize/B', outcome: { writes: [], brief: {} } }, `analyst/${id}/0`)
  assert.ok(!run.checkpoint.done.includes('finalize/B'), 'work that ends after the cancel does not count')
  run.finish('report', { risk_score: 1 })
  assert.equal(run.reason, 'investigation cancelled')
  assert.ok(run.store.has(resultsKey(id)))
  assert.equal(run.checkpoint.partial_results_available, true)
  const message = { type: 'cancelled', partial: true }
  assert.deepEqual(run.answers, [
    { to: 'outside?1', message },
    { to: 'outside?2', message },
  ])
  assert.deepEqual(run.events.at(-1), {
    event: 'cancelled',
    data: { status: 'cancelled', partial_results_available: true },
  })
})

test('a whole report that was begun before the cancel is made again as a partial one', () => {
  const run = new Run().open()
  run.finishAll({ 'merge/pattern_anomaly': { anomalies_found: 2, events: anomalies(2) } }, 'report')
  run.nowMs += 1000
  run.tell({ type: 'cancel' }, 'outside?1')
  run.nowMs += 1000
  run.finish('report', { risk_score: 1 })
  assert.equal(run.reason, null)
  const again = run.out.get('report')?.item
  assert.ok(again?.kind === 'report')
  assert.equal(again.cancelled_at, new Date(startMs + 1000).toISOString())
  run.finish('report', { risk_score: 3, confidence_score: 0.9 })
  const { state, completed_at, risk_score, confidence_score } = run.checkpoint
  assert.deepEqual([state, completed_at], ['cancelled', again.cancelled_at])
  assert.deepEqual([risk_score, confidence_score], [3, 0.9], 'lists show the scores of the partial results')
})

test('the last progress before complete is 100, and status and event count the time that the report was made for', () => {
  const run = new Run().open()
  run.finishAll({}, 'report')
  run.nowMs += 5000
  run.finish('report', { completed_at: new Date(startMs + 4000).toISOString() })
  assert.deepEqual(run.events.slice(-2), [
    { event: 'progress', data: { percentage: 100, current_phase: 'report_generation', agents_active: 0 } },
    { event: 'complete', data: { total_anomalies: 0, processing_time: 4000, agents_used: 4 } },
  ])
  assert.equal(run.json<InvestigationStatus>(statusKey(id)).statistics.processing_time_ms, 4000)
})

test('agents count once they have been given work, and not before', () => {
  const run = new Run().open()
  const invoked = () => run.json<InvestigationStatus>(statusKey(id)).statistics.agents_invoked
  run.finish('plan', { plan })
  assert.equal(invoked(), 1, 'the collector alone')
  run.finishAll({}, 'fold/A/0')
  assert.equal(invoked(), 3)
  const resumed = new Run().open(run.checkpoint)
  resumed.finishAll()
  assert.equal(resumed.json<InvestigationStatus>(statusKey(id)).statistics.agents_invoked, 4)
  const lacking = new Run().open()
  lacking.finish('plan', { plan })
  lacking.finish('collect', { failure: { code: 'INSUFFICIENT_DATA', details: {} } })
  assert.equal(lacking.json<InvestigationStatus>(statusKey(id)).statistics.agents_invoked, 1)
})

test('a cancelled run whose report is late is cancelled in time and keeps its partial results', () => {
  const run = runWithFindings()
  run.tell({ type: 'cancel' }, 'outside?1')
  assert.equal(run.timers.get('cancel')?.delayMs, limits.cancelReportMs)
  run.tell({ type: 'cancel_overdue' })
  assert.deepEqual(run.answers, [{ to: 'outside?1', message: { type: 'cancelled', partial: true } }])
  assert.equal(run.checkpoint.state, 'cancelled')
  assert.ok(run.store.has(runningKey(id)), 'the report is still owed')
  const { last_event, completed_at } = run.checkpoint
  run.nowMs += 5000
  run.finish('report')
  assert.ok(run.store.has(resultsKey(id)))
  assert.equal(run.store.has(runningKey(id)), false)
  assert.deepEqual([run.checkpoint.last_event, run.checkpoint.completed_at], [last_event, completed_at])
  assert.equal(run.events.filter(({ event }) => event === 'cancelled').length, 1)
})

test('a report that a stopped process still owed is made after the next start', () => {
  const run = runWithFindings()
  run.tell({ type: 'cancel' }, 'outside?1')
  run.tell({ type: 'cancel_overdue' })
  const again = new Run().open(run.checkpoint)
  assert.deepEqual(
    again.spawned.map(({ address }) => address),
    [`reporter/${id}`],
  )
  again.finish('report')
  assert.equal(again.reason, 'investigation cancelled')
  assert.ok(again.store.has(resultsKey(id)))
})

test('a run that is being cancelled is cancelled even where its report fails', () => {
  const ends: readonly ((run: Run) => void)[] = [
    (run) => run.tell({ type: 'timed_out' }),
    (run) => run.tell({ type: 'gave_up', address: 'a' }, `reporter/${id}`),
    (run) => {
      for (let attempt = 0; attempt < limits.workAttemptsMax; attempt++)
        run.tell({ type: 'work_failed', item: 'report', failure: internalError }, `reporter/${id}`)
    },
  ]
  for (const end of ends) {
    const run = runWithFindings()
    run.tell({ type: 'cancel' }, 'outside?1')
    end(run)
    assert.equal(run.checkpoint.state, 'cancelled')
    assert.equal(run.checkpoint.partial_results_available, false)
    assert.deepEqual(run.answers, [{ to: 'outside?1', message: { type: 'cancelled', partial: false } }])
  }
})

test('a cancel that comes while the investigation is being opened is answered to whoever asked', () => {
  const run = new Run()
  run.tell({ type: 'started' })
  run.tell({ type: 'cancel' }, 'outside?1')
  run.tell({ type: 'task_completed', tag: 'open', output: { record, checkpoint: fresh } })
  assert.equal(run.reason, 'investigation cancelled')
  assert.deepEqual(run.answers, [{ to: 'outside?1', message: { type: 'cancelled', partial: false } }])
})

test('cancels that come together while the investigation is being opened are all answered', () => {
  const run = new Run()
  run.tell({ type: 'started' })
  for (const asker of ['outside?1', 'outside?2']) run.tell({ type: 'cancel' }, asker)
  run.tell({ type: 'task_completed', tag: 'open', output: { record, checkpoint: fresh } })
  const message = { type: 'cancelled', partial: false }
  assert.deepEqual(run.answers, [
    { to: 'outside?1', message },
    { to: 'outside?2', message },
  ])
})

test('at most max_results anomalies are streamed, whatever is found', () => {
  const run = new Run().open({}, { max_results: 3 })
  run.finishAll({
    'merge/pattern_anomaly': { anomalies_found: 2, events: anomalies(2) },
    'merge/price_anomaly': { anomalies_found: 5, events: anomalies(5) },
    report: { events: [{ event: 'insight', data: {} }] },
  })
  assert.equal(run.events.filter(({ event }) => event === 'anomaly').length, 3)
  assert.equal(run.events.filter(({ event }) => event === 'insight').length, 1)
  assert.equal(run.checkpoint.anomalies_found, 7)
})

test('with stream_results off neither anomalies nor insights are streamed, progress is', () => {
  const run = new Run().open({}, { stream_results: false })
  run.finishAll({
    'merge/pattern_anomaly': { anomalies_found: 2, events: anomalies(2) },
    report: { events: [{ event: 'insight', data: {} }] },
  })
  assert.deepEqual([...new Set(run.events.map(({ event }) => event))], ['progress', 'complete'])
  assert.equal(run.checkpoint.anomalies_found, 2)
})

test('a run taken up from any of its checkpoints does what is missing and ends the same', () => {
  const briefs = { 'merge/pattern_anomaly': { anomalies_found: 2, events: anomalies(2) } }
  const whole = new Run().open()
  whole.finishAll(briefs)
  const steps = whole.commits.slice(0, -1)
  assert.ok(steps.length > 10)
  for (const [index] of steps.entries()) {
    const first = new Run()
    first.open()
    for (let done = 0; done <= index; done++) {
      const [item = ''] = first.out.keys()
      first.finish(item, item === 'plan' ? { plan } : (briefs[item as keyof typeof briefs] ?? {}))
    }
    const resumed = new Run().open({ ...first.checkpoint, resumes: 2 })
    resumed.finishAll(briefs)
    const repeated = resumed.handedOut.filter((item) => first.checkpoint.done.includes(item))
    assert.deepEqual(repeated, [], 'nothing that was stored is done again')
    const kept = ({ resumed_at, ...rest }: Checkpoint) => rest
    assert.deepEqual(kept(resumed.checkpoint), kept({ ...whole.checkpoint, resumes: 0 }))
  }
})

test('an agent that comes back after its thread died gets the work again', () => {
  const run = new Run().open()
  const taken = run.out.get('plan')
  run.tell({ type: 'ready' }, taken?.agent)
  assert.deepEqual(run.handedOut, ['plan', 'plan'])
  run.finish('plan', { plan })
  assert.equal(run.checkpoint.current_phase, 'data_collection')
})

test('an investigation that has ended is left alone, and one that cannot be read is opened again', () => {
  const run = new Run()
  run.tell({ type: 'started' })
  run.tell({ type: 'task_completed', tag: 'open', output: { record, checkpoint: { ...fresh, state: 'completed' } } })
  assert.equal(run.reason, 'already ended')
  const unreadable = new Run()
  unreadable.tell({ type: 'started' })
  assert.throws(
    () => unreadable.tell({ type: 'task_failed', tag: 'open', failure: internalError }),
    /the investigation cannot be opened/,
  )
  assert.deepEqual([run.commits, unreadable.commits], [[], []])
})

test('a coordinator is spawned in the main thread under the address of its investigation', () => {
  const { address, place, supervision } = coordinatorSpawn(id)
  assert.deepEqual([address, place, supervision.restart], [self, 'main', 'transient'])
})

test('the steps of all phases have ids of their own, wait only for what exists, and come to 100 percent', () => {
  const steps = processingPhases.flatMap((phase) => stepsOf(phase, plan, detectors))
  const ids = steps.map(({ item }) => item.id)
  assert.equal(new Set(ids).size, ids.length)
  assert.ok(
    steps.every(({ after }) => after.every((earlier) => ids.indexOf(earlier) < ids.length && ids.includes(earlier))),
  )
  assert.deepEqual(
    ids.filter((name) => name.startsWith('merge/')),
    ['merge/pattern_anomaly', 'merge/price_anomaly'],
  )
  const merge = steps.find(({ item }) => item.id === 'merge/price_anomaly')?.item
  assert.deepEqual(merge?.kind === 'merge' && merge.detectors, ['A', 'B'])
  assert.equal(percentageOf({ current_phase: 'report_generation', plan }, detectors, new Set(['report'])), 100)
  assert.equal(percentageOf({ current_phase: 'initialization', plan: null }, detectors, new Set()), 0)
})

test('a type without detectors is merged into nothing, and without a plan there is no analysis', () => {
  const only = stepsOf('agent_analysis', { ...plan, types: ['temporal_anomaly'] }, detectors)
  assert.deepEqual(
    [...readyItems(only, new Set())].map((item) => item.id),
    ['merge/temporal_anomaly'],
  )
  assert.deepEqual(stepsOf('agent_analysis', null, detectors), [])
})

test('an agent asks for work, runs what it gets in its thread, and hands back output or failure', () => {
  const state = { coordinator: self, investigation_id: id }
  const turn = { self: 'analyst/1', from: self, now: 0 }
  const effects = (message: Parameters<typeof agent.receive>[1]) => agent.receive(state, message, turn).effects
  assert.deepEqual(effects({ type: 'started' }), [{ type: 'send', to: self, message: { type: 'ready' } }])
  const item: WorkItem = { kind: 'plan', id: 'plan' }
  assert.deepEqual(effects({ type: 'work', item }), [
    { type: 'run', task: 'work', tag: 'plan', input: { investigation_id: id, item } },
  ])
  const outcome = { writes: [], brief: {} }
  assert.deepEqual(effects({ type: 'task_completed', tag: 'plan', output: outcome }), [
    { type: 'send', to: self, message: { type: 'work_completed', item: 'plan', outcome } },
  ])
  assert.deepEqual(effects({ type: 'task_failed', tag: 'plan', failure: internalError }), [
    { type: 'send', to: self, message: { type: 'work_failed', item: 'plan', failure: internalError } },
  ])
})
