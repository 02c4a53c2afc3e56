import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import type { SourceError, SourceErrorCode } from '../../src/connectors/connector.ts'
import { datasus } from '../../src/connectors/datasus.ts'
import { ibge } from '../../src/connectors/ibge.ts'
import { pncp } from '../../src/connectors/pncp.ts'
import { portalTransparencia } from '../../src/connectors/portal-transparencia.ts'
import { tcu } from '../../src/connectors/tcu.ts'
import { limits } from '../../src/limits.ts'
import { createHttpClient } from '../../src/platform/fetch.ts'
import { type ConnectorStage, type Played, stageConnector } from '../support/connector-run.ts'
import { answer, json, type Reply, startUpstream, type UpstreamServer } from '../support/upstream-server.ts'

const http = createHttpClient()
let server: UpstreamServer
before(async () => {
  server = await startUpstream()
})
after(async () => {
  await http.close()
  await server.close()
})

/** One month of PNCP contracts: one window. */
const month = { kind: 'contracts', from: '2024-03-01', to: '2024-03-31' }
const stage = (): ConnectorStage => stageConnector(pncp, { http, baseUrl: server.url })

/** A page of PNCP in its envelope. */
function pncpPage(ids: readonly string[], left: number, total = 4): Reply {
  const data = ids.map((numeroControlePNCP) => ({ numeroControlePNCP, objetoContrato: 'Café' }))
  return json({ data, totalRegistros: total, totalPaginas: 2, numeroPagina: 1, paginasRestantes: left, empty: false })
}

const pagesOf = (steps: readonly Played[]) => steps.flatMap((step) => (step.type === 'page' ? [step] : []))
const errorsOf = (steps: readonly Played[]): readonly SourceError[] =>
  steps.flatMap((step) => (step.type === 'error' ? [step.error] : []))
const codesOf = (steps: readonly Played[]): readonly SourceErrorCode[] => errorsOf(steps).map(({ code }) => code)
const idsOf = (steps: readonly Played[]): readonly string[] =>
  pagesOf(steps).flatMap(({ text }) =>
    (JSON.parse(text) as { data: { numeroControlePNCP: string }[] }).data.map((item) => item.numeroControlePNCP),
  )

describe('pages of a source', () => {
  test('are read to the last one, as the source gave them', async () => {
    server.play(pncpPage(['a', 'b'], 1), pncpPage(['c', 'd'], 0))
    const steps = await stage().play(month)
    assert.deepEqual(idsOf(steps), ['a', 'b', 'c', 'd'])
    assert.deepEqual(codesOf(steps), [])
    assert.match(
      server.asked[0]?.path ?? '',
      /contratos\?dataInicial=20240301&dataFinal=20240331&pagina=1&tamanhoPagina=500/,
    )
    assert.match(server.asked[1]?.path ?? '', /pagina=2/)
    assert.equal(pagesOf(steps)[1]?.page, 2)
  })

  test('are none where the source answers 204', async () => {
    server.play(answer(204))
    assert.deepEqual(await stage().play(month), [])
    assert.equal(server.asked.length, 1)
  })

  test('of the portal end with a short page, and carry the key in its header alone', async () => {
    const full = Array.from({ length: 15 }, (_, id) => ({ id }))
    server.play(json(full), json([{ id: 15 }]))
    const portal = stageConnector(portalTransparencia, { http, baseUrl: server.url, apiKey: 'k3y' })
    const steps = await portal.play({ kind: 'cepim' })
    assert.equal(pagesOf(steps).length, 2)
    assert(server.asked.every(({ headers }) => headers['chave-api-dados'] === 'k3y'))
    assert(!JSON.stringify(steps).includes('k3y'))
  })

  test('of the portal are not asked for without a key, and a refused key is told once', async () => {
    server.play(answer(401, '{"Erro na API": "chave inválida"}', { 'content-type': 'application/json' }))
    const without = await stageConnector(portalTransparencia, { http, baseUrl: server.url }).play({ kind: 'cepim' })
    assert.deepEqual(codesOf(without), ['not_configured'])
    assert.equal(server.asked.length, 0)
    const refused = await stageConnector(portalTransparencia, { http, baseUrl: server.url, apiKey: 'no' }).play({
      kind: 'ceis',
    })
    assert.deepEqual(codesOf(refused), ['unauthorized'])
    assert.equal(errorsOf(refused)[0]?.recoverable, false)
    assert.equal(server.asked.length, 1)
  })

  test('of the TCU go on by offset while there is more', async () => {
    server.play(
      json({ items: [{ nome: 'A' }, { nome: 'B' }], hasMore: true }),
      json({ items: [{ nome: 'C' }], hasMore: false }),
    )
    const steps = await stageConnector(tcu, { http, baseUrl: server.url }).play({ kind: 'unfit_bidders' })
    assert.equal(pagesOf(steps).length, 2)
    assert.match(server.asked[1]?.path ?? '', /offset=2&limit=500/)
  })

  test('of DATASUS go on by what came, until a page is empty', async () => {
    server.play(
      json({ hospitais_leitos: [{ codigo_cnes: 1 }] }),
      json({ hospitais_leitos: [{ codigo_cnes: 2 }] }),
      json({ hospitais_leitos: [] }),
    )
    const steps = await stageConnector(datasus, { http, baseUrl: server.url }).play({ kind: 'hospitals' })
    assert.equal(pagesOf(steps).length, 2)
    assert.deepEqual(
      server.asked.map(({ path }) => /offset=(\d+)/.exec(path)?.[1]),
      ['0', '1', '2'],
    )
  })

  test('are fetched packed and handed on unpacked', async () => {
    const packed = gzipSync(JSON.stringify([{ id: 29, sigla: 'BA' }]))
    server.play(answer(200, packed, { 'content-encoding': 'gzip' }))
    const steps = await stageConnector(ibge, { http, baseUrl: server.url }).play({ kind: 'states' })
    assert.equal(pagesOf(steps)[0]?.text, '[{"id":29,"sigla":"BA"}]')
    assert.equal(server.asked[0]?.headers['accept-encoding'], 'gzip')
  })

  test('are not asked for again while the source says that they have not changed', async () => {
    const states = stageConnector(ibge, { http, baseUrl: server.url })
    server.play(json([{ id: 29 }], { etag: '"v1"' }))
    await states.play({ kind: 'states' })
    server.play((request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 500).end(),
    )
    assert.deepEqual(
      (await states.play({ kind: 'states' })).map(({ type }) => type),
      ['unchanged'],
    )
  })

  test('with a wrong charset are read all the same', async () => {
    const text = '[{"nome":"São João"}]'
    server.play(
      answer(200, text, { 'content-type': 'application/json;charset=ISO-8859-1' }),
      answer(200, Buffer.from(text, 'latin1'), { 'content-type': 'application/json;charset=UTF-8' }),
    )
    const places = stageConnector(ibge, { http, baseUrl: server.url })
    assert.equal(pagesOf(await places.play({ kind: 'states' })).length, 1)
    assert.equal(pagesOf(await places.play({ kind: 'municipalities' })).length, 1)
  })
})

