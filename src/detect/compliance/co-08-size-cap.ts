// CO-08: a preference for small firms given to one that had outgrown it. Lei 14.133 art. 4 §2 asks for the contracts with the
// administration of the calendar year before the act: beyond what a small firm may earn in a year there is no preference.
// Gate: declared size and use of the preference are on record. A contract of several years counts by the year (art. 4 §3).

import { type Dataset, isDay, smallFirmBenefitCodes, supplierSizeCodes } from '../../dataset/dataset.ts'
import { groupCodes, type KeyGroups, membersOf } from '../../dataset/group-keys.ts'
import { sharedPerDataset } from '../../dataset/shared-per-dataset.ts'
import { revenueCapCents } from '../../domain/company-sizes.ts'
import { yearOf } from '../../domain/days.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { defineActRule, ruleConfidence } from '../forms/act-rule.ts'
import { awardedActs } from '../views/acts/awarded-acts.ts'

const small: ReadonlySet<number> = new Set(
  (['micro_individual', 'micro', 'small'] as const).map((size) => supplierSizeCodes.indexOf(size)),
)
const preferred: ReadonlySet<number> = new Set(
  (['exclusive', 'quota', 'subcontracting', 'applied'] as const).map((benefit) =>
    smallFirmBenefitCodes.indexOf(benefit),
  ),
)
const daysOfYear = 365

export const sizeCap = defineActRule({
  id: 'CO-08',
  names: { supplier: 'supplier' },
  laws: ['Lei 14.133/2021, art. 4, §2', 'LC 123/2006, art. 3'],
  needs: ['acts.supplier', 'acts.value', 'acts.supplier_size', 'acts.small_firm_benefit'],
  family: 'company_size',
  kinds: ['contract', 'award'],
  prepare(data) {
    const { supplier, supplier_size, small_firm_benefit, value } = data.acts
    const ledgers = smallFirmLedgers(data)
    return (row) => {
      const size = supplier_size[row]
      const day = actDay(data, row)
      if (!small.has(size) || !preferred.has(small_firm_benefit[row]) || !isDay(day)) return undefined
      const earlier = membersOf(ledgers, supplier[row]).filter((other) => {
        const otherDay = actDay(data, other)
        return otherDay < day && yearOf(otherDay) === yearOf(day)
      })
      const cents = earlier.reduce((sum, other) => sum + value[other] / years(data, other), 0)
      if (cents <= revenueCapCents.small) return undefined
      return {
        confidence: ruleConfidence(0.9, 0),
        statistic: {
          method: 'legal_limit',
          score: cents / 100,
          threshold: revenueCapCents.small / 100,
          sample_size: earlier.length,
        },
        expected: atMost('contracted_cents', cents, revenueCapCents.small),
        rule: {
          law: 'Lei 14.133/2021',
          article: 'art. 4, §2',
          reference_day: day,
          table: 'LC 123/2006, art. 3',
          limit: revenueCapCents.small / 100,
          limit_unit: 'BRL',
          status: 'violation',
        },
        money_at_risk_cents: value[row] || 0,
        factors: { contracted_over_cap: 1 },
        facts: {
          supplier: data.text('supplier', supplier[row]),
          size: supplierSizeCodes[size] ?? '',
          act_day: day,
          year: yearOf(day),
          contracted_cents: cents,
          cap_cents: revenueCapCents.small,
          contracts: earlier.length,
        },
      }
    }
  },
})

/** The acts by which each supplier with a preference was contracted. A tender's awards and contracts are one purchase. */
const smallFirmLedgers = sharedPerDataset('ledgers of small firms', (data): KeyGroups => {
  const { supplier, supplier_size, tender, record_kind } = data.acts
  const isAwarded = awardedActs(data)
  const suppliers = data.size('supplier')
  const isSmall = new Uint8Array(suppliers)
  for (let row = 0; row < supplier.length; row++) if (small.has(supplier_size[row])) isSmall[supplier[row]] = 1
  const firms = supplier.map((firm, row) =>
    isSmall[firm] === 1 && isAwarded(row) && isDay(actDay(data, row)) ? firm : -1,
  )
  const all = groupCodes(firms, suppliers)
  for (let firm = 0; firm < suppliers; firm++) {
    const own = membersOf(all, firm)
    const contracted = new Set(own.filter((row) => record_kind[row] === 0).map((row) => tender[row]))
    for (const row of own) if (record_kind[row] !== 0 && contracted.has(tender[row])) firms[row] = -1
  }
  return groupCodes(firms, suppliers)
})

/** Years over which the value of a contract is spread. */
function years({ acts }: Dataset, row: number): number {
  const [start, end] = [acts.start_day[row], acts.end_day[row]]
  return isDay(start) && isDay(end) ? Math.max(1, (end - start) / daysOfYear) : 1
}

function actDay({ acts }: Dataset, row: number): number {
  const award = acts.award_day[row]
  return isDay(award) ? award : acts.signing_day[row]
}
