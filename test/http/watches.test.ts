import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type {
  EventPage,
  InvestigationResponse,
  Model,
  ModelComparison,
  ModelInUse,
  ModelList,
  ModelReport,
  Task,
  TaskDiff,
  TaskList,
  TaskLogEntryList,
  TaskPartitionList,
  TaskSchedule,
  TaskScheduleList,
  TasksActionReply,
  Watch,
  WatchRun,
} from '../../src/domain/generated/wire-types.ts'
import { rescore } from '../../src/main/ask.ts'
import { systemIds } from '../../src/platform/ids.ts'
import type { OperationId } from '../../src/wire/operations.ts'
import { eventsOf } from '../support/audit-trail.ts'
import type { Client, ClientRequest } from '../support/client.ts'
import { failureOf, follow, investigate } from '../support/investigate.ts'
import { plantModel } from '../support/planted-model.ts'
import { startService, type TestService } from '../support/service.ts'
import { withLimits } from '../support/with-limits.ts'

// Watches as a client lives with them, over runs that really investigate.

let service: TestService
let owner: Client
before(async () => {
  service = await startService(undefined, { mode: 'development', webhooks: { allowsPrivate: 'yes' } })
  owner = await service.clientOf('analyst', 'en')
})
after(() => service.stop())

const request = { query: 'zzz', data_source: 'compras_gov' }
const body = { name: 'Contracts of the ministry', request, schedule: { cron: '0 8 * * 1-5' } }

async function create(client: Client, changes: object = {}): Promise<Watch> {
  const answer = await client.request('create_watch', { body: { ...body, ...changes } })
  assert.equal(answer.status, 201, JSON.stringify(answer.english))
  const watch = answer.english as Watch
  assert.equal(answer.headers.get('location'), `/api/v1/watches/${watch.id}`)
  return watch
}

/** Runs a watch now, and reads the run once it says what it found. */
async function run(client: Client, watch_id: string): Promise<WatchRun> {
  const started = await client.request('run_watch', { params: { watch_id } })
  assert.equal(started.status, 201, JSON.stringify(started.english))
  const { run_id, investigation_id } = started.english as WatchRun
  await follow(client, investigation_id)
  const told = await client.request('get_watch_run', { params: { watch_id, run_id } })
  assert.equal(told.status, 200)
  return told.english as WatchRun
}

/** The run of a watch once its end is stored, which the owner's events tell. */
async function ended(client: Client, watch_id: string, run_id: string): Promise<WatchRun> {
  for (let looks = 0; looks < 200; looks++) {
    const found = (await client.request('get_watch_run', { params: { watch_id, run_id } })).english as WatchRun
    if (found.completed_at !== undefined) return found
    await client.request('list_events', { query: { types: 'watch.changed' }, headers: { Prefer: 'wait=1' } })
  }
  return assert.fail('the run does not end')
}

test('a watch runs as an investigation of its owner, and tells once what is new', async () => {
  const watch = await create(owner)
  assert.deepEqual(watch.schedule, { cron: '0 8 * * 1-5', time_zone: 'America/Sao_Paulo' })
  const { run_id, investigation_id } = await run(owner, watch.id)
  const first = await ended(owner, watch.id, run_id)
  const results = await owner.request('investigation_results', { params: { investigation_id } })
  const { anomalies } = results.english as { readonly anomalies: readonly { readonly id: string }[] }
  assert.ok(anomalies.length > 0)
  assert.deepEqual(
    first.new.map(({ anomaly_id }) => anomaly_id),
    anomalies.map(({ id }) => id),
  )
  const again = await run(owner, watch.id)
  const second = await ended(owner, watch.id, again.run_id)
  assert.deepEqual([second.new, second.gone, second.changed], [[], [], []])
  assert.equal(second.compared_with, investigation_id)
  const { events } = (await owner.request('list_events', { query: { types: 'watch.changed' } })).english as EventPage
  assert.deepEqual(
    events.map(({ data }) => [data.watch_id, data.run_id, data.investigation_id, data.anomalies_new]),
    [[watch.id, run_id, investigation_id, anomalies.length]],
  )
  const shown = (await owner.request('get_watch', { params: { watch_id: watch.id } })).english as Watch
  assert.deepEqual([shown.last_run?.run_id, shown.last_run?.status], [again.run_id, 'completed'])
  const listed = await owner.request('list_watch_runs', { params: { watch_id: watch.id } })
  assert.deepEqual(
    (listed.english as { readonly data: readonly WatchRun[] }).data.map((each) => each.run_id),
    [again.run_id, run_id],
  )
})

