// The failed call of the operating system on a file that somebody has named, as a failure of the command.

import { WordedFailure } from '../domain/worded-failure.ts'
import { type CommandText, commandFailure } from '../wire/command-texts.ts'

const texts: Readonly<Record<string, CommandText>> = {
  ENOENT: 'missing_path',
  EACCES: 'not_permitted',
  EPERM: 'not_permitted',
  ENOTDIR: 'not_a_folder',
}

/** Why the command could not do its work; undefined for any other failure. */
export function toCommandFailure(error: unknown): WordedFailure | undefined {
  if (error instanceof WordedFailure) return error
  const { code, path } = error as NodeJS.ErrnoException
  const text = code === undefined ? undefined : texts[code]
  return text === undefined || path === undefined ? undefined : commandFailure(text, { path })
}
