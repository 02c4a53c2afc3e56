// What the asker wants, by words that may stand apart: patterns over the plain words of a question, one space between them.
// Unlike the words of the tables of phrases, these words may still be read as goods, places and names.

import type { Intent } from '../question-reading.ts'

const records =
  '(?:contratos?|dispensas|pregoes|licitacoes|pagamentos|compras|empenhos|aditivos|convenios|fornecedores|empresas|notas|obras|contracts?|payments|tenders|purchases|suppliers|vendors|firms|companies|amendments|invoices|deals|leases|waivers)'
const many = '(?:\\d+|tres|cinco|dez|vinte|three|five|ten|twelve|twenty)'
const lists = '(?:relacao|lista|listagem|rol|copia|planilha|extrato|tabela|list|copy|table|spreadsheet|extract)'
const documents =
  '(?:relatorio|parecer|documento|resumo|nota tecnica|memorando|pdf|report|summary|document|memo|brief|briefing)'

/** Each may say what is asked for, beside the phrases of `intent-words.ts`. */
export const intentPatterns: readonly (readonly [Intent, RegExp])[] = [
  [
    'dossier',
    /\b(?:everything|all|anything)(?: and everything)?(?: that)?(?: you| ve| have| got| know| there is| to know){0,4} (?:on|about) (?!your|the data)|\bcapivara\b|\b(?:lowdown|dirt|rap sheet) on\b|\b(?:complete|full|whole) (?:file|history|record|background|picture)\b|\b(?:company|firm|supplier|vendor) profile\b|\bficha corrida\b|\bwhat (?:do|does|can) (?:we|you|anyone|anybody|one) (?:\w+ )?know (?:about|of|on)\b(?! (?:the |your )?data)|\bwhat(?: is| s) known (?:about|of|on)\b|\bo que (?:e que )?(?:ja )?(?:se|a gente) (?:ja )?sabe (?:sobre|d[aeo]s?|a respeito)\b|\b(?:levant|pux|vasculh|pesquis)\w* a (?:vida|ficha|historia|trajetoria) d[aeo]\b|\b(?:levant|junt|reun|pux)\w* tudo\b/,
  ],
  [
    'report',
    new RegExp(
      `\\b(?:em|in|as) (?:a |an |um |uma )?(?:pdf|planilha|excel|docx?|csv|word)\\b|\\b(?:um|uma|a|an) (?:pdf|planilha|excel|csv|spreadsheet) (?:com|with|of|d[eoa]s?|from|showing|listing)\\b|\\b(?:generate|produce|make|write|draft|prepare|compile|put together|redij|redig|elabor|mont|faz|fac|ger|prepar|escrev)\\w* (?:\\w+ ){0,3}${documents}\\b|\\b(?:written|pdf) ${documents}\\b|\\b(?:something|anything|a version|algo|alguma coisa|uma versao) (?:printable|(?:i can |to )print|(?:para|pra|de) imprimir|imprimivel)\\b`,
    ),
  ],
  [
    'compare',
    /\b(?:paga|pagam|pagou|pagaram|gasta|gastam|gastou|gastaram|pays?|paid|paying|spends?|spent|spending)(?: \S+)? (?:mais|menos|more|less)(?: car[oa]| barat[oa])? (?:(?:do )?que|than)(?! (?:(?:o|a|os|as|the|its|seu|sua) )?(?:mercado|market|valor(?:es)?|value|preco|price|limite|limit|dev\w+|should|normal|usual|media|average|necess\w+|previst\w+|orca\w+|budget\w*|r\$|\d|isso|aquilo|it|they|that|\S+ (?:mil|milhao|milhoes|million|thousand))\b)|\b(?:coloc\w+|poe|ponha|bot[ae]|put|set)\b[^?.!]{0,40}\b(?:(?:ao|do) lado d[eoa]s?|next to|beside|alongside)\b|\b(?:qual|quem|which|who) (?:(?:one )?of (?:the |these )?|d[oae]s? |entre (?:os |as )?)(?:dois|duas|tres|two|three)\b|\bdiferencas? (?:de|d[oa]s?|n[oa]s?|em|entre) (?:\S+ ){1,6}entre\b|\b(?:differences?|gap) (?:in|of|on) (?:\S+ ){1,6}between\b|\b(?:price|cost|spending) (?:difference|gap)\b|\bse comparam?\b|\bem comparacao (?:com|a[os]?)\b|\b(?:compared|in comparison) (?:to|with)\b|\b(?:more|less|higher|lower|cheaper|mais|menos|maior|menor)\b[^?.!]{0,48}\b(?:than|(?:do )?que)(?: in| em| no ano de)? (?:(?:19|20)\d\d\b|(?:the )?others?\b|(?:as|os) (?:outr[ao]s|demais)\b|(?:its |the |seus |suas |as |os )?(?:peers|competitors|competition|rivals|concorrentes|concorrencia|pares)\b)|\blado a lado\b|\bside by side\b|\bconfront\w*|\bcontraste\b|\bcontrast\b|\bfrente a frente\b|\bhead to head\b|\bup against\b|\bhow (?:do|does|did) .{1,60} compare\b|\b(?:how|como|quanto|how much) (?:\S+ ){0,6}?(?:change[ds]?|var(?:y|ied)|evolved?|gr[eo]w|mudou|mudaram|variou|variaram|evoluiu|evoluiram|cresceu|cresceram|caiu|cairam) (?:\S+ ){0,3}?(?:from|between|de|entre) (?:\S+ ){0,2}?(?:19|20)\d\d (?:to|and|a|e|para|pra|ate) /,
  ],
  [
    'count',
    /\bcont(?:a|e|ar|em) (?:pra|para) (?:mim|nos|a gente)\b|\b(?:give|get) me (?:a|the) (?:count|number)\b|\bwhat (?:number|count) of\b|\btally\b|\bquant[oa]s(?: sao| foram)? ?\?|\bhow many(?: (?:are|were) (?:there|they))? ?\?|\b(?:d[aeo]|dar|diz|diga|fala|passa|give|tell|state)(?: me)? (?:um|o|a|the) (?:numero|number|quantidade|contagem|count)(?: d[eoa]s?| of)? ?[:,]/,
  ],
  [
    'sum',
    /\badd up\b|\bwhat (?:did|does|do|has|have) [^?]{1,60} cost\b|\baltogether\b|\ball told\b|\bgrand total\b|\b(?:qual|quanto|de quanto) (?:foi |e |o |a )*(?:custo|conta|fatura|desembolso)\b|\bsum (?:up )?(?:the|all|what|every)\b|\bmontante (?:pago|gasto|total|contratado)\b|\b(?:overall|aggregate|combined) (?:spend\w*|value|amount|cost|bill|payments|expenditure)\b|\btotal (?:bill|outlay|spend)\b|\bwhat (?:did|does|has|have) [^?]{1,60} (?:spend|spent)\b|\bwhat (?:did|does|has|have) [^?]{1,60} (?:pay|paid) (?:out )?for (?!in |at |during |last |this |that |\?|$)|\bin total\b|\bao todo\b|\bno total\b|\bqual (?:foi |e )?(?:o )?(?:gasto|custo)\b/,
  ],
  [
    'explain',
    /\bpor ?que \??$|\bporque \?$|\b(?:qual|quais) (?:e |foi |sao |o |a |os |as ){0,3}(?:motivo|razao|causa|criterio|logica|fundamento)s?\b|\b(?:o )?que (?:\w+ ){0,8}?(?:diz|dizem|preve|preveem|estabelece|determina|significa)\b|\b(?:o )?que [^?]{0,60} (?:diz|preve|estabelece|determina)\b|\bde onde (?:saiu|saem|vem|veio|sai|tirou|tiraram)\b|\bnao (?:entendi|entendo|ficou claro)\b|\bque (?:historia|negocio|papo|coisa|raios?) e (?:ess[ae]|est[ae]|isso)\b|\bwhat (?:on earth|the heck|exactly) (?:is|are)\b|\bwhat s (?:this|that) (?:\S+ ){1,3}(?:thing|business|about)\b/,
  ],
  [
    'explain',
    /\b(?:o )?que (?:voces? (?:chama|chamam|consideram?|entendem?)|caracteriza|caracterizam|configura|configuram|define|leva|faz (?:um|uma|com))\b|\b(?:o )?que (?:(?:te|os?|a|as|voces?|vcs?|sistema|prumo) )*(?:faz|fez|leva|levou)(?: (?:voces?|vcs?|o|sistema|prumo|a))* (?:ach|pens|diz|conclu|suspeit|desconfi|marc|apont)\w+\b|\b(?:qual|quais) (?:e |a |o |as |os |sao )*(?:metodologia|metodo|conceito|regra|regras|diferenca)\b(?! de precos?)|\bcomo (?:se )?(?:identifica|identificam|identificar|reconhec\w+|define|definem|mede|medem|chega\w*|calcul\w+|detect\w+|descobr\w+)(?: \w+){0,3} (?:um|uma|se|o|a|que|fracionamento|sobrepreco|conluio|risco|anomalia\w*)\b|\bquando (?:um|uma) \w+ (?:e|eh|vira|passa a ser) (?:considerad\w+|suspeit\w+|irregular)/,
  ],
  [
    'explain',
    /^(?:so |and |but |hi |hey |, )*(?:what s|whats|what is|what are|o que e|que e) (?:a |an |um |uma |o |a )?(?!the |wrong |going |happening |up |new |left |there |this |that |it |in |your )\S+(?: \S+){0,2} \?$|^whats (?!wrong|going|up|new|left|there|the |it |in )\S+(?: \S+){0,2}$/,
  ],
  [
    'explain',
    /\bwhat (?:s|is) the (?:methodology|method|definition|rule|concept|difference)\b|\bwhat (?:constitutes|defines|triggers|causes)\b|\bhow (?:is|are) [^?]{1,40} (?:calculated|computed|detected|measured|determined|scored|defined|flagged|decided)\b|\bi (?:want|d like|need) to understand\b|\bhelp me understand\b|\bmake sense of\b|\bhow come\b|\bwhat (?:s|is|was|are|were) the (?:reason|basis|logic|rationale|criterion|criteria|grounds|meaning)\b|\bon what (?:grounds|basis)\b|\bwhere (?:does|do|did) [^?]{1,40} come from\b|\bwhat (?:does|do|did) [^?]{1,60} (?:say|mean|stand for)\b|\bwhat makes\b|\bi (?:don t|do not) (?:understand|get)\b|\bhow (?:do|does|did) (?:you|it|prumo|the system|this|that) (?:\w+ )?(?:calculate|compute|detect|score|decide|flag|define|measure|determine|rate|arrive|know)\b|\bwalk me through\b|\bwhat (?:counts|qualifies) as\b|\bwhy (?:do|does|is|are|would)\b|\b(?:da pra|posso|podemos|can i|can we|should i) (?:\w+ )?(?:confiar|trust|rely)\b/,
  ],
  [
    'lookup',
    new RegExp(
      `\\b(?:solicit|requeir|requer|requisit|peco|pedimos|preciso|precisamos|quero|queria|queremos|gostaria|request|need|want|provide)\\w* (?:\\w+ ){0,4}?${lists} (?:d[eoa]s?|of|with|completa|atualizada)\\b|^${lists} d[eoa]s? ${records}\\b`,
    ),
  ],
  [
    'lookup',
    new RegExp(
      `(?<!nao |nem )\\b(?:quero|queria|queremos|gostaria|preciso|precisamos|desejo|da|posso|podemos|tem como|consegue|poderia|pode) (?:eu |de |so |apenas |pra |para |me |voce |vc |mim ){0,4}(?:ver|receber|listar|obter|passar|mandar|enviar|mostrar) (?!se |ai se )|(?<!nao |nem )\\b(?:quero |queria |queremos |preciso d?)(?:os|as) (?:\\w+ ){0,2}?${records}\\b`,
    ),
  ],
  [
    'lookup',
    new RegExp(
      `\\b(?:arrum|arranj|descol|pass|mand|envi|pux|tra[zg]|separ|peg)[aei]\\w{0,2} (?:ai |aqui |pra mim |para mim |so ){0,2}(?:os|as|a|o|uma|todos os|todas as) (?:\\w+ )?(?:${records}|${lists})\\b|\\bme d[ae] (?:os|as|a|uma) (?:${records}|${lists})\\b|^(?:em |de |com |a |e |por )?que (?:\\w+ )?${records}\\b|\\bcade\\b|\\bkd\\b|\\bnomes? d[aoe]s? ${records}\\b`,
    ),
  ],
  [
    'lookup',
    /\b(?:show|send) (?:me|us) (?!if |how |where |whether )|\bi (?:d like|would like|want|need|wish) to (?:see|get|have|view|receive|obtain) (?!if |whether )|\blet (?:me|us|s) see (?!if |whether )|\b(?:can|could|may) (?:i|we|you) (?:please )?(?:see|get|have|view|list|show|send|pull|provide|give) (?!if |whether )|\b(?:show|give|send|bring|hand|get) (?:over |me |us |up )+(?:the|all|a|every|any|what|only|just)\b|\bsend over\b|\b(?:list|show) (?:them|those|these|the|all|every|only)\b|\bprovide (?:me |us )?(?:with )?(?:a |the )?list\b/,
  ],
  [
    'lookup',
    new RegExp(
      `^(?:e |and |so |, )*(?:where|onde) (?:are|is|can i (?:find|see)|estao|esta|ficam|acho|encontro|vejo) (?:the|all|os|as|todos os) (?:\\w+ ){0,3}?${records}\\b|\\bpull (?:up |out )?(?:the|all|every|any)\\b|\\bnames? of (?:the |all )?${records}\\b|^(?:the |os |as )?top ${many}\\b|^(?:the |os |as |quais os |quais as )?(?:${many} )?(?:maiores|menores|principais|biggest|largest|highest|smallest|costliest|most expensive)\\b|^(?:the |os |as )?${many} (?:${records}|ultimos|ultimas|latest|last|most recent)\\b`,
    ),
  ],
]

