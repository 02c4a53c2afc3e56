// CO-01-EXTENDED: a contract signed before its supplier was barred, and extended or enlarged while the bar was in force. The bar does
// not undo what runs (Lei 14.133 art. 156), but an extension is a new decision, before which papers and registers are looked at
// again (art. 91 §4). A bar under another law, or of one body alone, may leave room: an indication.

import { amendmentKindCodes } from '../../dataset/dataset.ts'
import { atMost } from '../evidence/legal-bound.ts'
import { defineActRule, shareOfValue } from '../forms/act-rule.ts'
import { amendmentSteps } from '../views/amendments/amendment-history.ts'
import { lawArticles } from '../views/law/law-articles.ts'
import { barBindings, barringSanctions, restsOnBar, surestFirst } from '../views/suppliers/barring-sanctions.ts'

const valueKind = amendmentKindCodes.indexOf('value')
const articles = { 14133: 'art. 91, §4, e art. 156', 8666: 'art. 55, XIII, e art. 87', 13303: 'art. 38' }

export const extendedWhileBarred = defineActRule({
  id: 'CO-01-EXTENDED',
  restsOn: [restsOnBar],
  laws: [
    'Lei 14.133/2021, art. 91, §4',
    'Lei 14.133/2021, art. 156',
    'Lei 8.666/1993, art. 55, XIII',
    'Lei 8.666/1993, art. 87',
    'Lei 13.303/2016, art. 38',
  ],
  needs: [
    'acts.supplier',
    'amendments.day',
    ['amendments.new_end_day', 'amendments.value_delta'],
    'sanctions.start_day',
  ],
  family: 'sanction_extension',
  kinds: ['contract'],
  prepare(data) {
    const sanctions = barringSanctions(data)
    const bindingOf = barBindings(data)
    const { acts, amendments } = data
    const articleOf = lawArticles(data, articles)
    return (row) => {
      const bars = sanctions.get(acts.supplier[row])
      if (bars === undefined) return undefined
      const signed = acts.signing_day[row]
      for (const { at, day, endBefore, endAfter } of amendmentSteps(data, row)) {
        const isLonger = endAfter > endBefore
        const isLarger = amendments.kind[at] === valueKind && amendments.value_delta[at] > 0
        if (!isLonger && !isLarger) continue
        const binding = bars
          .filter(({ start }) => signed < start)
          .flatMap((bar) => bindingOf(bar, row, day) ?? [])
          .sort(surestFirst)[0]
        if (binding === undefined) continue
        const { bar, certainty } = binding
        const rule = articleOf(row)
        return {
          // An amendment may only record what was owed before; and what was barred a few days before may not have been known yet.
          confidence: (day - bar.start > 15 ? 0.65 : 0.45) * certainty * (isLonger ? 1 : 0.9),
          statistic: { method: 'sanction_in_force', score: 1, threshold: 1, sample_size: bars.length },
          expected: atMost('amendment_day', day, bar.start - 1),
          ...(rule ? { rule: { ...rule, reference_day: day, status: 'suspect' } as const } : {}),
          // What an addition costs is on record.
          money_at_risk_cents: isLonger ? shareOfValue(data, row, 0.5) : amendments.value_delta[at],
          factors: { sanction_in_force: 1 },
          facts: {
            register: bar.list,
            sanction_start_day: bar.start,
            amendment_day: day,
            signing_day: signed,
            ...(bar.end === undefined ? {} : { sanction_end_day: bar.end }),
            ...(isLarger ? { addition_cents: amendments.value_delta[at] } : {}),
            ...(isLonger ? { new_end_day: endAfter } : {}),
          },
        }
      }
      return undefined
    }
  },
})
