// Notes on how a question was read: facts as they are kept, and their words in both languages.

import type { QueryIntent, QueryNote, QueryNoteKind } from './generated/wire-types.ts'
import type { Language } from './vocabulary.ts'

/** A note without its words. */
export interface QueryNoteFacts {
  readonly kind: QueryNoteKind
  /** The words of the question, or the value of the request. */
  readonly text: string
  /** What they were read as, where they were. */
  readonly value?: unknown
  readonly nearest?: readonly string[]
}

type Words = Readonly<Record<Language, string>>

/** With `{value}` where there is one; `nearest` follows where names are near. */
const sentences: Readonly<Record<QueryNoteKind, Words>> = {
  ambiguous: {
    en: 'Can mean several things; all of these are searched: {value}.',
    pt: 'Pode significar mais de uma coisa; todas estas são pesquisadas: {value}.',
  },
  corrected: { en: 'Read as {value}.', pt: 'Lido como {value}.' },
  contradiction: {
    en: 'Contradicts another part of the question, so that no record can match both.',
    pt: 'Contradiz outra parte da pergunta, de modo que nenhum registro pode atender às duas.',
  },
  second_question: {
    en: 'This second question is not answered; ask it on its own.',
    pt: 'Esta segunda pergunta não é respondida; faça-a separadamente.',
  },
  impossible_day: {
    en: 'There is no such day, so that it limits nothing.',
    pt: 'Esse dia não existe e por isso não limita nada.',
  },
  not_a_filter: {
    en: 'Understood, but records cannot be chosen by it, so that it limits nothing.',
    pt: 'Entendido, mas não é possível selecionar registros por isso; não limita nada.',
  },
  several: {
    en: 'Several are meant and all are searched: {value}.',
    pt: 'São vários, e todos são pesquisados: {value}.',
  },
  also_included: {
    en: 'Asked for beside everything else, so that it limits nothing.',
    pt: 'Pedido além de tudo o mais; não limita nada.',
  },
  unknown_name: {
    en: 'No record of the data source has this name.',
    pt: 'Nenhum registro da fonte de dados tem este nome.',
  },
  unknown_id: {
    en: 'No record of the data source has this code.',
    pt: 'Nenhum registro da fonte de dados tem este código.',
  },
  overruled: {
    en: 'The filters of the request say otherwise, and win: {value}.',
    pt: 'Os filtros da requisição dizem outra coisa e prevalecem: {value}.',
  },
  other_source: {
    en: 'The question names another data source than the request; {value}, that of the request, is read.',
    pt: 'A pergunta cita uma fonte de dados diferente da indicada na requisição; é lida {value}, a da requisição.',
  },
  other_intent: {
    en: 'The question asks for {value}; an investigation looks for anomalies among the records that it describes, and does not answer that.',
    pt: 'A pergunta pede {value}; uma investigação procura anomalias nos registros que ela descreve e não responde a isso.',
  },
}

const nearestNames: Words = { en: 'The nearest names are: {nearest}.', pt: 'Os nomes mais próximos são: {nearest}.' }

/** What is asked for, by intent. */
const intents: Readonly<Record<QueryIntent, Words>> = {
  investigate: { en: 'an investigation', pt: 'uma investigação' },
  lookup: { en: 'a list of records', pt: 'uma lista de registros' },
  count: { en: 'a number of records', pt: 'uma quantidade de registros' },
  sum: { en: 'a total', pt: 'um total' },
  compare: { en: 'a comparison', pt: 'uma comparação' },
  explain: { en: 'an explanation', pt: 'uma explicação' },
  dossier: { en: 'everything about one party', pt: 'tudo sobre uma empresa ou um órgão' },
  report: { en: 'a report', pt: 'um relatório' },
  follow: { en: 'how an investigation is going', pt: 'o andamento de uma investigação' },
  data_held: { en: 'what data there are', pt: 'os dados disponíveis' },
  help: { en: 'help', pt: 'ajuda' },
  small_talk: { en: 'nothing about records', pt: 'nada sobre registros' },
  off_topic: { en: 'something that no record tells', pt: 'algo que os registros não dizem' },
}

/** The notes as a reader gets them. */
export function wordNotes(notes: readonly QueryNoteFacts[], language: Language): readonly QueryNote[] {
  return notes.map((note) => {
    const { kind, text, nearest = [] } = note
    const explanation = sentences[kind][language].replace('{value}', () => valueText(note, language))
    if (nearest.length === 0) return { kind, text, explanation }
    const names = nearestNames[language].replace('{nearest}', () => nearest.map((name) => `“${name}”`).join(', '))
    return { kind, text, explanation: `${explanation} ${names}`, nearest }
  })
}

function valueText({ kind, text, value }: QueryNoteFacts, language: Language): string {
  const intent = kind === 'other_intent' && typeof value === 'string' ? wordsOf(intents, value) : undefined
  if (intent !== undefined) return intent[language]
  if (Array.isArray(value)) return value.map(String).join(', ')
  return value === undefined ? text : String(value)
}

function wordsOf(table: Readonly<Record<string, Words>>, key: string): Words | undefined {
  return table[key]
}
