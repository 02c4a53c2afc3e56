import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { after, before, test } from 'node:test'
import { WebSocket as WsSocket } from 'ws'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { fuzzChat, talkOfTwo } from '../fuzz/fuzz-chat.ts'
import type { Client } from '../support/client.ts'
import { startService, type TestService } from '../support/service.ts'
import { assertTalk, type Talk, talkSource } from '../support/socket-talk.ts'
import { frame, framesOf, opcodes, openRaw, type ReceivedMessage, SocketClient } from '../support/web-socket.ts'

// Conversations over WebSockets, over the made records of the test service.

let service: TestService
let token: string
let asker: Client
before(async () => {
  service = await startService()
  token = await service.signIn(await service.addUser('analyst'))
  asker = service.anonymous('en').withToken(token)
})
after(() => service.stop())

interface Opening {
  readonly as?: string
  readonly language?: Language
  readonly path?: string
}

const open = ({ as = token, language = 'en', path = '/api/v1/chat/ws' }: Opening = {}) =>
  new SocketClient(`${service.baseUrl}${path}`, {
    headers: { Authorization: `Bearer ${as}`, 'Accept-Language': language },
    language,
  }).opened()

const isEnd = ({ type }: ReceivedMessage) => type === 'complete' || type === 'error'

/** What comes up to the end of an answer. */
async function answerOf(client: SocketClient): Promise<readonly ReceivedMessage[]> {
  const messages: ReceivedMessage[] = []
  do messages.push(await client.next())
  while (!messages.slice(-1).some(isEnd))
  return messages
}

/** An answer as its stream sends it. */
async function streamed(message_id: string) {
  const events: object[] = []
  for await (const { id, data } of asker.stream('chat_answer_stream', { params: { message_id } }))
    events.push({ sequence: Number(id), ...(data as object) })
  return events
}

/** A message without what only messages have; the first and the last event of an answer name it themselves. */
function asEvent({ id: _, message_id, ...event }: ReceivedMessage): object {
  return event.sequence === 1 || event.type === 'complete' ? { ...event, message_id } : event
}

test('two questions of a connection are answered in their order, as their streams have them, and the second goes on from the first', async () => {
  const client = await open()
  client.send({ type: 'chat', message: 'how many contracts are there in 2024?', id: 'first' })
  client.send({ type: 'chat', message: 'and in 2023?', id: 'second' })
  const both = [...(await answerOf(client)), ...(await answerOf(client))]
  const answers = ['first', 'second'].map((id) => both.filter((message) => message.id === id))
  for (const messages of answers)
    assert.deepEqual(messages.map(asEvent), await streamed(String(messages[0]?.message_id)))
  // The message that names the second answer may come before it is its turn.
  const [named, ...others] = answers[1] ?? []
  assert.deepEqual(
    both.filter((message) => message !== named),
    [...(answers[0] ?? []), ...others],
  )
  const [first, second] = answers.map((messages) => messages.at(-1))
  assert.equal(second?.session_id, first?.session_id)
  const { date_range } = (second?.understood ?? {}) as { readonly date_range?: object }
  assert.deepEqual(date_range, { start: '2023-01-01', end: '2023-12-31' })
  client.close()
})

test('a question that comes again under its key, over another connection too, is asked once and answered from the beginning', async () => {
  const question = { type: 'chat', message: 'how many contracts are there in 2024?', idempotency_key: 'once', id: 'a' }
  const client = await open()
  client.send(question)
  const first = await answerOf(client)
  const other = await open()
  other.send({ ...question, id: 'b' })
  const again = await answerOf(other)
  assert.deepEqual(
    again.map(({ id: _, ...message }) => message),
    first.map(({ id: _, ...message }) => message),
  )
  other.send({ ...question, message: 'how many contracts are there in 2023?' })
  const refused = await other.next()
  assert.deepEqual([refused.type, refused.code], ['error', 'IDEMPOTENCY_KEY_REUSED'])
  client.close()
  other.close()
})

