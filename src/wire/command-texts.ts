// What commands print, in both languages. Names of formats and of columns stay as they are: they are what options, mappings
// and files say.

import type { Language } from '../domain/vocabulary.ts'
import { WordedFailure } from '../domain/worded-failure.ts'
import { chatTexts } from './chat-texts.ts'
import { helpTexts } from './help-texts.ts'
import { runTexts } from './run-texts.ts'

type Pair = Readonly<Record<Language, string>>

const texts = {
  // What stands before a value.
  file: { en: 'file', pt: 'arquivo' },
  status: { en: 'status', pt: 'situação' },
  format: { en: 'format', pt: 'formato' },
  source: { en: 'source', pt: 'fonte' },
  sha256: { en: 'sha256', pt: 'sha256' },
  encoding: { en: 'encoding', pt: 'codificação' },
  content: { en: 'content', pt: 'conteúdo' },
  delimiter: { en: 'delimiter', pt: 'separador' },
  header: { en: 'header', pt: 'cabeçalho' },
  failure: { en: 'failure', pt: 'falha' },
  left_out: { en: 'left out', pt: 'fora' },
  known: { en: 'known', pt: 'conhecidos' },
  pages: { en: 'pages', pt: 'páginas' },
  error: { en: 'error', pt: 'erro' },
  rows_read: { en: 'rows read', pt: 'lidas' },
  accepted: { en: 'accepted', pt: 'aceitas' },
  rejected: { en: 'rejected', pt: 'rejeitadas' },
  duplicates: { en: 'duplicates', pt: 'repetidas' },
  dataset: { en: 'dataset', pt: 'dados' },
  noted: { en: 'noted', pt: 'anotado' },
  // Values.
  unread: { en: 'unread', pt: 'não lido' },
  completed: { en: 'completed', pt: 'concluída' },
  running: { en: 'running', pt: 'em andamento' },
  failed: { en: 'failed', pt: 'falhou' },
  complete: { en: 'complete', pt: 'completa' },
  partial: { en: 'partial', pt: 'parcial' },
  table: { en: 'table', pt: 'tabela' },
  json: { en: 'json', pt: 'json' },
  unknown: { en: 'unknown', pt: 'desconhecido' },
  replaced: { en: 'replaced', pt: 'substituído' },
  merged: { en: 'merged', pt: 'reunido' },
  confirmed: { en: 'confirmed', pt: 'confirmado' },
  kept: { en: 'kept', pt: 'mantido' },
  withdrawn: { en: 'withdrawn', pt: 'retirado' },
  contract: { en: 'contract', pt: 'contrato' },
  tender: { en: 'tender', pt: 'licitação' },
  award: { en: 'award', pt: 'item homologado' },
  contract_item: { en: 'contract item', pt: 'item de contrato' },
  amendment: { en: 'amendment', pt: 'termo aditivo' },
  payment: { en: 'payment', pt: 'pagamento' },
  commitment: { en: 'commitment', pt: 'empenho' },
  agreement: { en: 'agreement', pt: 'convênio' },
  supplier: { en: 'supplier', pt: 'fornecedor' },
  organization: { en: 'organization', pt: 'órgão' },
  sanction: { en: 'sanction', pt: 'sanção' },
  reference: { en: 'reference', pt: 'referência' },
  // Whole phrases.
  not_recognised: { en: 'not recognised', pt: 'não reconhecido' },
  or_mapping: { en: '{formats}; or give --mapping', pt: '{formats}; ou informe --mapping' },
  updated: { en: '{accepted} ({updated} updated)', pt: '{accepted} ({updated} atualizadas)' },
  version: { en: 'version {version}', pt: 'versão {version}' },
  lines: { en: 'lines {lines}', pt: 'linhas {lines}' },
  line: { en: 'line {line}', pt: 'linha {line}' },
  elements: { en: 'elements {lines}', pt: 'elementos {lines}' },
  element: { en: 'element {line}', pt: 'elemento {line}' },
  assumed: {
    en: '{source} (assumed by the format; --source names another)',
    pt: '{source} (suposta pelo formato; --source indica outra)',
  },
  more_left_out: { en: '… and {more} more; --json has all', pt: '… e mais {more}; --json traz todas' },
  values: { en: '{count} values', pt: '{count} valores' },
  one_value: { en: '1 value', pt: '1 valor' },
  decoded_otherwise: {
    en: '{encoding} ({count} lines read as windows-1252)',
    pt: '{encoding} ({count} linhas lidas como windows-1252)',
  },
  repeats: { en: 'repeats an earlier row', pt: 'repete uma linha anterior' },
  is_rejected: { en: 'rejected', pt: 'rejeitada' },
  pages_read: {
    en: '{imported} imported, {unchanged} unchanged',
    pt: '{imported} importadas, {unchanged} inalteradas',
  },
  again: { en: ' (can be tried again)', pt: ' (pode ser tentado de novo)' },
  at_status: { en: ' status {status}', pt: ' status {status}' },
  at_page: { en: ' page {page}', pt: ' página {page}' },
  // Verdicts on an audit trail.
  trail_whole: {
    en: '{subject}: {events} entries, every one in its place, signed to the end.',
    pt: '{subject}: {events} eventos, cada um no seu lugar, assinados até o fim.',
  },
  written_meanwhile: {
    en: 'A service was writing to it: checked up to the head of that moment.',
    pt: 'Um serviço gravava nela: conferida até o cabeçalho daquele momento.',
  },
  own_key: {
    en: 'The signature was checked with the key that the file itself names: compare it, or give --public-key.',
    pt: 'A assinatura foi conferida com a chave que o próprio arquivo indica: compare-a ou informe --public-key.',
  },
  // Backups.
  backup_written: {
    en: '{file}: every write acknowledged before {instant} is in it; {files} files, {bytes} bytes. It holds the keys: keep it as safe as the data folder.',
    pt: '{file}: contém toda gravação confirmada antes de {instant}; {files} arquivos, {bytes} bytes. Nele estão as chaves: guarde-o com o mesmo cuidado que a pasta de dados.',
  },
  backup_not_recorded: {
    en: 'The audit trail does not say that it was made: nothing can be stored at the moment.',
    pt: 'A trilha de auditoria não registra que foi feita: nada pode ser gravado no momento.',
  },
  backup_exists: {
    en: '{file} is there already: a backup replaces no file',
    pt: '{file} já existe: uma cópia de segurança não substitui arquivo algum',
  },
  copy_failed: {
    en: '{path} could not be copied: {why}',
    pt: 'não foi possível copiar {path}: {why}',
  },
  restored: {
    en: '{folder} is as {file} was at {instant}; {files} files, {bytes} bytes.',
    pt: '{folder} está como {file} em {instant}; {files} arquivos, {bytes} bytes.',
  },
  folder_not_empty: {
    en: '{folder} is not empty: a backup is restored into an empty folder alone',
    pt: '{folder} não está vazia: uma cópia de segurança só se restaura em uma pasta vazia',
  },
  restore_unfinished: {
    en: '{folder} was being restored and is not whole: empty it and restore the backup again',
    pt: '{folder} estava sendo restaurada e não está completa: esvazie-a e restaure a cópia de novo',
  },
  // Verdicts on an evidence bundle.
  bundle_whole: {
    en: '{subject}: whole and signed by the key {key}; {files} files, {bytes} bytes, {events} events of the audit trail proved.',
    pt: '{subject}: íntegro e assinado pela chave {key}; {files} arquivos, {bytes} bytes, {events} eventos da trilha de auditoria provados.',
  },
  own_bundle_key: {
    en: 'The signature was checked with the key in the bundle: that shows that it is whole, not who made it. Compare the key, or give --key.',
    pt: 'A assinatura foi conferida com a chave do próprio pacote: isso mostra que está íntegro, não quem o fez. Compare a chave ou informe --key.',
  },
  repacked: {
    en: 'The archive was packed anew: its files were checked, not the bytes around them.',
    pt: 'O arquivo foi compactado de novo: conferiram-se seus arquivos, não os bytes em torno deles.',
  },
  // Events that a command forwards.
  forwards: {
    en: 'Events of {server} go to {url}; how far they went is kept in {file}. Ctrl-C ends it.',
    pt: 'Os eventos de {server} vão para {url}; até onde foram fica em {file}. Ctrl-C encerra.',
  },
  own_secret: {
    en: 'They are signed with this secret, which is shown once: {secret}',
    pt: 'São assinados com este segredo, mostrado uma única vez: {secret}',
  },
  events_missing: {
    en: 'Events between the last one and the next have expired and are missing.',
    pt: 'Eventos entre o último e o próximo expiraram e faltam.',
  },
  server_again: {
    en: 'The server did not answer ({why}); it is asked again in {seconds} s.',
    pt: 'O servidor não respondeu ({why}); nova tentativa em {seconds} s.',
  },
  receiver_again: {
    en: 'The receiver did not take {event} {id} ({why}); it is sent again in {seconds} s.',
    pt: 'O receptor não aceitou {event} {id} ({why}); novo envio em {seconds} s.',
  },
  receiver_refused: {
    en: 'The receiver did not take {event} {id} ({why}); the next run goes on there.',
    pt: 'O receptor não aceitou {event} {id} ({why}); a próxima execução continua dali.',
  },
  receiver_gone: {
    en: 'The receiver answered 410: it wants no more events.',
    pt: 'O receptor respondeu 410: não quer mais eventos.',
  },
  other_place: {
    en: '{file} is of another account or receiver: name another file with --state',
    pt: '{file} é de outra conta ou de outro receptor: indique outro arquivo com --state',
  },
  folder_place: {
    en: '{file} is a folder: name a file with --state',
    pt: '{file} é uma pasta: indique um arquivo com --state',
  },
  broken_place: {
    en: '{file} is no file that this command has written: name another one with --state',
    pt: '{file} não é um arquivo gravado por este comando: indique outro com --state',
  },
  no_token: {
    en: 'put an access token or an API key into PRUMO_TOKEN',
    pt: 'coloque um token de acesso ou uma chave de API em PRUMO_TOKEN',
  },
  no_address: {
    en: '{option} must be an http or https address without user and password',
    pt: '{option} deve ser um endereço http ou https, sem usuário e senha',
  },
  short_secret: {
    en: 'PRUMO_LISTEN_SECRET must have at least {count} bytes',
    pt: 'PRUMO_LISTEN_SECRET deve ter ao menos {count} bytes',
  },
  timed_out: { en: 'no answer in time', pt: 'sem resposta no prazo' },
  connection_failed: { en: 'no connection', pt: 'sem conexão' },
  tls_failed: { en: 'its certificate is not valid', pt: 'certificado inválido' },
  name_not_resolved: { en: 'its name has no address', pt: 'nome sem endereço' },
  address_not_public: { en: 'its address is not public', pt: 'endereço não público' },
  status_answered: { en: 'status {status}', pt: 'status {status}' },
  progress: {
    en: '[{bar}] {percentage}% | {rows} rows | {rejected} rejected',
    pt: '[{bar}] {percentage}% | {rows} linhas | {rejected} rejeitadas',
  },
  // What a command answers.
  second_factor: { en: 'second factor', pt: 'segundo fator' },
  account_deleted: { en: '{email} was deleted.', pt: 'A conta {email} foi excluída.' },
  password_once: {
    en: 'Its password, shown once, to be changed at the first sign-in: {password}',
    pt: 'A senha da conta, mostrada uma única vez, a trocar na primeira entrada: {password}',
  },
  signed_with: { en: 'Tokens are signed with {kid} from now on.', pt: 'De agora em diante, {kid} assina os tokens.' },
  segments_removed: {
    en: '{removed} sealed segments removed; their roots stay.',
    pt: 'Segmentos selados removidos: {removed}; as raízes deles permanecem.',
  },
  feedback_written: { en: '{count} rated answers in {file}', pt: '{count} respostas avaliadas em {file}' },
  file_read: {
    en: '{file}: {accepted} accepted, {rejected} rejected, {duplicates} duplicates',
    pt: '{file}: {accepted} aceitas, {rejected} rejeitadas, {duplicates} repetidas',
  },
  predicted: {
    en: '{acts} acts, {predictions} predictions in {out}',
    pt: '{acts} atos, {predictions} previsões em {out}',
  },
  // Why a command could not do its work.
  no_account: { en: 'there is no account {email}', pt: 'não há conta {email}' },
  no_day: { en: '{given} is no day such as 2026-01-31', pt: '{given} não é um dia como 2026-01-31' },
  no_store: { en: 'there is no store in {folder}', pt: 'não há dados em {folder}' },
  no_audit_key: {
    en: 'there is no audit key in {folder}; give --public-key',
    pt: 'não há chave de auditoria em {folder}; informe --public-key',
  },
  store_damaged: {
    en: '{paths} is damaged: restore the data folder from a backup (README, Backup), or see with `prumo doctor` what is left of it',
    pt: '{paths} está danificado: restaure a pasta de dados a partir de uma cópia de segurança (README, Backup) ou veja com `prumo doctor` o que restou',
  },
  stores_damaged: {
    en: '{paths} are damaged: restore the data folder from a backup (README, Backup), or see with `prumo doctor` what is left of it',
    pt: '{paths} estão danificados: restaure a pasta de dados a partir de uma cópia de segurança (README, Backup) ou veja com `prumo doctor` o que restou',
  },
  check_ended: {
    en: 'the check of {paths} was ended by {signal}',
    pt: 'a conferência de {paths} foi encerrada por {signal}',
  },
  check_impossible: {
    en: '{paths} could not be checked for damage: {why}',
    pt: 'não foi possível conferir se há danos em {paths}: {why}',
  },
  other_server: {
    en: 'another server (pid {pid}) has this folder: {folder}',
    pt: 'outro servidor (pid {pid}) está com esta pasta: {folder}',
  },
  unknown_server: {
    en: 'another server (pid unknown) has this folder: {folder}',
    pt: 'outro servidor (pid desconhecido) está com esta pasta: {folder}',
  },
  path_too_long: {
    en: 'the path of the data folder is too long for a socket: {folder}',
    pt: 'o caminho da pasta de dados é longo demais para um socket: {folder}',
  },
  disk_full: {
    en: 'nothing can be stored in {folder}: free space on its disk, and try again',
    pt: 'nada pode ser gravado em {folder}: libere espaço no disco e tente de novo',
  },
  folder_read_only: {
    en: 'nothing can be written in {folder}: let the user of the service write there, and see that its disk is not mounted read-only',
    pt: 'nada pode ser gravado em {folder}: permita a escrita ao usuário do serviço e verifique se o disco não está montado como somente leitura',
  },
  missing_path: { en: '{path}: there is no such file or folder', pt: '{path}: não há arquivo nem pasta com esse nome' },
  not_permitted: { en: '{path}: this user may not open it', pt: '{path}: este usuário não tem permissão para abrir' },
  not_a_file: { en: '{path}: is a folder, not a file', pt: '{path}: é uma pasta, e não um arquivo' },
  not_a_folder: {
    en: '{path}: a part of its path is a file, not a folder',
    pt: '{path}: uma parte do caminho é um arquivo, e não uma pasta',
  },
  ...runTexts,
  ...chatTexts,
  ...helpTexts,
} as const satisfies Readonly<Record<string, Pair>>

/** A text of the table. */
export type CommandText = keyof typeof texts

/** Facts of a text. */
export type CommandFacts = Readonly<Record<string, string | number>>

/** A failure with a text of the table. */
export function commandFailure(text: CommandText, facts: CommandFacts): WordedFailure {
  return new WordedFailure({ en: sayIn('en')(text, facts), pt: sayIn('pt')(text, facts) })
}

/** Says texts of the table in a language; a fact that is not given stays as its `{name}`. */
export type Say = (text: CommandText, facts?: CommandFacts) => string

/**
 * The texts of a language.
 * @example sayIn('pt')('version', { version: 3 }) // 'versão 3'
 */
export function sayIn(language: Language): Say {
  return (text, facts = {}) =>
    texts[text][language].replace(/\{(\w+)\}/g, (whole, fact: string) => String(facts[fact] ?? whole))
}

/** The word for a value, such as a state or the kind of a record; one without a word stays as it is. */
export function wordFor(value: string, say: Say): string {
  return isText(value) ? say(value) : value
}

function isText(value: string): value is CommandText {
  return Object.hasOwn(texts, value)
}
