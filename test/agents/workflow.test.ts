import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Message } from '../../src/actors/behaviour.ts'
import { parkedWrite } from '../../src/agents/parked.ts'
import { ownedWorkflowKey, workflowCheckpointKey, workflowRecordKey } from '../../src/agents/workflow/keys.ts'
import { runnerAddress, runnerSpawn, workflowRunner } from '../../src/agents/workflow/runner.ts'
import { type AskInput, workflowStep } from '../../src/agents/workflow/step.ts'
import type { WorkflowCheckpoint, WorkflowEvent, WorkflowRecord } from '../../src/agents/workflow/workflow.ts'
import type { WorkflowRequest } from '../../src/domain/generated/wire-types.ts'
import { AppError } from '../../src/errors.ts'
import { limits } from '../../src/limits.ts'
import { readParked } from '../../src/services/parked/list-parked.ts'
import { completeWorkflow } from '../../src/services/workflows/complete-workflow.ts'
import type { WorkflowsContext } from '../../src/services/workflows/context.ts'
import { retryWorkflow } from '../../src/services/workflows/control-workflow.ts'
import { freshCheckpoint } from '../../src/services/workflows/start-workflow.ts'
import { listWorkflowsOf, openWorkflow } from '../../src/services/workflows/stored-workflow.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Write } from '../../src/store/port.ts'
import { createStage } from '../support/actor-stage.ts'
import { FakeClock } from '../support/fake-clock.ts'

// Workflows over a store in memory, with agents that answer as the test says; a kill is another system over the same store.

const id = '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60'
type Answer = object | Error | 'never'
type Answers = (input: AskInput) => Answer

const stepDefaults = {
  kind: 'agent',
  filters: {},
  options: {},
  input_mapping: {},
  output_mapping: {},
  depends_on: [],
  timeout_ms: 60_000,
  retries: 0,
}

function step(step_id: string, more: object = {}) {
  return { ...stepDefaults, step_id, query: `ask ${step_id}`, ...more }
}

function bodyOf(pattern: string, steps: readonly object[], more: object = {}): WorkflowRequest {
  const defaults = { strategy: 'all_succeed', initial_data: {}, vote: '/found', timeout_ms: 3_600_000 }
  return { ...defaults, pattern, steps, ...more } as unknown as WorkflowRequest
}

/** A workflow that has begun. */
async function begin(body: WorkflowRequest, answers: Answers) {
  const store = createMemoryStore()
  const now = '2026-01-01T00:00:00.000Z'
  const completed = completeWorkflow(body, 'collector')
  const record: WorkflowRecord = { ...completed, workflow_id: id, user_id: 'u', language: 'en', created_at: now }
  const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
  const asked: AskInput[] = []
  const start = () => {
    const stage = createStage({
      behaviours: { workflow: workflowRunner, workflow_step: workflowStep } as never,
      tasks: {
        open_workflow: (input) => openWorkflow(store, input as { id: string }),
        async ask_agent(input) {
          asked.push(input as AskInput)
          const answer = answers(input as AskInput)
          if (answer === 'never') return new Promise(() => {})
          if (answer instanceof Error) throw answer
          return answer
        },
      },
      persist: async (change) => void (await store.commit(change as readonly Write[])),
    })
    stage.system.spawn(runnerSpawn(id))
    return stage
  }
  const clockStart = start()
  const checkpoint = freshCheckpoint(record, new Date(clockStart.clock.now()).toISOString())
  await store.commit([
    { key: `workflow/${id}/record`, value: bytes(record) },
    { key: workflowCheckpointKey(id), value: bytes(checkpoint) },
  ])
  const read = async () => openWorkflow(store, { id })
  return {
    parked: async () => (await readParked(store)).map(({ name, attempts }) => [name, attempts]),
    stage: clockStart,
    restart: start,
    asked,
    read,
    /** Statuses by unit. */
    async statuses() {
      const { units } = (await read()).checkpoint
      return Object.fromEntries(units.map(({ id: unit, status }) => [unit, status]))
    },
    /** Of the units that were skipped. */
    async skipReasons() {
      const { units } = (await read()).checkpoint
      return Object.fromEntries(
        units.flatMap(({ id: unit, skipped_for }) => (skipped_for ? [[unit, skipped_for]] : [])),
      )
    },
    async status() {
      return (await read()).checkpoint.status
    },
    async events() {
      const found: WorkflowEvent[] = []
      for await (const { value } of store.range({ prefix: `workflow/${id}/event/` }))
        found.push(JSON.parse(Buffer.from(value).toString()) as WorkflowEvent)
      return found
    },
    control: async (message: Message) => {
      const answer = clockStart.system.ask(runnerAddress(id), message, 1_000)
      await clockStart.settle()
      return answer
    },
  }
}

