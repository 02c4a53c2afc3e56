// Cases of findings and what must not be found.

import assert from 'node:assert/strict'
import type { Outside, OutsideCase, OutsideFinding } from './outside-case.ts'

export const findingCases: Readonly<Record<string, OutsideCase>> = {
  async '17-partners-by-masked-cpf-or-name'(outside) {
    const found = await findingsOf(outside, 'suppliers.jsonl', 'contracts.jsonl')
    assert.deepEqual(reported(found, 'RE-01'), ['M0', 'M1', 'M2', 'M3'])
  },
  async '22-price-of-a-pack-under-its-content'(outside) {
    const found = await findingsOf(outside, 'contracts.jsonl')
    assert.deepEqual(reported(found), ['REAL-OVER'])
    assert.deepEqual(reported(await findingsOf(outside.fresh(), 'box-of-100/contracts.jsonl')), [])
  },
  async '23-one-unit-many-names'(outside) {
    const found = await findingsOf(outside, 'contracts.jsonl')
    assert.deepEqual(reported(found, 'PR-01'), ['U-OVER'])
    assert.deepEqual(reported(await findingsOf(outside.fresh(), 'same-unit/contracts.jsonl'), 'PR-01'), ['U-OVER'])
  },
  async '34-sanction-scope-suspension-withdrawal'(outside) {
    const found = await findingsOf(outside, '20240601_CEIS.csv', 'contratos.jsonl', 'filler.jsonl')
    assert.deepEqual(reported(found, 'CO-01'), ['PLAIN', 'SAME-BODY', 'WITHDRAWN-FROM-REGISTER'])
    const scopes = await findingsOf(outside.fresh(), 'detect/all.jsonl')
    assert.ok(reported(scopes, 'CO-01').includes('SAME-BODY') && !reported(scopes, 'CO-01').includes('OTHER-BODY'))
    await outside.import('20240701_CEIS.csv')
    assert.deepEqual(reported(await outside.findings(), 'CO-01'), ['PLAIN', 'SAME-BODY'])
  },
  async '46-new-total-written-as-difference'(outside) {
    assert.deepEqual(await findingsOf(outside, 'contracts.jsonl'), [])
  },
  async '52-amount-typed-as-quantity'(outside) {
    const found = await findingsOf(outside, 'contracts.jsonl')
    assert.deepEqual(reported(found), ['REAL-OVER'])
  },
  async '91-download-of-one-day'(outside) {
    const found = await findingsOf(outside, 'contratos.json')
    assert.deepEqual(
      found.filter(({ type }) => type === 'temporal_anomaly'),
      [],
    )
  },
}

async function findingsOf(outside: Outside, ...files: readonly string[]): Promise<readonly OutsideFinding[]> {
  for (const file of files) await outside.import(file)
  return outside.findings()
}

/** The contracts of the findings of a detector, or of all, in order. */
function reported(found: readonly OutsideFinding[], detector?: string): readonly string[] {
  const own = found.filter(({ detectors }) => detector === undefined || detectors.includes(detector))
  return own.flatMap(({ contracts }) => contracts).sort()
}
