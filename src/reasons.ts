// Why something is refused and what may help: each code with its words in both languages, `{fact}` filled from the details.
// Owns: the codes of `details.reason` and `details.suggestion`.   Does not own: the filling in (wire/reasons.ts).

import { accountReasons } from './reasons/accounts.ts'
import { analysisReasons } from './reasons/analyses.ts'
import { assistantReasons } from './reasons/assistant-reasons.ts'
import { chatReasons } from './reasons/chat.ts'
import { dispositionReasons } from './reasons/dispositions.ts'
import { exportReasons } from './reasons/exports.ts'
import { graphReasons } from './reasons/graph-reasons.ts'
import { matchReasons } from './reasons/matches.ts'
import { modelReasons } from './reasons/models.ts'
import { profileReasons } from './reasons/profiles.ts'
import { reportReasons } from './reasons/reports.ts'
import { rescoreReasons } from './reasons/rescore.ts'
import { signInReasons } from './reasons/sign-in-reasons.ts'
import { suggestions } from './reasons/suggestions.ts'
import { taskReasons } from './reasons/tasks.ts'
import { visualizationReasons } from './reasons/visualizations.ts'
import { webhookReasons } from './reasons/webhook-reasons.ts'
import { workflowReasons } from './reasons/workflow-reasons.ts'

