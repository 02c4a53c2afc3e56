// The records of a drafted contract and its payments.

import { addBusinessDays } from '../domain/business-days.ts'
import { addMonths, formatDay } from '../domain/days.ts'
import type { ActRecord, PaymentRecord, Provenance } from '../domain/records.ts'
import type { AwardMethod, Draft } from './draft-contract.ts'
import { drawWhole, round, toBusinessDay } from './draws.ts'
import type { SeededDraws } from './seeded-draws.ts'

const bases: Readonly<Record<Exclude<AwardMethod, 'tender'>, readonly [modality: string, basis: string]>> = {
  small_direct: ['dispensa', 'art75_II'],
  exclusive: ['inexigibilidade', 'art74_I'],
  emergency: ['dispensa', 'art75_VIII'],
}

/** The record of a drafted contract; its dates follow from the signing day in their legal order. */
export function contractRecord(draft: Draft, of: { readonly id: string; readonly provenance: Provenance }): ActRecord {
  const { body, market, winner } = draft
  const { item } = market
  const [modality, legal_basis] = wayOf(draft)
  // The lag depends on the facts alone, so that a copied draft has the same dates.
  const lag = Math.floor(draft.value) % 7
  const start = toBusinessDay(draft.signingDay + (lag % 4))
  return {
    record_kind: 'contract',
    contract_id: of.id,
    organization_id: body.id,
    organization: body.name,
    region: body.region,
    municipality_code: body.municipality,
    supplier_id: winner.id,
    supplier: winner.name,
    supplier_person_type: 'company',
    catalog_code: item.code,
    category: item.category,
    description: item.category,
    unit: item.unit,
    kind: item.kind,
    contract_type: draft.method === 'emergency' ? 'EMERGENCY' : item.contract_type,
    quantity: draft.quantity,
    unit_price: draft.unitPrice,
    value: draft.value,
    ...(draft.estimate === undefined ? {} : { estimated_value: draft.estimate }),
    modality,
    legal_basis,
    status: 'published',
    signing_date: formatDay(draft.signingDay),
    publication_date: formatDay(addBusinessDays(draft.signingDay, 1 + lag)),
    start_date: formatDay(start),
    end_date: formatDay(addMonths(start, draft.months)),
    ...(draft.amendments.length === 0 ? {} : { amendments: amendmentsOf(draft) }),
    ...(draft.bids.length === 0 ? {} : { bids: draft.bids }),
    synthetic: true,
    provenance: of.provenance,
  }
}

type Unstamped = Omit<PaymentRecord, 'provenance'>

/** The payments of a contract, which sum to its value; `oddity` plants an early or a repeated one. */
export function* paymentRecords(
  random: SeededDraws,
  of: { readonly draft: Draft; readonly id: string; readonly oddity: 'early' | 'repeated' | undefined },
): Generator<Unstamped> {
  const { draft, id, oddity } = of
  const count = draft.market.item.kind === 'goods' ? drawWhole(random, 1, 3) : drawWhole(random, 3, 7)
  const stepDays = Math.max(7, Math.floor((draft.months * 30) / (count + 1)))
  let left = draft.value
  for (let at = 1; at <= count; at++) {
    const share = at === count ? left : round((draft.value / count) * (0.9 + 0.2 * random.next()))
    left = round(left - share)
    const isEarly = oddity === 'early' && at === 1
    const day = isEarly
      ? toBusinessDay(draft.signingDay - drawWhole(random, 15, 60))
      : toBusinessDay(draft.signingDay + 10 + at * stepDays)
    const payment = paymentOf(draft, { id, at, day, value: share })
    yield payment
    if (oddity === 'repeated' && at === 1)
      yield {
        ...payment,
        payment_id: `${payment.payment_id}B`,
        date: formatDay(toBusinessDay(day + drawWhole(random, 1, 12))),
      }
  }
}

/** Whether a payment repeats another: a planted one. */
export function isRepeat(payment_id: string): boolean {
  return payment_id.endsWith('B')
}

function wayOf(draft: Draft): readonly [modality: string, basis: string] {
  const { kind } = draft.market.item
  if (draft.method === 'tender') return kind === 'works' ? ['concorrencia', 'art28_II'] : ['pregao', 'art28_I']
  return draft.method === 'small_direct' && kind === 'works' ? ['dispensa', 'art75_I'] : bases[draft.method]
}

function amendmentsOf(draft: Draft): NonNullable<ActRecord['amendments']> {
  return draft.amendments.map(({ day, kind, delta, newEnd }) => ({
    date: formatDay(day),
    kind,
    value_delta: delta,
    ...(newEnd === undefined ? {} : { new_end: formatDay(newEnd) }),
  }))
}

function paymentOf(
  draft: Draft,
  of: { readonly id: string; readonly at: number; readonly day: number; readonly value: number },
): Unstamped {
  return {
    record_kind: 'payment',
    payment_id: `${of.id}-P${of.at}`,
    contract_id: of.id,
    supplier_id: draft.winner.id,
    organization_id: draft.body.id,
    date: formatDay(of.day),
    value: of.value,
    document: `NF${of.id.slice(0, 6)}${of.id.slice(7, 12)}${of.at}`,
    synthetic: true,
  }
}
