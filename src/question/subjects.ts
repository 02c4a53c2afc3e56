// Where a sentence goes over to a second subject with filters of its own: `obras em SP e medicamentos no RJ`. One search for
// both would also find works in RJ, so that the first is read and the second is named.
// S1. Two kinds of filter that both sides name with different values are two subjects: a list repeats one kind alone.
//     What both say of one place and period is one subject.
// S2. So is one place, party or period of another value where the second side begins with what is looked for: `contratos em SP e
//     obras no RJ`.

import { type Line, type LinePart, plainAt } from './line.ts'

const joints = new Set('e and , ; . ? ! mas but plus & ou or bem well assim alem tambem also versus vs'.split(' '))
/** What joins the sides of a comparison. */
const versus = new Set('com with contra against x to'.split(' '))
/** Words that join a filter with the one before it: `em SP e RJ com fracionamento` is one subject. */
const links = new Set('com with de do da dos das of em no na nos nas in at para for por by that que'.split(' '))
/** What may stand between a joint and what is looked for. */
const openings = new Set('a as o os the also tambem como as em de no na in for of'.split(' '))
const subjects: ReadonlySet<string> = new Set(['goods', 'modalities', 'anomaly_types'])
const frames: ReadonlySet<string> = new Set(['regions', 'organizations', 'suppliers', 'date_range'])

interface Named {
  readonly part: LinePart
  readonly kind: string
  readonly values: readonly string[]
  readonly isExcluded: boolean
}

/** The token that joins a second subject to the first, if the line has one. */
export function findSecondSubject(line: Line, excluded: ReadonlySet<LinePart>): number | undefined {
  const named = line.parts.flatMap((part): Named[] => {
    const [kind, values] = valuesOf(part)
    return kind === undefined ? [] : [{ part, kind, values, isExcluded: excluded.has(part) }]
  })
  const begins = named.flatMap((each, index) => {
    const last = named[index - 1]
    const joint = last && jointBetween(line, last.part.to, each.part.from)
    return joint === undefined ? [] : [{ index, joint }]
  })
  for (const [order, { index, joint }] of begins.entries()) {
    const side = named.slice(index, begins[order + 1]?.index)
    if (isOtherSubject(line, { before: named.slice(0, index), side, joint })) return joint
  }
  return undefined
}

/** The kind of filter of a part and its values; goods and kinds of contracts are one. */
function valuesOf({ meaning }: LinePart): readonly [kind: string | undefined, values: readonly string[]] {
  switch (meaning.kind) {
    case 'contract_types':
    case 'object':
      return ['goods', meaning.codes]
    case 'organizations':
    case 'suppliers':
    case 'regions':
    case 'modalities':
    case 'anomaly_types':
      return [meaning.kind, meaning.codes]
    case 'named':
      return [meaning.party === 'municipalities' ? 'regions' : meaning.party, meaning.names]
    case 'date_range':
      return [meaning.kind, meaning.spans.map((span) => JSON.stringify(span))]
    case 'money':
      return [meaning.kind, [`${meaning.min} ${meaning.max}`]]
    default:
      return [undefined, []]
  }
}

function jointBetween(line: Line, from: number, to: number): number | undefined {
  const isCompared = line.tokens.some(({ plain }) => plain.startsWith('compar'))
  for (let at = from; at < to; at++) {
    const word = plainAt(line, at)
    if (joints.has(word) || (isCompared && versus.has(word))) return at
  }
  return undefined
}

interface Sides {
  readonly before: readonly Named[]
  /** What follows up to the next joint. */
  readonly side: readonly Named[]
  readonly joint: number
}

function isOtherSubject(line: Line, { before, side, joint }: Sides): boolean {
  const [first, second] = side
  if (first === undefined) return false
  const different = new Set(side.filter((one) => isOther(before, one)).map(({ kind }) => kind))
  const isList = before.at(-1)?.kind === first.kind
  if (different.size > 1 && isOfOneFrame(before, side, different)) return false
  if (different.size > 1) return !isList || second === undefined || !links.has(plainAt(line, first.part.to))
  const isNew = subjects.has(first.kind) && !before.some(({ kind }) => kind === first.kind)
  const isAtOnce = line.tokens.slice(joint + 1, first.part.from).every(({ plain }) => openings.has(plain))
  return isNew && isAtOnce && plainAt(line, joint) !== ',' && [...different].some((kind) => frames.has(kind))
}

/**
 * `sobrepreço em pneus e fracionamento em toner na UFPE`: a place, party or period before both things or behind both is of both, and
 * one search finds them.
 */
function isOfOneFrame(before: readonly Named[], side: readonly Named[], different: ReadonlySet<string>): boolean {
  if (![...different].every((kind) => subjects.has(kind))) return false
  const isFrame = ({ kind }: Named) => !subjects.has(kind)
  const [begin, end] = [before.findIndex((one) => !isFrame(one)), side.findLastIndex((one) => !isFrame(one))]
  return !before.slice(begin).some(isFrame) && !side.slice(0, end + 1).some(isFrame)
}

/** Whether a filter has a value that the first side has not, where that names the kind too. */
function isOther(before: readonly Named[], { kind, values, isExcluded }: Named): boolean {
  const others = before.filter((one) => one.kind === kind && one.isExcluded === isExcluded)
  return others.length > 0 && values.some((value) => !others.some((one) => one.values.includes(value)))
}