describe('a source that limits its callers', () => {
  const limited = (headers: Readonly<Record<string, string>> = {}): Reply =>
    answer(429, '<html>Too many requests</html>', { 'content-type': 'text/html', ...headers })

  test('is asked again after the pause that it names', async () => {
    server.play(limited({ 'retry-after': '7' }), pncpPage(['a'], 0))
    const source = stage()
    const steps = await source.play(month)
    assert.deepEqual(idsOf(steps), ['a'])
    assert(source.clock.monotonic() >= 7_000, `went on after ${source.clock.monotonic()} ms`)
  })

  test('and names none is asked again a few times, then given up with what is there', async () => {
    server.play(pncpPage(['a', 'b'], 1), limited())
    const steps = await stage().play(month)
    assert.deepEqual(idsOf(steps), ['a', 'b'])
    const [error] = errorsOf(steps)
    assert.deepEqual(
      { ...error, url: error?.url?.replace(server.url, '') },
      {
        source: 'pncp',
        code: 'rate_limited',
        recoverable: true,
        status: 429,
        page: 2,
        url: '/consulta/v1/contratos?dataInicial=20240301&dataFinal=20240331&pagina=2&tamanhoPagina=500',
      },
    )
    assert.equal(server.asked.length, 1 + limits.connectorAttemptsMax)
  })

  test('and asks for an hour is left until the next run', async () => {
    server.play(limited({ 'retry-after': '3600' }))
    const steps = await stage().play(month)
    assert.equal(server.asked.length, 1)
    assert.equal(errorsOf(steps)[0]?.retry_after_seconds, 3600)
  })
})

