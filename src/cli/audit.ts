// `prumo audit verify`: reports whether an audit trail at rest is valid, and if not, its first invalid entry.

export interface AuditVerifyCommand {
  /** Data folder with the store; default: the configured one. */
  readonly dataDir?: string
  /** Base64 public key (SPKI), for a file that is checked elsewhere. */
  readonly publicKey?: string
  readonly json: boolean
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
    readonly why: string
  } | null
  /** Assumptions of the verdict. */
  readonly notes: readonly string[]
}

/** Prints the verdict; resolves to the exit code: 0 for a whole trail, 1 for any other. */
export function printVerdict(verdict: AuditVerdict, json: boolean, print: (text: string) => void): number {
  const { subject, events, problem, notes } = verdict
  if (json) print(`${JSON.stringify({ valid: problem === null, ...verdict })}\n`)
  else {
    const said =
      problem === null
        ? `${subject}: ${events} entries, every one in its place, signed to the end.`
        : `${subject}: ${problem.why}${problem.id === null ? '' : ` (id ${problem.id})`} [${problem.kind}]`
    print([said, ...notes, ''].join('\n'))
  }
  return problem === null ? 0 : 1
}
