// Who deals with a party that a message points to: bodies that bought from a supplier, firms that sold to a body.

import { toPlainCharacters } from '../question/plain-characters.ts'
import type { QuestionReading } from '../question/question-reading.ts'
import type { Reference } from './chat-state.ts'

type Side = 'supplier' | 'organization'

interface Dealing {
  /** Who is asked for. */
  readonly asked: Side
  /** Whom they dealt with. */
  readonly of: Side
  readonly pattern: RegExp
}

const opening = '^(?:e |mas |and |but |so |entao )?'
const bodies =
  'orgaos?|prefeituras?|ministerios?|entes|agenc(?:y|ies)|bod(?:y|ies)|ministr(?:y|ies)|cit(?:y|ies)|departments?|organi[sz]ations?'
const firms = 'empresas?|fornecedor(?:es)?|firmas?|suppliers?|compan(?:y|ies)|firms?|vendors?'
const who = (things: string) =>
  `${opening}(?:who|quem|(?:which|what|quais|que|qual)(?: (?:sao|foram|os|as|the))? (?:${things}))(?: (?:else|mais|tambem|also|ja|has|have|had|que|that))*`
const them = '(?:it|them|him|her|(?:d|n)?el[ea]s?)'

const dealings: readonly Dealing[] = [
  {
    asked: 'organization',
    of: 'supplier',
    pattern: new RegExp(
      `${who(bodies)} (?:(?:buys?|bought|purchase[sd]?) (?:\\S+ ){0,2}?(?:from|of)\\b|hire[sd]?\\b|pays?\\b|paid\\b|contract(?:s|ed)? (?:with )?|compr\\w+ (?:\\S+ ){0,2}?d|contrat\\w+\\b|pag(?:a|am|ou|aram)\\b)|\\b(?:its|their|his|her|seus|suas) (?:clients|customers|buyers|clientes|compradores)\\b|\\b(?:clientes|compradores) (?:del[ea]|dess[ea]|daquel[ea])\\b`,
    ),
  },
  {
    asked: 'supplier',
    of: 'organization',
    pattern: new RegExp(
      `${who(firms)} (?:(?:sells?|sold|supplied|supplies) (?:\\S+ ){0,2}?to\\b|(?:vend|forne)\\w+ (?:\\S+ ){0,2}?(?:para|pra|a|ao)\\b)`,
    ),
  },
]

const pointed = new RegExp(`\\b${them}(?= ?$| ?[?.!,]| (?:in|em|no|na|since|desde|during|durante)\\b)`)

export interface AskedCounterparts {
  readonly reference: Reference
  readonly asked: Side
  readonly text: string
}

/** The side that a message asks for, of whom it points to: by a pronoun, or as `found` has it. */
export function findCounterparts(plain: string, found: Reference | undefined): AskedCounterparts | undefined {
  for (const { asked, of, pattern } of dealings) {
    const text = pattern.exec(plain)?.[0].trim()
    if (text === undefined) continue
    const isOfOne = found !== undefined && (found.kind === 'item' || found.kind === of)
    if (!isOfOne && !pointed.test(plain) && !/ (?:del[ea]|its|their|his|her|seus|suas)\b/.test(` ${text}`))
      return undefined
    const ordinal = isOfOne ? found.ordinal : undefined
    return { reference: { kind: of, ...(ordinal !== undefined && { ordinal }) }, asked, text }
  }
  return undefined
}

/** A reading that asks for that side, those with the largest sums first. */
export function askingFor(read: QuestionReading, { asked, text }: AskedCounterparts): QuestionReading {
  const order = { by: 'value', direction: 'desc' } as const
  const words = text.split(' ')
  return {
    ...read,
    ...{ intent: 'sum', asks: 'sum', group_by: asked, order },
    ignored: read.ignored.filter((word) => !words.includes(toPlainCharacters(word))),
    understood: [...read.understood, { kind: 'group_by', text, value: asked }],
  }
}