/** Run until nothing more happens by itself. */
async function run(body: WorkflowRequest, answers: Answers) {
  const workflow = await begin(body, answers)
  await workflow.stage.settle()
  return workflow
}

const fine: Answers = ({ unit }) => ({ answer: `of ${unit}`, found: true })
const broken = new AppError('SERVICE_UNAVAILABLE', { reason: 'busy' })
const failing =
  (...units: string[]): Answers =>
  (input) =>
    units.includes(input.unit) ? broken : fine(input)
const three = [step('a'), step('b'), step('c')]

describe('patterns', () => {
  test('sequential steps go one after the other, each with what the mappings take of those before', async () => {
    const steps = [
      step('a', { output_mapping: { place: '/evidence/0/label' } }),
      step('b', { input_mapping: { query: '/steps/a/answer', 'filters.regions': '/data/place' } }),
    ]
    const { asked, status, statuses } = await run(bodyOf('sequential', steps), () => ({
      answer: 'contracts of SP',
      evidence: [{ label: 'SP' }],
    }))
    assert.deepEqual([await status(), await statuses()], ['completed', { a: 'completed', b: 'completed' }])
    assert.deepEqual(
      asked.map(({ ask }) => [ask.query, ask.filters]),
      [
        ['ask a', {}],
        ['contracts of SP', { regions: ['SP'] }],
      ],
    )
  })

  test('parallel steps begin together, as many as may, and wait for those they depend on', async () => {
    const steps = [...three, step('d', { depends_on: ['a', 'b'] })]
    const { statuses } = await run(bodyOf('parallel', steps), ({ unit }) => (unit === 'b' ? 'never' : {}))
    assert.deepEqual(await statuses(), { a: 'completed', b: 'running', c: 'completed', d: 'waiting' })
    const many = Array.from({ length: 10 }, (_, at) => step(`s${at}`))
    const { asked } = await run(bodyOf('parallel', many), () => 'never')
    assert.equal(asked.length, limits.workflowConcurrentMax)
  })

  test('the last step gathers what the others found', async () => {
    const gather = step('c', { input_mapping: { query: '/steps/b/answer' } })
    const { asked, status } = await run(bodyOf('fan_out_fan_in', [step('a'), step('b'), gather]), fine)
    assert.equal(await status(), 'completed')
    assert.deepEqual(
      asked
        .map(({ unit }) => unit)
        .slice(0, 2)
        .sort(),
      ['a', 'b'],
    )
    assert.equal(asked[2]?.ask.query, 'of b')
  })

  test('a step whose condition does not hold is skipped', async () => {
    const when = (operator: string, value: number) => ({
      when: { match: 'all', conditions: [{ pointer: '/steps/a/anomalies_detected', operator, value }] },
    })
    const steps = [step('a'), step('b', when('greater_than', 3)), step('c', when('at_most', 3))]
    const { statuses, skipReasons } = await run(bodyOf('conditional', steps), () => ({ anomalies_detected: 3 }))
    assert.deepEqual(await statuses(), { a: 'completed', b: 'skipped', c: 'completed' })
    assert.deepEqual(await skipReasons(), { b: 'condition_not_met' })
  })

  test('a step maps over a list, and the next gets the list of outputs', async () => {
    const map = step('m', { kind: 'map', over: '/data/places', input_mapping: { 'filters.regions': '/item' } })
    const reduce = step('r', { input_mapping: { query: '/steps/m/1/answer' } })
    const body = bodyOf('map_reduce', [map, reduce], { initial_data: { places: ['SP', 'BA', 'CE'] } })
    const { asked, status } = await run(body, fine)
    assert.equal(await status(), 'completed')
    const places = asked.flatMap(({ ask }) => ask.filters.regions ?? [])
    assert.deepEqual(places.sort(), ['BA', 'CE', 'SP'])
    assert.equal(asked.at(-1)?.ask.query, 'of m#1')
    const none = await run({ ...body, initial_data: { places: 'SP' } }, fine)
    assert.deepEqual(
      [await none.status(), (await none.read()).checkpoint.failure?.details.reason],
      ['failed', 'not_a_list'],
    )
  })

  test('a saga undoes what it has done, the last first, and fails', async () => {
    const undo = (query: string) => ({ compensation: { query, filters: {}, input_mapping: {} } })
    const steps = [step('a', undo('undo a')), step('b', undo('undo b')), step('c', undo('undo c'))]
    const { asked, status, statuses, read } = await run(bodyOf('saga', steps), failing('c'))
    assert.deepEqual(
      asked.map(({ ask }) => ask.query),
      ['ask a', 'ask b', 'ask c', 'undo b', 'undo a'],
    )
    assert.equal(await status(), 'failed')
    assert.deepEqual((await read()).checkpoint.failure, {
      code: 'SERVICE_UNAVAILABLE',
      details: { reason: 'busy', step: 'c' },
    })
    assert.equal((await statuses())['a~undo'], 'completed')
  })

  const undoable = (step_id: string, more: object = {}) =>
    step(step_id, { ...more, compensation: { query: `undo ${step_id}`, filters: {}, input_mapping: {} } })

  test('what undoes a step is tried again after the pause of its attempts', async () => {
    const steps = [undoable('a', { retries: 1 }), step('b')]
    const { stage, asked, status } = await run(bodyOf('saga', steps), failing('b', 'a~undo'))
    const undone = () => asked.filter(({ unit }) => unit === 'a~undo').length
    assert.equal(undone(), 1)
    await stage.advance(limits.workflowRetryMs)
    assert.deepEqual([undone(), await status()], [2, 'failed'])
  })

  test('a saga that meets its deadline undoes what it has done, within a time of its own', async () => {
    const late =
      (undo: Answer): Answers =>
      ({ unit }) =>
        unit === 'a' ? {} : unit === 'a~undo' ? undo : 'never'
    const body = bodyOf('saga', [undoable('a'), step('b')], { timeout_ms: 2_000 })
    const timed = await run(body, late({}))
    await timed.stage.advance(2_000)
    assert.deepEqual(
      [await timed.status(), await timed.statuses()],
      ['failed', { a: 'completed', b: 'cancelled', 'a~undo': 'completed' }],
    )
    assert.equal((await timed.read()).checkpoint.failure?.details.reason, 'workflow_timed_out')
    const stuck = await run(body, late('never'))
    await stuck.stage.advance(2_000)
    assert.equal(await stuck.status(), 'running')
    await stuck.stage.advance(2_000)
    assert.deepEqual([await stuck.status(), (await stuck.statuses())['a~undo']], ['failed', 'cancelled'])
    assert.deepEqual(stuck.stage.system.statistics().actors, [])
  })
})

