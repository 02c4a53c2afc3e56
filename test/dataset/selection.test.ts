import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DAY_ABSENT, type PartitionKey } from '../../src/dataset/dataset.ts'
import { partitionRows } from '../../src/dataset/partition.ts'
import { type ActFilters, actDay, selectActs, unitsOfRegions } from '../../src/dataset/selection.ts'
import { parseDay } from '../../src/domain/days.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { anyRecord } from '../records/support/random-records.ts'

/** A contract that says nothing but what the test gives it. */
function act(fields: Partial<ActRecord>): ActRecord {
  return {
    record_kind: 'contract',
    contract_id: 'c',
    provenance: {
      source: 'tcu',
      importer: 'test',
      importer_version: 1,
      file: 'f',
      file_sha256: '00',
      line: 1,
      original_id: 'c',
      retrieved_at: '2024-01-01T00:00:00Z',
    },
    ...fields,
  }
}

function select(acts: readonly Partial<ActRecord>[], filters: ActFilters): number[] {
  return [...selectActs(buildDataset(acts.map(act)), filters).selected]
}

test('no filter, or an empty list, asks for every act', () => {
  for (const filters of [{}, { organizations: [], regions: [], suppliers: [], contract_types: [] }, { date_range: {} }])
    assert.deepEqual(select([{}, { value: 1 }], filters), [1, 1])
})

test('each filter selects the acts it says, and none whose field is absent', () => {
  const cases: [ActFilters, Partial<ActRecord>[], number[]][] = [
    [
      { date_range: { start: '2024-01-10', end: '2024-01-20' } },
      [
        { signing_date: '2024-01-09' },
        { signing_date: '2024-01-10' },
        { signing_date: '2024-01-20' },
        { signing_date: '2024-01-21' },
        { signing_date: 'unknown' },
        {},
      ],
      [0, 1, 1, 0, 0, 0],
    ],
    [{ date_range: { start: '2024-01-10' } }, [{ award_date: '2030-01-01' }, { award_date: '2020-01-01' }], [1, 0]],
    [{ date_range: { end: '2024-01-10T00:00:00Z' } }, [{ award_date: '2024-01-10' }, {}], [1, 0]],
    [{ date_range: { end: 'soon' } }, [{ award_date: '2024-01-10' }, {}], [0, 0]],
    [
      { organizations: ['26000', '00.394.460/0001-41'] },
      [{ organization_id: '26000' }, { organization_id: '00394460000141' }, { organization_id: '2600' }, {}],
      [1, 1, 0, 0],
    ],
    [
      { suppliers: ['11.222.333/0001-81', '44555666'] },
      [
        { supplier_id: '11222333000181' },
        { supplier_id: '11222333000262' },
        { supplier_id: '44555666000199' },
        { supplier_id: '44555666' },
        { supplier_id: '44555666001' },
        {},
      ],
      [1, 0, 1, 1, 0, 0],
    ],
    [{ suppliers: ['12abc345'] }, [{ supplier_id: '12ABC345000199' }, { supplier_id: '12ABC34600019' }], [1, 0]],
    [
      { contract_types: ['FOOD', 'LEASE'] },
      [{ contract_type: 'FOOD' }, { contract_type: 'OTHER', category: 'FOOD' }, {}],
      [1, 0, 0],
    ],
    [
      { min_value: 10.1, max_value: 20 },
      [{ value: 10.09 }, { value: 10.1 }, { value: 20 }, { value: 20.01 }, { estimated_value: 15 }, {}],
      [0, 1, 1, 0, 1, 0],
    ],
    [{ max_value: 20 }, [{ value: -5 }, { value: 5, currency: 'USD' }, { value: 5, currency: 'BRL' }], [1, 0, 1]],
    [{ min_value: 1 }, [{ currency: 'USD', value: 5 }], [0]],
    [
      { organizations: ['1'], min_value: 5 },
      [{ organization_id: '1', value: 4 }, { organization_id: '1', value: 5 }, { value: 5 }],
      [0, 1, 0],
    ],
  ]
  for (const [filters, acts, expected] of cases)
    assert.deepEqual(select(acts, filters), expected, JSON.stringify(filters))
})

