// Records that are made of rows, when the rows come in any order, in one file or in several.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { mainTables } from '../../src/records/layout.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { runImportOf } from '../support/import-run.ts'

/** A row about one of few things, in the words of its source. */
interface Row {
  readonly thing: number
  readonly who: number
  readonly value: number
  readonly flag: boolean
}

const firms = ['11444777000161', '11222333000181', '00509018000113']
const yes = (flag: boolean): string => (flag ? 'SIM' : 'NAO')

interface JoinedTable {
  readonly titles: string
  readonly delimiter?: string
  readonly cells: (row: Row) => readonly unknown[]
}

const formats: Readonly<Record<string, JoinedTable>> = {
  bid_rows: {
    titles: 'CD_ORGAO;NR_LICITACAO;NR_ITEM;NR_DOCUMENTO_LICITANTE;NM_LICITANTE;VL_PROPOSTA;VENCEDOR',
    cells: ({ thing, who, value, flag }) => [1, '1/2024', thing, firms[who], `FIRMA ${who}`, `${value},00`, yes(flag)],
  },
  portal_tender_participants: {
    titles: 'Número Licitação;Código UG;Código Item Compra;Código Participante;Nome Participante;Flag Vencedor',
    cells: ({ thing, who, value, flag }) => [
      ...['000052024', '170001', thing, firms[who], `FIRMA ${who} ${value}`, yes(flag)],
    ],
  },
  tcepb_partners: {
    titles: 'nu_cpfcnpj;socio_id;socio_qualificacao',
    cells: ({ thing, who }) => [firms[thing], `***${who}11222**-UM`, 'Sócio'],
  },
  tsuchiura_auctions: {
    titles: 'pid,date,bidder_id,num_bidders,reserveprice,bid,winner,bidresult_details',
    delimiter: ',',
    cells: ({ thing, who, value, flag }) => [thing + 1, '2015-04-02', who + 1, 3, 900, value, flag ? 1 : 0, ''],
  },
  portal_commitment_history: {
    titles: 'Código Empenho;Sequencial;Tipo Operação;Data Operação;Valor Total Item',
    cells: ({ thing, who, value, flag }) => [
      ...['170001000012024NE000173', thing, flag ? 'INCLUSAO' : 'ANULACAO', `0${who + 1}/07/2024`, `${value},00`],
    ],
  },
}

const rows = fc.array(
  fc.record<Row>({ thing: fc.nat(1), who: fc.nat(2), value: fc.integer({ min: 1, max: 3 }), flag: fc.boolean() }),
  { minLength: 1, maxLength: 6 },
)
const cuts = fc.array(fc.nat(2), { minLength: 6, maxLength: 6 })

/** A file of a table, of the day in its name or of none. */
interface TableFile {
  readonly day: string
  readonly rows: readonly Row[]
}

async function importAll(format: string, files: readonly TableFile[], store = createMemoryStore()): Promise<Store> {
  const { titles, delimiter = ';', cells } = formats[format] ?? { titles: '', cells: () => [] }
  for (const { day, rows } of files) {
    const content = [titles, ...rows.map((row) => cells(row).join(delimiter))].join('\n')
    const { report } = await runImportOf(content, { store, format, fileName: `${day}tabela.csv` })
    assert.equal(report.rejected, 0, JSON.stringify(report.rejections))
  }
  return store
}

/** The rows in three files or fewer, each of its day. */
function filesOf(all: readonly Row[], parts: readonly number[], days: readonly string[]): readonly TableFile[] {
  return [0, 1, 2]
    .map((part) => ({ day: days[part] ?? '', rows: all.filter((_, at) => parts[at] === part) }))
    .filter(({ rows }) => rows.length > 0)
}

