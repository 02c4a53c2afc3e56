import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { outputKey, recordKey } from '../../src/agents/keys.ts'
import { packOutput } from '../../src/agents/tasks/output.ts'
import type { Connector, FetchStep } from '../../src/connectors/connector.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { languages } from '../../src/domain/vocabulary.ts'
import { systemIds } from '../../src/platform/ids.ts'
import { refreshSources } from '../../src/services/investigations/refresh-sources.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { readTrail } from '../support/audit-trail.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { failureOf, follow, investigate } from '../support/investigate.ts'
import { startService, type TestService } from '../support/service.ts'
import { serviceRecords } from '../support/service-records.ts'
import { answer, json, startUpstream, type UpstreamServer } from '../support/upstream-server.ts'

// An investigation of a data source whose connector is enabled asks it first.

let upstream: UpstreamServer
let service: TestService | undefined
before(async () => {
  upstream = await startUpstream()
})
after(() => upstream.close())
afterEach(async () => {
  await service?.stop()
  service = undefined
})

const start = (records?: readonly NormalisedRecord[]) =>
  startService(records, { connectors: { enabled: ['pncp'], baseUrls: { pncp: upstream.url }, apiKeys: {} } })

const body = {
  query: 'contratos',
  data_source: 'compras_gov',
  filters: { date_range: { start: '2024-03-01', end: '2024-03-31' } },
}

function page(count: number) {
  const data = Array.from({ length: count }, (_, at) => ({
    numeroControlePNCP: `00394502000144-2-${String(at).padStart(6, '0')}/2024`,
    numeroContratoEmpenho: `${at}/2024`,
    objetoContrato: 'Fornecimento de pães',
    orgaoEntidade: { cnpj: '00394502000144', razaoSocial: 'Comando' },
    niFornecedor: '11444777000161',
    nomeRazaoSocialFornecedor: 'Padaria São João',
    valorGlobal: 1000 + at,
    dataAssinatura: '2024-03-05',
    dataPublicacaoPncp: '2024-03-06T10:00:00',
  }))
  return json({ data, totalRegistros: count, totalPaginas: 1, paginasRestantes: 0, empty: false })
}

test('a refresh that lacked descriptors or room fails as a whole, so that the coordinator repeats it', async () => {
  for (const reason of ['out_of_descriptors', 'not_writable'] as const) {
    const state = createMemoryStore()
    await state.commit([
      {
        key: recordKey('i'),
        value: Buffer.from(JSON.stringify({ request: body, created_at: '2026-01-15T12:00:00Z' })),
      },
      { key: outputKey('i', 'plan'), value: packOutput({ filters: body.filters }) },
    ])
    async function* fetch(): AsyncGenerator<FetchStep> {
      yield { type: 'error', error: { source: 'pncp', code: reason, recoverable: true } }
    }
    const connectors = new Map([['pncp', { id: 'pncp', fetch } as unknown as Connector]] as const)
    const imports = { directory: '.', ids: systemIds, run: () => Promise.reject(new Error('nothing to import')) }
    const context = { state, connectors, imports, clock: new FakeClock(), records: { version: async () => 1 } }
    await assert.rejects(refreshSources(context, 'i'), { code: 'SERVICE_UNAVAILABLE', details: { reason } })
  }
})

describe('an investigation of a source with a connector', () => {
  test('reads what the source gave, under the version that holds it', async () => {
    upstream.play(page(30))
    service = await start([])
    const { results } = await investigate(await service.clientOf('analyst', 'en'), body)
    assert.equal(results.metadata.total_records_analyzed, 30)
    assert.deepEqual([results.metadata.partial, results.metadata.errors], [undefined, undefined])
    assert.ok((results.metadata.dataset_version ?? 0) > 0)
    assert.match(upstream.asked[0]?.path ?? '', /dataInicial=20240301&dataFinal=20240331/)
    const admin = await service.clientOf('admin', 'en')
    const [event] = await readTrail(admin, { event_type: 'data.import' })
    assert.equal(event?.user_id, null)
    assert.deepEqual(
      { ...event?.details, sha256: '' },
      {
        status: 'completed',
        source: 'compras_gov',
        format: 'pncp_contracts',
        sha256: '',
        rows_read: 30,
        accepted: 30,
        rejected: 0,
      },
    )
  })

  test('finds a body that the question names and the source has only just brought', async () => {
    upstream.play(page(30))
    service = await start([])
    const query = 'contratos do Comando'
    const { results } = await investigate(await service.clientOf('analyst', 'en'), { ...body, query })
    assert.equal(results.metadata.total_records_analyzed, 30)
    assert.deepEqual(results.metadata.query_notes, [])
    assert.equal(results.metadata.query_filters?.find(({ text }) => text?.includes('Comando'))?.records_left, 30)
  })

  test('goes on without a source that fails, and says that its results are partial and why, in both languages', async () => {
    upstream.play(answer(400))
    service = await start(serviceRecords())
    for (const language of languages) {
      const { results } = await investigate(await service.clientOf('analyst', language), body)
      assert.equal(results.metadata.partial, true)
      assert.deepEqual(results.metadata.errors, [{ source: 'pncp', code: 'bad_request', recoverable: false }])
      assert.ok(results.metadata.total_records_analyzed > 0)
    }
  })

  test('fails where its source fails and nothing of it is stored, and can be repeated', async () => {
    upstream.play(answer(400))
    service = await start([])
    for (const language of languages) {
      const client = await service.clientOf('analyst', language)
      const { english } = await client.request('start_investigation', { body })
      const params = { investigation_id: (english as { investigation_id: string }).investigation_id }
      await follow(client, params.investigation_id)
      const { code, details } = failureOf(await client.request('investigation_results', { params }), 503)
      assert.deepEqual([code, details.source], ['INVALID_DATA_SOURCE', 'compras_gov'])
      assert.equal((await client.request('retry_investigation', { params })).status, 201)
    }
  })

  test('does not ask where no connector serves its source', async () => {
    upstream.play(answer(400))
    service = await start(serviceRecords())
    const { results } = await investigate(await service.clientOf('analyst', 'en'), {
      query: 'contratos',
      data_source: 'portal_transparencia',
    })
    assert.deepEqual([results.metadata.errors, upstream.asked], [undefined, []])
  })
})
