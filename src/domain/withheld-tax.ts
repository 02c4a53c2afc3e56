// Withheld taxes: what a body keeps back from a bill and pays to a treasury, which is part of what it pays its supplier for.

import { toPlainText } from './object-nature.ts'
import type { PaymentRecord } from './records.ts'
import { remember } from './remember.ts'

/** Treasuries by the first words of their names. */
const treasury =
  /^(?:prefeitura|municipio|municipalidade|estado|governo|distrito federal|uniao(?: federal)?$|(?:delegacia d[ae] )?receita\b|secretaria (?:especial )?d[ae] receita|ministerio d[ae] (?:fazenda|economia|previdencia)|instituto nacional d[eo] segur|inss\b|srf\b|rfb\b|(?:secretaria do )?tesouro (?:nacional|municipal|estadual|do)|fazenda (?:nacional|publica|municipal|estadual|do)|procuradoria.geral da fazenda|secretaria (?:municipal |estadual |de estado )?(?:d[aeo]s? )?(?:fazenda|financas|tributacao))/
/** How their names and such documents begin as they are written, without a look at accents: most payments end here. */
const treasuryBegins = /^\s*(?:pre|mun|est|gov|dis|uni|del|rec|sec|min|ins|srf|rfb|tes|faz|pro)/i
const collectionBegins = /^\W*[dgi]/i
const firm = /\b(?:ltda|s[./]?a|me|epp|eireli|mei)\b\.?$/
/** Forms of collection and names of taxes at the head of a document's number. */
const collection =
  /^\W*(?:darf|das|gps|gru|gare|gnre|dare|dam|iss(?:qn)?|inss|irrf|irpj|csll|cofins|pasep|fgts)(?![a-z])(?! *- *nf)/
/** Roots of the CNPJs of the Ministry of Finance, with Receita and Tesouro, and of the INSS. */
const roots: ReadonlySet<string> = new Set(['00394460', '29979036'])

const isTreasury = remember((name) => {
  const plain = toPlainText(name).trim()
  return treasury.test(plain) && !firm.test(plain)
})

/**
 * Whether a payment goes to a treasury, by its payee or by the form of its document.
 * @example isWithheldTax({ supplier: 'RECEITA FEDERAL DO BRASIL' }) // true
 */
export function isWithheldTax({
  supplier,
  supplier_id,
  document,
}: Pick<PaymentRecord, 'supplier' | 'supplier_id' | 'document'>): boolean {
  if (supplier_id?.length === 14 && roots.has(supplier_id.slice(0, 8))) return true
  if (supplier !== undefined && treasuryBegins.test(supplier) && isTreasury(supplier)) return true
  return document !== undefined && collectionBegins.test(document) && collection.test(toPlainText(document))
}
