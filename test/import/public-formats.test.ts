import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { findMunicipalityCode, findUnitOfIbgeCode } from '../../src/domain/ibge-codes.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { ReleaseGathering } from '../../src/import/formats/ocds/gather-processes.ts'
import { limits } from '../../src/limits.ts'
import { runImportOf } from '../support/import-run.ts'
import { fixturesFolder } from '../support/repository.ts'

const fixtures = `${fixturesFolder}import/`

const release = (ocid: string, id: string, more: object = {}): object => ({
  ocid,
  id,
  tag: ['contract'],
  date: '2024-01-01T00:00:00Z',
  contracts: [{ id: 'C', value: { amount: 10, currency: 'MXN' } }],
  ...more,
})

describe('OCDS', () => {
  test('is read alike as a package, as lines, as documents in a row, as an array and as a record package', async () => {
    const releases = [release('ocds-a-1', '1'), release('ocds-a-2', '1'), release('ocds-a-3', '1')]
    const texts = releases.map((each) => JSON.stringify(each))
    const forms = {
      package: JSON.stringify({ uri: 'x', publisher: { name: 'p' }, releases }),
      reversed_package: JSON.stringify({ releases, publisher: { name: 'p' }, uri: 'x' }),
      lines: `${texts.join('\n')}\n`,
      documents: texts.join(''),
      packages: releases.map((each) => JSON.stringify({ publisher: {}, releases: [each] })).join('\n'),
      array: JSON.stringify(releases),
      records: JSON.stringify({
        publisher: {},
        records: releases.map((each, at) => ({ ocid: `ocds-a-${at + 1}`, releases: [each] })),
      }),
      record_lines: releases
        .map((each, at) => JSON.stringify({ ocid: `ocds-a-${at + 1}`, releases: [each] }))
        .join('\n'),
      compiled: JSON.stringify({
        publisher: {},
        records: releases.map((each) => ({ compiledRelease: each, releases: [{ url: 'x' }] })),
      }),
    }
    for (const [name, content] of Object.entries(forms)) {
      const { report, records } = await runImportOf(content)
      assert.equal(report.format, 'ocds', name)
      assert.deepEqual([report.accepted, report.rejected], [3, 0], name)
      assert.deepEqual(
        (records as readonly ActRecord[]).map(({ contract_id, currency }) => [contract_id, currency]),
        ['1', '2', '3'].map((at) => [`ocds-a-${at}/contract/C`, 'MXN']),
        name,
      )
    }
  })

  test('builds a contract of all releases of its process, whatever their order, and names how many rows made it', async () => {
    const { report, records } = await runImportOf(
      JSON.stringify([
        release('ocds-a-1', '1'),
        release('ocds-a-2', '1'),
        release('ocds-a-1', '1'),
        release('ocds-a-1', '2', { date: '2024-02-01T00:00:00Z' }),
        release('ocds-a-1', '0', { date: '2023-02-01T00:00:00Z' }),
      ]),
    )
    assert.deepEqual(
      [report.rows_read, report.accepted, report.updated, report.duplicates, report.rejected],
      [5, 5, 0, 0, 0],
    )
    assert.equal(report.merged, 3)
    assert.deepEqual(
      records.map(({ provenance }) => provenance.original_id),
      ['ocds-a-1/2', 'ocds-a-2/1'],
    )
  })

  test('keeps an amount out of BRL when its currency is another or not told', async () => {
    const paid = { transactions: [{ id: 't', value: { amount: 5, currency: 'MXN' } }] }
    const { records, report } = await runImportOf(
      JSON.stringify([
        release('ocds-a-1', '1', {
          contracts: [{ id: 'C', value: { amount: 10, currency: 'MXN' }, implementation: paid }],
        }),
        release('ocds-a-2', '1', { contracts: [{ id: 'C', value: { amount: 10 } }] }),
      ]),
    )
    assert.deepEqual(
      (records as readonly ActRecord[]).map(({ value, currency }) => [value, currency]),
      [
        [10, 'MXN'],
        [undefined, undefined],
      ],
    )
    assert.deepEqual(
      report.rejections.map(({ reason }) => reason),
      ['payment_in_foreign_currency'],
    )
  })

  test('reads amounts that are texts, and drops none without a note', async () => {
    const amounts = ['3.000,75', '3000.75', 'R$ 3.000,75', 3000.75, '', true, {}]
    const { records } = await runImportOf(
      JSON.stringify(
        amounts.map((amount, at) =>
          release(`ocds-a-${at}`, '1', { contracts: [{ id: 'C', value: { amount, currency: 'BRL' } }] }),
        ),
      ),
    )
    assert.deepEqual(
      (records as readonly ActRecord[]).map(({ value, quality = [] }) => [value, quality.length > 0]),
      [
        [3000.75, false],
        [3000.75, false],
        [3000.75, false],
        [3000.75, false],
        [undefined, false],
        [undefined, true],
        [undefined, true],
      ],
    )
  })

  test('names the framework that a contract, or its whole process, calls off from', async () => {
    const relatedProcesses = [
      { id: '1', relationship: ['prior'], identifier: 'ocds-a-0' },
      { id: '2', relationship: ['framework'], identifier: 'ocds-a-9' },
    ]
    const contract = { id: 'C', value: { amount: 10, currency: 'BRL' } }
    const { records } = await runImportOf(
      JSON.stringify([
        release('ocds-a-1', '1', { relatedProcesses, contracts: [contract] }),
        release('ocds-a-2', '1', { contracts: [{ ...contract, relatedProcesses }] }),
        release('ocds-a-3', '1', { contracts: [contract] }),
      ]),
    )
    assert.deepEqual(
      (records as readonly ActRecord[]).map(({ framework_id }) => framework_id),
      ['ocds-a-9', 'ocds-a-9', undefined],
    )
  })

  test('joins the releases of a process wherever in a file they stand, beyond what is held in memory too', async () => {
    const gathering = new ReleaseGathering()
    const text = JSON.stringify('x'.repeat(3 * 1024 * 1024))
    for (let line = 1; line * text.length <= limits.importGroupedBytesMax * 1.2; line++)
      await gathering.add({ ocid: `ocds-a-${line % 2}`, line, text, notes: [] })
    try {
      const found: (readonly number[])[] = []
      for await (const releases of gathering.processes()) found.push(releases.map(({ line }) => line))
      assert.deepEqual(found.map((lines) => lines.length).sort(), [6, 6])
      for (const lines of found)
        assert.deepEqual(
          lines,
          lines.toSorted((x, y) => x - y),
        )
    } finally {
      await gathering.remove()
    }
  })
})

