// CO-04: a direct award by reason of small value whose value is not below the limit in force on the day of the act.
// Gate: the recorded legal basis must be one with a value limit (Lei 14.133 art. 75 I or II, Lei 8.666 art. 24 I or II), and a
// table must cover the day. Goods have the lower limit of item II, whatever item is given: item I is for works, engineering and the
// upkeep of vehicles. Emergencies, Lei 13.979 and state companies have no such limit.

import { codeTable } from '../../dataset/code-table.ts'
import { type Dataset, isDay, kindCodes } from '../../dataset/dataset.ts'
import type { DirectAwardLimit } from '../../domain/direct-award-limits.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { toPlainText } from '../../domain/object-nature.ts'
import { limitEvidence } from '../evidence/limit-evidence.ts'
import { type Breach, defineActRule, ruleConfidence } from '../forms/act-rule.ts'
import { directAwardLimits } from '../views/law/direct-award-limits.ts'

const goods = kindCodes.indexOf('goods')
/** Choice: what is left of the confidence where the ground is that of works and the record says goods. */
const goodsShare = 0.88
/** Words of goods that item I covers: parts for vehicles and materials of works. */
const partsOfItemI =
  /\bveicul|\bautomot|\bautopec|\bpneus?\b|\bpecas?\b|\bconstruc|\bobras?\b|\bcimento\b|\bconcreto\b|\basfalt|\btijolos?\b|\bareia\b|\bbrita\b/

export const directAwardLimit = defineActRule({
  id: 'CO-04',
  laws: ['Lei 14.133/2021, art. 75, I e II', 'Lei 8.666/1993, art. 24, I e II'],
  needs: ['acts.legal_basis', 'acts.value', ['acts.award_day', 'acts.signing_day', 'acts.publication_day']],
  family: 'direct_award_limit',
  kinds: ['contract', 'award', 'tender'],
  prepare(data) {
    const basisOf = codeTable(data, 'legal_basis', toLegalBasis)
    const limitOf = directAwardLimits(data)
    const isPart = codeTable(data, 'category', (text) => partsOfItemI.test(toPlainText(text)))
    return (row) => {
      const basis = basisOf(data.acts.legal_basis[row])
      const name = basis && findReference(data, row)
      if (basis === undefined || name === undefined) return undefined
      const day = data.acts[`${name}_day`][row]
      const given = limitOf(row, basis, day)
      const value = data.acts.value[row]
      if (given === undefined) return undefined
      if (value >= given.limit_cents) return toBreach(value, given, { day, name })
      // What the record calls goods may be the materials of a work: a doubt that the ground itself does not leave.
      const isGoods = basis.item === 'I' && data.acts.kind[row] === goods && isPart(data.acts.category[row]) !== true
      const own = isGoods ? limitOf(row, { ...basis, item: 'II' }, day) : undefined
      if (own === undefined || !(value >= own.limit_cents)) return undefined
      const breach = toBreach(value, own, { day, name })
      return { ...breach, confidence: goodsShare * breach.confidence }
    }
  },
})

interface ReferenceDay {
  readonly day: number
  readonly name: 'award' | 'signing' | 'publication'
}

/** Whose day's table rules: the award's, else the signature's, else the publication's. */
function findReference({ acts }: Dataset, row: number): ReferenceDay['name'] | undefined {
  if (isDay(acts.award_day[row])) return 'award'
  if (isDay(acts.signing_day[row])) return 'signing'
  return isDay(acts.publication_day[row]) ? 'publication' : undefined
}

function toBreach(value: number, limit: DirectAwardLimit, reference: ReferenceDay): Breach {
  // Consortia and executive agencies have twice the limit; one whose name does not say so may be among the others.
  const mayBeDoubled = limit.buyer === 'ordinary' && value < 2 * limit.limit_cents
  const doubts = (mayBeDoubled ? 0.5 : 0) + (reference.name === 'publication' ? 1 : 0)
  return {
    confidence: ruleConfidence(0.99, doubts),
    statistic: { method: 'legal_limit', score: value / limit.limit_cents, threshold: 1, sample_size: 1 },
    ...limitEvidence(limit, { metric: 'value_cents', cents: value, referenceDay: reference.day }, 'violation'),
    money_at_risk_cents: value,
    factors: { value_over_limit: 1 },
    facts: {
      value_cents: value,
      limit_cents: limit.limit_cents,
      excess_cents: value - limit.limit_cents,
      ratio: value / limit.limit_cents,
      reference_day: reference.day,
      reference_date: reference.name,
      whose_limit: limit.buyer,
    },
  }
}
