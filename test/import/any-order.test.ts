// What a store holds after files of several sources came in any order of files and rows and in any split, and came again.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type CheckedMapping, parseMapping } from '../../src/import/run/import-mapping.ts'
import { mainTables } from '../../src/records/layout.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { createMemoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/port.ts'
import { runImportOf } from '../support/import-run.ts'

/** What a source says of one thing at one time; a text that it does not say is left out of the row. */
interface State {
  readonly id: number
  readonly time: number
  readonly value: number
  readonly text?: string | undefined
}

/** How a row is spelled: as the source usually does, or otherwise. */
type Spelling = 'usual' | 'other'

interface Source {
  /** Where the time stands: in the row, so that any rows make a file, or in the name of a file, whose rows have one time. */
  readonly timeOf: 'row' | 'file'
  /** How its tables are read, where no format knows them. */
  readonly mapping?: CheckedMapping
  readonly file: (
    states: readonly State[],
    spelling: Spelling,
  ) => { readonly fileName: string; readonly content: string }
  /** The fields of the record in which value and text stand. */
  readonly fields: { readonly id: string; readonly value: string; readonly text: string }
  readonly idOf: (id: number) => string
}

const day = (time: number): string => `2024-05-0${time + 1}`
const spelled = (spelling: Spelling, usual: string, other: string): string => (spelling === 'usual' ? usual : other)

const sources: Readonly<Record<string, Source>> = {
  pncp_contracts: {
    timeOf: 'row',
    fields: { id: 'contract_id', value: 'value', text: 'description' },
    idOf: (id) => `18715383000140-2-00000${id}/2024`,
    file: (states, spelling) => ({
      fileName: 'contratos.json',
      content: JSON.stringify(
        states.map(({ id, time, value, text }) => ({
          numeroControlePNCP: spelled(spelling, '', ' ') + sources.pncp_contracts?.idOf(id),
          numeroContratoEmpenho: `${id}/2024`,
          orgaoEntidade: { cnpj: spelled(spelling, '18715383000140', '18.715.383/0001-40'), razaoSocial: 'MUNICIPIO' },
          niFornecedor: spelled(spelling, '11444777000161', '11.444.777/0001-61'),
          valorInicial: value,
          valorGlobal: value,
          objetoContrato: text,
          dataAssinatura: '2024-02-01',
          numeroRetificacao: time,
          dataAtualizacaoGlobal: `${day(time)}T08:00:00`,
        })),
      ),
    }),
  },
  ocds: {
    timeOf: 'row',
    fields: { id: 'contract_id', value: 'value', text: 'description' },
    idOf: (id) => `ocds-xyz789-${id}/contract/7`,
    file: (states, spelling) => {
      const releases = states.map(({ id, time, value, text }) => ({
        ocid: `ocds-xyz789-${id}`,
        id: `r${time}`,
        date: `${day(time)}T00:00:00-03:00`,
        tag: ['contract'],
        buyer: { name: 'MUNICIPIO', identifier: { scheme: 'BR-CNPJ', id: '18715383000140' } },
        contracts: [
          {
            id: spelling === 'usual' ? '7' : 7,
            description: text,
            value: { amount: spelling === 'usual' ? value : String(value), currency: 'BRL' },
          },
        ],
      }))
      const records = releases.map((release) => ({ ocid: release.ocid, releases: [release] }))
      const packaged = spelling === 'usual' ? { publisher: {}, releases } : { publisher: {}, records }
      return { fileName: 'package.json', content: JSON.stringify(packaged) }
    },
  },
  portal_contracts: {
    timeOf: 'file',
    fields: { id: 'contract_id', value: 'value', text: 'description' },
    idOf: (id) => `170001-0000${id}2024`,
    file: (states, spelling) => {
      const titles = ['Número do Contrato', 'Objeto', 'Código UG', 'Data Assinatura Contrato', 'Valor Inicial Compra']
      const rows = states.map(({ id, value, text }) => [
        ...[spelled(spelling, `0000${id}2024`, ` 0000${id}2024 `), text ?? '', '170001'],
        ...[spelled(spelling, '01/02/2024', '2024-02-01'), `${value},00`],
      ])
      const quote = spelled(spelling, '', '"')
      return {
        fileName: `20240${(states[0]?.time ?? 0) + 1}_Compras.csv`,
        content: [titles, ...rows].map((row) => row.map((cell) => quote + cell + quote).join(';')).join('\r\n'),
      }
    },
  },
  cgu_sanctions: {
    timeOf: 'file',
    fields: { id: 'sanction_id', value: 'start', text: 'sanctioning_body' },
    idOf: (id) => `CEIS-10${id}`,
    file: (states, spelling) => {
      const titles =
        'CADASTRO;CÓDIGO DA SANÇÃO;CPF OU CNPJ DO SANCIONADO;CATEGORIA DA SANÇÃO;DATA INÍCIO SANÇÃO;ÓRGÃO SANCIONADOR'
      const rows = states.map(({ id, value, text = '' }) =>
        [
          ...[spelled(spelling, 'CEIS', 'Ceis'), spelled(spelling, `10${id}`, `'10${id}`)],
          ...[spelled(spelling, '11444777000161', '11.444.777/0001-61'), 'Impedimento'],
          ...[spelled(spelling, `0${value}/01/2023`, `2023-01-0${value}`), text],
        ].join(';'),
      )
      return {
        fileName: `extrato!20240${(states[0]?.time ?? 0) + 1}01_SANCOES.csv`,
        content: [titles, ...rows].join('\n'),
      }
    },
  },
}

