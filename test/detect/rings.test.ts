import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { findRings, type Tenders } from '../../src/detect/views/bids/find-rings.ts'
import { spreadRanks } from '../../src/detect/views/bids/spread-ranks.ts'
import { median } from '../../src/stats/median.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'

describe('rings', () => {
  it('are found in a time that grows as the tenders do', () => {
    const [few, many] = [1000, 10_000].map((length) => {
      const { tenders, read } = closedMarket(length)
      const { rings } = findRings(tenders)
      assert.ok(rings.length >= length / 200, `${rings.length} rings are found of ${length / 100}`)
      return read()
    })
    assert.ok(many <= 12 * few, `${many} tenders were read of a market ten times as large, ${few} before`)
  })

  it('are of the same firms whatever numbers these have', () => {
    const firms = Array.from({ length: 30 }, (_, firm) => firm)
    const turned = firms.toReversed()
    const ringsBy = (codes: readonly number[]) =>
      findRings(standingMarket(codes)).rings.map((ring) => ring.firms.map((code) => codes.indexOf(code)).sort())
    const rings = ringsBy(firms)
    assert.ok(rings.length > 0)
    assert.deepEqual(ringsBy(turned), rings)
  })

  it('rank spreads among those of the other tenders', () => {
    const spread = fc.integer({ min: 0, max: 6 })
    const tender = fc.record({ spreads: fc.array(spread, { maxLength: 4 }), isExcluded: fc.boolean() })
    fc.assert(
      fc.property(fc.array(tender), spread, (tenders, value) => {
        const ranks = spreadRanks(tenders.length, (at, add) => {
          for (const own of tenders[at].spreads) add(own, own + 1)
        })(tenders.flatMap(({ isExcluded }, at) => (isExcluded ? at : [])))
        const rest = tenders.flatMap(({ isExcluded, spreads }) =>
          isExcluded ? [] : spreads.flatMap((own) => new Array<number>(own + 1).fill(own)),
        )
        assert.equal(ranks.length, rest.length)
        assert.equal(ranks.below(value), rest.filter((own) => own < value).length)
        assert.equal(ranks.median(), median(rest))
      }),
    )
  })
})

/** A market of 60 tenders: to those of one body eight firms always come, the others draw theirs; `codes` gives the numbers of firms. */
function standingMarket(codes: readonly number[]): Tenders {
  const random = seededRandom('standing')
  const bidders = Array.from({ length: 60 }, (_, at) =>
    at < 12 ? [0, 1, 2, 3, 4, 5, 6, 7] : [at % 8, 8 + random.integer(11), 19 + random.integer(11)],
  )
  const bids = bidders.map((own) =>
    own
      .map((firm) => ({ code: codes[firm], cents: 1_000_000 + random.integer(500_000) }))
      .sort((a, b) => a.code - b.code),
  )
  const starts = [0]
  for (const own of bids) starts.push((starts.at(-1) ?? 0) + own.length)
  return {
    length: bids.length,
    row: Int32Array.from(bids.keys()),
    organization: Int32Array.from(bids, (_, at) => (at < 12 ? 0 : at)),
    winner: Int32Array.from(bidders, ([first]) => codes[first]),
    starts: Int32Array.from(starts),
    firms: Int32Array.from(bids.flat(), ({ code }) => code),
    cents: Float64Array.from(bids.flat(), ({ cents }) => cents),
  }
}

/** A market of one closed ring of three firms in ten of every hundred tenders, and the number of reads of a tender's bids. */
function closedMarket(length: number): { tenders: Tenders; read(): number } {
  const random = seededRandom('rings')
  let reads = 0
  class CountedBids extends Float64Array {
    override subarray(start?: number, end?: number) {
      reads++
      return super.subarray(start, end)
    }
  }
  const firmsOf = (at: number) => {
    const ring = Math.floor(at / 100) * 3
    if (at % 10 === 0) return [ring, ring + 1, ring + 2]
    const [first, step] = [random.integer(length), 1 + random.integer(length / 3)]
    return [0, 1, 2].map((place) => length + first + place * step).sort((a, b) => a - b)
  }
  const firms = Array.from({ length }, (_, at) => firmsOf(at))
  const cents = firms.flatMap((_, at) => {
    const spread = at % 10 === 0 ? 100 : 100_000
    return [0, 1, 2].map(() => 1_000_000 + random.integer(spread))
  })
  const tenders: Tenders = {
    length,
    row: Int32Array.from(firms, (_, at) => at),
    organization: Int32Array.from(firms, (_, at) => at % 7),
    winner: Int32Array.from(firms, ([first]) => first),
    starts: Int32Array.from({ length: length + 1 }, (_, at) => 3 * at),
    firms: Int32Array.from(firms.flat()),
    cents: CountedBids.from(cents) as Float64Array<ArrayBuffer>,
  }
  return { tenders, read: () => reads }
}
