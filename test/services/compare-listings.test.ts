import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Severity } from '../../src/domain/vocabulary.ts'
import { severities } from '../../src/domain/vocabulary.ts'
import { compareListings, type ListedAnomaly, type RunListing } from '../../src/services/watches/compare-listings.ts'

const anomaly = (
  anomaly_id: string,
  { severity = 'high', confidence = 0.9, names = [] }: Partial<ListedAnomaly> = {},
): ListedAnomaly => ({ anomaly_id, type: 'price_anomaly', severity, confidence, names: [anomaly_id, ...names] })

const listing = (anomalies: readonly ListedAnomaly[], { is_cut = false } = {}): RunListing => ({
  ...{ investigation_id: 'run', anomalies, is_cut },
})

const idsOf = (found: readonly { readonly anomaly_id: string }[]) => found.map(({ anomaly_id }) => anomaly_id)

test('an anomaly whose id has changed is recognised by a less exact name, and each only once', () => {
  const before = listing([
    anomaly('a', { names: ['group 1', 'record'] }),
    anomaly('b', { names: ['group 2', 'record'] }),
  ])
  const now = listing([
    anomaly('x', { names: ['group 3', 'record'] }),
    anomaly('y', { names: ['group 1', 'record'], severity: 'critical' }),
    anomaly('z', { names: ['group 4', 'record'] }),
  ])
  const found = compareListings(before, now)
  assert.deepEqual([idsOf(found.new), idsOf(found.gone)], [['z'], []])
  assert.deepEqual(found.changed, [
    {
      anomaly_id: 'y',
      type: 'price_anomaly',
      from: { severity: 'high', confidence: 0.9 },
      to: { severity: 'critical', confidence: 0.9 },
    },
  ])
})

test('what ranks below the end of a list that was cut is neither new nor gone', () => {
  const [top, end, low] = [
    anomaly('top', { severity: 'critical' }),
    anomaly('end', { severity: 'high' }),
    anomaly('low', { severity: 'medium' }),
  ]
  const cut = listing([top, end], { is_cut: true })
  assert.deepEqual(idsOf(compareListings(cut, listing([top, end, low])).new), [])
  assert.deepEqual(idsOf(compareListings(listing([top, end, low]), cut).gone), [])
  assert.deepEqual(idsOf(compareListings(listing([anomaly('gone', { severity: 'critical' }), end]), cut).gone), [
    'gone',
  ])
  assert.deepEqual(idsOf(compareListings(listing([end]), cut).new), ['top'])
})

test('small steps of a confidence in one direction add up to a change', () => {
  const at = (confidence: number) => listing([anomaly('a', { confidence })])
  const first = compareListings(at(0.8), at(0.83))
  assert.deepEqual(first.changed, [])
  const second = compareListings(first.listing, at(0.85))
  assert.deepEqual(
    second.changed.map(({ from, to }) => [from.confidence, to.confidence]),
    [[0.8, 0.85]],
  )
  assert.deepEqual(compareListings(second.listing, at(0.85)).changed, [])
})

test('a run is the one before without what is gone and with what is new, and equal runs differ in nothing', () => {
  const weights = fc.record({
    severity: fc.constantFrom<Severity>(...severities),
    confidence: fc.integer({ min: 0, max: 10_000 }).map((share) => share / 10_000),
  })
  const listings = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 12 }), weights), { selector: ([id]) => id })
    .map((found) => listing(found.map(([id, weight]) => anomaly(String(id), weight))))
  fc.assert(
    fc.property(listings, listings, (before, now) => {
      const { new: found, gone, listing: next } = compareListings(before, now)
      const kept = idsOf(before.anomalies).filter((id) => !idsOf(gone).includes(id))
      assert.deepEqual([...kept, ...idsOf(found)].sort(), idsOf(now.anomalies).sort())
      const same = compareListings(next, now)
      assert.deepEqual([same.new, same.gone, same.changed], [[], [], []])
    }),
  )
})
