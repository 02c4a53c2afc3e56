// Registry: every detector that an investigation may run. One line a detector, in the order in which they run.

import { calibrated } from './calibration/calibrate.ts'
import type { CalibrationMaps } from './calibration/calibration-map.ts'
import { extendedWhileBarred } from './compliance/co-01-extended-while-barred.ts'
import { sanctionInForce } from './compliance/co-01-sanction-in-force.ts'
import { inactiveCompany } from './compliance/co-02-inactive-company.ts'
import { unopenedCompany } from './compliance/co-02-unopened-company.ts'
import { invalidTaxId } from './compliance/co-03-invalid-tax-id.ts'
import { directAwardLimit } from './compliance/co-04-direct-award-limit.ts'
import { inexigibilityGround } from './compliance/co-05-inexigibility-ground.ts'
import { soleSupplierInMarket } from './compliance/co-05-sole-supplier-in-market.ts'
import { emergencyTerm } from './compliance/co-06-emergency-term.ts'
import { extendedEmergency } from './compliance/co-06-extended-emergency.ts'
import { sameFirmAgain } from './compliance/co-06-same-firm-again.ts'
import { initialTerm } from './compliance/co-07-initial-term.ts'
import { totalTerm } from './compliance/co-07-total-term.ts'
import { sizeCap } from './compliance/co-08-size-cap.ts'
import { exclusiveItem } from './compliance/co-09-exclusive-item.ts'
import { notPublished } from './compliance/co-10-not-published.ts'
import { additiveCap } from './compliance/co-11-additive-cap.ts'
import { barredBeneficiary } from './compliance/co-14-barred-beneficiary.ts'
import type { Detector, DetectorDeclaration } from './detector.ts'
import { entitySplitting } from './pattern/pa-01-entity-splitting.ts'
import { oneFirmManyAwards } from './pattern/pa-01-one-firm-many-awards.ts'
import { possibleSplitting } from './pattern/pa-01-possible-splitting.ts'
import { splitting } from './pattern/pa-01-splitting.ts'
import { bunching } from './pattern/pa-02-bunching.ts'
import { directAwardShare } from './pattern/pa-03-direct-award-share.ts'
import { singleBidder } from './pattern/pa-04-single-bidder.ts'
import { othersDisqualified } from './pattern/pa-05-others-disqualified.ts'
import { lowestPassedOver } from './pattern/pa-06-lowest-passed-over.ts'
import { disqualification } from './pattern/pa-07-disqualification.ts'
import { heterogeneousSupplier } from './pattern/pa-11-heterogeneous-supplier.ts'
import { offActivity } from './pattern/pa-12-off-activity.ts'
import { smallThenLarge } from './pattern/pa-13-small-then-large.ts'
import { duplicateContract } from './pattern/pa-15-duplicate-contract.ts'
import { duplicatePayment } from './pattern/pa-15-duplicate-payment.ts'
import { oneValueManyItems } from './pattern/pa-15-one-value-many-items.ts'
import { purchaseByTwoBodies } from './pattern/pa-15-purchase-by-two-bodies.ts'
import { sharedInvoice } from './pattern/pa-15-shared-invoice.ts'
import { emergencyInARow } from './pattern/pa-16-emergency-in-a-row.ts'
import { repeatedEmergency } from './pattern/pa-16-repeated-emergency.ts'
import { onePriceManyBuyers } from './pattern/pa-18-one-price-many-buyers.ts'
import { missingData } from './pattern/pa-20-missing-data.ts'
import { firstDigits } from './pattern/pa-21-first-digits.ts'
import { roundAmounts } from './pattern/pa-22-round-amounts.ts'
import { roundBody } from './pattern/pa-22-round-body.ts'
import { sameCents } from './pattern/pa-22-same-cents.ts'
import { quantityBeyondNeed } from './pattern/pa-23-quantity-beyond-need.ts'
import { otherPayee } from './pattern/pa-24-other-payee.ts'
import { paidAboveContract } from './pattern/pa-24-paid-above-contract.ts'
import { paidFarAboveContract } from './pattern/pa-24-paid-far-above-contract.ts'
import { enlargedTogether } from './pattern/pa-25-enlarged-together.ts'
import { nearAdditiveCap } from './pattern/pa-25-near-additive-cap.ts'
import { unitPrice } from './price/pr-01-unit-price.ts'
import { awardAtEstimate } from './price/pr-03-award-at-estimate.ts'
import { implausiblyLow } from './price/pr-04-implausibly-low.ts'
import { categoryJump } from './price/pr-13-category-jump.ts'
import { earlyReadjustment } from './price/pr-16-early-readjustment.ts'
import { aboveProduct } from './price/pr-18-above-product.ts'
import { contractAboveAward } from './price/pr-18-contract-above-award.ts'
import { type LearntForest, priceForest, priceForestOf } from './price/pr-price-forest.ts'
import { sharedPartner } from './relationship/re-01-shared-partner.ts'
import { sharedAddress } from './relationship/re-02-shared-address.ts'
import { firmsInSeries } from './relationship/re-03-firms-in-series.ts'
import { newCompany } from './relationship/re-03-new-company.ts'
import { tinyCapital } from './relationship/re-04-tiny-capital.ts'
import { coBiddingPair } from './relationship/re-05-co-bidding-pair.ts'
import { coverBidder } from './relationship/re-05-cover-bidder.ts'
import { bidRotation } from './relationship/re-06-bid-rotation.ts'
import { winnersByTurns } from './relationship/re-06-winners-by-turns.ts'
import { exclusiveSupplier } from './relationship/re-07-exclusive-supplier.ts'
import { partnerChange } from './relationship/re-10-partner-change.ts'
import { sanctionedGroup } from './relationship/re-11-sanctioned-group.ts'
import { sanctionedSuccessor } from './relationship/re-11-sanctioned-successor.ts'
import { missingCloseBids } from './relationship/re-14-missing-close-bids.ts'
import { winnerFarBelow } from './relationship/re-16-winner-far-below.ts'
import { alwaysWinsNarrowly } from './relationship/re-17-always-wins-narrowly.ts'
import { winnerClose } from './relationship/re-17-winner-close.ts'
import { alwaysAtEstimate } from './relationship/re-18-always-at-estimate.ts'
import { bidsTiedAgain } from './relationship/re-19-bids-tied-again.ts'
import { identicalBids } from './relationship/re-19-identical-bids.ts'
import { fixedMultiple } from './relationship/re-20-fixed-multiple.ts'
import { winnerAtFixedDistance } from './relationship/re-20-winner-at-fixed-distance.ts'
import { bidDispersion } from './relationship/re-21-bid-dispersion.ts'
import { persistentLoser } from './relationship/re-22-persistent-loser.ts'
import { supplierConcentration } from './relationship/re-23-supplier-concentration.ts'
import { concentration } from './relationship/re-24-concentration.ts'
import { shortBidPeriod } from './temporal/te-01-short-bid-period.ts'
import { lateBid } from './temporal/te-02-late-bid.ts'
import { decidedInOneDay } from './temporal/te-03-decided-in-one-day.ts'
import { decisionTime } from './temporal/te-03-decision-time.ts'
import { dateOrder } from './temporal/te-04-date-order.ts'
import { latePublication } from './temporal/te-05-late-publication.ts'
import { decemberRush } from './temporal/te-06-december-rush.ts'
import { weekendAct } from './temporal/te-07-weekend-act.ts'
import { activitySpike } from './temporal/te-09-activity-spike.ts'
import { massSigningDay } from './temporal/te-09-mass-signing-day.ts'
import { amendmentTiming } from './temporal/te-10-amendment-timing.ts'
import { endedContract } from './temporal/te-10-ended-contract.ts'
import { enlargedAtOnce } from './temporal/te-10-enlarged-at-once.ts'
import { paidInAdvance } from './temporal/te-11-paid-in-advance.ts'
import { paidLateAfterEnd } from './temporal/te-11-paid-late-after-end.ts'
import { paymentBeforeContract } from './temporal/te-11-payment-before-contract.ts'
import { reinforcedCommitment } from './temporal/te-12-reinforced-commitment.ts'

