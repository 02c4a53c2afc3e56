// PA-16-ROW: emergency contracts of one body for one item, each of which begins where the one before ends, beyond a year: the tender
// that Lei 14.133 art. 75 §6 asks for was not concluded meanwhile. Emergencies may follow each other by chance, so that the confidence
// is the chance of so many at the body's rate of emergencies and of so close a sequence. With one firm alone it is CO-06-AGAIN's.

import type { Dataset } from '../../dataset/dataset.ts'
import { groupBy } from '../../dataset/group-by.ts'
import { lowerGamma } from '../../stats/incomplete-gamma.ts'
import { jointTail } from '../evidence/chance-confidence.ts'
import { awardsTail } from '../evidence/chance-windows.ts'
import { shares } from '../evidence/shares.ts'
import { deliveryDays } from '../evidence/term-doubt.ts'
import { chanceEvidence, defineGroupTest } from '../forms/group-test.ts'
import { itemOf } from '../views/acts/item-of.ts'
import { type EmergencyContract, emergencyRuns, lastEnd, needKeys } from '../views/law/emergency-runs.ts'

const yearDays = 365
/** Choice: another cause of each contract is never ruled out by records. */
const confidenceMax = 0.92
/** Choice: the share of an item among the emergencies of other bodies leans on so many emergencies of its own and others. */
const leaningEmergencies = 20

type Run = readonly EmergencyContract[]

interface FoldedRuns {
  readonly runs: readonly Run[]
  /** Contracts by emergency of all bodies and items, in order of appearance. */
  readonly all: readonly number[]
}

export const emergencyInARow = defineGroupTest({
  id: 'PA-16-ROW',
  names: { organization: 'organization' },
  laws: ['Lei 14.133/2021, art. 75, VIII', 'Lei 14.133/2021, art. 75, §6'],
  needs: ['acts.organization', 'acts.legal_basis', 'acts.start_day', 'acts.end_day'],
  family: 'repeated_emergency',
  partition: 'organization',
  fold(data, rows): FoldedRuns {
    const runs = emergencyRuns(data, rows, needKeys(data))
    return {
      runs: runs.filter((run) => isLong(run) && hasSeveralFirms(run, data)),
      all: runs.flat().map(({ row }) => row),
    }
  },
  reduce: (left, right) => ({ runs: [...left.runs, ...right.runs], all: [...left.all, ...right.all] }),
  weigh({ runs, all }, data) {
    const expectedOf = emergencyRate(all, data)
    return runs.map((run) => {
      const expected = expectedOf(run)
      // The first contract begins the run; the chance is that of the others.
      const countTail = awardsTail(run.length - 1, expected)
      const closeTail = closenessTail(run)
      const evidence = chanceEvidence(jointTail(countTail, closeTail), all.length, confidenceMax)
      return { rows: run.map(({ row }) => row), run, expected, countTail, closeTail, ...evidence }
    })
  },
  describe({ run, expected, countTail, closeTail }, { value_cents }, data) {
    const [{ row, start, latest }] = run
    const end = lastEnd(run)
    const { organization, supplier } = data.acts
    const body = data.text('organization', organization[row])
    return {
      group: `emergencies in a row ${body} ${row} ${start}`,
      statistic: { method: 'legal_limit', score: end - start, threshold: latest - start, sample_size: run.length },
      expected: { metric: 'contracts', observed: run.length, value: 1 + expected, counterfactual: 1 },
      rule: { law: 'Lei 14.133/2021', article: 'art. 75, §6', reference_day: start, status: 'suspect' },
      money_at_risk_cents: Math.round(value_cents / 4),
      factors: shares({ repeated_emergency: -Math.log(countTail), close_in_time: -Math.log(closeTail) }),
      facts: {
        organization: body,
        contracts: run.length,
        firm_count: new Set(run.map((contract) => supplier[contract.row])).size,
        start_day: start,
        end_day: end,
        latest_end_day: latest,
        days: end - start,
        value_cents,
      },
    }
  },
})

/** Contracts without end for a year and the days of a last delivery. */
function isLong(run: Run): boolean {
  return run.length > 1 && lastEnd(run) > run[0].latest + deliveryDays
}

function hasSeveralFirms(run: Run, { acts }: Dataset): boolean {
  return new Set(run.map(({ row }) => acts.supplier[row])).size > 1
}

/** Emergencies for the run's item to be expected of its body while it lasts, the run's own further ones left out of its rate. */
function emergencyRate(all: readonly number[], data: Dataset): (run: Run) => number {
  const { organization, start_day } = data.acts
  const item = itemOf(data)
  const byBody = groupBy(all, (row) => organization[row])
  const byItem = groupBy(all, item)
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const row of all) [first, last] = [Math.min(first, start_day[row]), Math.max(last, start_day[row])]
  const period = last - first + yearDays
  return (run) => {
    const [{ row, start }] = run
    const ofBody = byBody.get(organization[row]) ?? []
    const ofItem = byItem.get(item(row)) ?? []
    const own = ofBody.filter((other) => item(other) === item(row)).length
    const elsewhere = (ofItem.length - own + 1) / (all.length - ofBody.length + leaningEmergencies)
    const rest = Math.max(1, ofBody.length - run.length + 1)
    return (rest * Math.min(1, elsewhere) * (lastEnd(run) - start)) / period
  }
}

/** Chance that each contract begins so near to the end of the one before, if it began on any day of a year. */
function closenessTail(run: Run): number {
  const sum = run.slice(1).reduce((total, { gap }) => total - Math.log((2 * Math.abs(gap) + 1) / yearDays), 0)
  return Math.max(1e-15, 1 - lowerGamma(run.length - 1, Math.max(0, sum)))
}
