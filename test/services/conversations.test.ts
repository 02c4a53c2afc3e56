import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkpointKey, recordKey, resultsKey } from '../../src/agents/keys.ts'
import type { Actors } from '../../src/agents/messages.ts'
import type { RecordFacts } from '../../src/chat/facts/record-facts.ts'
import { readingWorks } from '../../src/chat/reading-works.ts'
import type { Caller } from '../../src/domain/caller.ts'
import { specTiers } from '../../src/domain/rate-tiers.ts'
import { AppError } from '../../src/errors.ts'
import { openConversation } from '../../src/http/handlers/chat-socket.ts'
import { limits } from '../../src/limits.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { answerStep } from '../../src/services/chat/answer-step.ts'
import { ask } from '../../src/services/chat/ask.ts'
import { askForReport } from '../../src/services/chat/ask-for-report.ts'
import { cancelAnswer } from '../../src/services/chat/cancel-answer.ts'
import type { ChatContext } from '../../src/services/chat/context.ts'
import { getAnswer, getSession } from '../../src/services/chat/conversation.ts'
import { findingsAbout } from '../../src/services/chat/findings-within.ts'
import { openAnswer } from '../../src/services/chat/follow-answer.ts'
import { listHistory } from '../../src/services/chat/history.ts'
import {
  answeringOfUser,
  answerRunKey,
  chatEventsPrefix,
  messageKey,
  sessionKey,
} from '../../src/services/chat/keys.ts'
import { readAnomalies } from '../../src/services/chat/own-runs.ts'
import { deleteSession } from '../../src/services/chat/sessions.ts'
import { startRun } from '../../src/services/chat/start-run.ts'
import { FollowedLogs } from '../../src/services/followed-logs.ts'
import { createInTurn } from '../../src/services/in-turn.ts'
import type { InvestigationsContext } from '../../src/services/investigations/context.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { damagedAt } from '../support/damaged-store.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { withLimits } from '../support/with-limits.ts'

// Conversations over a store in memory, whose routers take no step by themselves.

const caller: Caller = { user_id: 'u', email: 'u@example.org', role: 'analyst', permissions: [], team_ids: [] }
const question = { message: 'how many contracts are there?', filters: {} }
const how = { caller, language: 'en' } as const

interface Changes {
  readonly state?: Store
  readonly spawn?: () => void
  readonly investigations?: Partial<InvestigationsContext>
}

/** What the services of one node work with. */
function node({ state = createMemoryStore(), spawn = () => {}, investigations = {} }: Changes = {}): ChatContext {
  const [clock, warned] = [new FakeClock(), () => undefined]
  const actors = { spawn, ask: () => Promise.reject(new Error('not heard')) } as unknown as Actors
  const parts = { state, clock, ids: systemIds, actors, logs: new FollowedLogs({ store: state, clock }) }
  return {
    ...parts,
    investigations: { ...parts, inTurn: createInTurn(), ...investigations } as InvestigationsContext,
    log: { error: warned, info: warned, warn: warned },
    read: async (work: keyof typeof readingWorks, given: never) => readingWorks[work](given),
    collect: () => Promise.reject(new AppError('SERVICE_UNAVAILABLE', { reason: 'chats_full' })),
    textModel: null,
    asked: { answered: () => undefined },
    working: new Map(),
  } as unknown as ChatContext
}

/** Nothing comes under a key. */
const unkept = { take: () => Promise.reject(new Error('no key was given')) }

/** What of a prefix stands in the store. */
async function keysIn(state: Store, prefix: string): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of state.range({ prefix })) keys.push(key)
  return keys
}

/** The names of the events of an answer. */
async function eventsOf(state: Store, message: string): Promise<readonly string[]> {
  const names: string[] = []
  for await (const { value } of state.range({ prefix: chatEventsPrefix(message) }))
    names.push(JSON.parse(Buffer.from(value).toString()).event)
  return names
}

/** The codes of those that were refused. */
async function refusals(asked: readonly Promise<unknown>[]): Promise<readonly (string | undefined)[]> {
  const settled = await Promise.allSettled(asked)
  return settled.flatMap((one) => (one.status === 'rejected' ? [(one.reason as AppError).code] : []))
}

