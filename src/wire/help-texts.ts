// The help of the prumo command and what it says of arguments that it cannot take, in both languages.

import type { Language } from '../domain/vocabulary.ts'

type Pair = Readonly<Record<Language, string>>

/** Descriptions of commands, arguments and options, and what stands for a value in angle brackets (`a_…`). */
export const helpTexts = {
  prumo: {
    en: 'Investigates anomalies in public contracts, spending and agreements',
    pt: 'Investiga anomalias em contratos, despesas e convênios públicos',
  },
  print_version: { en: 'print the version', pt: 'mostra a versão' },
  print_help: { en: 'print the help of a command', pt: 'mostra a ajuda de um comando' },
  of_texts: { en: 'of help, reports and errors', pt: 'idioma da ajuda, dos relatórios e dos erros' },
  // Commands.
  serve: {
    en: 'serve the API (configuration comes from the environment, see README)',
    pt: 'serve a API (a configuração vem do ambiente, veja o README)',
  },
  doctor: {
    en: 'check everything in the data folder, a line for each thing that is damaged or left over',
    pt: 'confere tudo na pasta de dados, com uma linha para cada coisa danificada ou que sobrou',
  },
  backup: {
    en: 'write everything in the data folder to one file, while a server serves it: every write that was acknowledged before the instant that it names is in it, and the keys too',
    pt: 'grava em um só arquivo tudo o que há na pasta de dados, enquanto um servidor a serve: contém toda gravação confirmada antes do instante que indica, e também as chaves',
  },
  backup_to: {
    en: 'the file, which must not exist yet, or the folder in which it is named by its instant',
    pt: 'o arquivo, que ainda não deve existir, ou a pasta em que recebe o nome do seu instante',
  },
  restore: {
    en: 'make a data folder of a backup; whatever in the backup is damaged is named, and then nothing is made',
    pt: 'faz uma pasta de dados a partir de uma cópia de segurança; o que nela estiver danificado é indicado, e então nada é feito',
  },
  restored_file: { en: 'what `prumo backup` wrote', pt: 'o que `prumo backup` gravou' },
  restored_folder: { en: 'an empty folder, or none yet', pt: 'uma pasta vazia ou que ainda não existe' },
  restore_verify: {
    en: 'also read every entry of the stores and check the audit trail to its end, before anything is in its place',
    pt: 'também lê cada item dos dados e confere a trilha de auditoria até o fim, antes de pôr qualquer coisa no lugar',
  },
  import: {
    en: 'import files of records; the format is recognised by content',
    pt: 'importa arquivos de registros; o formato é reconhecido pelo conteúdo',
  },
  refresh: {
    en: 'fetch records from a public source (enable it with PRUMO_CONNECTORS); a run that broke off goes on',
    pt: 'busca registros em uma fonte pública (habilite-a com PRUMO_CONNECTORS); uma busca interrompida continua',
  },
  keys: { en: 'the keys that tokens are signed with', pt: 'as chaves que assinam os tokens' },
  keys_rotate: {
    en: 'sign with the next key; tokens of the one before are good until they run out',
    pt: 'assina com a próxima chave; os tokens da anterior valem até vencer',
  },
  user: {
    en: 'accounts; a running server sees a change at once',
    pt: 'contas; um servidor em execução vê a mudança na hora',
  },
  user_list: { en: 'list the accounts', pt: 'lista as contas' },
  user_add: {
    en: 'create an account with a random password, printed once',
    pt: 'cria uma conta com senha aleatória, mostrada uma única vez',
  },
  user_set: { en: 'change an account', pt: 'altera uma conta' },
  user_delete: {
    en: 'delete an account and its sessions; what it owns stays',
    pt: 'exclui uma conta e suas sessões; o que é dela permanece',
  },
  audit: { en: 'the audit trail', pt: 'a trilha de auditoria' },
  audit_prune: {
    en: 'remove the entries of sealed segments that ended before a day; what is left still verifies',
    pt: 'remove os eventos de segmentos selados que terminaram antes de um dia; o que resta ainda se confere',
  },
  audit_verify: {
    en: 'check the trail of a data folder or of an exported JSON Lines file, and name the first bad entry',
    pt: 'confere a trilha de uma pasta de dados ou de um arquivo JSON Lines exportado e indica o primeiro evento inválido',
  },
  listen: {
    en: 'hand on the events of an account of a running server, signed as a webhook signs them, to a receiver that it cannot reach; the token or API key is read from PRUMO_TOKEN',
    pt: 'repassa os eventos de uma conta de um servidor em execução, assinados como um webhook os assina, a um destino que ele não alcança; o token ou a chave de API vem de PRUMO_TOKEN',
  },
  login: {
    en: 'sign in to a server, with an e-mail and a password or with the token of PRUMO_TOKEN, and keep that for the commands that ask',
    pt: 'entra em um servidor, com e-mail e senha ou com o token de PRUMO_TOKEN, e guarda isso para os comandos que perguntam',
  },
  logout: {
    en: 'end the session of `prumo login` at a server and keep nothing of it; an API key or token that was given is only forgotten',
    pt: 'encerra em um servidor a sessão de `prumo login` e não guarda nada dela; um token ou uma chave de API informados apenas deixam de ser guardados',
  },
  investigate: {
    en: 'ask a server a question and show what it finds; ends with 0 when the run is complete, 2 when it was cancelled, 130 when it was left to go on, 1 otherwise',
    pt: 'faz uma pergunta a um servidor e mostra o que ele encontra; termina com 0 se a execução se completa, 2 se foi cancelada, 130 se foi deixada em andamento e 1 nos demais casos',
  },
  mcp: {
    en: 'offer a server to an assistant as tools (Model Context Protocol over standard input and output), with what prumo login kept or PRUMO_TOKEN',
    pt: 'oferece um servidor a um assistente como ferramentas (Model Context Protocol pela entrada e saída padrão), com o que prumo login guardou ou PRUMO_TOKEN',
  },
  chat: {
    en: 'hold a conversation with a server: each line is a question, and its answer comes as it is made, with its sources and what may be asked next; lines of a file or a pipe are asked one after the other',
    pt: 'conversa com um servidor: cada linha é uma pergunta, e a resposta vem à medida que é feita, com as fontes e o que perguntar em seguida; as linhas de um arquivo ou pipe são perguntadas uma após a outra',
  },
  rescore: {
    en: 'have a server judge its records again, or what finished investigations looked at, and say what differs from before and why; ends with 0 when it is done, 3 when parts of it failed, 4 when it was cancelled, 130 when it was left to go on, 1 otherwise',
    pt: 'faz um servidor reavaliar seus registros, ou o que investigações concluídas examinaram, e dizer o que difere de antes e por quê; termina com 0 se tudo foi feito, 3 se partes falharam, 4 se foi cancelada, 130 se foi deixada em andamento e 1 nos demais casos',
  },
  detect: {
    en: 'run every detector over a folder of normalised files and write contract_id,type,confidence',
    pt: 'executa todos os detectores sobre uma pasta de arquivos normalizados e grava contract_id,type,confidence',
  },
  evaluate: {
    en: 'measure the forest, the detectors and the reading of questions on labelled sets and print the figures beside their goals',
    pt: 'mede a floresta, os detectores e a leitura de perguntas em conjuntos rotulados e mostra os números ao lado das metas',
  },
  feedback: {
    en: 'write what users thought of answers, one JSON object a line, with the question and how it was read; CPFs are masked',
    pt: 'grava o que usuários acharam das respostas, um objeto JSON por linha, com a pergunta e como foi lida; CPFs são mascarados',
  },
  calibrate: {
    en: 'fit the calibration table on labelled sets, each set checked by a table fitted on the others',
    pt: 'ajusta a tabela de calibração em conjuntos rotulados, cada um conferido por uma tabela ajustada nos demais',
  },
  // Options and arguments.
  data_folder: { en: 'data folder, instead of PRUMO_DATA_DIR', pt: 'pasta de dados, em vez de PRUMO_DATA_DIR' },
  data_folder_and_key: {
    en: 'data folder, instead of PRUMO_DATA_DIR; its audit key checks a file too',
    pt: 'pasta de dados, em vez de PRUMO_DATA_DIR; a chave de auditoria dela também confere um arquivo',
  },
  repair: {
    en: 'remove what nothing needs; no server may have the folder, and no import may run',
    pt: 'remove o que nada usa; nenhum servidor pode estar com a pasta, e nenhuma importação pode estar em andamento',
  },
  json_line: { en: 'print one line of JSON', pt: 'mostra uma linha de JSON' },
  json_line_a_file: { en: 'print one line of JSON a file', pt: 'mostra uma linha de JSON por arquivo' },
  json_figures: { en: 'print one line of JSON with all figures', pt: 'mostra uma linha de JSON com todos os números' },
  files: { en: 'files, gzipped or not', pt: 'arquivos, compactados com gzip ou não' },
  source_of_records: {
    en: 'data source of the records; by default that of the format',
    pt: 'fonte de dados dos registros; se não informada, a do formato',
  },
  chosen_format: { en: 'format, instead of recognising it', pt: 'formato, em vez de reconhecê-lo' },
  mapping: {
    en: 'JSON that says which columns are which fields, for tables of any other format',
    pt: 'JSON que diz quais colunas são quais campos, para tabelas de qualquer outro formato',
  },
  explain: {
    en: 'say what is recognised, how the first rows read and what would be rejected or noted, with examples, and write nothing',
    pt: 'mostra o que se reconhece, como se leem as primeiras linhas e o que seria rejeitado ou anotado, com exemplos, e nada grava',
  },
  source_to_ask: {
    en: 'such as pncp, portal_transparencia, compras_gov, tcu, cgu, ibge, datasus, inep',
    pt: 'como pncp, portal_transparencia, compras_gov, tcu, cgu, ibge, datasus, inep',
  },
  kind_to_ask: {
    en: 'what to fetch, such as notices; a wrong one lists those of the source',
    pt: 'o que buscar, como notices (editais); um valor errado mostra os que a fonte tem',
  },
  first_day: { en: 'first day, YYYY-MM-DD', pt: 'primeiro dia, AAAA-MM-DD' },
  last_day: { en: 'last day, YYYY-MM-DD', pt: 'último dia, AAAA-MM-DD' },
  body_code: { en: 'code or CNPJ of the body', pt: 'código ou CNPJ do órgão' },
  state: { en: 'such as SP', pt: 'como SP' },
  source_ids: { en: 'ids at the source', pt: 'identificadores na fonte' },
  role: { en: 'what it may do', pt: 'o que a conta pode fazer' },
  tier: { en: 'how much it may ask for', pt: 'quanto a conta pode pedir' },
  account_status: { en: 'whether it may sign in', pt: 'se a conta pode entrar' },
  reset_password: { en: 'a new random password, printed once', pt: 'nova senha aleatória, mostrada uma única vez' },
  drop_mfa: { en: 'switch its second factor off', pt: 'desativa o segundo fator' },
  unlock: { en: 'forget its failed sign-ins', pt: 'esquece as entradas recusadas' },
  before_day: { en: 'YYYY-MM-DD, UTC', pt: 'AAAA-MM-DD, UTC' },
  exported_file: {
    en: 'file exported as jsonl; without it, the data folder is checked',
    pt: 'arquivo exportado como jsonl; sem ele, confere-se a pasta de dados',
  },
  public_key: {
    en: 'audit key to check with, as GET /api/v1/audit/integrity tells it',
    pt: 'chave de auditoria para conferir, como a informa GET /api/v1/audit/integrity',
  },
  asked_server: {
    en: 'address of the server; by default that of the last sign-in, else http://127.0.0.1:8080',
    pt: 'endereço do servidor; se não informado, o da última entrada ou http://127.0.0.1:8080',
  },
  chat_session: { en: 'id of a conversation to go on with', pt: 'id de uma conversa a continuar' },
  json_lines_of_chat: {
    en: 'print each thing that the server says as a line of JSON',
    pt: 'mostra cada coisa que o servidor diz em uma linha de JSON',
  },
  login_email: { en: 'e-mail of the account, instead of asking', pt: 'e-mail da conta, em vez de perguntar' },
  the_question: {
    en: 'in English or Portuguese, such as "contracts without a tender in Recife in 2024"',
    pt: 'em português ou inglês, como "contratos sem licitação em Recife em 2024"',
  },
  source_of_question: { en: 'data source', pt: 'fonte de dados' },
  rescored_dataset: {
    en: 'all records of a source, or of all; by default all',
    pt: 'todos os registros de uma fonte, ou de todas; se não informado, todas',
  },
  rescored_source: { en: 'source whose records the filters leave', pt: 'fonte cujos registros os filtros deixam' },
  rescored_filter: {
    en: 'filters of an investigation, such as regions=SP,RJ, min_value=1000 or date_range=2023-01-01..2023-12-31',
    pt: 'filtros de uma investigação, como regioes=SP,RJ, valor_minimo=1000 ou intervalo_data=2023-01-01..2023-12-31',
  },
  rescored_investigations: {
    en: 'finished investigations in place of records; all without ids',
    pt: 'investigações concluídas em lugar de registros; sem ids, todas',
  },
  rescored_types: { en: 'types to look for; by default all', pt: 'tipos a procurar; se não informado, todos' },
  compared_task: {
    en: 'task to compare with; by default the last one over the same scope',
    pt: 'tarefa com que comparar; se não informado, a última do mesmo escopo',
  },
  only_stale: {
    en: 'only partitions whose findings can be others than before',
    pt: 'apenas partições cujos achados podem ser outros que antes',
  },
  dry_run: {
    en: 'say what would run and why, and run nothing',
    pt: 'diz o que seria executado e por quê, sem executar nada',
  },
  wait_for_end: { en: 'follow the task to its end', pt: 'acompanha a tarefa até o fim' },
  json_lines_of_run: {
    en: 'print each thing that the server says as a line of JSON, the results last',
    pt: 'mostra cada coisa que o servidor diz em uma linha de JSON, por último os resultados',
  },
  server_address: { en: 'address of the server', pt: 'endereço do servidor' },
  receiver_address: {
    en: 'receiver; without it events are printed alone',
    pt: 'destino; sem ele, os eventos são apenas mostrados',
  },
  event_names: {
    en: 'names of events, separated by commas; by default all',
    pt: 'nomes de eventos, separados por vírgulas; se não informados, todos',
  },
  go_on_after: {
    en: 'go on behind this cursor of GET /events, instead of the place that was kept',
    pt: 'continua depois deste cursor de GET /events, em vez do ponto guardado',
  },
  place_file: {
    en: 'file of how far a receiver has got; by default prumo-listen.json with --forward-to',
    pt: 'arquivo de até onde o destino recebeu; com --forward-to, se não informado, prumo-listen.json',
  },
  once: {
    en: 'end once what has happened so far is handed on',
    pt: 'termina quando o que aconteceu até agora estiver repassado',
  },
  json_line_an_event: { en: 'print one line of JSON an event', pt: 'mostra uma linha de JSON por evento' },
  normalised_folder: {
    en: 'folder with *.jsonl or *.jsonl.gz files',
    pt: 'pasta com arquivos *.jsonl ou *.jsonl.gz',
  },
  sensitivity: { en: '0 to 1', pt: 'de 0 a 1' },
  smallest_confidence: {
    en: 'smallest confidence written, 0 to 1',
    pt: 'menor confiança que se grava, de 0 a 1',
  },
  report: {
    en: 'have a report of finished investigations or analyses made, and write it',
    pt: 'gera um relatório de investigações ou análises concluídas e o grava',
  },
  reported_runs: { en: 'finished investigations, in order', pt: 'investigações concluídas, na ordem' },
  reported_analyses: { en: 'finished analyses, in order', pt: 'análises concluídas, na ordem' },
  report_type: {
    en: 'what kind of report; by default investigation_report, and detailed_analysis of analyses alone',
    pt: 'que tipo de relatório; se não informado, investigation_report, ou detailed_analysis só de análises',
  },
  report_audience: { en: 'for whom', pt: 'para quem' },
  report_title: { en: 'title; by default the name of the type', pt: 'título; se não informado, o nome do tipo' },
  file_format: { en: 'format of the file', pt: 'formato do arquivo' },
  file_out: { en: 'file to write, instead of standard output', pt: 'arquivo a gravar, em vez da saída padrão' },
  dossier: {
    en: 'have the dossier of a supplier or a body made, and write it',
    pt: 'gera o dossiê de um fornecedor ou de um órgão e o grava',
  },
  dossier_entity: {
    en: 'CNPJ, code of a body, or id in the network',
    pt: 'CNPJ, código de um órgão ou id na rede',
  },
  dossier_of: { en: 'whether it is a supplier or a body', pt: 'se é um fornecedor (supplier) ou um órgão (body)' },
  bundle: {
    en: 'write a report that is made with its evidence, as a signed archive',
    pt: 'grava um relatório pronto com suas evidências, em um arquivo assinado',
  },
  bundled_report: { en: 'id of a report', pt: 'id de um relatório' },
  verify: {
    en: 'check an evidence bundle without a network, and name what in it differs',
    pt: 'confere um pacote de evidências sem rede e aponta o que difere nele',
  },
  verified_file: { en: 'archive that `prumo bundle` wrote', pt: 'arquivo que `prumo bundle` gravou' },
  bundle_key: {
    en: 'key to check with, as /.well-known/jwks.json publishes it; without it, the one in the bundle',
    pt: 'chave para conferir, como /.well-known/jwks.json a publica; sem ela, a do próprio pacote',
  },
  export: {
    en: 'write contracts, findings, or what one investigation found; several of them as one archive',
    pt: 'grava contratos, achados ou o que uma investigação encontrou; vários deles em um só pacote',
  },
  match: {
    en: 'say whom the rows of a list mean (CSV, XLSX or JSON; columns of names, CNPJs, cities), in its order, with contracts, sanctions and findings',
    pt: 'diz quem as linhas de uma lista indicam (CSV, XLSX ou JSON; colunas de nomes, CNPJs, cidades), na ordem dela, com contratos, sanções e achados',
  },
  reconcile: {
    en: 'let OpenRefine on this machine ask a server whom its rows mean (Reconciliation Service API 0.2), with what prumo login kept or PRUMO_TOKEN, until Ctrl-C; while it runs, every program of this machine can ask through it',
    pt: 'permite que o OpenRefine desta máquina pergunte a um servidor quem suas linhas indicam (Reconciliation Service API 0.2), com o que prumo login guardou ou PRUMO_TOKEN, até Ctrl-C; enquanto isso, todo programa desta máquina pode perguntar por meio dele',
  },
  relay_port: { en: 'port of 127.0.0.1 to listen at', pt: 'porta de 127.0.0.1 em que escuta' },
  relay_origins: { en: 'addresses of the pages that may ask', pt: 'endereços das páginas que podem perguntar' },
  matched_list: { en: 'the list', pt: 'a lista' },
  json_line_a_row: {
    en: 'write each row with all its candidates as a line of JSON, instead of CSV',
    pt: 'grava cada linha com todos os seus candidatos como uma linha de JSON, em vez de CSV',
  },
  exported: {
    en: '`contracts`, `findings`, or the id of an investigation',
    pt: '`contratos`, `achados` ou o id de uma investigação',
  },
  export_filter: {
    en: 'filters by their names, such as year=2024 or severities=critical,high',
    pt: 'filtros por seus nomes, como ano=2024 ou severidades=critica,alta',
  },
  csv_out: { en: 'CSV to write', pt: 'CSV a gravar' },
  labelled_folder: {
    en: 'folder with public/, practice/ and forest_floor.csv',
    pt: 'pasta com public/, practice/ e forest_floor.csv',
  },
  only_sets: { en: 'only these sets', pt: 'somente estes conjuntos' },
  only_parts: { en: 'only these parts', pt: 'somente estas partes' },
  feedback_out: { en: 'file to write, instead of standard output', pt: 'arquivo a gravar, em vez da saída padrão' },
  feedback_in: {
    en: 'file of rated answers, as `prumo feedback` writes it: count them by intent and by reason',
    pt: 'arquivo de respostas avaliadas, como `prumo feedback` grava: conta-as por intenção e por motivo',
  },
  question_folder: { en: 'folder of labelled questions', pt: 'pasta de perguntas rotuladas' },
  misread: {
    en: 'print so many of the worst misreadings of each part of the questions',
    pt: 'mostra tantas das piores leituras erradas de cada parte das perguntas',
  },
  seeds: { en: 'forests a public set', pt: 'florestas por conjunto público' },
  reported_from: {
    en: 'confidence from which on a finding counts as reported',
    pt: 'confiança a partir da qual um achado conta como apontado',
  },
  write_figures: { en: 'write what each detector shows by itself', pt: 'grava o que cada detector mostra sozinho' },
  table_out: {
    en: 'write the table as TypeScript instead of printing it',
    pt: 'grava a tabela como TypeScript em vez de mostrá-la',
  },
  // What stands for a value.
  a_folder: { en: 'folder', pt: 'pasta' },
  a_file: { en: 'file', pt: 'arquivo' },
  a_source: { en: 'source', pt: 'fonte' },
  a_format: { en: 'format', pt: 'formato' },
  a_kind: { en: 'kind', pt: 'tipo' },
  a_day: { en: 'day', pt: 'dia' },
  an_audience: { en: 'audience', pt: 'público' },
  an_export: { en: 'what', pt: 'o-que' },
  a_text: { en: 'text', pt: 'texto' },
  a_code: { en: 'code', pt: 'código' },
  a_state: { en: 'state', pt: 'uf' },
  an_id: { en: 'id', pt: 'id' },
  a_type: { en: 'type', pt: 'tipo' },
  name_value: { en: 'name=value', pt: 'nome=valor' },
  a_question: { en: 'question', pt: 'pergunta' },
  an_email: { en: 'email', pt: 'e-mail' },
  a_role: { en: 'role', pt: 'função' },
  a_tier: { en: 'tier', pt: 'nível' },
  a_status: { en: 'status', pt: 'situação' },
  a_key: { en: 'base64', pt: 'base64' },
  a_number: { en: 'number', pt: 'número' },
  a_name: { en: 'name', pt: 'nome' },
  a_part: { en: 'part', pt: 'parte' },
  a_language: { en: 'language', pt: 'idioma' },
  a_url: { en: 'url', pt: 'endereço' },
  some_types: { en: 'types', pt: 'tipos' },
  a_cursor: { en: 'cursor', pt: 'cursor' },
  a_command: { en: 'command', pt: 'comando' },
  // Frame of the help.
  'Usage:': { en: 'Usage:', pt: 'Uso:' },
  'Options:': { en: 'Options:', pt: 'Opções:' },
  'Global Options:': { en: 'Global Options:', pt: 'Opções gerais:' },
  'Arguments:': { en: 'Arguments:', pt: 'Argumentos:' },
  'Commands:': { en: 'Commands:', pt: 'Comandos:' },
  options: { en: 'options', pt: 'opções' },
  command: { en: 'command', pt: 'comando' },
  choices: { en: 'choices', pt: 'valores' },
  default: { en: 'default', pt: 'padrão' },
  preset: { en: 'preset', pt: 'sem valor' },
  // What is wrong with a number.
  no_ratio: { en: 'must be a number from 0 to 1.', pt: 'Deve ser um número de 0 a 1.' },
  no_public_key: {
    en: 'must be a public key (Ed25519, SPKI, base64).',
    pt: 'Deve ser uma chave pública (Ed25519, SPKI, base64).',
  },
  no_whole_number: { en: 'must be a whole number from 1.', pt: 'Deve ser um número inteiro a partir de 1.' },
} as const satisfies Readonly<Record<string, Pair>>

