// Words of a message that say what it asks for, over its plain text.

/** `o que é isso?` after an answer asks for what it means. */
export const asksOfIt =
  /^(?:e |mas |and |but )?(?:o que (?:e|eh|significa|quer dizer) (?:isso|isto)|what(?: is|'s|s| does) (?:this|that|it)(?: mean)?)[\s?.!]*$/

/** Words that ask to see something. */
export const showingWords =
  /\b(?:mostr\w+|list\w*|show|veja|ver|quais|qual|which|what|give|traz\w*|traga|see|exib\w+|display|quero|want)\b/

/** Words for the records of a question. */
export const subjectWords =
  /\b(?:contrat(?:o|os|acao|acoes)|licitac(?:ao|oes)|pagamentos?|gast(?:o|os|ou|aram|a|am)|despesas?|compras?|comprou|compraram|fornecedor(?:es|as?)?|empresas?|orgaos?|prefeituras?|empenhos?|aditivos?|convenios?|pregao|pregoes|dispensas?|inexigibilidades?|notas|obras|contracts?|tenders?|payments?|spend(?:ing|s)?|spent|expens\w+|purchases?|bought|buys?|suppliers?|vendors?|contractors?|compan(?:y|ies)|firms?|agenc(?:y|ies)|bodies|body|amendments?|waivers?|procurement|deals|awards?|sobrepreco|fraudes?|irregularidades?|overpric\w+|fraud|indicios?|conluio|collusion|fracionamento|splitting)\b/

/** `e em valor?` after a number of records. */
export const asksForValue =
  /^(?:e |and |ok |, )*(?:em |in |o |the |qual (?:o |e o )?|por )?(?:valor(?:es)?|dinheiro|reais|money|value|terms of (?:money|value)|total value|valor total)(?: total)?[\s?.!]*$/
/** What stays as it was, seen together. */
export const asksForBoth =
  /^(?:e |and |ok |now |agora |, )*(?:os dois|as duas|nos dois|nas duas|ambos|ambas|both|the two|all of them|todos eles|juntos)\b/

/** `qual gastou mais?` among what is compared or ranked. */
export const asksForMost = /\b(?:qual|quais|quem|which|who)\b(?: \S+){0,4} (?:mais|menos|most|least)\b/

export const asksWhether = /\b(?:is|are|was|were|any|tem|teve|ha|houve|existe|algum\w*)\b/

/** What asks for the list of what was found, where nothing else is said. */
export const listingWords =
  /\b(?:mostr\w+|list\w*|show|ver|veja|quais(?: sao| foram|$| ?\?)|which ones?|traz\w*|traga|manda|see|exib\w+|display|give|eles|elas|them|those|lemme|cade|(?:quem|who) (?:ganh|venc|receb|foi|foram|sao|eram|fez|fornec|vend|won|got|is|are|was|were|did|received|sold|supplied)\w*|contratos?|contracts?|registros?|records?)/