describe('what a user asks at once', () => {
  test('is no more than may be under way, on two nodes together', async () => {
    const state = createMemoryStore()
    const nodes = [node({ state }), node({ state })]
    const asked = nodes.flatMap((one) => Array.from({ length: 30 }, () => ask(one, question, how)))
    const refused = await refusals(asked)
    assert.equal((await keysIn(state, answeringOfUser('u'))).length, limits.chatAnswersPerUserMax)
    assert.deepEqual(refused, Array(60 - limits.chatAnswersPerUserMax).fill('RATE_LIMIT_EXCEEDED'))
  })

  test('begins no more conversations than may be, and those of a full account are refused once', async () => {
    const context = node()
    await withLimits({ chatSessionsPerUserMax: 5 }, async () => {
      const refused = await refusals(Array.from({ length: 12 }, () => ask(context, question, how)))
      assert.deepEqual(refused, Array(7).fill('CONFLICT'))
    })
  })

  test('makes no conversation longer than may be', async () => {
    const context = node()
    await withLimits({ chatMessagesPerSessionMax: 5 }, async () => {
      const { session_id } = await ask(context, question, how)
      await ask(context, { ...question, session_id }, how)
      await assert.rejects(ask(context, { ...question, session_id }, how), { code: 'CONFLICT' })
      const { document } = await getSession(context.state, session_id, caller)
      assert.equal(document.message_count, 4)
    })
  })
})

test('what is said next stands behind what was said before, in history too, although the clock was set back', async () => {
  const context = node()
  const clock = context.clock as FakeClock
  const { session_id } = await ask(context, question, how)
  clock.set(clock.now() - 3_600_000)
  for (const message of ['second', 'third']) await ask(context, { ...question, message, session_id }, how)
  for (const sort of ['created_at,id', '-created_at,-id']) {
    const { items } = await listHistory(context, { page: 1, limit: 10, sort }, caller)
    const asked = items.flatMap(({ role, content }) => (role === 'user' ? [content] : [role]))
    const told = [question.message, 'assistant', 'second', 'assistant', 'third', 'assistant']
    assert.deepEqual(asked, sort.startsWith('-') ? told.toReversed() : told)
  }
})

describe('a damaged entry', () => {
  test('of an open answer ends that, the question behind it is answered, and all of it is removed with its conversation', async () => {
    const damaged = new Set<string>()
    const state = damagedAt(createMemoryStore(), damaged)
    const context = node({ state })
    const first = await ask(context, question, how)
    const { session_id } = first
    const second = await ask(context, { ...question, session_id }, how)
    const reader = { caller, lastEventId: '1', signal: new AbortController().signal }
    const { pages } = (await openAnswer(context, first.id, reader)) as {
      readonly pages: AsyncIterable<readonly Sent[]>
    }
    damaged.add(messageKey(session_id, first.sequence))
    const outcome = await answerStep(context, { user_id: 'u', session_id }, () => false)
    assert.equal(outcome.isOpen, true)
    // It comes to the thread that reads records, where there is no place.
    assert.deepEqual(await eventsOf(state, second.id), ['thinking', 'agent_selected', 'error'])
    const sent: Sent[] = []
    for await (const page of pages) sent.push(...page)
    assert.deepEqual(
      sent.map(({ id, event }) => [id, event.event]),
      [[2, 'error']],
    )
    assert.deepEqual(await keysIn(state, answeringOfUser('u')), [])
    await deleteSession(context, { id: session_id }, caller)
    assert.deepEqual(await keysIn(state, 'chat-'), [])
  })

  test('of a conversation fails what is asked in it', async () => {
    const damaged = new Set<string>()
    const state = damagedAt(createMemoryStore(), damaged)
    const context = node({ state })
    const { id, session_id, sequence } = await ask(context, question, how)
    damaged.add(sessionKey('u', session_id))
    await answerStep(context, { user_id: 'u', session_id }, () => false)
    const bytes = await state.get(messageKey(session_id, sequence))
    assert.equal(JSON.parse(Buffer.from(bytes ?? []).toString()).status, 'failed')
    assert.equal((await keysIn(state, chatEventsPrefix(id))).length, 2)
    assert.deepEqual(await keysIn(state, answeringOfUser('u')), [])
  })
})

interface Sent {
  readonly id: number
  readonly event: { readonly event: string }
}

