// Words by which reports name a sum at the end of a table: "Total geral", "Subtotal do mês".

import { toPlainText } from './object-nature.ts'

const general =
  '(?:geral|gerais|parcial|final|acumulad[oa]|liquid[oa]|brut[oa]|d[aeo]s?|em|no|na|r\\$|mes|ano|periodo|pagina|relatorio|exercicio|orgao|unidade|valor(?:es)?|registros?|linhas?|contratos?|empenhos?|pagamentos?|despesas?|itens|reais|pag[oa]s?|contratad[oa]s?|empenhad[oa]s?|liquidad[oa]s?|\\d{4})'
const sum = new RegExp(
  `^(?:(?:valor |soma )?(?:sub[- ]?)?tota(?:l|is)|somas?|somatorio|grand total|sum)(?: ${general})*\\s*[:=.]?$`,
)

const beginning =
  /^(?:(?:valor |soma )?(?:sub[- ]?)?tota(?:l|is)\b|somas?\b|somatorio\b|grand total\b|medias?(?: (?:geral|mensal|anual|por .*))?$|saldo(?: (?:anterior|atual|inicial|final|geral))?$|a transportar$|transportes?$|transportad[oa]$|(?:no?|n[ro.]*|qtde?\.?|quantidade|numero) de (?:registros|linhas|contratos|itens)\b)/

/** True for a text that begins as the name of a sum does, of which the other cells of its line have to decide. */
export function beginsAsTotal(text: string): boolean {
  const plain = toPlainText(text).replace(/[º°]/g, 'o').replace(/\s+/g, ' ').replace(/:$/, '').trim()
  // Written with a blank between the letters: "T O T A L".
  return beginning.test(/^(?:\w ){3,}\w$/.test(plain) ? plain.replaceAll(' ', '') : plain)
}

/** True for a text that is nothing but the name of a sum; "TOTAL SERVIÇOS LTDA" is none. */
export function isTotalWord(text: string): boolean {
  return /^[stvg]/i.test(text) && text.length <= 60 && sum.test(toPlainText(text).replace(/\s+/g, ' ').trim())
}
