// One contract is counted once, however many records there are of it.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { countedElsewhere } from '../../src/dataset/counted-elsewhere.ts'
import { onePerTender } from '../../src/detect/views/acts/purchases.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import type { DataSource } from '../../src/domain/vocabulary.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'

const supplier_id = '11444777000161'
const act = (contract_id: string, fields: Partial<ActRecord>, source: DataSource = 'compras_gov') =>
  ({
    record_kind: 'contract',
    contract_id,
    supplier_id,
    signing_date: '2023-05-02',
    ...fields,
    provenance: { source },
  }) as ActRecord

/** The ids of the acts that another act counts. */
function elsewhere(records: readonly ActRecord[]): readonly string[] {
  const marks = countedElsewhere(buildDataset(records))
  return records.filter((_, row) => marks[row] !== 0).map(({ contract_id }) => contract_id)
}

const framework = act('ata', { tender_id: 'P', value: 900 })
const callOffs = [1, 2].map((n) => act(`of${n}`, { tender_id: 'P', framework_id: 'P', value: 300 }))
const note = act('2023NE7', { tender_id: 'Q', value: 50, instrument: 'commitment_note' })
const other = '11222333000181'
const lot = (id: string) => act(id, { tender_id: 'R', value: 77, supplier_id: id })
const won = (id: string, value: number) => act(id, { record_kind: 'award', tender_id: 'S', value })
const signed = (id: string, value: number, by = supplier_id) => act(id, { tender_id: 'S', value, supplier_id: by })
const total = (id: string) => act(id, { record_kind: 'award', tender_id: 'R', value: 77, supplier_id: id })

test('is one trial of a test of shares for each contract, however many records there are of it, and for each lot', () => {
  const lots = ['a', 'b'].map((id) => total(id))
  const tender = act('t', { record_kind: 'tender', tender_id: 'R', value: 77 })
  const copies = [act('x', { value: 10.5 }, 'portal_transparencia'), act('y', { value: 10.5 })]
  const records = [...callOffs, framework, ...lots, tender, ...copies]
  const data = buildDataset(records)
  const rows = Int32Array.from(records.keys())
  const trials = [...onePerTender(rows, data, 'supplier')].map((row) => records[row].contract_id)
  assert.deepEqual(trials, ['ata', 'a', 'b', 't', 'x'])
})

describe('an amount counts once', () => {
  const cases: readonly (readonly [string, readonly ActRecord[], readonly string[]])[] = [
    ['for call-offs beside their framework', [...callOffs, framework], ['of1', 'of2']],
    ['for call-offs of which no framework is here', callOffs, []],
    ['for call-offs of a cancelled framework', [...callOffs, { ...framework, status: 'cancelled' }], []],
    ['for a commitment note beside its contract', [note, act('c', { tender_id: 'Q', value: 80 })], ['2023NE7']],
    ['for a commitment note of more than its contract', [note, act('c', { tender_id: 'Q', value: 20 })], []],
    ['for a commitment note alone', [note], []],
    [
      'for one total on each lot',
      [total('a'), total('b'), act('t', { record_kind: 'tender', tender_id: 'R', value: 77 })],
      ['b'],
    ],
    [
      'for one total on each contract of a tender',
      [...['a', 'b', 'c'].map(lot), act('t', { record_kind: 'tender', tender_id: 'R', value: 77 })],
      ['b', 'c'],
    ],
    ['for contracts of one tender that cost the same', ['a', 'b'].map(lot), []],
    ['for an award beside its contract', [won('a', 50), signed('k', 50)], ['a']],
    ['for two equal awards beside one contract', [won('a', 50), won('b', 50), signed('k', 50)], ['a']],
    ['for awards of items whose sum is the contract', [won('a', 20), won('b', 30), signed('k', 50)], ['a', 'b']],
    ['for an award beside the contract of another firm', [won('a', 50), signed('k', 50, other)], []],
    ['for an award of another amount than its contract', [won('a', 40), signed('k', 50)], []],
    [
      'for call-offs of a firm that is not that of the framework',
      [...callOffs, { ...framework, supplier_id: other }],
      [],
    ],
    [
      'for call-offs of each firm of a framework',
      [...callOffs, framework, act('of3', { ...callOffs[0], contract_id: 'of3', supplier_id: other })],
      ['of1', 'of2'],
    ],
    ['for call-offs of more than their framework', [...callOffs, { ...framework, value: 500 }], ['ata']],
    ['for call-offs beside a commitment note', [...callOffs, { ...note, tender_id: 'P' }], ['2023NE7']],
    ['for lots that cost the same', [total('a'), total('b')], []],
    [
      'for one contract of three sources',
      [act('x', { value: 10.5 }, 'portal_transparencia'), act('y', { value: 10.5 }), act('z', { value: 10.5 }, 'tcu')],
      ['z', 'y'],
    ],
    [
      'for equal contracts of two bodies in two sources',
      [
        act('x', { value: 10.5, organization_id: '00509018000113' }, 'portal_transparencia'),
        act('y', { value: 10.5, organization_id: '18715383000140' }),
      ],
      [],
    ],
    [
      'for equal contracts of two bodies by name in two sources',
      [
        act('x', { value: 10.5, organization: 'Prefeitura de Ita' }, 'portal_transparencia'),
        act('y', { value: 10.5, organization: 'Ministério da Saúde' }),
      ],
      [],
    ],
    [
      'for one contract of two bodies that is in two sources',
      [
        act('x', { value: 10.5, organization: 'Prefeitura de Ita' }, 'portal_transparencia'),
        act('y', { value: 10.5, organization: 'Prefeitura de Exemplo' }),
        act('z', { value: 10.5, organization: 'Município de Exemplo' }, 'tcu'),
      ],
      ['y'],
    ],
    [
      'for two equal contracts of which another source holds one',
      [act('x', { value: 10.5 }, 'portal_transparencia'), act('y', { value: 10.5 }), act('z', { value: 10.5 })],
      ['y'],
    ],
    ['for two equal contracts of one source', [act('x', { value: 10.5 }), act('y', { value: 10.5 })], []],
  ]
  for (const [says, records, expected] of cases)
    test(says, () => assert.deepEqual([...elsewhere(records)].sort(), [...expected].sort()))
})
