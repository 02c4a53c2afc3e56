// `prumo doctor`: reports what of a data folder is damaged or left over.

export interface DoctorCommand {
  /** Data folder; default: the configured one. */
  readonly dataDir?: string
  readonly repair: boolean
  readonly json: boolean
}

/** What the check found. */
export interface DoctorFinding {
  readonly kind:
    | 'store_lost'
    | 'store_damaged'
    | 'entry_damaged'
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
  /** `removable`: nothing needs it, and --repair removes it. */
  readonly state: 'damaged' | 'removable' | 'removed'
}

/** Prints the findings, a line each; the exit code: 0 for none left, 1 for damage, 2 for what only --repair is needed for. */
export function printFindings(
  findings: readonly DoctorFinding[],
  json: boolean,
  print: (text: string) => void,
): number {
  for (const finding of findings)
    print(json ? `${JSON.stringify(finding)}\n` : `${finding.state}  ${finding.subject}: ${finding.why}\n`)
  if (findings.some(({ state }) => state === 'damaged')) return 1
  if (findings.some(({ state }) => state === 'removable')) return 2
  if (!json) print(findings.length === 0 ? 'Everything is in its place.\n' : 'Everything else is in its place.\n')
  return 0
}
