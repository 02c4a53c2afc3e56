import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { after, before, describe, test } from 'node:test'
import { cgu } from '../../src/connectors/cgu.ts'
import { type FetchStep, SourceFailure } from '../../src/connectors/connector.ts'
import { ibge } from '../../src/connectors/ibge.ts'
import { inep } from '../../src/connectors/inep.ts'
import { limits } from '../../src/limits.ts'
import { createHttpClient } from '../../src/platform/fetch.ts'
import { settle, stageConnector } from '../support/connector-run.ts'
import { fixturesFolder } from '../support/repository.ts'
import { answer, type Reply, startUpstream, type UpstreamServer } from '../support/upstream-server.ts'

const http = createHttpClient()
let server: UpstreamServer
before(async () => {
  server = await startUpstream()
})
after(async () => {
  await http.close()
  await server.close()
})

const page = answer(
  200,
  `<html><script>var arquivos = [];
   arquivos.push({"ano" : "2026", "mes" : "09", "dia" : "28", "origem" :  "CEIS"});
   arquivos.push({"ano" : "2026", "mes" : "10", "dia" : "02", "origem" :  "CEIS"});</script></html>`,
  { 'content-type': 'text/html' },
)
const file = answer(200, 'PK\u0003\u0004 the file', { etag: '"v1"' })
const register = { kind: 'ceis' }
const stage = () => stageConnector(cgu, { http, baseUrl: server.url })

describe('a register that CGU offers for download', () => {
  test('is found by the latest day in the script of its page and fetched through its redirect', async () => {
    server.play(page, answer(302, '', { location: '/saida/ceis/20261002_CEIS.zip' }), file)
    const steps = await stage().play(register)
    assert.deepEqual(
      steps.map((step) => step.type === 'page' && step.text),
      ['PK\u0003\u0004 the file'],
    )
    assert.deepEqual(
      server.asked.map(({ path }) => path),
      ['/download-de-dados/ceis', '/download-de-dados/ceis/20261002', '/saida/ceis/20261002_CEIS.zip'],
    )
  })

  test('is not fetched again while it is the same, and is when it was not accepted', async () => {
    const source = stage()
    server.play(page, file)
    await settle(source.clock, takeWithoutAccepting(source.connector.fetch(register)))
    server.play(page, file)
    assert.deepEqual(
      (await source.play(register)).map(({ type }) => type),
      ['page'],
    )
    server.play(page, (request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end(),
    )
    assert.deepEqual(
      (await source.play(register)).map(({ type }) => type),
      ['unchanged'],
    )
  })

  test('is an error when its page names no day, or when HTML comes in its place', async () => {
    for (const replies of [[answer(200, '<html>Manutenção</html>')], [page, page], [page, answer(200)]]) {
      server.play(...replies)
      const steps = await stage().play(register)
      assert.deepEqual(
        steps.map((step) => step.type === 'error' && [step.error.code, step.error.recoverable]),
        [['unexpected_content', true]],
      )
    }
  })

  test('may take long while it moves', async () => {
    let send: (piece: string) => void = () => undefined
    let isOver = false
    server.play(page, (_request, response) => {
      response.writeHead(200)
      send = (piece) => (isOver ? response.end() : response.write(piece))
      send('PK')
    })
    const source = stage()
    const text = await settle(source.clock, takeSlowly(source))
    assert.equal(text, 'PK12345')
    assert(source.clock.monotonic() > 3 * limits.connectorIdleMs)

    async function takeSlowly({ connector, clock }: ReturnType<typeof stage>): Promise<string> {
      let taken = ''
      for await (const step of connector.fetch(register)) {
        if (step.type === 'window_ended') continue
        assert(step.type === 'page')
        for await (const piece of step.page.bytes) {
          taken += Buffer.from(piece).toString()
          isOver = taken.length >= 7
          clock.advance(0.7 * limits.connectorIdleMs)
          send(String(taken.length - 1))
        }
      }
      return taken
    }
  })

  test('that breaks off or stands still throws the error out of its bytes', async () => {
    for (const [reply, code] of [
      [cut, 'connection_failed'],
      [standStill, 'timed_out'],
    ] as const) {
      server.play(page, reply)
      const source = stage()
      await assert.rejects(source.play(register), (error) => {
        assert(error instanceof SourceFailure)
        assert.deepEqual([error.error.code, error.error.recoverable], [code, true])
        return true
      })
      assert(source.clock.monotonic() < limits.connectorRunMs)
    }
  })
})

describe('the school census of INEP', () => {
  test('is one file a year, and a year that is not there leaves the others', async () => {
    server.play(answer(404), file)
    const steps = await stageConnector(inep, { http, baseUrl: server.url }).play({
      kind: 'school_census',
      from: '2022-05-01',
      to: '2023-05-01',
    })
    assert.deepEqual(
      steps.map((step) => (step.type === 'error' ? step.error.code : step.type)),
      ['not_found', 'page'],
    )
  })
})

describe('a certificate that nobody vouches for', () => {
  test('is refused, even where the environment turns verification off', async () => {
    const fixture = (name: string): Buffer => readFileSync(`${fixturesFolder}tls/untrusted.${name}.pem`)
    let asked = 0
    const secure = createServer({ key: fixture('key'), cert: fixture('cert') }, (_request, response) => {
      asked++
      response.end('[]')
    })
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve))
    const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    try {
      const baseUrl = `https://localhost:${(secure.address() as AddressInfo).port}`
      const steps = await stageConnector(ibge, { http, baseUrl }).play({ kind: 'states' })
      assert.deepEqual(
        steps.map((step) => step.type === 'error' && step.error.code),
        ['tls_failed'],
      )
      assert.equal(asked, 0)
    } finally {
      if (before === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
      else process.env.NODE_TLS_REJECT_UNAUTHORIZED = before
      secure.closeAllConnections()
      secure.close()
    }
  })
})

async function takeWithoutAccepting(steps: AsyncIterable<FetchStep>): Promise<void> {
  const types: string[] = []
  for await (const { type } of steps) types.push(type)
  assert.deepEqual(types, ['page', 'window_ended'])
}

const cut: Reply = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('PK\u0003\u0004', () => response.destroy())
}

const standStill: Reply = (_request, response) => {
  response.writeHead(200, { 'content-length': '1000' })
  response.write('PK\u0003\u0004')
}
