// What commands say of a run and of who signs in, in both languages.

import type { Language } from '../domain/vocabulary.ts'

type Pair = Readonly<Record<Language, string>>

export const runTexts = {
  // Words of the interface.
  initialization: { en: 'preparation', pt: 'preparação' },
  data_collection: { en: 'collecting records', pt: 'coleta de registros' },
  preprocessing: { en: 'preparing records', pt: 'preparo dos registros' },
  agent_analysis: { en: 'analysis', pt: 'análise' },
  pattern_detection: { en: 'detection', pt: 'detecção' },
  result_aggregation: { en: 'weighing what was found', pt: 'ponderação dos achados' },
  report_generation: { en: 'report', pt: 'relatório' },
  critical: { en: 'critical', pt: 'crítica' },
  high: { en: 'high', pt: 'alta' },
  medium: { en: 'medium', pt: 'média' },
  low: { en: 'low', pt: 'baixa' },
  price_anomaly: { en: 'price', pt: 'preço' },
  pattern_anomaly: { en: 'pattern', pt: 'padrão' },
  temporal_anomaly: { en: 'time', pt: 'tempo' },
  relationship_anomaly: { en: 'relationship', pt: 'vínculo' },
  compliance_violation: { en: 'compliance', pt: 'conformidade' },
  // Titles of the table.
  severity: { en: 'severity', pt: 'gravidade' },
  confidence: { en: 'confidence', pt: 'confiança' },
  kind: { en: 'type', pt: 'tipo' },
  of_whom: { en: 'concerns', pt: 'diz respeito a' },
  indication: { en: 'indication', pt: 'indício' },
  // A run.
  run_started: { en: 'Investigation {id} has begun.', pt: 'A investigação {id} começou.' },
  run_progress: {
    en: '[{bar}] {percentage}% | {phase} | found: {found}',
    pt: '[{bar}] {percentage}% | {phase} | achados: {found}',
  },
  run_cancelled: { en: 'The investigation was cancelled.', pt: 'A investigação foi cancelada.' },
  run_goes_on: {
    en: 'The investigation goes on at the server: {id}.',
    pt: 'A investigação continua no servidor: {id}.',
  },
  cancel_too: {
    en: 'Cancel the investigation at the server too? [y/N] ',
    pt: 'Cancelar também a investigação no servidor? [s/N] ',
  },
  none_found: {
    en: 'Nothing conspicuous in {records} records.',
    pt: 'Nada que chame atenção em {records} registros.',
  },
  all_found: {
    en: '{count} indications in {records} records; risk {risk} of 100. An indication is not proof.',
    pt: '{count} indícios em {records} registros; risco {risk} de 100. Um indício não é prova.',
  },
  run_partial: { en: 'The results are not complete.', pt: 'Os resultados não estão completos.' },
  run_truncated: {
    en: 'There are more; these are the most severe.',
    pt: 'Há mais; estes são os mais graves.',
  },
  run_synthetic: {
    en: 'The records are those of the generated sample.',
    pt: 'Os registros são os da amostra gerada.',
  },
  asked_again: {
    en: 'The server did not answer; it is asked again in {seconds} s.',
    pt: 'O servidor não respondeu; nova tentativa em {seconds} s.',
  },
  // Files.
  export_begun: { en: 'Export {id}.', pt: 'Exportação {id}.' },
  export_failed: { en: 'Export {id} was not made: {why}', pt: 'A exportação {id} não foi feita: {why}' },
  exports_not_made: {
    en: '{failed} of the files could not be made: manifest.json in the archive says which.',
    pt: 'Não foi possível fazer {failed} dos arquivos: manifest.json, no pacote, diz quais.',
  },
  filter_of_one_export: {
    en: '--filter goes with one export at a time.',
    pt: '--filtro vale para uma exportação por vez.',
  },
  report_begun: { en: 'Report {id}.', pt: 'Relatório {id}.' },
  report_failed: { en: 'The report {id} was not made: {why}', pt: 'O relatório {id} não foi gerado: {why}' },
  match_begun: { en: 'Match {id}: {rows} rows.', pt: 'Comparação {id}: {rows} linhas.' },
  match_done: { en: '{matched} of {rows} rows are matched.', pt: '{matched} de {rows} linhas têm correspondência.' },
  match_not_done: { en: 'The list was not matched ({id}): {why}', pt: 'A lista não foi comparada ({id}): {why}' },
  relay_listens: {
    en: 'In OpenRefine: Reconcile, Add Standard Service, {address}',
    pt: 'No OpenRefine: Reconciliar, adicionar serviço padrão, {address}',
  },
  not_listening: {
    en: 'Port {port} of 127.0.0.1 cannot be listened at: {why}',
    pt: 'Não é possível escutar na porta {port} de 127.0.0.1: {why}',
  },
  file_written: { en: '{file}: {bytes} bytes', pt: '{file}: {bytes} bytes' },
  // A re-scoring.
  task_begun: { en: 'Task {id}.', pt: 'Tarefa {id}.' },
  task_goes_on: { en: 'The task goes on at the server: {id}.', pt: 'A tarefa continua no servidor: {id}.' },
  rescore_progress: {
    en: '[{bar}] {percentage}% | {label} | left: {left}',
    pt: '[{bar}] {percentage}% | {label} | faltam: {left}',
  },
  rescore_found: {
    en: '{findings} findings in {records} records. A finding is an indication, not proof.',
    pt: '{findings} achados em {records} registros. Um achado é um indício, não prova.',
  },
  rescore_first: {
    en: 'This is the first run over this scope: there is nothing to compare with.',
    pt: 'Esta é a primeira execução deste escopo: não há com o que comparar.',
  },
  rescore_totals: {
    en: 'Since before: {appeared} appeared, {vanished} vanished, {rose} rose, {fell} fell, {unchanged} are unchanged.',
    pt: 'Desde antes: {appeared} surgiram, {vanished} sumiram, {rose} subiram, {fell} caíram, {unchanged} sem mudança.',
  },
  rescore_causes: {
    en: 'What can be why: engine {engine_version}, tables of law {legal_tables}, calibration {calibration}, model {model}, records {records}.',
    pt: 'O que pode ser a causa: motor {engine_version}, tabelas legais {legal_tables}, calibração {calibration}, modelo {model}, registros {records}.',
  },
  rescore_dry: {
    en: '{partitions} partitions with {records} records would run.',
    pt: 'Seriam executadas {partitions} partições com {records} registros.',
  },
  why_in_full: { en: 'all are asked for', pt: 'todas foram pedidas' },
  why_first_run: { en: 'not run before', pt: 'não executada antes' },
  why_engine_version: { en: 'another version of the engine', pt: 'outra versão do motor' },
  why_legal_tables: { en: 'other tables of law', pt: 'outras tabelas legais' },
  why_calibration: { en: 'another calibration', pt: 'outra calibração' },
  why_model: { en: 'another model', pt: 'outro modelo' },
  why_records: { en: 'other records', pt: 'outros registros' },
  why_unchanged: { en: 'unchanged: need not run', pt: 'sem mudança: não precisa executar' },
  // Signing in.
  ask_email: { en: 'E-mail: ', pt: 'E-mail: ' },
  ask_password: { en: 'Password: ', pt: 'Senha: ' },
  ask_new_password: {
    en: 'New password, in the place of the one that was made for the account: ',
    pt: 'Nova senha, no lugar da que foi criada para a conta: ',
  },
  ask_code: { en: 'Code of the second factor: ', pt: 'Código do segundo fator: ' },
  signed_in: {
    en: 'Signed in to {server} as {email}; kept in {file}, for you alone to read.',
    pt: 'Entrada em {server} como {email}; guardada em {file}, que só você pode ler.',
  },
  signed_out: {
    en: 'Signed out of {server}.',
    pt: 'Saída de {server}.',
  },
  token_forgotten: {
    en: 'The token or API key for {server} is no longer kept here. The server still takes it until it expires or is revoked.',
    pt: 'O token ou a chave de API de {server} não está mais guardado aqui. O servidor ainda o aceita até que expire ou seja revogado.',
  },
  not_signed_in: {
    en: 'nobody has signed in to {server}: run `prumo login --server {server}`, or put a token or an API key into PRUMO_TOKEN',
    pt: 'ninguém entrou em {server}: execute `prumo login --server {server}` ou coloque um token ou uma chave de API em PRUMO_TOKEN',
  },
  sign_in_again: {
    en: '{why} Sign in again with `prumo login --server {server}`.',
    pt: '{why} Entre de novo com `prumo login --server {server}`.',
  },
  broken_logins: {
    en: '{file} is no file that `prumo login` has written: delete it and sign in again',
    pt: '{file} não é um arquivo gravado por `prumo login`: apague-o e entre de novo',
  },
} as const satisfies Readonly<Record<string, Pair>>