async function contentOf(store: Store) {
  const reader = createRecordReader(store)
  const dataset = await reader.dataset({ version: await reader.version() })
  const tables = mainTables.map((table) => reader.documents(dataset, table, [...Array(dataset[table].length).keys()]))
  const records: readonly NormalisedRecord[] = (await Promise.all(tables)).flat()
  const contents = records.map(({ provenance: _, quality: __, ...record }) => record)
  return contents.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

const months = ['202401_', '202402_', '202403_'] as const
const someMonths = fc.array(fc.constantFrom(...months), { minLength: 3, maxLength: 3 })

for (const format of Object.keys(formats))
  describe(`rows of ${format}`, () => {
    test('give one store in one file or in several, of one day or of none', () =>
      fc.assert(
        fc.asyncProperty(rows, cuts, fc.constantFrom('', ...months), async (all, parts, day) => {
          const files = filesOf(all, parts, [day, day, day])
          const given = await contentOf(await importAll(format, [{ day, rows: all }]))
          assert.deepEqual(await contentOf(await importAll(format, files)), given)
          assert.deepEqual(await contentOf(await importAll(format, files.toReversed())), given)
        }),
        { numRuns: 25 },
      ))

    test('of several months give one store in any order of files, and a second time change nothing', () =>
      fc.assert(
        fc.asyncProperty(rows, cuts, someMonths, async (all, parts, days) => {
          const files = filesOf(all, parts, days)
          const store = await importAll(format, files)
          const content = await contentOf(store)
          assert.deepEqual(await contentOf(await importAll(format, files.toReversed())), content)
          await importAll(format, files, store)
          assert.deepEqual(await contentOf(store), content)
          await importAll(format, files.toReversed(), store)
          assert.deepEqual(await contentOf(store), content)
        }),
        { numRuns: 25 },
      ))
  })

describe('bids of several months', () => {
  test('stand as the newest month that has the bidder says, whichever came first, and nobody is lost', () =>
    fc.assert(
      fc.asyncProperty(rows, cuts, fc.shuffledSubarray([...months], { minLength: 3 }), async (all, parts, days) => {
        const files = filesOf(all, parts, days)
        const tenders = await contentOf(await importAll('bid_rows', files))
        const newestFirst = files.toSorted((a, b) => (a.day < b.day ? 1 : -1))
        const things = [...new Set(all.map(({ thing }) => thing))]
        const expected = things.map((thing) =>
          firms.flatMap((firm, who) => {
            const isOf = (row: Row): boolean => row.thing === thing && row.who === who
            const bids = newestFirst.find((file) => file.rows.some(isOf))?.rows.filter(isOf) ?? []
            return [...new Set(bids.map(({ value }) => value))].map((value) => `${firm} ${value}`)
          }),
        )
        const found = tenders.map((tender) => {
          assert.ok(tender.record_kind === 'tender')
          return tender.bids?.map((bid) => `${bid.supplier_id} ${bid.value}`)
        })
        const sorted = (lists: readonly (readonly string[] | undefined)[]) =>
          lists.map((list) => list?.toSorted().join()).sort()
        assert.deepEqual(sorted(found), sorted(expected))
      }),
      { numRuns: 60 },
    ))
})

describe('the bids on an item', () => {
  test('of a later day take the place of those of the same bidder alone, whichever came first', async () => {
    const january = { thing: 1, who: 0, value: 1, flag: true }
    const states = [
      ['202401_', [january, { ...january, who: 1, flag: false }]],
      ['202402_', [{ ...january, value: 2 }]],
    ] as const
    for (const order of [states, states.toReversed()]) {
      const store = createMemoryStore()
      const { titles, cells } = formats.bid_rows ?? { titles: '', cells: () => [] }
      for (const [day, file] of order) {
        const content = [titles, ...file.map((row) => cells(row).join(';'))].join('\n')
        await runImportOf(content, { store, fileName: `${day}propostas.csv` })
      }
      const [tender] = await contentOf(store)
      assert.ok(tender?.record_kind === 'tender')
      assert.deepEqual(tender.bids, [
        { supplier_id: firms[1], value: 1 },
        { supplier_id: firms[0], value: 2 },
      ])
      assert.equal(tender.supplier_id, firms[0])
    }
  })
})

describe('equal rows without an id', () => {
  test('count as often as in the file that has most of them, whichever came first, and the report says so', async () => {
    const titles = 'congressperson_name,subquota_description,supplier,cnpj_cpf,issue_date,total_net_value,document_id'
    const row = 'ANA LIMA,Flight tickets,CIA AEREA,02012862000160,2024-03-06,10.0,0'
    const [one, two] = [
      [titles, row],
      [titles, row, row],
    ].map((lines) => lines.join('\n'))
    for (const files of [
      [one, two],
      [two, one],
    ]) {
      const store = createMemoryStore()
      const reports = []
      for (const content of files)
        reports.push((await runImportOf(content ?? '', { store, format: 'camara_ceap' })).report)
      assert.equal((await contentOf(store)).length, 2)
      const notes = reports.map(({ quality_notes = [] }) =>
        quality_notes.filter(({ note }) => note === 'known_by_contents').map(({ count }) => count),
      )
      assert.deepEqual(notes, [[], [1]])
    }
  })
})
