// Next checks: what an auditor would do first about a finding, each with the records to open.

import type { NextCheck, RecordToOpen } from '../domain/generated/wire-types.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import { limits } from '../limits.ts'
import { actsOfCandidate } from './acts-of-candidate.ts'
import { genericEntry, getEntry } from './catalogue/catalogue.ts'
import type { OpenedRecords } from './catalogue/entry.ts'
import { type EvidenceRecord, toLink } from './record-link.ts'
import type { WordedCandidate } from './sentences.ts'
import { fillFirst } from './template.ts'

/** The three checks of the leading candidate, the one that settles the matter fastest first. */
export function toNextChecks(input: AnomalyInput, worded: WordedCandidate): NextCheck[] {
  const { candidate, values } = worded
  return getEntry(candidate.detector).checks.map((check, index) => ({
    check: fillFirst([check, genericEntry.checks[index]], values, input.language),
    records: recordsOf(input, worded, check.opens).slice(0, limits.recordsOfCheckMax).map(toOpen),
  }))
}

/** The records of a kind behind the finding; its acts where there are none. */
function recordsOf(
  input: AnomalyInput,
  { candidate }: WordedCandidate,
  kind: OpenedRecords | undefined,
): readonly EvidenceRecord[] {
  const found =
    kind === 'peers'
      ? (candidate.peers?.rows ?? []).flatMap((row) => input.peers?.get(row) ?? [])
      : input.supporting.filter(({ record_kind }) => `${record_kind}s` === kind)
  return found.length > 0 ? found : actsOfCandidate(input, candidate)
}

function toOpen(record: EvidenceRecord): RecordToOpen {
  const { record_id, href } = toLink(record)
  return { record_id, ...(href !== undefined && { href }) }
}
