// Words by which a message builds on the one before, over its plain text.

import { toOrdinaryCharacters, toPlainCharacters } from '../question/plain-characters.ts'

/** Kinds of what a state holds, each replaced or dropped as a whole. */
export const stateKinds = [
  'regions',
  'organizations',
  'suppliers',
  'goods',
  'modalities',
  'dates',
  'money',
  'anomaly_types',
  'data_source',
  'exclude',
  'order',
  'limit',
  'group_by',
] as const
export type StateKind = (typeof stateKinds)[number]

/** The text in lower case without accents, of the same length. */
export function plainOf(text: string): string {
  return toPlainCharacters(toOrdinaryCharacters(text)).replace(/[’‘`´]/g, "'")
}

/** Whether small talk is thanks, praise or a farewell, and no greeting. */
export function isThanks(text: string): boolean {
  return /\b(?:obrigad\w+|brigad\w+|valeu|agradec\w+|grat[oa]|thank\w*|thx|cheers|appreciat\w+|perfect|perfeito|great|otimo|legal|excelente|excellent|tchau|bye|goodbye|ate logo|ate mais)\b/.test(
    plainOf(text),
  )
}

/** `how is it going?`, a greeting but while something goes on. */
export function asksHowItGoes(text: string): boolean {
  return /^[\s,.!]*(?:(?:hi|hello|hey|oi|ola|opa|so|and|e|ai|entao)\b[\s,.!]*)*(?:how(?: is|'?s) (?:it|that|this) (?:going|coming along|progressing)|como (?:vai|esta|ta|anda) (?:indo|isso|isto|a coisa))\b[\s?.!]*$/.test(
    plainOf(text),
  )
}

const opening =
  /^[\s,.!?-]*(?:(?:ok|okay|certo|ta|blz|beleza|entendi|hum+|hmm+|ah|oh|right|great|legal|otimo|bom|boa|valeu|thanks|obrigad[oa]|show|perfeito|perfect|cool|entao|so then|alright|good|nice|sim|yes|nao|no|isso|well)\b[\s,.!-]*)*/

/** What opens a message that goes on: `e em 2023?`, `só acima de 1 milhão`, `what about Bahia?`. */
const followOpening =
  /^(?:e|and|mas|but|so|soh|apenas|somente|only|just|tambem|tb|also|ou|or|what about|how about|what if|e se|same|o mesmo|a mesma|mesma coisa|idem|inclu\w+|adicion\w+|acrescent\w+|add|troca\w*|muda\w*|change|switch|replace|tira\w*|tire|remov\w+|sem|without|menos|exceto|except|agora (?:so|apenas|em|no|na|nos|nas|com|por|sem|tira|os|as|o|a|tod[oa]s?)|now (?:only|just|in|for|with|by|without|the|all)|filtr\w+|restrin\w+|narrow|limit\w*|ordena\w*|ordene|sort|order|group|agrup\w+|por|by|per|em|no|na|nos|nas|in|at|for|from|desde|ate|since|until|entre|between|acima|abaixo|above|below|over|under|mais de|menos de|more than|less than|quais desses|quantos desses|which of|how many of|desses|dessas|destes|deles|delas|of those|of these|of them)\b/

/** Whether the words with which a message begins join it to the one before. */
export function opensAsFollowUp(plain: string): boolean {
  return followOpening.test(plain.replace(opening, ''))
}

/** `look for overpricing instead`: what ends so takes the place of a part of what was asked. */
export function endsAsFollowUp(plain: string): boolean {
  return /\b(?:instead|em vez disso|no lugar(?: disso)?|ao inves disso|as well|too|tambem)[\s.!?]*$/.test(plain)
}

/** Words that stand for what was found before. */
const pronouns =
  /\b(?:desses|dessas|destes|destas|deles|delas|daqueles|daquelas|nesses|nessas|neles|nelas|disso|nisso|any of (?:that|it|this)|of (?:that|this)|isso|ai tem|there(?= ?\?)|esses|essas|those|these|them|they|of it|that list|essa lista|dessa lista|na lista|the list|o resto|the rest|eles|elas)\b/

export function hasPronoun(plain: string): boolean {
  return pronouns.test(plain)
}

/** What says that another matter begins. */
const restart =
  /\b(?:mudando de assunto|outr[ao] (?:assunto|pergunta|coisa|tema)|nova pergunta|novo assunto|do zero|comec\w+ de novo|new (?:question|topic|search)|another (?:question|topic|thing|matter)|different (?:question|topic|matter|subject)|start (?:over|again|fresh)|chang\w+ (?:the )?(?:subject|topic)|on another note|separate question|deixa isso pra la|esquece (?:isso|tudo)|forget (?:that|all that|everything|it)|scrap that)\b/

export function restarts(plain: string): boolean {
  return restart.test(plain)
}

/** What adds to a list instead of replacing it. */
const adding =
  /\b(?:tambem|tbm?|also|as well|too|inclu[aei]\w*|include|including|add|adicion\w+|acrescent\w+|acresc\w+|junto com|junta|along with|plus|e mais|bota mais|poe mais|coloca\w* (?:tambem|mais))\b/

export function adds(plain: string): boolean {
  return adding.test(plain)
}

const meant =
  '(?:quis|quero|queria|quiz) (?:dizer|falar|era)|quer dizer|(?:eu )?(?:me )?(?:referia|refiro|falava|falei|falo|digo)(?: a| de| da| do)?|i (?:meant|mean|meant to say|was (?:talking|asking) about)|meant|mean|na verdade|na real|actually|rather|corrigindo|correcao|correction|errei|me enganei|me expressei mal|my (?:mistake|bad)|make (?:that|it)|is what i meant|queria|ou melhor|melhor dizendo|alias|troquei|confundi|mistyped|typo|era pra ser|era'
/** None is made of others of them: a text that repeats it could be taken apart in as many ways as there are. */
const sorry =
  '(?:nao|no|nope|ops|oops|opa|ah|eh|sorry|desculp[ae]|perdao|foi mal|wait|espera|pera|calma|hmm|nada disso|not that|wrong|errado|ih|eita|putz|my bad)'
const correcting = new RegExp(
  `^[\\s,.!?]*(?:(?:${sorry})\\b[\\s,.!;:-]*)*(?:(?:eu|i) )?(?:${meant})\\b[\\s,.:;-]*(?:(?:(?:que|that|e|eh|era|foi|to say|it to|a|o|em|na|no) )?(?=\\S))?`,
)
const denied = new RegExp(`^[\\s]*(?:${sorry})\\b\\s*[,.!;:-]+\\s*(?=\\S)`)

/** The index after the words that correct, such as `não, quis dizer`; undefined where none do. */
export function afterCorrection(plain: string): number | undefined {
  const found = correcting.exec(plain) ?? denied.exec(plain)
  return found === null ? undefined : found[0].length
}

/** `Bahia, quis dizer`, `I meant 2023` at the end. */
export function correctsAtEnd(plain: string): boolean {
  return /[,.]? (?:eu )?(?:quis dizer|quero dizer|i (?:meant|mean))[\s.!]*$/.test(plain)
}

/** `now for UFBA instead`, `deixa só 2024`: what it names takes the place of what was there. */
export function replaces(plain: string): boolean {
  return /\b(?:instead|em vez (?:disso|dele|dela)|no lugar|ao inves|so|soh|apenas|somente|only|just)\b/.test(plain)
}

const kindWords: Readonly<Record<StateKind | 'all', string>> = {
  dates:
    'periodos?|datas?|anos?|meses|mes|tempo|intervalo|recorte de (?:tempo|data)|recorte temporal|date range|time ?(?:frame|range|period)|periods?|dates?|years?|months?|time',
  money:
    'valor(?:es)?(?: minimo| maximo)?|faixas? de valor(?:es)?|piso|teto|minimo|maximo|value range|values?|amounts?|price|money|minimum(?: value)?|maximum(?: value)?|threshold',
  regions:
    'estados?|ufs?|regiao|regioes|lugar(?:es)?|local|locais|localidade|localizacao|cidades?|municipios?|states?|regions?|places?|locations?|city|cities|geograph\\w+|municipalit\\w+',
  organizations:
    'orgaos?|prefeituras?|ministerios?|universidades?|entidades?|agency|agencies|body|bodies|departments?|ministry|ministries|organi[sz]ations?',
  suppliers: 'fornecedor(?:es)?|empresas?|firmas?|suppliers?|company|companies|firms?|vendors?|contractors?',
  goods:
    'tipos?(?: de (?:contrato|contratos|compra))?|types? of contracts?|kinds? of contracts?|categorias?|objetos?|produtos?|contract types?|types?|category|categories|objects?|goods|products?',
  modalities: 'modalidades?|modality|modalities|procedures?|procurement methods?',
  anomaly_types: '(?:tipos? de )?anomalias?|irregularidades?|anomal(?:y|ies)(?: types?)?',
  data_source: 'fontes?|sources?|data sources?',
  exclude: 'excecoes|excecao|exclusoes|exclusao|exceptions?|exclusions?',
  order: 'ordem|ordenacao|order|sorting|sort order',
  limit: 'limite|limit|top \\d+',
  group_by: 'agrupamento|agrupado|grouping|groups|divisao',
  all: 'tudo|filtros|todos os filtros|everything|filters|all (?:the )?filters|all of (?:it|that)',
}

const dropping =
  '(?:esquec\\w+|tir[aeo]r?|retir\\w+|remov\\w+|limp[aeo]r?|apag\\w+|sem|desconsider\\w+|ignor\\w+|larga|deixa de lado|deixa pra la|cancel[ae]r?|forget|drop|remove|clear|without|no(?= (?:(?:date|value|time|price|state) )?(?:filters?|limits?|restrictions?|dates?|periods?|years?|states?|values?|regions?|suppliers?|types?)\\b)|ignor\\w+|reset|lose|scrap|skip|disregard|never mind|nevermind|take (?:off|out|away)|get rid of)'
const every =
  '(?:tod[oa]s?|qualquer|quaisquer|cada|all|any|every|whatever|independente(?:mente)? d[eoa]s?|nao importa|pouco importa|regardless of|irrespective of)'
const article =
  '(?: (?:about|com|de|do|da|os?|as?|the|that|this|esse|essa|of|on|such|qualquer|nenhum|any|restriction|restricao|filtro|filtros|filter|limite|limit|recorte|condicao)){0,5}'

export interface Drop {
  readonly kinds: readonly (StateKind | 'all')[]
  /** It drops only what a question by itself may say too: `no país inteiro`, `desde sempre`. */
  readonly isWide: boolean
  /** The plain text with spaces in the place of the words that drop. */
  readonly spans: readonly (readonly [from: number, to: number])[]
}

const dropPatterns = Object.entries(kindWords).map(
  ([kind, words]) =>
    [
      kind as StateKind | 'all',
      new RegExp(
        `\\b(?:${dropping}|${every})${article} (?:${words})(?: (?:e|and|,) (?:d?[oa]s? |the )?(?:\\w+))?(?: (?:filters?|filtros?|limits?|restrictions?))?\\b(?! (?:de|da|do|of|in|em) \\w)(?! \\d)`,
      ),
    ] as const,
)
const wholeCountry =
  /\b(?:n?[oa]? ?(?:brasil|pais) (?:todo|inteiro)|tod[oa] (?:o )?(?:brasil|pais|territorio)|all (?:of |over )?(?:brazil|the country)|(?:whole|entire) country|nationwide|nacional inteiro|anywhere|everywhere|em qualquer lugar|em todo lugar)\b/
const allTime =
  /\b(?:de todos os tempos|all[- ]time|of all time|(?:todo|inteiro) o periodo|periodo (?:todo|inteiro|completo)|historico (?:todo|inteiro|completo)|since (?:always|forever|the beginning)|desde sempre|desde o (?:inicio|comeco)|ever|any time|qualquer epoca)\b/

/** What a message drops: `esquece o período`, `all states`, `sem filtro de valor`. */
export function readDrops(plain: string): Drop {
  const kinds = new Set<StateKind | 'all'>()
  const spans: (readonly [number, number])[] = []
  const note = (kind: StateKind | 'all', match: RegExpExecArray | null) => {
    if (match === null) return
    kinds.add(kind)
    spans.push([match.index, match.index + match[0].length])
    for (const [other, words] of Object.entries(kindWords))
      if (new RegExp(`(?: e| and|,) (?:d?[oa]s? |the )?(?:${words})$`).test(match[0])) kinds.add(other as StateKind)
  }
  for (const [kind, pattern] of dropPatterns) note(kind, pattern.exec(plain))
  const isWide = kinds.size === 0
  note('regions', wholeCountry.exec(plain))
  note('dates', allTime.exec(plain))
  return { kinds: [...kinds], isWide, spans }
}

/** `e os outros estados?`: all but those that were asked for. */
const others: readonly (readonly [
  'regions' | 'organizations' | 'suppliers' | 'contract_types' | 'modalities',
  RegExp,
])[] = [
  [
    'regions',
    /\b(?:outr[oa]s|demais|other|remaining|rest of the) (?:estados?|ufs?|regioes|states?|regions?|cidades|cities|municipios|municipalities)\b|\b(?:o )?resto do (?:brasil|pais)\b|\brest of (?:brazil|the country)\b/,
  ],
  [
    'organizations',
    /\b(?:outr[oa]s|demais|other|remaining) (?:orgaos|prefeituras|ministerios|universidades|agencies|bodies|ministries|universities|departments)\b/,
  ],
  [
    'suppliers',
    /\b(?:outr[oa]s|demais|other|remaining) (?:fornecedor[ea]s|empresas|firmas|suppliers|companies|firms|vendors)\b/,
  ],
  ['contract_types', /\b(?:outr[oa]s|demais|other|remaining) (?:tipos|categorias|types|categories)\b/],
  ['modalities', /\b(?:outr[oa]s|demais|other|remaining) (?:modalidades|modalities|procedures)\b/],
]

export function readOthers(plain: string) {
  return others.find(([, pattern]) => pattern.test(plain))?.[0]
}

const operators =
  /^[\s,.!]*(?:(?:e|and|agora|now|then|entao|ok|pode|can you|please|por favor|so)\b[\s,]*)*(?:(?:the )?same(?: thing| question| search| query| one)?(?:,? (?:but|just|only))?|(?:o|a) mesm[oa](?: coisa| pergunta| busca| consulta)?(?:,? (?:mas|so que|porem|so))?|mesma coisa(?:,? (?:mas|so que))?|idem|troc\w+|mud[aeo]\w*|alter\w+|chang\w+|switch\w*|replac\w+|set|mak\w+ (?:it|that)|refaz\w*|repet\w+|redo|repeat|consider[ae]|use|usa|filtr\w+|filter\w*|restrin\w+|restrict\w*|narrow\w*|refin\w+|foc\w+|limit[ae]\b)(?: (?:it|that|this|them|isso|tudo|os resultados|the results|down))?(?: (?:o|a|os|as|the) (?:ano|periodo|data|estado|orgao|fornecedor|empresa|tipo|valor|modalidade|cidade|municipio|year|period|date|state|agency|supplier|company|type|value|city|region|regiao))?(?: (?:pra|para|por|pelo|pela|to|by|for|with|com|into|a|on|em|no|na))?\b/

/** The index after words that change something without saying what: `muda o ano pra 2022`, `same thing but for 2023`. */
export function afterOperator(plain: string): number {
  return operators.exec(plain)?.[0].length ?? 0
}

/** The two sides of `não SP, RJ`, `not 2025 but 2024`: what is denied, and where what is meant instead begins. */
export function readDenied(plain: string): { readonly denied: string; readonly from: number } | undefined {
  const found =
    /^\s*(?:nao|not|n)(?: (?:e|eh|era|sao|it s|in|em|no|na|for|a|o|the)\b)? (?<denied>[^,;.]+?)(?:\s*[,;.-]+\s*(?:(?:e|eh|mas|mas sim|sim|but|it's|its|in|em)\b\s*)?|\s+(?:mas sim|mas|e sim|but)\s+)(?=\S)/.exec(
      plain,
    )
  return found?.groups?.denied === undefined ? undefined : { denied: found.groups.denied, from: found[0].length }
}

const suspecting =
  /\b(?:investig\w+|audit\w*|fiscaliz\w+|apur[aeo]\w*|verifi\w+|chec[ak]\w*|cheque\w*|examin\w+|look into|probe|suspeit\w+|irregular\w*|estranh\w+|esquisit\w+|suspicious|odd|fishy|shady|fraud\w*|wrong|errad[oa]|corrup\w+|anomal\w+|red flags?|problemas? (?:ai|nisso|com|n[eo]ss[ea]s)|algum problema|any problems?)\b/

/** Whether a message in few words asks to look for what is wrong: `tem algo suspeito?`, `investigate those`. */
export function asksToInvestigate(plain: string): boolean {
  return suspecting.test(plain)
}

/** The index where what is meant instead begins: `troca obras por limpeza`, `replace works with cleaning`. */
export function afterSwap(plain: string): number | undefined {
  const found =
    /^[\s,.!]*(?:(?:e|and|agora|now|ok|pode|please|por favor)\b[\s,]*)*(?:troc|substitu|replac|swap|switch)\w* [^,;.]{2,60}? (?:por|pel[oa]s?|with|by|for) (?=\S)/.exec(
      plain,
    )
  return found?.[0].length
}

/** Words for the end of a range of values that is to be moved, and those that say as much to the grammar. */
const bounds: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /\b(?:\w+ )?(?:o |the )?(?:teto|maximo|limite maximo|valor maximo|ceiling|cap|maximum|upper limit|max)(?: value)? (?:pra|para|de|em|a|to|at|of|is|e|vira) (?=r\$|\d)/,
    'até ',
  ],
  [
    /\b(?:\w+ )?(?:o |the )?(?:piso|minimo|limite minimo|valor minimo|floor|minimum|lower limit|min)(?: value)? (?:pra|para|de|em|a|to|at|of|is|e|vira) (?=r\$|\d)/,
    'a partir de ',
  ],
]

interface Bounds {
  readonly min_value?: number
  readonly max_value?: number
}

/** The one bound that stands, moved: `lower that to 500 thousand`, `sobe pra 2 milhões`. */
const moved =
  /^[\s,.!]*(?:(?:e|and|agora|now|ok|pode|please|por favor)\b[\s,]*)*(?:lower|raise|reduce|increase|drop|cut|bump|move|set|make|baix[ae]|abaix[ae]|aument[ae]|sob[ea]|reduz[a]?|diminu[ai]|pass[ae])(?: (?:it|that|this|the|isso|o|esse|value|valor|amount|minimum|limit|limite|up|down))* (?:to|para|pra|pro) (?=(?:r\$ ?)?\d)/

/** `aumenta o teto pra 100 mil` as a bound in the words of a question. */
export function withBounds(text: string, { min_value, max_value }: Bounds): string {
  const single = (min_value === undefined) === (max_value === undefined) ? null : moved.exec(plainOf(text))
  if (single) return `${min_value === undefined ? 'até' : 'a partir de'} ${text.slice(single[0].length)}`
  for (const [pattern, words] of bounds) {
    const found = pattern.exec(plainOf(text))
    if (found) return text.slice(0, found.index) + words + text.slice(found.index + found[0].length)
  }
  return text
}

const looking = /\b(?:investig\w+|audit\w*|fiscaliz\w+|apur[aeo]\w*|verifi\w+|chec[ak]\w*|cheque\w*|look into|probe)\b/

/** Whether it orders to look into something. */
export function ordersToLook(plain: string): boolean {
  return looking.test(plain)
}

/** A name in capitals that nothing else is known of: `Expresso Litoral`. */
export function unknownName(text: string): string | undefined {
  return /(?<![.!?] |^)(?<!\p{L})\p{Lu}\p{Ll}+(?: (?:de|da|do|dos|das|e|&))?(?: \p{Lu}\p{L}+)+/u.exec(text)?.[0]
}

/** Whether it takes back what was taken out. */
export function restores(plain: string): boolean {
  return /\b(?:inclu\w+|pode incluir|include|including|de volta|volta com|back(?: in)?(?= ?$| ?[?.!,])|put .{1,40} back|add .{1,40} back|bring .{1,40} back|inclui\w* .{0,40}de novo)\b/.test(
    plain,
  )
}

/** A report in so few words that they are no question: `relatório, por favor`. */
export function asksForReportAlone(plain: string): boolean {
  return /^[\s"'“]*(?:(?:e|and|agora|now|please|por favor|make|write|generate|create|prepare|give|i want|i need|faca|faz|gere|gera|crie|quero|preciso de|me|um|o|a|an|the|pdf)[ ,]+)*(?:relatorio|report)(?: (?:em|as|in)(?: an?)? (?:pdf|html|markdown|json|csv|xlsx|excel))?(?:,? (?:por favor|please))?[\s.!?"'”]*$/.test(
    plain,
  )
}

const sanctioned =
  /\b(?:sanction(?:ed|s)?|sancionad[oa]s?|sanc(?:ao|oes)|inidone[oa]s?|inidoneas?|inidoneidade|debarred|debarments?|blacklist(?:ed)?|barred|ceis|cnep|cepim|(?:impedid|punid|penalizad)[oa]s?|(?:suspens|proibid)[oa]s? de (?:licitar|contratar)|lista negra|penali[sz]ed)\b/

/** Whether a plain text has a word for who is on a register. */
export function isSanctionWord(plain: string): boolean {
  return sanctioned.test(plain)
}
