// Records for detectors that compare groups: a world in which one group stands apart from its peers, and one in which nothing
// may be flagged. Made here, since such worlds are too large to be read as files.

import type { ActRecord, NormalisedRecord, RecordBid } from '../../src/domain/records.ts'
import { practiceProvenance } from './practice.ts'

export interface PeerCase {
  readonly detector: string
  /** What stands apart in `odd`, and why nothing does in `plain`. */
  readonly odd: {
    readonly says: string
    readonly records: readonly NormalisedRecord[]
    readonly found: readonly string[]
  }
  readonly plain: { readonly says: string; readonly records: readonly NormalisedRecord[] }
}

type Fields = Partial<Omit<ActRecord, 'contract_id'>>

function contract(contract_id: string, fields: Fields): ActRecord {
  return {
    record_kind: 'contract',
    contract_id,
    organization_id: '26000',
    supplier_id: firm(0),
    catalog_code: '150',
    category: 'Papel A4',
    kind: 'goods',
    value: 50_000,
    modality: 'pregao',
    legal_basis: 'art28_I',
    signing_date: '2025-03-12',
    provenance: practiceProvenance(),
    ...fields,
  }
}

function firm(number: number): string {
  return String(11_222_333_000_100 + number)
}

function times<T>(count: number, make: (at: number) => T): T[] {
  return Array.from({ length: count }, (_, at) => make(at))
}