test('a webhook that a watch names is told of it, whatever else it is for, and no webhook of others can be named', async () => {
  const client = await service.clientOf('analyst', 'en')
  const hook = await client.request('create_webhook', {
    body: { url: service.baseUrl, events: ['investigation.failed'] },
  })
  const webhook_id = (hook.english as { readonly id: string }).id
  const wanted = { ...body, webhook_ids: [webhook_id] }
  const refused = failureOf(await owner.request('create_watch', { body: wanted }), 400)
  assert.deepEqual([refused.details.field, refused.details.reason], ['webhook_ids.0', 'unknown_resource'])
  const cleared = await create(client, wanted)
  const none = await client.request('update_watch', { params: { watch_id: cleared.id }, body: { webhook_ids: null } })
  assert.deepEqual((none.english as Watch).webhook_ids, [])
  const watch = await create(client, wanted)
  const { run_id } = await run(client, watch.id)
  await ended(client, watch.id, run_id)
  await client.request('list_events', { query: { types: 'watch.changed' }, headers: { Prefer: 'wait=30' } })
  const { english } = await client.request('list_webhook_deliveries', { params: { webhook_id } })
  assert.deepEqual(
    (english as { readonly data: readonly { readonly event: string }[] }).data.map(({ event }) => event),
    ['watch.changed'],
  )
})

test('a watch is changed, paused, resumed and deleted, and the trail says who did so', async () => {
  const client = await service.clientOf('analyst', 'pt')
  const { id: watch_id } = await create(client, { name: 'Preços', schedule: { on: 'new_records' } })
  const params = { watch_id }
  const paused = await client.request('pause_watch', { params })
  assert.deepEqual((paused.body as { status: string }).status, 'pausada')
  const schedule = { cron: '30 6 1 * *', time_zone: 'America/Manaus' }
  const changed = await client.request('update_watch', { params, body: { schedule } })
  assert.deepEqual((changed.english as Watch).schedule, schedule)
  assert.equal((changed.english as Watch).next_run_at, undefined)
  for (const [change, after] of [
    [{ cron: '0 7 * * *' }, { ...schedule, cron: '0 7 * * *' }],
    [{ time_zone: null }, { cron: '0 7 * * *', time_zone: 'America/Sao_Paulo' }],
    [{ on: 'new_records' }, { on: 'new_records' }],
    [{ cron: '30 6 1 * *', time_zone: 'America/Manaus' }, schedule],
  ] as const) {
    const { english } = await client.request('update_watch', { params, body: { schedule: change } })
    assert.deepEqual((english as Watch).schedule, after)
  }
  for (const change of [{ cron: null }, { on: 'new_records', cron: '0 7 * * *' }]) {
    const refused = await client.request('update_watch', { params, body: { schedule: change } })
    assert.equal(failureOf(refused, 400).details.reason, 'cron_or_new_records')
  }
  const resumed = (await client.request('resume_watch', { params })).english as Watch
  assert.match(resumed.next_run_at ?? '', /-01T10:30:00.000Z$/)
  assert.equal((await client.request('delete_watch', { params })).status, 204)
  assert.equal(failureOf(await client.request('get_watch', { params }), 404).code, 'RESOURCE_NOT_FOUND')
  const trail = await eventsOf(await service.clientOf('admin', 'en'), watch_id)
  assert.deepEqual(trail.map(({ event_type }) => event_type).sort(), [
    'watch.created',
    'watch.deleted',
    ...Array(7).fill('watch.updated'),
  ])
})

test('a watch is closed to others; an admin pauses and deletes it and starts no run of it', async () => {
  const { id: watch_id } = await create(owner)
  const [params, stranger, admin] = [
    { watch_id },
    await service.clientOf('analyst', 'en'),
    await service.clientOf('admin', 'en'),
  ]
  for (const id of ['get_watch', 'pause_watch', 'run_watch', 'list_watch_runs', 'delete_watch'] as const)
    assert.equal(failureOf(await stranger.request(id, { params }), 403).details.reason, 'not_watch_owner', id)
  const listed = (await stranger.request('list_watches')).english as { readonly data: readonly Watch[] }
  assert.deepEqual(listed.data, [])
  assert.equal(failureOf(await admin.request('run_watch', { params }), 403).details.reason, 'not_watch_owner')
  assert.equal((await admin.request('pause_watch', { params })).status, 200)
  assert.equal((await admin.request('delete_watch', { params })).status, 204)
})