test('an answer that is cancelled after its figures were said has what they rest on', async () => {
  const client = await open()
  client.send({ type: 'chat', message: 'look for anomalies in contracts' })
  const { message_id } = await client.next()
  while ((await client.next()).type !== 'chunk');
  client.send({ type: 'cancel', message_id, id: 'stop' })
  let message = await client.next()
  while (message.type !== 'complete') message = await client.next()
  const [figure] = message.evidence as readonly { readonly kind: string }[]
  assert.equal(figure?.kind, 'aggregate')
  client.close()
})

test('an answer is cancelled while it comes, and the connection goes on', async () => {
  const client = await open()
  client.send({ type: 'chat', message: 'look for anomalies in contracts' })
  const { message_id } = await client.next()
  client.send({ type: 'cancel', message_id, id: 'stop' })
  const messages: ReceivedMessage[] = []
  const types = () => messages.map(({ type }) => type)
  while (!(types().includes('cancelled') && types().includes('complete'))) messages.push(await client.next())
  const end = messages.find(({ type }) => type === 'complete')
  assert.deepEqual([end?.status, end?.partial], ['cancelled', true])
  assert.deepEqual(
    messages.filter(({ type }) => type === 'cancelled'),
    [{ type: 'cancelled', message_id, id: 'stop' }],
  )
  client.send({ type: 'cancel', message_id, id: 'again' })
  assert.deepEqual(refusalIn(await client.next()), { code: 'CONFLICT', id: 'again', reason: 'answer_ended' })
  client.send({ type: 'ping', id: 'p' })
  assert.equal((await client.next()).type, 'pong')
  client.close()
})

function refusalIn({ type, code, id, details }: ReceivedMessage) {
  assert.equal(type, 'error')
  return { code, id, reason: (details as { readonly reason?: string }).reason }
}

test('who leaves stops nothing, and another connection goes on behind the last message without gap or copy', async () => {
  const client = await open()
  client.send({ type: 'chat', message: 'look for anomalies in contracts' })
  const first = await client.next()
  const second = await client.next()
  client.close()
  const { message_id } = first
  const next = await open({ path: '/api/v1/ws/chat' })
  next.send({ type: 'resume', message_id, sequence: second.sequence })
  const rest = await answerOf(next)
  assert.equal(rest.at(-1)?.status, 'completed')
  assert.deepEqual([first, second, ...rest].map(asEvent), await streamed(String(message_id)))
  next.send({ type: 'resume', message_id, sequence: rest.at(-1)?.sequence, id: 'r' })
  assert.deepEqual(refusalIn(await next.next()), { code: 'CONFLICT', id: 'r', reason: 'answer_ended' })
  next.close()
})

test('two sockets see one answer', async () => {
  const [one, two] = [await open(), await open()]
  one.send({ type: 'chat', message: 'look for anomalies in contracts' })
  const first = await one.next()
  two.send({ type: 'resume', message_id: first.message_id })
  const [rest, whole] = await Promise.all([answerOf(one), answerOf(two)])
  assert.deepEqual([first, ...rest], whole)
  for (const client of [one, two]) client.close()
})

test('what is no message is refused by its field, and the connection stays', async () => {
  const client = await open()
  const refused: readonly (readonly [unknown, string])[] = [
    ['{', 'body'],
    ['[]', 'type'],
    [{ type: 'subscribe' }, 'type'],
    [{ type: 'chat' }, 'message'],
    [{ type: 'chat', message: 'x'.repeat(2001) }, 'message'],
    [{ type: 'chat', message: 'hi', colour: 1 }, 'colour'],
    [{ type: 'chat', message: 'hi', agent_name: 'nobody' }, 'agent_name'],
    [{ type: 'chat', message: 'hi', filters: { min_value: -1 } }, 'filters.min_value'],
    [{ type: 'chat', choice: 'none' }, 'choice'],
    [{ type: 'resume' }, 'message_id'],
    [{ type: 'auth', token: '' }, 'token'],
  ]
  for (const [message, field] of refused) {
    const id = typeof message === 'string' ? undefined : 'r'
    client.send(id === undefined ? message : { ...Object(message), id })
    const refusal = await client.next()
    const { field: named } = refusal.details as { readonly field?: string }
    assert.deepEqual([refusal.type, refusal.code, refusal.id, named], ['error', 'VALIDATION_ERROR', id, field])
  }
  client.send({ type: 'chat', message: 'how many contracts are there?' })
  assert.equal((await answerOf(client)).at(-1)?.status, 'completed')
  client.send({ type: 'chat', message: 'x'.repeat(17_000) })
  assert.equal(await client.closed, 1009)
})

