import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { readConfig } from '../../src/config.ts'
import { backoffMs } from '../../src/connectors/backoff.ts'
import type { SourceQuery } from '../../src/connectors/connector.ts'
import { sources } from '../../src/connectors/create-connectors.ts'
import { compactDay, monthsOf } from '../../src/connectors/question.ts'
import { RateLimit } from '../../src/connectors/rate-limit.ts'
import { safeUrl } from '../../src/connectors/safe-url.ts'
import { retryAfterMs } from '../../src/platform/retry-after.ts'
import { FakeClock } from '../support/fake-clock.ts'

describe('the rate of a source', () => {
  // 15:00 and 03:00 in Brasília.
  for (const [hour, startMs, most] of [
    ['by day', Date.parse('2026-01-15T18:00:00Z'), 400],
    ['at night', Date.parse('2026-01-15T06:00:00Z'), 700],
  ] as const)
    test(`never lets more than ${most} requests into a minute ${hour}`, () => {
      const clock = new FakeClock(startMs)
      const portal = sources.find(({ id }) => id === 'portal_transparencia')
      assert(portal)
      const rate = new RateLimit(clock, portal.requestsPerMinute)
      const sentMs: number[] = []
      for (let request = 0; request < 1500; request++) {
        clock.advance(rate.reserve())
        sentMs.push(clock.monotonic())
      }
      const busiest = Math.max(...sentMs.map((from) => sentMs.filter((at) => at >= from && at < from + 60_000).length))
      assert(busiest <= most, `${busiest} requests in a minute`)
      assert(busiest > most * 0.9, `only ${busiest} requests in a minute`)
    })
})

