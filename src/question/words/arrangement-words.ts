// Patterns of how an answer is to be laid out, over the plain words of a question; `_` stands for words that a filter holds.

import type { Grouping, Ordering } from '../question-reading.ts'

/** A small number, in figures or words. */
const few =
  '(?:\\d{1,3}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte|trinta|cinquenta|cem|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred)'

const act =
  '(?:contrato|dispensa|inexigibilidade|pregao|licitacao|pagamento|compra|empenho|aditivo|convenio|nota|obra|gasto|despesa|contract|payment|tender|purchase|amendment|invoice|deal|lease|waiver|award|expense|registro|record|resultado|result|linha|row|achado|finding|one|item)'
const acts =
  '(?:contratos|dispensas|inexigibilidades|pregoes|licitacoes|pagamentos|compras|empenhos|aditivos|convenios|notas|obras|gastos|despesas|contracts|payments|tenders|purchases|amendments|invoices|deals|leases|waivers|awards|expenses|registros|records|resultados|results|linhas|rows|achados|findings|ones|itens|items|casos|cases|bids|auctions|commitments)'

/** Things by which a result is divided: the words for one of them, and for several. */
const nouns: readonly (readonly [Grouping, one: string, several: string])[] = [
  [
    'supplier',
    'fornecedora?|empresa|firma|supplier|vendor|contractor|company|firm|contratad[oa]|construtora|seller|winner|vencedora?|recipient|payee|recebedora?',
    'fornecedor[ea]s|empresas|firmas|suppliers|vendors|contractors|companies|firms|contratad[oa]s|construtoras|sellers|winners|vencedores|recipients|payees|recebedor[ea]s',
  ],
  [
    'organization',
    'orgao|prefeitura|ministerio|secretaria|universidade|agency|body|organi[sz]ation|department|ministry|entidade|instituicao|buyer|comprador',
    'orgaos|prefeituras|ministerios|secretarias|universidades|agencies|bodies|organi[sz]ations|departments|ministries|entidades|instituicoes|buyers|compradores|city halls',
  ],
  ['municipality', 'municipio|cidade|municipality|city|town', 'municipios|cidades|municipalities|cities|towns'],
  ['state', 'estado|uf|state', 'estados|ufs|states'],
  ['year', 'ano|exercicio|year', 'anos|exercicios|years'],
  ['month', 'mes|month', 'meses|months'],
  [
    'modality',
    'modalidade|tipo de licitacao|procedimento|modality|procedure|procurement (?:method|type)|bidding type',
    'modalidades|procedimentos(?! (?:cirurgic|medic|hospital|odontologic|estetic))|modalities|procedures',
  ],
  [
    'contract_type',
    'tipo(?: de (?:contrato|contratacao|compra|despesa|gasto))?|categoria|contract type|type(?: of contract)?|category|kind(?: of contract)?',
    'tipos(?: de (?:contratos?|contratacao|compra))?|categorias|contract types|types(?: of contracts?)?|categories|kinds(?: of contracts?)?',
  ],
]

const high = '(?:maior(?:es)?|biggest|largest|highest|greatest|costliest|priciest)'
const low = '(?:menor(?:es)?|smallest|lowest|cheapest)'
const most = '(?:mais|menos|most|least|fewest)'
const ranks = `(?:${high}|${low}|principa(?:l|is)|top|main)`
/** What is used often, not what is worth much. */
const common =
  '(?:usad[oa]s?|utilizad[oa]s?|adotad[oa]s?|empregad[oa]s?|comum|comuns|frequentes?|recorrentes?|used|common|popular|frequent(?:ly used)?)'
const notThan = '(?! (?:que|do que|than|parte|part|de idade)\\b)'
const before = '(?<!tipo |criterio |de |julgamento )'