describe('strategies', () => {
  const votes =
    (...found: boolean[]): Answers =>
    ({ unit }) => ({ found: found['abc'.indexOf(unit)] })

  test('all_succeed ends with the first failure, and calls off what is under way', async () => {
    const answers: Answers = (input) => (input.unit === 'b' ? 'never' : failing('a')(input))
    const { status, statuses, stage } = await run(bodyOf('parallel', three), answers)
    assert.deepEqual([await status(), await statuses()], ['failed', { a: 'failed', b: 'cancelled', c: 'cancelled' }])
    assert.deepEqual(stage.system.statistics().actors, [])
  })

  test('best_effort goes on with what there is, and fails where nothing is', async () => {
    const body = bodyOf('sequential', three, { strategy: 'best_effort' })
    const some = await run(body, failing('a', 'c'))
    assert.deepEqual(
      [await some.status(), await some.statuses()],
      ['completed', { a: 'failed', b: 'completed', c: 'failed' }],
    )
    assert.equal(await (await run(body, failing('a', 'b', 'c'))).status(), 'failed')
  })

  test('first_success takes the first: of a chain the others are not tried, of several at once they are called off', async () => {
    const chain = await run(bodyOf('sequential', three, { strategy: 'first_success' }), failing('a'))
    assert.deepEqual(await chain.statuses(), { a: 'failed', b: 'completed', c: 'skipped' })
    assert.deepEqual(await chain.skipReasons(), { c: 'other_succeeded' })
    const answers: Answers = (input) => (input.unit === 'b' ? {} : 'never')
    const race = await run(bodyOf('parallel', three, { strategy: 'first_success' }), answers)
    assert.deepEqual(await race.statuses(), { a: 'cancelled', b: 'completed', c: 'cancelled' })
    const none = await run(bodyOf('fan_out_fan_in', three, { strategy: 'first_success' }), failing('a', 'b'))
    assert.deepEqual(
      [await none.status(), await none.statuses()],
      ['failed', { a: 'failed', b: 'failed', c: 'skipped' }],
    )
    assert.deepEqual(await none.skipReasons(), { c: 'workflow_ended' })
  })

  test('majority_vote needs more than half of all voters to say the same', async () => {
    const body = bodyOf('parallel', three, { strategy: 'majority_vote' })
    const won = await run(body, votes(true, false, true))
    assert.deepEqual((await won.read()).checkpoint.vote, { value: true, votes: 2, voters: 3 })
    const lost = await run(body, (input) => (input.unit === 'a' ? broken : votes(true, true, false)(input)))
    assert.deepEqual(
      [await lost.status(), (await lost.read()).checkpoint.failure?.details.reason],
      ['failed', 'no_majority'],
    )
  })
})

