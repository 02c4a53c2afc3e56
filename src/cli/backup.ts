// `prumo backup` and `prumo restore`: report what was written, or why nothing was.

import { type BackupProblem, wordBackupProblem } from '../domain/backup-problems.ts'
import { printableLine } from '../domain/printable-text.ts'
import type { Language } from '../domain/vocabulary.ts'
import { spellPrinted } from '../wire/command-names.ts'
import { sayIn } from '../wire/command-texts.ts'

export interface BackupCommand {
  /** The file, or the folder to put it into. */
  readonly to: string
  readonly json: boolean
  readonly language: Language
}

export interface RestoreCommand {
  /** An empty folder, or none yet. */
  readonly into: string
  /** Whether every entry and the audit trail are checked as well. */
  readonly verify: boolean
  readonly json: boolean
  readonly language: Language
}

type How = Pick<RestoreCommand, 'json' | 'language'> & { readonly print: (text: string) => void }

/** What a backup holds. */
export interface BackupFacts {
  readonly file: string
  /** ISO 8601. */
  readonly instant: string
  readonly files: number
  readonly bytes: number
}

/** Prints what was written. */
export function printBackup(
  facts: BackupFacts & { readonly notes: readonly 'backup_not_recorded'[] },
  { json, language, print }: How,
): void {
  const say = sayIn(language)
  const { notes, ...rest } = facts
  const said = notes.map((note) => say(note))
  if (json) print(`${JSON.stringify(spellPrinted({ ...rest, notes: said }, language))}\n`)
  else print([say('backup_written', { ...rest }), ...said, ''].join('\n'))
}

/** Prints the folder that was made of a backup. */
export function printRestored(facts: BackupFacts & { readonly folder: string }, { json, language, print }: How): void {
  if (json) print(`${JSON.stringify(spellPrinted({ valid: true, ...facts, problems: [] }, language))}\n`)
  else print(`${sayIn(language)('restored', { ...facts })}\n`)
}

/** Prints what is wrong with a backup, a line each, or one JSON object. */
export function printBackupProblems(
  file: string,
  problems: readonly BackupProblem[],
  { json, language, print }: How,
): void {
  const worded = problems.map((problem) => ({ ...problem, why: wordBackupProblem(problem, language) }))
  if (json) print(`${JSON.stringify(spellPrinted({ valid: false, file, problems: worded }, language))}\n`)
  // Paths are those of the archive, which may come from anywhere.
  else print(worded.map(({ path, why }) => `${printableLine(path ?? file)}: ${why}\n`).join(''))
}
