// The status of an act from the words of its source, in Portuguese, English or Spanish.

import { toPlainText } from './object-nature.ts'

/** Words of a plain text and their status; the first match counts. */
const words: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:nao|no|not|sem|without) (?:(?:foi|esta|ainda|fue|yet|been|a|o|se) )*(?:homolog|adjudic|award|public|publish|firmad|signed|celebrad)/,
    'pending',
  ],
  [/\bnao (?:foi )?realizad/, 'failed'],
  [/\b(revog|revok|revoc)/, 'revoked'],
  [/\b(anul|annul|null|nul[ao]s?\b|nulidade|invalid|void|(?:sem|tornad[ao] sem) efeito|no effect)/, 'annulled'],
  [/\b(cancel|exclui|withdraw|retirad|delet|eliminad|desist|recusad|rechazad|reject|rejeitad)/, 'cancelled'],
  [/\b(suspens|suspend|suspenso|paralisad)/, 'suspended'],
  [/\b(desert|desiert)/, 'deserted'],
  [/\b(fracass|unsuccess|failed|frustrad|infrutifer)/, 'failed'],
  [/\b(pending|pendente|pendiente|draft|minuta|rascunho|borrador|unsigned)/, 'pending'],
  [/\b(nao assinad|a assinar|por assinar|sem assinatura|em elaboracao|en elaboracion)/, 'pending'],
  [
    /\b(aguard\w*|await\w*|esperando) (a |de |por |for )?(assinatura|homolog|adjudic|aprov|public|sign|award|approv|firma)/,
    'pending',
  ],
  [/\b(rescind|rescis|resilic|terminat)/, 'terminated'],
  [/\b(resultado|homolog|adjudic|award)/, 'awarded'],
  [/\b(encerrad|conclui|finaliz|closed|complete|inativ|inactiv|cerrad)/, 'closed'],
  [/\b(public|publish|divulg|abert|ativ|activ|vigente|open\b)/, 'published'],
]

const voidStatuses: ReadonlySet<string> = new Set([
  'revoked',
  'annulled',
  'cancelled',
  'suspended',
  'deserted',
  'failed',
  'pending',
])

/** What undoes a part of an act, or undoes its undoing, leaves it its effect. */
const leftStanding =
  /\b(?:anul|revog|cancel|suspen)\w* (?:em parte|parcial(?:mente)?)\b|\b(?:em parte|parcial(?:mente)?) (?:anul|revog|cancel|suspen)\w*|\bsuspensao (?:foi )?(?:revogad|cancelad|levantad|encerrad)\w*|\b(?:revogacao|levantamento|cancelamento|fim) da suspensao\b|\bsem efeito suspensivo\b|\b(?:nao|sem|not) (?:foi |esta |been )?(?:cancel|anul|annul|revog|suspen)\w*|\bpublicacao pendente\b|\bpendente de publicacao\b|\([^)]*\b(?:lotes?|itens|item)\b[^)]*\)/g

/**
 * The status that words state; undefined where none is known.
 * @example parseStatus('Licitação Revogada') // 'revoked'
 */
export function parseStatus(text: string): string | undefined {
  const plain = toPlainText(text).replace(leftStanding, ' ')
  return words.find(([pattern]) => pattern.test(plain))?.[1]
}

/** True for the status of an act that has no legal effect, or none yet: it is neither judged nor a peer of others. */
export function isWithoutEffect(status: string): boolean {
  return voidStatuses.has(parseStatus(status) ?? '')
}