test('a step is tried again as often as it may be, later each time, and never where that cannot help', async () => {
  let attempts = 0
  const flaky: Answers = () => (++attempts < 3 ? broken : {})
  const { stage, status, asked } = await run(bodyOf('sequential', [step('a', { retries: 2 })]), flaky)
  assert.equal(asked.length, 1)
  await stage.advance(limits.workflowRetryMs)
  assert.equal(asked.length, 2)
  await stage.advance(limits.workflowRetryMs)
  assert.equal(asked.length, 2)
  await stage.advance(limits.workflowRetryMs)
  assert.deepEqual([await status(), asked.map(({ attempt }) => attempt)], ['completed', [1, 2, 3]])
  const hopeless = await run(
    bodyOf('sequential', [step('a', { retries: 2 })]),
    () => new AppError('VALIDATION_ERROR', {}),
  )
  assert.deepEqual([await hopeless.status(), hopeless.asked.length], ['failed', 1])
  assert.deepEqual(await hopeless.parked(), [])
})

test('a step that fails after it was tried again is parked by that commit; one that is not tried again is not', async () => {
  const steps = [step('a', { retries: 1 }), step('b')]
  const { stage, status, parked } = await run(bodyOf('parallel', steps, { strategy: 'best_effort' }), failing('a', 'b'))
  await stage.advance(limits.workflowRetryMs)
  assert.deepEqual([await status(), await parked()], ['failed', [['a', 2]]])
})

