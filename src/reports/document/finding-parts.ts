// Parts that tell the findings, each in the voice of the audience.

import type { Block, TableBlock, TableCell } from '../../documents/document.ts'
import { findingSubject } from '../finding-subject.ts'
import { dateOfAct, nameOfAct, objectOf } from '../labels.ts'
import type { Voice } from '../report-templates.ts'
import { number, text } from '../template.ts'
import { againstOf, checksOf } from './doubts.ts'
import { technicalBlocks } from './finding-details.ts'
import {
  anchorOf,
  dateIn,
  isAnnexed,
  linkTo,
  moneyOf,
  moneyWithBasis,
  nameOfFinding,
  type PartContext,
  paragraph,
  paragraphs,
  type ReportedFinding,
  recordLinks,
  type SectionPart,
  titled,
  wordOf,
} from './part.ts'
import { concernsOf, titleWithSubject } from './subject-words.ts'
import { fact } from './summary-parts.ts'

/** The findings that an audience reads one by one, most severe first, under a heading for each severity. */
export const findingsPart: SectionPart = (context) => {
  const { told, say, sources, findings, audience } = context
  if (told.length === 0) return paragraphs(sources.investigations.length > 0 ? say('none_found') : '')
  const chosen = told.length < findings.length ? paragraphs(say('one_of_each')) : []
  return [...chosen, ...voices[audience.voice](told, context), ...othersOf(context)]
}

const voices: Readonly<Record<Voice, (shown: readonly ReportedFinding[], context: PartContext) => readonly Block[]>> = {
  brief: (shown, context) => [findingsTable(shown, context), ...shown.map((finding) => shortItem(finding, context))],
  plain: (shown, context) => bySeverity(shown, context, plainBlocks),
  story: (shown, context) => bySeverity(shown, context, storyBlocks),
  technical: (shown, context) => bySeverity(shown, context, technicalBlocks),
  method: (shown, context) => [findingsTable(shown, context), ...bySeverity(shown, context, technicalBlocks)],
}

type Teller = (finding: ReportedFinding, context: PartContext) => readonly Block[]

function bySeverity(shown: readonly ReportedFinding[], context: PartContext, tell: Teller): Block[] {
  return shown.flatMap((finding, at) => {
    const { severity } = finding.anomaly
    const isFirst = at === 0 || shown[at - 1]?.anomaly.severity !== severity
    const group = context.findings.filter(({ anomaly }) => anomaly.severity === severity).length
    const heading: Block = {
      ...{ type: 'heading', level: 2, id: `severity-${severity}` },
      text: context.say('severity_group', { severity: text(wordOf(severity, context.sources)), count: number(group) }),
    }
    return [...(isFirst ? [heading] : []), headingOf(finding, at), ...tell(finding, context)]
  })
}

export function headingOf(finding: ReportedFinding, at: number): Block {
  return { type: 'heading', level: 3, id: anchorOf(finding), text: `${at + 1}. ${titleWithSubject(finding)}` }
}

/** How many more there are, and where they stand. */
function othersOf(context: PartContext): readonly Block[] {
  const { findings, told, say } = context
  const others = findings.length - told.length
  return others <= 0 ? [] : paragraphs(say(isAnnexed(context) ? 'others_annexed' : 'others', { count: number(others) }))
}

function shortItem(finding: ReportedFinding, context: PartContext): Block {
  const { anomaly } = finding
  const money = moneyWithBasis(finding, context.sources)
  const toExplain = money === undefined ? '' : `${context.say('to_explain')} ${money}`
  return paragraph(
    { type: 'strong', text: `${titled(nameOfFinding(finding))}.` },
    ` ${[anomaly.description, againstOf(finding, context)[0] ?? '', toExplain].filter((said) => said !== '').join(' ')}`,
  )
}

function plainBlocks(finding: ReportedFinding, context: PartContext): readonly Block[] {
  const { say, sources } = context
  const [against, check] = [againstOf(finding, context)[0], checksOf(finding)[0]]
  const money = moneyWithBasis(finding, sources)
  return [
    ...paragraphs(finding.anomaly.description),
    ...(against === undefined ? [] : [labelled(say('may_explain'), against)]),
    ...(check === undefined ? [] : [labelled(say('would_settle'), check)]),
    ...(money === undefined ? [] : [labelled(say('to_explain'), money)]),
  ]
}

