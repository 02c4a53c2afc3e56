// Insights: what stands out among the findings of each type, and in the data themselves.

import { toRatio } from '../domain/figures.ts'
import type { AgentInsight } from '../domain/generated/wire-types.ts'
import type { AnomalyInput, ReportInput } from '../domain/reporting.ts'
import { type AnomalyType, anomalyTypes } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { agentOfType, insightTexts } from './catalogue/summary.ts'
import { nameOfOrganization, nameOfSupplier } from './finding-subject.ts'
import { leadOf } from './lead.ts'
import { listed } from './listed.ts'
import { qualityNotes } from './quality-notes.ts'
import { sentenceOf, titleOf, withinSentence } from './sentences.ts'
import { centsAtRisk, moneyValue, type Tally, tally, tallyValues } from './tally.ts'
import { type Bilingual, fillFirst, number, text } from './template.ts'

/** One insight a type that has listed findings, in the order of the types, then one on data quality where there are notes. */
export function toInsights(input: ReportInput): AgentInsight[] {
  const ofTypes = anomalyTypes.flatMap((type) => {
    const inputs = input.anomalies.filter(({ finding }) => finding.type === type)
    return inputs.length === 0 ? [] : [ofType(input, type, inputs)]
  })
  return [...ofTypes, ...ofQuality(input)]
}

function ofType(
  { found_by_type, language }: ReportInput,
  type: AnomalyType,
  inputs: readonly AnomalyInput[],
): AgentInsight {
  const byConfidence = [...inputs].sort((a, b) => b.finding.confidence - a.finding.confidence)
  const [strongest] = byConfidence
  const titles = tally(inputs, ({ finding }) => titleOf(leadOf(finding).detector, { language }))
  const values = {
    type: text(type),
    found: number(Math.max(inputs.length, found_by_type[type] ?? 0)),
    listed: number(inputs.length),
    titles: text(listed(countsOf(titles, language), language)),
    ...moneyValue(centsAtRisk(inputs)),
  }
  return {
    agent: agentOfType[type],
    insight: [
      fillFirst([insightTexts.type], values, language),
      about([insightTexts.supplier, insightTexts.supplierNamed], tally(inputs, nameOfSupplier), language),
      about([insightTexts.organization, insightTexts.organizationNamed], tally(inputs, nameOfOrganization), language),
      strongest &&
        fillFirst(
          [insightTexts.strongest],
          { finding: text(withinSentence(sentenceOf(strongest, leadOf(strongest.finding)))) },
          language,
        ),
    ]
      .filter((sentence) => sentence)
      .join(' '),
    confidence: toRatio(inputs.reduce((sum, { finding }) => sum + finding.confidence, 0) / inputs.length),
    supporting_evidence: byConfidence.slice(0, limits.reportEvidenceIdsMax).map(({ id }) => id),
  }
}

/** How many findings of each kind, most first; a long list ends with those of all other kinds. */
function countsOf(titles: readonly Tally[], language: ReportInput['language']): readonly string[] {
  const counts = titles.map(({ name, inputs: { length } }) => ({ name, length })).sort((a, b) => b.length - a.length)
  const shown = counts.length > limits.reportNamesMax ? counts.slice(0, limits.reportNamesMax - 1) : counts
  const others = counts.slice(shown.length).reduce((sum, { length }) => sum + length, 0)
  const ending = others === 0 ? [] : [{ name: insightTexts.otherKinds[language], length: others }]
  return [...shown, ...ending].map(({ name, length }) => `${name}: ${length}`)
}

/** The first by money at risk, else by findings; undefined where the next is equal. */
function about(
  [byMoney, byCount]: readonly [Bilingual, Bilingual],
  [first, second]: readonly Tally[],
  language: ReportInput['language'],
): string | undefined {
  if (first === undefined) return undefined
  if (first.cents > (second?.cents ?? 0)) return fillFirst([byMoney], tallyValues(first), language)
  const isNamedMost = first.cents === 0 && first.inputs.length > (second?.inputs.length ?? 0)
  return isNamedMost ? fillFirst([byCount], tallyValues(first), language) : undefined
}

function ofQuality(input: ReportInput): AgentInsight[] {
  const notes = qualityNotes(input)
  if (notes === undefined) return []
  const noted = input.anomalies.filter(({ primary }) => (primary.quality?.length ?? 0) > 0)
  return [
    {
      agent: 'collector',
      insight: fillFirst([insightTexts.quality], { notes: text(notes) }, input.language),
      // Counted, not estimated.
      confidence: 1,
      supporting_evidence: noted.slice(0, limits.reportEvidenceIdsMax).map(({ id }) => id),
    },
  ]
}