test('a retry that was planned while the clock was ahead is made once that is set back', async () => {
  let attempts = 0
  const { stage, status } = await run(bodyOf('sequential', [step('a', { retries: 1 })]), () =>
    ++attempts < 2 ? broken : {},
  )
  stage.clock.set(stage.clock.now() - 3 * 86_400_000)
  await stage.advance(limits.workflowRetryMs)
  assert.deepEqual([attempts, await status()], [2, 'completed'])
})

test('a step and a workflow that take too long fail', async () => {
  const slow = await run(bodyOf('sequential', [step('a', { timeout_ms: 1_000 })]), () => 'never')
  await slow.stage.advance(1_000)
  assert.equal((await slow.read()).checkpoint.failure?.details.reason, 'step_timed_out')
  const long = await run(bodyOf('sequential', [step('a')], { timeout_ms: 2_000 }), () => 'never')
  await long.stage.advance(2_000)
  assert.equal((await long.read()).checkpoint.failure?.details.reason, 'workflow_timed_out')
})

test('while paused nothing begins, and what is under way may end; the time does not count', async () => {
  const held = await begin(bodyOf('sequential', three, { timeout_ms: 5_000 }), ({ unit }) =>
    unit === 'a' ? 'never' : {},
  )
  await held.stage.settle()
  assert.deepEqual(await held.control({ type: 'pause' }), { type: 'done' })
  assert.deepEqual(await held.control({ type: 'pause' }), { type: 'refused', reason: 'already_paused' })
  await held.stage.advance(20_000)
  assert.equal(await held.status(), 'paused')
  held.stage.system.send(runnerAddress(id), { type: 'step_completed', unit: 'a', attempt: 1, output: {} } as Message)
  await held.stage.settle()
  assert.deepEqual(await held.statuses(), { a: 'completed', b: 'waiting', c: 'waiting' })
  assert.deepEqual(await held.control({ type: 'resume' }), { type: 'done' })
  assert.equal(await held.status(), 'completed')
})

test('a cancelled workflow keeps what it has, and ends', async () => {
  const { control, status, statuses, stage } = await run(bodyOf('parallel', three), ({ unit }) =>
    unit === 'a' ? {} : 'never',
  )
  assert.deepEqual(await control({ type: 'cancel' }), { type: 'done' })
  assert.deepEqual(
    [await status(), await statuses()],
    ['cancelled', { a: 'completed', b: 'cancelled', c: 'cancelled' }],
  )
  assert.deepEqual(stage.system.statistics().actors, [])
})

describe('approval', () => {
  const steps = (preset: string) => [
    step('a'),
    step('ok', {
      kind: 'approval',
      query: undefined,
      approval: { role: 'admin', default: preset },
      timeout_ms: 10_000,
    }),
    step('b'),
  ]

  test('waits for people, and goes on or fails as they decide', async () => {
    const { control, status, statuses, events, asked } = await run(bodyOf('sequential', steps('reject')), fine)
    assert.deepEqual(await statuses(), { a: 'completed', ok: 'awaiting_approval', b: 'waiting' })
    const told = (await events()).filter(({ data }) => (data as { status: string }).status === 'awaiting_approval')
    assert.deepEqual(
      told.map(({ data }) => (data as { role: string }).role),
      ['admin'],
    )
    const decide = { type: 'decide', step_id: 'ok', decision: 'approved', user_id: 'u2' }
    assert.deepEqual(await control(decide), { type: 'done' })
    assert.deepEqual([await status(), asked.map(({ unit }) => unit)], ['completed', ['a', 'b']])
    const no = await run(bodyOf('sequential', steps('approve')), fine)
    await no.control({ ...decide, decision: 'rejected' } as Message)
    assert.deepEqual(
      [await no.status(), (await no.read()).checkpoint.failure?.details.reason],
      ['failed', 'approval_rejected'],
    )
  })

  test('counts as its default once its time has passed, also where the process was down then', async () => {
    for (const [preset, end] of [
      ['approve', 'completed'],
      ['reject', 'failed'],
    ] as const) {
      const up = await run(bodyOf('sequential', steps(preset)), fine)
      await up.stage.advance(10_000)
      assert.equal(await up.status(), end)
      const down = await run(bodyOf('sequential', steps(preset)), fine)
      const again = down.restart()
      again.clock.advance(20_000)
      await again.advance(1)
      await again.settle()
      assert.equal(await down.status(), end)
    }
  })
})

