// Text that is no question but an order to a program: instructions to a language model, markup, SQL, code.
// I1. All of such a text is left: a filter beside it might be a part of it.
// I2. What people write of contracts is none: `ignora as regras da licitação`, `instruções normativas`, `select contracts from 2023`.

import { toPlainCharacters } from './plain-characters.ts'

const former =
  '(?:previous|prior|above|earlier|preceding|former|all|any|these|those|your|the system|system|initial|original|anterior(?:es)?|acima|previas?|suas?|seus?|todas?|todos?|d[oe] sistema|iniciais)'
const orders =
  '(?:instructions?|instruc(?:ao|oes)(?! normativ)|prompts?|directives?|guidelines|diretrizes|guardrails|comandos anteriores|programming|programacao)'

const patterns: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignor\\w+|forget|disregard\\w*|overlook|override|bypass\\w*|esque[cç]\\w+|desconsider\\w+|desobede\\w+|burl\\w+|contorn\\w+)\\b[^.;!?]{0,30}\\b(?:${former} (?:\\w+ ){0,3}${orders}|${orders} (?:\\w+ ){0,2}(?:anterior(?:es)?|acima|previas?|above|before|given|recebidas?|d[oe] sistema))\\b`,
  ),
  /\b(?:ignor\w+|forget|disregard|esque[cç]\w+|desconsider\w+) (?:\w+ ){0,3}(?:your|suas|previous|prior|earlier|safety|todas as suas|the above) (?:\w+ ){0,2}(?:rules|regras|training|treinamento|safety|restrictions|restric(?:ao|oes)|limitations|text|messages)\b|\bignor\w+ (?:everything|all|tudo)(?: \w+){0,3} (?:above|before|acima|antes)\b|\b(?:regras|restricoes) (?:anteriores|acima|do sistema)\b/,
  /\b(?:you are now|from now on,? (?:you|act|respond|answer)|pretend (?:to be|you|that you)|role ?play|voce agora e|agora voce e|a partir de agora,? (?:voce|responda|aja)|de agora em diante,? voce|fin(?:ja|ge|gir) (?:ser|que (?:e|voce))|faca de conta que|simule (?:ser|que voce)|aja como (?:se|um|uma|o|a)|comporte se como|assuma o papel)\b|(?:^|[.!?;:,\n] *|please |now )act as (?:an?|if|the|my|root|admin)\b/,
  /\b(?:system|initial|hidden|original|secret) prompt\b|\bprompt (?:do sistema|inicial|oculto|secreto)\b|\b(?:seu|your|o teu|teu) prompt\b|\bjailbreak\w*\b|\bdan mode\b|\bdo anything now\b|\b(?:developer|debug|god|admin|sudo) mode\b|\bmodo (?:desenvolvedor|deus|administrador|debug|dan)\b|\bwithout (?:any )?(?:restrictions|censorship|filters or rules)\b|\bsem (?:nenhuma )?(?:censura|restricoes de conteudo)\b/,
  /\b(?:print|show|reveal|repeat|output|display|leak|dump|tell me|give me|mostr\w+|revel\w+|imprim\w+|repit\w+|exib\w+|diga|me da|me passa|vaz\w+)\b[^.;!?]{0,25}\b(?:your|suas?|seus?|the system s?|do sistema|do servidor|admin s?|do admin|de acesso) ?(?:\w+ ){0,2}(?:instructions|instrucoes|rules|regras|configuration|configuracao|configuracoes|api keys?|chaves?(?: de api)?|passwords?|senhas?|tokens?|secrets?|segredos|credentials|credenciais|environment variables|variaveis de ambiente|source code|codigo fonte|memory)\b/,
  /\b(?:api key|chave de api|senha d[oe] (?:admin|root|banco|servidor|usuario)|admin password|root password|password hash|jwt secret|\.env\b|etc\/passwd)/,
  /(?:^|\n)\s*(?:#+ *)?(?:system|assistant|developer|sistema|assistente) ?:|<\|[a-z_]+\|>|\[\/?(?:inst|system)\]|###? *(?:instruction|system|nova instrucao|new instruction)|<\/?(?:system|assistant|user|instructions?)>/,
  /<\/?(?:script|img|iframe|svg|a|body|html|style|div|span|form|input|object|embed|link|meta|video|audio|base|button|textarea|marquee)\b[^>]*>?|\bjavascript:|\bon(?:error|load|click|mouseover|focus)\s*=|<!--|<!\[cdata|<\?(?:xml|php)|<!doctype/,
  /\bselect\b[^;]{0,80}(?:\*|count\(|,)[^;]{0,80}\bfrom\b|\bselect \w+ from \w+ (?:where \w+ ?(?:=|<|>|like|in ?\()|limit \d|order by|;)|\bunion (?:all )?select\b|\binsert into \w+ ?(?:\(|values)|\bdelete from \w+|\bdrop (?:table|database|schema|view)\b|\balter table\b|\btruncate table\b|\bupdate \w+ set \w+ ?=|' ?(?:or|and) ?'?\d?'? ?=|\bor 1 ?= ?1\b|'\s*;\s*--|\bxp_cmdshell\b|\bsleep\(\d/,
  /\$\{[^}]*\}|\{\{[^}]*\}\}|<%|\beval\(|\brequire\(|__proto__|\brm -rf\b|\bsudo \w+|\bcurl (?:-\w+ )*https?:|\bwget https?:|\.\.\/\.\.|%2e%2e|\$\([^)]*\)|\|\s*(?:sh|bash)\b|\bcat \/|\bimport os\b|\bos\.system\b|\bsubprocess\b|\bconsole\.log\(|=>\s*\{|\bfunction ?\(/,
]

/** Whether a text orders a program about instead of asking. */
export function isInstruction(text: string): boolean {
  const plain = toPlainCharacters(text)
    .replace(/[’‘`´]/g, "'")
    .replace(/[ \t\u00a0]+/g, ' ')
  return patterns.some((pattern) => pattern.test(plain))
}
