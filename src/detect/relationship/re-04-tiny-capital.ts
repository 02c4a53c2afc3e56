// RE-04: a contract worth many times the capital of its supplier, more than is usual among all suppliers. The registered capital is
// often old or nominal, and the law asks for a tenth of the value at most (Lei 14.133 art. 69 §4): more than ten times is a sign.

import { ABSENT_CODE, personTypeCodes } from '../../dataset/dataset.ts'
import { definePeerFence } from '../forms/peer-fence.ts'

const multipleMin = 10
const company = personTypeCodes.indexOf('company')

export const tinyCapital = definePeerFence({
  id: 'RE-04',
  restsOn: [{ table: 'suppliers' }],
  laws: ['Lei 14.133/2021, art. 69, §4'],
  needs: ['acts.value', 'suppliers.capital'],
  family: 'capital',
  kinds: ['contract', 'award'],
  partition: 'whole',
  sides: ['high'],
  reach: 2,
  peersMin: 20,
  confidenceMax: 0.2,
  sensitivity: 0.6,
  prepare(data) {
    const { acts, suppliers } = data
    const capitalOf = new Float64Array(data.size('supplier')).fill(Number.NaN)
    for (let at = 0; at < suppliers.length; at++) {
      const [code = ABSENT_CODE, capital = Number.NaN] = [suppliers.supplier[at], suppliers.capital[at]]
      if (code >= 0 && capital > 0) capitalOf[code] = Math.max(capital, capitalOf[code] || 0)
    }
    const ratioOf = (row: number) => acts.value[row] / capitalOf[acts.supplier[row]]
    return {
      keyOf: (row) => (acts.person_type[row] < 0 || acts.person_type[row] === company ? 0 : undefined),
      measureOf: (row) => Math.log(ratioOf(row)),
      describe({ row, fences, fence }) {
        const ratio = ratioOf(row)
        const value = acts.value[row]
        if (!(ratio > multipleMin)) return undefined
        const capital = value / ratio
        const [usual, highest] = [Math.exp(fences.median), Math.max(multipleMin, Math.exp(fence))]
        return {
          expected: {
            metric: 'value_to_capital',
            observed: ratio,
            value: usual,
            high: highest,
            counterfactual: highest,
          },
          rule: { law: 'Lei 14.133/2021', article: 'art. 69, §4', status: 'suspect' },
          money_at_risk_cents: value / 4,
          factors: { capital: 1 },
          facts: {
            value_cents: value,
            capital_cents: Math.round(capital),
            value_to_capital: ratio,
            usual_value_to_capital: usual,
            contracts: fences.count,
          },
        }
      },
    }
  },
})
