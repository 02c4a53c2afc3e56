// Open Contracting Data Standard 1.0 and 1.1: release packages, record packages, single releases (compiled ones too),
// JSON Lines, documents in a row, exports of MongoDB. One release gives its tender, its contracts with their items and
// payments, and the awards that no contract stands for; each that a release names is a row of the report. The releases of one process
// build on each other by their dates, wherever in this file or in earlier ones they stand, so that it reads whole files instead
// of rows.

import { limits } from '../../../limits.ts'
import { naturalKey } from '../../../records/natural-key.ts'
import type { KeptProcess, KeptRelease } from '../../../records/processes.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { LeftOutPaths } from '../../forms/left-out.ts'
import type { ImportRun } from '../../forms/source-row.ts'
import { toStateDate } from '../../forms/state-time.ts'
import { excerpt, placeInFile, type Rejection, type RowResult } from '../../importer.ts'
import { InputFailure } from '../../text/input-failure.ts'
import { isObject, listAt, scalarAt } from '../../text/read-json.ts'
import type { JsonFraming } from '../../text/split-json.ts'
import { compileReleases } from './compile-releases.ts'
import { distinguishParts } from './distinguish-parts.ts'
import { type HeldRelease, ReleaseGathering } from './gather-processes.ts'
import { type Naming, partNameOf, releaseRows } from './ocds-records.ts'
import { type OcdsRelease, unwrapMongo } from './ocds-release.ts'
import { releasePaths } from './read-paths.ts'
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
        yield* readProcesses(gathering, run)
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

/** What a process gives once the releases of a file are added to those that are kept of it. */
interface ReadProcess {
  readonly rows: readonly RowResult[]
  readonly process: KeptProcess
  /** Keys of records that were made of it and are no longer. */
  readonly gone: readonly string[]
}

/** The records of a process, each with the number of releases of this file that name it. */
function readProcess(held: readonly HeldRelease[], known: KeptProcess | undefined, run: ImportRun): ReadProcess {
  const { retrieved_at } = run.context
  const own = held.map((each) => ({ ...each, place: { ...placeInFile(run.context, each.line), retrieved_at } }))
  const texts = new Set(own.map(({ text }) => text))
  const earlier = (known?.releases ?? []).filter(({ text }) => !texts.has(text))
  const inOrder: readonly DatedRelease[] = [...earlier.map((each) => ({ ...each, line: undefined })), ...own]
    .map((each) => {
      const release = JSON.parse(each.text) as OcdsRelease
      return { ...each, release, date: toStateDate(scalarAt(release, 'date')) ?? '' }
    })
    .sort((a, b) => compareTexts(a.date, b.date) || compareTexts(a.text, b.text))
  const distinguished = distinguishParts(inOrder.map(({ release }) => release))
  const dated = inOrder.map((each, at) => ({ ...each, release: distinguished[at] }))
  const releases = [...new Map(dated.map(({ text, notes, place }) => [text, { text, notes, place }])).values()]
  const namings = namingsOf(dated)
  const [first] = namings.values()
  const made = known?.made ?? []
  if (first === undefined) {
    const rejection: Rejection = { reason: 'no_tender_award_or_contract' }
    return { rows: own.map(({ line }) => ({ line, rejection })), process: { releases, made }, gone: [] }
  }
  const rows = [
    ...releaseRows(compileReleases(dated.map(({ release }) => release)), {
      run,
      notes: dated.flatMap(({ notes }) => notes),
      namingOf: (name) => namings.get(name),
      first,
    }),
  ]
  const keys = new Set(rows.flatMap(({ record }) => (record === undefined ? [] : [naturalKey(record)])))
  return {
    rows,
    process: { releases, made: [...new Set([...made, ...keys])] },
    gone: made.filter((key) => !keys.has(key)),
  }
}

/** A release with its date, and its line where it stands in the file that is read. */
interface DatedRelease extends KeptRelease {
  readonly line: number | undefined
  readonly release: OcdsRelease
  readonly date: string
}

function namingsOf(dated: readonly DatedRelease[]): ReadonlyMap<string, Naming> {
  const named = dated.map(({ release }) => namesIn(release))
  const [first] = named.flatMap((names) => [...names])
  const namings = new Map<string, Naming>()
  if (first === undefined) return namings
  for (const [at, { release, line, place, date }] of dated.entries()) {
    // A release of the buyer or of parties alone says something of the records of the others.
    for (const name of named[at].size === 0 ? [first] : named[at]) {
      const before = namings.get(name)
      const rows = (before?.rows ?? 0) + (line === undefined ? 0 : 1)
      const own = line ?? before?.line ?? place.line
      namings.set(name, { line: own, place, release: scalarAt(release, 'id') ?? '', date, rows })
    }
  }
  return namings
}

/** The processes of a file, several at a time, each on top of what is kept of it. */
async function* readProcesses(gathering: ReleaseGathering, run: ImportRun): AsyncGenerator<RowResult> {
  const { processes } = run.context
  const gone: string[] = []
  for await (const some of inTurns(gathering.processes())) {
    const known = await processes.read(some.map(([{ ocid }]) => ocid))
    const read = some.map((held, at) => readProcess(held, known[at], run))
    await processes.keep(new Map(some.map(([{ ocid }], at) => [ocid, read[at].process])))
    for (const each of read) {
      gone.push(...each.gone)
      yield* each.rows
    }
  }
  if (gone.length > 0) await processes.remove(gone)
}

async function* inTurns<T>(all: AsyncIterable<T>): AsyncGenerator<readonly T[]> {
  let some: T[] = []
  for await (const each of all) {
    some.push(each)
    if (some.length < limits.ocdsProcessesPerTurn) continue
    yield some
    some = []
  }
  if (some.length > 0) yield some
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
