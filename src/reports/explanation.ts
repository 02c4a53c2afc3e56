// Explanation: a finding in words for readers, in terms for auditors, and its factors with what each of them added.

import type { Candidate } from '../domain/finding.ts'
import type { AnomalyResult, Factor } from '../domain/generated/wire-types.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { candidateValues } from './candidate-values.ts'
import { getEntry } from './catalogue/catalogue.ts'
import { factorTexts, findFactor } from './catalogue/factors.ts'
import { explanationTexts } from './catalogue/summary.ts'
import { counterfactualOf, sentenceOf } from './sentences.ts'
import { fillFirst, money, number, text } from './template.ts'

/** The `explanation` of a finding; the factors are the leading candidate's, so that they still add up. */
export function toExplanation(input: AnomalyInput, lead: Candidate): NonNullable<AnomalyResult['explanation']> {
  const { candidates } = input.finding
  const technical = (candidate: Candidate) =>
    fillFirst([explanationTexts.technical], candidateValues(input, candidate), input.language)
  return {
    human_readable: readable(input, lead),
    technical: candidates.map(technical).join(' '),
    contributing_factors: Object.entries(lead.factors)
      .filter(([, impact]) => Number.isFinite(impact) && impact !== 0)
      .sort(([a, left], [b, right]) => Math.abs(right) - Math.abs(left) || (a < b ? -1 : 1))
      .map(([factor, impact]) => toFactor(input, lead, { factor, impact })),
  }
}

function readable(input: AnomalyInput, lead: Candidate): string {
  const { finding, primary, language } = input
  const [, ...others] = finding.candidates
  const notes = primary.quality?.length ?? 0
  const state = {
    severity: text(finding.severity),
    confidence: number(finding.confidence),
    ...(finding.money_at_risk_cents > 0 && { money: money(finding.money_at_risk_cents / 100) }),
  }
  return [
    sentenceOf(input, lead),
    counterfactualOf(input, lead),
    ...others.map((other) =>
      fillFirst([explanationTexts.further], { finding: text(sentenceOf(input, other)) }, language),
    ),
    fillFirst([explanationTexts.confidence], state, language),
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
  return { factor, impact, description: fillFirst([factorTexts[scale]], values, language) }
}
