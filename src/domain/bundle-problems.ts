// What is wrong with an evidence bundle: each kind with its sentence in both languages.

import type { Language } from './vocabulary.ts'

const texts = {
  archive_unreadable: {
    en: 'the archive cannot be read: its directory is damaged, or it is no ZIP archive',
    pt: 'o arquivo compactado não pode ser lido: seu diretório está danificado ou não é um arquivo ZIP',
  },
  archive_differs: {
    en: 'the archive differs around its files (names, dates, directory or padding), though each file in it is whole',
    pt: 'o arquivo compactado difere em torno de seus arquivos (nomes, datas, diretório ou preenchimento), embora cada um esteja íntegro',
  },
  archive_too_large: {
    en: 'the archive unpacks to more than a bundle can hold',
    pt: 'o arquivo compactado, aberto, é maior do que um pacote pode ser',
  },
  file_differs: { en: 'is not what the manifest says', pt: 'não confere com o manifesto' },
  file_unreadable: { en: 'cannot be unpacked', pt: 'não pode ser descompactado' },
  file_too_large: {
    en: 'is larger than such a file of a bundle can be',
    pt: 'é maior do que um arquivo desses pode ser em um pacote',
  },
  file_missing: { en: 'is missing', pt: 'está faltando' },
  file_unlisted: { en: 'is in no manifest: it was added', pt: 'não consta em manifesto: foi acrescentado' },
  file_twice: { en: 'is in the archive more than once', pt: 'aparece mais de uma vez no arquivo compactado' },
  name_unsafe: {
    en: 'is a name that leads out of the bundle: nothing after it was checked',
    pt: 'é um nome que leva para fora do pacote: nada depois dele foi conferido',
  },
  manifest_unreadable: { en: 'has a line that is none of a manifest', pt: 'tem uma linha que não é de manifesto' },
  signature_wrong: {
    en: 'is not the signature of this bundle by the key',
    pt: 'não é a assinatura deste pacote pela chave',
  },
  key_other: {
    en: 'names another key than the one given',
    pt: 'indica outra chave, diferente da informada',
  },
  head_wrong: {
    en: 'has a head of the audit trail that the key does not sign',
    pt: 'traz um cabeçalho da trilha de auditoria que a chave não assina',
  },
  proofs_unreadable: {
    en: 'is not written as the proofs of a bundle are',
    pt: 'não está escrito como as provas de um pacote',
  },
  proof_wrong: {
    en: 'has an event that its proof does not lead to the signed head: {event}',
    pt: 'traz um evento cuja prova não leva ao cabeçalho assinado: {event}',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export type BundleProblemKind = keyof typeof texts

export interface BundleProblem {
  readonly kind: BundleProblemKind
  /** Path within the bundle; absent: the archive itself. */
  readonly path?: string
  /** Id of an event of the audit trail. */
  readonly event?: string
}

/** @example wordBundleProblem({ kind: 'file_missing', path: 'bagit.txt' }, 'en') // 'is missing' */
export function wordBundleProblem({ kind, event = '' }: BundleProblem, language: Language): string {
  return texts[kind][language].replace('{event}', event)
}
