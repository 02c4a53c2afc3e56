// Aggregation: the candidates of one type become findings, one for each fact, with a confidence that does not depend on the request.
// G1. A candidate whose rows all take part in a stronger candidate of its family is the same fact: it is absorbed.
// G2. What stands alone on one record, in different families, is one finding of confidence 1 − Π(1 − c), at most .99.
// G3. A group stays one finding; its members share its confidence.
// G4. A flaw of the record stays a finding of its own: it neither leads nor strengthens what is said of the act.
// G5. All of this happens before anything is filtered: sensitivity and threshold choose findings and never change one.

import type { Candidate, CandidateHead, Finding } from '../../domain/finding.ts'
import { severities } from '../../domain/vocabulary.ts'
import { toSeverity } from './severity.ts'

const confidenceMax = 0.99

/** What is reported, each from 0 to 1. */
export interface Reporting {
  /** Facts that are looked for at it (docs/detection.md#sensitivity). */
  readonly sensitivity: number
  /** Facts of less confidence are left out. */
  readonly threshold: number
}

/**
 * Findings of one type, by severity, then confidence (highest first), then row and key. The heads of candidates are enough;
 * `textOf` is called where heads are equal.
 */
export function aggregate<C extends CandidateHead>(
  candidates: readonly C[],
  reporting: Reporting,
  textOf: TextOf<C> = JSON.stringify,
): readonly Finding<C>[] {
  return mergeFacts(candidates, textOf)
    .filter((fact) => isReported(fact, reporting))
    .map(toFinding)
    .sort(compareFindings)
}

/**
 * Confidence that a record is anomalous in this type, for each row of a finding: 1 − Π(1 − c) over the families of all candidates
 * about the row, the strongest of each, at most .99. It does not depend on which findings are reported.
 */
export function scoreRows(
  candidates: readonly CandidateHead[],
  findings: readonly Finding<CandidateHead>[],
): ReadonlyMap<number, number> {
  const strongest = new Map<number, Map<string, number>>()
  for (const { row, related, family, confidence } of candidates)
    for (const member of [row, ...related]) {
      const families = strongest.get(member) ?? new Map<string, number>()
      strongest.set(member, families.set(family, Math.max(confidence, families.get(family) ?? 0)))
    }
  const scores = new Map<number, number>()
  for (const finding of findings)
    for (const row of membersOf(finding)) scores.set(row, combine(strongest.get(row)?.values() ?? []))
  return scores
}

/** Everything that a candidate says, as text. */
type TextOf<C> = (candidate: C) => string

interface Fact<C extends CandidateHead> {
  /** Strongest first. */
  readonly candidates: readonly [C, ...C[]]
  readonly confidence: number
  /** Falls to that of what the fact absorbs. */
  sensitivity: number
}

function isReported(fact: Fact<CandidateHead>, { sensitivity, threshold }: Reporting): boolean {
  return fact.sensitivity <= sensitivity && fact.confidence >= threshold
}

function mergeFacts<C extends CandidateHead>(candidates: readonly C[], textOf: TextOf<C>): Fact<C>[] {
  const facts = absorb(candidates, textOf)
  const alone = new Map<number, Fact<C>[]>()
  const merged: Fact<C>[] = []
  for (const fact of facts) {
    const [main] = fact.candidates
    if (isGroup(main) || main.gravity === 'record') merged.push(fact)
    else add(alone, main.row, fact)
  }
  for (const [first, ...others] of alone.values())
    if (first) merged.push(others.length === 0 ? first : join(first, others))
  return merged
}

function isGroup({ group, related }: CandidateHead): boolean {
  return group !== undefined || related.length > 0
}

