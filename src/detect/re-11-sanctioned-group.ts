// RE-11: a supplier that shares a partner with a firm barred on the day of the act. The law bars the sanctioned firm, and its
// successor only where the bar is evaded by it (Lei 14.133 art. 14 §1): a lead to follow, never a breach by itself.

import { DAY_ABSENT, type Dataset, isDay, sanctionListCodes } from '../domain/dataset.ts'
import { findSanctionEffect } from '../domain/sanction-effects.ts'
import { defineActFlag } from './act-flag.ts'
import { groupCodes } from './group-keys.ts'
import { oncePerDataset } from './once-per-dataset.ts'

/** Choice: a partner of more firms is a fund or a public body (as RE-01). */
const partnerFirmsMax = 5

export const sanctionedGroup = defineActFlag({
  id: 'RE-11',
  type: 'relationship_anomaly',
  family: 'sanctioned_group',
  kinds: ['contract', 'award'],
  sensitivity: 0.4,
  prepare(data) {
    const barred = barredRelatives(data)
    const { acts } = data
    return (row) => {
      const supplier = acts.supplier[row] ?? -1
      const signing = acts.signing_day[row] ?? DAY_ABSENT
      const day = isDay(signing) ? signing : (acts.award_day[row] ?? DAY_ABSENT)
      if (supplier < 0 || !isDay(day) || !barred.isKnown(supplier)) return undefined
      const inForce = barred.of(supplier).find(({ start, end }) => start <= day && day <= end)
      if (inForce === undefined) return 'clear'
      return {
        confidence: 0.45 * inForce.certainty,
        statistic: { method: 'shared_partner', score: inForce.firms, threshold: partnerFirmsMax, sample_size: 1 },
        rule: { law: 'Lei 14.133/2021', article: 'art. 14, §1', reference_day: day, status: 'suspect' },
        money_at_risk_cents: (acts.value[row] || 0) / 2,
        factors: { shared_partner: 0.5, sanction_in_force: 0.5 },
        facts: {
          sanctioned_firm: data.text('supplier', inForce.firm),
          register: inForce.list,
          sanction_start_day: inForce.start,
          act_day: day,
          firms_with_the_same: inForce.firms,
        },
      }
    }
  },
})

interface Bar {
  readonly firm: number
  readonly start: number
  readonly end: number
  readonly list: string
  readonly certainty: number
}

interface Relative extends Bar {
  /** Firms that the common partner has. */
  readonly firms: number
}

/** Bars on the firms that share a partner with a supplier; `isKnown` tells suppliers whose partners are known. */
const barredRelatives = oncePerDataset((data) => {
  const { suppliers, partners } = data
  const bars = readBars(data)
  const firms = Int32Array.from(partners.parent, (parent) => suppliers.supplier[parent] ?? -1)
  const known = partners.partner.map((partner, at) => ((firms[at] ?? -1) < 0 ? -1 : partner))
  const byFirm = groupCodes(
    firms.map((firm, at) => ((known[at] ?? -1) < 0 ? -1 : firm)),
    data.size('supplier'),
  )
  const byPartner = groupCodes(known, data.size('partner'))
  const firmsOf = (partner: number): readonly number[] => {
    const found: number[] = []
    for (let i = byPartner.starts[partner] ?? 0; i < (byPartner.starts[partner + 1] ?? 0); i++) {
      const firm = firms[byPartner.members[i] ?? -1] ?? -1
      if (!found.includes(firm)) found.push(firm)
      if (found.length > partnerFirmsMax) return []
    }
    return found
  }
  const of = (supplier: number): readonly Relative[] => {
    const found: Relative[] = []
    for (let i = byFirm.starts[supplier] ?? 0; i < (byFirm.starts[supplier + 1] ?? 0); i++) {
      const sharing = firmsOf(known[byFirm.members[i] ?? -1] ?? -1)
      for (const firm of sharing)
        if (firm !== supplier) for (const bar of bars.get(firm) ?? []) found.push({ ...bar, firms: sharing.length })
    }
    return found
  }
  return { of, isKnown: (supplier: number) => byFirm.starts[supplier] !== byFirm.starts[supplier + 1] }
})

function readBars(data: Dataset): ReadonlyMap<number, readonly Bar[]> {
  const { sanctions } = data
  const bars = new Map<number, Bar[]>()
  for (let at = 0; at < sanctions.length; at++) {
    const firm = sanctions.supplier[at] ?? -1
    const [start, end] = [sanctions.start_day[at] ?? DAY_ABSENT, sanctions.end_day[at] ?? DAY_ABSENT]
    const list = sanctionListCodes[sanctions.list[at] ?? -1] ?? ''
    const effect = findSanctionEffect(list, data.text('sanction_type', sanctions.sanction_type[at] ?? -1))
    if (firm < 0 || !effect?.bars || !isDay(start) || !(isDay(end) || end === DAY_ABSENT)) continue
    const bar = { firm, start, end: isDay(end) ? end : Number.POSITIVE_INFINITY, list, certainty: effect.certainty }
    bars.set(firm, [...(bars.get(firm) ?? []), bar])
  }
  return bars
}