test('a workflow that was killed at any turn goes on from there, asks no finished step again, and logs nothing twice', async () => {
  const body = bodyOf('sequential', three)
  const whole = await run(body, fine)
  const wanted = await whole.events()
  for (let turns = 0; turns < 12; turns++) {
    let taken = 0
    const workflow = await begin(body, (input) => (taken++ < turns / 3 ? fine(input) : 'never'))
    await workflow.stage.settle()
    const before = (await workflow.read()).checkpoint.units.filter(({ status }) => status === 'completed')
    const askedBefore = workflow.asked.length
    taken = -1_000
    const again = workflow.restart()
    await again.settle()
    assert.equal(await workflow.status(), 'completed')
    const repeated = workflow.asked.slice(askedBefore).map(({ unit }) => unit)
    assert.deepEqual(
      repeated.filter((unit) => before.some((done) => done.id === unit)),
      [],
    )
    const statusesOf = (events: readonly WorkflowEvent[]) =>
      events.map(({ event, data }) => [
        event,
        (data as Partial<WorkflowCheckpoint>).status,
        (data as { step_id?: string }).step_id,
      ])
    assert.deepEqual(statusesOf(await workflow.events()), statusesOf(wanted))
  }
})

describe('a retry', () => {
  const owner = 'u'
  const asker = { caller: { user_id: owner, role: 'analyst' } } as never

  /** So many workflows of one owner, all failed, and what a retry of one of them works with. */
  async function failedOnes(count: number, actors: Partial<WorkflowsContext['actors']>) {
    const state = createMemoryStore()
    const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
    const ids = Array.from({ length: count }, (_, at) => id.replace(/.{4}$/, String(at).padStart(4, '0')))
    for (const [at, workflow_id] of ids.entries()) {
      const created_at = new Date(at * 1000).toISOString()
      const completed = completeWorkflow(bodyOf('sequential', [step('a')]), 'collector')
      const record = { ...completed, workflow_id, user_id: owner, language: 'en', created_at } as WorkflowRecord
      const checkpoint = { ...freshCheckpoint(record, created_at), status: 'failed' }
      await state.commit([
        { key: workflowRecordKey(workflow_id), value: bytes(record) },
        { key: workflowCheckpointKey(workflow_id), value: bytes(checkpoint) },
        { key: ownedWorkflowKey(owner, created_at, workflow_id), value: bytes(workflow_id) },
      ])
    }
    const trail: WorkflowsContext['trail'] = { commit: (writes, conditions) => state.commit(writes, conditions) }
    const context = { state, trail, clock: new FakeClock(), ids: { uuid: () => id }, actors } as never
    return { ids, state, retry: (workflow_id: string) => retryWorkflow(context, { id: workflow_id }, asker) }
  }

  test('of the oldest of all that are kept leaves it on the list of its owner', async () => {
    const { ids, state, retry } = await failedOnes(limits.workflowsKeptPerUser, { spawn() {} })
    const failure = { code: 'SERVICE_UNAVAILABLE', details: {} } as const
    const work = {
      kind: 'part',
      name: 'a',
      subject: 'workflow',
      subject_id: ids[0] ?? '',
      attempts: 2,
      failure,
    } as const
    await state.commit([parkedWrite(work, 1)])
    await retry(ids[0] ?? '')
    assert.deepEqual(await readParked(state), [], 'and nothing of it parked')
    const [oldest, ...others] = await listWorkflowsOf(state, owner)
    assert.deepEqual(
      [oldest?.record.workflow_id, oldest?.checkpoint.status, others.length],
      [ids[0], 'running', limits.workflowsKeptPerUser - 1],
    )
  })

  test('waits for a runner that is still leaving, and begins another', async () => {
    let leaving = 2
    const { ids, retry } = await failedOnes(1, {
      spawn() {
        if (leaving-- > 0) throw new AppError('CONFLICT', { address: 'taken' })
      },
      ask: () => Promise.reject(new AppError('SERVICE_UNAVAILABLE', { reason: 'unknown_address' })),
    })
    assert.equal((await retry(ids[0] ?? '')).status, 'running')
    assert.equal(leaving, -1)
  })
})

