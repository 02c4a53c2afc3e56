import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { languages } from '../../src/domain/vocabulary.ts'
import type { Client } from '../support/client.ts'
import { failureOf } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'

// Which names a request may have, and how the wrong ones are refused.

let service: TestService
let en: Client
let pt: Client

before(async () => {
  service = await startService()
  en = await service.clientOf('analyst', 'en')
  pt = await service.clientOf('analyst', 'pt')
})
after(() => service.stop())

/** A body as it is. */
const json = (body: object) => ({ raw: { body: JSON.stringify(body), type: 'application/json' } })
const english = { query: 'abc', data_source: 'tcu' }
const portuguese = { consulta: 'abc', fonte_dados: 'tcu' }

test('a refusal names every field that failed, in the names and words of its reader, after the first', async () => {
  const failing = { query: 5, data_source: 'tcu', sensitivity: 7, filters: { min_value: 'much' }, more: 1 }
  const { details } = failureOf(await en.request('create_investigation', json(failing)), 400)
  const { field, reason, fields } = details as { field: string; reason: string; fields: Record<string, string>[] }
  assert.deepEqual([field, reason], [fields[0]?.field, fields[0]?.reason])
  assert.deepEqual(Object.fromEntries(fields.map((failed) => [failed.field, failed.reason])), {
    more: 'unknown_field',
    query: 'wrong_type',
    'filters.min_value': 'wrong_type',
    sensitivity: 'above_maximum',
  })
  assert.match(fields.find((failed) => failed.field === 'sensitivity')?.explanation ?? '', /at most 1/)
  const fracassos = { consulta: 5, fonte_dados: 'tcu', sensibilidade: 7, filtros: { valor_minimo: 'muito' }, mais: 1 }
  const answer = await pt.request(
    'create_investigation',
    json({ dados: { tipo: 'investigacao', atributos: fracassos } }),
  )
  const { detalhes } = (answer.body as { erro: { detalhes: { campos: { campo: string; explicacao: string }[] } } }).erro
  const campos = ['consulta', 'filtros.valor_minimo', 'mais', 'sensibilidade']
  assert.deepEqual(
    detalhes.campos.map(({ campo }) => campo).sort(),
    campos.map((campo) => `dados.atributos.${campo}`),
  )
  assert.ok(detalhes.campos.every(({ explicacao }) => /campo/i.test(explicacao)))
})

test('a refusal of a query, and one in each form, names them too; of very many the first, and of a large body one', async () => {
  const rawQuery = 'page=x&limit=1000&min_anomalies=-1'
  const { details } = failureOf(await en.request('list_investigations', { rawQuery }), 400)
  const named = (details.fields as { field: string }[]).map(({ field }) => field)
  assert.deepEqual(named.sort(), ['limit', 'min_anomalies', 'page'])
  for (const [Accept, place] of [
    ['application/problem+json', (error: Record<string, unknown>) => error.parameter],
    ['application/vnd.api+json', (error: Record<string, unknown>) => (error.source as { parameter: string }).parameter],
  ] as const) {
    const { body } = await en.request('list_investigations', { rawQuery, headers: { Accept } })
    const { errors } = body as { errors: Record<string, unknown>[] }
    assert.deepEqual(errors.map(place).sort(), ['limit', 'min_anomalies', 'page'])
  }
  const filters = { organizations: Array.from({ length: 50 }, () => 1) }
  const many = failureOf(await en.request('create_investigation', json({ ...english, filters })), 400).details
  assert.equal((many.fields as object[]).length, 20)
  const large = { ...english, sensitivity: 7, more: 'x'.repeat(65_536) }
  assert.equal(failureOf(await en.request('create_investigation', json(large)), 400).details.fields, undefined)
})