function day(from: string, days: number): string {
  return new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

const bidsOf = (...values: readonly number[]): RecordBid[] =>
  values.map((value, at) => ({ supplier_id: firm(at), value }))

/** Tenders of one item whose two lowest bids lie 5 to 9 % apart. */
const usualGaps = (count: number) =>
  times(count, (at) => contract(`G${at}`, { bids: bidsOf(50_000, 50_000 * (1.05 + 0.001 * (at % 40))) }))

const gap = (contract_id: string, ratio: number) =>
  contract(contract_id, { bids: bidsOf(50_000, Math.round(50_000_00 * (1 + ratio)) / 100) })

/** Ten bodies of twenty contracts, each contract made by its place; the last body is body 9. */
const bodies = (make: (body: number, at: number) => Fields) =>
  times(10, (body) =>
    times(20, (at) => contract(`B${body}-${at}`, { organization_id: `2600${body}`, ...make(body, at) })),
  ).flat()

const direct = { modality: 'dispensa', legal_basis: 'art75_II' } as const
const usualHits = (body: number) => 2 + (body % 3)

const pairBids = (first: number, second: number, ratio: number) => (at: number) => {
  const lowest = 40_000 + 1_317.31 * at
  return contract(`P${first}-${second}-${at}`, {
    supplier_id: firm(first),
    bids: [
      { supplier_id: firm(first), value: Math.round(lowest * 100) / 100 },
      { supplier_id: firm(second), value: Math.round(lowest * ratio * 100) / 100 },
    ],
  })
}

/** Tenders of eight winners with three bids that spread now more, now less. */
const spreadTenders = times(40, (at) => {
  const spread = 0.05 + 0.01 * ((at * 7) % 13)
  return contract(`D${at}`, {
    supplier_id: firm(at % 8),
    bids: [0, spread * (0.3 + 0.1 * ((at * 5) % 7)), 2 * spread].map((over, place) => ({
      supplier_id: firm(place === 0 ? at % 8 : 20 + place),
      value: Math.round(5_000_000 * (1 + over)) / 100,
    })),
  })
})

const winnerOf = (spread: (at: number) => number) =>
  times(6, (at) =>
    contract(`W${at}`, {
      supplier_id: firm(9),
      bids: [0, spread(at) * 0.6, 2 * spread(at)].map((over, place) => ({
        supplier_id: firm(place === 0 ? 9 : 20 + place),
        value: Math.round(5_000_000 * (1 + over)) / 100,
      })),
    }),
  )

/** Tenders in which firm 30 never wins against three others that win in turn. */
const loserTenders = (count: number) =>
  times(count, (at) =>
    contract(`L${at}`, {
      supplier_id: firm(at % 3),
      bids: [0, 1, 2, 30].map((who) => ({
        supplier_id: firm(who),
        value: 50_000 + (who === at % 3 ? 0 : 1_000 + who),
      })),
    }),
  )

/** Histories of a supplier with a body, seven contracts each of about one size. */
const histories = times(15, (pair) =>
  times(7, (at) =>
    contract(`H${pair}-${at}`, {
      supplier_id: firm(pair),
      organization_id: `270${pair}`,
      signing_date: day('2024-01-10', 40 * at),
      value: 10_000 + 1_000 * ((at * 5 + pair * 3) % 11),
    }),
  ),
).flat()

const risingHistory = (last: number) =>
  [9_000, 11_000, 10_000, last].map((value, at) =>
    contract(`R${at}`, { supplier_id: firm(40), signing_date: day('2024-01-10', 40 * at), value }),
  )

/** Ten suppliers that sell one item to three bodies within two months at nearly one price. */
const offers = times(10, (seller) =>
  times(3, (at) =>
    contract(`O${seller}-${at}`, {
      supplier_id: firm(seller),
      organization_id: `280${at}`,
      unit: 'UN',
      quantity: 100,
      unit_price: (10 + seller) * (1 + 0.01 * ((at * 2 + seller) % 5)),
      signing_date: day('2025-03-01', at * 10),
    }),
  ),
).flat()

const dearOffer = (price: number) =>
  times(3, (at) =>
    contract(`X${at}`, {
      supplier_id: firm(50),
      organization_id: `280${at}`,
      unit: 'UN',
      quantity: 100,
      unit_price: at === 2 ? price : 10 + 0.1 * at,
      signing_date: day('2025-03-01', at * 10),
    }),
  )

const decided = (contract_id: string, days: number) =>
  contract(contract_id, { proposals_close_date: '2025-01-10', award_date: day('2025-01-10', days) })

/** Six bodies that sign two acts a month for thirty months. */
const steadyBodies = times(6, (body) =>
  times(30, (month) =>
    times(2, (at) =>
      contract(`S${body}-${month}-${at}`, {
        organization_id: `2900${body}`,
        signing_date: `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-1${at}`,
      }),
    ),
  ),
).flat(2)

const burst = (count: number, month: string) =>
  times(count, (at) => contract(`Z${at}`, { organization_id: '29000', signing_date: `${month}-${10 + (at % 15)}` }))

const capital = (number: number, amount: number): NormalisedRecord => ({
  record_kind: 'supplier',
  supplier_id: firm(number),
  capital: amount,
  provenance: practiceProvenance(),
})
const capitals = times(30, (at) => capital(at, 50_000 + 20_000 * at))
const ofFirms = times(30, (at) => contract(`K${at}`, { supplier_id: firm(at) }))

/** Tenders of other firms than 60 and 61, three bids each. */
const openTenders = times(32, (at) =>
  contract(`T${at}`, {
    supplier_id: firm(at % 9),
    bids: [at % 9, (at + 1) % 9, (at + 4) % 9].map((who, place) => ({
      supplier_id: firm(who),
      value: 50_000 + 900 * place,
    })),
  }),
)
const pairTenders = (winnerAt: (at: number) => number) =>
  times(8, (at) =>
    contract(`C${at}`, {
      supplier_id: firm(winnerAt(at)),
      bids: [60, 61, at % 9].map((who) => ({
        supplier_id: firm(who),
        value: who === winnerAt(at) ? 50_000 : 51_000 + who,
      })),
    }),
  )

const evenMarket = times(60, (at) =>
  contract(`E${at}`, { organization_id: `300${at % 12}`, supplier_id: firm(at % 11) }),
)
const loyal = (organizationAt: (at: number) => string) =>
  times(6, (at) => contract(`Y${at}`, { organization_id: organizationAt(at), supplier_id: firm(70) }))

const gapTenders = (gapAt: (at: number) => number) =>
  times(110, (at) => contract(`M${at}`, { estimated_value: 60_000, bids: bidsOf(50_000, 50_000 + 60_000 * gapAt(at)) }))

const concentrated = (share: (at: number) => number) =>
  bodies((body, at) => ({
    supplier_id: body === 9 ? firm(share(at)) : firm(at % (9 + (body % 4))),
    value: 10_000 + 1_000 * ((at * 3 + body) % 7),
  }))

const classed = (last: number) =>
  times(10, (seller) =>
    times(20, (at) =>
      contract(`V${seller}-${at}`, {
        supplier_id: firm(seller),
        category: `class ${at % (seller === 9 ? last : 2 + (seller % 3))}`,
      }),
    ),
  ).flat()

export const peerCases: readonly PeerCase[] = [
  {
    detector: 'RE-16',
    odd: {
      says: 'a winner far below the second bid of its market',
      records: [...usualGaps(40), gap('far', 3)],
      found: ['far'],
    },
    plain: { says: 'fewer than thirty tenders make no market', records: [...usualGaps(25), gap('far', 3)] },
  },
  {
    detector: 'RE-17',
    odd: { says: 'two bids that nearly meet', records: [...usualGaps(40), gap('near', 0.0001)], found: ['near'] },
    plain: { says: 'a small gap within the fences', records: [...usualGaps(40), gap('near', 0.04)] },
  },
  {
    detector: 'RE-20',
    odd: {
      says: 'two firms whose bids keep one ratio',
      records: [...times(3, pairBids(1, 2, 1.0437)), ...times(5, (at) => pairBids(3, 4 + at, 1.03 + 0.0112 * at)(at))],
      found: ['P1-2-0'],
    },
    plain: {
      says: 'two firms whose ratio changes',
      records: times(5, (at) => pairBids(1, 2, 1.03 + 0.0112 * at)(at)),
    },
  },
  {
    detector: 'RE-21',
    odd: {
      says: 'a winner in whose tenders bids always huddle',
      records: [...spreadTenders, ...winnerOf((at) => 0.004 + 0.001 * at)],
      found: ['W0'],
    },
    plain: {
      says: 'a winner whose tenders spread as others do',
      records: [...spreadTenders, ...winnerOf((at) => 0.05 + 0.02 * at)],
    },
  },
  {
    detector: 'PR-13',
    odd: {
      says: 'a contract of far more value than its class',
      records: [
        ...times(40, (at) => contract(`N${at}`, { value: 10_000 + 700 * at })),
        contract('jump', { value: 9_000_000 }),
      ],
      found: ['jump'],
    },
    plain: {
      says: 'a class of fewer than twenty',
      records: [
        ...times(15, (at) => contract(`N${at}`, { value: 10_000 + 700 * at })),
        contract('jump', { value: 9_000_000 }),
      ],
    },
  },
  {
    detector: 'PA-03',
    odd: {
      says: 'a body that nearly always buys without competition',
      records: bodies((body, at) => (at < (body === 9 ? 18 : usualHits(body)) ? direct : {})),
      found: ['B9-0'],
    },
    plain: {
      says: 'emergencies and bodies a little above the others',
      records: bodies((body, at) =>
        body === 8 && at < 18
          ? { modality: 'dispensa', legal_basis: 'art75_VIII' }
          : at < usualHits(body) + (body === 9 ? 1 : 0)
            ? direct
            : {},
      ),
    },
  },
  {
    detector: 'PA-04',
    odd: {
      says: 'a body whose tenders nearly always have one bid',
      records: bodies((body, at) => ({
        bids: at < (body === 9 ? 18 : usualHits(body)) ? bidsOf(50_000) : bidsOf(50_000, 51_000),
      })),
      found: ['B9-0'],
    },
    plain: {
      says: 'records without bids and direct awards say nothing',
      records: bodies((body, at) =>
        body === 9
          ? { ...direct, bids: bidsOf(50_000) }
          : body === 8
            ? {}
            : { bids: at < usualHits(body) ? bidsOf(50_000) : bidsOf(50_000, 51_000) },
      ),
    },
  },
  {
    detector: 'PA-07',
    odd: {
      says: 'a body that disqualifies most of its bidders',
      records: bodies((body, at) => ({
        bids: bidsOf(50_000, 51_000, 52_000, 53_000).map((bid, place) =>
          place > 0 && (body === 9 || (place === 1 && at < usualHits(body))) ? { ...bid, status: 'disqualified' } : bid,
        ),
      })),
      found: ['B9-0'],
    },
    plain: {
      says: 'withdrawn bids are not disqualified',
      records: bodies((body, at) => ({
        bids: bidsOf(50_000, 51_000, 52_000).map((bid, place) =>
          place === 0
            ? bid
            : body === 9
              ? { ...bid, status: 'withdrawn' }
              : place === 1 && at < 2
                ? { ...bid, status: 'disqualified' }
                : bid,
        ),
      })),
    },
  },
  {
    detector: 'RE-22',
    odd: { says: 'a firm that bids forty times and never wins', records: loserTenders(40), found: ['L2'] },
    plain: { says: 'fewer than ten bids are no habit', records: loserTenders(9) },
  },
  {
    detector: 'RE-24',
    odd: {
      says: 'a body that spends nearly all with one supplier',
      records: concentrated((at) => (at < 17 ? 40 : at)),
      found: ['B9-6'],
    },
    plain: { says: 'a body that spends as the others do', records: concentrated((at) => at % 10) },
  },
  {
    detector: 'PA-11',
    odd: { says: 'a supplier of eighteen classes of things', records: classed(18), found: ['V9-0'] },
    plain: { says: 'a supplier of four classes', records: classed(4) },
  },
  {
    detector: 'PA-13',
    odd: {
      says: 'three small contracts, then one a hundred times as large',
      records: [...histories, ...risingHistory(1_100_000)],
      found: ['R3'],
    },
    plain: {
      says: 'three small contracts, then one four times as large',
      records: [...histories, ...risingHistory(44_000)],
    },
  },
  {
    detector: 'PA-18',
    odd: {
      says: 'a supplier that charges one body three times its price',
      records: [...offers, ...dearOffer(30)],
      found: ['X2'],
    },
    plain: { says: 'a supplier a fifth dearer for one body', records: [...offers, ...dearOffer(12)] },
  },
  {
    detector: 'PA-20',
    odd: {
      says: 'a body whose contracts lack what others publish',
      records: bodies((body, at) => ({
        ...(body === 9 ? { supplier_id: '' } : {}),
        ...(body === 9 || at < 2 ? {} : { end_date: '2026-01-01' }),
      })),
      found: ['B9-0'],
    },
    plain: { says: 'what nobody publishes is missing for all alike', records: bodies(() => ({})) },
  },
  {
    detector: 'TE-03',
    odd: {
      says: 'an award ten months after the close',
      records: [...times(30, (at) => decided(`A${at}`, 10 + (at % 11))), decided('slow', 300)],
      found: ['slow'],
    },
    plain: {
      says: 'too few decisions, and an award before the close',
      records: [...times(15, (at) => decided(`A${at}`, 10 + (at % 11))), decided('slow', 300), decided('before', -300)],
    },
  },
  {
    detector: 'TE-09',
    odd: {
      says: 'a month of twenty acts at a body of two a month',
      records: [...steadyBodies, ...burst(18, '2024-06')],
      found: ['S0-17-0'],
    },
    plain: {
      says: 'a December rush is judged elsewhere',
      records: [...steadyBodies, ...burst(18, '2023-12'), ...burst(2, '2024-06')],
    },
  },
  {
    detector: 'RE-04',
    odd: {
      says: 'a contract five hundred times the capital',
      records: [...capitals, ...ofFirms, capital(40, 100), contract('tiny', { supplier_id: firm(40) })],
      found: ['tiny'],
    },
    plain: {
      says: 'an unknown capital, and one of a fifth of the value',
      records: [
        ...capitals,
        ...ofFirms,
        capital(40, 10_000),
        contract('small', { supplier_id: firm(40) }),
        contract('unknown', { supplier_id: firm(41) }),
      ],
    },
  },
  {
    detector: 'RE-05',
    odd: {
      says: 'two firms that always meet, of which one always wins',
      records: [...openTenders, ...pairTenders(() => 60)],
      found: ['C0'],
    },
    plain: {
      says: 'two firms that always meet and win in turn',
      records: [...openTenders, ...pairTenders((at) => 60 + (at % 2))],
    },
  },
  {
    detector: 'RE-07',
    odd: {
      says: 'a supplier of one body in a market of twelve',
      records: [...evenMarket, ...loyal(() => '3000')],
      found: ['Y0'],
    },
    plain: {
      says: 'a supplier with one contract elsewhere',
      records: [...evenMarket, ...loyal((at) => (at === 5 ? '3001' : '3000'))],
    },
  },
  {
    detector: 'RE-14',
    odd: {
      says: 'a market without close bids',
      records: gapTenders((at) => (at < 50 ? 0.04 : 0.1 + 0.001 * at)),
      found: ['M0'],
    },
    plain: { says: 'a market with bids at every distance', records: gapTenders((at) => 0.002 * (at + 1)) },
  },
]