/** Superlatives and orders of counts come before those of values. */
export const orderPatterns: readonly (readonly [Ordering, RegExp])[] = [
  [
    { by: 'count', direction: 'desc' },
    new RegExp(
      `\\b(?:com|tem|tiveram|teve|fizeram|fez|fecharam|fechou|assinaram|assinou|ganharam|ganhou|venceram|venceu|levaram|levou|with|has|have|had|won|win|wins|got|get|signed|made|holds?) (?:o |a |the )?(?:mais|most|(?:maior|highest|largest|greatest) (?:numero|quantidade|number) (?:de|of)) (?:_ )?${acts}\\b|\\b(?:com|tem|tiveram|teve|with|has|have|had) (?:o |a |the )?(?:mais|most) _|\\b(?:mais|most) (?:vezes|often|frequent\\w*|times|${acts})\\b|\\b(?:maior|highest|largest|greatest) (?:numero|quantidade|number) (?:de|of)\\b|\\bmais (?:se )?(?:contrata|contratam|contratou|contrataram|licita|licitam|licitou|licitaram|vence|vencem|venceu|venceram|assina|assinam|assinou|assinaram|fecha|fecham|fechou|fecharam)\\b|\\bmais (?:se )?(?:usa|usam|usou|usaram|utiliza|utilizam|utilizou|adota|adotam)\\b|\\b(?:usa|usam|usou|utiliza|use|uses|used|using|adopts?) (?:o |a |the )?(?:mais|most)\\b|\\b(?:contrata|contratam|contratou|contrataram|venceu|venceram|licitou|licitaram) mais\\b|\\b(?:contract|contracts|contracted|hire|hires|hired) (?:the )?most\\b`,
    ),
  ],
  [
    { by: 'count', direction: 'desc' },
    /\b(?:by|por|em|in) (?:the |o |a )?(?:number|numero|quantidade|count) (?:of|de|d[oa]s)\b|\b(?:assin|fech|fiz|fez|us|sign|mak|mad|hold|award|let|did|do|hand|giv|gave|issu|grant)\w* (?:out )?(?:the |o )?(?:mais|most) _|\bmais (?:se )?(?:faz|fazem|fez|fizeram|assina|assinam|recorre|recorrem|abre|abrem|usa|usam) (?:a |por |de )?_/,
  ],
  [{ by: 'count', direction: 'desc' }, new RegExp(`\\b(?:mais|most) ${common}\\b`)],
  [{ by: 'count', direction: 'asc' }, new RegExp(`\\b(?:menos|least) ${common}\\b`)],
  [
    { by: 'count', direction: 'asc' },
    new RegExp(
      `\\b(?:menos|fewest|least) ${acts}\\b|\\b(?:menor|lowest|smallest) (?:numero|quantidade|number) (?:de|of)\\b`,
    ),
  ],
  [
    { by: 'value', direction: 'desc' },
    new RegExp(
      `\\b${high}\\b${notThan}|\\bmais (?:car(?:inh)?[oa]s?|alt[oa]s?|valios[oa]s?|pesad[oa]s?)\\b${notThan}|\\bmost (?:expensive|valuable|costly)\\b${notThan}|\\btop (?=${few}\\b|${acts})|\\btop \\d|\\bprincipais\\b`,
    ),
  ],
  [
    { by: 'value', direction: 'asc' },
    new RegExp(
      `\\b${before}${low}\\b${notThan}(?! (?:preco|price|bid|lance))|\\bmais (?:barat(?:inh)?[oa]s?|baix[oa]s?)\\b${notThan}|\\bleast expensive\\b`,
    ),
  ],
  [
    { by: 'date', direction: 'desc' },
    new RegExp(
      `\\bmais (?:recentes?|nov[oa]s?|atua(?:l|is))\\b${notThan}|\\b(?:latest|newest|most recent)\\b|\\b(?:ultim[oa]s?|last) (?:${few} )?(?:${acts}|${act}|_)(?= |$)|\\b(?:ultim[oa]s|last|latest) ${few}(?= ?$| ?[?.!,])`,
    ),
  ],
  [
    { by: 'date', direction: 'asc' },
    new RegExp(
      `\\bmais (?:antig[oa]s?|velh[oa]s?)\\b${notThan}|\\b(?:oldest|earliest)\\b|\\b(?:primeir[oa]s?|first) (?:${few} )?(?:${acts})(?= |$)`,
    ),
  ],
]