/** A table that a mapping reads, by what tells the time of its rows: the time's cell, else the name of the file. */
function mappedSource(timeOf: Source['timeOf']): Source {
  return {
    timeOf,
    mapping: parseMapping(
      JSON.stringify({
        name: 'city',
        record_kind: 'contract',
        source: 'portal_transparencia',
        columns: {
          ...{ contract_id: 'Numero', organization_id: 'Orgao', description: 'Objeto', value: 'Valor' },
          signing_date: 'Assinado',
          ...(timeOf === 'row' && { state_number: 'Versao', state_date: 'Alterado' }),
        },
      }),
    ),
    fields: { id: 'contract_id', value: 'value', text: 'description' },
    idOf: (id) => `${id}/2024`,
    file: (states, spelling) => {
      const titles = [
        'Numero',
        'Orgao',
        'Objeto',
        'Valor',
        'Assinado',
        ...(timeOf === 'row' ? ['Versao', 'Alterado'] : []),
      ]
      const rows = states.map(({ id, time, value, text = '' }) => [
        spelled(spelling, `${id}/2024`, ` ${id}/2024`),
        ...[
          '18715383000140',
          text,
          spelled(spelling, `${value},00`, `R$ ${value},00`),
          spelled(spelling, '13/02/2024', '2024-02-13'),
        ],
        ...(timeOf === 'row' ? [time, day(time)] : []),
      ])
      const month = timeOf === 'file' ? `20240${(states[0]?.time ?? 0) + 1}_` : ''
      return { fileName: `${month}contratos.csv`, content: [titles, ...rows].map((row) => row.join(';')).join('\n') }
    },
  }
}

const allSources: Readonly<Record<string, Source>> = {
  ...sources,
  mapped_by_row: mappedSource('row'),
  mapped_by_file: mappedSource('file'),
}

/** States of few things, at most one of each thing and time. */
const someStates = fc.uniqueArray(
  fc.record<State>(
    { id: fc.nat(2), time: fc.nat(4), value: fc.integer({ min: 1, max: 9 }), text: fc.constantFrom('UM', 'DOIS') },
    { requiredKeys: ['id', 'time', 'value'], noNullPrototype: true },
  ),
  { minLength: 1, maxLength: 9, selector: ({ id, time }) => `${id} ${time}` },
)

/** An order of states, by rank, and where files are cut. */
interface Split {
  readonly ranks: readonly number[]
  readonly cuts: readonly boolean[]
}

const asGiven: Split = { ranks: [], cuts: [] }

function filesOf({ timeOf }: Source, states: readonly State[], { ranks, cuts }: Split): readonly (readonly State[])[] {
  const ordered = states.map((state, at) => ({ state, rank: ranks[at] ?? 0 })).sort((a, b) => a.rank - b.rank)
  const files: State[][] = []
  for (const [at, { state }] of ordered.entries()) {
    const open = timeOf === 'row' ? files.at(-1) : files.find(([first]) => first?.time === state.time)
    if (open === undefined || (cuts[at] && timeOf === 'row')) files.push([state])
    else open.push(state)
  }
  return files
}

