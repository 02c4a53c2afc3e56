// Cases of states, identities and links of records.

import assert from 'node:assert/strict'
import type { OutsideCase } from './outside-case.ts'

export const recordCases: Readonly<Record<string, OutsideCase>> = {
  async '01-pncp-redelivered'(outside) {
    for (const files of [
      ['a-newer.json', 'b-older.json'],
      ['b-older.json', 'a-newer.json'],
      ['one-file-newer-first.json'],
    ]) {
      const store = outside.fresh()
      const reports = []
      for (const file of files) reports.push(await store.import(file))
      const [contract, ...others] = await store.records('acts')
      assert.deepEqual(others, [])
      assert.deepEqual([contract?.value, contract?.amendments], [100_000, [{ kind: 'other', value_delta: 50_000 }]])
      assert.equal(contract?.end_date, files.length === 1 ? '2025-05-05' : '2026-05-05')
      const last = reports.at(-1)
      if (files[0] !== 'b-older.json') assert.deepEqual([last?.duplicates, last?.updated], [1, 0])
    }
  },
  async '10-integers-beyond-2-53'(outside) {
    for (const file of ['contratos-ocds.json', 'documentos.json']) {
      const { accepted, updated } = await outside.import(file)
      assert.deepEqual([accepted, updated], [4, 0], file)
    }
    const contracts = await outside.records('acts')
    const payments = await outside.records('payments')
    assert.deepEqual(
      contracts.map(({ contract_id, value }) => `${contract_id.slice(-19)} ${value}`).sort(),
      [1, 2, 3, 4].map((n) => `379141105211957882${n} ${n}000`),
    )
    assert.deepEqual(
      payments.map(({ payment_id, value }) => `${payment_id} ${value}`).sort(),
      [1, 2, 3, 4].map((n) => `10530301524020240${n} ${n}000`),
    )
  },
  async '11-releases-build-on-each-other'(outside) {
    await outside.import('releases.json')
    const contract = (await outside.records('acts')).find(({ record_kind }) => record_kind === 'contract')
    assert.deepEqual(
      [contract?.supplier_id, contract?.organization_id, contract?.signing_date, contract?.start_date],
      ['30095028000110', '10104729000161', '2024-03-15', '2024-03-18'],
    )
    assert.deepEqual([contract?.end_date, contract?.status, contract?.value], ['2024-12-31', 'active', 480_000])
    assert.deepEqual(contract?.amendments, [{ date: '2024-09-01', kind: 'other', value_delta: 80_000 }])
  },
  async '12-cancelled-process-pending-award'(outside) {
    await outside.import('releases.json')
    const statuses = new Map((await outside.records('acts')).map(({ contract_id, status }) => [contract_id, status]))
    assert.deepEqual(
      ['C1/contract/k', 'C2/award/a', 'C3/contract/k', 'C5/contract/k'].map((id) => statuses.get(`ocds-xx1122-${id}`)),
      ['cancelled', 'pending', 'pending', 'active'],
    )
    const limits = (await outside.findings()).filter(({ detectors }) => detectors.includes('CO-04'))
    assert.deepEqual(
      limits.flatMap(({ contracts }) => contracts.filter((id) => !id.includes('-C4/'))),
      ['ocds-xx1122-C5/contract/k'],
    )
  },
  async '77-one-number-in-two-bodies'(outside) {
    const { accepted, updated } = await outside.import('contratos.csv', 'mapping.json')
    assert.deepEqual([accepted, updated], [3, 0])
    const contracts = await outside.records('acts')
    assert.deepEqual(contracts.map(({ value }) => value).sort(), [1000.5, 2000.5, 3000.5])
    const again = await outside.import('contratos.csv', 'mapping.json')
    assert.deepEqual([again.accepted, again.duplicates], [0, 3])
    const normalised = outside.fresh()
    assert.equal((await normalised.import('normalised.jsonl')).updated, 0)
    assert.deepEqual((await normalised.records('acts')).map(({ value }) => value).sort(), [10137.5, 10275])
  },
  async '13-call-offs-beside-framework'(outside) {
    await outside.import('releases.json')
    const acts = await outside.records('acts')
    const callOffs = acts.filter(({ framework_id }) => framework_id === 'ocds-xx1122-F0')
    assert.deepEqual(
      callOffs.map(({ value }) => value),
      [250_000, 250_000, 250_000, 250_000],
    )
    assert.equal((await outside.figures()).total_value, 1_000_000)
    assert.deepEqual(await outside.findings(), [])
  },
}
