import assert from 'node:assert/strict'
import { createReadStream, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, describe, test } from 'node:test'
import { crc32, deflateRawSync } from 'node:zlib'
import { runRefresh } from '../../src/cli/refresh.ts'
import { createConnectors } from '../../src/connectors/create-connectors.ts'
import type { ImportReport } from '../../src/domain/generated/wire-types.ts'
import type { NormalisedRecord, ReferenceRecord } from '../../src/domain/records.ts'
import { type Failure, type Outcome, toOutcome } from '../../src/errors.ts'
import { importStream } from '../../src/import/run/import-file.ts'
import { createHttpClient } from '../../src/platform/fetch.ts'
import { systemIds as ids } from '../../src/platform/ids.ts'
import type { ImportJob } from '../../src/services/imports.ts'
import { type RefreshResult, refreshSource, type SourceRefresh } from '../../src/services/refresh.ts'
import { createRefreshMemory } from '../../src/services/refresh-memory.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import { settle } from '../support/connector-run.ts'
import { FakeClock } from '../support/fake-clock.ts'
import { importPartsOf } from '../support/import-run.ts'
import { answer, json, type Reply, startUpstream, type UpstreamServer } from '../support/upstream-server.ts'

const http = createHttpClient()
const directory = mkdtempSync(join(tmpdir(), 'prumo-refresh-'))
let server: UpstreamServer
let records: NormalisedRecord[]
/** What the next imports fail with. */
let failing: Failure | undefined
let refresh: (request: SourceRefresh) => Promise<RefreshResult>

before(async () => {
  server = await startUpstream()
})
after(async () => {
  await http.close()
  await server.close()
  rmSync(directory, { recursive: true })
})
beforeEach(() => {
  const store = createMemoryStore()
  const clock = new FakeClock()
  failing = undefined
  records = []
  const parts = importPartsOf(store, { records, saved: [] })
  const connectors = createConnectors(
    {
      enabled: ['pncp', 'cgu', 'ibge', 'datasus', 'portal_transparencia'],
      baseUrls: {
        pncp: server.url,
        cgu: server.url,
        ibge: server.url,
        datasus: server.url,
        portal_transparencia: server.url,
      },
      apiKeys: { portal_transparencia: 'k' },
    },
    { http, clock, random: () => 0, memory: createRefreshMemory(store, clock) },
  )
  const imports = { directory, ids, run: (job: ImportJob) => runOrFail(parts, job) }
  refresh = (request) => settle(clock, refreshSource({ connectors, imports }, request))
})

async function runOrFail(parts: Parameters<typeof runJob>[0], job: ImportJob): Promise<Outcome<ImportReport>> {
  return failing === undefined ? runJob(parts, job) : { type: 'failed', failure: failing }
}

const march: SourceRefresh = { source: 'pncp', kind: 'contracts', window: { from: '2024-03-01', to: '2024-03-31' } }

function contract(id: number, supplier = 'Padaria São João'): object {
  return {
    numeroControlePNCP: `00394502000144-2-00000${id}/2024`,
    objetoContrato: 'Fornecimento de pães',
    numeroContratoEmpenho: `${id}/2024`,
    orgaoEntidade: { cnpj: '00394502000144', razaoSocial: 'Comando' },
    niFornecedor: '11444777000161',
    nomeRazaoSocialFornecedor: supplier,
    valorGlobal: 1000.5,
    dataAssinatura: '2024-03-05',
    dataPublicacaoPncp: '2024-03-06T10:00:00',
  }
}

function pageOf(contracts: readonly object[], left: number): Reply {
  return json({ data: contracts, totalRegistros: 3, totalPaginas: 2, paginasRestantes: left, empty: false })
}

