// CO-01: a contract signed (or an item awarded) while a sanction that bars its supplier was in force.
// Gate: the exact tax id, a sanction type that bars, and both the day of the act and the start known. Signed before the
// sanction or after its end is lawful, and so is what its scope does not reach, or what was signed while a court had suspended it.
// A row without an end runs on; an end that cannot be true gives no verdict.

import { type Dataset, isDay } from '../../dataset/dataset.ts'
import { type Breach, defineActRule, shareOfValue } from '../forms/act-rule.ts'
import { bodyRegimes } from '../views/law/body-regimes.ts'
import {
  type Binding,
  barBindings,
  barringSanctions,
  restsOnBar,
  surestFirst,
} from '../views/suppliers/barring-sanctions.ts'

export const sanctionInForce = defineActRule({
  id: 'CO-01',
  restsOn: [restsOnBar],
  laws: [
    'Lei 14.133/2021, art. 14, III',
    'Lei 14.133/2021, art. 156, III e IV',
    'Lei 8.666/1993, art. 87, III',
    'Lei 8.429/1992, art. 12',
    'Lei 13.303/2016, art. 38',
  ],
  needs: ['acts.supplier', 'acts.signing_day', 'sanctions.start_day'],
  family: 'sanction',
  kinds: ['contract', 'award'],
  prepare(data) {
    const sanctions = barringSanctions(data)
    const bindingOf = barBindings(data)
    return (row) => {
      const bars = sanctions.get(data.acts.supplier[row])
      const day = actDay(data, row)
      if (bars === undefined || day === undefined) return undefined
      const binding = bars.flatMap((bar) => bindingOf(bar, row, day) ?? [])
      const [strongest] = binding.sort(surestFirst)
      return strongest === undefined ? undefined : toBreach(strongest, { day, count: binding.length, data, row })
    }
  },
})

/** What binds state companies: it bars whom others declared unfit, too. */
const companyRule = { law: 'Lei 13.303/2016', article: 'art. 38' }

/** The day on which the supplier had to be clean: the signature of a contract, the award of an item. */
function actDay({ acts }: Dataset, row: number): number | undefined {
  const signing = acts.signing_day[row]
  const day = isDay(signing) ? signing : acts.award_day[row]
  return isDay(day) ? day : undefined
}

interface ActInForce {
  readonly day: number
  readonly count: number
  readonly data: Dataset
  readonly row: number
}

function toBreach({ bar, certainty, doubt }: Binding, { day, count, data, row }: ActInForce): Breach {
  const { start, end, list, type, effect, body } = bar
  return {
    confidence: 0.98 * certainty,
    statistic: { method: 'sanction_in_force', score: 1, threshold: 1, sample_size: count },
    expected: {
      metric: 'act_day',
      observed: day,
      value: start - 1,
      high: start - 1,
      // Lawful on the day before the sanction began, and where it ends, on the day after.
      counterfactual: end === undefined ? start - 1 : end + 1,
    },
    rule: {
      ...(bodyRegimes(data)(row) === 'state_company' ? companyRule : { law: effect.law, article: effect.article }),
      reference_day: day,
      status: certainty === 1 ? 'violation' : 'suspect',
    },
    money_at_risk_cents: shareOfValue(data, row, 1),
    factors: { sanction_in_force: 1 },
    facts: {
      register: list,
      sanction_start_day: start,
      act_day: day,
      ...(end === undefined ? {} : { sanction_end_day: end }),
      ...(type === '' ? {} : { sanction_type: type }),
      ...(body.name === '' ? {} : { sanctioning_body: body.name }),
      ...(doubt !== undefined ? { bar_doubt: doubt } : type === '' ? { bar_doubt: 'untyped' } : {}),
    },
  }
}
