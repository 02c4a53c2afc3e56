// Barred relatives: sanctions in force on firms that share a partner, the CNPJ root or more with the supplier of an act.

import { DAY_ABSENT, type Dataset, isDay } from '../../../dataset/dataset.ts'
import { groupBy } from '../../../dataset/group-by.ts'
import { groupCodes } from '../../../dataset/group-keys.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'
import type { Candidate } from '../../../domain/finding.ts'
import { type BarringSanction, barBindings, barringSanctions } from './barring-sanctions.ts'
import { companyKeys } from './company-keys.ts'
import { knownBy, partnerLinks } from './partner-links.ts'
import { seats } from './seats.ts'

/** Choice: a partner of more firms than this is a fund or a public body (as in RE-01). */
const partnerFirmsMax = 5
/** Choice: a branch is the barred legal person itself; a successor may have other reasons to exist. */
const confidences = { same_root: 0.95, opened_after: 0.85, same_address: 0.82, shared_partner: 0.45 } as const

export interface BarOnDay extends Relative {
  readonly day: number
  readonly link: keyof typeof confidences
  readonly confidence: number
}

/** The bar in force on an act's day with the closest link to its supplier; undefined where partners or day are unknown. */
export function barsOnDay(data: Dataset): (row: number) => BarOnDay | { readonly link: 'none' } | undefined {
  const barred = barredRelatives(data)
  const bindingOf = barBindings(data)
  const { acts } = data
  return (row) => {
    const supplier = acts.supplier[row]
    const signing = acts.signing_day[row]
    const day = isDay(signing) ? signing : acts.award_day[row]
    if (supplier < 0 || !isDay(day) || !barred.isKnown(supplier)) return undefined
    const relatives = barred.of(supplier)
    if (relatives.length === 0) return unlinked
    const linked = relatives.flatMap((relative): BarOnDay[] => {
      const binding = bindingOf(relative.bar, row, day)
      if (binding === undefined) return []
      const link = barred.linkOf(supplier, relative.bar)
      return [{ ...relative, day, link, confidence: Math.min(relative.cap, confidences[link] * binding.certainty) }]
    })
    return linked.sort((a, b) => b.confidence - a.confidence || a.bar.start - b.bar.start)[0] ?? unlinked
  }
}

const unlinked = { link: 'none' } as const

/** The evidence of a bar on a relative against an act. */
export function barEvidence(
  data: Dataset,
  row: number,
  { bar, day, link, firms, cap, confidence }: BarOnDay,
): Pick<Candidate, 'confidence' | 'statistic' | 'rule' | 'money_at_risk_cents' | 'factors' | 'facts'> {
  const isBranch = link === 'same_root'
  return {
    confidence,
    statistic: isBranch
      ? { method: 'cnpj_root', score: 1, threshold: 1, sample_size: 1 }
      : { method: 'shared_partner', score: firms, threshold: partnerFirmsMax, sample_size: 1 },
    rule: {
      law: 'Lei 14.133/2021',
      article: isBranch ? 'art. 14, III e §1' : 'art. 14, §1',
      reference_day: day,
      status: 'suspect',
    },
    money_at_risk_cents: (data.acts.value[row] || 0) / 2,
    factors: { [isBranch ? 'same_root' : 'shared_partner']: 0.5, sanction_in_force: 0.5 },
    facts: {
      sanctioned_firm: data.text('supplier', bar.firm),
      register: bar.list,
      sanction_start_day: bar.start,
      act_day: day,
      link,
      firms_with_the_same: firms,
      ...knownBy(cap),
    },
  }
}

const none: readonly never[] = []

interface Relative {
  readonly bar: BarringSanction
  /** Number of firms of the common partner; 2 for a common CNPJ root. */
  readonly firms: number
  /** The most that the link may say. */
  readonly cap: number
}

/** Bars on the firms that share a partner or the CNPJ root with a supplier; `isKnown` holds for suppliers with a known partner or root. */
const barredRelatives = oncePerDataset((data) => {
  const { suppliers, partners } = data
  const bars = barringSanctions(data)
  const { personOf, caps } = partnerLinks(data)
  const keyOf = companyKeys(data)
  const barsOfRoot = groupBy([...bars.values()].flat(), ({ firm }) => keyOf(firm))
  const firms = Int32Array.from(partners.parent, (parent) => suppliers.supplier[parent] ?? -1)
  const known = partners.partner.map((partner, at) => (firms[at] < 0 || partner < 0 ? -1 : personOf[partner]))
  const byFirm = groupCodes(
    firms.map((firm, at) => (known[at] < 0 ? -1 : firm)),
    data.size('supplier'),
  )
  const byPartner = groupCodes(known, caps.length)
  // Few partners have a barred firm; the firms of all others need no search.
  const isPartnerBarred = new Uint8Array(caps.length)
  for (let at = 0; at < known.length; at++) if (known[at] >= 0 && bars.has(firms[at])) isPartnerBarred[known[at]] = 1
  const firmsOf = (partner: number): readonly number[] => {
    const found: number[] = []
    for (let i = byPartner.starts[partner]; i < byPartner.starts[partner + 1]; i++) {
      const firm = firms[byPartner.members[i]]
      if (!found.includes(firm)) found.push(firm)
      if (found.length > partnerFirmsMax) return []
    }
    return found
  }
  const of = (supplier: number): readonly Relative[] => {
    // Called for every act, and nearly all suppliers have none: no list is allocated for those.
    let found: Relative[] | undefined
    for (const bar of barsOfRoot.get(keyOf(supplier)) ?? none)
      if (bar.firm !== supplier) {
        found ??= []
        found.push({ bar, firms: 2, cap: 1 })
      }
    for (let i = byFirm.starts[supplier]; i < byFirm.starts[supplier + 1]; i++) {
      const partner = known[byFirm.members[i]]
      if (isPartnerBarred[partner] !== 1) continue
      const sharing = firmsOf(partner)
      for (const firm of sharing) {
        if (firm === supplier) continue
        found ??= []
        for (const bar of bars.get(firm) ?? none) found.push({ bar, firms: sharing.length, cap: caps[partner] })
      }
    }
    return found ?? none
  }
  const [opened, seatOf] = [openingDays(data), seatsOf(data)]
  const linkOf = (supplier: number, { firm, start }: BarringSanction): keyof typeof confidences => {
    if (keyOf(supplier) === keyOf(firm)) return 'same_root'
    if ((opened.get(supplier) ?? DAY_ABSENT) >= start) return 'opened_after'
    const seat = seatOf.get(supplier) ?? -1
    return seat >= 0 && seat === seatOf.get(firm) ? 'same_address' : 'shared_partner'
  }
  return {
    of,
    linkOf,
    isKnown: (supplier: number) =>
      byFirm.starts[supplier] !== byFirm.starts[supplier + 1] || barsOfRoot.has(keyOf(supplier)),
  }
})

/** The earliest opening day that a register gives for a supplier. */
function openingDays({ suppliers }: Dataset): ReadonlyMap<number, number> {
  const days = new Map<number, number>()
  suppliers.supplier.forEach((code, at) => {
    const day = suppliers.opened_day[at]
    if (code >= 0 && isDay(day)) days.set(code, Math.min(day, days.get(code) ?? day))
  })
  return days
}

function seatsOf(data: Dataset): ReadonlyMap<number, number> {
  const { supplier, address } = data.suppliers
  const seatOf = seats(data)
  return new Map(Array.from(supplier, (code, at) => [code, address[at] < 0 ? -1 : seatOf[address[at]]]))
}
