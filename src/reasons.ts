// Why something is refused and what may help: each code with its words in both languages, `{fact}` filled from the details.
// Owns: the codes of `details.reason` and `details.suggestion`.   Does not own: the filling in (wire/reasons.ts).

/** What failed, in words; a text that continues a field's name begins with its verb. */
export const reasons = {
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
    pt: 'O serviço está com arquivos e conexões demais abertos no momento.',
  },
  entry_damaged: {
    en: 'A stored entry is damaged. An administrator can restore the data from a backup; prumo doctor names the entry.',
    pt: 'Um item gravado está danificado. Um administrador pode restaurar os dados de uma cópia de segurança; prumo doctor indica qual item.',
  },
  run_damaged: {
    en: 'what was stored of the investigation cannot be read any more',
    pt: 'o que foi guardado da investigação não pode mais ser lido',
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
    en: 'the role or the teams of the account changed meanwhile; repeat the request, after a new sign-in unless it had an API key',
    pt: 'a função ou as equipes da conta mudaram nesse meio-tempo; repita a requisição, depois de entrar de novo se não usou uma chave de API',
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
  team_has_investigations: {
    en: 'investigations still belong to the team: a member must take them out or delete them first',
    pt: 'ainda há investigações da equipe: um membro precisa antes retirá-las dela ou excluí-las',
  },
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
  busy: {
    en: 'too many requests changed the same record at once; try again',
    pt: 'requisições demais alteraram o mesmo registro ao mesmo tempo; tente de novo',
  },
  timeout: { en: 'the answer took too long; try again', pt: 'a resposta demorou demais; tente de novo' },
  not_ready: { en: 'the service is starting or stopping', pt: 'o serviço está iniciando ou encerrando' },
  no_free_thread: {
    en: 'the service has no free worker for this; try again in a while',
    pt: 'o serviço está sem capacidade livre para isto; tente de novo mais tarde',
  },
  ask_timed_out: {
    en: 'a part of the service did not answer in time',
    pt: 'uma parte do serviço não respondeu a tempo',
  },
  mailbox_full: {
    en: 'a part of the service has too much to do; try again in a while',
    pt: 'uma parte do serviço está sobrecarregada; tente de novo mais tarde',
  },
  unknown_address: { en: 'a part of the service is not running', pt: 'uma parte do serviço não está em execução' },
  stopped: { en: 'a part of the service has stopped', pt: 'uma parte do serviço parou' },
  dead_letter: {
    en: 'a part of the service failed again and again on this request',
    pt: 'uma parte do serviço falhou repetidas vezes nesta requisição',
  },
  malformed: {
    en: 'the token does not have the form of those that this service issues',
    pt: 'o token não tem a forma dos que este serviço emite',
  },
  unverifiable: { en: 'the token cannot be verified', pt: 'não foi possível verificar o token' },
  unknown_signing_key: {
    en: 'the token was signed with a key that this service does not know',
    pt: 'o token foi assinado com uma chave que este serviço não conhece',
  },
  revoked: { en: 'the token is no longer valid; sign in again', pt: 'o token já não vale; entre de novo' },
  session_ended: { en: 'the session has ended; sign in again', pt: 'a sessão terminou; entre de novo' },
  idle_timeout: {
    en: 'the session ended because it was not used; sign in again',
    pt: 'a sessão terminou por falta de uso; entre de novo',
  },
  refresh_token_expired: {
    en: 'the refresh token has expired; sign in again',
    pt: 'o token de renovação expirou; entre de novo',
  },
  refresh_token_reused: {
    en: 'the refresh token was used before, so that the session was ended; sign in again',
    pt: 'o token de renovação já tinha sido usado, por isso a sessão foi encerrada; entre de novo',
  },
  unknown_refresh_token: {
    en: 'the refresh token does not belong to the session; sign in again',
    pt: 'o token de renovação não pertence à sessão; entre de novo',
  },
  max_refreshes_exceeded: {
    en: 'the session was renewed as often as is allowed; sign in again',
    pt: 'a sessão já foi renovada o máximo de vezes; entre de novo',
  },
  account_closed: { en: 'the account is closed', pt: 'a conta está encerrada' },
  second_factor_required: {
    en: 'the account needs a second factor; sign in again with its code',
    pt: 'a conta exige um segundo fator; entre de novo com o código',
  },
  truncated_gzip: {
    en: 'is a gzip file that is damaged or cut short',
    pt: 'é um arquivo gzip danificado ou incompleto',
  },
  broken_zip: { en: 'is a ZIP file that is damaged or cut short', pt: 'é um arquivo ZIP danificado ou incompleto' },
  input_failed: { en: 'could not be read to its end', pt: 'não pôde ser lido até o fim' },
  too_large: { en: 'is too large once it is decompressed', pt: 'é grande demais depois de descompactado' },
  unknown_state: { en: 'is no state such as SP', pt: 'não é uma UF como SP' },
  item_number_required: {
    en: 'must give the number of the item after the notice',
    pt: 'deve trazer o número do item depois do aviso',
  },
  organization_or_state_required: {
    en: 'must be given, or a state instead',
    pt: 'deve ser informado, ou então uma UF',
  },
  too_many_windows: {
    en: 'makes the source answer in more than {limit} parts; narrow the period',
    pt: 'faz a fonte responder em mais de {limit} partes; reduza o período',
  },
  unreadable_file: { en: 'could not be opened or read', pt: 'não pôde ser aberto ou lido' },
  invalid_value: { en: 'has a value that is not allowed', pt: 'tem um valor não permitido' },
  must_be_an_object: { en: 'must be an object with fields', pt: 'deve ser um objeto com campos' },
  must_be_a_title_or_an_object: {
    en: 'must be the title of a column or an object with fields',
    pt: 'deve ser o título de uma coluna ou um objeto com campos',
  },
  needs_one_of_column_columns_constant: {
    en: 'needs exactly one of column, columns and constant',
    pt: 'exige exatamente um entre column, columns e constant',
  },
  no_folder: { en: 'names no folder: {folder}', pt: 'não indica uma pasta: {folder}' },
  no_contracts: { en: 'holds no contracts in *.jsonl files', pt: 'não contém contratos em arquivos *.jsonl' },
  no_labelled_sets: { en: 'holds no labelled sets', pt: 'não contém conjuntos rotulados' },
  no_public_or_labelled_sets: {
    en: 'holds no public or labelled sets',
    pt: 'não contém conjuntos públicos nem rotulados',
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
} as const satisfies Record<string, { readonly en: string; readonly pt: string }>

/** Why something is refused, as a code. */
export type Reason = keyof typeof reasons
