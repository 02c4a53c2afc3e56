// How two re-scorings differ, as a table of CSV and as a page of its own: text by text, so that a long one is never held whole.

import { toCsv } from '../documents/csv.ts'
import { safeCell } from '../documents/safe-cell.ts'
import type { AnomalyWeight, ChangeTotals, FindingChange, TaskDiff } from '../domain/generated/wire-types.ts'
import type { AnomalyType, Language, Severity } from '../domain/vocabulary.ts'
import { escapeHtml } from '../platform/escape-html.ts'

type Words = Readonly<Record<Language, string>>
type Change = 'appeared' | 'vanished' | 'rose' | 'fell'
type Cause = FindingChange['causes'][number]

/** A change with its kind. */
export interface ListedChange extends FindingChange {
  readonly change: Change
}

/** What a file says besides its changes. */
export type DiffHead = Pick<TaskDiff, 'task_id' | 'compared' | 'totals' | 'causes' | 'not_compared'>

/** The parts of a file, in order: its head, changes as often as there are some, its end. */
export interface DiffWriter {
  readonly contentType: string
  head(head: DiffHead): string
  rows(changes: readonly ListedChange[]): string
  readonly end: string
}

/** The writer of a file in a language. */
export function diffWriter(format: 'csv' | 'html', language: Language): DiffWriter {
  return format === 'csv' ? csvWriter(language) : pageWriter(language)
}

