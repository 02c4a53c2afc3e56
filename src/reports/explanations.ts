// Explanations of a whole result: its method, the expected ranges, and which factors weighed most.

import { toFigure } from '../domain/figures.ts'
import type { AnomalyResult, InvestigationResponse } from '../domain/generated/wire-types.ts'
import type { ReportInput } from '../domain/reporting.ts'
import { shownNumber } from './candidate-values.ts'
import { toMethodology } from './methodology.ts'

/** The `explanations` of a result with these anomalies. */
export function toExplanations(
  input: ReportInput,
  anomalies: readonly Pick<AnomalyResult, 'explanation'>[],
): NonNullable<InvestigationResponse['explanations']> {
  const intervals = input.anomalies.flatMap(({ id, finding }): [string, [number, number]][] => {
    const { metric = '', low, high } = finding.candidates[0]?.expected ?? {}
    const [from, to] = [shownNumber(metric, low), shownNumber(metric, high)]
    return from === undefined || to === undefined ? [] : [[id, [from, to]]]
  })
  return {
    methodology: toMethodology(input),
    confidence_intervals: Object.fromEntries(intervals),
    feature_importance: meanImpact(anomalies),
  }
}

/** Mean share of each factor over the listed anomalies: within one, impacts count by their size, whatever their unit. */
function meanImpact(anomalies: readonly Pick<AnomalyResult, 'explanation'>[]): Record<string, number> {
  const sums = new Map<string, number>()
  let explained = 0
  for (const { explanation } of anomalies) {
    const factors = explanation?.contributing_factors ?? []
    const size = factors.reduce((sum, { impact }) => sum + Math.abs(impact), 0)
    if (size === 0) continue
    explained += 1
    for (const { factor, impact } of factors) sums.set(factor, (sums.get(factor) ?? 0) + Math.abs(impact) / size)
  }
  return Object.fromEntries([...sums].sort().map(([factor, sum]) => [factor, toFigure(sum / explained)]))
}