describe('an answer that is no page', () => {
  const faults: readonly (readonly [string, Reply, SourceErrorCode, boolean, number])[] = [
    [
      'HTML with 200',
      answer(200, '<html>Manutenção</html>', { 'content-type': 'application/json' }),
      'unexpected_content',
      true,
      1,
    ],
    ['JSON of another shape', json({ mensagem: 'olá' }), 'unexpected_content', true, 1],
    [
      'JSON that is cut off',
      answer(200, '{"data":[{"numeroControlePNCP":"a"'),
      'invalid_json',
      true,
      limits.connectorAttemptsMax,
    ],
    ['an empty body', answer(200), 'invalid_json', true, limits.connectorAttemptsMax],
    ['a refusal of the question', answer(422, '{"message":"datas"}'), 'bad_request', false, 1],
    ['a coding that nobody asked for', answer(200, 'x', { 'content-encoding': 'br' }), 'unexpected_content', true, 1],
    [
      'a broken packing',
      answer(200, gzipSync('[]').subarray(0, 15), { 'content-encoding': 'gzip' }),
      'connection_failed',
      true,
      limits.connectorAttemptsMax,
    ],
    ['a body larger than it may be', huge(), 'too_large', false, 1],
    [
      'a declared length beyond the bound',
      answer(200, '[', { 'content-length': String(10 * limits.connectorPageBytesMax) }),
      'too_large',
      false,
      1,
    ],
    [
      'a small body that unpacks beyond the bound',
      answer(200, gzipSync(Buffer.alloc(2 * limits.connectorPageBytesMax)), { 'content-encoding': 'gzip' }),
      'too_large',
      false,
      1,
    ],
    [
      'a connection that is reset',
      (request) => request.socket.destroy(),
      'connection_failed',
      true,
      limits.connectorAttemptsMax,
    ],
    ['a body that breaks off', brokenOff, 'connection_failed', true, limits.connectorAttemptsMax],
  ]
  for (const [name, reply, code, recoverable, asked] of faults)
    test(`such as ${name} is the error ${code}`, async () => {
      server.play(reply)
      const steps = await stage().play(month)
      assert.deepEqual(
        errorsOf(steps).map((error) => [error.code, error.recoverable, error.page]),
        [[code, recoverable, 1]],
      )
      assert.deepEqual(pagesOf(steps), [])
      assert.equal(server.asked.length, asked)
    })

  test('at first is forgotten when another attempt succeeds', async () => {
    server.play(answer(500), brokenOff, answer(200, '{"data":['), pncpPage(['a'], 0))
    const steps = await stage().play(month)
    assert.deepEqual(idsOf(steps), ['a'])
    assert.deepEqual(codesOf(steps), [])
  })

  test('and never ends, drop by drop, is cut off at its time', async () => {
    const source = stage()
    server.play(drip(() => source.clock.advance(limits.connectorIdleMs / 2)))
    const steps = await source.play(month)
    assert.deepEqual(codesOf(steps), ['timed_out'])
    assert(source.clock.monotonic() < limits.connectorRunMs)
  })

  test('leaves the windows after it to be asked, where only its own question was refused', async () => {
    server.play(answer(400), pncpPage(['b'], 0))
    const steps = await stage().play({ ...month, to: '2024-04-30' })
    assert.deepEqual(codesOf(steps), ['bad_request'])
    assert.deepEqual(idsOf(steps), ['b'])
  })
})

describe('a redirect', () => {
  test('within the host is followed', async () => {
    server.play(answer(302, '', { location: '/elsewhere' }), pncpPage(['a'], 0))
    assert.deepEqual(idsOf(await stage().play(month)), ['a'])
    assert.equal(server.asked[1]?.path, '/elsewhere')
  })

  test('in a circle ends after a few', async () => {
    server.play(answer(302, '', { location: '/again' }))
    assert.deepEqual(codesOf(await stage().play(month)), ['redirect_refused'])
    assert.equal(server.asked.length, 1 + limits.connectorRedirectsMax)
  })

  test('to another host is refused, so that no key and no question leaves', async () => {
    const other = await startUpstream()
    try {
      for (const location of [`${other.url}/x`, 'file:///etc/passwd', 'http://user:word@[::1/']) {
        server.play(answer(302, '', { location }))
        assert.deepEqual(codesOf(await stage().play(month)), ['redirect_refused'])
      }
      assert.equal(other.asked.length, 0)
    } finally {
      await other.close()
    }
  })

  test('to a host that the source names is followed without the key', async () => {
    const other = await startUpstream()
    try {
      other.play(json([]))
      server.play(answer(302, '', { location: `${other.url}/x` }))
      const source = { ...portalTransparencia, hosts: [new URL(other.url).host] }
      await stageConnector(source, { http, baseUrl: server.url, apiKey: 'k3y' }).play({ kind: 'cepim' })
      assert.equal(server.asked[0]?.headers['chave-api-dados'], 'k3y')
      assert.equal(other.asked[0]?.headers['chave-api-dados'], undefined)
    } finally {
      await other.close()
    }
  })
})

