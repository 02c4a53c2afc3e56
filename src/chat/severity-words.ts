// Severities of findings by the words of a message: `critical findings`, `só os achados de gravidade alta`.

import { type Severity, severities } from '../domain/vocabulary.ts'

const words: Readonly<Record<Severity, string>> = {
  critical: 'critic(?:al|[oa]s?)',
  high: 'high|alt[oa]s?',
  medium: 'medium|medi[oa]s?',
  low: 'low|baix[oa]s?',
}
/** Of something else: `high value`, `alto risco`. */
const ofOther =
  '(?! (?:\\w+ )?(?:valu\\w*|pric\\w*|amounts?|costs?|risks?|confidence|valor\\w*|preco\\w*|cust\\w+|risco\\w*|confianca)\\b)'

const patterns = severities.map((severity) => [severity, new RegExp(`\\b(?:${words[severity]})\\b${ofOther}`)] as const)

/** None where it names none. */
export function severitiesIn(plain: string): readonly Severity[] {
  return patterns.flatMap(([severity, pattern]) => (pattern.test(plain) ? [severity] : []))
}

const joint = '(?: ?, | e | ou | and | or )'
const any = `(?:${severities.map((severity) => words[severity]).join('|')})`
const alone = new RegExp(
  `^[\\s,.!]*(?:(?:e|and|so|soh|apenas|somente|only|just|ok|now|agora|show|list|mostre|liste|me|which(?: of (?:those|them))?(?: are)?|quais(?: (?:deles|desses))?(?: sao)?|what about|how about|as|os|a|o|the|de|da|das|dos|com|with|of|gravidade|severidade|severity)\\b[\\s,]*)*${any}(?:${joint}(?:(?:as|os|the) )?${any})*(?: (?:ones?|findings?|achados?|indicios?|severity|gravidade|severidade))?[\\s.!?]*$`,
)

/** A message that says of findings nothing but how severe they are: `only the critical ones`. */
export function saysSeverityAlone(plain: string): boolean {
  return alone.test(plain)
}