test('a schedule that comes round too often is refused in the words of the asker', async () => {
  const client = await service.clientOf('analyst', 'pt')
  const answer = await client.request('create_watch', { body: { ...body, schedule: { cron: '*/5 * * * *' } } })
  const { details } = failureOf(answer, 400)
  assert.deepEqual([details.field, details.reason], ['agenda.cron', 'too_often'])
})

test('with an account its watches go, and nothing of them is due any more', async () => {
  const user = await service.addUser('analyst')
  const client = service.anonymous('en').withToken(await service.signIn(user))
  const { id } = await create(client)
  const admin = await service.clientOf('admin', 'en')
  assert.equal((await admin.request('delete_user', { params: { user_id: user.id } })).status, 204)
  const left: string[] = []
  for await (const { key } of service.state.range({ prefix: 'watch' })) if (key.includes(id)) left.push(key)
  assert.deepEqual(left, [])
})

describe('tasks', () => {
  let admin: Client
  before(async () => {
    admin = await service.clientOf('admin', 'en')
  })
  const create = async (body: object, client = admin) => {
    const answer = await client.request('create_task', { body })
    assert.equal(answer.status, 201, JSON.stringify(answer.english))
    const task = answer.english as Task
    assert.equal(answer.headers.get('location'), `/api/v1/tasks/${task.task_id}`)
    return task
  }
  /** The task as it is at the end of its stream. */
  const ended = async (task_id: string, client = admin) => {
    const events: string[] = []
    for await (const { event } of client.stream('task_stream', { params: { task_id } })) events.push(event)
    return { events, task: (await client.request('get_task', { params: { task_id } })).english as Task }
  }
  const refusal = async (id: OperationId, request: ClientRequest, status: number) =>
    failureOf(await admin.request(id, request), status).details.reason

  test('a task is followed to its end, tells its owner, and says what each part did', async () => {
    const made = await create({ kind: 'reindex', parameters: { indexes: ['users', 'watches'] } })
    const { task, events } = await ended(made.task_id)
    assert.deepEqual([task.status, task.progress.percentage, task.partitions.done], ['completed', 100, 2])
    assert.deepEqual(events, ['status', 'status', 'partition', 'partition', 'complete'])
    assert.ok((task.result?.entries_checked ?? 0) > 0)
    assert.equal(task.result?.entries_repaired, 0)
    const params = { task_id: task.task_id }
    const parts = (await admin.request('list_task_partitions', { params })).english as TaskPartitionList
    assert.deepEqual(
      parts.data.map(({ label, status, attempts }) => [label, status, attempts]),
      [
        ['users', 'done', 1],
        ['watches', 'done', 1],
      ],
    )
    const log = (await admin.request('task_log', { params, query: { limit: 2 } })).english as TaskLogEntryList
    assert.deepEqual([log.meta.total, log.data.map(({ event }) => event)], [events.length, ['status', 'status']])
    const told = await admin.request('list_events', {
      query: { types: 'task.completed' },
      headers: { Prefer: 'wait=10' },
    })
    const [news] = (told.english as EventPage).events
    assert.deepEqual([news?.data.task_id, news?.data.parts_done, news?.data.parts_failed], [task.task_id, 2, 0])
    const audited = await eventsOf(admin, task.task_id)
    assert.deepEqual(
      audited.map(({ event_type }) => event_type),
      ['task.created'],
    )
  })

  test('a task that waits is paused, goes on, changes its priority and is cancelled; the same one is answered again', async () => {
    const body = {
      kind: 'retention',
      parameters: { areas: ['events', 'deliveries'] },
      window: { not_before: '2099-01-01T00:00:00Z' },
      priority: 'low',
    }
    const { task_id } = await create(body)
    const params = { task_id }
    assert.equal((await create({ ...body, priority: 'high' })).task_id, task_id)
    const to = async (id: OperationId, more: ClientRequest = {}) =>
      (await admin.request(id, { params, ...more })).english as Task
    assert.equal((await to('pause_task')).status, 'paused')
    assert.equal(await refusal('pause_task', { params }, 409), 'task_paused')
    assert.equal((await to('resume_task')).status, 'queued')
    assert.equal(await refusal('resume_task', { params }, 409), 'task_not_paused')
    assert.equal((await to('update_task', { body: { priority: 'high' } })).priority, 'high')
    assert.equal(await refusal('retry_task', { params }, 409), 'task_under_way')
    assert.equal((await to('cancel_task')).status, 'cancelled')
    assert.equal(await refusal('cancel_task', { params }, 409), 'task_ended')
    const again = await to('retry_task')
    assert.equal(again.status, 'queued')
    const { task } = await ended((await to('cancel_task')).task_id)
    assert.equal(task.status, 'cancelled')
  })

  test('many tasks are changed at once by a filter, and a dry run of that changes none', async () => {
    const window = { not_before: '2099-01-01T00:00:00Z' }
    const made = [
      await create({ kind: 'retention', parameters: { areas: ['events'] }, window }),
      await create({ kind: 'retention', parameters: { areas: ['deliveries'] }, window }),
    ]
    const ids = made.map(({ task_id }) => task_id)
    const change = async (dry_run: boolean) => {
      const filter = { kind: 'retention', status: 'queued', task_ids: ids }
      const answer = await admin.request('change_tasks', { body: { filter, action: 'cancel', dry_run } })
      return answer.english as TasksActionReply
    }
    const results = (reply: TasksActionReply) => reply.results.map(({ task_id, status }) => `${task_id} ${status}`)
    assert.deepEqual(
      results(await change(true)),
      ids.map((id) => `${id} queued`),
    )
    assert.deepEqual(
      results(await change(false)),
      ids.map((id) => `${id} cancelled`),
    )
    assert.equal((await change(false)).matched, 0)
  })

  test('a schedule has one task that waits for its time, while it is switched on; one switch pauses all', async () => {
    const body = { kind: 'reindex', parameters: { indexes: ['teams'] }, schedule: { cron: '0 2 * * 0' } }
    const first = await create(body)
    assert.equal(first.status, 'queued')
    const params = { schedule_id: first.schedule_id ?? '' }
    const read = async () => {
      const { data } = (await admin.request('list_task_schedules')).english as TaskScheduleList
      return { all: data, own: data.find(({ schedule_id }) => schedule_id === params.schedule_id) }
    }
    const { all, own } = await read()
    assert.deepEqual([own?.task_id, own?.next_run_at], [first.task_id, first.window?.not_before])
    const builtIns = all.flatMap(({ built_in, is_enabled }) => (built_in ? [`${built_in} ${is_enabled}`] : []))
    assert.deepEqual(builtIns.sort(), [
      'model_drift true',
      'new_records false',
      'retention true',
      'stuck_runs true',
      'weekly_analysis true',
    ])
    const switched = async (is_enabled: boolean) =>
      (await admin.request('update_task_schedule', { params, body: { is_enabled } })).english as TaskSchedule
    assert.equal((await switched(false)).task_id, undefined)
    assert.equal((await ended(first.task_id)).task.status, 'cancelled')
    const { task_id } = await switched(true)
    assert.ok(task_id !== undefined && task_id !== first.task_id)
    const pause = { body: { tasks: { schedules: 'paused' } } }
    assert.equal((await admin.request('update_settings', pause)).status, 200)
    assert.equal((await read()).own?.is_paused, true)
    assert.equal((await admin.request('update_settings', { body: { tasks: { schedules: 'running' } } })).status, 200)
    const begun = (await admin.request('run_task_schedule', { params })).english as Task
    assert.deepEqual(
      [begun.kind, begun.schedule_id, (await ended(begun.task_id)).task.status],
      ['reindex', undefined, 'completed'],
    )
    const named = (await admin.request('get_task_schedule', { params: { schedule_id: 'weekly_analysis' } })).english
    assert.equal((named as TaskSchedule).built_in, 'weekly_analysis')
    assert.equal(await refusal('get_task_schedule', { params: { schedule_id: 'none' } }, 404), undefined)
    const builtIn = { schedule_id: all.find(({ built_in }) => built_in === 'retention')?.schedule_id ?? '' }
    assert.equal(await refusal('delete_task_schedule', { params: builtIn }, 409), 'built_in_schedule')
    assert.equal((await admin.request('delete_task_schedule', { params })).status, 204)
    assert.equal((await ended(task_id)).task.status, 'cancelled')
    const wrong = { ...body, deadline: '2099-01-01T00:00:00Z' }
    assert.equal(await refusal('create_task', { body: wrong }, 400), 'not_with_schedule')
  })

  test('what nobody works on is taken up again, and what somebody works on is left', async () => {
    const made = await create({ kind: 'retention', parameters: { areas: ['stuck_runs'] } })
    const { task } = await ended(made.task_id)
    assert.deepEqual([task.status, task.result?.runs_resumed], ['completed', 0])
  })

  test('a task of a source that the service does not ask, and times that cannot be kept, are refused', async () => {
    const body = { kind: 'refresh', parameters: { source: 'pncp' } }
    assert.equal(await refusal('create_task', { body }, 503), 'no_connector')
    const past = { kind: 'retention', deadline: '2020-01-01T00:00:00Z' }
    assert.equal(await refusal('create_task', { body: past }, 400), 'deadline_passed')
    const shut = { kind: 'retention', window: { not_after: '2020-01-01T00:00:00Z' } }
    assert.equal(await refusal('create_task', { body: shut }, 400), 'window_never_open')
  })

  test('a re-scoring of an investigation finds what it found, and one of its source says why anything differs', async () => {
    const { id, results } = await investigate(admin)
    const again = await ended((await create({ kind: 'rescore', parameters: { investigation_ids: [id] } })).task_id)
    const listed = results.anomalies.length
    assert.ok(listed > 0)
    assert.equal(again.task.result?.baseline, 'results')
    assert.deepEqual(again.task.result?.totals, { appeared: 0, vanished: 0, rose: 0, fell: 0, unchanged: listed })
    const parameters = { data_source: 'compras_gov', anomaly_types: ['compliance_violation'] }
    const { task } = await ended((await create({ kind: 'rescore', parameters })).task_id)
    const params = { task_id: task.task_id }
    const parts = (await admin.request('list_task_partitions', { params })).english as TaskPartitionList
    assert.ok(parts.data.length > 0)
    for (const { partition_id, status, why } of parts.data)
      assert.deepEqual([partition_id.startsWith('compras_gov-'), status, why], [true, 'done', 'in_full'])
    const pages: TaskDiff[] = []
    let after: string | undefined
    do {
      const page: TaskDiff = (
        await admin.request('task_diff', { params, query: { limit: 2, ...(after && { after }) } })
      ).english as TaskDiff
      pages.push(page)
      after = page.has_more ? page.cursor : undefined
    } while (after)
    const appeared = pages.flatMap((page) => page.appeared)
    assert.equal(pages[0]?.compared.baseline, 'nothing')
    assert.equal(new Set(appeared.map(({ anomaly_id }) => anomaly_id)).size, task.result?.findings)
    assert.equal(appeared.length, task.result?.totals?.appeared)
    const stale = await ended((await create({ kind: 'rescore', parameters: { ...parameters, stale: true } })).task_id)
    assert.deepEqual([stale.task.partitions.skipped, stale.task.partitions.done], [parts.data.length, 0])
    assert.deepEqual([stale.task.result?.compared_with, stale.task.result?.totals?.appeared], [task.task_id, 0])
  })

  test('the comparison of a re-scoring comes as a table and as a page, and none of other tasks', async () => {
    const tasks = (await admin.request('list_tasks', { query: { sort: '-created_at' } })).english as TaskList
    const [of, other] = ['rescore', 'reindex'].map((kind) => tasks.data.find((each) => each.kind === kind)?.task_id)
    const params = { task_id: of ?? '' }
    for (const [format, type, start] of [
      ['csv', 'text/csv; charset=utf-8', 'Change,'],
      ['html', 'text/html; charset=utf-8', '<!doctype html>'],
    ] as const) {
      const { status, headers, body } = await admin.request('task_diff', { params, query: { format } })
      assert.deepEqual([status, headers.get('content-type')], [200, type])
      assert.ok(String(body).startsWith(start), String(body).slice(0, 200))
      assert.match(headers.get('content-disposition') ?? '', new RegExp(`filename="rescore-\\w{8}\\.${format}"`))
    }
    assert.equal(await refusal('task_diff', { params: { task_id: other ?? '' } }, 409), 'no_diff')
    assert.equal(await refusal('task_diff', { params, query: { after: 'x' } }, 400), 'bad_cursor')
  })

  test('prumo rescore follows a task to its end, and says by its exit how that was', async () => {
    const token = await service.signIn(await service.addUser('admin'))
    const said: string[] = []
    const out = { write: (text: string) => said.push(text) }
    const command = { source: 'compras_gov', types: ['compliance_violation'], stale: true, dryRun: false, wait: true }
    const config = { token, settingsFolder: service.dataDir }
    const server = service.baseUrl
    const run = (language: 'en' | 'pt', json: boolean) =>
      rescore(config, { ...command, server, language, json }, { stdout: out, stderr: out, onInterrupt: () => () => {} })
    assert.equal(await run('en', false), 0)
    assert.match(
      said.join(''),
      /^Task [0-9a-f-]{36}\.\n\d+ findings in \d+ records\..*\nSince before: 0 appeared, 0 vanished/,
    )
    said.length = 0
    assert.equal(await run('pt', true), 0)
    const lines = said.filter((text) => text.startsWith('{')).map((text) => JSON.parse(text))
    assert.deepEqual(
      [lines[0].evento, lines.at(-1).evento, lines.at(-1).dados.status],
      ['iniciada', 'tarefa', 'concluida'],
    )
    assert.ok(lines.some(({ evento }) => evento === 'particao'))
    said.length = 0
    const dry = { ...command, dryRun: true, server, language: 'en', json: false } as const
    assert.equal(await rescore(config, dry, { stdout: out, stderr: out, onInterrupt: () => () => {} }), 0)
    assert.match(
      said.join(''),
      /^Task .*\n0 partitions with 0 records would run\.\n(compras_gov \d+ {2}\d+ {2}unchanged: need not run\n)+$/,
    )
  })
})

