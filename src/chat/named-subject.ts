// A record, a finding or an investigation that a message names by its number or id, or the investigations of who asks.

import { plainOf } from './message-cues.ts'

export type NamedSubject =
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'finding'; readonly id: string }
  | { readonly kind: 'investigation'; readonly id: string; readonly wants: RunWish }
  | { readonly kind: 'own_investigations'; readonly wants: 'all' | RunWish }
  /** What findings say is at risk, or the findings themselves: of the run of the conversation, else of the latest. */
  | { readonly kind: 'money_at_risk' | 'findings' }

export type RunWish = 'progress' | 'findings' | 'report' | 'money_at_risk'

export interface FoundSubject {
  readonly subject: NamedSubject
  /** Where its number stands in the text; of one without a number nowhere. */
  readonly span?: readonly [from: number, to: number]
}

/** Whether it asks what findings put at risk. */
export function isOfRisk(subject: NamedSubject): boolean {
  return subject.kind === 'money_at_risk' || ('wants' in subject && subject.wants === 'money_at_risk')
}

/** Whether it asks for the findings of a run, or what they put at risk; filters of the question narrow both. */
export function findingsWish(subject: NamedSubject): 'list' | 'risk' | undefined {
  if (isOfRisk(subject)) return 'risk'
  return subject.kind === 'findings' || ('wants' in subject && subject.wants === 'findings') ? 'list' : undefined
}

