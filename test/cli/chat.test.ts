// What a conversation looks like at a terminal, over a server that says what a test wants.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ApiError } from '../../clients/typescript/src/index.ts'
import { type ChatParts, runChat } from '../../src/cli/chat.ts'
import type { ChatMessage, HeldChat } from '../../src/cli/server-chats.ts'
import { ServerFailure } from '../../src/cli/server-client.ts'
import type { Language } from '../../src/domain/vocabulary.ts'

type Said = Readonly<Record<string, unknown>> & { readonly type: string }

interface Scene {
  readonly lines: readonly string[]
  /** What is said to each question in turn. */
  readonly answers: readonly (readonly Said[])[]
  readonly isTerminal?: boolean
  readonly colours?: ChatParts['colours']
  readonly language?: Language
}

/** Plays a conversation; what was asked, and what was printed. */
async function play({ lines, answers, isTerminal = false, colours = 'terminal', language = 'en' }: Scene) {
  const [asked, out, said]: [object[], string[], string[]] = [[], [], []]
  const waiting: ChatMessage[] = []
  const held: HeldChat = {
    messages: (async function* () {
      for (;;) yield* waiting.splice(0)
    })(),
    ask(question) {
      const id = String(asked.push(question))
      waiting.push(...(answers[asked.length - 1] ?? []).map((value) => toMessage({ ...value, id })))
      return id
    },
    cancel: () => undefined,
    close: () => undefined,
  }
  const rest = [...lines]
  const code = await runChat(
    { json: false, language },
    {
      stdout: { write: (text) => out.push(text), isTTY: isTerminal },
      stderr: { write: (text) => said.push(text), isTTY: isTerminal },
      chats: { hold: () => held, sessions: async () => [], history: async () => [] },
      lines: { isTyped: false, next: async () => rest.shift(), remember: () => undefined, close: () => undefined },
      onInterrupt: () => () => undefined,
      server: 'http://prumo.test',
      colours,
    },
  )
  return { code, asked, out: out.join(''), said: said.join('') }
}

const toMessage = (value: Said): ChatMessage => ({ type: value.type, spelled: value, value })

const chunk = (content: string) => ({ type: 'chunk', content, progress: 1 })
const complete = (more: object = {}) => ({
  type: 'complete',
  session_id: 's',
  message_id: 'm',
  evidence: [],
  suggested_questions: [],
  ...more,
})
const options = [
  { id: 'PA', label: 'Belém (PA)', records: 3 },
  { id: 'PB', label: 'Belém (PB)', records: 1 },
]

test('a number sends the choice or the suggested question that has it, and any other number itself', async () => {
  const suggested_questions = ['and in 2023?', 'and in Bahia?']
  const { asked, out } = await play({
    lines: ['Belém', '2', '2', '3'],
    answers: [
      [chunk('Which one?'), { type: 'clarification', question: 'Which one?', options, allow_other: true }, complete()],
      [chunk('One.'), complete({ suggested_questions })],
      [chunk('Two.'), complete()],
      [complete()],
    ],
  })
  assert.deepEqual(asked, [
    { message: 'Belém' },
    { choice: 'PB', session_id: 's' },
    { message: 'and in Bahia?', session_id: 's' },
    { message: '3', session_id: 's' },
  ])
  assert.match(out, /\n\nChoose, or write something else\n {2}1\. Belém \(PA\) {2}3 records\n {2}2\. Belém \(PB\)/)
  assert.match(out, /One\.\n\nAsk next\n {2}1\. and in 2023\?\n {2}2\. and in Bahia\?\n/)
})

test('what is asked back stands with its question, and an answer with what was not understood and how it was read', async () => {
  const note = { kind: 'not_a_filter', text: 'x', explanation: 'It limits nothing.' }
  const { out } = await play({
    lines: ['Belém', 'x'],
    answers: [
      [{ type: 'clarification', question: 'Which Belém do you mean?', options, allow_other: true }, complete()],
      [chunk('One.'), complete({ ignored: ['frob'], notes: [note] })],
    ],
  })
  assert.match(out, /^Which Belém do you mean\?\n\nChoose/)
  assert.match(out, /One\.\n\nNot understood: “frob”\n\nHow it was read\n {2}- “x”: It limits nothing\.\n/)
})

test('a conversation whose sign-in is over ends with that, and asks nothing more', async () => {
  const lines = ['a', 'b']
  const cause = Object.assign(Object.create(ApiError.prototype), { status: 401 })
  const over = new ServerFailure('The token is not valid.', { isPassing: false, cause })
  const ended = runChat(
    { json: false, language: 'en' },
    {
      stdout: { write: () => undefined },
      stderr: { write: () => undefined },
      chats: {
        hold: () => {
          throw over
        },
        sessions: async () => [],
        history: async () => [],
      },
      lines: { isTyped: true, next: async () => lines.shift(), remember: () => undefined, close: () => undefined },
      onInterrupt: () => () => undefined,
      server: 'http://prumo.test',
      colours: 'never',
    },
  )
  await assert.rejects(ended, over)
  assert.deepEqual(lines, ['b'])
})

test('nothing that a server says moves the cursor, changes colours or turns a line around', async () => {
  const hostile = '\u001b]8;;http://x\u0007a\u001b[2J\u009b31m\r\b\u202eb\u0000'
  const evidence = [{ kind: 'record', id: 'x', label: `${hostile}\n\n1. no`, href: `/api/${hostile}` }]
  const answers = [
    [chunk(hostile), complete({ evidence, suggested_questions: [hostile] })],
    [{ type: 'error', error: 'error', code: 'X', message: hostile }],
  ]
  for (const isTerminal of [false, true]) {
    const { out, said } = await play({ lines: ['hi', 'hi'], answers, isTerminal, colours: 'never' })
    assert.match(out, /a/)
    assert.doesNotMatch(out + said, /[^\P{Cc}\n\t]|[\u202a-\u202e]/u)
    assert.doesNotMatch(out, /^1\. no/m)
  }
})

test('colours and what an answer is at are for terminals, colours for those alone that want them', async () => {
  const thinking = { type: 'thinking', status: 'Reading', agent: 'x', timestamp: '' }
  const scene = { lines: ['hi'], answers: [[thinking, chunk('Hello'), complete({ suggested_questions: ['more?'] })]] }
  const plain = await play(scene)
  assert.deepEqual([plain.out, plain.said], ['Hello\n\nAsk next\n  1. more?\n\n', ''])
  const coloured = await play({ ...scene, isTerminal: true })
  assert.ok(coloured.out.includes('\u001b[1mAsk next\u001b[0m'))
  assert.ok(coloured.said.includes('Reading …'))
  const without = await play({ ...scene, isTerminal: true, colours: 'never' })
  assert.equal(without.out, plain.out)
})

test('an answer that fails is said on standard error and is the exit code, and the next line is asked all the same', async () => {
  const failure = { type: 'error', error: 'error', code: 'X', message: 'Não há.' }
  const { code, out, said } = await play({
    lines: ['oi', 'oi'],
    answers: [[failure], [chunk('Olá'), complete({ partial: true })]],
    language: 'pt',
  })
  assert.deepEqual([code, out, said], [1, 'Olá\n\n', 'Não há.\nA resposta foi cancelada.\n'])
})
