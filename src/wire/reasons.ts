// Why something is refused and what may help, worded in both languages. `details.reason` and `details.suggestion` of a
// failure are ids of this table where one fits (any other text is answered as it stands); `{fact}` is filled from the
// details.

import type { Language } from '../domain/vocabulary.ts'

const reasons: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  required: { en: 'is required', pt: 'é obrigatório' },
  unknown_field: { en: 'is not a known field', pt: 'não é um campo conhecido' },
  repeated_parameter: { en: 'may be given once only', pt: 'só pode ser informado uma vez' },
  english_name: {
    en: 'is given by its English name in a Portuguese request',
    pt: 'foi informado pelo nome em inglês; em uma requisição em português, use este nome',
  },
  english_value: {
    en: 'has an English value in a Portuguese request',
    pt: 'tem um valor em inglês; em uma requisição em português, use o valor em português',
  },
  wrong_type: { en: 'must be {expected}', pt: 'deve ser {expected}' },
  not_allowed: { en: 'must be one of {allowed}', pt: 'deve ser um de {allowed}' },
  wrong_format: { en: 'must be {expected}', pt: 'deve ser {expected}' },
  wrong_pattern: { en: 'must be {expected}', pt: 'deve ser {expected}' },
  empty: { en: 'must not be empty', pt: 'não pode ficar vazio' },
  bad_number: { en: 'must be a number', pt: 'deve ser um número' },
  bad_operator: { en: 'has an unknown operator', pt: 'tem um operador desconhecido' },
  bad_text: { en: 'holds a NUL character or broken Unicode', pt: 'contém um caractere NUL ou Unicode malformado' },
  nested_too_deeply: { en: 'is nested too deeply', pt: 'tem níveis de aninhamento demais' },
  duplicate_items: { en: 'must not repeat an item', pt: 'não pode repetir um item' },
  below_minimum: { en: 'must be at least {limit}', pt: 'deve ser no mínimo {limit}' },
  above_maximum: { en: 'must be at most {limit}', pt: 'deve ser no máximo {limit}' },
  too_short: { en: 'must have at least {limit} characters', pt: 'deve ter no mínimo {limit} caracteres' },
  too_long: { en: 'must have at most {limit} characters', pt: 'deve ter no máximo {limit} caracteres' },
  too_few_items: { en: 'must have at least {limit} items', pt: 'deve ter no mínimo {limit} itens' },
  too_many_items: { en: 'must have at most {limit} items', pt: 'deve ter no máximo {limit} itens' },
  retention_too_short: {
    en: 'must be 0 (for ever) or at least {limit} days',
    pt: 'deve ser 0 (para sempre) ou no mínimo {limit} dias',
  },
  end_before_start: { en: 'lies before the start of its range', pt: 'vem antes do início do intervalo' },
  range_too_long: { en: 'makes a range of more than {limit} years', pt: 'forma um intervalo de mais de {limit} anos' },
  invalid_json: { en: 'is not valid JSON', pt: 'não é JSON válido' },
  invalid_utf8: { en: 'is not valid UTF-8', pt: 'não é UTF-8 válido' },
  forbidden_name: { en: 'holds a field name that is not allowed', pt: 'contém um nome de campo não permitido' },
  duplicate: { en: 'is given twice', pt: 'foi informado duas vezes' },
  bad_date: { en: 'must be a date or a time in ISO 8601', pt: 'deve ser uma data ou hora em ISO 8601' },
  unknown_resource: { en: 'names an unknown resource', pt: 'indica um recurso desconhecido' },
  unknown_format: { en: 'names an unknown format', pt: 'indica um formato desconhecido' },
  not_searchable: {
    en: 'names a field that cannot be filtered or sorted by',
    pt: 'indica um campo pelo qual não se pode filtrar nem ordenar',
  },
  too_many_events: {
    en: 'leaves more than {limit} events; narrow the period',
    pt: 'deixa mais de {limit} eventos; reduza o período',
  },
  invalid: { en: 'is not valid', pt: 'não é válido' },
  not_writable: {
    en: 'Nothing can be stored at the moment: the disk of the service is full or failing. Reading goes on.',
    pt: 'Nada pode ser gravado no momento: o disco do serviço está cheio ou com falha. A leitura continua.',
  },
  out_of_descriptors: {
    en: 'The service has too many files and connections open at the moment.',
    pt: 'O serviço tem arquivos e conexões abertos demais no momento.',
  },
  data_damaged: {
    en: 'A file of the stored records is damaged. An administrator can put it back from a backup; prumo doctor names it.',
    pt: 'Um arquivo dos registros gravados está danificado. Um administrador pode restaurá-lo de uma cópia de segurança; prumo doctor indica qual.',
  },
  second_factor_lost: {
    en: 'The key that sealed this second factor is gone. An administrator can put it back, or remove the factor.',
    pt: 'Perdeu-se a chave que cifrou este segundo fator. Um administrador pode restaurá-la ou remover o fator.',
  },
  not_owner: { en: 'the investigation belongs to someone else', pt: 'a investigação pertence a outra pessoa' },
  rate_hour: {
    en: 'the {maximum} requests of this hour are used up',
    pt: 'as {maximum} requisições desta hora já foram usadas',
  },
  rate_burst: {
    en: 'more than {maximum} requests came at once',
    pt: 'vieram mais de {maximum} requisições de uma só vez',
  },
  rate_concurrent: {
    en: 'there are {maximum} requests in progress already',
    pt: 'já há {maximum} requisições em andamento',
  },
  too_many_running: {
    en: 'there are {running} investigations waiting or running; {maximum} are allowed at once',
    pt: 'há {running} investigações na fila ou em andamento; são permitidas {maximum} ao mesmo tempo',
  },
  not_key_owner: { en: 'the API key belongs to someone else', pt: 'a chave de API pertence a outra pessoa' },
  unknown_key: { en: 'the API key is not known', pt: 'a chave de API não é conhecida' },
  key_expired: { en: 'the API key has expired', pt: 'a chave de API expirou' },
  address_not_allowed: {
    en: 'the API key may not be used from this address',
    pt: 'a chave de API não pode ser usada deste endereço',
  },
  too_many_keys: {
    en: 'nobody may have more than {limit} API keys',
    pt: 'ninguém pode ter mais de {limit} chaves de API',
  },
  too_many_old_keys: {
    en: 'more than {limit} earlier texts of the key would be valid at once',
    pt: 'mais de {limit} textos anteriores da chave valeriam ao mesmo tempo',
  },
  two_credentials: { en: 'must not come together with a token', pt: 'não pode vir junto com um token' },
  not_for_keys: { en: 'is not open to API keys', pt: 'não está disponível para chaves de API' },
  too_uniform: {
    en: 'must not be one character repeated, or only spaces',
    pt: 'não pode ser um só caractere repetido nem apenas espaços',
  },
  too_common: { en: 'is one of the commonest passwords', pt: 'é uma das senhas mais comuns' },
  too_personal: { en: 'must not be the e-mail or a part of it', pt: 'não pode ser o e-mail nem parte dele' },
  wrong_password: { en: 'is not the current password', pt: 'não é a senha atual' },
  rights_changed: {
    en: 'the role or the teams of the account changed meanwhile; sign in again',
    pt: 'a função ou as equipes da conta mudaram nesse meio-tempo; entre de novo',
  },
  unchanged: { en: 'must differ from the current one', pt: 'deve ser diferente da atual' },
  unknown_team: { en: 'names an unknown team', pt: 'indica uma equipe desconhecida' },
  password_change_required: {
    en: 'a new password must be chosen first',
    pt: 'é preciso escolher antes uma nova senha',
  },
  session_required: {
    en: 'needs the session of somebody who has signed in',
    pt: 'exige a sessão de quem entrou com e-mail e senha',
  },
  last_admin: { en: 'there would be no admin left', pt: 'não restaria nenhum administrador' },
  second_factor_active: { en: 'a second factor is active already', pt: 'já há um segundo fator ativo' },
  no_second_factor: { en: 'no second factor is active', pt: 'não há segundo fator ativo' },
  team_has_members: { en: 'the team still has members', pt: 'a equipe ainda tem membros' },
  too_many_teams: { en: 'there are {limit} teams already', pt: 'já há {limit} equipes' },
  no_team: { en: 'needs a team', pt: 'exige uma equipe' },
  not_in_team: {
    en: 'the investigation belongs to a team that the caller is not in',
    pt: 'a investigação pertence a uma equipe da qual quem chama não participa',
  },
  no_partial_results: { en: 'no partial results were kept', pt: 'não há resultados parciais' },
  not_stopped_in_time: { en: 'the investigation did not stop in time', pt: 'a investigação não parou a tempo' },
  not_failed: { en: 'the investigation did not fail', pt: 'a investigação não falhou' },
  not_recoverable: {
    en: 'the same request would fail again',
    pt: 'a mesma requisição voltaria a falhar',
  },
  queue_full: {
    en: 'too many investigations are waiting; try again in a while',
    pt: 'há investigações demais na fila; tente de novo mais tarde',
  },
  waited_too_long: {
    en: 'the investigation waited too long for its turn',
    pt: 'a investigação esperou demais por sua vez',
  },
  resumed_too_often: {
    en: 'the service stopped again and again while it worked on this investigation alone',
    pt: 'o serviço parou repetidas vezes enquanto trabalhava apenas nesta investigação',
  },
  unknown_kind: { en: 'is no record of a known kind', pt: 'não é um registro de um tipo conhecido' },
  wrong_kind: { en: 'is a record of a kind that belongs elsewhere', pt: 'é um registro de um tipo que não cabe aqui' },
  wrong_value_type: { en: 'is not of the type that this field has', pt: 'não é do tipo que este campo tem' },
  too_many_records: {
    en: 'holds more than {limit} records; start an investigation instead',
    pt: 'contém mais de {limit} registros; inicie uma investigação',
  },
  analyses_full: { en: 'too many analyses are waiting', pt: 'há análises demais na fila' },
  analysis_too_long: {
    en: 'the analysis takes too long; narrow it or start an investigation',
    pt: 'a análise demora demais; restrinja-a ou inicie uma investigação',
  },
  send_more_records: { en: 'Send more records.', pt: 'Envie mais registros.' },
  widen_filters: {
    en: 'Widen the period, the value range or the other filters.',
    pt: 'Amplie o período, a faixa de valores ou os demais filtros.',
  },
  import_records: {
    en: 'Import more records of this data source first.',
    pt: 'Importe antes mais registros desta fonte de dados.',
  },
}

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
  uuid: { en: 'an id (UUID)', pt: 'um identificador (UUID)' },
  email: { en: 'an e-mail address', pt: 'um endereço de e-mail' },
  CIDR: { en: 'an address or a range in CIDR form', pt: 'um endereço ou uma faixa no formato CIDR' },
  totp_code: {
    en: 'a code of 6 digits or a backup code of 8',
    pt: 'um código de 6 dígitos ou um código de backup de 8',
  },
  format_name: {
    en: 'a name of lower-case letters, digits and underscores',
    pt: 'um nome com letras minúsculas, dígitos e sublinhados',
  },
  file_name: { en: 'a file name without a folder', pt: 'um nome de arquivo sem pasta' },
  team_or_none: { en: 'the id of a team, or none', pt: 'o identificador de uma equipe, ou none' },
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

/**
 * The reason in words; a text that is no id of the table comes back unchanged.
 * @example reasonText('below_minimum', { limit: 1 }, 'pt') // 'deve ser no mínimo 1'
 */
export function reasonText(reason: string, facts: Readonly<Record<string, unknown>>, language: Language): string {
  const template = Object.hasOwn(reasons, reason) ? reasons[reason]?.[language] : undefined
  if (template === undefined) return reason
  return template.replace(/\{(\w+)\}/g, (_, fact: string) => {
    const value = facts[fact]
    if (fact === 'expected' && isWorded(String(value))) return expectations[String(value)]?.[language] ?? ''
    return Array.isArray(value) ? value.join(', ') : String(value)
  })
}