test('what is excluded is taken out, and a record that does not say stays', () => {
  const cases: [NonNullable<ActFilters['exclude']>, Partial<ActRecord>[], number[]][] = [
    [
      { regions: ['SP', 'S'] },
      [{ region: 'SP' }, { region: 'RS' }, { municipality_code: '3550308' }, { region: 'RJ' }, {}],
      [0, 0, 0, 1, 1],
    ],
    [
      { contract_types: ['FOOD', '6'] },
      [{ contract_type: 'FOOD' }, { modality: 'pregao' }, { contract_type: 'LEASE' }, {}],
      [0, 0, 1, 1],
    ],
    [{ organizations: ['26.000'] }, [{ organization_id: '26000' }, { organization_id: '26001' }, {}], [0, 1, 1]],
    [
      { suppliers: ['44555666', '529.982.247-25'] },
      [{ supplier_id: '44555666000199' }, { supplier_id: '52998224725' }, { supplier_id: '11222333000181' }, {}],
      [0, 0, 1, 1],
    ],
    [{ modalities: ['dispensa', 'convite'] }, [{ modality: 'dispensa' }, { modality: 'pregao' }, {}], [0, 1, 1]],
    [
      { date_ranges: [{ start: '2024-01-01', end: '2024-01-31' }, { start: '2024-03-01' }, {}] },
      [
        { signing_date: '2024-01-31' },
        { signing_date: '2024-02-01' },
        { award_date: '2024-05-01' },
        { signing_date: 'unknown' },
        {},
      ],
      [0, 1, 0, 1, 1],
    ],
    [{ regions: [], date_ranges: [], anomaly_types: ['price_anomaly'] }, [{ region: 'SP' }], [1]],
  ]
  for (const [exclude, acts, expected] of cases)
    assert.deepEqual(select(acts, { exclude }), expected, JSON.stringify(exclude))
})

test('modalities are those of the records, and what is wanted and excluded together takes both', () => {
  const acts = [
    { modality: 'dispensa', region: 'SP' },
    { modality: 'dispensa', region: 'RJ' },
    { modality: 'pregao' },
    {},
  ]
  assert.deepEqual(select(acts, { modalities: ['dispensa', 'leilao'] }), [1, 1, 0, 0])
  assert.deepEqual(select(acts, { modalities: ['dispensa'], exclude: { regions: ['SP'] } }), [0, 1, 0, 0])
})

test('each filter says how many acts it and those before it left', () => {
  const acts = [
    { region: 'SP', value: 10, modality: 'pregao' },
    { region: 'SP', value: 20 },
    { region: 'RJ', value: 30 },
  ]
  const data = buildDataset(acts.map(act))
  const filters = { regions: ['SP'], min_value: 15, exclude: { modalities: ['pregao' as const] } }
  const { steps, selected_count } = selectActs(data, filters)
  assert.deepEqual(steps, [
    { filter: 'regions', records_left: 2 },
    { filter: 'min_value', records_left: 1 },
    { filter: 'exclude.modalities', records_left: 1 },
  ])
  assert.equal(selected_count, 1)
})

test('a number among the contract types asks for a procurement method of PNCP', () => {
  const acts = [{ modality: 'pregao' }, { modality: 'dispensa' }, { contract_type: 'FOOD' as const }, {}]
  assert.deepEqual(select(acts, { contract_types: ['6'] }), [1, 0, 0, 0])
  assert.deepEqual(select(acts, { contract_types: ['8', 'FOOD'] }), [0, 1, 1, 0])
})

test('an act without a value is measured by its estimate', () => {
  const acts = [{ value: 100 }, { estimated_value: 100 }, { value: 10, estimated_value: 100 }, {}]
  assert.deepEqual(select(acts, { min_value: 50 }), [1, 1, 0, 0])
})

test('regions are states, municipalities or macro-regions, and a municipality tells its state', () => {
  const acts: Partial<ActRecord>[] = [
    { region: 'SP' },
    { region: 'SE' },
    { region: 'RS' },
    { municipality_code: '3550308' },
    { municipality_code: '2800308' },
    { region: 'MG', municipality_code: '3106200' },
    { municipality_code: '5300108' },
    {},
  ]
  const cases: [string[], number[]][] = [
    [['SP'], [1, 0, 0, 1, 0, 0, 0, 0]],
    [
      ['sp', 'DF'],
      [1, 0, 0, 1, 0, 0, 1, 0],
    ],
    [['3106200'], [0, 0, 0, 0, 0, 1, 0, 0]],
    [['SE'], [0, 1, 0, 0, 1, 0, 0, 0]],
    [
      ['SE', 'RS'],
      [0, 1, 1, 0, 1, 0, 0, 0],
    ],
    [
      ['SE', 'S'],
      [1, 0, 1, 1, 0, 1, 0, 0],
    ],
    [['NE'], [0, 1, 0, 0, 1, 0, 0, 0]],
    [['CO'], [0, 0, 0, 0, 0, 0, 1, 0]],
    [['N'], [0, 0, 0, 0, 0, 0, 0, 0]],
    [
      ['toString', 'XX'],
      [0, 0, 0, 0, 0, 0, 0, 0],
    ],
  ]
  for (const [regions, expected] of cases) assert.deepEqual(select(acts, { regions }), expected, regions.join())
})

