// `prumo audit verify`: reports whether an audit trail at rest is valid, and if not, its first invalid entry.

import { type TrailReason, wordReason } from '../domain/trail-problems.ts'
import type { Language } from '../domain/vocabulary.ts'
import { spellCode, spellPrinted } from '../wire/command-names.ts'
import { sayIn } from '../wire/command-texts.ts'

export interface AuditVerifyCommand {
  /** Data folder with the store; default: the configured one. */
  readonly dataDir?: string
  /** Base64 public key (SPKI), for a file that is checked elsewhere. */
  readonly publicKey?: string
  readonly json: boolean
  /** Of the verdict. */
  readonly language?: Language | undefined
}

/** The result of a check. */
export interface AuditVerdict {
  /** What was checked. */
  readonly subject: string
  readonly events: number
  readonly problem: {
    readonly sequence: number | null
    readonly id: string | null
    readonly kind: string
    readonly why: TrailReason
  } | null
  /** Assumptions of the verdict. */
  readonly notes: readonly ('written_meanwhile' | 'own_key')[]
}

/** Prints the verdict; resolves to the exit code: 0 for a whole trail, 1 for any other. */
export function printVerdict(
  verdict: AuditVerdict,
  { json, language = 'en' }: Pick<AuditVerifyCommand, 'json' | 'language'>,
  print: (text: string) => void,
): number {
  const { subject, events } = verdict
  const say = sayIn(language)
  const problem = verdict.problem && { ...verdict.problem, why: wordReason(verdict.problem.why, language) }
  const notes = verdict.notes.map((note) => say(note))
  if (json)
    print(`${JSON.stringify(spellPrinted({ valid: problem === null, subject, events, problem, notes }, language))}\n`)
  else {
    const said =
      problem === null
        ? say('trail_whole', { subject, events })
        : `${subject}: ${problem.why}${problem.id === null ? '' : ` (id ${problem.id})`} [${spellCode(problem.kind, language)}]`
    print([said, ...notes, ''].join('\n'))
  }
  return problem === null ? 0 : 1
}