/** What failed, in whole sentences that need no field's name before them; in Portuguese one names itself by "campo". */
export const reasons = {
  ...accountReasons,
  ...analysisReasons,
  ...assistantReasons,
  ...graphReasons,
  ...chatReasons,
  ...dispositionReasons,
  ...exportReasons,
  ...matchReasons,
  ...modelReasons,
  ...profileReasons,
  ...reportReasons,
  ...rescoreReasons,
  ...signInReasons,
  ...visualizationReasons,
  required: { en: 'This field is required.', pt: 'Este campo é obrigatório.' },
  unknown_field: { en: 'This is not a known field.', pt: 'Este não é um campo conhecido.' },
  repeated_parameter: {
    en: 'This parameter may be given once only.',
    pt: 'Este parâmetro só pode ser informado uma vez.',
  },
  english_name: {
    en: 'This path takes Portuguese names: {given} is called {field} here.',
    pt: 'Este caminho usa os nomes em português: aqui, o campo {given} se chama {field}.',
  },
  portuguese_name: {
    en: 'This path takes English names: {given} is called {field} here.',
    pt: 'Este caminho usa os nomes em inglês: aqui, o campo {given} se chama {field}.',
  },
  english_value: {
    en: 'This path takes Portuguese values: {given} is written {allowed} here.',
    pt: 'Este caminho usa os valores em português: aqui, {given} se escreve {allowed} neste campo.',
  },
  portuguese_value: {
    en: 'This path takes English values: {given} is written {allowed} here.',
    pt: 'Este caminho usa os valores em inglês: aqui, {given} se escreve {allowed} neste campo.',
  },
  english_word: {
    en: 'This path takes Portuguese names: the field {given} is called {expected_name} here.',
    pt: 'Este caminho usa os nomes em português: aqui, o campo {given} se chama {expected_name}.',
  },
  portuguese_word: {
    en: 'This path takes English names: the field {given} is called {expected_name} here.',
    pt: 'Este caminho usa os nomes em inglês: aqui, o campo {given} se chama {expected_name}.',
  },
  named_twice: {
    en: 'This field was given twice, by its English and by its Portuguese name.',
    pt: 'Este campo foi informado duas vezes, pelo nome em português e pelo nome em inglês.',
  },
  wrong_type: { en: 'This field must be {expected}.', pt: 'Este campo deve ser {expected}.' },
  not_allowed: { en: 'This field must be one of {allowed}.', pt: 'Este campo deve ser um de {allowed}.' },
  wrong_format: { en: 'This field must be {expected}.', pt: 'Este campo deve ser {expected}.' },
  wrong_pattern: { en: 'This field must be {expected}.', pt: 'Este campo deve ser {expected}.' },
  empty: { en: 'This field must not be empty.', pt: 'Este campo não pode ficar vazio.' },
  no_letters: {
    en: 'This field must have a letter or a digit.',
    pt: 'Este campo deve ter uma letra ou um dígito.',
  },
  several_values: {
    en: 'This field holds several values: lists are neither sorted nor filtered by it.',
    pt: 'Este campo tem vários valores: as listas não são ordenadas nem filtradas por ele.',
  },
  bad_cursor: {
    en: 'This is not a cursor of this list with these parameters: take it from links.next as it stands, or begin with the first page.',
    pt: 'Este não é um cursor desta lista com estes parâmetros: use o de links.proxima como está ou comece pela primeira página.',
  },
  bad_number: { en: 'This field must be a number.', pt: 'Este campo deve ser um número.' },
  bad_operator: {
    en: 'The operator is not known, or not for this field.',
    pt: 'O operador não é conhecido ou não serve para este campo.',
  },
  bad_text: {
    en: 'The text holds a NUL character or broken Unicode.',
    pt: 'O texto contém um caractere NUL ou Unicode malformado.',
  },
  nested_too_deeply: { en: 'The value is nested too deeply.', pt: 'O valor tem níveis de aninhamento demais.' },
  duplicate_items: { en: 'This field must not repeat an item.', pt: 'Este campo não pode repetir um item.' },
  below_minimum: { en: 'This field must be at least {limit}.', pt: 'Este campo deve ser de no mínimo {limit}.' },
  above_maximum: { en: 'This field must be at most {limit}.', pt: 'Este campo deve ser de no máximo {limit}.' },
  too_short: {
    en: 'This field must have at least {limit} characters.',
    pt: 'Este campo deve ter no mínimo {limit} caracteres.',
  },
  too_long: {
    en: 'This field must have at most {limit} characters.',
    pt: 'Este campo deve ter no máximo {limit} caracteres.',
  },
  too_few_items: {
    en: 'This field must have at least {limit} items.',
    pt: 'Este campo deve ter no mínimo {limit} itens.',
  },
  too_many_items: {
    en: 'This field must have at most {limit} items.',
    pt: 'Este campo deve ter no máximo {limit} itens.',
  },
  retention_too_short: {
    en: 'This field must be 0 (no end) or at least {limit} days.',
    pt: 'Este campo deve ser 0 (para sempre) ou de no mínimo {limit} dias.',
  },
  end_before_start: {
    en: 'The end lies before the start of the range.',
    pt: 'O fim vem antes do início do intervalo.',
  },
  range_too_long: { en: 'The range is longer than {limit} years.', pt: 'O intervalo tem mais de {limit} anos.' },
  nothing_left: {
    en: 'Everything that is looked for is left out by this field.',
    pt: 'Este campo exclui tudo o que se procura.',
  },
  invalid_json: { en: 'The text is not valid JSON.', pt: 'O texto não é JSON válido.' },
  invalid_utf8: { en: 'The text is not valid UTF-8.', pt: 'O texto não é UTF-8 válido.' },
  forbidden_name: {
    en: 'The body holds a field name that is not allowed.',
    pt: 'O corpo contém um nome de campo não permitido.',
  },
  duplicate: { en: 'This name is taken already.', pt: 'Este nome já está em uso.' },
  bad_date: {
    en: 'This field must be a date or a time in ISO 8601.',
    pt: 'Este campo deve ser uma data ou hora em ISO 8601.',
  },
  unknown_resource: { en: 'The resource is not known.', pt: 'O recurso não é conhecido.' },
  unknown_format: { en: 'The format is not known.', pt: 'O formato não é conhecido.' },
  column_not_found: {
    en: 'The mapping names the column "{column}", which the file does not have. Its columns are: {columns}.',
    pt: 'O mapeamento indica a coluna "{column}", que o arquivo não tem. As colunas dele são: {columns}.',
  },
  damaged_title: {
    en: 'The column "{column}" stands in the file or in the mapping with damaged letters: compare "{found}". Save the file, or the mapping, as UTF-8.',
    pt: 'A coluna "{column}" está no arquivo ou no mapeamento com letras danificadas: compare "{found}". Salve o arquivo, ou o mapeamento, em UTF-8.',
  },
  html_page: {
    en: 'The file is a web page (HTML), even where its name ends in .xls. Open it in a spreadsheet and save it as CSV; if it shows a message, download it again.',
    pt: 'O arquivo é uma página da web (HTML), mesmo que o nome termine em .xls. Abra-o em uma planilha e salve-o como CSV; se mostrar uma mensagem, baixe-o de novo.',
  },
  xml_document: {
    en: 'The file is an XML document, which is not read. Ask the source for CSV or JSON.',
    pt: 'O arquivo é um documento XML, que não é lido. Peça à fonte CSV ou JSON.',
  },
  pdf_document: {
    en: 'The file is a PDF, which is not read. Ask the source for CSV or JSON.',
    pt: 'O arquivo é um PDF, que não é lido. Peça à fonte CSV ou JSON.',
  },
  spreadsheet: {
    en: 'The file is a workbook (.xls, .xlsx, .ods), which is not read. Open it in a spreadsheet and save each sheet as CSV.',
    pt: 'O arquivo é uma pasta de trabalho (.xls, .xlsx, .ods), que não é lida. Abra-a em uma planilha e salve cada aba como CSV.',
  },
  empty_archive: {
    en: 'The archive (ZIP) holds no file. Download it again, or ask the source.',
    pt: 'O arquivo compactado (ZIP) não contém nenhum arquivo. Baixe-o de novo ou consulte a fonte.',
  },
  quoted_lines: {
    en: 'Quotes enclose whole lines of the file instead of cells. Save it again, with quotes around cells or none.',
    pt: 'As aspas envolvem linhas inteiras do arquivo, e não células. Salve-o de novo, com aspas nas células ou sem aspas.',
  },
  not_searchable: {
    en: 'The list cannot be filtered or sorted by this field.',
    pt: 'A lista não pode ser filtrada nem ordenada por este campo.',
  },
  too_many_events: {
    en: 'More than {limit} events are left; narrow the period.',
    pt: 'Restam mais de {limit} eventos; reduza o período.',
  },
  invalid: { en: 'This field is not valid.', pt: 'Este campo não é válido.' },
  not_writable: {
    en: 'Nothing can be stored at the moment: the disk of the service is full or failing, or its folder takes no writes. Reading goes on.',
    pt: 'Nada pode ser gravado no momento: o disco do serviço está cheio ou com falha, ou a pasta não aceita gravações. A leitura continua.',
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
    en: 'What was stored of the investigation cannot be read any more.',
    pt: 'O que foi guardado da investigação não pode mais ser lido.',
  },
  data_damaged: {
    en: 'A file of the stored records is damaged. An administrator can put it back from a backup; prumo doctor names it.',
    pt: 'Um arquivo dos registros gravados está danificado. Um administrador pode restaurá-lo de uma cópia de segurança; prumo doctor indica qual.',
  },
  second_factor_lost: {
    en: 'The key that sealed this second factor is gone. An administrator can put it back, or remove the factor.',
    pt: 'Perdeu-se a chave que cifrou este segundo fator. Um administrador pode restaurá-la ou remover o fator.',
  },
  not_owner: { en: 'It belongs to someone else.', pt: 'Pertence a outra pessoa.' },
  rate_hour: {
    en: 'The {maximum} requests of this hour are used up.',
    pt: 'As {maximum} requisições desta hora já foram usadas.',
  },
  rate_burst: {
    en: 'More than {maximum} requests came at once.',
    pt: 'Vieram mais de {maximum} requisições de uma só vez.',
  },
  rate_concurrent: {
    en: 'There are {maximum} requests in progress already.',
    pt: 'Já há {maximum} requisições em andamento.',
  },
  too_many_running: {
    en: 'At most {maximum} of these may wait or run at once for one user; there are {running}.',
    pt: 'No máximo {maximum} destes trabalhos de um usuário podem esperar ou estar em andamento ao mesmo tempo; já há {running}.',
  },
  not_key_owner: { en: 'The API key belongs to someone else.', pt: 'A chave de API pertence a outra pessoa.' },
  unknown_key: { en: 'The API key is not known.', pt: 'A chave de API não é conhecida.' },
  key_expired: { en: 'The API key has expired.', pt: 'A chave de API expirou.' },
  address_not_allowed: {
    en: 'The API key may not be used from this address.',
    pt: 'A chave de API não pode ser usada deste endereço.',
  },
  already_subscribed: { en: 'This is subscribed to already.', pt: 'Esta assinatura já existe.' },
  not_subscribed: { en: 'There is no such subscription.', pt: 'Não há essa assinatura.' },
  one_subject: {
    en: 'A subscription is of one of these: an investigation, events, system notices.',
    pt: 'Uma assinatura é de um destes: uma investigação, eventos, avisos do sistema.',
  },
  too_many_subscriptions: {
    en: 'A connection has at most {limit} subscriptions.',
    pt: 'Uma conexão tem no máximo {limit} assinaturas.',
  },
  not_websocket: {
    en: 'This path speaks WebSocket, version 13 (RFC 6455).',
    pt: 'Este caminho fala WebSocket, versão 13 (RFC 6455).',
  },
  too_many_keys: {
    en: 'Nobody may have more than {limit} API keys.',
    pt: 'Ninguém pode ter mais de {limit} chaves de API.',
  },
  too_many_idempotency_keys: {
    en: 'More than {limit} idempotency keys of a day would be kept; those of yesterday are removed each hour.',
    pt: 'Mais de {limit} chaves de idempotência de um dia ficariam guardadas; as de ontem são removidas a cada hora.',
  },
  version_ended: {
    en: 'This version of the interface has ended; the present one is {successor}.',
    pt: 'Esta versão da interface foi encerrada; a atual é {successor}.',
  },
  operation_ended: {
    en: 'This operation ended on {ended_on}; the release notes say what to use instead.',
    pt: 'Esta operação foi encerrada em {ended_on}; as notas de versão dizem o que usar no lugar.',
  },
  other_request: {
    en: 'This Idempotency-Key came with another path, query, body or language; a new request needs a new key.',
    pt: 'Esta Idempotency-Key veio com outro caminho, consulta, corpo ou idioma; uma nova requisição precisa de uma nova chave.',
  },
  too_many_old_keys: {
    en: 'More than {limit} earlier texts of the key would be valid at once.',
    pt: 'Mais de {limit} textos anteriores da chave valeriam ao mesmo tempo.',
  },
  ...webhookReasons,
  too_few_bytes: {
    en: 'This field must have at least {limit} bytes.',
    pt: 'Este campo deve ter no mínimo {limit} bytes.',
  },
  too_many_bytes: { en: 'It must have at most {limit} bytes.', pt: 'Deve ter no máximo {limit} bytes.' },
  unknown_ticket: {
    en: 'The ticket is not known, was used, is over, or is for another path.',
    pt: 'O ticket é desconhecido, já foi usado, venceu ou é de outro caminho.',
  },
  two_credentials: {
    en: 'A request has one credential: an API key, a token or a ticket.',
    pt: 'Uma requisição tem uma só credencial: chave de API, token ou ticket.',
  },
  not_for_keys: { en: 'This is not open to API keys.', pt: 'Isto não está disponível para chaves de API.' },
  unchanged: {
    en: 'The new password must differ from the current one.',
    pt: 'A nova senha deve ser diferente da atual.',
  },
  no_partial_results: { en: 'No partial results were kept.', pt: 'Não há resultados parciais.' },
  earlier_format: {
    en: 'An earlier version stored the results, which this one cannot read; start the investigation again.',
    pt: 'Os resultados foram gravados por uma versão anterior, e esta não consegue lê-los; inicie a investigação de novo.',
  },
  not_stopped_in_time: { en: 'The investigation did not stop in time.', pt: 'A investigação não parou a tempo.' },
  bad_cron: {
    en: 'This field must be five parts of cron: minute, hour, day, month and weekday, such as 0 8 * * 1-5.',
    pt: 'Este campo deve ter as cinco partes do cron: minuto, hora, dia, mês e dia da semana, como 0 8 * * 1-5.',
  },
  too_often: {
    en: 'The schedule comes round more often than every {limit} minutes.',
    pt: 'A agenda se repete mais de uma vez a cada {limit} minutos.',
  },
  never_due: { en: 'No day comes that this schedule names.', pt: 'Não há nenhum dia que corresponda a esta agenda.' },
  unknown_time_zone: {
    en: 'The time zone is not known: an IANA name such as America/Sao_Paulo is.',
    pt: 'O fuso horário não é conhecido: use um nome IANA, como America/Sao_Paulo.',
  },
  cron_or_new_records: {
    en: 'A schedule has either cron or on, and a time zone with cron alone.',
    pt: 'Uma agenda tem ou o cron ou os novos registros, e o fuso horário só acompanha o cron.',
  },
  too_many_watches: {
    en: 'This account has {limit} watches already; delete one first.',
    pt: 'Esta conta já tem {limit} vigilâncias; exclua uma antes.',
  },
  watch_running: {
    en: 'The last run of the watch has not ended yet.',
    pt: 'A última execução da vigilância ainda não terminou.',
  },
  owner_lacks_rights: {
    en: 'The owner of the watch is not active, or may no longer start investigations.',
    pt: 'A pessoa titular da vigilância não está ativa ou não pode mais iniciar investigações.',
  },
  ...taskReasons,
  ...workflowReasons,
  not_watch_owner: { en: 'The watch belongs to someone else.', pt: 'A vigilância pertence a outra pessoa.' },
  not_failed: { en: 'The investigation did not fail.', pt: 'A investigação não falhou.' },
  not_recoverable: { en: 'The same request would fail again.', pt: 'A mesma requisição voltaria a falhar.' },
  queue_full: {
    en: 'Too many investigations are waiting; try again in a while.',
    pt: 'Há investigações demais na fila; tente de novo mais tarde.',
  },
  resumed_too_often: {
    en: 'The service stopped again and again while it worked on this investigation alone.',
    pt: 'O serviço parou repetidas vezes enquanto trabalhava apenas nesta investigação.',
  },
  unknown_kind: { en: 'The record is of no known kind.', pt: 'O registro não é de um tipo conhecido.' },
  wrong_kind: { en: 'Records of this kind belong elsewhere.', pt: 'Registros deste tipo não cabem aqui.' },
  wrong_value_type: {
    en: 'The value is not of the type that this field has.',
    pt: 'O valor não é do tipo que este campo tem.',
  },
  too_many_records: {
    en: 'There are more than {limit} records; start an investigation instead.',
    pt: 'Há mais de {limit} registros; inicie uma investigação.',
  },
  imports_full: { en: 'Too many imports are waiting.', pt: 'Há importações demais na fila.' },
  network_full: { en: 'Too many questions to the network are waiting.', pt: 'Há perguntas demais à rede na fila.' },
  lookups_full: { en: 'Too many look-ups are waiting.', pt: 'Há consultas demais na fila.' },
  analyses_full: { en: 'Too many analyses are waiting.', pt: 'Há análises demais na fila.' },
  analysis_too_long: {
    en: 'This takes too long to be answered at once; narrow the filters, or try again when fewer ask.',
    pt: 'Isto demora demais para ser respondido na hora; restrinja os filtros ou tente de novo quando menos gente pedir.',
  },
  busy: {
    en: 'Too many requests changed the same record at once; try again.',
    pt: 'Requisições demais alteraram o mesmo registro ao mesmo tempo; tente de novo.',
  },
  timeout: { en: 'The answer took too long; try again.', pt: 'A resposta demorou demais; tente de novo.' },
  overloaded: {
    en: 'The service has more to do than it keeps up with; try again in a while.',
    pt: 'O serviço tem mais trabalho do que consegue acompanhar; tente de novo mais tarde.',
  },
  not_ready: { en: 'The service is starting or stopping.', pt: 'O serviço está iniciando ou encerrando.' },
  no_free_thread: {
    en: 'The service has no free worker for this; try again in a while.',
    pt: 'O serviço está sem capacidade livre para isto; tente de novo mais tarde.',
  },
  ask_timed_out: {
    en: 'A part of the service did not answer in time.',
    pt: 'Uma parte do serviço não respondeu a tempo.',
  },
  mailbox_full: {
    en: 'A part of the service has too much to do; try again in a while.',
    pt: 'Uma parte do serviço está sobrecarregada; tente de novo mais tarde.',
  },
  unknown_address: { en: 'A part of the service is not running.', pt: 'Uma parte do serviço não está em execução.' },
  stopped: { en: 'A part of the service has stopped.', pt: 'Uma parte do serviço parou.' },
  dead_letter: {
    en: 'A part of the service failed again and again on this work, which was set aside; it can be tried again.',
    pt: 'Uma parte do serviço falhou repetidas vezes neste trabalho, que foi posto de lado; pode-se tentar de novo.',
  },
  thread_replaced: {
    en: 'This work held a part of the service for longer than it may, and was ended; narrow it, or try again.',
    pt: 'Este trabalho ocupou uma parte do serviço por mais tempo do que pode e foi encerrado; restrinja-o ou tente de novo.',
  },
  malformed: {
    en: 'The token does not have the form of those that this service issues.',
    pt: 'O token não tem a forma dos que este serviço emite.',
  },
  truncated_gzip: { en: 'The gzip file is cut short.', pt: 'O arquivo gzip está incompleto.' },
  broken_gzip: { en: 'The gzip file is damaged.', pt: 'O arquivo gzip está danificado.' },
  broken_zip: { en: 'The ZIP file is damaged or cut short.', pt: 'O arquivo ZIP está danificado ou incompleto.' },
  input_failed: { en: 'The file could not be read to its end.', pt: 'O arquivo não pôde ser lido até o fim.' },
  too_large: {
    en: 'The file is too large once it is decompressed.',
    pt: 'O arquivo é grande demais depois de descompactado.',
  },
  file_changed: {
    en: 'The file changed while it was read. What was stored before stays; import it again once nothing writes to it.',
    pt: 'O arquivo mudou durante a leitura. O que já foi gravado permanece; importe-o de novo quando nada mais escrever nele.',
  },
  unknown_state: { en: 'This is no state such as SP.', pt: 'Esta não é uma UF como SP.' },
  item_number_required: {
    en: 'The number of the item must follow that of the notice.',
    pt: 'O número do item deve vir depois do número do aviso.',
  },
  organization_or_state_required: {
    en: 'An organization or a state is required.',
    pt: 'É preciso informar um órgão ou uma UF.',
  },
  too_many_windows: {
    en: 'The source would answer in more than {limit} parts; narrow the period.',
    pt: 'A fonte responderia em mais de {limit} partes; reduza o período.',
  },
  unreadable_file: { en: 'The file could not be opened or read.', pt: 'O arquivo não pôde ser aberto ou lido.' },
  invalid_value: { en: 'This field has a value that is not allowed.', pt: 'Este campo tem um valor não permitido.' },
  must_be_an_object: {
    en: 'This field must be an object with fields.',
    pt: 'Este campo deve ser um objeto com campos.',
  },
  must_be_a_title_or_an_object: {
    en: 'This field must be the title of a column or an object with fields.',
    pt: 'Este campo deve ser o título de uma coluna ou um objeto com campos.',
  },
  needs_one_of_column_columns_constant: {
    en: 'Exactly one of column, columns and constant is needed.',
    pt: 'É preciso exatamente um entre column, columns e constant.',
  },
  no_folder: { en: 'There is no folder {folder}.', pt: 'Não existe a pasta {folder}.' },
  no_contracts: {
    en: 'The folder holds no contracts in *.jsonl files.',
    pt: 'A pasta não contém contratos em arquivos *.jsonl.',
  },
  no_labelled_sets: { en: 'The folder holds no labelled sets.', pt: 'A pasta não contém conjuntos rotulados.' },
  no_public_or_labelled_sets: {
    en: 'The folder holds no public or labelled sets.',
    pt: 'A pasta não contém conjuntos públicos nem rotulados.',
  },
  ...suggestions,
} as const satisfies Record<string, { readonly en: string; readonly pt: string }>

/** Why something is refused, as a code. */
export type Reason = keyof typeof reasons