describe('a refresh', () => {
  test('imports the pages that it gets as one, and each record says which address it came from', async () => {
    server.play(pageOf([contract(1), contract(2)], 1), pageOf([contract(3)], 0))
    const result = await refresh(march)
    assert.deepEqual([result.complete, result.errors, result.pages], [true, [], 2])
    assert.deepEqual(
      result.imported.map(({ rows_read, accepted }) => [rows_read, accepted]),
      [[3, 3]],
    )
    assert.deepEqual(
      records.map(({ provenance }) => [provenance.file.replace(server.url, ''), provenance.line, provenance.source]),
      [
        ['/consulta/v1/contratos?dataInicial=20240301&dataFinal=20240331&pagina=1&tamanhoPagina=500', 1, 'compras_gov'],
        ['/consulta/v1/contratos?dataInicial=20240301&dataFinal=20240331&pagina=1&tamanhoPagina=500', 2, 'compras_gov'],
        ['/consulta/v1/contratos?dataInicial=20240301&dataFinal=20240331&pagina=2&tamanhoPagina=500', 1, 'compras_gov'],
      ],
    )
    assert.deepEqual(readdirSync(directory), [])
  })

  test('done twice adds nothing', async () => {
    server.play(pageOf([contract(1)], 0))
    await refresh(march)
    const again = await refresh(march)
    assert.deepEqual([again.imported[0]?.accepted, again.imported[0]?.duplicates], [0, 1])
  })

  test('of a source that fails half way keeps what came, says what is missing, and goes on from there', async () => {
    server.play(pageOf([contract(1), contract(2)], 1), answer(200, '{"data":[{"numeroControle'))
    const partial = await refresh(march)
    assert.equal(partial.complete, false)
    assert.equal(records.length, 2)
    assert.deepEqual(
      partial.errors.map(({ code, recoverable, page }) => [code, recoverable, page]),
      [['invalid_json', true, 2]],
    )
    server.play(pageOf([contract(3)], 0))
    const rest = await refresh(march)
    assert.equal(rest.complete, true)
    assert.deepEqual([server.asked.length, records.length], [1, 3])
    assert.match(server.asked[0]?.path ?? '', /pagina=2/)
  })

  test('reads names whatever charset the source says it writes', async () => {
    const body = JSON.stringify({ data: [contract(1)], totalRegistros: 1, paginasRestantes: 0 })
    server.play(answer(200, Buffer.from(body, 'latin1'), { 'content-type': 'application/json; charset=utf-8' }))
    await refresh(march)
    server.play(answer(200, body, { 'content-type': 'application/json; charset=ISO-8859-1' }))
    await refresh(march)
    assert.deepEqual(
      records.map((record) => 'supplier' in record && record.supplier),
      ['Padaria São João', 'Padaria São João'],
    )
  })

  test('brings in the ZIP of a register', async () => {
    const csv =
      'CADASTRO;TIPO DE PESSOA;CPF OU CNPJ DO SANCIONADO;NOME DO SANCIONADO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO\r\nCEIS;J;11444777000161;UM;Inidoneidade;01/02/2024\r\n'
    server.play(
      answer(200, '<script>arquivos.push({"ano" : "2026", "mes" : "10", "dia" : "02", "origem" : "CEIS"});</script>'),
      answer(200, zipOf('20261002_CEIS.csv', Buffer.from(csv, 'latin1'))),
    )
    const result = await refresh({ source: 'cgu', kind: 'ceis' })
    assert.deepEqual([result.complete, result.imported[0]?.accepted], [true, 1])
    assert.equal(records[0]?.record_kind, 'sanction')
    assert.match(records[0]?.provenance.file ?? '', /\/download-de-dados\/ceis\/20261002!20261002_CEIS\.csv$/)
  })

  test('of bytes that break off imports none of them', async () => {
    const cut: Reply = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('PK\u0003\u0004', () => response.destroy())
    }
    server.play(
      answer(200, '<script>arquivos.push({"ano" : "2026", "mes" : "10", "dia" : "02", "origem" : "CEIS"});</script>'),
      cut,
    )
    const result = await refresh({ source: 'cgu', kind: 'ceis' })
    assert.deepEqual(
      result.errors.map(({ code }) => code),
      ['connection_failed'],
    )
    assert.deepEqual([result.complete, result.imported, records], [false, [], []])
    assert.deepEqual(readdirSync(directory), [])
  })

  test('of a page that no format reads stops there and says so', async () => {
    server.play(pageOf([{ nada: 'conhecido' }], 0))
    const result = await refresh(march)
    assert.deepEqual(
      result.errors.map(({ code, recoverable }) => [code, recoverable]),
      [['import_failed', false]],
    )
    assert.deepEqual([server.asked.length, records], [1, []])
  })

  test('whose import lacked descriptors or room says so, and imports the same pages when it is asked again', async () => {
    for (const reason of ['out_of_descriptors', 'not_writable'] as const) {
      failing = { code: 'SERVICE_UNAVAILABLE', details: { reason } }
      server.play(pageOf([contract(1)], 0), pageOf([contract(1)], 0))
      const { errors } = await refresh({ ...march, organization: reason })
      assert.deepEqual(
        errors.map(({ code, recoverable }) => [code, recoverable]),
        [[reason, true]],
      )
      failing = undefined
      const again = await refresh({ ...march, organization: reason })
      assert.deepEqual([again.complete, again.pages], [true, 1])
    }
  })

  test('asks for everything again after it came to the end of a source whose last page was empty', async () => {
    const tender = (id: number) => ({
      id,
      licitacao: { numero: String(id) },
      modalidadeLicitacao: 'Pregão',
      situacaoCompra: 'Encerrado',
      unidadeGestora: { codigo: '170001' },
    })
    const tenders = { ...march, source: 'portal_transparencia', kind: 'tenders', organization: '26000' }
    const full = json(Array.from({ length: 15 }, (_, at) => tender(at + 1)))
    for (let time = 0; time < 2; time++) {
      server.play(full, json([]))
      const result = await refresh(tenders)
      assert.deepEqual([result.complete, result.pages, records.length], [true, 1, 15 * (time + 1)])
      assert.match(server.asked[0]?.path ?? '', /pagina=1$/)
    }
  })

  test('adds up hospitals of one place over its pages, each once, and takes nothing from half of them', async () => {
    const hospitals = { source: 'datasus', kind: 'hospitals' }
    const page = (...names: readonly string[]): Reply =>
      json({
        hospitais_leitos: names.map((nome_do_hospital) => ({
          nome_do_hospital,
          unidade_da_federacao_onde_fica_o_hospital: 'PA',
          nome_do_municipio_onde_fica_o_hospital: 'BELEM',
          codigo_ibge_do_municipio: '150140',
          quantidade_total_de_leitos_do_hosptial: 10,
        })),
      })
    server.play(page('UM', 'DOIS'), answer(400))
    const half = await refresh(hospitals)
    assert.deepEqual([half.complete, half.errors.map(({ code }) => code), records], [false, ['bad_request'], []])
    server.play(page('UM', 'DOIS'), page('TRES'), page())
    assert.equal((await refresh(hospitals)).complete, true)
    assert.deepEqual(
      (records as readonly ReferenceRecord[]).map(({ figures }) => figures),
      [{ hospitals: 3, beds: 30 }],
    )
  })

  test('of the items of several notices knows whose each is', async () => {
    const item = (numeroItem: number) => ({ numeroItem, descricao: 'Papel', valorUnitarioEstimado: 5, valorTotal: 10 })
    server.play(json([item(1), item(2)]), json([item(1)]))
    const ids = ['00394502000144-1-000012/2024', '00394502000144-1-000013/2024']
    const result = await refresh({ source: 'pncp', kind: 'items', ids })
    assert.deepEqual([result.complete, result.imported.length], [true, 1])
    assert.deepEqual(
      records.map((record) => 'contract_id' in record && record.contract_id),
      [`${ids[0]}-1`, `${ids[0]}-2`, `${ids[1]}-1`],
    )
  })

  test('that is told that nothing changed reads the page again once there are other importers', async () => {
    const store = createMemoryStore()
    const clock = new FakeClock()
    const version = { address: 'a', etag: '"1"', digest: 'd', items: 1, last: true }
    await createRefreshMemory(store, clock).saveVersion(version)
    assert.deepEqual(await createRefreshMemory(store, clock).findVersion('a'), version)
    assert.equal(await createRefreshMemory(store, clock, 'importers of tomorrow').findVersion('a'), undefined)
  })

  test('of a source that is not enabled is a partial result, and of one that does not exist a mistake', async () => {
    const result = await refresh({ source: 'tcu', kind: 'unfit_bidders' })
    assert.deepEqual(result.errors, [{ source: 'tcu', code: 'not_configured', recoverable: false }])
    assert.equal(result.complete, false)
    await assert.rejects(refresh({ source: 'nowhere', kind: 'x' }), /INVALID_DATA_SOURCE/)
  })
})

