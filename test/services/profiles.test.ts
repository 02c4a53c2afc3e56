import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { AuditInput } from '../../src/domain/audit-event.ts'
import { AppError } from '../../src/errors.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { TurnTrace } from '../../src/platform/turn-trace.ts'
import { Profiles } from '../../src/services/observability/profiles.ts'
import { traceParts } from '../../src/services/observability/trace-parts.ts'
import { createPuppet, createStage, spawnOf } from '../support/actor-stage.ts'
import { testProgram } from '../support/repository.ts'
import { withLimits } from '../support/with-limits.ts'

// Profiles of this process itself, and of a worker of it that does nothing but count.

let worker: Worker
before(async () => {
  // Threads that have ended count in the number of the next.
  await once(new Worker('', { eval: true }), 'exit')
  worker = new Worker('setInterval(() => { for (let n = 0; n < 1e5; n++) Math.sqrt(n) }, 5)', { eval: true })
  await once(worker, 'online')
})
after(() => worker.terminate())

const asker = {
  caller: { user_id: 'u', email: 'a@b.c', role: 'admin', permissions: [], team_ids: [] } as const,
  origin: { request_id: 'r', ip_address: '', user_agent: '' },
}
const never = new AbortController().signal

function profilesOf(mode: 'on' | 'off' = 'on') {
  const recorded: AuditInput[] = []
  let traced = 0
  const profiles = new Profiles({
    ...{ mode, clock, actors: { trace: () => () => void traced++ } },
    trail: {
      async commit(_writes, _conditions, events) {
        recorded.push(...events)
        return true
      },
    },
  })
  const take = (kind: string, more: { readonly seconds?: number; readonly thread?: string } = {}) =>
    profiles.take({ kind, seconds: 0.1, thread: 'main', ...more }, asker, never)
  return { recorded, take, profiles }
}

async function read(file: AsyncGenerator<string, void>): Promise<Readonly<Record<string, unknown>>> {
  let text = ''
  for await (const part of file) text += part
  return JSON.parse(text) as Readonly<Record<string, unknown>>
}

/** The name of the worker, which a refusal tells. */
async function workerName(): Promise<string> {
  const failure = await read(profilesOf().take('cpu', { thread: 'thread-999999' }).file).catch(
    (error: unknown) => error,
  )
  assert.ok(failure instanceof AppError && failure.code === 'VALIDATION_ERROR', String(failure))
  const name = `thread-${worker.threadId}`
  assert.ok((failure.details.allowed as readonly string[]).includes(name), JSON.stringify(failure.details))
  return name
}

test('a processor profile is of the main thread or of a worker, with its nodes and samples, and stands in the trail', async () => {
  for (const thread of ['main', await workerName()]) {
    const { take, recorded } = profilesOf()
    const { file, fileName } = take('cpu', { thread })
    const { nodes, samples, timeDeltas } = (await read(file)) as Readonly<Record<string, readonly unknown[]>>
    assert.ok(nodes && nodes.length > 0 && samples?.length === timeDeltas?.length, thread)
    assert.match(fileName, new RegExp(`^prumo-cpu-${thread}-.*\\.cpuprofile$`))
    assert.deepEqual(
      recorded.map(({ event_type, resource_id, details }) => [event_type, resource_id, details?.thread]),
      [['data.export', 'cpu', thread]],
    )
  }
})

test('a heap snapshot of either is one that can be opened, and a heap that is too large is refused before its first byte', async () => {
  // That of this process holds what all suites have read, and takes as long.
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(testProgram('heap-of-itself'))], {
    maxBuffer: 2 ** 28,
  })
  const snapshots = [
    JSON.parse(stdout),
    await read(profilesOf().take('heap', { thread: `thread-${worker.threadId}` }).file),
  ]
  for (const snapshot of snapshots) {
    const { nodes, strings, snapshot: head } = snapshot as Snapshot
    assert.equal(nodes.length, head.node_count * head.meta.node_fields.length)
    assert.ok(strings.length > 0)
  }
  const tooLarge = profilesOf().take('heap')
  await withLimits({ profileHeapBytesMax: 1 }, () =>
    assert.rejects(tooLarge.file.next(), { code: 'CONFLICT', details: { reason: 'heap_too_large', limit: 1 } }),
  )
})

test('a trace has a complete event for each turn, which begins when its message comes or the turn before it ends', async () => {
  const stage = createStage({ behaviours: { counter: createPuppet([]) } as never })
  stage.system.spawn(spawnOf('counter/1', 'counter'))
  await stage.settle()
  const trace = new TurnTrace()
  const end = stage.system.trace(trace)
  stage.system.send('counter/1', { type: 'count' })
  stage.system.send('counter/1', { type: 'count' })
  await stage.settle()
  end()
  stage.system.send('counter/1', { type: 'unseen' })
  await stage.settle()
  const { traceEvents } = JSON.parse([...traceParts(trace)].join('')) as { readonly traceEvents: readonly TraceEvent[] }
  const turns = traceEvents.filter(({ ph }) => ph === 'X')
  assert.deepEqual(
    turns.map(({ name, cat, pid, tid, args }) => [name, cat, pid, tid, args.address]),
    [
      ['count', 'counter', process.pid, 0, 'counter/1'],
      ['count', 'counter', process.pid, 0, 'counter/1'],
    ],
  )
  for (const { ts, dur } of turns) assert.ok(Number.isInteger(ts) && Number.isInteger(dur) && dur >= 0)
})

test('of more turns than a trace holds it says how many are left out', () =>
  withLimits({ tracedTurnsMax: 1 }, async () => {
    const trace = new TurnTrace()
    for (const key of ['a', 'b']) {
      trace.handed(key, 1)
      trace.handled(key, { address: 'counter/1', type: key, thread: 1, endedMs: 3 })
    }
    const { otherData, traceEvents } = JSON.parse([...traceParts(trace)].join(''))
    assert.deepEqual([otherData.turns_left_out, traceEvents.length], [1, 3])
  }))

test('profiles are refused where they are off, of an unknown kind, and while another is being taken', async () => {
  assert.throws(() => profilesOf('off').take('cpu'), {
    code: 'INSUFFICIENT_PERMISSIONS',
    details: { reason: 'profiles_off' },
  })
  const { take, recorded } = profilesOf()
  assert.throws(() => take('constructor'), { code: 'RESOURCE_NOT_FOUND' })
  const left = new AbortController()
  const first = take('actors', { seconds: 60 }).file
  const under = new Profiles({
    ...{ mode: 'on', clock, actors: { trace: () => () => undefined } },
    trail: { commit: async () => true },
  })
  const long = under.take({ kind: 'actors', seconds: 60, thread: 'main' }, asker, left.signal)
  const taking = long.file.next()
  await delay(1)
  const second = under.take({ kind: 'heap', seconds: 1, thread: 'main' }, asker, never)
  await assert.rejects(second.file.next(), { code: 'CONFLICT', details: { reason: 'profile_under_way' } })
  left.abort()
  await taking
  await long.file.return()
  assert.equal(
    (await read(under.take({ kind: 'actors', seconds: 0, thread: 'main' }, asker, never).file)).traceEvents !==
      undefined,
    true,
  )
  assert.deepEqual(recorded, [], 'one that nobody reads is not taken')
  await first.return()
})

interface Snapshot {
  readonly snapshot: { readonly node_count: number; readonly meta: { readonly node_fields: readonly string[] } }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

interface TraceEvent {
  readonly ph: string
  readonly name: string
  readonly cat: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur: number
  readonly args: { readonly address?: string }
}
