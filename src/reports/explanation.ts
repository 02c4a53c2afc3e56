// Explanation: a finding in words for readers, in terms for auditors, and its factors with what each of them added.

import { toFigure } from '../domain/figures.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyResult, Factor } from '../domain/generated/wire-types.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { getEntry } from './catalogue/catalogue.ts'
import { factorTexts, findFactor } from './catalogue/factors.ts'
import { explanationTexts } from './catalogue/summary.ts'
import { basisOf } from './money-at-risk.ts'
import { type WordedCandidate, withinSentence } from './sentences.ts'
import { fillFirst, money, number, text } from './template.ts'

/** The `explanation` of a finding; the factors are the leading candidate's, so that they still add up. */
export function toExplanation(
  input: AnomalyInput,
  worded: readonly [WordedCandidate, ...WordedCandidate[]],
): NonNullable<AnomalyResult['explanation']> {
  const [{ candidate: lead }] = worded
  return {
    human_readable: readable(input, worded),
    technical: worded.map(({ values }) => fillFirst([explanationTexts.technical], values, input.language)).join(' '),
    contributing_factors: Object.entries(lead.factors)
      .filter(([, impact]) => Number.isFinite(impact) && impact !== 0)
      .sort(([a, left], [b, right]) => Math.abs(right) - Math.abs(left) || (a < b ? -1 : 1))
      .map(([factor, impact]) => toFactor(input, lead, { factor, impact })),
  }
}

function readable(input: AnomalyInput, [lead, ...others]: readonly [WordedCandidate, ...WordedCandidate[]]): string {
  const { finding, primary, language } = input
  const notes = primary.quality?.length ?? 0
  const basis = basisOf(input)
  const state = {
    severity: text(finding.severity),
    confidence: number(finding.confidence),
    ...(finding.money_at_risk_cents > 0 && { money: money(finding.money_at_risk_cents / 100) }),
  }
  return [
    lead.sentence,
    lead.counterfactual,
    ...others.map(({ sentence }) =>
      fillFirst([explanationTexts.further], { finding: text(withinSentence(sentence)) }, language),
    ),
    fillFirst([explanationTexts.confidence], state, language),
    ...(basis ? [basis.reason] : []),
    ...(notes > 0 ? [fillFirst([explanationTexts.doubts], { count: number(notes) }, language)] : []),
    explanationTexts.hedge[language],
  ].join(' ')
}

function toFactor(
  { language }: AnomalyInput,
  { detector }: Candidate,
  { factor, impact }: { readonly factor: string; readonly impact: number },
): Factor {
  const scale = getEntry(detector).factorScale ?? 'share'
  const values = {
    factor: text(findFactor(factor)?.[language] ?? factor.replaceAll('_', ' ')),
    impact: number(impact),
    effect: number(Math.exp(impact) - 1),
  }
  return { factor, impact: toFigure(impact), description: fillFirst([factorTexts[scale]], values, language) }
}
