// A conversation over any WebSocket with the interface of browsers, and what must come of it.

import assert from 'node:assert/strict'

/** What has come, by the `id` of the request. */
export interface Talk {
  readonly first: readonly TalkMessage[]
  readonly second: readonly TalkMessage[]
  readonly cancelled: readonly TalkMessage[]
  readonly resumed: readonly TalkMessage[]
}

export interface TalkMessage {
  readonly type: string
  readonly id: string
  readonly message_id: string
  readonly sequence?: number
  readonly status?: string
  readonly partial?: boolean
  readonly content?: string
  readonly session_id?: string
  readonly understood?: { readonly date_range?: object }
}

/** What a page or another program evaluates, as it is: a function of a WebSocket's constructor, an address and its protocols. */
export const talkSource = `async (WebSocket, url, protocols) => {
  const talk = { first: [], second: [], cancelled: [], resumed: [] }
  const open = async () => {
    const socket = new WebSocket(url, protocols)
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(data)
      talk[message.id]?.push(message)
      if (socket.isAwaited?.(message)) socket.resolve()
    })
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve)
      socket.addEventListener('error', () => reject(new Error('no WebSocket')))
    })
    return socket
  }
  const send = (socket, message) => socket.send(JSON.stringify(message))
  const ends = ['complete', 'error']
  const listen = (socket, isAwaited) => new Promise((resolve) => Object.assign(socket, { isAwaited, resolve }))
  const socket = await open()
  const answered = listen(socket, ({ type, id }) => id === 'second' && ends.includes(type))
  send(socket, { type: 'chat', message: 'how many contracts are there in 2024?', id: 'first' })
  send(socket, { type: 'chat', message: 'and in 2023?', id: 'second' })
  await answered
  const types = () => talk.cancelled.map(({ type }) => type)
  const cancelled = listen(socket, (message) => {
    if (message.id !== 'cancelled') return false
    if (message.sequence === 1) send(socket, { type: 'cancel', message_id: message.message_id, id: 'cancelled' })
    return types().includes('cancelled') && types().includes('complete')
  })
  send(socket, { type: 'chat', message: 'look for anomalies in contracts', id: 'cancelled' })
  await cancelled
  const begun = listen(socket, ({ id, sequence }) => id === 'resumed' && sequence === 2)
  send(socket, { type: 'chat', message: 'look for anomalies in contracts', id: 'resumed' })
  await begun
  socket.close()
  talk.resumed.splice(2)
  const [, last] = talk.resumed
  const other = await open()
  const whole = listen(other, ({ type }) => ends.includes(type))
  send(other, { type: 'resume', message_id: last.message_id, sequence: 2, id: 'resumed' })
  await whole
  other.close()
  return talk
}`

/** Each answer is whole and numbered, the second goes on from the first, one is cancelled, and one was gone on with. */
export function assertTalk({ first, second, cancelled, resumed }: Talk): void {
  for (const answer of [first, second, resumed]) {
    assert.deepEqual(
      answer.map(({ sequence }) => sequence),
      answer.map((_, index) => index + 1),
    )
    assert.deepEqual(
      [answer[0]?.type, answer.at(-1)?.type, answer.at(-1)?.status],
      ['thinking', 'complete', 'completed'],
    )
  }
  assert.match(first.map(({ content = '' }) => content).join(''), /There are \d+ contracts/)
  assert.deepEqual(second.at(-1)?.understood?.date_range, { start: '2023-01-01', end: '2023-12-31' })
  assert.equal(second[0]?.session_id, first[0]?.session_id)
  assert.ok(cancelled.some(({ type }) => type === 'cancelled'))
  const end = cancelled.find(({ type }) => type === 'complete')
  assert.deepEqual([end?.status, end?.partial], ['cancelled', true])
}
