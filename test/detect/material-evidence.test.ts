// With records enough any small difference is beyond chance. What is told with confidence must also matter.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { findDetector } from '../../src/detect/registry.ts'
import { parseDay } from '../../src/domain/days.ts'
import { findHoliday } from '../../src/domain/holidays.ts'
import type { ActRecord } from '../../src/domain/records.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { runDetector } from '../support/partition-detection.ts'
import { practiceProvenance } from '../support/practice.ts'

type Act = Omit<ActRecord, 'provenance'>

const list = (count: number, make: (at: number) => Act) => Array.from({ length: count }, (_, at) => make(at))
const date = (day: number) => new Date(Date.UTC(2023, 0, 2 + day)).toISOString().slice(0, 10)
/** A fraction from 0 to 1 that jumps about. */
const scattered = (at: number) => ((at * 7919) % 1009) / 1009

function act(id: string, at: number, own: Partial<Act>): Act {
  return {
    record_kind: 'contract',
    contract_id: id,
    organization_id: `O${at % 12}`,
    supplier_id: 'S0',
    catalog_code: '500',
    modality: 'pregao',
    legal_basis: 'art28_I',
    value: 20_000 + 31 * at,
    signing_date: date((at * 5) % 700),
    ...own,
  }
}

function confidences(detector: string, records: readonly Act[]): readonly number[] {
  const data = buildDataset(records.map((record) => ({ ...record, provenance: practiceProvenance() })))
  return runDetector(findDetector(detector) ?? assert.fail('no such detector'), data).map(
    ({ confidence }) => confidence,
  )
}

/** Purchases of one item of which `here` of `of` at one body, and `elsewhere` of 300 at others, are from one supplier. */
const purchases = (here: number, of: number, elsewhere: number) => [
  ...list(of, (at) => act(`H${at}`, at, { organization_id: 'O99', supplier_id: at < here ? 'S9' : `S${at % 5}` })),
  ...list(300, (at) => act(`E${at}`, at, { supplier_id: at < elsewhere ? 'S9' : `S${at % 5}` })),
]

describe('a supplier that leads a market', () => {
  it('is no concentration where a body buys a little more from it, however many the purchases', () => {
    assert.ok(Math.max(0, ...confidences('RE-23', purchases(190, 200, 210))) < 0.8)
  })
  it('is one where a body buys nearly all from what is a small supplier elsewhere', () => {
    assert.ok(Math.max(0, ...confidences('RE-23', purchases(38, 40, 15))) >= 0.8)
  })
})

/** Tenders at which three firms meet among eight, whose bids spread by `spread` where they meet and by .2 where others do. */
function tenders(count: number, spread: number): readonly Act[] {
  const bids = (firms: readonly string[], at: number, width: number) =>
    firms.map((supplier_id, place) => ({
      supplier_id,
      value: Math.round(1e6 * (1 + (place === 0 ? 0 : width * (0.4 + 0.6 * scattered(at * 3 + place))))) / 100,
    }))
  const rotated = (firms: readonly string[], at: number) => [...firms.slice(at % 3), ...firms.slice(0, at % 3)]
  const tender = (id: string, at: number, offers: ReturnType<typeof bids>) =>
    act(id, at, { supplier_id: offers[0]?.supplier_id ?? '', value: offers[0]?.value ?? 0, bids: offers })
  return [
    ...list(count, (at) => tender(`R${at}`, at, bids(rotated(['A', 'B', 'C'], at), at, spread))),
    ...list(count, (at) => tender(`X${at}`, at, bids(rotated(['D', 'E', `F${at % 3}`], at), at, 0.2))),
  ]
}

describe('firms that often meet', () => {
  it('are no ring where they bid a little closer than others, however many the tenders', () => {
    assert.ok(Math.max(0, ...confidences('RE-06', tenders(300, 0.17))) < 0.8)
  })
  it('are one where they bid far closer', () => {
    assert.ok(Math.max(0, ...confidences('RE-06', tenders(60, 0.04))) >= 0.8)
  })
})

describe('a holiday', () => {
  const working = list(600, (at) =>
    act(`W${at}`, at, { signing_date: date(Math.floor(at / 6) * 7 + (at % 5)) }),
  ).filter(({ signing_date }) => findHoliday(parseDay(signing_date ?? '') ?? 0) === undefined)
  // 7 April 2023 was Good Friday, and so was 29 March 2024.
  const onGoodFriday = (count: number) =>
    list(count, (at) => act(`G${at}`, at, { signing_date: at % 2 === 0 ? '2023-04-07' : '2024-03-29' }))
  it('on which the bodies work as on other days, year after year, is no day off', () => {
    assert.deepEqual(confidences('TE-07', [...working, ...onGoodFriday(6)]), [])
  })
  it('is one where hardly any body works on it', () => {
    assert.equal(confidences('TE-07', [...working, ...onGoodFriday(1)]).length, 1)
  })
})

describe('two bids of one amount', () => {
  const offers = (first: number, second: number) => [
    { supplier_id: 'A', value: first },
    { supplier_id: 'B', value: second },
  ]
  const market = list(2000, (at) => act(`M${at}`, at, { quantity: 10, bids: offers(20_000 + at, 20_100 + 2 * at) }))
  const tie = (quantity: number) => act('T', 0, { quantity, bids: offers(48_731.57, 48_731.57) })
  it('say much where a cent a unit would have told them apart', () => {
    assert.ok(Math.max(0, ...confidences('RE-19', [...market, tie(10)])) >= 0.8)
  })
  it('say less where units are so cheap that amounts are few', () => {
    assert.ok(Math.max(0, ...confidences('RE-19', [...market, tie(9000)])) < 0.8)
  })
})