/** What is sorted by, in so many words, and the words for the way. */
export const sortPattern =
  /\b(?:ordenad\w*|ordene|ordena|ordenar|ordenando|classificad\w*|organizad\w*|sort|sorted|sorting|order|ordered|rank|ranked|ranking|em ordem|por ordem|in)(?: (?<way>crescente|decrescente|ascending|descending|increasing|decreasing))?(?: (?:de|d[oa]|por|pel[oa]|by|of|order|in|the|them|em|ordem|crescente|decrescente|ascending|descending)){0,4} (?<by>valor|value|preco|price|amount|montante|tamanho|size|data|date|dia|quantidade|numero|count|number)\b(?: (?:em ordem |in )?(?<end>crescente|decrescente|ascending|asc|descending|desc|increasing|decreasing))?/
export const sortedFirst: readonly (readonly [Ordering, RegExp])[] = [
  [
    { by: 'value', direction: 'desc' },
    /\b(?:do|da|from)(?: the)? (?:mais car[oa]|mais alt[oa]|maior|most expensive|biggest|largest|highest|priciest) (?:ao|a|para o|pro|pra|to) /,
  ],
  [
    { by: 'date', direction: 'desc' },
    /\b(?:do|da|from)(?: the)? (?:mais nov[oa]|mais recente|newest|latest|most recent) (?:ao|a|para o|pro|pra|to) /,
  ],
  [
    { by: 'value', direction: 'asc' },
    /\b(?:do|da|from) (?:mais barat[oa]|menor|cheapest|smallest|lowest) (?:ao|a|para o|pro|pra|to) /,
  ],
  [
    { by: 'date', direction: 'asc' },
    /\b(?:do|da|from) (?:the )?(?:mais antig[oa]|oldest|earliest) (?:ao|a|para o|pro|pra|to) /,
  ],
]

const superlative = `(?:${high}|${low}|principais|primeir[oa]s|ultim[oa]s|top|main|latest|newest|oldest|most|mais|menos|last|first)`

