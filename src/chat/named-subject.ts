// A record or an investigation that a message names by its number or id, or the investigations of who asks.

import { plainOf } from './message-cues.ts'

export type NamedSubject =
  | { readonly kind: 'record'; readonly id: string }
  | { readonly kind: 'investigation'; readonly id: string; readonly wants: 'progress' | 'findings' }
  | { readonly kind: 'own_investigations'; readonly wants: 'all' | 'latest' }

export interface FoundSubject {
  readonly subject: NamedSubject
  /** Where its number stands in the text; of one without a number nowhere. */
  readonly span?: readonly [from: number, to: number]
}

const uuid = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/
const recordId =
  /\b(?:contract|tender|award|contract_item|amendment)\.(?:portal_transparencia|tcu|cgu|compras_gov)\.[^\s,;?!"'”]+/
const numbered =
  /\b(?:contrato|contract|licitacao|tender|pregao|dispensa|processo|award|registro|record)s?\s+(?:(?:de\s+|com\s+|with\s+|of\s+|o\s+|the\s+)?(?:numero|number|no\.?|n[º°o]?\.?|id)\s*:?\s*)?["'“]?(?<number>[a-z0-9][a-z0-9./_-]*)/dg
/** Parts of figures that only a number of a record has. */
const bare = /(?<![\w./-])(?<number>\d{4,14}-\d{1,6}[-/][\d/-]*\d)(?![\w/-])/dg

/** What a text names; the number as it is written. */
export function findSubject(text: string): FoundSubject | undefined {
  const plain = plainOf(text)
  const run = uuid.exec(plain)
  if (run !== null) {
    const wants = findings.test(plain) ? 'findings' : 'progress'
    return { subject: { kind: 'investigation', id: run[0], wants }, span: spanOf(run.index, run[0]) }
  }
  const id = recordId.exec(plain)
  if (id !== null) return recordAt(text, id.index, id[0])
  for (const pattern of [numbered, bare])
    for (const found of plain.matchAll(pattern)) {
      const { number = '' } = found.groups ?? {}
      const [start = 0] = found.indices?.groups?.number ?? []
      if (isNumberOfRecord(number.replace(/[.\-/]+$/, ''))) return recordAt(text, start, number)
    }
  return ownInvestigations(plain)
}

function recordAt(text: string, start: number, written: string): FoundSubject {
  const span = spanOf(start, written.replace(/[.\-/]+$/, ''))
  return { subject: { kind: 'record', id: text.slice(...span) }, span }
}

function spanOf(start: number, written: string): readonly [number, number] {
  return [start, start + written.length]
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
  /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/,
]

function isNumberOfRecord(written: string): boolean {
  const digits = written.replace(/\D/g, '').length
  return digits >= (/[./_-]/.test(written) ? 5 : 7) && !others.some((pattern) => pattern.test(written))
}

const ownRuns =
  /\b(?:my|minhas|our|nossas) (?:own |past |last |proprias |ultimas )?(?:investigations|investigacoes)\b|\b(?:which|what|list|quais|que|liste|listar) (?:as |the |all |todas as )?(?:investigations|investigacoes)\b/
const latestRun =
  /\b(?:latest|most recent|newest) investigation\b|\b(?:ultima investigacao|investigacao mais recente)\b/
const startsRun = /\b(?:start|begin|repeat|inici\w+|comec\w+|repet\w+|refa\w+)\b/

function ownInvestigations(plain: string): FoundSubject | undefined {
  if (startsRun.test(plain) || findings.test(plain)) return undefined
  if (ownRuns.test(plain)) return { subject: { kind: 'own_investigations', wants: 'all' } }
  if (latestRun.test(plain)) return { subject: { kind: 'own_investigations', wants: 'latest' } }
  return undefined
}
