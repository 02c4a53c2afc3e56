// What a message points to in the answer before: `o segundo`, `that finding`, `esse fornecedor`, `its contracts`.

import type { ChatState, Reference } from './chat-state.ts'
import { findCounterparts } from './counterparts.ts'

const ordinals: readonly (readonly [number, string])[] = [
  [1, 'primeir[oa]|first|1st|1[ºªoa]|top one'],
  [2, 'segund[oa]|second|2nd|2[ºªoa]'],
  [3, 'terceir[oa]|third|3rd|3[ºªoa]'],
  [4, 'quart[oa]|fourth|4th|4[ºªoa]'],
  [5, 'quint[oa]|fifth|5th|5[ºªoa]'],
  [6, 'sext[oa]|sixth|6th|6[ºªoa]'],
  [7, 'setim[oa]|seventh|7th|7[ºªoa]'],
  [8, 'oitav[oa]|eighth|8th|8[ºªoa]'],
  [9, 'non[oa]|ninth|9th|9[ºªoa]'],
  [10, 'decim[oa]|tenth|10th|10[ºªoa]'],
  [-1, 'ultim[oa]|last|final'],
]

const point =
  '(?:ess[ea]|dess[ea]|ness[ea]|est[ea]|dest[ea]|nest[ea]|aquel[ea]|daquel[ea]|that|this|(?:o|a|os|as|do|da|the) mesm[oa]|the same|the said)'
const own = '(?:o|a|do|da|no|na|ao|the|ess[ea]|dess[ea]|aquel[ea]|that|this|pel[oa])'

const things: Readonly<Record<Reference['kind'], string>> = {
  finding:
    'achados?|alertas?|anomalias?|indicios?|findings?|alerts?|anomal(?:y|ies)|red flags?|flags?|irregularidades?|suspeitas?',
  organization:
    'prefeituras?|orgaos?|ministerios?|secretarias?|universidades?|entidades?|instituic(?:ao|oes)|agenc(?:y|ies)|bod(?:y|ies)|ministr(?:y|ies)|departments?|city halls?|organi[sz]ations?|buyers?|hospita(?:l|is|ls)|municipality|camara|contratantes?',
  supplier:
    'empresas?|fornecedora?|fornecedores|firmas?|construtoras?|suppliers?|company|companies|firms?|vendors?|contractors?|contratad[oa]|business|vencedora?|winner',
  investigation: 'investigac(?:ao|oes)|investigations?|apuracao',
  item: 'contratos?|contracts?|compras?|purchases?|licitac(?:ao|oes)|pagamentos?|payments?|tenders?|dispensas?|registros?|records?|itens?|items?|pregao|pregoes|deals?|awards?|convenios?|aditivos?|results?|resultados?|obras?|linhas?|rows?|caso|case|one|ai',
}

/** Words after an ordinal that make it a part of a time or a name. */
const ofTime =
  '(?! (?:\\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze)\\b|semestre|trimestre|bimestre|quadrimestre|quinzena|semana|dia|dias|mes|meses|ano|anos|metade|half|quarter|semester|week|day|days|month|months|year|years|fortnight|turno|vez|time|lugar o|place in|grau|tcu|cgu))'

/** What a message points to, by its plain text and what was asked before. */
export function findReference(plain: string, before: ChatState): FoundReference | undefined {
  const ordinal = ordinalReference(plain)
  if (ordinal) return ordinal
  const isOfList = !isOfParties(before)
  const reference =
    namedReference(plain) ??
    possessiveReference(plain, before) ??
    pronounReference(plain) ??
    (isOfList ? comparedReference(plain) : undefined)
  return reference && { reference }
}

/** What a text that names nothing else points to where nothing was said before: `os contratos do segundo`, `esse fornecedor`. */
export function pointedAlone(plain: string): Reference | undefined {
  return ordinalReference(plain)?.reference ?? namedReference(plain)
}

/** What a text points to where nothing was said before: `show me its contracts`. */
export function unknownReference(plain: string): Reference | undefined {
  return (
    possessiveReference(plain, { intent: 'lookup', filters: {}, anomaly_types: [], named: [] }) ??
    pronounReference(plain) ??
    comparedReference(plain) ??
    findCounterparts(plain, undefined)?.reference
  )
}

const compared = /\b(?:compar\w+ (?:it|him|her|el[ea])|compare-[oa])\b/

/** `compare it with its peers` after a list of records. */
function comparedReference(plain: string): Reference | undefined {
  return compared.test(plain) ? { kind: 'item' } : undefined
}

export interface FoundReference {
  readonly reference: Reference
  /** The words of an ordinal in the plain text. */
  readonly span?: readonly [from: number, to: number]
}

const ordinalPatterns = ordinals.map(([ordinal, words]) => ({
  ordinal,
  pattern: new RegExp(
    `\\b${own} (?:${words})\\b${ofTime}(?: (?:dess[ea]s?|da lista|of those|of them|of these|${Object.values(things).join('|')}))?`,
  ),
}))

const numbered = new RegExp(
  `(?:\\b(?:${own} )?(?:numero|number|num|item|no\\.?|n[º°o]\\.?|contrato|contract|posicao|result|resultado) |#|\\b(?:o|a|do|da|no|na) )(\\d{1,2})(?:[ºª]|o|a)?(?= ?$| ?[?.!,;]| (?:da lista|deles|delas|of|on|in the list|is|e|esta|was|foi|parece|looks?|seems?)\\b)`,
)

/** The number that a word is, such as `2`, `segunda` or `2nd`; -1 for the last. */
export function ordinalOf(word: string): number | undefined {
  if (/^[1-9]$/.test(word)) return Number(word)
  return ordinals.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))?.[0]
}