describe('models', () => {
  let admin: Client
  before(async () => {
    admin = await service.clientOf('admin', 'en')
  })
  const reasonOf = async (id: OperationId, request: ClientRequest, status = 409) =>
    failureOf(await admin.request(id, request), status).details.reason
  const statusNow = async (model_id: string) =>
    ((await admin.request('get_model', { params: { model_id } })).english as Model).status
  const promote = async (model_id: string, force = false) =>
    (await admin.request('promote_model', { body: { model_id, force } })).english as Model
  const wanted = { query: 'contratos estranhos' }
  const modelsUsed = async () => (await investigate(admin, wanted)).results.metadata.models
  const shipped = [
    { kind: 'forest', origin: 'shipped' },
    { kind: 'calibration', origin: 'shipped' },
  ]

  test('a model is trained as a task, put to use, named by what investigates then, and taken back', () =>
    withLimits({ modelTrainingWorlds: 1, modelHeldOutWorlds: 2, modelWorldContracts: 60 }, async () => {
      assert.deepEqual(await modelsUsed(), shipped)
      const made = await admin.request('train_model', { body: { kind: 'calibration', seed: 3 } })
      assert.equal(made.status, 201)
      const { task_id } = made.english as Task
      for await (const { event } of admin.stream('task_stream', { params: { task_id } }))
        assert.notEqual(event, 'error')
      const { kind, result } = (await admin.request('get_task', { params: { task_id } })).english as Task
      const { model_id = '' } = result ?? {}
      assert.equal(kind, 'calibrate')
      const { data } = (await admin.request('list_models')).english as ModelList
      assert.deepEqual(
        data.map((each) => [each.model_id, each.version, each.status, each.task_id, each.lineage.seed]),
        [[model_id, 1, 'candidate', task_id, 3]],
      )
      const report = (await admin.request('model_metrics', { params: { model_id } })).english as ModelReport
      assert.deepEqual([report.metrics.primary_metric, report.worlds.length, report.drift], ['brier', 2, undefined])
      assert.equal((await promote(model_id, true)).status, 'promoted')
      const used = [shipped[0], { kind: 'calibration', origin: 'trained', model_id, version: 1 }]
      const { id, results } = await investigate(admin, wanted)
      assert.deepEqual(results.metadata.models, used)
      const back = await admin.request('roll_back_model', { body: { kind: 'calibration' } })
      assert.deepEqual([back.status, back.english], [200, shipped[1]])
      assert.deepEqual(await modelsUsed(), shipped)
      assert.equal(await statusNow(model_id), 'retired')
      assert.equal(await reasonOf('roll_back_model', { body: { kind: 'calibration' } }), 'nothing_to_roll_back')
      // What was found with it still says so.
      const again = await admin.request('investigation_results', { params: { investigation_id: id } })
      assert.deepEqual((again.english as InvestigationResponse).metadata.models, used)
    }))

  test('one that is worse beyond chance is refused, and forced only with a word of it in the trail', async () => {
    const worse = await plantModel(service.state, {
      brier: [
        [0.3, 0.1],
        [0.31, 0.12],
        [0.29, 0.1],
      ],
    })
    const even = await plantModel(service.state, {
      brier: [
        [0.3, 0.1],
        [0.05, 0.2],
        [0.1, 0.1],
      ],
    })
    const query = { model_id: worse.model_id, other_id: even.model_id }
    const compared = (await admin.request('compare_models', { query })).english as ModelComparison
    assert.deepEqual([compared.metric, compared.verdict, compared.worlds.length], ['brier', 'neither', 3])
    const body = { model_id: worse.model_id }
    const refused = failureOf(await admin.request('promote_model', { body }), 409)
    assert.deepEqual(refused.details, { ...refused.details, reason: 'model_worse', lower: -0.2, upper: -0.19 })
    assert.equal(await statusNow(worse.model_id), 'candidate')
    assert.equal((await promote(worse.model_id, true)).status, 'promoted')
    const [forced] = await eventsOf(admin, worse.model_id)
    assert.deepEqual(
      [forced?.event_type, forced?.details?.forced, forced?.details?.reason],
      ['model.promoted', true, 'model_worse'],
    )
    assert.equal((await promote(even.model_id)).status, 'promoted')
    const [free] = await eventsOf(admin, even.model_id)
    assert.equal(free?.details?.forced, false)
    const goBack = async () =>
      (await admin.request('roll_back_model', { body: { kind: 'calibration' } })).english as ModelInUse
    assert.equal((await goBack()).model_id, worse.model_id)
    assert.equal((await goBack()).origin, 'shipped')
    const forest = { model_id: systemIds.uuid() }
    assert.equal((await admin.request('promote_model', { body: forest })).status, 404)
  })

  test('a model in use is why a re-scoring runs again, and its drift is in the metrics', async () => {
    const parameters = { data_source: 'compras_gov', anomaly_types: ['price_anomaly'] }
    const run = async (more: object) => {
      const body = { kind: 'rescore', parameters: { ...parameters, ...more } }
      const { task_id } = (await admin.request('create_task', { body })).english as Task
      for await (const { event } of admin.stream('task_stream', { params: { task_id } }))
        assert.notEqual(event, 'error')
      return ((await admin.request('list_task_partitions', { params: { task_id } })).english as TaskPartitionList).data
    }
    await run({})
    const other = await plantModel(service.state, {
      maps: {
        'PR-01': [
          [0, 0],
          [1, 0.5],
        ],
      },
    })
    await promote(other.model_id, true)
    assert.deepEqual(new Set((await run({ stale: true })).map(({ why }) => why)), new Set(['calibration']))
    const drift = { body: { kind: 'reindex', parameters: { indexes: ['model_drift'] } } }
    const { task_id } = (await admin.request('create_task', drift)).english as Task
    for await (const _ of admin.stream('task_stream', { params: { task_id } }));
    const report = await admin.request('model_metrics', { params: { model_id: other.model_id } })
    assert.ok((report.english as ModelReport).drift)
    const metrics = await admin.request('metrics')
    assert.match(String(metrics.body), new RegExp(`prumo_model_version\\{kind="calibration"\\} ${other.version}`))
    assert.match(String(metrics.body), /prumo_model_drift_records_version\{kind="calibration"\} \d/)
  })

  test('models answer under the short name of the module too, and to those alone who configure the system', async () => {
    const token = await service.signIn(await service.addUser('admin'))
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await fetch(`${service.baseUrl}/api/v1/ml/models`, { headers })
    assert.equal(answer.status, 200)
    assert.equal((await owner.request('list_models')).status, 403)
  })
})