const run =
  '(?:investigac(?:ao|oes)|investigations?|inquir(?:y|ies)|enquir(?:y|ies)|relatorios?|reports?|inquerito|apuracao|analise|analysis|auditoria|audit|busca|search|varredura|pesquisa|run|pedido|request)'
const mine = '(?:minhas?|a|aquela|essa|esta|nossa|my|the|that|our|this)'

/** How an investigation is going, whatever it is of. */
export const followPatterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|whats|up|how|hows|qual|e)\\b(?: \\w+){0,3} (?:with|com|on|about|d[ea]) ${mine} ${run}\\b(?= ?[?.!]*$)|\\b(?:pront[oa]|ready|done)\\b(?: \\w+){0,2} ${mine} ${run}\\b`,
  ),
  new RegExp(
    `\\b(?:status|andamento|progresso|progress|situacao|resultados?|results?|novidades?|news|updates?|notici\\w+) (?:d[aeo]s?|of|on|from|about|sobre|for|with) ${mine} ${run}\\b|\\b${mine} ${run}\\b[^?]{0,60}\\b(?:ja )?(?:acab|termin|conclu|finaliz|pront|ficou|finish|done|ready|over|complete|status|progress|andamento|demora|going|anda|caminha|deu em|rolando|rodando|running)\\w*`,
  ),
  new RegExp(
    `\\b(?:como|how|a quantas) (?:esta|ta|anda|vai|vao|is|s|are|vem|foi|did|was)[^?]{0,20} ${mine} ${run}\\b|\\b(?:is|was|has) ${mine} ${run} (?:\\w+ ){0,2}(?:done|ready|finished|over|complete|completed|still|running|through)\\b|\\b(?:acompanh|segu|follow|track|monitor|retom|resum)\\w* (?:up on |o andamento d|de |d)?${mine} ${run}\\b|\\b(?:cade|kd|onde esta|where is|where are|where s) (?:o resultado d|os resultados d|the results? (?:of|from) )?${mine} ${run}\\b`,
  ),
  new RegExp(
    `\\b(?:did|has|have|had) ${mine} ${run}\\b|\\b(?:waiting|wait|esperando|aguardando|espera) (?:on |for |por |pela |o resultado d)?${mine} ${run}\\b|\\b${mine} ${run}\\b[^?]{0,30} (?:deu|achou|encontrou|encontraram|found|turned|returned|came|rendeu|parou|travou|stuck|failed|falhou)\\b|\\b(?:ja )?(?:acabou|terminou|concluiu|finalizou|saiu|ficou pronta|esta pronta|ta pronta)[^?]{0,12} ${mine} ${run}\\b|\\b${run} que (?:eu )?(?:pedi|mandei|abri|iniciei|comecei|solicitei|disparei)\\b[^?]{0,40}(?: \\?)?$|\\b${run} (?:that )?(?:i|we) (?:started|asked for|requested|launched|kicked off|opened|ordered)\\b[^?]{0,40}(?: \\?)?$`,
  ),
]

/** The same in few words, where nothing else is named. */
export const progressPatterns: readonly RegExp[] = [
  /\b(?:ja )?(?:saiu|sairam|deu|temos|tem|cade|kd) (?:o |os |algum |a )*(?:resultados?|retorno|resposta)\b(?: \S+){0,2} ?\??$|\bresultado (?:ja )?saiu\b|\bstill waiting\b|\b(?:where|when) (?:are|is|do i get|will i get) (?:my|the) (?:results?|answer)\b/,
  /^(?:e |and |ai |entao |so |oi |ola |hi |hey |, )*(?:ja )?(?:esta |ta |ficou |e |is it |are we |is that |is everything )?(?:(?:ja )?(?:pronto|pronta|acabou|terminou|concluiu|finalizou)|ready|done|finished|there)(?: yet| ja| now| agora)?(?: \?| \.| !)*$/,
  /\b(?:quanto (?:tempo )?(?:ainda )?falta|falta muito|vai demorar|demora muito|ta demorando|how (?:much|long) (?:longer|more|left|until|till)|how much (?:time )?(?:is )?left|what s taking|taking so long|are you done|did (?:it|you) finish|has it finished|is it (?:still )?(?:ready|done|finished|running)|qual (?:e |o )*(?:status|andamento|progresso)|any (?:news|progress|updates?|results?)(?: yet)?(?= ?\?| ?$)|alguma novidade|tem novidade|tem (?:algum )?resultado (?:ja|ai)|ja (?:acabou|terminou|concluiu|achou|encontrou|tem resultado)|em que (?:pe|fase|etapa) (?:esta|ta|anda)|como (?:esta|ta|vai|anda) (?:o andamento|o progresso|indo)|how (?:is|s) it (?:going|coming along|progressing) with|how far (?:along|in)|how far (?:is|has) (?:it|the))\b/,
  /^(?:e |and |ai |oi |, )*(?:o |the )?(?:status|progresso|progress|andamento)(?: ?\?| please| por favor|,)*$/,
]

/** What is asked of the data that the service holds. */
export const dataPatterns: readonly RegExp[] = [
  /\b(?:voces?|vcs?) (?:nao )?(?:tem|teem|possuem|guardam|cobrem) (?:\w+ ){0,2}?(?:d[eoa]s?|sobre|antes|depois|para)\b|\b(?:do|don t|does|doesn t) (?:you|prumo|it) (?:not |already )?(?:have|hold|keep|cover|store) (?:\w+ ){0,2}?(?:from|on|about|for|before|after|since|of)\b|\bde (?:que|quais) (?:fontes?|sites?|portais|bases?|sistemas?)\b[^?]{0,30}\b(?:voces?|vcs?|puxam|tiram|vem|pegam|usam)\b|\b(?:which|what) (?:sources?|portals?|sites?|systems?) (?:do|does|are)\b/,
  /\b(?:ate|desde|a partir de) (?:onde|quando|que ano|que mes) (?:vai|vao|tem|comeca|comecam|cobre|cobrem|chega|chegam)\b[^?]{0,30}\b(?:base|dados|registros|informac\w+|voces?|vcs?)\b/,
  /\b(?:os|seus|esses|estes|nossos) dados\b[^?]{0,40}\b(?:atualizad\w+|incluid\w+|cobr\w+|abrang\w+|vao|vem|complet\w+|confiave\w+|oficia\w+|comecam|terminam)\b|\bde onde (?:vem|veem|saem|sao|tiram|tiraram|pegam|pegaram|vieram)[^?]{0,24} (?:dados|informacoes|numeros)\b|\bcom que (?:frequencia|periodicidade)\b[^?]{0,40}\b(?:atualiz|dados|base)\w*|\b(?:qual|quais) (?:e |sao )?(?:a|as|o|os) (?:fontes?|origem|periodo|abrangencia|cobertura) (?:d[oae]s? )?(?:dados|informacoes|base)\b/,
  /\b(?:is|are) .{1,40} data (?:included|available|covered|there|in)\b|\bwhere (?:do|does|did) (?:these|this|the|your|all) (?:\w+ )?(?:data|records|numbers|figures|information)\b|\b(?:where|when) (?:is|are|was|were) (?:the|your|this) (?:\w+ )?(?:data|records|database)\b|\bhow often\b[^?]{0,30}\b(?:updat|refresh|data)\w*/,
  /\b(?:tem|ha|existe|existem|possui|possuem|guardam?|consta|constam) (?:voces |voce |ai |algum |alguns |alguma |algo |os |qualquer ){0,2}(?:dados?|informac(?:ao|oes))\b/,
  /\b(?:base|banco|acervo|sistema)(?: de dados)?(?: de voces| do prumo)? (?:cobre|cobrem|inclui|tem|abrange|vai|contem|comeca|pega|alcanca|(?:foi|esta|e) (?:\w+ )?atualizad\w+)\b/,
  /\b(?:esta|estao|ficam?|entram?|existem?|ha|tem) (?:na|no) (?:base|banco de dados|banco|sistema|acervo)\b/,
  /\bdados (?:de voces|daqui|que voces (?:tem|usam)|do sistema|da base)\b|\b(?:seus|teus) dados\b|\bultima atualizacao\b/,
  /\bdo you (?:\w+ ){0,2}?(?:have|hold|keep|got|cover|store|include|carry) (?:\w+ ){0,3}?(?:data|datasets?|records|information|figures)\b/,
  /\b(?:your|the) (?:\w+ )?(?:data|database|datasets?|coverage|records)\b[^?]{0,30}\b(?:cover|covers|include|includes|go|goes|reach|reaches|start|starts|end|ends|begin|begins|contain|contains|updated|refreshed|come|comes|from|complete|current)\b/,
  /\b(?:cover|covers|include|includes|go|goes|reach|start|end|latest|oldest|newest|earliest|updated|are|is|how (?:old|fresh|current|recent|complete|far back))\b[^?]{0,30}\b(?:in )?your (?:\w+ )?(?:data|database|datasets?|records|files)\b/,
  /\b(?:does|do|is|are|which|what) (?:\w+ ){0,4}your (?:\w+ )?(?:data|database|datasets?|records)\b/,
  /\bis there (?:any |some )?(?:\w+ )?(?:data|information)\b/,
  /\b(?:ate|desde|a partir de|de) (?:que (?:ano|mes|data|periodo)|quando) (?:vao|vai|sao|tem|comecam|vem)\b/,
  /\b(?:which|what) (?:\w+ ){1,4}(?:do you|does the system|does it|does prumo) (?:hold|cover|include|have|store)\b/,
]

/** What is asked of searching itself, whatever words of the field stand beside it. */
export const searchHelp: readonly RegExp[] = [
  /\bhow (?:do|can|could|should|would) (?:i|we|one) (?:\w+ )?(?:leave|take|keep|remove|drop|add|include|combine|sort|group|limit|search|look|find|see|get|print|copy|undo|reset|delete|stop|ask|compare)\b[^?]{0,50}\b(?:query|queries|search|searches|question|results?|list|filters?|report|answer|chat|here|it|this|that)\b/,
  /\bcomo (?:eu )?(?:faco|posso|faz|consigo)[^?]{0,40}\b(?:busca|consulta|pesquisa|pergunta|resultados?|lista|filtros?|resposta)\b|\b(?:por onde|como) (?:eu |se |a gente )?(?:comeco|comeca|comecar|inicio)\b|\bnunca (?:usei|mexi|utilizei)\b/,
]

/** What is asked of the service itself. */
export const helpPatterns: readonly RegExp[] = [
  /\b(?:what|how) am i (?:supposed|meant|expected) to (?:type|write|enter|put|say|ask|do|use)\b|\b(?:show|give|send|need|want|see) (?:me )?(?:an?|some|a few)? ?(?:examples?|sample)(?: of)?(?: an?)? ?(?:questions?|quer(?:y|ies)|searche?s?)\b|\b(?:mostr|d[ae]|mand|quero|preciso)\w*(?: me)? (?:de )?(?:um|uns|alguns) exemplos?\b|\b(?:what|how) (?:should|do|must|can) i (?:type|write|enter|put|say)\b|\bcan(?: ?not| t) figure (?:this|it)\b|\bo que (?:eu )?(?:devo )?(?:digito|escrevo|digitar|escrever|colocar)\b|\bnao (?:sei|entendi) (?:como )?(?:usar|mexer|isso funciona)\b/,
  /\b(?:is there (?:a|any) (?:way|option|button) to|tem (?:como|jeito de|um jeito de|alguma forma de)|existe (?:\w+ )?(?:forma|jeito|maneira) de) (?:\w+ )?(?:export|download|save|print|share|filter|sort|cancel|undo|export\w*|baix\w+|salv\w+|imprim\w+|compartilh\w+|filtr\w+|orden\w+|cancel\w+)\b/,
  /\b(?:what|which) (?:kinds?|sorts?|types?) of (?:questions?|things?|queries|searches)\b|\bque tipos? de (?:perguntas?|coisas?|buscas?|consultas?)\b/,
  /\bhow (?:this|it|prumo|the (?:tool|site|system|bot|chat)) works\b|\b(?:voce|voces|vc|vcs) (?:fala|falam|entende|entendem) (?:ingles|portugues|espanhol)\b/,
  /\bhow (?:do|can|could|should|would) (?:i|we|one|you) (?:\w+ )?(?:export|download|save|filter|cancel|cite|share|read|change|set|get started|begin|phrase|exclude|narrow|type|write|log)\b|\bhow does (?:this|the|your|that) (?:\w+ )?(?:thing|tool|site|system|app|bot|chat|service|assistant|platform)? ?work\b|\b(?:can|could|may|do|does) (?:i|you|it|we|this) (?:\w+ )?(?:ask|write|type|speak|understand|export|download)\b[^?]{0,40}(?:english|portugu\w+|csv|excel|pdf|questions?)\b/,
  /\bcomo (?:eu )?(?:faco|posso|faz|se faz|fazer) (?:\w+ ){0,3}?(?:export|baix|filtr|salv|cancel|compartilh|usar|pergunt|pesquis|consult|comec)\w*|\bcomo (?:eu )?(?:exporto|baixo|filtro|salvo|cancelo|compartilho|excluo|uso|utilizo|comeco)\b|\b(?:da pra|posso|consigo|tem como) (?:\w+ )?(?:export|baix|pergunt|escrev|filtr)\w*[^?]{0,30}(?:csv|excel|pdf|planilha|ingles|portugues)?\s*\??$/,
  /\b(?:o que|que tipo de coisas?|que coisas?|em que|no que) (?:\w+ ){0,4}?(?:perguntar|pedir|faz(?!(?: (?:voces?|vcs?|o|a|sistema|prumo))+ (?:ach|pens|diz|conclu|suspeit|desconfi))|fazem|fazer|consegue|ajuda|ajudar)\b/,
  /\b(?:pra|para|p) (?:que|o que) (?:\w+ ){0,3}?serve\b|\bcomo (?:\w+ ){0,4}?(?:funciona|usa|uso|usar|pesquiso|pergunto|consulto|comeco|faco uma (?:busca|pergunta|consulta|pesquisa))\b|\bexemplos? de (?:pergunta|busca|consulta)/,
  /\bwhat (?:\w+ ){0,4}?(?:can|could) (?:i|you|we|this|it|prumo) (?:\w+ ){0,2}?(?:ask|do|help|answer|search|find)\b|\bwhat are you (?:able|capable|good|for)\b|\bhow (?:do|can|should|would) (?:i|we|one) (?:use|search|ask|start|query|work|phrase)\b|\bexample (?:questions?|queries|searches)\b|^what (?:is|s) (?:this|prumo|it)(?: \w+)? for\b|\bhow does (?:this|it|prumo) work\b/,
]

/** What people say to people, however it goes on. */
export const talkPatterns: readonly RegExp[] = [
  /^(?:nao precisa|nao|no need|no|nope|nada|nada nao|nothing|nothing else)[ ,]*(?:mais |else |now )?(?:muito )?(?:obrigad[oa]|brigad[oa]|valeu|thanks|thank you)[ .!]*$/,
  /^(?:ok |, )*(?:never ?mind|deixa (?:pra|para) la|esquece|forget it|no worries|sem problemas?)(?: isso)?[ ,.!]*(?:thanks|thank you|obrigad[oa]|valeu|tchau|bye)?[ .!]*$/,
  /^(?:good |bom |boa )?(?:morning|afternoon|evening|dia|tarde|noite)\b[ ,.!]*(?:\w+ ?){0,3}[?!. ]*$|^(?:all good|tudo (?:joia|certinho|beleza|em ordem|na paz)|suave|firmeza|de boa|e ai|salve|fala)\b[^?]{0,16}\??$/,
  /^(?:(?:ha|he|hua|hue|k)+h?|(?:rs){1,}|lol|lmao)\b[^?]{0,20}$/,
  /^(?:ok |okay |certo |show |otimo |perfeito |great |perfect |, |! |\. )*(?:muito )?(?:obrigad[oa]|obrigadao|brigad[oa]|brigadao|valeu|agradeco|thanks|thank you|cheers|ty)\b/,
  /\b(?:feliz|happy|merry|boas) (?:ano novo|natal|pascoa|festas|new year|christmas|easter|holidays|sexta|segunda|friday|monday|birthday|aniversario)\b/,
  /\b(?:voce|you) (?:e |eh |are |is )?(?:um |uma |a |an |real |mesmo |really ){0,2}(?:robo|bot|humano|humana|gente|pessoa|maquina|ia|ai|robot|human|person|machine|chatbot)\b|\bare you (?:a |an |real )*(?:\w+ or )?(?:bot|human|robot|person|machine|ai)\b|\bfal(?:o|ando) com (?:um |uma )?(?:robo|pessoa|humano|gente)\b/,
  /^(?:boa|ok|beleza|blz|otimo|show|great|good|nice|perfect)\b[^?]{0,40}(?:mandou bem|por enquanto|por hoje|e isso|era isso|so isso|for now|for today|work|job)\b|\bmandou bem\b|\b(?:tenha|tenham|have) (?:um|uma|a|an) (?:boa|bom|otim[oa]|good|nice|great|lovely|excellent)\b|\bera (?:so )?isso\b|\bpor (?:hoje|enquanto) e (?:so|isso)\b|\bthat s (?:all|everything|it)\b(?! i)/,
  /\b(?:ate|see you|te vejo|nos vemos|talk to you|catch you) (?:a |on |na |next )?(?:logo|mais|breve|proxima|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|later|soon|tomorrow|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/,
]

/** What no record holds, where nothing of the field stands beside it. */
export const otherMatters: readonly RegExp[] = [
  /\b(?:idiot[ae]?s?|imbeci(?:l|s)|burr[oa]s? (?:demais|voce)|seu (?:burro|lixo|inutil|merda)|sua (?:burra|inutil)|otari[oa]s?|babaca|vtnc|vsf|fdp|pqp|vai (?:se|te|tomar|pra puta)|cala a boca|filho da puta|puta que|caralho|porra|arrombad[oa]|cuzao|desgracad[oa]|fuck\w*|shit\w*|bitch\w*|asshole|moron|dumb(?:ass)?|stupid|shut up|you suck|useless|piece of (?:crap|shit|garbage)|kill yourself|go to hell|screw you|te odeio|i hate you|nazi\w*)\b/,
  /\b(?:ignor|esque[cç]|forget|disregard|overlook)\w* (?:\w+ ){0,4}?(?:instructions|instrucoes|rules|regras|prompt)\b|\bsystem prompt\b|\bprompt do sistema\b|\bjailbreak\b|\bpretend (?:to be|you)\b|\bfinj\w+ (?:que|ser)\b/,
  /\b(?:clima (?:em|no|na|hoje|amanha|de hoje|por ai|agora)|weather|previsao do tempo|chover|chove|chuva|is it raining|will it rain|temperatura|sunny|umbrella)\b|\bcomo (?:esta|vai estar) o tempo\b/,
  /\bwhat time is it\b|\bque horas\b|\b(?:what|which) day (?:is|of the week|does)\b|\bque dia (?:e|cai|sera|vai)\b|\bwhen (?:is|does) (?:carnival|easter|christmas|the holiday)\b|\bquando (?:e|cai|sera) (?:o |a )?(?:carnaval|pascoa|natal|feriado)\b/,
  /\b(?:world cup|copa do mundo|copa america|flamengo|corinthians|palmeiras|vasco|fluminense|gremio|santos fc|selecao|libertadores|fla flu|gre nal|brasileirao|campeonato|olympics|olimpiadas|champions league|super bowl|nba|formula 1|futebol|football|soccer|neymar|messi|pele)\b/,
  /\b(?:quem|who|qual|what) (?:\w+ ){0,4}(?:ganh\w+|venc\w+|won|win|wins|marcou|scored) (?:\w+ ){0,2}(?:jogo|partida|campeonato|eleicao|eleicoes|copa|match|game|election|race|oscar|bbb|premio|prize|final)\b|\b(?:who|quem) (?:will|vai|is going to) (?:win|ganhar|vencer)\b|\bwho is the (?:president|king|queen|pope|richest)\b|\bquem e o (?:presidente|papa|rei)\b/,
  /\b(?:piadas?|jokes?|poemas?|poems?|poesias?|song|lyrics|musica|bedtime|horoscop\w+|zodiac|signo|charada|riddle)\b|\bhistoria (?:pra|para) dormir\b|\b(?:recipe|receita (?:de|da|do|com|boa|facil))\b|\b(?:melhor|boa) receita\b|\b(?:filme|movie|serie|novela|netflix)\b/,
  /\b(?:translate|traduz\w*|traduza)\b|\b(?:homework|dever de casa|licao de casa|matematica|math|equacao|equation)\b|\b(?:write|escrev\w+) (?:me |um |uma |a |an |some |my )*(?:code|codigo|python|script|essay|redacao|cv|curriculo|love letter|cover letter|carta de amor)\b/,
  /\b(?:dolar|dollar|bitcoin|euro|ibovespa|stocks?|mega sena|loteria|lottery)\b|\b(?:lucky numbers?|numeros da sorte)\b/,
  /\b(?:what(?: s| is)|name) the capital of\b|\bqual (?:e )?a capital d[aeo]\b|\bcapital (?:of|da|do|de) (?:a )?(?:france|franca|italy|italia|japan|japao|germany|alemanha|portugal|spain|espanha|china|argentina|chile|canada|australia|peru|mexico|egypt|egito|russia)\b|\bhow (?:tall|old|far|many people) (?:is|are|live|away)\b|\bquantos (?:anos|habitantes) tem\b|\bmeaning of life\b|\bsentido da vida\b/,
  /\b(?:book|reserv\w+|recommend\w*|recomend\w+|indic\w+|suggest\w*|suger\w+|sugir\w+)\b.{0,40}\b(?:flight|hotel|room|restaurant|restaurante|table|mesa|trip|tickets?|voo|passagem|pousada|pizza|pizzaria|place|lugar|movie|filme|livro|praia|beach|bar|dentist|dentista|medico|doctor|gift|presente)\b|\b(?:melhores|melhor|best|good|cheap|boas?) (?:\w+ )?(?:restaurant\w*|praias?|beach\w*|bares?|hotel|hoteis|hotels|pizza\w*|viagem|trip|things to do)\b|\bpontos turisticos\b|\bonde (?:comer|almocar|jantar)\b|\bhow (?:do|can) i get to\b|\bcomo chego\b/,
  /\b(?:headache|dor de cabeca|sintomas|symptoms|namorad\w+|girlfriend|boyfriend|dieta|diet|emagrecer|lose weight|workout|passaporte|passport|carteira de motorista|driver s license|cnh|imposto de renda|tax return|aposentadoria|my dog|for (?:a|my) (?:dog|cat|baby)|meu cachorro|my cat|meu gato|girl i like|wi fi|wifi|wifi password|senha do wifi)\b/,
]

/** Advice for the asker's own life, though words such as `buy` are of the field too. */
export const adviceAsked =
  /\b(?:qual|que) (?:e |eh |seria )?(?:o |a )?melhor \w+ (?:(?:pra|para|p) (?:eu |mim |gente )?(?:comprar|usar|assistir|jogar|comer|viajar|morar)|(?:pra|para) mim)\b|\b(?:should|shall) i (?:buy|sell|invest|get|rent)\b|\b(?:devo|deveria|vale a pena) (?:eu )?(?:comprar|vender|investir)\b|\b(?:which|what) \w+ should i (?:buy|get)\b|\b(?:best|good) \w+ (?:to buy|for (?:me|video editing|gaming|students?))\b/
