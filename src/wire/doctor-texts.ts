// What `prumo doctor` says of a data folder: each code with its sentence in both languages, `{fact}` filled in.

import type { Language } from '../domain/vocabulary.ts'

const backup = { en: 'put it back from a backup', pt: 'recoloque-o a partir de uma cópia de segurança' } as const
const restore = {
  en: 'restore the data folder from a backup',
  pt: 'restaure a pasta de dados a partir de uma cópia de segurança',
} as const
const drop = {
  en: 'drop them with prumo user set EMAIL --drop-mfa',
  pt: 'remova-os com prumo user set EMAIL --drop-mfa',
} as const

const texts = {
  page_damaged: {
    en: `a page of its file is damaged: ${restore.en}`,
    pt: `uma página do arquivo está danificada: ${restore.pt}`,
  },
  state_lost: {
    en: `it is lost, though {remains} is there: ${restore.en}, or remove {remains} to begin without accounts and trail`,
    pt: `perdeu-se, embora exista {remains}: ${restore.pt}, ou remova {remains} para começar sem contas nem trilha`,
  },
  records_lost: {
    en: `it is lost, though {remains} is there: ${restore.en}, or remove what is left of it and import again`,
    pt: `perdeu-se, embora exista {remains}: ${restore.pt}, ou remova o que restou e importe de novo`,
  },
  records_gone: {
    en: `records/ is lost, though there are accounts: investigations of before rest on records that are not here: ${restore.en}, or import again`,
    pt: `records/ se perdeu, embora haja contas: investigações anteriores se apoiam em registros que não estão aqui: ${restore.pt}, ou importe de novo`,
  },
  entry_written_anew: {
    en: 'the entry {entry} was not as written, and follows from others: written anew',
    pt: 'o item {entry} não estava como foi gravado e decorre de outros: gravado de novo',
  },
  entry_derived: {
    en: 'the entry {entry} was not as written, and follows from others: --repair writes it anew',
    pt: 'o item {entry} não estava como foi gravado e decorre de outros: --repair o grava de novo',
  },
  entry_damaged: {
    en: `the entry {entry} is not as written: ${restore.en}`,
    pt: `o item {entry} não está como foi gravado: ${restore.pt}`,
  },
  others_damaged: {
    en: `{count} other entries are not as written: ${restore.en}`,
    pt: `outros {count} itens não estão como foram gravados: ${restore.pt}`,
  },
  value_damaged: {
    en: `it is not what its name says: ${backup.en}`,
    pt: `não é o que o nome indica: ${backup.pt}`,
  },
  value_missing: { en: `it is not there: ${backup.en}`, pt: `não está lá: ${backup.pt}` },
  value_orphan: { en: 'nothing names it: a commit was lost', pt: 'nada o menciona: uma gravação se perdeu' },
  value_draft: {
    en: 'a killed import had begun to write it',
    pt: 'uma importação interrompida tinha começado a gravá-lo',
  },
  columns_unreadable: {
    en: 'the columns of version {version} cannot be read{file}',
    pt: 'as colunas da versão {version} não podem ser lidas{file}',
  },
  documents_unreadable: {
    en: 'the documents of version {version} cannot be read{file}',
    pt: 'os documentos da versão {version} não podem ser lidos{file}',
  },
  stray_keys: {
    en: '{count} keys of {table} name rows that there are not',
    pt: '{count} chaves de {table} indicam linhas que não existem',
  },
  key_count: {
    en: '{table} has {records} records and {keys} keys',
    pt: '{table} tem {records} registros e {keys} chaves',
  },
  dictionary_count: {
    en: 'the dictionary {name} has {texts} texts and {codes} codes of {stated}',
    pt: 'o dicionário {name} tem {texts} textos e {codes} códigos de {stated}',
  },
  trail: { en: 'audit trail: {problem}', pt: 'trilha de auditoria: {problem}' },
  audit_key_damaged: {
    en: `it holds no key that can be read, and the audit trail cannot be checked: ${backup.en}`,
    pt: `não contém chave que possa ser lida, e a trilha de auditoria não pode ser conferida: ${backup.pt}`,
  },
  audit_key_lost: {
    en: `the audit trail cannot be checked: ${backup.en}`,
    pt: `a trilha de auditoria não pode ser conferida: ${backup.pt}`,
  },
  signing_key_damaged: {
    en: `it holds no signing key that can be read, and no server starts: ${backup.en}, or remove it, which ends the sessions whose tokens it signed`,
    pt: `não contém chave de assinatura que possa ser lida, e nenhum servidor inicia: ${backup.pt}, ou remova-o, o que encerra as sessões cujos tokens ele assinou`,
  },
  secret_damaged: {
    en: `it holds no key that can be read, and no server starts: ${backup.en}, or remove it, which loses the second factors of {accounts} accounts: ${drop.en}`,
    pt: `não contém chave que possa ser lida, e nenhum servidor inicia: ${backup.pt}, ou remova-o, o que perde os segundos fatores de {accounts} contas: ${drop.pt}`,
  },
  secret_lost: {
    en: `it did not seal the second factors of {accounts} accounts: ${backup.en}, or ${drop.en}`,
    pt: `não cifrou os segundos fatores de {accounts} contas: ${backup.pt}, ou ${drop.pt}`,
  },
  run_orphan: {
    en: `the investigation {id} has entries and no record: ${restore.en} where it is needed`,
    pt: `a investigação {id} tem itens e nenhum registro: ${restore.pt} se ela for necessária`,
  },
  // States of what was found, and what is said where nothing is left.
  damaged: { en: 'damaged', pt: 'danificado' },
  removable: { en: 'removable', pt: 'removível' },
  removed: { en: 'removed', pt: 'removido' },
  derived: { en: 'derived', pt: 'derivado' },
  rewritten: { en: 'rewritten', pt: 'regravado' },
  all_in_place: { en: 'Everything is in its place.', pt: 'Tudo está no seu lugar.' },
  others_in_place: { en: 'Everything else is in its place.', pt: 'Todo o resto está no seu lugar.' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type DoctorText = keyof typeof texts

/** The sentence of a code in a language. */
export function wordFinding(
  text: DoctorText,
  facts: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  return texts[text][language].replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact]))
}
