// Parts on what to do: recommendations, next steps, requests for information, and room for the answer of the bodies.

import type { Block, InlineContent, TableCell } from '../../documents/document.ts'
import type { AnomalyInput } from '../../domain/reporting.ts'
import { limits } from '../../limits.ts'
import { findingSubject, nameOfBuyer } from '../finding-subject.ts'
import { nameOfAct } from '../labels.ts'
import { tally } from '../tally.ts'
import { number, text } from '../template.ts'
import { nameOfFinding, type PartContext, paragraphs, type ReportedFinding, type SectionPart } from './part.ts'
import { titleWithSubject } from './subject-words.ts'

/** What to ask for and from whom, as the investigation says it. */
export const recommendationsPart: SectionPart = ({ sources }) => {
  const items = sources.investigations.flatMap(({ results }) =>
    results.recommendations.map((each): InlineContent => [each]),
  )
  return items.length === 0 ? [] : [{ type: 'list', style: 'ordered', items }]
}

/** The steps of a reader, few and in the order of doing. */
export const nextStepsPart: SectionPart = ({ say, sources, audience, findings, told }) => {
  const steps = findings.length === 0 ? ['step_wider'] : stepsOf[audience.voice]
  const values = { count: number(findings.length), shown: number(told.length) }
  const items = [
    ...(sources.investigations.length === 0 ? [] : steps.map((key) => say(key, values))),
    ...new Set(sources.analyses.flatMap(({ document }) => document.recommendations)),
  ]
  return items.length === 0 ? [] : [{ type: 'list', style: 'ordered', items: items.map((item) => [item]) }]
}

const stepsOf: Readonly<Record<PartContext['audience']['voice'], readonly string[]>> = {
  plain: ['step_source', 'step_request', 'step_ombudsman', 'step_care'],
  story: ['step_source', 'step_request', 'step_hear', 'step_wording', 'step_care'],
  brief: ['step_assign', 'step_documents', 'step_answer', 'step_again'],
  technical: ['step_sample', 'step_documents', 'step_papers', 'step_disposition', 'step_again'],
  method: ['step_repeat', 'step_labels', 'step_sensitivity', 'step_cite'],
}

/** Requests under the access-to-information law, ready to be sent, one for each of the bodies with most to be explained. */
export const accessRequestsPart: SectionPart = (context) => {
  const { findings, say, audience } = context
  if (audience.voice === 'brief' || audience.voice === 'method') return []
  const all = tally(
    findings.map(({ input }) => input),
    ({ primary, language }) => nameOfBuyer(primary, language),
  )
  const bodies = all.slice(0, limits.reportRequestsMax)
  if (bodies.length === 0) return []
  const others = all.length - bodies.length
  return [
    { type: 'heading', level: 2, id: 'requests', text: say('requests_title') },
    ...paragraphs(say('requests_lead')),
    ...bodies.flatMap(({ name, inputs }): Block[] => {
      const of = findings.filter(({ input }) => inputs.includes(input))
      return [{ type: 'quote', content: [requestTo(name, of, context)] }, ...unnamedActs(inputs, context)]
    }),
    ...(others === 0 ? [] : paragraphs(say('requests_others', { count: number(others) }))),
  ]
}

function requestTo(body: string, of: readonly ReportedFinding[], { say }: PartContext): string {
  const acts = [...new Set(of.flatMap(({ input }) => ownActs(input, body)))]
  // A check is what a reader does; what a body can hand over are papers.
  const topics = [...new Set(of.map((finding) => say('request_file', { topic: text(nameOfFinding(finding)) })))]
  const wanted = [say('request_case'), ...topics]
  const named = acts.slice(0, limits.reportRequestActsMax).join(', ')
  const left = acts.length - limits.reportRequestActsMax
  return say('request_text', {
    body: text(body),
    acts: text(left <= 0 ? named : say('request_acts_more', { acts: text(named), count: number(left) })),
    items: text(wanted.map((item, at) => `${at + 1}) ${item}`).join(' ')),
  })
}

/** How many acts the findings rest on that are not at hand, so that no request can name them. */
function unnamedActs(inputs: readonly AnomalyInput[], { say }: PartContext): readonly Block[] {
  const count = inputs.reduce((sum, { finding, related }) => sum + finding.related.length - related.length, 0)
  return count <= 0 ? [] : paragraphs(say('request_acts_unnamed', { count: number(count) }))
}

/** The acts of that body behind a finding that are kept with it, its first one first. */
function ownActs({ primary, related, language }: AnomalyInput, body: string): readonly string[] {
  return [primary, ...related]
    .filter((act) => nameOfBuyer(act, language) === body)
    .map((act) => nameOfAct(act, language))
}

/** A line for the answer to each finding, left empty. */
export const answersPart: SectionPart = ({ told, say }) => {
  if (told.length === 0) return []
  const columns = ['column_finding', 'column_body', 'column_answer', 'column_answered_by', 'column_answered_on']
  return [
    ...paragraphs(say('answers_lead')),
    {
      type: 'table',
      caption: say('table_answers'),
      columns: columns.map((key) => ({ name: say(key), type: 'text' }) as const),
      rows: told.map((finding, at): TableCell[] => {
        const { bodies } = findingSubject(finding.input)
        return [`${at + 1}. ${titleWithSubject(finding)}`, bodies.join('; ') || null, null, null, null]
      }),
      rowHeader: 0,
    },
  ]
}

/** What can be said on the whole, as the agents put it. */
export const conclusionsPart: SectionPart = ({ sources }) =>
  sources.investigations.flatMap(({ results }) => paragraphs(...results.insights.map(({ insight }) => insight)))
