// The words of a failure's reason and suggestion, filled from its details.

import type { Language } from '../domain/vocabulary.ts'
import { type Reason, reasons } from '../reasons.ts'

/** What a value must be (`details.expected`): types and formats of JSON Schema, and the schemas' own `x-pattern`. */
const expectations: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  string: { en: 'a text', pt: 'um texto' },
  number: { en: 'a number', pt: 'um número' },
  integer: { en: 'a whole number', pt: 'um número inteiro' },
  boolean: { en: 'true or false', pt: 'true (verdadeiro) ou false (falso)' },
  array: { en: 'a list', pt: 'uma lista' },
  object: { en: 'an object with fields', pt: 'um objeto com campos' },
  date: { en: 'a day such as 2024-01-31', pt: 'um dia como 2024-01-31' },
  'date-time': { en: 'a time such as 2024-01-31T12:00:00Z', pt: 'um instante como 2024-01-31T12:00:00Z' },
  time_of_day: { en: 'a time of day such as 22:00', pt: 'uma hora do dia como 22:00' },
  uuid: { en: 'an id (UUID)', pt: 'um identificador (UUID)' },
  email: { en: 'an e-mail address', pt: 'um endereço de e-mail' },
  CIDR: { en: 'an address or a range in CIDR form', pt: 'um endereço ou uma faixa no formato CIDR' },
  mail_domain: { en: 'a domain such as example.org', pt: 'um domínio como example.org' },
  cursor: { en: 'the cursor of a page of events', pt: 'o cursor de uma página de eventos' },
  totp_code: {
    en: 'a code of 6 digits or a backup code of 8',
    pt: 'um código de 6 dígitos ou um código de backup de 8',
  },
  format_name: {
    en: 'a name of lower-case letters, digits and underscores',
    pt: 'um nome com letras minúsculas, dígitos e sublinhados',
  },
  file_name: { en: 'a file name without a folder', pt: 'um nome de arquivo sem pasta' },
  thread_name: { en: 'main, or a worker such as thread-3', pt: 'main, ou um trabalhador como thread-3' },
  team_or_none: { en: 'the id of a team, or none', pt: 'o identificador de uma equipe, ou none' },
  step_id: {
    en: 'a name of letters, digits, hyphens and underscores',
    pt: 'um nome com letras, dígitos, hífens e sublinhados',
  },
  visible_ascii: {
    en: 'letters, digits and signs of ASCII without blanks',
    pt: 'letras, dígitos e sinais ASCII, sem espaços',
  },
  json_pointer: { en: 'a JSON pointer such as /data/state', pt: 'um ponteiro JSON como /dados/uf' },
  city_code: { en: 'an IBGE code of 7 digits', pt: 'um código do IBGE de 7 dígitos' },
  state: { en: 'a state such as SP', pt: 'uma UF como SP' },
  region: {
    en: 'a state such as SP, a macro-region (N, NE, CO, SE, S) or an IBGE code of 7 digits',
    pt: 'uma UF como SP, uma macrorregião (N, NE, CO, SE, S) ou um código do IBGE de 7 dígitos',
  },
}

/** Whether there are words for what a value must be. */
export function isWorded(expected: string): boolean {
  return Object.hasOwn(expectations, expected)
}

/** Whether it is a code of the table; one that an earlier version stored may be none. */
export function isReason(code: unknown): code is Reason {
  return typeof code === 'string' && Object.hasOwn(reasons, code)
}

/**
 * The reason in words.
 * @example reasonText('below_minimum', { limit: 1 }, 'pt') // 'Este campo deve ser de no mínimo 1.'
 */
export function reasonText(reason: Reason, facts: Readonly<Record<string, unknown>>, language: Language): string {
  return reasons[reason][language].replace(/\{(\w+)\}/g, (_, fact: string) => {
    const value = facts[fact]
    if (fact === 'expected' && isWorded(String(value))) return expectations[String(value)]?.[language] ?? ''
    return Array.isArray(value) ? value.join(', ') : String(value)
  })
}
