// What is wrong with a backup: each kind with its sentence in both languages.

import type { Language } from './vocabulary.ts'

const texts = {
  unfinished: {
    en: 'has no manifest at its end: it was not finished, or was cut',
    pt: 'não tem manifesto no fim: não foi concluída ou foi cortada',
  },
  not_a_backup: { en: 'is no backup of Prumo', pt: 'não é uma cópia de segurança do Prumo' },
  header_damaged: {
    en: 'is damaged between two of its files, in the bytes {from} to {to} of the backup',
    pt: 'está danificada entre dois de seus arquivos, nos bytes {from} a {to} da cópia',
  },
  manifest_damaged: {
    en: 'the manifest is damaged, somewhere in the bytes {from} to {to} of the backup',
    pt: 'o manifesto está danificado, em algum dos bytes {from} a {to} da cópia',
  },
  file_damaged: {
    en: 'is damaged in its bytes {from} to {to}',
    pt: 'está danificado em seus bytes {from} a {to}',
  },
  file_missing: { en: 'is missing', pt: 'está faltando' },
  file_unlisted: { en: 'is not in the manifest: it was added', pt: 'não consta no manifesto: foi acrescentado' },
  name_unknown: {
    en: 'is no file of a data folder: nothing after it was read',
    pt: 'não é arquivo de uma pasta de dados: nada depois dele foi lido',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

export interface BackupProblem {
  readonly kind: keyof typeof texts
  /** Path in the data folder; absent: the backup itself. */
  readonly path?: string
  /** First byte of where the damage lies, and last one. */
  readonly from?: number
  readonly to?: number
}

/** @example wordBackupProblem({ kind: 'file_missing', path: 'state/data.mdb' }, 'en') // 'is missing' */
export function wordBackupProblem({ kind, from, to }: BackupProblem, language: Language): string {
  return texts[kind][language].replace('{from}', String(from)).replace('{to}', String(to))
}