/** Strongest first; each candidate opens a fact, or is absorbed by those of its family that have all its rows (G1): the strongest, all of them where several are as strong. */
function absorb<C extends CandidateHead>(candidates: readonly C[], textOf: TextOf<C>): Fact<C>[] {
  const facts: Fact<C>[] = []
  const families = new Map<string, Map<number, Opened<C>[]>>()
  const byStrength = [...candidates].sort(
    (left, right) => compareHeads(left, right) || compareTexts(textOf(left), textOf(right)),
  )
  for (const candidate of byStrength) {
    const { row, related, family, confidence, sensitivity } = candidate
    const byRow = families.get(family) ?? new Map<number, Opened<C>[]>()
    families.set(family, byRow)
    const known = (byRow.get(row) ?? []).filter(({ members }) => related.every((other) => members?.has(other)))
    if (known.length > 0) {
      for (const { fact } of known)
        if (isAsStrong(fact, known[0].fact)) fact.sensitivity = Math.min(fact.sensitivity, sensitivity)
      continue
    }
    const fact: Fact<C> = { candidates: [candidate], confidence: Math.min(confidenceMax, confidence), sensitivity }
    const opened = related.length === 0 ? { fact } : { fact, members: new Set([row, ...related]) }
    add(byRow, row, opened)
    for (const member of related) add(byRow, member, opened)
    facts.push(fact)
  }
  return facts
}

function isAsStrong({ candidates: [own] }: Fact<CandidateHead>, { candidates: [other] }: Fact<CandidateHead>): boolean {
  return own.confidence === other.confidence && own.related.length === other.related.length
}

/** A fact with the rows that take part in it, where they are several: most are about one. */
interface Opened<C extends CandidateHead> {
  readonly fact: Fact<C>
  readonly members?: ReadonlySet<number>
}

/** Lists are made in their size: most stay at one item, and one that can grow is long from the start. */
function add<T>(lists: Map<number, T[]>, row: number, item: T): void {
  const list = lists.get(row)
  lists.set(row, list ? [...list, item] : [item])
}

function membersOf({ row, related }: Pick<CandidateHead, 'row' | 'related'>): readonly number[] {
  return [row, ...related]
}

/** Facts that stand alone on one record, strongest first, as one (G2). */
function join<C extends CandidateHead>(first: Fact<C>, others: readonly Fact<C>[]): Fact<C> {
  const parts = [first, ...others]
  return {
    candidates: [first.candidates[0], ...others.map(({ candidates }) => candidates[0])],
    confidence: combine(parts.map(({ confidence }) => confidence)),
    sensitivity: Math.min(...parts.map(({ sensitivity }) => sensitivity)),
  }
}

function combine(confidences: Iterable<number>): number {
  const sorted = [...confidences].sort((a, b) => b - a)
  if (sorted.length === 1) return Math.min(confidenceMax, sorted[0] ?? 0)
  return Math.min(confidenceMax, 1 - sorted.reduce((remaining, confidence) => remaining * (1 - confidence), 1))
}

/** With the text of what is equal in this a total order, so that the order in which candidates come changes nothing. */
function compareHeads(left: CandidateHead, right: CandidateHead): number {
  return (
    right.confidence - left.confidence ||
    right.related.length - left.related.length ||
    left.row - right.row ||
    compareTexts(left.detector, right.detector) ||
    compareTexts(left.group ?? '', right.group ?? '') ||
    compareTexts(left.related.join(' '), right.related.join(' ')) ||
    left.sensitivity - right.sensitivity ||
    right.money_at_risk_cents - left.money_at_risk_cents
  )
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}

function toFinding<C extends CandidateHead>({ candidates, confidence }: Fact<C>): Finding<C> {
  const [{ row, related, type, group }] = candidates
  const money = Math.round(Math.max(...candidates.map(({ money_at_risk_cents }) => money_at_risk_cents)))
  const names = candidates.map(({ detector, family }) => `${detector} ${family}`).sort()
  return {
    key: [...names, ...(group === undefined ? [] : [group])].join(' | '),
    type,
    row,
    related,
    confidence,
    severity: toSeverity({ money_at_risk_cents: money, confidence, gravity: gravestOf(candidates) }),
    money_at_risk_cents: money,
    candidates,
  }
}

function compareFindings(left: Finding<CandidateHead>, right: Finding<CandidateHead>): number {
  return (
    severities.indexOf(left.severity) - severities.indexOf(right.severity) ||
    right.confidence - left.confidence ||
    left.row - right.row ||
    compareTexts(left.key, right.key)
  )
}

/** Gravest first. */
const gravities = ['rule', 'group', 'statistic'] as const

function gravestOf(candidates: readonly CandidateHead[]): Candidate['gravity'] {
  return gravities.find((grave) => candidates.some(({ gravity }) => gravity === grave)) ?? 'record'
}