interface Imported {
  readonly store: Store
  readonly accepted: number
}

async function importAll(
  source: Source,
  files: readonly (readonly State[])[],
  { spelling = 'usual', store = createMemoryStore() }: { readonly spelling?: Spelling; readonly store?: Store } = {},
): Promise<Imported> {
  let accepted = 0
  for (const states of files) {
    const { fileName, content } = source.file(states, spelling)
    const { report } = await runImportOf(content, { store, fileName, mapping: source.mapping })
    assert.equal(report.rejected, 0, JSON.stringify(report.rejections))
    accepted += report.accepted
  }
  return { store, accepted }
}

/** All records in force without where they came from and which state a field is of. */
async function contentOf(store: Store): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const reader = createRecordReader(store)
  const dataset = await reader.dataset({ version: await reader.version() })
  const tables = mainTables.map((table) => reader.documents(dataset, table, [...Array(dataset[table].length).keys()]))
  const records = (await Promise.all(tables)).flat().map(({ provenance: _, quality: __, ...record }) => record)
  // Records that differ in what no column holds, such as the id of a sanction, have no order.
  return records.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
}

const splits = fc.record<Split>({
  ranks: fc.array(fc.nat(1000), { minLength: 9, maxLength: 9 }),
  cuts: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
})

describe('files without a day', () => {
  test('count in the order in which they first came, and the bytes of one again change nothing', async () => {
    const { portal_contracts: source } = sources
    assert.ok(source)
    for (const text of ['UM', undefined]) {
      const files = [text, undefined].map((own, at) =>
        source.file([{ id: 1, time: 0, value: at + 1, text: own }], 'usual'),
      )
      const store = createMemoryStore()
      const import_ = (at: number) => runImportOf(files[at]?.content ?? '', { store, fileName: 'contratos.csv' })
      for (const at of [0, 1]) await import_(at)
      const content = await contentOf(store)
      assert.deepEqual([content[0]?.value, content[0]?.description], [2, text])
      const { report } = await import_(0)
      assert.deepEqual([report.accepted, report.updated, await contentOf(store)], [0, 0, content])
    }
  })
})

for (const [name, source] of Object.entries(allSources))
  describe(`files of ${name}`, () => {
    test('give one store in any order of files and rows and any split, and a second time change nothing', () =>
      fc.assert(
        fc.asyncProperty(someStates, splits, async (states, split) => {
          const given = await importAll(source, filesOf(source, states, asGiven))
          const files = filesOf(source, states, split)
          const { store } = await importAll(source, files)
          const content = await contentOf(store)
          assert.deepEqual(content, await contentOf(given.store))
          const again = await importAll(source, files.toReversed(), { store })
          assert.equal(again.accepted, 0)
          assert.deepEqual(await contentOf(store), content)
        }),
        { numRuns: 25 },
      ))

    test('leave each field at what the newest state says of it', () =>
      fc.assert(
        fc.asyncProperty(someStates, splits, async (states, split) => {
          const { store } = await importAll(source, filesOf(source, states, split))
          const { id: idField, value: valueField, text: textField } = source.fields
          const records = new Map((await contentOf(store)).map((record) => [record[idField], record]))
          assert.equal(records.size, new Set(states.map(({ id }) => id)).size)
          for (const id of new Set(states.map((state) => state.id))) {
            const newestFirst = states.filter((state) => state.id === id).toSorted((a, b) => b.time - a.time)
            const record = records.get(source.idOf(id))
            const value = newestFirst[0]?.value
            assert.equal(record?.[valueField], valueField === 'start' ? `2023-01-0${value}` : value)
            assert.equal(record?.[textField], newestFirst.find(({ text }) => text !== undefined)?.text)
          }
        }),
        { numRuns: 25 },
      ))

    test('name the same records however they are spelled', () =>
      fc.assert(
        fc.asyncProperty(someStates, async (states) => {
          const files = filesOf(source, states, asGiven)
          const { store } = await importAll(source, files)
          const content = await contentOf(store)
          await importAll(source, files, { store, spelling: 'other' })
          assert.deepEqual(await contentOf(store), content)
        }),
        { numRuns: 20 },
      ))
  })