describe('a row of the domain that broke other readers', () => {
  test('gives a file name its notice, and no name no item', async () => {
    const item = '[{"numeroItem":1,"valorUnitarioEstimado":0.588,"quantidade":2,"orcamentoSigiloso":false}]'
    const named = await runImportOf(item, { fileName: '18715383000140-1-000009-2024-itens.json' })
    assert.equal((named.records[0] as ActRecord).contract_id, '18715383000140-1-000009/2024-1')
    assert.equal((named.records[0] as ActRecord).unit_price, 0.588)
    const nameless = await runImportOf(item)
    assert.deepEqual([nameless.report.accepted, nameless.report.rejected], [0, 1])
  })

  test('imports the same page twice as duplicates', async () => {
    const page = readFileSync(`${fixtures}compras-gov-prices.records.json`)
    const { report } = await runImportOf(Buffer.concat([page, page]))
    assert.deepEqual([report.accepted, report.duplicates, report.rejected], [2, 2, 2])
  })

  test('reads the two halves of a page that broke off, and names what was lost', async () => {
    const page = readFileSync(`${fixtures}compras-gov-prices.records.json`, 'utf8').trimEnd()
    const at = page.lastIndexOf('"precoUnitario"', page.lastIndexOf('"precoUnitario"') - 1)
    const { report } = await runImportOf(page.slice(0, at))
    assert.deepEqual([report.accepted, report.rejected], [1, 1])
    assert.equal(report.rejections[0]?.reason, 'truncated_json')
  })

  test('knows an IBGE code without its check digit, and no code of no state', () => {
    assert.deepEqual(['120001', '1200013', '220191', '990001', '12', 'x'].map(findMunicipalityCode), [
      '1200013',
      '1200013',
      '2201919',
      undefined,
      undefined,
      undefined,
    ])
    assert.equal(findUnitOfIbgeCode('5300108'), 'DF')
  })
})