describe('a source that keeps failing', () => {
  test('is left alone for a while, tried once, and used again when it is well', async () => {
    const source = stage()
    server.play(answer(503))
    assert.deepEqual(codesOf(await source.play(month)), ['server_error'])
    assert.deepEqual(codesOf(await source.play(month)), ['circuit_open'])
    assert.equal(server.asked.length, limits.connectorFailuresMax)
    assert.deepEqual(codesOf(await source.play(month)), ['circuit_open'])
    assert.equal(server.asked.length, limits.connectorFailuresMax)
    source.clock.advance(limits.connectorOpenMs)
    server.play(pncpPage(['a'], 0))
    assert.deepEqual(idsOf(await source.play(month)), ['a'])
  })
})

describe('pages that move while they are read', () => {
  test('are read once more, so that nothing is passed over', async () => {
    server.play(
      pncpPage(['b', 'c'], 1, 4),
      // A record came in front of the others: `c` stands on the second page too, and `a` was missed.
      pncpPage(['c', 'd'], 0, 5),
      pncpPage(['a', 'b'], 1, 4),
      pncpPage(['c', 'd'], 0, 4),
    )
    const steps = await stage().play(month)
    assert.deepEqual([...new Set(idsOf(steps))].sort(), ['a', 'b', 'c', 'd'])
    assert.deepEqual(codesOf(steps), [])
  })

  test('again and again are told as an error that a later run can mend', async () => {
    server.play(pncpPage(['a', 'b'], 1, 4), pncpPage(['c'], 0, 3), pncpPage(['a', 'b'], 1, 4), pncpPage(['c'], 0, 3))
    const steps = await stage().play(month)
    assert.deepEqual(
      errorsOf(steps).map(({ code, recoverable }) => [code, recoverable]),
      [['page_shift', true]],
    )
    assert.equal(server.asked.length, 4)
  })

  test('and come twice under two numbers end the reading', async () => {
    server.play(pncpPage(['a', 'b'], 1))
    const steps = await stage().play(month)
    assert.deepEqual(idsOf(steps), ['a', 'b'])
    assert.deepEqual(codesOf(steps), ['repeated_page'])
    assert.equal(server.asked.length, 2)
  })
})

describe('a run that broke off', () => {
  test('goes on with the page after the last that was accepted', async () => {
    const source = stage()
    server.play(pncpPage(['a', 'b'], 1), answer(400))
    await source.play(month, { pagesMax: 1 })
    server.play(pncpPage(['c', 'd'], 0))
    assert.deepEqual(idsOf(await source.play(month)), ['c', 'd'])
    assert.match(server.asked[0]?.path ?? '', /pagina=2/)
    server.play(pncpPage(['a', 'b'], 0))
    await source.play(month)
    assert.match(server.asked[0]?.path ?? '', /pagina=1/, 'a finished question begins anew')
  })

  test('begins anew when a day has passed', async () => {
    const source = stage()
    server.play(pncpPage(['a', 'b'], 1))
    await source.play(month, { pagesMax: 1 })
    source.clock.advance(limits.connectorCursorMs + 1)
    server.play(pncpPage(['a', 'b'], 0))
    await source.play(month)
    assert.match(server.asked[0]?.path ?? '', /pagina=1/)
  })

  test('because its caller gave up says so', async () => {
    const caller = new AbortController()
    server.play(() => caller.abort())
    assert.deepEqual(codesOf(await stage().play(month, { signal: caller.signal })), ['cancelled'])
  })

  test('leaves no timer behind', async () => {
    const source = stage()
    server.play(pncpPage(['a', 'b'], 1), answer(500))
    await source.play(month)
    assert.equal(source.clock.timersWaiting, 0)
  })
})

describe('a question', () => {
  for (const [name, query] of [
    ['of an unknown kind', { kind: 'constructor' }],
    ['without the days it needs', { kind: 'contracts' }],
    ['with a day that does not exist', { ...month, from: '2024-02-30' }],
    ['that ends before it begins', { ...month, to: '2024-02-01' }],
    ['over more years than allowed', { ...month, from: '2001-01-01' }],
    ['for a state that does not exist', { ...month, state: 'XX' }],
    ['with ids that are none', { kind: 'results', ids: ['../../x'] }],
  ] as const)
    test(`${name} is refused before anything is asked`, async () => {
      server.play(answer(500))
      await assert.rejects(stage().play(query), /VALIDATION_ERROR/)
      assert.equal(server.asked.length, 0)
    })
})

function huge(): Reply {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const piece = Buffer.alloc(1024 * 1024, ' ')
    const send = (): void => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', send)
    }
    send()
  }
}

function brokenOff(...[, response]: Parameters<Reply>): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"data":[', () => response.destroy())
}

/** Drops forever; tells of each. */
function drip(onDrop: () => void): Reply {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const drop = setInterval(() => response.write(' ', onDrop), 1)
    response.on('close', () => clearInterval(drop))
  }
}