const several = nouns.map(([, , words]) => words).join('|')
/** The number that is asked for; its group is the number. */
export const limitPatterns: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:quais|which|what)|^que)(?: (?:sao|foram|are|were|os|as|the)){0,2} (${few}) (?:${several}|${acts})\\b`,
  ),
  new RegExp(`\\btop (${few})\\b`),
  new RegExp(
    `\\b(?:os|as|the) (${few}) (?:que|who|that) (?:mais|menos|most|least|received|got|receberam|ganharam|gastaram|spent)\\b`,
  ),
  new RegExp(`\\b(${few}) (?:most recent|${superlative})\\b(?! (?:de|que|do que|than)\\b)`),
  new RegExp(
    `\\b(?:maiores|menores|ultim[oa]s?|primeir[oa]s?|principais|largest|biggest|latest|last|first|newest|oldest|cheapest|smallest|highest) (${few})\\b(?! (?:dias|meses|anos|semanas|days|months|years|weeks|quarters)\\b)`,
  ),
  new RegExp(
    `\\b(${few}) (?:${acts}|_|fornecedores|empresas|suppliers|companies|firms|orgaos|agencies)(?: \\S+){0,2}? (?:mais (?:car|recent|antig|barat|alt|nov)|de maior|com (?:o )?maior|with the (?:highest|most|largest))`,
  ),
  new RegExp(
    `\\b(?:so|apenas|somente|only|just) (?:os |as |the |me |de )?(${few})(?: (?:${acts}|primeir[oa]s|first))?(?= ?$| ?[,.?!;])`,
  ),
  new RegExp(
    `\\b(?:list|lista|liste|listar|mostr\\w+|traga|traz|da|de|manda|ver|show|give|get|see|pega|busca) (?:me |us |pra mim |os |as |the |ai |uns |umas |so |apenas |only |just ){0,3}(${few}) ${acts}\\b`,
  ),
  new RegExp(
    `\\b(?:limit|limite|limita|limitar|limited|no maximo|at most|ate|up to|maximo) (?:a |de |em |to |of )?(${few})(?= ?$| ?[,.?!;]| (?:resultados|results|linhas|rows|registros|records|itens|items|por))`,
  ),
]

const oneRank = `(?:maior|menor|biggest|largest|highest|smallest|lowest|cheapest|priciest|costliest|latest|newest|oldest|most expensive|most recent|principal|top|ultim[oa])`
const oneNoun = `(?:${act}|${nouns.map(([, one]) => one).join('|')})`
/** One thing alone that is the first of an order. */
export const singlePattern = new RegExp(
  `\\b(?:o|a|the|qual|which|s|is|foi|e|that) ${oneRank} (?:${oneNoun}\\b|valor\\b|_(?! ${acts}\\b)|one\\b|(?:by|in) )|\\b(?:qual|the|what|which)(?: (?:e|eh|foi|is|was|o|a|the|s))* ${oneRank}(?: (?:de tod[oa]s|deles|delas|one|of them|of all))?(?= ?$| ?[?.!,])|\\b(?:o|a|qual) (?:foi |e |o |a )*${act} (?:\\S+ )?(?:mais|de maior|com (?:o )?maior|de menor)\\b|(?<!\\b(?:para|pra|pro|to|a) )\\b(?:o|a|the) (?:mais (?:car|barat|recent|antig|alt|baix|nov)\\w+|most expensive|most recent)(?: (?:deles|delas|de tod[oa]s|one|of them|of all))?(?= ?$| ?[?.!,])|^(?:e |and )?(?:o |a |the )${oneRank}(?= ?$| ?[?.!,])`,
)

/** What a result is divided by: by words that divide, and by what is ranked. */
export const groupPatterns: readonly (readonly [Grouping, RegExp])[] = nouns.map(([grouping, one, several]) => [
  grouping,
  new RegExp(
    `\\b(?:por|by|per|cada|each|every)(?: cada| each)? (?:${one})\\b(?! (?:governments?|halls?|courts?|de cnpj|cnpj))|\\b(?:${one}) (?:a|por|by|over) (?:${one})\\b|\\b(?:separad\\w+|agrupad\\w+|agrup\\w+|grouped?|broken down|break\\w* (?:\\w+ )?down|split|divid\\w+|discriminad\\w+|detalhad\\w+|separ\\w+) (?:\\w+ )?(?:por|by|in|em|entre) (?:${one}|${several})\\b`,
  ),
])
export const periodWords: readonly (readonly [Grouping, RegExp])[] = [
  [
    'year',
    /\bano a ano\b|\bao ano\b|\bper annum\b|\ba year\b(?! (?:ago|before|earlier|later))|\banualmente\b|\bevolucao anual\b|\banua(?:l|is) d[oa]s? (?:gastos?|despesas?|valor(?:es)?)\b|\byear by year\b|\byearly\b|\bannually\b|\b(?:gastos?|despesas?|valor(?:es)?|total|totais) anua(?:l|is)\b|\bannual (?:spending|totals?|cost|expenditure)\b|\bat(?:raves|ravés) dos anos\b|\bover the years\b|\bao longo dos anos\b/,
  ],
  [
    'month',
    /\bmes a mes\b|\bao mes\b|\ba month\b(?! (?:ago|before|earlier|later))|\bmensalmente\b|\bevolucao mensal\b|\bmensa(?:l|is) d[oa]s? (?:gastos?|despesas?|valor(?:es)?)\b|\bmonth by month\b|\bmonthly\b|\b(?:gastos?|despesas?|valor(?:es)?|total|totais) mensa(?:l|is)\b/,
  ],
]

/** The things that are ranked: `os 10 maiores fornecedores`, `states with the highest spending`, `which agencies spend most`. */
export const rankedPatterns: readonly (readonly [Grouping, RegExp])[] = nouns.map(([grouping, one, several]) => [
  grouping,
  new RegExp(
    `\\b(?:ranking|rank|ranks|ranquei\\w*|rankei\\w*|classificacao|league table)(?: (?:of|d[aoe]s?|the|os|as|top|${few}|_ s|_))* (?:${several})\\b|\\b${ranks}(?: ${few})? (?:public |_ )?(?:${one}|${several})\\b|\\b(?:most|least) ${common} (?:${several})\\b|\\b(?:${one}|${several}) (?:publicos |publicas |_ )?(?:que |com |with |that |who |which |de |por |in )?(?:o |a |the |\\w+ |\\w+ \\w+ )?(?:${most}|${high}|${low})\\b${notThan}|\\b(?:quais|qual|que|which|what) (?:sao |foram |foi |e |dos |das |of the |os |as |o |a |the )*(?:${few} )?(?:${one}|${several})\\b(?: (?![,.;?])\\S+){0,7}? (?:the )?(?:${most})\\b|\\b(?:${one}|${several})(?: \\S+){0,3} (?:the )?most(?= ?$| ?[?.!,])`,
  ),
])

/** `quem`, `os dez que`, `the ten that`. */
const who = `(?:quem|who|(?:os|as) (?:${few} )?que|the ${few} that)`

/** Who is ranked where only `quem` or `who` asks: suppliers receive, bodies spend. */
export const whoPatterns: readonly (readonly [Grouping, RegExp])[] = [
  [
    'supplier',
    new RegExp(
      String.raw`\b${who}\b(?: \S+){0,4}? (?:(?:mais|menos) (?:\w+ )?(?:receb\w+|ganh\w+|fatur\w+|venc\w+|lev\w+|vend\w+|lucr\w+)|(?:receb\w+|ganh\w+|fatur\w+|venc\w+|lev\w+|vend\w+|embols\w+|got|gets|get|received|receives|earned|won|wins|sold|sells|paid)(?: \S+){0,2} (?:mais|most|menos|least|maiores|biggest))\b`,
    ),
  ],
  [
    'organization',
    new RegExp(
      String.raw`\b${who}\b(?: \S+){0,4}? (?:(?:mais|menos) (?:\w+ )?(?:gast\w+|compr\w+|contrat\w+|pag\w+|licit\w+)|(?:gast\w+|compr\w+|contrat\w+|pag\w+|spends?|spent|buys?|bought|pays?|contracts?|contracted|hires?|hired)(?: \S+){0,2} (?:mais|most|menos|least))\b`,
    ),
  ],
]

/** A question for a ranking, whose figures are sums or counts and no list of records. */
export const rankingAsked = new RegExp(
  `\\b(?:quais|qual|que|quem|which|what|who|the ${few} that)\\b(?: \\S+){0,9}? (?:the )?(?:${most}|(?:maior|menor|highest|lowest|largest|smallest) (?:numero|quantidade|number))\\b(?! (?:car[oa]s?|barat[oa]s?|recentes?|antig[oa]s?|nov[oa]s?|alt[oa]s?|expensive|recent)\\b)`,
)
export const moneyWords =
  /\b(?:gast[oa]?s?|gastou|gastaram|despesas?|valor(?:es)?|custos?|montantes?|spend|spends|spent|spending|costs?|value|values|paid|pago|pagos|pagou|pagaram|total|totais|expenditures?|expenses?|dinheiro|money|desembols\w+|receb\w+|faturamento)\b/
export const countWords = new RegExp(`\\b(?:quantidade|numero|number|count|${acts})\\b`)