test('an answer of somebody else is unknown, and so is their session', async () => {
  const { english } = await asker.request('chat_message', { body: { message: 'how many contracts are there?' } })
  const { message_id, session_id } = english as { readonly message_id: string; readonly session_id: string }
  const stranger = await open({ as: await service.signIn(await service.addUser('analyst')) })
  for (const message of [
    { type: 'resume', message_id },
    { type: 'cancel', message_id },
    { type: 'chat', message: 'and in 2023?', session_id },
  ]) {
    stranger.send(message)
    assert.equal((await stranger.next()).code, 'RESOURCE_NOT_FOUND')
  }
  stranger.close()
})

test('a new token is taken where it is of the same account', async () => {
  const user = await service.addUser('analyst')
  const client = await open({ as: await service.signIn(user) })
  client.send({ type: 'auth', token, id: 'other' })
  const { code, reason } = refusalIn(await client.next())
  assert.deepEqual([code, reason], ['INSUFFICIENT_PERMISSIONS', 'other_account'])
  client.send({ type: 'auth', token: 'none' })
  assert.equal((await client.next()).code, 'TOKEN_INVALID')
  client.send({ type: 'auth', token: await service.signIn(user), id: 'own' })
  const { type, id } = await client.next()
  assert.deepEqual([type, id], ['authenticated', 'own'])
  client.close()
})

test('a Portuguese client asks and reads in Portuguese, under the same names of messages', async () => {
  const client = await open({ language: 'pt' })
  client.send({ type: 'chat', mensagem: 'quantos contratos há?', nome_agente: 'auto', filtros: { ano: 2024 } })
  const messages = await answerOf(client)
  assert.deepEqual(messages.map(({ type }) => type).slice(0, 2), ['thinking', 'agent_selected'])
  const end = messages.at(-1)
  const id_mensagem = end?.id_mensagem
  assert.deepEqual([typeof id_mensagem, end?.sequencia, end?.status], ['string', messages.length, 'concluida'])
  client.send({ type: 'resume', id_mensagem, sequencia: 99, id: 'r' })
  assert.equal(
    (await answerOf(client)).length,
    messages.length,
    'behind what there is not yet it comes from its beginning',
  )
  client.send({ type: 'cancel', id_mensagem })
  const { detalhes } = await client.next()
  assert.equal((detalhes as { readonly motivo?: string }).motivo, 'resposta_encerrada')
  client.close()
})

test('a message in Portuguese names is answered in Portuguese, any other in the language of the connection', async () => {
  const asked = { en: { message: 'how many contracts are there?' }, pt: { mensagem: 'quantos contratos há?' } }
  for (const language of languages)
    for (const names of languages) {
      const answered = names === 'pt' ? 'pt' : language
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
      // Which checks each message against the document of the language that is due.
      const client = await new SocketClient(`${service.baseUrl}/api/v1/chat/ws`, {
        headers,
        language: answered,
      }).opened()
      client.send({ type: 'chat', ...asked[names] })
      const end = (await answerOf(client)).at(-1)
      assert.equal(end?.status, answered === 'pt' ? 'concluida' : 'completed')
      const id = end?.message_id ?? end?.id_mensagem
      client.send({ type: 'cancel', ...(names === 'pt' ? { id_mensagem: id } : { message_id: id }) })
      assert.equal((await client.next()).code, answered === 'pt' ? 'CONFLITO' : 'CONFLICT')
      client.close()
    }
})

const socketUrl = () => `${service.baseUrl.replace('http', 'ws')}/api/v1/chat/ws`

test('the ws package holds a conversation', async () => {
  const talk: (use: typeof WsSocket, url: string, protocols: readonly string[]) => Promise<Talk> = new Function(
    `return ${talkSource}`,
  )()
  assertTalk(await talk(WsSocket, socketUrl(), ['bearer', token]))
})