describe('the refresh command', () => {
  test('says what came and what is missing, and ends with 1 when something is', async () => {
    let text = ''
    const parts = {
      refresh: async (request: SourceRefresh) => refresh(request),
      stdout: { write: (piece: string) => (text += piece) },
    }
    const command = { source: 'pncp', kind: 'contracts', from: '2024-03-01', to: '2024-03-31', json: false }
    server.play(pageOf([contract(1), contract(2)], 1), answer(400))
    assert.equal(await runRefresh(command, parts), 1)
    assert.match(text, /^status +partial$/m)
    assert.match(text, /^accepted +2$/m)
    assert.match(text, /^ +error +bad_request status 400 page 2 http/m)
    text = ''
    server.play(pageOf([contract(1), contract(2)], 1), answer(400))
    assert.equal(await runRefresh({ ...command, language: 'pt' }, parts), 1)
    assert.match(text, /^situação +parcial$/m)
    assert.match(text, /^repetidas +2$/m)
    assert.match(text, /^ +erro +bad_request status 400 página 2 http/m)
    server.play(pageOf([contract(3)], 0))
    assert.equal(await runRefresh({ ...command, json: true }, parts), 0)
  })
})

function runJob(parts: Parameters<typeof importStream>[2], job: ImportJob): Promise<Outcome<ImportReport>> {
  const { path, fileName, url, digest, pages, source, format } = job
  const input = { fileName, url, open: () => createReadStream(path), digest, pages }
  return toOutcome(() => importStream(input, { source, format }, parts))
}

/** A ZIP with one deflated file (PKWARE APPNOTE 4.3). */
function zipOf(name: string, content: Uint8Array): Buffer {
  const data = deflateRawSync(content)
  const sizes = Buffer.alloc(26)
  sizes.writeUInt16LE(20, 0)
  sizes.writeUInt16LE(8, 4)
  sizes.writeUInt32LE(crc32(content), 10)
  sizes.writeUInt32LE(data.length, 14)
  sizes.writeUInt32LE(content.length, 18)
  sizes.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), sizes, Buffer.from(name), data])
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), sizes, Buffer.alloc(14), Buffer.from(name)])
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