/** What commander says of arguments: its own words, and ours in Portuguese. */
const refusals: readonly Pair[] = [
  {
    en: "error: missing required argument '{name}'",
    pt: "erro: falta o argumento obrigatório '{name}'",
  },
  { en: "error: option '{flags}' argument missing", pt: "erro: a opção '{flags}' exige um valor" },
  { en: "error: required option '{flags}' not specified", pt: "erro: falta a opção obrigatória '{flags}'" },
  { en: "error: unknown option '{flag}'", pt: "erro: opção desconhecida '{flag}'" },
  { en: "error: unknown command '{name}'", pt: "erro: comando desconhecido '{name}'" },
  { en: "error: too many arguments for '{command}'.", pt: "erro: argumentos demais para '{command}'." },
  { en: 'error: too many arguments.', pt: 'erro: argumentos demais.' },
  { en: 'Expected {expected} argument but got {given}.', pt: 'O máximo é {expected}, mas vieram {given}.' },
  { en: 'Expected {expected} arguments but got {given}.', pt: 'O máximo é {expected}, mas vieram {given}.' },
  {
    en: "error: option '{flags}' argument '{value}' is invalid.",
    pt: "erro: o valor '{value}' da opção '{flags}' não é válido.",
  },
  {
    en: "error: command-argument value '{value}' is invalid for argument '{name}'.",
    pt: "erro: o valor '{value}' do argumento '{name}' não é válido.",
  },
  { en: 'Allowed choices are {choices}.', pt: 'Os valores possíveis são {choices}.' },
  { en: '(Did you mean one of {names}?)', pt: '(Quis dizer um destes: {names}?)' },
  { en: '(Did you mean {name}?)', pt: '(Quis dizer {name}?)' },
]

const patterns = refusals.map(({ en, pt }) => {
  const literal = en.replace(/[\\^$.*+?()[\]|/]/g, '\\$&')
  const captured = literal.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>.+?)`)
  return { pattern: new RegExp(captured, 'g'), filled: pt.replace(/\{(\w+)\}/g, (_, name: string) => `$<${name}>`) }
})

/**
 * What commander says of arguments, in a language; other texts stay.
 * @example wordRefusal("error: unknown option '--x'", 'pt') // "erro: opção desconhecida '--x'"
 */
export function wordRefusal(said: string, language: Language): string {
  if (language === 'en') return said
  return patterns.reduce((text, { pattern, filled }) => text.replace(pattern, filled), said)
}
