import assert from 'node:assert/strict'
import { test } from 'node:test'
import { combineQuestion } from '../../src/agents/combined-question.ts'
import { unknownsOf } from '../../src/agents/tasks/unknowns.ts'
import { parseDay } from '../../src/domain/days.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { readQuestion } from '../../src/question/read-question.ts'
import { resolveNames } from '../../src/question/resolve-names.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { requestOf } from '../support/request-of.ts'

const provenance = { source: 'compras_gov' }
const dataset = buildDataset([
  { contract_id: '1', record_kind: 'contract', region: 'BA', municipality_code: '2927408', provenance } as ActRecord,
])
const today = parseDay('2024-08-15') ?? 0

test('codes that are to be left out and that no record has are said, and change nothing', () => {
  const filters = { organizations: ['99999'], exclude: { organizations: ['88888'], suppliers: ['abc'] } }
  const { ids, excludedIds, notFound, isLost } = unknownsOf(dataset, { filters })
  assert.deepEqual([ids, excludedIds, isLost], [['99999'], ['88888', 'abc'], true])
  assert.deepEqual(notFound, ['organizations', 'exclude.organizations', 'exclude.suppliers'])
  assert.equal(unknownsOf(dataset, { filters: { exclude: filters.exclude } }).isLost, false)
})

const cases: readonly (readonly [query: string, isLost: boolean])[] = [
  ['contratos na Bahia', false],
  ['contratos na cidade de Xanadu', true],
  ['contratos na cidade de Xanadu, Bahia', true],
  ['contratos em Xanadu, no estado da Bahia', true],
  ['contratos do Nordeste na cidade de Xanadu', true],
  ['contratos em Salvador e na cidade de Xanadu', false],
  ['contratos na Bahia, exceto na cidade de Xanadu', false],
]
for (const [query, isLost] of cases)
  test(`a city that nobody knows ${isLost ? 'leaves nothing to search' : 'changes nothing'}: ${query}`, () => {
    const request = requestOf({ query, data_source: 'compras_gov' })
    const question = combineQuestion(resolveNames(readQuestion(query, { today }), dataset), request)
    assert.equal(unknownsOf(dataset, { filters: question.filters, question }).isLost, isLost)
  })
