// What a message says of the report that it asks for: its type, its format and for whom it is written.

import type { ReportAudience, ReportFormat, ReportType } from '../domain/generated/wire-types.ts'

export interface ReportWish {
  readonly report_type: ReportType
  readonly output_format: ReportFormat
  readonly target_audience: ReportAudience
}

const asking =
  /\b(?:dossies?|dossiers?|relatorios?|reportes?|reports?|pdf|laudo|parecer|sumario executivo|write-?ups?)\b/

/** Of a text without accents; undefined where it has no word for a report. What it leaves open is as in the interface. */
export function reportWish(plain: string): ReportWish | undefined {
  return asking.test(plain) ? wishIn(plain) : undefined
}

/** The same of a text that asks for a report in any words. */
export function wishIn(plain: string): ReportWish {
  return {
    report_type: firstOf(types, plain) ?? 'investigation_report',
    output_format: firstOf(formats, plain) ?? 'markdown',
    target_audience: firstOf(audiences, plain) ?? 'general',
  }
}

const leading = `^(?:(?:please|por favor|agora|now|can you|could you|pode|poderia|quero|queria|i want to|i need to),? )*`
const exporting = new RegExp(`${leading}(?:exports?|exporte|exporta|exportar|baixe|baixa|baixar|download)\\b`)

/** Whether a text without accents asks for records as a file, and not for a report. */
export function asksForExport(plain: string): boolean {
  return exporting.test(plain.trim()) && !/\b(?:relatorios?|reportes?|reports?|dossies?|dossiers?)\b/.test(plain)
}

const pointing =
  '(?:all )?(?:this|that|it|these|those|them|everything|isso|isto|disso|disto|iss[oa] tudo|tudo isso|tudo)(?= (?:up|as|in|into|to|for|em|no|na|num|numa|como|para|pra|pro|com|with)\\b|[\\s.,!?]*$)'
const filed =
  '(?:pdf|html|xlsx|excel|csv|spreadsheet|planilha|word|docx?|odt|google docs?|powerpoint|pptx?|apresentacao|documento?|document|memo|relatorio|report|write-?up|up)'
const writing =
  '(?:get|give|have|want|need|make|turn|put|write|save|send|convert|prepare|draft|faz|faca|gera|gere|quero|queria|preciso|manda|mande|transform\\w+|poe|ponha|coloc\\w+|salv\\w+|prepar\\w+|redij\\w+|redig\\w+|escrev\\w+|pass[ae])'
const asFile = `(?: (?:as|in|into|em|como|num|numa)(?: (?:an?|um|uma))?(?: ${filed})+\\b)?`
const results =
  '(?:(?:of|on|about|with|from) (?:all )?(?:th[eo]se|this|that)|(?:com|sobre|d)(?: ?(?:tod[oa]s )?(?:ess[ea]s?|est[ea]s?))) (?:results?|data|figures|numbers|resultados?|dados|numeros)'
const writeUp = new RegExp(
  `\\b${writing}\\b(?:[^?.!]{0,40}\\b${pointing}[^?.!]{0,30}\\b${filed}\\b|[^?.!]{0,40}\\b${filed}\\b[^?.!]{0,20}\\b${pointing})${asFile}|\\b${filed}\\b[^?.!]{0,12} ${results}\\b`,
)

/** `write this up as a PDF`, `preciso disso em PDF`: where a plain text asks in other words for a report of what was spoken of. */
export function findWriteUp(plain: string): readonly [from: number, to: number] | undefined {
  const found = exporting.test(plain.trim()) ? null : writeUp.exec(plain)
  return found === null ? undefined : [found.index, found.index + found[0].length]
}

const otherFormat =
  /\b(?:docx|odt|pptx?|powerpoint|google docs?|(?:em|in|as|um|uma|an?|do|no|the|formato|format) (?:arquivo |documento |file |document )?(?:do |de |of )?(?:microsoft |ms )?(?:word|doc)(?= (?:document|doc|file|format)\b|[\s.,!?]|$)|documento (?:do |de |em )?word|word (?:document|file|format))\b/

/** Whether a report, or what was spoken of, is asked for in a format that none is made in, such as a document of Word. */
export function asksForOtherFormat(plain: string): boolean {
  return otherFormat.test(plain) && (asking.test(plain) || writeUp.test(plain))
}

type Cues<Value> = readonly (readonly [value: Value, cue: RegExp])[]

function firstOf<Value>(cues: Cues<Value>, plain: string): Value | undefined {
  return cues.find(([, cue]) => cue.test(plain))?.[0]
}

/** Of one investigation alone; several are compared by the interface. */
const types: Cues<ReportType> = [
  ['executive_summary', /\b(?:(?:sumario|resumo) executivo|executive summary)\b/],
  ['audit_report', /\b(?:relatorio de auditoria|audit(?:ing)? report)\b/],
  ['detailed_analysis', /\b(?:(?:relatorio|analise) detalhad[oa]|detailed (?:report|analysis))\b/],
]

const into = String.raw`\b(?:em|no formato|como|num|numa|in|as|formato|format)(?: an?| um| uma)?(?: formato| arquivo| file)?(?: de)?`

const formats: Cues<ReportFormat> = [
  ['pdf', /\bpdf\b/],
  ['html', /\bhtml\b|\b(?:web ?page|pagina (?:da )?web)\b/],
  ['xlsx', new RegExp(String.raw`\b(?:xlsx|excel)\b|${into} (?:planilha|spreadsheet)\b`)],
  ['csv', /\bcsv\b/],
  ['json', /\bjson\b/],
]

const towards = String.raw`\b(?:for|to|para|pra|pro|aos?|as)(?: (?:the|an?|os?|as?|um|uma|uns|umas|publico|leitores|readers))*`

const audiences: Cues<ReportAudience> = [
  ['journalist', new RegExp(`${towards} (?:jornalis\\w+|journalis\\w+|imprensa|press|reporters?)\\b`)],
  ['researcher', new RegExp(`${towards} (?:pesquisador\\w*|researchers?|academi\\w+|cientistas?|scientists?)\\b`)],
  [
    'executive',
    new RegExp(
      `${towards} (?:executiv\\w+|gestor\\w*|diretor\\w*|managers?|directors?)\\b|\\b(?:relatorio|sumario|resumo) executivo\\b|\\bexecutive (?:report|summary)\\b`,
    ),
  ],
  [
    'technical',
    new RegExp(
      `${towards} (?:tecnic\\w+|technical|technicians|auditor\\w*|engineers?)\\b|\\brelatorio tecnico\\b|\\btechnical report\\b`,
    ),
  ],
]

const taken =
  /^(?:jornalis\w+|journalis\w+|imprensa|press|pesquisador\w*|researchers?|executiv\w+|gestor\w*|managers?|tecnic\w+|technical|auditor\w*|pdf|html|xlsx|excel|csv|json|markdown|planilha|spreadsheet)$/

/** Whether a word that is no filter says how a report is to be. */
export function isOfReport(word: string): boolean {
  return taken.test(word)
}