test('what cannot be meant is refused, and says where', () => {
  const refused = (body: WorkflowRequest) => {
    try {
      completeWorkflow(body, 'collector')
    } catch (error) {
      const { field, reason } = (error as AppError).details
      return `${field} ${reason}`
    }
    return 'taken'
  }
  const cases: readonly (readonly [WorkflowRequest, string])[] = [
    [bodyOf('saga', three, { strategy: 'best_effort' }), 'strategy only_with_pattern'],
    [bodyOf('sequential', three, { strategy: 'majority_vote' }), 'strategy only_with_pattern'],
    [bodyOf('sequential', [step('a'), step('a')]), 'steps.1.step_id duplicate'],
    [bodyOf('parallel', [step('a', { depends_on: ['b'] }), step('b')]), 'steps.0.depends_on.0 earlier_step'],
    [bodyOf('sequential', [step('a'), step('b', { depends_on: ['a'] })]), 'steps.1.depends_on only_with_pattern'],
    [bodyOf('sequential', [step('a', { agent: 'saci' })]), 'steps.0.agent not_allowed'],
    [bodyOf('sequential', [step('a', { query: undefined })]), 'steps.0.query required'],
    [bodyOf('sequential', [step('a', { kind: 'approval' })]), 'steps.0.approval required'],
    [bodyOf('sequential', [step('a', { kind: 'map', over: '/data/x' })]), 'steps.0.kind not_allowed'],
    [bodyOf('map_reduce', [step('a'), step('b')]), 'steps.0.kind not_allowed'],
    [bodyOf('fan_out_fan_in', [step('a')]), 'steps too_few_items'],
    [
      bodyOf('sequential', [step('a', { input_mapping: { role: '/data/x' } })]),
      'steps.0.input_mapping.role not_allowed',
    ],
    [
      bodyOf('sequential', [step('a', { compensation: { query: 'undo it', filters: {}, input_mapping: {} } })]),
      'steps.0.compensation only_with_pattern',
    ],
    [bodyOf('sequential', three, { initial_data: { long: 'x'.repeat(70_000) } }), 'initial_data too_many_bytes'],
    [bodyOf('sequential', three), 'taken'],
  ]
  for (const [body, expected] of cases) assert.equal(refused(body), expected)
})

test('a pointer may name what the interface names in Portuguese, and leaves the names of people alone', () => {
  const steps = [
    step('resposta'),
    step('b', { input_mapping: { query: '/etapas/resposta/resposta', 'filters.regions': '/dados/valor' } }),
  ]
  const completed = completeWorkflow(bodyOf('sequential', steps, { vote: '/encontrado' }), 'collector')
  assert.deepEqual(completed.steps[1]?.input_mapping, {
    query: '/steps/resposta/answer',
    'filters.regions': '/data/valor',
  })
  assert.equal(completed.vote, '/found')
})
