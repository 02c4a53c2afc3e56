// The short text of a tool's result, for those who read no structured content.

import type {
  AnomalyResult,
  ChatAnswer,
  ContractsFigures,
  InvestigationStarted,
  InvestigationStatus,
  ResultsSummary,
} from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import { toPortuguese } from '../rename.ts'
import { getSchema, referenceName } from '../schemas.ts'
import { pageFields } from './findings-page.ts'
import type { ToolResultKind } from './tools.ts'

/** An answer in English names, with the name of its schema. */
interface Answered {
  readonly schema: string
  readonly english: unknown
  readonly language: Language
}

/** Lists that a name finds nothing in. */
const ofCodes: ReadonlySet<string> = new Set(['ActList', 'PaymentList', 'AgreementList', 'PncpActList'])

type Say = (answered: Answered) => readonly (string | undefined)[]

// Of any list: those that an item has are shown.
const itemNames = [
  ...['investigation_id', 'contract_id', 'payment_id', 'agreement_id', 'query', 'source', 'records'],
  ...['organization', 'supplier', 'beneficiary', 'description', 'object', 'value', 'date', 'signing_date'],
  ...['city', 'state', 'year', 'population', 'hospitals', 'beds', 'schools', 'students'],
  ...['first_date', 'last_date', 'status', 'anomalies_found'],
]

const says: Readonly<Record<ToolResultKind, Say>> = {
  list({ schema, english, language }) {
    const { data, meta } = english as {
      readonly data: readonly object[]
      readonly meta: { readonly total: number; readonly page: number; readonly pages: number }
    }
    const place = { schema: itemSchemaOf(schema), language }
    const items = data.slice(0, limits.mcpItemsListed).map((item) => `- ${fieldsOf(item, itemNames, place)}`)
    const hint = meta.total === 0 && ofCodes.has(schema) ? words[language].ofCodes : undefined
    return [words[language].list(meta.total, meta.page, meta.pages), hint, ...items, restOf(data, language)]
  },
  record({ english, language }) {
    const { attributes } = (english as { readonly data: { readonly attributes: object } }).data
    return [fieldsOf(attributes, ['record_kind', ...itemNames], { schema: 'RecordAttributes', language })]
  },
  figures({ english, language }) {
    const { figures } = english as { readonly figures: ContractsFigures }
    const { contracts, contracts_with_value, total_value } = figures
    return [words[language].figures(contracts, contracts_with_value, total_value)]
  },
  answer({ english }) {
    const { content, clarification, suggested_questions = [] } = english as ChatAnswer
    const options = clarification?.options.map(({ id, label }) => `- ${id}: ${label}`) ?? []
    return [content, ...options, ...suggested_questions.map((question) => `? ${question}`)]
  },
  found: findings,
  findings,
  finding({ english }) {
    const { id, description, explanation } = english as AnomalyResult
    return [`${id}: ${description}`, explanation?.human_readable]
  },
  started({ english, language }) {
    return [words[language].started((english as InvestigationStarted).investigation_id)]
  },
  status({ schema, english, language }) {
    const { progress, statistics } = english as InvestigationStatus
    return [
      fieldsOf(english as object, ['investigation_id', 'status'], { schema, language }),
      words[language].status(progress.percentage, statistics.anomalies_found),
    ]
  },
}

/** A few lines in the language of the answer. */
export function resultText(kind: ToolResultKind, answered: Answered): string {
  const text = says[kind](answered)
    .filter((line) => line !== undefined)
    .join('\n')
  const longest = limits.mcpTextCharactersMax
  return text.length <= longest ? text : `${text.slice(0, longest - 1)}…`
}

function findings({ english, language }: Answered): readonly (string | undefined)[] {
  const { anomalies, summary, ...rest } = english as {
    readonly anomalies: readonly AnomalyResult[]
    readonly summary: ResultsSummary
  }
  const { en, pt } = pageFields.next_cursor.nameIn
  const next: unknown = Reflect.get(rest, en) ?? Reflect.get(rest, pt)
  const listed = anomalies
    .slice(0, limits.mcpItemsListed)
    .map(({ id, confidence, description }) => `- ${id} (${confidence}): ${description}`)
  return [
    words[language].findings(summary.total_anomalies),
    ...listed,
    restOf(anomalies, language),
    next && words[language].next(String(next)),
  ].filter((line) => typeof line === 'string')
}

/** Some fields of an item, by name and value as the language has them. */
function fieldsOf(
  item: object,
  names: readonly string[],
  { schema, language }: { readonly schema: string; readonly language: Language },
): string {
  const fields = names.map((name) => [name, Reflect.get(item, name)] as const)
  const plain = Object.fromEntries(fields.filter(([, value]) => typeof value === 'string' || typeof value === 'number'))
  const shown = language === 'pt' ? toPortuguese(schema, plain) : plain
  return Object.entries(Object(shown))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ')
}

function itemSchemaOf(list: string): string {
  const data = getSchema(list).properties?.data
  return referenceName(data?.items?.$ref ?? '')
}

function restOf(all: readonly unknown[], language: Language): string | undefined {
  const rest = all.length - limits.mcpItemsListed
  return rest > 0 ? words[language].rest(rest) : undefined
}

const words = {
  en: {
    list: (total: number, page: number, pages: number) => `${total} found, page ${page} of ${pages}.`,
    ofCodes:
      'Suppliers and bodies are chosen by their codes (CNPJ, SIAFI), never by a name. For a name, ask count_records in words, which finds whose it is.',
    rest: (count: number) => `And ${count} more in the structured content.`,
    figures: (count: number, valued: number, total: number) =>
      `${count} contracts; ${valued} with a value, BRL ${total} in all.`,
    findings: (count: number) => `${count} indications; none of them is an accusation.`,
    next: (cursor: string) => `There are more: cursor ${cursor} goes on.`,
    started: (id: string) => `The investigation ${id} has been started.`,
    status: (percentage: number, found: number) => `${percentage}% done, ${found} indications so far.`,
  },
  pt: {
    list: (total: number, page: number, pages: number) => `Resultados: ${total}; página ${page} de ${pages}.`,
    ofCodes:
      'Fornecedores e órgãos são indicados por código (CNPJ, SIAFI), nunca pelo nome. Para um nome, pergunte em palavras com contar_registros, que encontra de quem ele é.',
    rest: (count: number) => `E mais ${count} no conteúdo estruturado.`,
    figures: (count: number, valued: number, total: number) =>
      `Contratos: ${count}; com valor: ${valued}, no total de BRL ${total}.`,
    findings: (count: number) => `Indícios: ${count}; nenhum deles é uma acusação.`,
    next: (cursor: string) => `Há mais: o cursor ${cursor} continua.`,
    started: (id: string) => `A investigação ${id} foi iniciada.`,
    status: (percentage: number, found: number) => `${percentage}% concluído; indícios até agora: ${found}.`,
  },
} as const