/** Detectors with their own confidences, on which calibration is fitted. */
export const ownDetectors: readonly Detector[] = [
  unitPrice,
  priceForest,
  awardAtEstimate,
  implausiblyLow,
  categoryJump,
  contractAboveAward,
  aboveProduct,
  earlyReadjustment,
  // pattern
  duplicateContract,
  purchaseByTwoBodies,
  oneValueManyItems,
  duplicatePayment,
  sharedInvoice,
  splitting,
  possibleSplitting,
  entitySplitting,
  oneFirmManyAwards,
  bunching,
  roundAmounts,
  roundBody,
  sameCents,
  quantityBeyondNeed,
  nearAdditiveCap,
  enlargedTogether,
  firstDigits,
  paidAboveContract,
  paidFarAboveContract,
  otherPayee,
  directAwardShare,
  singleBidder,
  othersDisqualified,
  lowestPassedOver,
  disqualification,
  heterogeneousSupplier,
  offActivity,
  smallThenLarge,
  repeatedEmergency,
  emergencyInARow,
  onePriceManyBuyers,
  missingData,
  // temporal
  shortBidPeriod,
  dateOrder,
  latePublication,
  paymentBeforeContract,
  paidInAdvance,
  paidLateAfterEnd,
  weekendAct,
  decemberRush,
  decisionTime,
  decidedInOneDay,
  activitySpike,
  massSigningDay,
  amendmentTiming,
  endedContract,
  enlargedAtOnce,
  lateBid,
  reinforcedCommitment,
  // relationship
  newCompany,
  firmsInSeries,
  sharedPartner,
  sharedAddress,
  supplierConcentration,
  bidRotation,
  winnersByTurns,
  winnerFarBelow,
  winnerClose,
  alwaysWinsNarrowly,
  alwaysAtEstimate,
  identicalBids,
  bidsTiedAgain,
  fixedMultiple,
  winnerAtFixedDistance,
  bidDispersion,
  persistentLoser,
  concentration,
  tinyCapital,
  coBiddingPair,
  coverBidder,
  exclusiveSupplier,
  partnerChange,
  sanctionedGroup,
  sanctionedSuccessor,
  missingCloseBids,
  // compliance
  sanctionInForce,
  extendedWhileBarred,
  inactiveCompany,
  unopenedCompany,
  invalidTaxId,
  directAwardLimit,
  emergencyTerm,
  extendedEmergency,
  sameFirmAgain,
  initialTerm,
  totalTerm,
  additiveCap,
  sizeCap,
  exclusiveItem,
  inexigibilityGround,
  soleSupplierInMarket,
  notPublished,
  barredBeneficiary,
]