/** The first of the ordinals that a text names. */
function ordinalReference(plain: string): FoundReference | undefined {
  const named = ordinalPatterns
    .flatMap(({ ordinal, pattern }) => {
      const match = pattern.exec(plain)
      return match ? [{ ordinal, match }] : []
    })
    .sort((one, other) => one.match.index - other.match.index)
  const [first] = named
  if (first) return { reference: { kind: kindOf(first.match[0]), ordinal: first.ordinal }, span: spanOf(first.match) }
  const number = numbered.exec(plain)
  if (number?.[1] === undefined) return undefined
  return { reference: { kind: kindOf(number[0]), ordinal: Number(number[1]) }, span: spanOf(number) }
}

function spanOf(match: RegExpExecArray): readonly [number, number] {
  return [match.index, match.index + match[0].length]
}

/** The kind of thing that an ordinal counts; an item where it says none. */
function kindOf(words: string): Reference['kind'] {
  for (const kind of ['finding', 'organization', 'supplier', 'investigation'] as const)
    if (new RegExp(` (?:${things[kind]})$`).test(words)) return kind
  return 'item'
}

const pointings = (['finding', 'organization', 'supplier', 'investigation', 'item'] as const).map((kind) => ({
  kind,
  pattern: new RegExp(
    `\\b${point} (?:(?:ultim[oa]|primeir[oa]|same) )?(?:${things[kind]})(?! (?:de |do |da |dos |das |em |of |in )?\\d)\\b`,
  ),
}))

function namedReference(plain: string): Reference | undefined {
  for (const { kind, pattern } of pointings) if (pattern.test(plain)) return { kind }
  if (/\b(?:o|do|the|of the) (?:achado|alerta|finding|alert|red flag)\b(?! (?:de|do|da|of) )/.test(plain))
    return { kind: 'finding' }
  if (/\b(?:por que|porque|why|pq)\b.{0,30}\b(?:marcad[oa]|sinalizad[oa]|flagged|apontad[oa])\b/.test(plain))
    return { kind: 'finding' }
  return undefined
}

const belongings =
  'contratos?|pagamentos?|licitac(?:ao|oes)|compras|gastos?|despesas?|aditivos?|socios?|fornecedores|clientes?|dispensas|historico|outros contratos|valores?|contracts?|payments?|tenders?|purchases?|spending|expenses|amendments?|partners?|owners?|suppliers|clients?|customers?|history|awards?|deals?|record|wins?|bids?'

const theirs = new RegExp(`\\b(?:its|their|his|her|seus?|suas?) (?:\\w+ ){0,2}?(?:${belongings})\\b`)
const ofThem = new RegExp(`\\b(?:${belongings})(?: \\w+){0,3} (?:dele|dela|com ele|com ela)\\b`)
const belongingsOf = new RegExp(`\\b(?:${belongings}) (?:d[oae]s?|of|from|by) `)

/** `its contracts`, `os contratos dela`: of the body where the conversation is about bodies, else of the supplier. */
function possessiveReference(plain: string, before: ChatState): Reference | undefined {
  const isPointed =
    theirs.test(plain) ||
    ofThem.test(plain) ||
    /\b(?:tudo|everything|dossie|dossier|mais|more|ficha|perfil|quem|fala|historico)(?: \w+){0,3} (?:dele|dela|ele|ela|it|him|about it|about them|on it|on them|with it)\b(?! that)/.test(
      plain,
    ) ||
    /\b(?:dele|dela)\b(?![sa-z])/.test(plain)
  if (!isPointed) return undefined
  return { kind: isOfBodies(before) ? 'organization' : 'supplier' }
}

function isOfBodies({ filters, named, group_by }: ChatState): boolean {
  const isNamed = (kind: 'organizations' | 'suppliers') =>
    filters[kind] !== undefined || named.some((party) => party.kind === kind && party.excluded !== true)
  if (group_by === 'organization') return true
  return group_by !== 'supplier' && isNamed('organizations') && !isNamed('suppliers')
}

/** Whether suppliers or bodies were named, of whom a comparison goes on. */
function isOfParties({ filters, named, intent }: ChatState): boolean {
  return intent === 'compare' || named.length > 0 || (filters.suppliers ?? filters.organizations) !== undefined
}

/** Whether one supplier, and no other, was asked of. */
export function isOfOneSupplier({ filters, named }: ChatState): boolean {
  const meant = named.filter(({ kind, excluded }) => kind === 'suppliers' && excluded !== true)
  return (filters.suppliers ?? []).length + meant.length === 1
}

/** Whether a message starts from the thing that it points to, and leaves what was asked before. */
export function startsFromThing({ kind, ordinal }: Reference, asks: string | undefined, plain: string): boolean {
  if (asks === 'explain') return false
  if (asks === 'dossier' && ordinal !== undefined) return true
  const isOf = ordinal !== undefined && belongingsOf.test(plain)
  return kind === 'supplier' || kind === 'organization' || isOf
}

/** `quanto ela recebeu?`: who receives is a supplier, and who spends a body. */
function pronounReference(plain: string): Reference | undefined {
  const verb =
    /\b(?:ele|ela|it|he|she)\b(?: (?:ja|tambem|also|mais|ever|still))?(?: (?:has|have|had|tem|tinha))? (?<verb>\w+)/.exec(
      plain,
    )?.groups?.verb
  if (verb === undefined) return undefined
  if (/^(?:receb|ganh|fatur|venc|vend(?!or)|forne|got|get|receiv|win|won|earn|sell|sold|suppl(?!ier))/.test(verb))
    return { kind: 'supplier' }
  return /^(?:gast|compr|pag|contrat|licit|spen|buy|bought|paid|pay|hire)/.test(verb)
    ? { kind: 'organization' }
    : undefined
}
