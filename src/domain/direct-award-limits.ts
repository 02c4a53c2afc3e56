// Limits under which a body may buy without a tender, by the law chosen and the day of the act.
// The limit is exclusive: "valores inferiores a" (Lei 14.133). Lei 8.666 says "até", which is inclusive; the code treats both as
// exclusive (docs/law.md#points-for-a-lawyer).

import type { BuyerClass } from './buyer-class.ts'
import { parseDay } from './days.ts'
import { type LegalBasis, lawName } from './legal-basis.ts'

/** The article of each law that permits direct awards of small value. */
const articles: Readonly<Record<number, number>> = { 14133: 75, 8666: 24 }

export interface DirectAwardLimit {
  /** An amount must be below this. */
  readonly limit_cents: number
  readonly law: string
  readonly article: string
  /** The act that set the value in force. */
  readonly table: string
  /** Whose limit it is. */
  readonly buyer: BuyerClass
}

/**
 * Law, first and last day, the act that set the values, and the limits in BRL cents of item I (works, engineering and, since
 * 14.133, vehicle maintenance) and of item II (everything else). Lei 14.133 adjusts both by one factor a year.
 */
const periods = (
  [
    // Choice: the period starts on the day after Lei 9.648/1998, which set these amounts; older acts have no limit here.
    [8666, '1998-05-28', '2018-07-18', 'Lei 9.648/1998', 1_500_000, 800_000],
    [8666, '2018-07-19', '2020-05-06', 'Decreto 9.412/2018', 3_300_000, 1_760_000],
    // The calamity ended on 31 December 2020 (Decreto Legislativo 6/2020, docs/law.md#lei-8666-art-24).
    [8666, '2020-05-07', '2020-12-31', 'MP 961/2020, Lei 14.065/2020', 10_000_000, 5_000_000],
    [8666, '2021-01-01', '2023-12-30', 'Decreto 9.412/2018', 3_300_000, 1_760_000],
    [14133, '2021-04-01', '2021-12-31', 'Lei 14.133/2021', 10_000_000, 5_000_000],
    [14133, '2022-01-01', '2022-12-31', 'Decreto 10.922/2021', 10_804_082, 5_402_041],
    [14133, '2023-01-01', '2023-12-31', 'Decreto 11.317/2022', 11_441_665, 5_720_833],
    [14133, '2024-01-01', '2024-12-31', 'Decreto 11.871/2023', 11_981_202, 5_990_602],
    [14133, '2025-01-01', '2025-12-31', 'Decreto 12.343/2024', 12_545_115, 6_272_559],
    [14133, '2026-01-01', '2026-12-31', 'Decreto 12.807/2025', 13_098_420, 6_549_211],
  ] as const
).map(([law, from, to, table, works_cents, other_cents]) => ({
  law,
  from: toDay(from),
  to: toDay(to),
  table,
  works_cents,
  other_cents,
}))

type Period = (typeof periods)[number]

/** The limits of each period by buyer and item, built once. */
const limitsOfPeriods = periods.map((period) => ({
  ...period,
  limits: {
    ordinary: { I: toLimit(period, 'I', 'ordinary'), II: toLimit(period, 'II', 'ordinary') },
    consortium_or_agency: {
      I: toLimit(period, 'I', 'consortium_or_agency'),
      II: toLimit(period, 'II', 'consortium_or_agency'),
    },
  },
}))

/**
 * The limit in force for a direct award by value (Lei 14.133 art. 75 I and II, Lei 8.666 art. 24 I and II) on a day.
 * Undefined when the basis has no such limit (emergency, Lei 13.979, state companies) or no table covers the day.
 * @example findDirectAwardLimit({ law: 14133, article: 75, item: 'II' }, 20454)?.limit_cents // 6549211 (1 January 2026)
 */
export function findDirectAwardLimit(
  basis: LegalBasis,
  day: number,
  { buyer = 'ordinary' }: { readonly buyer?: BuyerClass } = {},
): DirectAwardLimit | undefined {
  if (!isLimitedByValue(basis)) return undefined
  const period = limitsOfPeriods.find(({ law, from, to }) => law === basis.law && day >= from && day <= to)
  return period?.limits[buyer][basis.item === 'I' ? 'I' : 'II']
}

function toLimit(period: Period, item: 'I' | 'II', buyer: BuyerClass): DirectAwardLimit {
  const { law, table, works_cents, other_cents } = period
  const limit_cents = (buyer === 'ordinary' ? 1 : 2) * (item === 'I' ? works_cents : other_cents)
  return { limit_cents, law: lawName(law), article: `art. ${articles[law]}, ${item}`, table, buyer }
}

/** True for a direct award on the ground of small value alone. */
function isLimitedByValue({ law, article, item }: LegalBasis): boolean {
  return articles[law] !== undefined && article === articles[law] && (item === 'I' || item === 'II')
}

function toDay(text: string): number {
  return parseDay(text) ?? Number.NaN
}
