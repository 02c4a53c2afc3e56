// Open Contracting Data Standard 1.0 and 1.1: release packages, record packages, single releases (compiled ones too),
// JSON Lines, documents in a row, exports of MongoDB. One release gives its tender, its contracts with their items and
// payments, and the awards that no contract stands for; each that a release names is a row of the report. The releases of one process
// build on each other by their dates, wherever in the file they stand, so that it reads whole files instead of rows.

import type { NormalisedRecord } from '../../../domain/records.ts'
import { limits } from '../../../limits.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { LeftOutPaths } from '../../forms/left-out.ts'
import type { ImportRun } from '../../forms/source-row.ts'
import { toStateDate } from '../../forms/state-time.ts'
import { excerpt, type Rejection, type RowResult } from '../../importer.ts'
import { InputFailure } from '../../text/input-failure.ts'
import { isObject, listAt, scalarAt } from '../../text/read-json.ts'
import type { JsonFraming } from '../../text/split-json.ts'
import { compileReleases } from './compile-releases.ts'
import { type HeldRelease, ReleaseGathering } from './gather-processes.ts'
import { type Naming, originalIdOf, type ProcessPlace, partNameOf, releaseRows } from './ocds-records.ts'
import { type OcdsRelease, unwrapMongo } from './ocds-release.ts'
import { releasePaths } from './read-paths.ts'
import { keyOf, type ProcessState, splitByRelease } from './split-by-release.ts'
import { releasesOfVersions } from './versioned-release.ts'

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
    // Releases are counted where they stand, without the wrappers around them.
    readWhole: [''],
  },
  {
    async *readFile(rows, run) {
      const gathering = new ReleaseGathering()
      const leftOut = new LeftOutPaths()
      for (const path of releasePaths) leftOut.reads(path)
      try {
        let failure: unknown
        try {
          for await (const row of rows) {
            if (row.rejection !== undefined) yield row
            else
              for (const found of releasesOf(row.value)) {
                if ('release' in found) leftOut.count(found.release)
                const held = toHeld(found, { line: row.line, notes: row.fields.notes })
                if ('rejection' in held) yield held
                else await gathering.add(held)
              }
          }
        } catch (error) {
          if (!(error instanceof InputFailure)) throw error
          // What was read before the input broke off goes in.
          failure = error
        }
        for await (const releases of gathering.processes()) yield* readProcess(releases, run)
        if (failure !== undefined) throw failure
      } finally {
        leftOut.report(run.context.tally)
        await gathering.remove()
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
    const versions = releasesOfVersions(value.versionedRelease)
    if (versions.length === 0) yield { rejection: { reason: 'missing_field', field: 'versionedRelease' } }
    return yield* versions.map((release) => ({ release }))
  }
  if (!Object.hasOwn(value, 'releases')) return yield { release: value }
  const releases = listAt(value, 'releases')
  if (releases.length === 0) yield { rejection: { reason: 'missing_field', field: 'releases' } }
  for (const release of releases) {
    if (isObject(release) && !isLink(release)) yield { release }
    else yield { rejection: { reason: 'linked_release', field: 'releases', ...foundAt(release) } }
  }
}

/** A link is the address of a release, with its day and tags perhaps, not its content. */
function isLink(release: Row): boolean {
  return Object.hasOwn(release, 'url') && !Object.hasOwn(release, 'ocid')
}

function foundAt(release: unknown): { readonly found?: string } {
  const url = isObject(release) ? scalarAt(release, 'url') : undefined
  return url === undefined ? {} : { found: excerpt(url) }
}

/** A release of which a process can be made, or why it is none. */
function toHeld(
  found: Found,
  { line, notes }: Pick<HeldRelease, 'line' | 'notes'>,
): HeldRelease | { readonly line: number; readonly rejection: Rejection } {
  if ('rejection' in found) return { line, rejection: found.rejection }
  const { release } = found
  for (const field of ['ocid', 'id', 'tag'] as const)
    if (missing(release[field])) return { line, rejection: { reason: 'missing_field', field } }
  const ocid = scalarAt(release, 'ocid') ?? ''
  if (ocid.length > limits.recordIdCharactersMax) return { line, rejection: { reason: 'too_long', field: 'ocid' } }
  return { ocid, line, text: JSON.stringify(release), notes }
}

/** The records of a process, each with the number of releases that name it. */
function* readProcess(held: readonly HeldRelease[], run: ImportRun): Generator<RowResult> {
  const dated = held.map(({ text, line, notes }) => {
    const release = JSON.parse(text) as OcdsRelease
    return { release, line, notes, text, date: toStateDate(scalarAt(release, 'date')) ?? '' }
  })
  dated.sort((a, b) => compareTexts(a.date, b.date) || compareTexts(a.text, b.text))
  const sections = new Map(dated.map((each) => [each, namesIn(each.release)]))
  const [first] = [...sections.values()].flatMap((names) => [...names])
  if (first === undefined) {
    for (const { line } of dated) yield { line, rejection: { reason: 'no_tender_award_or_contract' } }
    return
  }
  const namings = new Map<string, Naming>()
  // A release of the buyer or of parties alone says something of the records of the others.
  for (const [{ release, line, date }, named] of sections)
    for (const name of named.size === 0 ? [first] : named) {
      const rows = (namings.get(name)?.rows ?? 0) + 1
      namings.set(name, { line, release: scalarAt(release, 'id') ?? '', date, rows })
    }
  const place: ProcessPlace = {
    run,
    notes: dated.flatMap(({ notes }) => notes),
    namingOf: (name) => namings.get(name),
  }
  const compiled = compileReleases(dated.map(({ release }) => release))
  const isSplit = dated.length <= limits.ocdsReleasesSplitMax && new Set(dated.map(({ date }) => date)).size > 1
  const states = isSplit
    ? dated.map(({ release, line, date }, at): ProcessState => {
        const original_id = originalIdOf(scalarAt(release, 'ocid') ?? '', scalarAt(release, 'id') ?? '')
        const alone = recordsOf(releaseRows(compileReleases([release])[0], place))
        return { line, original_id, date, records: recordsOf(releaseRows(compiled[at], place)), alone }
      })
    : []
  for (const row of releaseRows(compiled.at(-1) ?? {}, place))
    if (row.record === undefined) yield row
    else yield* splitByRelease(row, states)
}

function recordsOf(rows: Iterable<RowResult>): ReadonlyMap<string, NormalisedRecord> {
  return new Map([...rows].flatMap(({ record }) => (record === undefined ? [] : [[keyOf(record), record] as const])))
}

/** The parts of a release that make records, by section and id. */
function namesIn(release: OcdsRelease): ReadonlySet<string> {
  const listed = (['awards', 'contracts'] as const).flatMap((section) =>
    listAt(release, section).map((each) => partNameOf(section, isObject(each) ? each : {})),
  )
  return new Set(isObject(release.tender) ? ['tender', ...listed] : listed)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function missing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return value === undefined || value === null || value === '' || typeof value === 'object'
}
