// Cases of states, identities and links of records.

import assert from 'node:assert/strict'
import type { OutsideCase } from './outside-case.ts'

export const recordCases: Readonly<Record<string, OutsideCase>> = {
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
}