test('a question whose router does not hear is taken, and who follows its answer starts the router', async () => {
  let isHeard = false
  let started = 0
  const spawn = () => {
    if (!isHeard) throw new AppError('CONFLICT', { reason: 'answer_open' })
    started++
  }
  const context = node({ spawn })
  const { id } = await ask(context, question, how)
  isHeard = true
  await openAnswer(context, id, { caller, lastEventId: null, signal: new AbortController().signal })
  assert.equal(started, 1)
})

test('a question over a WebSocket that waits its turn is told the id of its answer at once, and nothing more', async () => {
  const context = node()
  const talk = openConversation(context, { countMore: () => {}, kept: unkept })
  const chat = async (message: string) => {
    const request = { type: 'chat', message, agent_name: 'auto', filters: {} } as const
    const { key, messages } = await talk.follow(request, {
      caller,
      language: 'en',
      signal: new AbortController().signal,
    })
    return { key, reading: messages[Symbol.asyncIterator]() }
  }
  const first = await chat('how many contracts are there?')
  await first.reading.next()
  const second = await chat('and in 2023?')
  const { value } = await second.reading.next()
  const [told] = value.texts.map((text: Uint8Array) => JSON.parse(Buffer.from(text).toString()))
  assert.deepEqual([told.type, told.sequence, told.message_id, value.texts.length], ['thinking', 1, second.key, 1])
  let isMore = false
  const more = second.reading.next().then(() => {
    isMore = true
  })
  await cancelAnswer(context, second.key, caller)
  await new Promise(setImmediate)
  assert.equal(isMore, false)
  await cancelAnswer(context, first.key, caller)
  for (let isDone = false; !isDone; ) isDone = (await first.reading.next()).done === true
  await more
  assert.equal(isMore, true)
})

test('findings of a run are passed over where it is gone, under way, failed or of somebody else, and for no other cause', async () => {
  const damaged = new Set<string>()
  const state = damagedAt(createMemoryStore(), damaged)
  const { investigations } = node({ state })
  const own = { user_id: 'u', team_id: null, visibility: 'private' }
  const runs = {
    failed: [own, { state: 'failed', error: { code: 'INSUFFICIENT_DATA', details: {} } }],
    underWay: [own, { state: 'processing' }],
    others: [{ ...own, user_id: 'v' }, { state: 'processing' }],
    damaged: [own, { state: 'completed', partial_results_available: true }],
    gone: [],
  } as const
  const found = new Map<string, unknown>()
  for (const [name, [record, checkpoint]] of Object.entries(runs)) {
    const id = systemIds.uuid()
    const writes = [
      { key: recordKey(id), value: record },
      { key: checkpointKey(id), value: checkpoint },
    ].flatMap(({ key, value }) => (value === undefined ? [] : [{ key, value: Buffer.from(JSON.stringify(value)) }]))
    await state.commit(writes)
    if (name === 'damaged') damaged.add(resultsKey(id))
    const read = readAnomalies({ investigations }, id, { caller, language: 'en' })
    found.set(name, await read.catch(({ code }: AppError) => code))
  }
  const none = { failed: [], underWay: [], others: [], gone: [] }
  assert.deepEqual(Object.fromEntries(found), { ...none, damaged: 'INTERNAL_ERROR' })
})

describe('an answer that takes a report', () => {
  const asked = {
    ...{ caller, of: { entity: '12345678' } },
    wish: { report_type: 'supplier_dossier', output_format: 'pdf', target_audience: 'general' },
  } as const

  /** An answer on a node whose network finds a firm. */
  async function asking(committed: () => Promise<unknown> = async () => {}) {
    const state = createMemoryStore()
    const context = node({ state })
    const network = { clock: context.clock, run: async () => ({ entities: [{ id: 'e', name: 'Firm', score: 1 }] }) }
    const commit = async (...[writes, conditions]: Parameters<Store['commit']>) => {
      await committed()
      return state.commit(writes, conditions)
    }
    const reports = { ...context, network, trail: { commit } } as unknown as ChatContext['reports']
    const started = await ask(context, question, how)
    const { document: answer, condition } = await getAnswer(state, started.id, caller)
    const { document: session } = await getSession(state, started.session_id, caller)
    const work = { answer, condition, session, aborted: new AbortController().signal }
    return { state, answer, context, take: () => askForReport({ ...context, reports }, work, asked) }
  }

  test('asks for one, also where its step is taken twice, one after the other or at once', async () => {
    const { state, take } = await asking()
    const [one, other] = await Promise.all([take(), take()])
    assert.deepEqual([one, await take()], [other, other])
    assert.equal((await keysIn(state, 'report-owned/')).length, 1)
  })

  test('asks for none where it is cancelled before', async () => {
    const moments: { cancel?: () => Promise<unknown> } = {}
    const { state, answer, context, take } = await asking(async () => moments.cancel?.())
    moments.cancel = () => cancelAnswer(context, answer.id, caller)
    await assert.rejects(take(), { code: 'CONFLICT' })
    assert.deepEqual(await keysIn(state, 'report'), [])
  })
})

