// What a message asks to count or list: groups of contracts, such as suppliers, or records of which no answer counts any.

import type { Grouping } from '../question/question-reading.ts'
import { plainOf } from './message-cues.ts'

const asking =
  '\\b(?:how many|number of|quant[oa]s|(?:o |qual o )?(?:numero|total) de|counts?|conte|list|liste|listar|show(?: me)?|mostr[ea]|quais(?: sao| foram)?)(?: (?:the|all|of|different|distinct|as|os|todas?|todos?|diferentes|distint[oa]s))*'

const groups: readonly (readonly [Grouping, string])[] = [
  ['supplier', 'suppliers|companies|firms|vendors|contractors|fornecedor[ea]s|empresas|firmas'],
  ['organization', '(?:public )?bodies|agencies|departments|organi[sz]ations|orgaos(?: publicos)?|entidades'],
  ['municipality', 'municipalities|cities|municipios|cidades'],
  ['state', 'states|estados'],
]
const counting =
  '\\b(?:how many|number of|quant[oa]s|q(?:ts|n?t[oa]s)|(?:numero|total|quantidade) de)(?: (?:different|distinct|of the|diferentes|distint[oa]s))*'
const groupPatterns = groups.map(([by, words]) => [by, new RegExp(`${counting} (?:${words})\\b`)] as const)

/** The groups that a message wants counted: `how many suppliers are there in Bahia?`. */
export function countedGroups(text: string): Grouping | undefined {
  const plain = plainOf(text)
  return groupPatterns.find(([, pattern]) => pattern.test(plain))?.[0]
}

export const otherKinds = [
  ...(['sanction', 'payment', 'commitment', 'agreement', 'amendment', 'invoice', 'partner'] as const),
  ...(['tender', 'award'] as const),
] as const
export type OtherKind = (typeof otherKinds)[number]

const otherWords: Readonly<Record<OtherKind, string>> = {
  sanction: 'sanctions?|sancoes|sancao|sanctioned (?:companies|suppliers|firms)|punicoes|penalidades',
  payment: 'payments?|pagamentos?',
  commitment: 'commitments?|empenhos?',
  agreement: 'agreements?|convenios?',
  amendment: 'amendments?|aditivos?|termos aditivos',
  invoice: 'invoices?|notas fiscais',
  partner: 'partners|owners|socios',
  tender: 'tenders?|biddings?|licitacoes|licitacao',
  award: 'awards|adjudicacoes',
}
const otherPatterns = otherKinds.map((kind) => [kind, new RegExp(`${asking} (?:${otherWords[kind]})\\b`)] as const)

/** Money that left: `how much was paid`, `os maiores pagamentos`. */
const paid =
  /\b(?:how much (?:was|were|has been|have been|did [\w ]{1,60}) (?:paid|pay)|quanto (?:foi|foram|ja foi|se) (?:pago|paga|pagos|pagou)|quanto [\w ]{1,60} pagou|(?:biggest|largest|highest|greatest|latest|last|top \d+|maiores|ultimos|\d+ maiores) payments?|(?:maior(?:es)?|ultimos?|\d+ maiores) pagamentos?)\b/

/** The kind of records that a message asks for where it is not contracts. */
export function askedKind(text: string): OtherKind | undefined {
  const plain = plainOf(text)
  if (paid.test(plain)) return 'payment'
  return otherPatterns.find(([, pattern]) => pattern.test(plain))?.[0]
}