describe('any value', () => {
  // Fixtures whose values are replaced one by one, so that the noise comes where an importer reads.
  const names = readdirSync(fixtures).filter((name) => name.includes('.records.'))
  const value = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.double(),
    fc.constantFrom(
      null,
      '',
      '-',
      '0E-8',
      '1e+05',
      '1900-01-01',
      '***',
      '\u0000',
      '\ud800',
      'NaN',
      {},
      [],
      [null],
      1e308,
      true,
    ),
  )

  test('in any place of a JSON fixture is read, absent or rejected', async () => {
    const documents = names
      .filter((name) => /\.json$/.test(name))
      .flatMap((name) => parsed(readFileSync(fixtures + name, 'utf8')))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...documents),
        fc.array(fc.tuple(fc.nat(), value), { minLength: 1, maxLength: 6 }),
        async (document, changes) => {
          const places = placesOf(document.value)
          const changed = structuredClone(document.value)
          for (const [place, replacement] of changes)
            replace(changed, places[place % places.length] ?? [], structuredClone(replacement))
          const { report } = await runImportOf(JSON.stringify(changed), { format: document.format })
          assert.equal(report.rows_read, report.accepted + report.rejected + report.duplicates)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('in any cell of a table is read, absent or rejected', async () => {
    const tables = names.filter((name) => /\.(csv|psv)$/.test(name))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tables), fc.nat(), fc.nat(), value, async (name, line, cell, replacement) => {
        const lines = readFileSync(fixtures + name, 'latin1').split('\n')
        const at = 1 + (line % Math.max(1, lines.length - 1))
        const delimiter = ['|', ';', ','].find((sign) => lines[0]?.includes(sign)) ?? ','
        const cells = (lines[at] ?? '').split(delimiter)
        cells[cell % cells.length] = typeof replacement === 'string' ? replacement : String(JSON.stringify(replacement))
        lines[at] = cells.join(delimiter)
        const { report } = await runImportOf(lines.join('\n'), { format: formatOf(name) })
        assert.equal(report.rows_read, report.accepted + report.rejected + report.duplicates)
      }),
      { numRuns: 200 },
    )
  })

  function formatOf(name: string): string {
    return JSON.parse(readFileSync(fixtures + name.replace(/\.records\..*/, '.expected.json'), 'utf8')).report.format
  }

  function parsed(text: string): readonly { readonly format: string; readonly value: unknown }[] {
    const name = names.find((each) => readFileSync(fixtures + each, 'utf8') === text) ?? ''
    try {
      return [{ format: formatOf(name), value: JSON.parse(text) }]
    } catch {
      // Some fixtures are broken on purpose.
      return []
    }
  }
})

type Path = readonly (string | number)[]

/** Paths to every value inside a document. */
function placesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return path.length === 0 ? [] : [path]
  const inner = Object.entries(value).flatMap(([key, each]) => placesOf(each, [...path, key]))
  return path.length === 0 ? inner : [path, ...inner]
}

function replace(document: unknown, path: Path, value: unknown): void {
  let at = document as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) {
    const next = at[key]
    if (typeof next !== 'object' || next === null) return
    at = next as Record<string | number, unknown>
  }
  const last = path.at(-1)
  if (last !== undefined) at[last] = value
}