describe('the pause before another attempt', () => {
  test('lies anywhere below a bound that doubles, up to its maximum', () => {
    const bounds = [1, 2, 3, 4, 5, 6, 7].map((attempt) => backoffMs(attempt, () => 1))
    assert.deepEqual(bounds, [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
    assert.equal(
      backoffMs(3, () => 0),
      0,
    )
    assert.equal(
      backoffMs(3, () => 0.25),
      1_000,
    )
  })

  test('is read from Retry-After in seconds or as a date', () => {
    const nowMs = Date.parse('2026-01-15T12:00:00Z')
    assert.equal(retryAfterMs('7', nowMs), 7_000)
    assert.equal(retryAfterMs('Thu, 15 Jan 2026 12:00:30 GMT', nowMs), 30_000)
    assert.equal(retryAfterMs('Thu, 15 Jan 2026 11:00:00 GMT', nowMs), 0)
    assert.equal(retryAfterMs('soon', nowMs), undefined)
    assert.equal(retryAfterMs(undefined, nowMs), undefined)
  })
})

describe('an address that is shown', () => {
  for (const [given, shown] of [
    ['https://user:word@x.br/a?pagina=1', 'https://x.br/a?pagina=1'],
    ['https://x.br/a?chave-api-dados=abc&token=d', 'https://x.br/a?chave-api-dados=***&token=***'],
    ['https://x.br/a?q=%7B%22cpf%22%3A%22123.456.789-09%22%7D', 'https://x.br/a?q=%7B%22cpf%22%3A%22***%22%7D'],
    ['https://x.br/a/12345678909/b', 'https://x.br/a/***/b'],
    ['https://x.br/a?cnpj=12345678000195', 'https://x.br/a?cnpj=12345678000195'],
  ] as const)
    test(`${given} becomes ${shown}`, () => assert.equal(safeUrl(new URL(given)), shown))
})

describe('the windows of a question', () => {
  test('by month cover each day exactly once and never two months', () => {
    const day = fc.integer({ min: 10_000, max: 24_000 })
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 900 }), (from, length) => {
        const months = monthsOf({ from, to: from + length })
        const days = months.flatMap((month) =>
          Array.from({ length: month.to - month.from + 1 }, (_, index) => month.from + index),
        )
        assert.deepEqual(
          days,
          Array.from({ length: length + 1 }, (_, index) => from + index),
        )
        for (const month of months) assert.equal(compactDay(month.from).slice(0, 6), compactDay(month.to).slice(0, 6))
      }),
    )
  })

  const supplier = '12.345.678/0001-95'
  const questions: readonly (readonly [string, SourceQuery, number, string, Readonly<Record<string, string>>])[] = [
    [
      'portal_transparencia',
      { kind: 'contracts', from: '2024-01-15', to: '2024-02-10', organization: '26246' },
      2,
      '/contratos',
      { codigoOrgao: '26246', dataInicial: '15/01/2024', dataFinal: '31/01/2024' },
    ],
    ['portal_transparencia', { kind: 'ceis', ids: [supplier] }, 1, '/ceis', { codigoSancionado: supplier }],
    [
      'portal_transparencia',
      { kind: 'expenses', from: '2024-03-01', to: '2024-03-31', state: 'BA' },
      1,
      '/despesas/recursos-recebidos',
      { mesAnoInicio: '03/2024', mesAnoFim: '03/2024', uf: 'BA' },
    ],
    [
      'pncp',
      { kind: 'notices', from: '2024-03-05', to: '2024-03-06', state: 'SP' },
      13,
      '/consulta/v1/contratacoes/publicacao',
      { dataInicial: '20240305', dataFinal: '20240306', codigoModalidadeContratacao: '1', uf: 'SP' },
    ],
    [
      'pncp',
      { kind: 'results', ids: ['00394502000144-1-000123/2024/7'] },
      1,
      '/pncp/v1/orgaos/00394502000144/compras/2024/123/itens/7/resultados',
      {},
    ],
    ['tcu', { kind: 'unfit_bidders', ids: ['12345678000195'] }, 1, '/inidoneos', { q: `{"cpf_cnpj":"${supplier}"}` }],
    [
      'tcu',
      { kind: 'barred_from_office', ids: ['12345678909'] },
      1,
      '/inabilitados',
      { q: '{"cpf":"123.456.789-09"}' },
    ],
    [
      'compras_gov',
      { kind: 'contracts', from: '2024-01-01', to: '2024-01-31' },
      1,
      '/modulo-contratos/1_consultarContratos',
      { dataVigenciaInicialMin: '2024-01-01', dataVigenciaInicialMax: '2024-01-31' },
    ],
    [
      'ibge',
      { kind: 'population', from: '2020-06-01', to: '2021-06-01', ids: ['2927408'] },
      2,
      '/v3/agregados/6579/periodos/2020/variaveis/9324',
      { localidades: 'N6[2927408]' },
    ],
    ['datasus', { kind: 'hospitals', state: 'MG' }, 1, '/assistencia-a-saude/hospitais-e-leitos', { uf: 'MG' }],
    [
      'inep',
      { kind: 'school_census', from: '2023-01-01', to: '2023-12-31' },
      1,
      '/dados_abertos/microdados_censo_escolar_2023.zip',
      {},
    ],
  ]
  for (const [source, query, count, path, parameters] of questions)
    test(`of ${source} ${query.kind} are spelt as the source wants them`, () => {
      const kind = sources.find(({ id }) => id === source)?.kinds[query.kind]
      const windows = kind?.windows(query) ?? []
      assert.equal(windows.length, count)
      assert.deepEqual(windows[0], { path, parameters })
    })
})

describe('the environment', () => {
  test('enables no source unless it names it', () => {
    assert.deepEqual(readConfig({}).connectors.enabled, [])
    assert.equal(readConfig({ PRUMO_CONNECTORS: 'all' }).connectors.enabled, 'all')
    assert.deepEqual(readConfig({ PRUMO_CONNECTORS: 'pncp,tcu' }).connectors.enabled, ['pncp', 'tcu'])
  })

  test('puts other addresses in a source’s place, which carry no password', () => {
    assert.equal(readConfig({ PRUMO_PNCP_URL: 'https://mirror.br/x' }).connectors.baseUrls.pncp, 'https://mirror.br/x')
    for (const address of ['ftp://mirror.br', 'https://user:word@mirror.br', 'mirror'])
      assert.throws(() => readConfig({ PRUMO_TCU_URL: address }), /PRUMO_TCU_URL/)
  })
})