test("Node's own WebSocket holds a conversation", async () => {
  const [url, protocols] = [JSON.stringify(socketUrl()), JSON.stringify(['bearer', token])]
  const script = `(${talkSource})(WebSocket, ${url}, ${protocols}).then((talk) => console.log(JSON.stringify(talk)))`
  const options = ['--experimental-websocket', '--no-warnings', '-e', script]
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed, exit] = await Promise.all([text(child.stdout), once(child, 'exit')])
  assert.deepEqual(exit, [0, null])
  assertTalk(JSON.parse(printed))
})

test('frames written by hand hold a conversation: masked, in fragments, with control frames between them', async () => {
  const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': 'en' }
  const path = '/api/v1/chat/ws'
  const client = await openRaw(service.port, path, headers)
  const mask = [0x9f, 0x01, 0xfe, 0x55] as const
  const messages = (raw = client) =>
    framesOf(raw).flatMap(({ opcode, payload }): ReceivedMessage[] =>
      opcode === opcodes.text ? [JSON.parse(payload.toString())] : [],
    )
  const has = (id: string, type: string) => () => messages().some((one) => one.id === id && one.type === type)
  // Cut where a character of two bytes is.
  const asked = Buffer.from(JSON.stringify({ type: 'chat', message: 'quantos contratos há em 2024?', id: 'cut' }))
  const at = asked.indexOf(Buffer.from('á')) + 1
  await client.write(frame(opcodes.text, asked.subarray(0, at), { mask, isLast: false }))
  await client.write(frame(opcodes.ping, 'between', { mask }))
  await client.write(frame(opcodes.continuation, '', { mask, isLast: false }))
  await client.write(frame(opcodes.pong, 'unasked', { mask }))
  await client.write(frame(opcodes.continuation, asked.subarray(at), { mask }))
  await client.until(has('cut', 'complete'))
  const pongs = framesOf(client).filter(({ opcode }) => opcode === opcodes.pong)
  assert.deepEqual(
    pongs.map(({ payload }) => payload.toString()),
    ['between'],
  )
  // Two messages in one segment, and a third that comes a byte at a time.
  const text = (message: object) => frame(opcodes.text, JSON.stringify(message), { mask })
  const pair = ['list contracts of 2024', 'and in 2023?'].map((message, id) =>
    text({ type: 'chat', message, id: `${id}` }),
  )
  await client.write(Buffer.concat(pair))
  await client.until(has('1', 'complete'))
  for (const byte of text({ type: 'chat', message: 'look for anomalies in contracts', id: 'slow' }))
    await client.write(Buffer.from([byte]))
  await client.until(has('slow', 'thinking'))
  const [first] = messages().filter(({ id }) => id === 'slow')
  const other = await openRaw(service.port, path, headers)
  await other.write(text({ type: 'resume', message_id: first?.message_id, sequence: 1, id: 'slow' }))
  await other.until(() => messages(other).length > 0)
  await client.write(text({ type: 'cancel', message_id: first?.message_id, id: 'stop' }))
  for (const raw of [client, other]) await raw.until(() => messages(raw).some(isCancelled))
  assert.deepEqual(
    [first, ...messages(other)],
    messages().filter(({ id }) => id === 'slow'),
  )
  assert.ok(has('stop', 'cancelled')())
  for (const raw of [client, other]) {
    await raw.write(frame(opcodes.close, Buffer.from([0x03, 0xe8]), { mask }))
    await raw.closed()
  }
  assert.deepEqual(service.errors, [])
})

const isCancelled = ({ type, status }: ReceivedMessage) => type === 'complete' && status === 'cancelled'

test('random and mutated messages in both languages get documented refusals, and nothing of what others said or ran', async () => {
  const other = await service.clientOf('analyst', 'en')
  const ids = await talkOfTwo(async (owner, message) => {
    const { english } = await (owner === 'guest' ? other : asker).request('chat_message', { body: { message } })
    return english as Readonly<Record<string, unknown>>
  })
  const seed = Number(process.env.FUZZ_SEED ?? Number.parseInt(systemIds.uuid().slice(0, 7), 16))
  for (const language of languages) {
    const { failure, heard } = await fuzzChat({ port: service.port, token, language, ids }, { seed, messages: 150 })
    assert.equal(failure, null)
    for (const type of ['error', 'complete']) assert.ok((heard.get(type) ?? 0) > 0, `${type} (seed ${seed})`)
  }
  assert.deepEqual(service.errors, [], `seed ${seed}`)
})
