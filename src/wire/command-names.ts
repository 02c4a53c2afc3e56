// Names and codes of the JSON lines that commands print, in Portuguese where that is asked for. A report of an import and the
// records in it are spelled by their schemas.

import type { Language } from '../domain/vocabulary.ts'
import { toPortuguese } from './rename.ts'
import { getSchema } from './schemas.ts'
import { translateWord } from './vocabularies.ts'

/** Portuguese names of the fields that no schema has. */
const names: Readonly<Record<string, string>> = {
  accepted: 'aceitas',
  bytes: 'bytes',
  code: 'codigo',
  complete: 'completa',
  content: 'conteudo',
  count: 'contagem',
  delimiter: 'separador',
  encoding: 'codificacao',
  errors: 'erros',
  events: 'eventos',
  failure: 'falha',
  field: 'campo',
  file: 'arquivo',
  files: 'arquivos',
  findings: 'achados',
  format: 'formato',
  formats: 'formatos',
  found: 'encontrado',
  from: 'de',
  groups: 'grupos',
  header: 'cabecalho',
  ignored: 'ignorados',
  imported: 'importados',
  importer_version: 'versao_importador',
  inside: 'dentro',
  instant: 'instante',
  key_id: 'id_chave',
  kind: 'tipo',
  line: 'linha',
  lines_are: 'linhas_sao',
  message: 'mensagem',
  notes: 'notas',
  outcome: 'resultado',
  page: 'pagina',
  pages: 'paginas',
  path: 'caminho',
  problem: 'problema',
  problems: 'problemas',
  reason: 'motivo',
  record: 'registro',
  recoverable: 'recuperavel',
  rejection: 'rejeicao',
  repeated: 'repetida',
  report_id: 'id_relatorio',
  rows: 'linhas',
  rows_read: 'linhas_lidas',
  sequence: 'sequencia',
  sound: 'integra',
  source: 'fonte',
  state: 'situacao',
  subject: 'objeto',
  to: 'ate',
  unchanged: 'inalteradas',
  valid: 'valida',
  why: 'motivo',
}

/** Portuguese codes that no vocabulary has. */
const codes: Readonly<Record<string, string>> = {
  archive_differs: 'pacote_difere',
  archive_too_large: 'pacote_grande_demais',
  archive_unreadable: 'pacote_ilegivel',
  confirmed: 'confirmado',
  damaged: 'danificado',
  derived: 'derivado',
  elements: 'elementos',
  entry_damaged: 'item_danificado',
  entry_derived: 'item_derivado',
  file_damaged: 'arquivo_danificado',
  file_differs: 'arquivo_difere',
  file_missing: 'arquivo_ausente',
  file_too_large: 'arquivo_grande_demais',
  file_twice: 'arquivo_repetido',
  file_unlisted: 'arquivo_acrescentado',
  file_unreadable: 'arquivo_ilegivel',
  head_wrong: 'cabecalho_nao_confere',
  header_damaged: 'cabecalho_danificado',
  kept: 'mantido',
  key_damaged: 'chave_danificada',
  key_lost: 'chave_perdida',
  key_other: 'outra_chave',
  lines: 'linhas',
  manifest_damaged: 'manifesto_danificado',
  manifest_unreadable: 'manifesto_ilegivel',
  merged: 'reunido',
  name_unsafe: 'nome_inseguro',
  name_unknown: 'nome_desconhecido',
  not_a_backup: 'nao_e_copia',
  noted: 'anotado',
  proof_wrong: 'prova_nao_confere',
  proofs_unreadable: 'provas_ilegiveis',
  records_damaged: 'registros_danificados',
  rejected: 'rejeitado',
  removable: 'removivel',
  removed: 'removido',
  signature_wrong: 'assinatura_nao_confere',
  replaced: 'substituido',
  rewritten: 'regravado',
  run_orphan: 'investigacao_orfa',
  store_damaged: 'dados_danificados',
  store_lost: 'dados_perdidos',
  table: 'tabela',
  trail_damaged: 'trilha_danificada',
  truncated_gzip: 'gzip_incompleto',
  broken_gzip: 'gzip_danificado',
  broken_zip: 'zip_danificado',
  input_failed: 'leitura_falhou',
  too_large: 'grande_demais',
  file_changed: 'arquivo_alterado',
  unfinished: 'nao_concluida',
  unknown: 'desconhecido',
  value_damaged: 'valor_danificado',
  value_draft: 'valor_em_rascunho',
  value_missing: 'valor_ausente',
  value_orphan: 'valor_orfao',
}

/** Vocabularies of the codes, the first that has the word. */
const vocabularies = ['RejectionCode', 'QualityNote', 'AuditProblemKind', 'RecordField'] as const

/** Fields whose values are codes. */
const coded: ReadonlySet<string> = new Set([
  'reason',
  'code',
  'field',
  'kind',
  'outcome',
  'state',
  'lines_are',
  'content',
  'failure',
])

/** Fields whose values have a schema. */
const shaped: Readonly<Record<string, string>> = { record: 'RecordAttributes', imported: 'ImportReport' }

/** A code of an import or of a check in a language; a text that is none stays. */
export function spellCode(code: string, language: Language): string {
  if (language === 'en') return code
  const own = codes[code]
  if (own !== undefined) return own
  for (const name of vocabularies) {
    const word = translateWord(getSchema(name), code, 'pt')
    if (word !== code) return word
  }
  return code
}

/** A record as the interface spells it. */
export function spellRecord(record: object, language: Language): unknown {
  return language === 'en' ? record : toPortuguese('RecordAttributes', record)
}

/**
 * What a command prints as JSON, spelled in a language.
 * @example spellPrinted({ sound: true, findings: [] }, 'pt') // { integra: true, achados: [] }
 */
export function spellPrinted(value: unknown, language: Language): unknown {
  if (language === 'en' || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => spellPrinted(each, language))
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [names[name] ?? name, spellField(name, child, language)]),
  )
}

function spellField(name: string, value: unknown, language: Language): unknown {
  const schema = shaped[name]
  if (schema !== undefined)
    return Array.isArray(value) ? value.map((each) => toPortuguese(schema, each)) : toPortuguese(schema, value)
  return typeof value === 'string' && coded.has(name) ? spellCode(value, language) : spellPrinted(value, language)
}
