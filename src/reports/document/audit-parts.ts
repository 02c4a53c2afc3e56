// Audit findings: criterion, condition, evidence, cause, effect, what speaks against, recommendation.

import type { Block, Fact } from '../../documents/document.ts'
import { number, text } from '../template.ts'
import { againstOf, checksOf } from './doubts.ts'
import { chartsOf } from './finding-charts.ts'
import { evidenceOf, figureFacts } from './finding-details.ts'
import { headingOf } from './finding-parts.ts'
import { moneyWithBasis, type PartContext, paragraphs, type ReportedFinding, type SectionPart, wordOf } from './part.ts'
import { fact } from './summary-parts.ts'

export const auditFindingsPart: SectionPart = (context) => {
  const { findings, told, say, sources } = context
  if (findings.length === 0) return paragraphs(sources.investigations.length > 0 ? say('none_found') : '')
  return told.flatMap((finding, at): Block[] => {
    const { severity } = finding.anomaly
    const isFirst = at === 0 || told[at - 1]?.anomaly.severity !== severity
    const count = findings.filter(({ anomaly }) => anomaly.severity === severity).length
    const group = say('severity_group', { severity: text(wordOf(severity, sources)), count: number(count) })
    return [
      ...(isFirst ? [{ type: 'heading', level: 2, id: `severity-${severity}`, text: group } as const] : []),
      headingOf(finding, at),
      { type: 'facts', facts: auditFacts(finding, context) },
      ...(context.audience.voice === 'technical' || context.audience.voice === 'method'
        ? [
            { type: 'facts', facts: figureFacts(finding, context) } as const,
            ...chartsOf(finding, context),
            ...evidenceOf(finding, context),
          ]
        : []),
    ]
  })
}

function auditFacts(finding: ReportedFinding, context: PartContext): readonly Fact[] {
  const { say, sources } = context
  const { anomaly } = finding
  const money = moneyWithBasis(finding, sources)
  const checks = checksOf(finding)
  return [
    fact(say('audit_criterion'), criterionOf(finding, context)),
    fact(say('audit_condition'), anomaly.description),
    fact(say('audit_cause'), say('audit_cause_unknown')),
    fact(
      say('audit_effect'),
      money === undefined ? say('audit_effect_none') : say('audit_effect_money', { money: text(money) }),
    ),
    fact(say('audit_against'), againstOf(finding, context).join(' ')),
    ...(checks.length === 0
      ? []
      : [fact(say('audit_recommendation'), checks.map((check, at) => `${at + 1}) ${check}`).join(' '))]),
  ]
}

/** The provisions that bound the act, or that its peers are the measure. */
function criterionOf({ anomaly }: ReportedFinding, { say }: PartContext): string {
  const law = anomaly.context?.regulatory_context?.regulations ?? []
  if (law.length > 0) return law.map(({ title, article }) => `${title}, ${article}`).join('; ')
  const group = anomaly.context?.peer_comparison?.peer_group
  return group === undefined ? say('audit_criterion_usual') : say('audit_criterion_peers', { group: text(group) })
}