function labelled(label: string, said: string): Block {
  return paragraph({ type: 'strong', text: label }, ` ${said}`)
}

function storyBlocks(finding: ReportedFinding, context: PartContext): readonly Block[] {
  const { say, sources } = context
  const { input, anomaly } = finding
  const date = dateOfAct(input.primary)
  const links = recordLinks(anomaly)
  const name = nameOfAct(input.primary, sources.language)
  const { kind, bodies, suppliers } = findingSubject(input)
  const isOfOneAct = kind === 'act'
  const who = [
    ['term_concerns', concernsOf(finding, context)],
    ['term_buyer', bodies.join('; ')],
    [suppliers.length > 1 ? 'term_suppliers' : 'term_supplier', suppliers.join('; ')],
    ['term_object', isOfOneAct ? objectOf(input.primary) : undefined],
    ['term_when', isOfOneAct && date ? dateIn(date, sources.language) : undefined],
    ['term_money', moneyWithBasis(finding, sources)],
  ] as const
  const checks = checksOf(finding)
  return [
    ...paragraphs(anomaly.description),
    {
      type: 'facts',
      facts: [
        ...who.flatMap(([term, value]) => (value ? [fact(say(term), value)] : [])),
        {
          term: say(isOfOneAct ? 'term_document' : 'term_document_first'),
          description: [linkTo(name, links.get(input.primary.contract_id), sources)],
        },
      ],
    },
    ...againstOf(finding, context).map((said, at) => (at === 0 ? labelled(say('may_explain'), said) : paragraph(said))),
    ...(checks.length === 0
      ? []
      : [{ type: 'list', style: 'ordered', items: checks.map((check) => [check]) } as const]),
    ...paragraphs(
      bodies.length + suppliers.length === 0
        ? say('hear_all')
        : say('hear', { parties: text([...bodies, ...suppliers].join('; ')) }),
    ),
  ]
}

/** Findings as lines: what, where, who and how much. */
function findingsTable(shown: readonly ReportedFinding[], { say, sources }: PartContext): TableBlock {
  const columns = ['column_severity', 'column_finding', 'column_body', 'column_supplier', 'column_date']
  return {
    type: 'table',
    caption: say('table_findings'),
    columns: [
      ...columns.map((key) => ({ name: say(key), type: key === 'column_date' ? 'date' : 'text' }) as const),
      { name: say('column_confidence'), type: 'percent' },
      { name: say('column_money'), type: 'money' },
    ],
    rows: shown.map((finding): TableCell[] => {
      const { input, anomaly } = finding
      const { kind, bodies, suppliers } = findingSubject(input)
      const money = moneyOf(finding)
      return [
        wordOf(anomaly.severity, sources),
        titleWithSubject(finding),
        bodies.join('; ') || null,
        suppliers.join('; ') || null,
        (kind === 'act' && dateOfAct(input.primary)) || null,
        anomaly.confidence,
        money > 0 ? money : null,
      ]
    }),
    rowHeader: 1,
  }
}

/** All findings as rows that stand alone: which, what, where, who, how much, by which detectors and records. */
export function findingsData(context: PartContext): TableBlock {
  const { findings, say } = context
  const table = findingsTable(findings, context)
  const textColumn = (key: string) => ({ name: say(key), type: 'text' }) as const
  return {
    ...table,
    columns: [
      textColumn('column_finding_id'),
      ...table.columns,
      ...['column_description', 'column_detector', 'column_records'].map(textColumn),
    ],
    rows: table.rows.map((row, index) => {
      const { anomaly } = findings[index] as ReportedFinding
      const records = anomaly.evidence.data_points.flatMap(({ record }) => record?.href ?? [])
      const { detectors } = anomaly.technical_details as { readonly detectors?: readonly string[] }
      return [anomaly.id, ...row, anomaly.description, (detectors ?? []).join(' '), [...new Set(records)].join(' ')]
    }),
    rowHeader: 2,
  }
}

/** All findings as a table, where not each is described by itself. */
export const allFindingsPart: SectionPart = (context) =>
  context.findings.length > context.told.length ? [findingsTable(context.findings, context)] : []
