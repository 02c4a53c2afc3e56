// `prumo doctor`: reports what of a data folder is damaged or left over.

import type { Language } from '../domain/vocabulary.ts'
import { spellPrinted } from '../wire/command-names.ts'
import type { DoctorText } from '../wire/doctor-texts.ts'

export interface DoctorCommand {
  /** Data folder; default: the configured one. */
  readonly dataDir?: string
  readonly repair: boolean
  readonly json: boolean
  /** Of the findings. */
  readonly language?: Language | undefined
}

/** What the check found. */
export interface DoctorFinding {
  readonly kind:
    | 'store_lost'
    | 'store_damaged'
    | 'entry_damaged'
    | 'entry_derived'
    | 'value_damaged'
    | 'value_missing'
    | 'value_orphan'
    | 'value_draft'
    | 'records_damaged'
    | 'trail_damaged'
    | 'run_orphan'
    | 'key_lost'
    | 'key_damaged'
  /** A path in the data folder. */
  readonly subject: string
  /** One sentence: what is wrong, and what helps. */
  readonly why: string
  /** `removable`: nothing needs it, and --repair removes it. `derived`: it follows from others, and --repair writes it anew. */
  readonly state: 'damaged' | 'removable' | 'removed' | 'derived' | 'rewritten'
}

/** Says codes of findings in the language that was asked for. */
export type SayFinding = (text: DoctorText, facts?: Readonly<Record<string, string | number>>) => string

/** Prints the findings, a line each, or as one JSON object; the exit code: 0 for none left, 1 for damage, 2 for what only --repair is needed for. */
export function printFindings(
  findings: readonly DoctorFinding[],
  { json, say, language }: { readonly json: boolean; readonly say: SayFinding; readonly language: Language },
  print: (text: string) => void,
): number {
  const code = exitCodeOf(findings)
  if (json) {
    print(`${JSON.stringify(spellPrinted({ sound: code === 0, findings }, language))}\n`)
    return code
  }
  for (const { state, subject, why } of findings) print(`${say(state)}  ${subject}: ${why}\n`)
  if (code === 0) print(`${say(findings.length === 0 ? 'all_in_place' : 'others_in_place')}\n`)
  return code
}

function exitCodeOf(findings: readonly DoctorFinding[]): number {
  if (findings.some(({ state }) => state === 'damaged')) return 1
  return findings.some(({ state }) => state === 'removable' || state === 'derived') ? 2 : 0
}
