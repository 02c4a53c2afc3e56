// Explanation: a finding in words for readers, in terms for auditors, and its factors with what each of them added.

import { toFigure } from '../domain/figures.ts'
import type { Candidate } from '../domain/finding.ts'
import type { AnomalyResult, Factor } from '../domain/generated/wire-types.ts'
import { noteTexts } from '../domain/import-notes.ts'
import type { ActRecord } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { toAgainst } from './against.ts'
import { getEntry } from './catalogue/catalogue.ts'
import { factorTexts, findFactor } from './catalogue/factors.ts'
import { againstTexts, explanationTexts } from './catalogue/summary.ts'
import { basisOf } from './money-at-risk.ts'
import { toNextChecks } from './next-checks.ts'
import { type WordedCandidate, withinSentence } from './sentences.ts'
import { type Bilingual, fillFirst, money, number, text } from './template.ts'

/** A p-value in a sentence, as `template.ts` writes it. */
const tailOfChance = /\bp [=<] /
const textOfNote: Readonly<Record<string, Bilingual>> = noteTexts

/** The `explanation` of a finding; the factors are the leading candidate's, so that they still add up. */
export function toExplanation(
  input: AnomalyInput,
  worded: readonly [WordedCandidate, ...WordedCandidate[]],
): NonNullable<AnomalyResult['explanation']> {
  const [first] = worded
  const lead = first.candidate
  const against = toAgainst(input, first)
  return {
    human_readable: readable(input, worded, against),
    technical: worded.map(({ values }) => fillFirst([explanationTexts.technical], values, input.language)).join(' '),
    contributing_factors: Object.entries(lead.factors)
      .filter(([, impact]) => Number.isFinite(impact) && impact !== 0)
      .sort(([a, left], [b, right]) => Math.abs(right) - Math.abs(left) || (a < b ? -1 : 1))
      .map(([factor, impact]) => toFactor(input, lead, { factor, impact })),
    against: [...against],
    next_checks: toNextChecks(input, first),
  }
}

function readable(
  input: AnomalyInput,
  [lead, ...others]: readonly [WordedCandidate, ...WordedCandidate[]],
  [strongest = '']: readonly string[],
): string {
  const { finding, primary, language } = input
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
    ...([lead, ...others].some(({ sentence }) => tailOfChance.test(sentence))
      ? [explanationTexts.chance[language]]
      : []),
    fillFirst([explanationTexts.confidence], state, language),
    ...(Math.round(finding.confidence * 100) < limits.evenConfidencePercent
      ? [explanationTexts.unlikely[language]]
      : []),
    ...(basis ? [basis.reason] : []),
    ...doubtsOf(primary, language),
    fillFirst([againstTexts.first], { reason: text(withinSentence(strongest)) }, language),
    explanationTexts.hedge[language],
  ].join(' ')
}

/** The quality notes of the record, each kind said once. */
function doubtsOf({ quality = [] }: ActRecord, language: Language): readonly string[] {
  if (quality.length === 0) return []
  const notes = [...new Set(quality.map(({ note }) => note))].flatMap((note) => textOfNote[note]?.[language] ?? [])
  return [
    fillFirst([explanationTexts.doubts], { count: number(quality.length), notes: text(notes.join(' ')) }, language),
  ]
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
