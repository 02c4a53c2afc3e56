// What is asked of one record: who bid, whether its price is high, whether its supplier was sanctioned on its day.

import { isSanctionWord, ordersToLook } from './message-cues.ts'

export type RecordWish = 'bidders' | 'price' | 'sanctions_then'

const opening =
  '^[\\s,.!?]*(?:(?:e|and|so|mas|but|ok|entao|then|please|por favor|did you see|me (?:diz|diga|fala))\\b[\\s,]*)*'
const bidders = new RegExp(
  `${opening}(?:(?:who|quem)(?: (?:else|mais|all))?(?: \\w+){0,2} (?:bid|bidded|took part|participat\\w+|compet\\w+|particip\\w+|concorr(?:eu|eram|ia)|disput\\w+|deu lance|deram lance|fez proposta|apresent\\w+ (?:proposta|lance)s?)|(?:who|quem|which|what|quais|how many|quant[oa]s|were there|was there|any|houve|teve|list\\w*|show|mostr\\w+)\\b(?: \\S+){0,5} (?:bidders?|bids?|competitors?|participants?|licitantes?|participantes?|concorrentes?|proponentes?|propostas?|lances?)\\b|(?:which|how many|que|quais|quant[oa]s) (?:other |outr[oa]s )?(?:firms|companies|suppliers|empresas|firmas|fornecedores) (?:bid|took part|participated|competed|particip\\w+|concorr\\w+|disput\\w+))`,
)
const high =
  /\b(?:overpric(?:ed|ing)|over-priced|inflated|too (?:expensive|high|costly|dear|much)|above (?:the )?market|superfatura\w+|sobreprec\w+|(?:car[oa]s?|alt[oa]s?) demais|muito car[oa]s?|cobr\w+ (?:muito )?caro|acima d[oe] (?:mercado|preco)|fora do preco)\b/
/** Of one: several, a search for any, one more kind to look for and another question are none. */
const ofOne =
  /^(?!.*\b(?:they|them|those|these|any|all|eles|elas|esses|essas|tambem|also|algum\w*|tod[oa]s|contracts|contratos)\b).*\b(?:is|was|does|did|esta|ta|foi|e|eh|tem|teve|parece|seems?|looks|houve|ha|cobra|cobrou|vende|charges?|charged)\b/
/** `tá caro?`, `is it expensive?`, and no word more. */
const highAlone =
  /^[\s,.!?]*(?:(?:e|and|so|mas|but|ok|entao|then|ai|oi|hi|hey)\b[\s,]*)*(?:(?:sera que )?(?:nao )?(?:isso|isto|ess[ea]|el[ea]|(?:o|ess[ea]|est[ea]) (?:preco|valor|contrato)|[oa] (?:primeir|segund|terceir|quart|quint|ultim)[oa])? ?(?:nao )?(?:esta|ta|e|eh|foi|saiu|ficou)|(?:is|was|isn't|wasn't) (?:it|this|that|(?:the|this|that) (?:price|contract)|the (?:first|second|third|fourth|fifth|last)(?: one)?)|(?:it|this|that) (?:is|was|looks|seems|'s))(?: not)?(?: (?:muito|meio|bem|tao|too|very|so|really|bit|a bit|kind of|way too))?(?: (?:car[oa]|salgad[oa]|puxad[oa]|superfaturad[oa]|expensive|pricey|steep|dear|over-?priced|inflated))(?: (?:demais|ne|nao|right|no|ou nao|or not|isso|isto|tho|though))*[\s?!.]*$/
/** What says of a supplier that its prices are high, and looks for nothing. */
const highOfParty =
  /\b(?:is|was|are|esta|ta|e|eh|era|foi|tem sido)\b.{0,80}\b(?:over-?priced|too expensive|expensive|pricey|inflated|superfaturad[oa]s?|car[oa]s?)\b|\b(?:cobr\w+|vend\w+) (?:muito |mais |bem )?(?:caro|acima)|\b(?:overcharg\w+|charg\w+ too much|superfaturando|superfatura)\b|\b(?:prices?|precos?)\b.{0,60}\b(?:too high|high|inflated|alt[oa]s?(?: demais)?|car[oa]s?|abusiv[oa]s?|acima)\b/
const looksForMore =
  /\b(?:any|algum\w*|ha|houve|existe\w*|teve|contratos?|contracts?|licitac\w+|tenders?|findings?|achados?|why|por ?que|quais|which|what|quem|who|quanto\w*|how|mais car[oa]s? (?:que|do que)|than|compar\w+|indicios?|signs?|risco|risk)\b/

/** Whether it asks of the supplier that it names whether its prices are high. */
export function asksPricesOfParty(plain: string): boolean {
  return highOfParty.test(plain) && !looksForMore.test(plain) && !ordersToLook(plain)
}

/** `are its prices too high?`: of one, though they are several. */
const pricesOfOne =
  /\b(?:its prices?|precos? (?:del[ea]|d?ess[ea] (?:empresa|firma|fornecedora?))|(?:it|el[ea]) (?:charges?|cobra))\b/
const past = /\b(?:was|were|had|estava|era|foi|tinha|constava|figurava)\b/
const onItsDay =
  /\b(?:then|back then|at (?:the|that) (?:time|moment)|on (?:that|the) day|on its day|when|na epoca|a epoca|naquel[ea] (?:epoca|dia|momento)|nesse dia|nessa data|na data|no dia|quando|ao assinar|no momento)\b/

const anyBid =
  /\b(?:bidders?|bids?|bid|licitantes?|participantes?|concorrentes?|competitors?|particip(?:ou|aram|ated)|concorr(?:eu|eram)|took part|competed|propostas?|lances?)\b/
const one = new RegExp(
  `\\b(?:it|this|that|ele|ela|isso|isto|(?:o|ess[ea]|est[ea]|aquel[ea]|the|that|this) (?:contrato|preco|valor|processo|contract|price|value|deal|one|supplier|company|firm|fornecedora?|empresa|firma|contratada))\\b|${opening}(?:esta|ta|foi|e|eh|estava|era) (?!que\\b)`,
)

/** Whether it speaks of one thing that it does not name. */
export function isOfOneThing(plain: string): boolean {
  return one.test(plain)
}

/** By a plain text; undefined where it asks for something else. `isNamed`: it names its record. */
export function recordWish(plain: string, isNamed: boolean): RecordWish | undefined {
  if (ordersToLook(plain)) return undefined
  if (bidders.test(plain) || (isNamed && anyBid.test(plain))) return 'bidders'
  if (isSanctionWord(plain) && past.test(plain)) return 'sanctions_then'
  const isHigh = high.test(plain) && (ofOne.test(plain) || pricesOfOne.test(plain))
  return isHigh || highAlone.test(plain) ? 'price' : undefined
}

/** Whether it asks whether a price is high, and says of what by no word. */
export function asksPriceAlone(plain: string): boolean {
  return highAlone.test(plain)
}

/** Whether it says that it is of one act, and of no register of today. */
export function isOfItsDay(plain: string): boolean {
  return onItsDay.test(plain)
}
