// Open Contracting Data Standard 1.0 and 1.1: release packages, record packages, single releases (compiled ones too),
// JSON Lines, documents in a row, exports of MongoDB. One release gives its tender, its contracts with their items and
// payments, and the awards that no contract stands for; each is a row of the report. A later release about the same
// contract replaces an earlier one; an earlier one that comes later in the file is rejected. One element gives many records and
// its date counts over the file, so that it reads whole files instead of rows.

import { limits } from '../../../limits.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import type { Rejection, RowResult } from '../../importer.ts'
import { isObject, listAt, scalarAt } from '../../text/read-json.ts'
import type { JsonFraming } from '../../text/split-json.ts'
import { type ReleasePlace, releaseRows } from './ocds-records.ts'
import { type OcdsRelease, unwrapMongo, valuesOfVersions } from './ocds-release.ts'

type Row = Readonly<Record<string, unknown>>

/** Packages wrap releases or records; a record has releases of its own, which wrap nothing. */
const framing: JsonFraming = {
  envelopes: new Set(['releases', 'records', 'data', 'results', 'items']),
  rows: new Set(['ocid', 'compiledRelease', 'versionedRelease']),
}

export const ocds = defineJsonImporter(
  {
    id: 'ocds',
    source: 'compras_gov',
    keys: [
      /"(releases|records)"\s*:\s*\[|"ocid"\s*:/,
      /"(tag|tender|awards|contracts|releases|compiledRelease|versionedRelease|publishedDate)"\s*:/,
      /"(ocid|publisher|initiationType)"\s*:/,
    ],
    framing,
  },
  {
    async *readFile(rows, run) {
      const latest = new Map<string, number>()
      for await (const row of rows) {
        if (row.rejection !== undefined) yield row
        else
          for (const found of releasesOf(row.value))
            yield* readRelease(found, { run, line: row.line, notes: row.fields.notes }, latest)
      }
    },
  },
)

/** What a row holds: releases to read, or the reason why there are none. */
type Found = { readonly release: OcdsRelease } | { readonly rejection: Rejection }

/** The releases of one element: itself, or those of a record, whose compiled form holds everything when there is one. */
function* releasesOf(element: Row): Generator<Found> {
  const value = unwrapMongo(element) as Row
  if (isObject(value.compiledRelease)) return yield { release: value.compiledRelease }
  if (isObject(value.versionedRelease)) {
    const plain = valuesOfVersions(value.versionedRelease) as Row
    return yield { release: { tag: ['compiled'], ...plain, id: scalarAt(plain, 'id') ?? 'versioned' } }
  }
  if (!Object.hasOwn(value, 'releases')) return yield { release: value }
  const releases = listAt(value, 'releases')
  if (releases.length === 0) yield { rejection: { reason: 'missing_field', field: 'releases' } }
  for (const release of releases) {
    if (isObject(release) && Object.hasOwn(release, 'tag')) yield { release }
    // A link is the address of a release, not its content.
    else yield { rejection: { reason: 'linked_release', field: 'releases' } }
  }
}

function* readRelease(found: Found, place: ReleasePlace, latest: Map<string, number>): Generator<RowResult> {
  const { line } = place
  if ('rejection' in found) return yield { line, rejection: found.rejection }
  const { release } = found
  for (const field of ['ocid', 'id', 'tag'] as const)
    if (missing(release[field])) return yield { line, rejection: { reason: 'missing_field', field } }
  const ocid = scalarAt(release, 'ocid') ?? ''
  if (ocid.length > limits.recordIdCharactersMax)
    return yield { line, rejection: { reason: 'too_long', field: 'ocid' } }
  const at = Date.parse(scalarAt(release, 'date') ?? '')
  const before = latest.get(ocid)
  if (before !== undefined && at < before) return yield { line, rejection: { reason: 'older_release', field: 'date' } }
  if (!Number.isNaN(at) && (before !== undefined || latest.size < limits.importRepeatedKeysMax)) latest.set(ocid, at)
  let rows = 0
  for (const result of releaseRows(release, place)) {
    rows++
    yield result
  }
  if (rows === 0) yield { line, rejection: { reason: 'no_tender_award_or_contract' } }
}

function missing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || typeof value === 'object'
}
