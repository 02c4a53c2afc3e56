// A repeated payment says which payments fewer would not have been flagged. Without them it is so.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { duplicatePayment } from '../../src/detect/pattern/pa-15-duplicate-payment.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import type { ActRecord, NormalisedRecord, PaymentRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { readDetectorFixtures } from '../support/detector-cases.ts'
import { runDetector } from '../support/partition-detection.ts'

const find = (records: readonly NormalisedRecord[]) => runDetector(duplicatePayment, buildDataset(records))
const isContract = (record: NormalisedRecord): record is ActRecord => record.record_kind === 'contract'
const isPayment = (record: NormalisedRecord): record is PaymentRecord => record.record_kind === 'payment'

/** The choices of as many payments of the finding's value as it calls too many: those of a document paid before, else any. */
function choices(payments: readonly PaymentRecord[], { facts }: Candidate): readonly (readonly PaymentRecord[])[] {
  const equal = payments.filter(({ value = 0 }) => Math.round(value * 100) === facts.payment_value_cents)
  const again = equal.filter(({ document }, at) => equal.findIndex((other) => other.document === document) < at)
  return again.length === facts.surplus && facts.same_document === 'yes' ? [again] : equal.map((one) => [one])
}

describe('what is said not to be flagged of repeated payments, is not', () => {
  const cases = readDetectorFixtures().filter(
    ({ detector, expected }) => detector === 'PA-15-PAYMENT' && expected.length,
  )
  for (const { says, records } of cases)
    for (const candidate of find(records)) {
      const act = records.filter(isContract)[candidate.row]
      const payments = records.filter(isPayment).filter(({ contract_id }) => contract_id === act.contract_id)
      const isStill = (changed: readonly NormalisedRecord[]) => find(changed).some(({ row }) => row === candidate.row)

      it(`without the payments too many: ${says}`, () => {
        const left = choices(payments, candidate).map((out) =>
          records.filter((record) => !out.some((one) => one === record)),
        )
        assert.ok(left.some((changed) => !isStill(changed)))
      })

      it(`with a document of its own for each, if that is said: ${says}`, () => {
        const told = records.map((record, at) => (isPayment(record) ? { ...record, document: `own ${at}` } : record))
        assert.equal(candidate.facts.documents_word === 'own_documents', !isStill(told))
      })
    }
})
