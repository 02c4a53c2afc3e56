import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { AppError } from '../../src/errors.ts'
import { sendLines } from '../../src/http/steps/send-lines.ts'
import { limits } from '../../src/limits.ts'
import { getOperation, type OperationId } from '../../src/wire/operations.ts'
import { matchOperation } from '../../src/wire/router.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { lookupRecords } from '../support/lookup-records.ts'
import { startService, type TestService } from '../support/service.ts'

// Answers as lines of JSON, application/x-ndjson.

let service: TestService
let tokens: Readonly<Record<Language, string>>
before(async () => {
  service = await startService(lookupRecords())
  const user = await service.addUser('analyst')
  tokens = { en: await service.signIn(user, 'en'), pt: await service.signIn(user, 'pt') }
})
after(() => service.stop())

async function ask(
  path: string,
  { language = 'en' as Language, accept = 'application/x-ndjson', body = undefined as object | undefined },
) {
  const [pathname = '', rawQuery] = path.split('?')
  const found = matchOperation(body ? 'POST' : 'GET', pathname)
  assert(found.type === 'found')
  const answer = await service
    .anonymous(language)
    .withToken(tokens[language])
    .request(found.operation.id as OperationId, {
      headers: { Accept: accept },
      ...(rawQuery !== undefined && { rawQuery }),
      ...(body && { raw: { body: JSON.stringify(body), type: 'application/json' } }),
    })
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  return { status: answer.status, type: answer.headers.get('content-type'), text }
}

const toLines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('lines of a lookup', () => {
  test('are all that its pages hold, then what the answer says besides, in the language of the answer', async () => {
    for (const language of languages) {
      const path = '/api/v1/transparency/contracts'
      const whole = JSON.parse(
        (await ask(`${path}?${language === 'en' ? 'limit' : 'limite'}=100`, { language, accept: 'application/json' }))
          .text,
      )
      const { status, type, text } = await ask(`${path}?${language === 'en' ? 'limit' : 'limite'}=7`, { language })
      assert.deepEqual([status, type], [200, 'application/x-ndjson'])
      const lines = toLines(text)
      assert.deepEqual(lines.slice(0, -1), whole[language === 'en' ? 'data' : 'dados'])
      const { meta } = lines.at(-1) as { meta: Record<string, unknown> }
      assert.deepEqual(Object.keys(meta), Object.keys(whole.meta))
      assert.equal(meta.total, lines.length - 1)
    }
  })

  test('have no length that HEAD could name', async () => {
    for (const accept of ['application/x-ndjson', 'application/json']) {
      const headers = { Authorization: `Bearer ${tokens.en}`, Accept: accept }
      const answer = await fetch(`${service.baseUrl}/api/v1/transparency/contracts`, { method: 'HEAD', headers })
      const length = answer.headers.get('content-length')
      assert.deepEqual(
        [answer.status, length === null],
        [200, accept === 'application/x-ndjson'],
        `${accept}: ${length}`,
      )
    }
  })

  test('are few where fields are named, one where nothing matches, and none of a refusal', async () => {
    const few = toLines((await ask('/api/v1/transparency/contracts?fields=contract_id&state=SP', {})).text)
    for (const line of few.slice(0, -1)) assert.deepEqual(Object.keys(line), ['contract_id'])
    const none = toLines((await ask('/api/v1/transparency/contracts?state=TO', {})).text)
    assert.deepEqual(
      none.map((line) => Object.keys(line)),
      [['meta']],
    )
    const refused = await ask('/api/v1/transparency/contracts?state=XX', {})
    assert.deepEqual([refused.status, refused.type], [400, 'application/json; charset=utf-8'])
    // JSON that is asked for as much wins.
    const both = await ask('/api/v1/transparency/contracts?limit=1', {
      accept: 'application/x-ndjson;q=0.5, application/json',
    })
    assert.equal(both.type, 'application/json; charset=utf-8')
    assert.equal((await ask('/api/v1/transparency/sources', {})).status, 406)
  })
})

test('lines of a detection are its anomalies, then their summary', async () => {
  for (const language of languages) {
    const body = {
      en: { data_source: 'compras_gov', sensitivity: 1, confidence_threshold: 0 },
      pt: { fonte_dados: 'compras_gov', sensibilidade: 1, limite_confianca: 0 },
    }[language]
    const { status, text } = await ask('/api/v1/anomalies/detect', { language, body })
    assert.equal(status, 200, text)
    const whole = JSON.parse(
      (await ask('/api/v1/anomalies/detect', { language, body, accept: 'application/json' })).text,
    )
    const [anomalies, summary] = language === 'en' ? ['anomalies', 'summary'] : ['anomalias', 'resumo']
    const lines = toLines(text)
    assert.deepEqual(lines.slice(0, -1), whole[anomalies])
    assert.deepEqual(lines.at(-1)?.[summary], whole[summary])
  }
})

describe('a reader of lines', () => {
  const item = { record_id: 'x' }

  /** Sends what a source yields to a reader that takes a line only when told to. */
  function slowly(source: AsyncGenerator<readonly object[], object, void>) {
    const clock = new FakeClock()
    const seen = { texts: [] as string[], isOpen: true, isEnded: false, take: () => {} }
    const exchange = {
      method: 'GET',
      get isOpen() {
        return seen.isOpen
      },
      send: () => {},
      startStream(_: object, first: string) {
        seen.texts.push(first)
        return {
          write(bytes: Uint8Array) {
            seen.texts.push(Buffer.from(bytes).toString())
            return false
          },
          writable: () =>
            new Promise<void>((resolve) => {
              seen.take = resolve
            }),
          end(bytes: Uint8Array) {
            if (bytes.length > 0) seen.texts.push(Buffer.from(bytes).toString())
            seen.isEnded = true
          },
          close() {
            seen.isOpen = false
            seen.take()
          },
        }
      },
    }
    const done = sendLines({ lines: source }, exchange, {
      ...{
        caller: null,
        operation: getOperation('list_contracts'),
        language: 'en',
        clock,
        requestId: 'r',
        shared: {},
        lines: '',
      },
      envelopeOf: (cause) => ({ error: { code: (cause as AppError).code } }),
    })
    return { seen, clock, done }
  }

  test('that is slow holds up the source, and one that takes nothing is given up', async () => {
    let read = 0
    async function* endless(): AsyncGenerator<readonly object[], object, void> {
      for (;;) {
        read++
        yield [item]
      }
    }
    const { seen, clock, done } = slowly(endless())
    for (let turn = 0; turn < 50; turn++) await nextTurn()
    assert.equal(read, 2)
    seen.take()
    for (let turn = 0; turn < 50; turn++) await nextTurn()
    assert.equal(read, 3)
    clock.advance(limits.linesReaderSilentMs)
    await done
    assert.deepEqual([seen.isOpen, read <= 4], [false, true])
  })

  test('is told of a failure after the first line in a last line', async () => {
    async function* failing(): AsyncGenerator<readonly object[], object, void> {
      yield [item]
      throw new AppError('SERVICE_UNAVAILABLE', { reason: 'timeout' })
    }
    const { seen, done } = slowly(failing())
    await done
    assert.deepEqual(seen.texts, ['{"record_id":"x"}\n', '{"error":{"code":"SERVICE_UNAVAILABLE"}}\n'])
    assert.ok(seen.isEnded)
  })
})
