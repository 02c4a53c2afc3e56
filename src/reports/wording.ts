// Wording: texts of findings, in the language of the reader. Pure: same input, same bytes.

import type { AgentInsight, AnomalyEvent } from '../domain/generated/wire-types.ts'
import type { AnomalyInput, ReportInput } from '../domain/reporting.ts'
import { toAnomaly } from './anomaly.ts'
import { toExplanations } from './explanations.ts'
import { toInsights } from './insights.ts'
import { leadOf } from './lead.ts'
import { shownName, supplierOf, withhold } from './privacy.ts'
import { toRecommendations } from './recommendations.ts'
import { sentenceOf } from './sentences.ts'

/** The texts of findings and reports. */
export const wording = {
  /** One hedged sentence with the main numbers. */
  describe: (input: AnomalyInput): string =>
    withhold(sentenceOf(input, leadOf(input.finding)), [input], input.language),
  /** The primary record in short, as the stream announces it. */
  affected: (input: AnomalyInput): AnomalyEvent['affected_record'] => {
    const { contract_id, value } = input.primary
    const supplier = shownName(supplierOf(input.primary), input.language)
    const record = { contract_id, ...(supplier !== undefined && { supplier }), ...(value !== undefined && { value }) }
    return withhold(record, [input], input.language)
  },
  /** The finding in full. */
  anomaly: toAnomaly,
  /** What stands out, by type and in the data. */
  insights: (input: ReportInput): AgentInsight[] => withhold(toInsights(input), input.anomalies, input.language),
  /** What to ask for and from whom. */
  recommendations: (input: ReportInput): string[] =>
    withhold(toRecommendations(input), input.anomalies, input.language),
  /** How the result was computed and how it is to be read. */
  explanations: toExplanations,
}
