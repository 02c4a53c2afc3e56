import { open } from 'node:fs/promises'
import type { Config } from '../config.ts'
import type { Language } from '../domain/vocabulary.ts'
import { listRatedAnswers } from '../services/chat/list-rated-answers.ts'
import { sayIn } from '../wire/command-texts.ts'
import { openExistingState } from './stores.ts'

export interface ExportFeedbackCommand {
  /** File to write; standard output when absent. */
  readonly out?: string
  readonly language: Language
}

/** `prumo feedback`: writes the rated answers, one JSON object a line. A server may run meanwhile. */
export async function exportFeedback(
  { dataDir }: Pick<Config, 'dataDir'>,
  { out, language }: ExportFeedbackCommand,
): Promise<number> {
  const state = openExistingState(dataDir)
  try {
    // Readable for its owner alone, as everything of the data folder.
    const file = out === undefined ? undefined : await open(out, 'w', 0o600)
    let count = 0
    for await (const answer of listRatedAnswers(state)) {
      const line = `${JSON.stringify(answer)}\n`
      if (file === undefined) process.stdout.write(line)
      else await file.write(line)
      count++
    }
    await file?.close()
    if (out !== undefined) process.stderr.write(`${sayIn(language)('feedback_written', { count, file: out })}\n`)
    return 0
  } finally {
    await state.close()
  }
}