describe('a search that is cancelled', () => {
  const facts = {
    ...{ filters: {}, data_source: 'compras_gov', scope: { filters: {}, names: {} }, counted: 'contract' },
    totals: { count: 0 },
  } as unknown as RecordFacts

  /** An answer that is about to start a run, and what happens before the start is committed and after it. */
  async function searching(moments: { before?: () => Promise<unknown>; after?: () => Promise<unknown> }) {
    const state = createMemoryStore()
    let after: Promise<unknown> | undefined
    const context = node({
      state,
      investigations: {
        records: {
          async version() {
            await moments.before?.()
            return 1
          },
        },
        admission: {
          fill() {
            after = moments.after?.()
          },
          settled: async () => {},
        },
        ...{ isRefreshed: () => false, tiers: () => specTiers, standingOf: async () => [], places: 1 },
        audit: { commit: (writes, conditions) => state.commit(writes, conditions) },
      },
    })
    const asked = await ask(context, question, how)
    const { document: answer, condition } = await getAnswer(state, asked.id, caller)
    const { document: session } = await getSession(state, asked.session_id, caller)
    const work = { answer, condition, session, aborted: new AbortController().signal }
    return { context, answer, start: () => startRun(context, work, { caller, facts }).finally(() => after) }
  }

  test('before its run begins starts none', async () => {
    const moments: { before?: () => Promise<unknown> } = {}
    const { context, answer, start } = await searching(moments)
    moments.before = () => cancelAnswer(context, answer.id, caller)
    await assert.rejects(start(), { code: 'CONFLICT' })
    assert.equal(await context.state.get(answerRunKey(answer.id)), undefined)
    assert.deepEqual(await keysIn(context.state, 'investigation'), [])
  })

  test('when its run has begun names that', async () => {
    const moments: { after?: () => Promise<unknown> } = {}
    const { context, answer, start } = await searching(moments)
    let named: string | undefined
    moments.after = async () => {
      named = (await cancelAnswer(context, answer.id, caller)).investigation_id
    }
    const { message } = await start()
    assert.equal(typeof named, 'string')
    assert.equal(named, message.investigation_id)
  })
})

test('a finding about several records counts where one of them does, or where it touches the party that is asked for', () => {
  const finding = (id: string, records: readonly string[], parties: readonly (readonly [string, string])[]) => ({
    id,
    evidence: { data_points: records.map((one) => ({ record: { href: `/api/v1/records/${one}` } })) },
    affected_entities: { primary: { type: 'contract', id }, related: parties.map(([type, of]) => ({ type, id: of })) },
  })
  const found = [
    finding('own', ['a'], [['supplier', '1']]),
    finding('second', ['x', 'b'], [['supplier', '2']]),
    finding(
      'touched',
      ['y'],
      [
        ['supplier', '3'],
        ['organization', '9'],
      ],
    ),
  ] as unknown as Parameters<typeof findingsAbout>[0]
  const idsOf = (...facts: readonly unknown[]) =>
    findingsAbout(found, facts[0] as Parameters<typeof findingsAbout>[1]).map(({ id }) => id)
  assert.deepEqual(idsOf({ among: ['b'], filters: { regions: ['RJ'] } }), ['second'])
  assert.deepEqual(idsOf({ among: ['a'], filters: { suppliers: ['1', '3'] } }), ['own', 'touched'])
  assert.deepEqual(idsOf({ among: [], filters: { organizations: ['9'] } }), ['touched'])
  assert.deepEqual(idsOf({ among: [], filters: { organizations: ['9'], regions: ['RJ'] } }), [])
  assert.deepEqual(idsOf({ among: [], filters: { organizations: ['9'], suppliers: ['3'] } }), [])
})
