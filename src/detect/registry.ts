// Registry: every detector that an investigation may run. One line a detector, in the order in which they run.

import { calibrated } from './calibration/calibrate.ts'
import { sanctionInForce } from './co-01-sanction.ts'
import { inactiveCompany } from './co-02-inactive-company.ts'
import { invalidTaxId } from './co-03-invalid-tax-id.ts'
import { directAwardLimit } from './co-04-direct-award-limit.ts'
import { emergencyTerm } from './co-06-emergency-term.ts'
import { initialTerm } from './co-07-initial-term.ts'
import { additiveCap } from './co-11-additive-cap.ts'
import type { Detector } from './detector.ts'
import { splitting } from './pa-01-splitting.ts'
import { bunching } from './pa-02-bunching.ts'
import { supplierConcentration } from './pa-09-supplier-concentration.ts'
import { duplicateContract } from './pa-15-duplicate-contract.ts'
import { duplicatePayment } from './pa-15-duplicate-payment.ts'
import { unitPrice } from './pr-01-unit-price.ts'
import { firstDigits } from './pr-11-first-digits.ts'
import { roundAmounts } from './pr-12-round-amounts.ts'
import { priceForest } from './pr-forest.ts'
import { sharedAddress, sharedPartner } from './re-01-shared-control.ts'
import { newCompany } from './re-03-new-company.ts'
import { bidRotation } from './re-06-bid-rotation.ts'
import { shortBidPeriod } from './te-01-short-bid-period.ts'
import { dateOrder } from './te-04-date-order.ts'
import { latePublication } from './te-05-late-publication.ts'
import { decemberRush } from './te-06-december-rush.ts'
import { weekendAct } from './te-07-weekend-act.ts'
import { paymentBeforeContract } from './te-11-payment-before-contract.ts'

/** Detectors with their own confidences, on which calibration is fitted. */
export const ownDetectors: readonly Detector[] = [
  unitPrice,
  priceForest,
  // pattern
  duplicateContract,
  duplicatePayment,
  splitting,
  bunching,
  roundAmounts,
  firstDigits,
  // temporal
  shortBidPeriod,
  dateOrder,
  latePublication,
  paymentBeforeContract,
  weekendAct,
  decemberRush,
  // relationship
  newCompany,
  sharedPartner,
  sharedAddress,
  supplierConcentration,
  bidRotation,
  // compliance
  sanctionInForce,
  inactiveCompany,
  invalidTaxId,
  directAwardLimit,
  emergencyTerm,
  initialTerm,
  additiveCap,
]

/** What runs: the same with calibrated confidences. */
export const detectors: readonly Detector[] = ownDetectors.map((detector) => calibrated(detector))

/** The detector with an id; undefined when there is none. */
export function findDetector(id: string): Detector | undefined {
  return detectors.find((detector) => detector.id === id)
}
