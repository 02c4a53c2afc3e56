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

const formats: Readonly<Record<string, { readonly titles: string; readonly cells: (row: Row) => readonly unknown[] }>> =
  {
    bid_rows: {
      titles: 'CD_ORGAO;NR_LICITACAO;NR_ITEM;NR_DOCUMENTO_LICITANTE;NM_LICITANTE;VL_PROPOSTA;VENCEDOR',
      cells: ({ thing, who, value, flag }) => [
        1,
        '1/2024',
        thing,
        firms[who],
        `FIRMA ${who}`,
        `${value},00`,
        yes(flag),
      ],
    },
    portal_tender_participants: {
      titles: 'Número Licitação;Código UG;Código Item Compra;Código Participante;Nome Participante;Flag Vencedor',
      cells: ({ thing, who, flag }) => ['000052024', '170001', thing, firms[who], `FIRMA ${who}`, yes(flag)],
    },
    tcepb_partners: {
      titles: 'nu_cpfcnpj;socio_id;socio_qualificacao',
      cells: ({ thing, who }) => [firms[thing], `***${who}11222**-UM`, 'Sócio'],
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

async function storeOf(format: string, files: readonly (readonly Row[])[], day: string): Promise<Store> {
  const store = createMemoryStore()
  const { titles, cells } = formats[format] ?? { titles: '', cells: () => [] }
  for (const [at, file] of files.entries()) {
    const content = [titles, ...file.map((row) => cells(row).join(';'))].join('\n')
    const { report } = await runImportOf(content, { store, format, fileName: `${day}tabela${at}.csv` })
    assert.equal(report.rejected, 0, JSON.stringify(report.rejections))
  }
  return store
}

async function contentOf(store: Store) {
  const reader = createRecordReader(store)
  const dataset = await reader.dataset({ version: await reader.version() })
  const tables = mainTables.map((table) => reader.documents(dataset, table, [...Array(dataset[table].length).keys()]))
  const records: readonly NormalisedRecord[] = (await Promise.all(tables)).flat()
  const contents = records.map(({ provenance: _, quality: __, ...record }) => record)
  return contents.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

for (const format of Object.keys(formats))
  describe(`rows of ${format}`, () => {
    test('give one store in one file or in several, of one day or of none', () =>
      fc.assert(
        fc.asyncProperty(rows, cuts, fc.constantFrom('', '202401_'), async (all, parts, day) => {
          const files = [0, 1, 2]
            .map((part) => all.filter((_, at) => parts[at] === part))
            .filter(({ length }) => length > 0)
          const given = await contentOf(await storeOf(format, [all], day))
          assert.deepEqual(await contentOf(await storeOf(format, files, day)), given)
          assert.deepEqual(await contentOf(await storeOf(format, files.toReversed(), day)), given)
        }),
        { numRuns: 40 },
      ))
  })

describe('the bids on an item', () => {
  test('of a later day take the place of those of the same bidder alone, whichever came first', async () => {
    const january = { thing: 1, who: 0, value: 1, flag: true }
    const months = [
      ['202401_', [january, { ...january, who: 1, flag: false }]],
      ['202402_', [{ ...january, value: 2 }]],
    ] as const
    for (const order of [months, months.toReversed()]) {
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
