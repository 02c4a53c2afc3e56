// `prumo verify`: reports whether an evidence bundle is whole and signed, and what in it is not.

import { wordBundleProblem } from '../domain/bundle-problems.ts'
import { printableLine } from '../domain/printable-text.ts'
import type { Language } from '../domain/vocabulary.ts'
import type { BundleVerdict } from '../services/bundles/verify-bundle.ts'
import { spellCode, spellPrinted } from '../wire/command-names.ts'
import { sayIn } from '../wire/command-texts.ts'

export interface VerifyCommand {
  /** Base64 public key (SPKI). */
  readonly key?: string | undefined
  readonly json: boolean
  readonly language: Language
}

/** Prints the verdict; resolves to the exit code: 0 for a bundle that is whole and signed, 1 for any other. */
export function printBundleVerdict(
  file: string,
  verdict: BundleVerdict,
  { json, language, print }: Pick<VerifyCommand, 'json' | 'language'> & { readonly print: (text: string) => void },
): number {
  const say = sayIn(language)
  const problems = verdict.problems.map((problem) => ({ ...problem, why: wordBundleProblem(problem, language) }))
  const notes = verdict.notes.map((note) => say(note))
  const { files, bytes, events, report_id, key_id } = verdict
  const valid = problems.length === 0
  if (json) {
    const said = { valid, subject: file, report_id, key_id, files, bytes, events, problems, notes }
    print(`${JSON.stringify(spellPrinted(said, language))}\n`)
    return valid ? 0 : 1
  }
  const whole = say('bundle_whole', { subject: file, files, bytes, events, key: key_id ?? '' })
  const lines = problems.map(
    ({ path, why, kind }) => `${printableLine(path ?? file)}: ${why} [${spellCode(kind, language)}]`,
  )
  print([...(valid ? [whole] : lines), ...notes, ''].join('\n'))
  return valid ? 0 : 1
}
