// CO-10: a contract without a publication date although its deadline (Lei 14.133 art. 94) ran out long before the records were
// read, at a body whose other contracts of the same source nearly all carry one. Absent means that no source said: elsewhere it
// says nothing. The last publication that the body's records know is the earliest day on which they can have been read.

import { codeTable } from '../../dataset/code-table.ts'
import { DAY_ABSENT, type Dataset, isDay } from '../../dataset/dataset.ts'
import { toLegalBasis } from '../../domain/legal-basis.ts'
import { findPublicationDeadline } from '../../domain/publication-deadlines.ts'
import { defineActFlag } from '../forms/act-flag.ts'

const contractsMin = 20
const publishedShareMin = 0.9
/** Choice: calendar days, well above 20 business days with holidays. */
const overdueDays = 60

export const notPublished = defineActFlag({
  id: 'CO-10',
  laws: ['Lei 14.133/2021, art. 94'],
  needs: ['acts.organization', 'acts.legal_basis', 'acts.signing_day', 'acts.publication_day'],
  family: 'publication',
  kinds: ['contract'],
  partition: 'organization',
  sensitivity: 0.4,
  prepare(data, rows) {
    const { acts } = data
    const habits = readHabits(data, rows)
    const deadlineOf = codeTable(data, 'legal_basis', (text) => {
      const basis = toLegalBasis(text)
      return basis && findPublicationDeadline(basis)
    })
    return (row) => {
      const deadline = deadlineOf(acts.legal_basis[row])
      const signed = acts.signing_day[row]
      const habit = habits.get(habitKey(data, row))
      // Art. 176: small municipalities publish elsewhere for now, and records do not say how many live there.
      if (deadline === undefined || !isDay(signed) || habit === undefined || acts.municipality[row] >= 0)
        return undefined
      if (habit.contracts < contractsMin || habit.published < publishedShareMin * habit.contracts) return undefined
      if (habit.lastDay - signed <= overdueDays) return undefined
      if (acts.publication_day[row] !== DAY_ABSENT) return 'clear'
      return {
        confidence: 0.4,
        statistic: {
          method: 'published_share',
          score: habit.published / habit.contracts,
          threshold: publishedShareMin,
          sample_size: habit.contracts,
        },
        rule: {
          law: deadline.law,
          article: deadline.article,
          reference_day: signed,
          limit: deadline.business_days,
          limit_unit: 'business_days',
          status: 'suspect',
        },
        money_at_risk_cents: (acts.value[row] || 0) / 10,
        factors: { no_publication: 1 },
        facts: {
          signing_day: signed,
          deadline_business_days: deadline.business_days,
          published: habit.published,
          contracts: habit.contracts,
          last_publication_day: habit.lastDay,
        },
      }
    }
  },
})

interface Habit {
  contracts: number
  published: number
  lastDay: number
}

/** Of each body and source: contracts, those with a publication date, and the last such date. */
function readHabits(data: Dataset, rows: Int32Array): ReadonlyMap<number, Habit> {
  const habits = new Map<number, Habit>()
  for (const row of rows) {
    if (data.acts.organization[row] < 0) continue
    const key = habitKey(data, row)
    const habit = habits.get(key) ?? { contracts: 0, published: 0, lastDay: DAY_ABSENT }
    habits.set(key, habit)
    habit.contracts++
    const day = data.acts.publication_day[row]
    if (!isDay(day)) continue
    habit.published++
    habit.lastDay = Math.max(habit.lastDay, day)
  }
  return habits
}

const sourcesMax = 16

function habitKey({ acts }: Dataset, row: number): number {
  return acts.organization[row] * sourcesMax + acts.source[row]
}