test('regions of any kind lie in states', () => {
  assert.deepEqual(unitsOfRegions(['SP', '3550308', 'S']), ['SP', 'PR', 'SC', 'RS'])
  assert.deepEqual(unitsOfRegions(['2800308']), ['SE'])
  assert.deepEqual(unitsOfRegions([]), [])
})

test('every IBGE state code belongs to the state that it names', () => {
  // IBGE, códigos das unidades da federação.
  const codes = {
    RO: 11,
    AC: 12,
    AM: 13,
    RR: 14,
    PA: 15,
    AP: 16,
    TO: 17,
    MA: 21,
    PI: 22,
    CE: 23,
    RN: 24,
    PB: 25,
    PE: 26,
    AL: 27,
    SE: 28,
    BA: 29,
    MG: 31,
    ES: 32,
    RJ: 33,
    SP: 35,
    PR: 41,
    SC: 42,
    RS: 43,
    MS: 50,
    MT: 51,
    GO: 52,
    DF: 53,
  }
  const acts = Object.values(codes).map((code) => ({ municipality_code: `${code}00001` }))
  for (const [index, unit] of Object.keys(codes).entries()) {
    const selected = select(acts, { regions: [unit] })
    assert.deepEqual([selected.indexOf(1), selected.lastIndexOf(1)], [index, index], unit)
  }
})

test('an act is dated by signing, else award, publication, proposals, start', () => {
  const dates: Partial<ActRecord>[] = [
    { signing_date: '2024-01-01', award_date: '2024-01-02' },
    { signing_date: 'unknown', award_date: '2024-01-02', publication_date: '2024-01-03' },
    { publication_date: '2024-01-03', proposals_close_date: '2024-01-04' },
    { proposals_close_date: '2024-01-04', proposals_open_date: '2024-01-05' },
    { proposals_open_date: '2024-01-05', start_date: '2024-01-06' },
    { start_date: '2024-01-06', end_date: '2024-01-07' },
    { end_date: '2024-01-07', signing_date: '2024-02-31' },
  ]
  const dataset = buildDataset(dates.map(act))
  const expected = ['01', '02', '03', '04', '05', '06'].map((day) => parseDay(`2024-01-${day}`))
  assert.deepEqual(
    dates.map((_, row) => actDay(dataset, row)),
    [...expected, DAY_ABSENT],
  )
})

test('partitions deal out every row with a key once, and keep the rows of a key together', () => {
  const keys = fc.constantFrom<PartitionKey>('row', 'catalog', 'organization', 'supplier', 'whole')
  fc.assert(
    fc.property(fc.array(anyRecord, { maxLength: 60 }), keys, fc.integer({ min: 1, max: 7 }), (records, key, count) => {
      const dataset = buildDataset(records)
      const codes = key === 'row' || key === 'whole' ? undefined : dataset.acts[key]
      const partitions = Array.from({ length: count }, (_, index) => [...partitionRows(dataset, key, { index, count })])
      for (const rows of partitions)
        assert.deepEqual(
          rows,
          rows.toSorted((a, b) => a - b),
        )
      const all = Array.from({ length: dataset.acts.length }, (_, row) => row)
      assert.deepEqual(
        partitions.flat().sort((a, b) => a - b),
        all.filter((row) => codes === undefined || codes[row] !== -1),
      )
      if (codes === undefined) assert.deepEqual(partitions.flat(), all)
      else
        for (const rows of partitions)
          for (const row of rows)
            assert.deepEqual(
              rows.filter((other) => codes[other] === codes[row]),
              all.filter((other) => codes[other] === codes[row]),
            )
      if (key === 'whole') assert.equal(partitions[0]?.length, all.length)
    }),
  )
})

test('row partitions differ in size by at most one', () => {
  const dataset = buildDataset(Array.from({ length: 23 }, () => act({})))
  const sizes = [0, 1, 2, 3].map((index) => partitionRows(dataset, 'row', { index, count: 4 }).length)
  assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1)
})