function csvWriter(language: Language): DiffWriter {
  const csv = (rows: readonly (readonly (string | number)[])[]) => toCsv(rows, { lineEnd: '\r\n', quoted: /'/ })
  return {
    contentType: 'text/csv; charset=utf-8',
    head: () => csv([columns.map((name) => columnWords[name][language])]),
    rows: (changes) => csv(changes.map((change) => cellsOf(change, language).map(safeCell))),
    end: '',
  }
}

const columns = [
  'change',
  'type',
  'severity_before',
  'severity_now',
  'confidence_before',
  'confidence_now',
  'causes',
  'changed_records',
  'detectors',
  'record',
  'further_records',
  'partition',
  'anomaly_id',
] as const

const columnWords: Readonly<Record<(typeof columns)[number], Words>> = {
  change: { en: 'Change', pt: 'Mudança' },
  type: { en: 'Kind', pt: 'Tipo' },
  severity_before: { en: 'Severity before', pt: 'Severidade antes' },
  severity_now: { en: 'Severity now', pt: 'Severidade agora' },
  confidence_before: { en: 'Confidence before', pt: 'Confiança antes' },
  confidence_now: { en: 'Confidence now', pt: 'Confiança agora' },
  causes: { en: 'Why', pt: 'Por quê' },
  changed_records: { en: 'Whose records', pt: 'Registros de quem' },
  detectors: { en: 'Indicators', pt: 'Indicadores' },
  record: { en: 'Record', pt: 'Registro' },
  further_records: { en: 'Further records', pt: 'Outros registros' },
  partition: { en: 'Partition', pt: 'Partição' },
  anomaly_id: { en: 'Anomaly', pt: 'Anomalia' },
}

const changeWords: Readonly<Record<Change | 'unchanged', Words>> = {
  appeared: { en: 'appeared', pt: 'surgiu' },
  vanished: { en: 'vanished', pt: 'sumiu' },
  rose: { en: 'rose', pt: 'subiu' },
  fell: { en: 'fell', pt: 'caiu' },
  unchanged: { en: 'unchanged', pt: 'sem mudança' },
}

const causeWords: Readonly<Record<Cause, Words>> = {
  engine_version: { en: 'version of the engine', pt: 'versão do motor' },
  legal_tables: { en: 'tables of law', pt: 'tabelas legais' },
  calibration: { en: 'calibration', pt: 'calibração' },
  model: { en: 'forest', pt: 'floresta' },
  records: { en: 'records', pt: 'registros' },
}

const recordsWords: Readonly<Record<'own' | 'others', Words>> = {
  own: { en: 'its own', pt: 'os próprios' },
  others: { en: 'others that it is compared with', pt: 'outros com que é comparado' },
}

const typeWords: Readonly<Record<AnomalyType, Words>> = {
  price_anomaly: { en: 'price', pt: 'preço' },
  pattern_anomaly: { en: 'pattern', pt: 'padrão' },
  temporal_anomaly: { en: 'dates', pt: 'datas' },
  relationship_anomaly: { en: 'relationship', pt: 'relacionamento' },
  compliance_violation: { en: 'compliance', pt: 'conformidade' },
}

const severityWords: Readonly<Record<Severity, Words>> = {
  critical: { en: 'critical', pt: 'crítica' },
  high: { en: 'high', pt: 'alta' },
  medium: { en: 'medium', pt: 'média' },
  low: { en: 'low', pt: 'baixa' },
}

/** In the order of the columns. */
function cellsOf(change: ListedChange, language: Language): readonly string[] {
  const { from, to, causes, changed_records, detectors, record_ids, partition_id, anomaly_id } = change
  const [record = '', ...further] = record_ids
  const severity = (weight?: AnomalyWeight) => (weight ? severityWords[weight.severity][language] : '')
  const confidence = (weight?: AnomalyWeight) => (weight ? decimal(weight.confidence, language) : '')
  return [
    changeWords[change.change][language],
    typeWords[change.type][language],
    ...[severity(from), severity(to), confidence(from), confidence(to)],
    causes.map((cause) => causeWords[cause][language]).join(', '),
    changed_records ? recordsWords[changed_records][language] : '',
    detectors.join(', '),
    ...[record, further.join(', '), partition_id, anomaly_id],
  ]
}

function decimal(value: number, language: Language): string {
  return language === 'pt' ? String(value).replace('.', ',') : String(value)
}

const pageTexts = {
  title: { en: 'How two re-scorings differ', pt: 'Como duas reavaliações diferem' },
  run: {
    en: 'Task {to} is compared with task {from}.',
    pt: 'A tarefa {to} é comparada com a tarefa {from}.',
  },
  results: {
    en: 'Task {to} is compared with what the investigations found at the time.',
    pt: 'A tarefa {to} é comparada com o que as investigações encontraram na época.',
  },
  nothing: {
    en: 'Task {to} is the first over its scope: it is compared with nothing.',
    pt: 'A tarefa {to} é a primeira de seu escopo: não há com o que compará-la.',
  },
  versions: {
    en: 'Engine {engine}, version {records} of the records.',
    pt: 'Motor {engine}, versão {records} dos registros.',
  },
  why: { en: 'Changes by what can be why', pt: 'Mudanças pelo que pode ser a causa' },
  several: {
    en: 'Several causes of one change can each be why, or be so together; one alone is why.',
    pt: 'De várias causas de uma mudança, cada uma pode ser a causa, ou todas juntas; uma sozinha é a causa.',
  },
  not_compared: {
    en: 'Partitions that failed or did not run: {partitions}.',
    pt: 'Partições que falharam ou não foram executadas: {partitions}.',
  },
  indications: {
    en: 'Findings are indications to be looked into, and prove nothing by themselves.',
    pt: 'Achados são indícios a verificar e nada provam por si sós.',
  },
} as const satisfies Readonly<Record<string, Words>>

function pageWriter(language: Language): DiffWriter {
  const th = (name: (typeof columns)[number]) => `<th scope="col">${columnWords[name][language]}</th>`
  return {
    contentType: 'text/html; charset=utf-8',
    head: (head) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pageTexts.title[language]}</title>
<style>${style}</style>
</head>
<body>
${summaryOf(head, language)}
<table>
<thead><tr>${columns.map(th).join('')}</tr></thead>
<tbody>
`,
    rows: (changes) => changes.map((change) => rowOf(change, language)).join(''),
    end: '</tbody>\n</table>\n</body>\n</html>\n',
  }
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color:#1b1b1b;background:#fff}table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid #767676;padding:.25rem .5rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}th{background:#eee}ul{padding-left:1.25rem}'

function rowOf(change: ListedChange, language: Language): string {
  return `<tr>${cellsOf(change, language)
    .map((cell) => `<td>${escapeHtml(cell)}</td>`)
    .join('')}</tr>\n`
}

function summaryOf({ task_id, compared, totals, causes, not_compared }: DiffHead, language: Language): string {
  const say = (name: keyof typeof pageTexts, values: Readonly<Record<string, string>> = {}) =>
    escapeHtml(pageTexts[name][language].replace(/\{(\w+)\}/g, (_, field: string) => values[field] ?? ''))
  const { to, from } = compared
  const counts = (Object.keys(changeWords) as (keyof ChangeTotals)[]).map(
    (name) => `<li>${changeWords[name][language]}: ${totals[name]}</li>`,
  )
  const reasons = (Object.keys(causeWords) as Cause[]).map(
    (name) => `<li>${causeWords[name][language]}: ${causes[name]}</li>`,
  )
  const versions = { engine: to.engine_version ?? '–', records: String(to.dataset_version ?? '–') }
  return `<h1>${say('title')}</h1>
<p>${say(compared.baseline, { to: task_id, from: from?.task_id ?? '' })} ${say('versions', versions)}</p>
<p>${say('indications')}</p>
<ul>${counts.join('')}</ul>
<h2>${say('why')}</h2>
<ul>${reasons.join('')}</ul>
<p>${say('several')}</p>${not_compared.length > 0 ? `\n<p>${say('not_compared', { partitions: not_compared.join(', ') })}</p>` : ''}`
}