/** What was learnt from records and takes the place of what is shipped. */
export interface LearntParts {
  readonly calibration?: CalibrationMaps | undefined
  readonly forest?: LearntForest | undefined
}

/** What runs: the same with calibrated confidences. */
export const detectors: readonly Detector[] = detectorsWith({})

/** The same with what was learnt. */
export function detectorsWith({ calibration, forest }: LearntParts): readonly Detector[] {
  return ownDetectors.map((detector) =>
    calibrated(forest && detector === priceForest ? priceForestOf(forest) : detector, calibration),
  )
}

const byId = new Map(detectors.flatMap((detector) => idsOf(detector).map(([id]) => [id, detector] as const)))
const currentIds = new Map(detectors.flatMap(idsOf))

/** The detector that an id or a former id names, its own or that of a variant; undefined when there is none. */
export function findDetector(id: string): Detector | undefined {
  return byId.get(id)
}

/** Today's form of an id that may have gone out before; an unknown one as it is. */
export function currentDetectorId(id: string): string {
  return currentIds.get(id) ?? id
}

/** Every id that names a detector or a variant of it, each with its current form. */
function idsOf({ id, aliases = [], variants = [] }: DetectorDeclaration): readonly (readonly [string, string])[] {
  return [{ id, aliases }, ...variants].flatMap((named) =>
    [named.id, ...(named.aliases ?? [])].map((name) => [name, named.id] as const),
  )
}