const uuid = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/
const recordId =
  /\b(?:contract|tender|award|contract_item|amendment)\.(?:portal_transparencia|tcu|cgu|compras_gov)\.[^\s,;?!"'”]+/
const numbered =
  /\b(?:contrato|contract|licitacao|tender|pregao|dispensa|processo|award|registro|record)(?<several>s?)\s+(?:(?:de\s+|com\s+|with\s+|of\s+|o\s+|the\s+)?(?:(?<mark>numero|number|no\.|n[º°]\.?|n\.|id)\s*:?\s*|no?\s+))?["'“]?(?<number>[a-z0-9][a-z0-9./_-]*)/dg
/** What follows a day, an ordinal or an amount: `no 20 de novembro`, `no 15º batalhão`, `no. 300 mil`. */
const noNumber =
  /^\s*(?:[º°ª]|(?:de |of )?(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|january|february|march|april|may|june|july|august|september|october|november|december)\b|(?:mil|milhao|milhoes|bilhao|bilhoes|thousand|million|billion)\b)/
/** Parts of figures that only a number of a record has. */
const bare = /(?<![\w./-])(?<number>\d{4,14}-\d{1,6}[-/][\d/-]*\d)(?![\w/-])/dg

/** What a text names; the number as it is written. */
export function findSubject(text: string): FoundSubject | undefined {
  const plain = plainOf(text)
  const named = uuid.exec(plain)
  if (named !== null) {
    const [id] = named
    const span = spanOf(named.index, id)
    if (namesFinding.test(plain)) return { subject: { kind: 'finding', id }, span }
    return { subject: { kind: 'investigation', id, wants: runWish(plain) }, span }
  }
  const id = recordId.exec(plain)
  if (id !== null) return recordAt(text, id.index, id[0])
  for (const pattern of [numbered, bare])
    for (const found of plain.matchAll(pattern)) {
      const { number = '', mark, several } = found.groups ?? {}
      const [start = 0] = found.indices?.groups?.number ?? []
      if (!/^n(?:[º°]|um)/.test(mark ?? '') && noNumber.test(plain.slice(start + number.length))) continue
      const isOfYear = several === '' ? ofYear.test(number) : ofYearAlone.test(number)
      if (isOfYear) return recordAt(text, start, number)
      const isMarked = mark !== undefined || /^0\d/.test(number)
      if (isNumberOfRecord(number.replace(/[.\-/]+$/, ''), isMarked)) return recordAt(text, start, number)
    }
  return ownInvestigations(plain)
}

/** The id of the investigation that a text names; undefined where it names none, or something else by an id. */
export function investigationNamed(text: string): string | undefined {
  const { subject } = findSubject(text) ?? {}
  return subject?.kind === 'investigation' ? subject.id : undefined
}

/** Whether a text names a finding by its id. */
export function namesFindingById(text: string): boolean {
  return findSubject(text)?.subject.kind === 'finding'
}

function recordAt(text: string, start: number, written: string): FoundSubject {
  const span = spanOf(start, written.replace(/[.\-/]+$/, ''))
  return { subject: { kind: 'record', id: text.slice(...span) }, span }
}

function spanOf(start: number, written: string): readonly [number, number] {
  return [start, start + written.length]
}

/** `explain finding 0b6e…`: what stands before the id says what it is of. */
const namesFinding =
  /\b(?:achado|finding|indicio|indication|anomalia|anomaly|alerta|alert|red flag)s? (?:(?:de |com |com o |with |by )?(?:numero|number|id|n[º°o.]*) ?:? ?)?["'“]?[0-9a-f]{8}-/

/** What is asked of a run. */
function runWish(plain: string): RunWish {
  if (reports.test(plain)) return 'report'
  if (asksForRisk(plain)) return 'money_at_risk'
  return findings.test(plain) ? 'findings' : 'progress'
}

const reports = /\b(?:report|relatorio|reporte|pdf|laudo|parecer|sumario executivo|executive summary|write-?up)\b/

/** A sum of contracts, and what is at risk in another clause: `total spent in Bahia, and what was at stake`. */
const sumsContracts =
  /\b(?:spent|spend(?:s|ing)?|gast\w+|contratad[oa]s?|contracted)\b[^?.!]*(?:,| and | e )[^?.!]*\b(?:risk|stake|risco|jogo)\b/

/** `how much money is at risk?`: what findings say, and no sum of contracts. */
function asksForRisk(plain: string): boolean {
  if (sumsContracts.test(plain)) return false
  return /\b(?:(?:how much|total|money|amount|value|sum)\b[^?.!,]{0,60}\bat (?:risk|stake)|(?:quanto|valor(?:es)?|dinheiro|montante|total|soma)\b[^?.!,]{0,60}\b(?:em|sob) (?:risco|jogo)|(?:valor|dinheiro|money) (?:em|sob|at) ris[ck]o?)\b/.test(
    plain,
  )
}

const findings = /\b(?:achados?|findings?|indicios?|indications?|anomalias?|anomal(?:y|ies)|resultados?|results?)\b/

/** What looks like a number of a record and is something else: days, months, years, sums, tax ids. */
const others = [
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/,
  /^\d{4}[/.-]\d{1,2}(?:[/.-]\d{1,2})?$/,
  /^\d{1,2}[/-]\d{4}$/,
  /^(?:19|20)\d\d[/-](?:19|20)?\d\d$/,
  /^\d{1,3}(?:\.\d{3})+$/,
  /^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/,
  /^(?:\d{3}\.\d{3}\.\d{3}-?|\d{9}-)\d{2}$/,
]

/** The twelfth contract of a year, and of several what is no month: `contract 12/2024`, `contracts 45/2024`. */
const ofYear = /^\d{1,4}[/-](?:19|20)\d\d\b/
const ofYearAlone = /^(?!0?\d[/-]|1[0-2][/-])\d{1,3}[/-](?:19|20)\d\d\b/

/** One that is called a number, or begins with a naught, may be short: `contrato nº 12`, `tender 097`. */
function isNumberOfRecord(written: string, isMarked: boolean): boolean {
  const digits = written.replace(/\D/g, '').length
  const least = isMarked ? 2 : /[./_-]/.test(written) ? 5 : 7
  return digits >= least && !others.some((pattern) => pattern.test(written))
}

const ownRuns =
  /\b(?:my|minhas|our|nossas) (?:own |past |last |proprias |ultimas )?(?:investigations|investigacoes)\b|\b(?:which|what|list|quais|que|liste|listar) (?:as |the |all |todas as )?(?:investigations|investigacoes)\b/
const latestRun =
  /\b(?:latest|most recent|newest|last) investigation\b|\b(?:ultima investigacao|investigacao mais recente)\b/
/** `list the findings in Bahia`, `quais são os achados de 2023?`. */
const listsFindings =
  /^[\s,.!]*(?:(?:e|and|so|ok|now|agora|then|entao|please|por favor|can you|could you|pode)\b[\s,]*)*(?:(?:me )?(?:list\w*|show|mostr\w+|give|exib\w+|traz\w*|traga|ver|veja)(?: me)?|(?:which|what|quais)(?: (?:are|were|sao|foram))?)(?: (?:only|just|so|soh|apenas|somente))?(?: (?:the|all|all the|of the|as|os|todos|todos os|dos|d[eo]sses|those|these|esses|meus|my))?(?: (?:main|principais|critical|high|medium|low)(?: severity)?)? (?:achados|findings|indicios|indications)\b/
/** `achados no Rio em 2024`, `critical findings in Rio`. */
const namesFindings =
  /^[\s,.!]*(?:(?:os|as|the|all|todos os|only|so|apenas) )*(?:(?:critical|high|medium|low)(?: severity)? )?(?:achados|findings)\b(?! (?:of|from|da|d[eo]) (?:the )?(?:tcu|cgu|audit\w*|court))/
const startsRun = /\b(?:start|begin|repeat|inici\w+|comec\w+|repet\w+|refa\w+)\b/

function ownInvestigations(plain: string): FoundSubject | undefined {
  const isOfLatest = latestRun.test(plain)
  if (isOfLatest && reports.test(plain)) return { subject: { kind: 'own_investigations', wants: 'report' } }
  if (asksForRisk(plain))
    return { subject: isOfLatest ? { kind: 'own_investigations', wants: 'money_at_risk' } : { kind: 'money_at_risk' } }
  if (startsRun.test(plain)) return undefined
  if (listsFindings.test(plain) || namesFindings.test(plain))
    return { subject: isOfLatest ? { kind: 'own_investigations', wants: 'findings' } : { kind: 'findings' } }
  if (findings.test(plain)) return undefined
  if (ownRuns.test(plain)) return { subject: { kind: 'own_investigations', wants: 'all' } }
  if (isOfLatest) return { subject: { kind: 'own_investigations', wants: 'progress' } }
  return undefined
}