describe('a path that both languages share', () => {
  test('takes the parameters of either and answers in the language that the caller prefers', async () => {
    const queries = ['state=SP&limit=2&sort=-value', 'estado=SP&limite=2&ordenacao=-valor', 'estado=SP&page[size]=2']
    for (const client of [en, pt])
      for (const rawQuery of queries) {
        const { status, body } = await client.request('list_contracts', { rawQuery })
        assert.equal(status, 200, rawQuery)
        const { length } = Object.values(body as Readonly<Record<string, readonly unknown[]>>)[0] ?? []
        assert.equal(length, 2, rawQuery)
      }
    const filters = ['filter[record_kind]=contract&limit=1', 'filtro[tipo_registro]=contrato&limite=1']
    const totals = await Promise.all(filters.map((rawQuery) => en.request('list_contracts', { rawQuery })))
    const [first, second] = totals.map((answer) => (answer.english as { meta: { total: number } }).meta.total)
    assert.ok(first !== undefined && first > 0)
    assert.equal(first, second)
  })

  test('takes a body of either, in the language of which it answers', async () => {
    const asked = { data_source: 'compras_gov', anomaly_types: ['price_anomaly'], max_results: 1 }
    const pedido = { fonte_dados: 'compras_gov', tipos_anomalia: ['anomalia_preco'], max_resultados: 1 }
    const answers = await Promise.all([
      en.request('detect_anomalies', json(asked)),
      pt.request('detect_anomalies', json(pedido)),
    ])
    assert.deepEqual(
      answers.map(({ status, body }) => [status, Object.keys(body as object)[0]]),
      [
        [200, 'anomalies'],
        [200, 'anomalias'],
      ],
    )
    // Values of the other language stand beside names of the own.
    const mixed = await en.request('detect_anomalies', json({ ...asked, anomaly_types: ['anomalia_preco'] }))
    assert.equal(mixed.status, 200)
  })

  test('takes each field once, by one of its names', async () => {
    const twice = await en.request('list_contracts', { rawQuery: 'state=SP&estado=RJ' })
    assert.equal(failureOf(twice, 400).details.reason, 'named_twice')
    const body = { data_source: 'compras_gov', sensitivity: 0.5, sensibilidade: 0.9 }
    // One Portuguese name is enough for an answer in Portuguese.
    const { field, reason } = failureOf(await pt.request('detect_anomalies', json(body)), 400).details
    assert.deepEqual([field, reason], ['sensibilidade', 'named_twice'])
  })
})

describe('a path of one language', () => {
  test('refuses the names and values of the other and says the right ones', async () => {
    const table = [
      [en, 'start_investigation', json(portuguese), /consulta is called query here/],
      [en, 'start_investigation', json({ ...english, filters: { regioes: ['SP'] } }), /called filters\.regions here/],
      [
        en,
        'start_investigation',
        json({ ...english, anomaly_types: ['anomalia_preco'] }),
        /written price_anomaly here/,
      ],
      [pt, 'start_investigation', json(english), /query se chama consulta\./],
      [
        pt,
        'start_investigation',
        json({ ...portuguese, tipos_anomalia: ['price_anomaly'] }),
        /escreve anomalia_preco /,
      ],
      [
        pt,
        'start_investigation',
        json({ ...portuguese, filtros: { contract_types: [] } }),
        /filtros\.tipos_contrato\./,
      ],
      [en, 'list_investigations', { rawQuery: 'limite=5' }, /limite is called limit here/],
      [en, 'list_investigations', { rawQuery: 'status=concluida' }, /written completed here/],
      [en, 'list_investigations', { rawQuery: 'filtro[status]=failed' }, /called filter\[status\] here/],
      [pt, 'list_investigations', { rawQuery: 'sort=status' }, /sort se chama ordenacao\./],
      [pt, 'list_investigations', { rawQuery: 'ordenacao=-created_at' }, /created_at se chama criado_em\./],
      [pt, 'list_investigations', { rawQuery: 'page[size]=5' }, /page\[size\] se chama pagina\[tamanho\]\./],
      [pt, 'list_investigations', { rawQuery: 'escopo=own' }, /own se escreve proprias /],
    ] as const
    for (const [client, id, request, explanation] of table) {
      const { code, details } = failureOf(await client.request(id, request), 400)
      assert.equal(code, 'VALIDATION_ERROR')
      assert.match(String(details.explanation), explanation)
    }
  })

  test('starts with its own', async () => {
    for (const language of languages) {
      const [client, body] = language === 'en' ? [en, english] : [pt, portuguese]
      assert.equal((await client.request('start_investigation', json(body))).status, 201)
    }
  })
})
