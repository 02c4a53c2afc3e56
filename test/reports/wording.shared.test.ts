import assert from 'node:assert/strict'
import { it } from 'node:test'
import { practiceFolder, readPracticeSet } from '../support/practice.ts'
import { checkAll } from './support/check-words.ts'
import { act } from './support/made-report.ts'

it('what a practice set gives fills the templates of rarer statements', () => {
  const { data, contractIds } = readPracticeSet(practiceFolder('medium-211'))
  const said = new Set<string>()
  checkAll({ data, acts: contractIds.map((contract_id) => ({ ...act, contract_id })) }, ['PR-01', 'PA-21'], said)
  assert.deepEqual([...said].sort(), ['PA-21', 'PR-01', 'PR-01-CREEP', 'PR-01-SUPPLIER', 'PR-01-UNIT'])
})
