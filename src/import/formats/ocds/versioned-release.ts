// A versioned release as the releases that it was made of: each field lists its values with the release that set them, so that
// what each release said of it shows again. It then builds up like any other process, amendments included.

import { isObject, scalarAt } from '../../text/read-json.ts'

type Row = Readonly<Record<string, unknown>>

/** One value of a field: `{releaseID, releaseDate, releaseTag, value}`. */
type Version = Row & { readonly value: unknown }

/** The releases that the versions of a process name, oldest first. */
export function releasesOfVersions(versioned: Row): readonly Row[] {
  const named = new Map<string, Version>()
  for (const version of versionsIn(versioned))
    if (!named.has(releaseOf(version))) named.set(releaseOf(version), version)
  const ocid = scalarAt(versioned, 'ocid')
  const releases = [...named.entries()].map(([release, version]) => {
    const said = saidBy(versioned, release)
    const { releaseID: id, releaseDate: date, releaseTag: tag } = version
    return { ...(isObject(said) ? said : {}), ocid, id: id ?? 'versioned', date, tag: tag ?? ['compiled'] }
  })
  return releases.sort((a, b) => compare(String(a.date ?? ''), String(b.date ?? '')))
}

function* versionsIn(value: unknown): Generator<Version> {
  if (isVersions(value)) yield* value
  else if (Array.isArray(value)) for (const each of value) yield* versionsIn(each)
  else if (isObject(value)) for (const each of Object.values(value)) yield* versionsIn(each)
}

/** What one release said; undefined where it said nothing. Ids are written plainly, and stay with what belongs to them. */
function saidBy(value: unknown, release: string): unknown {
  if (isVersions(value)) return value.find((version) => releaseOf(version) === release)?.value
  if (Array.isArray(value)) {
    const said = value.map((each) => saidBy(each, release)).filter((each) => each !== undefined)
    return said.length === 0 ? undefined : said
  }
  if (!isObject(value)) return undefined
  const said = Object.entries(value).flatMap(([name, each]) => {
    const own = saidBy(each, release)
    return own === undefined ? [] : [[name, own] as const]
  })
  if (said.length === 0) return undefined
  const { id } = value
  return Object.fromEntries(id === undefined || isVersions(id) ? said : [['id', id], ...said])
}

function isVersions(value: unknown): value is readonly Version[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((each) => isObject(each) && 'releaseDate' in each && 'value' in each)
  )
}

function releaseOf({ releaseID, releaseDate }: Version): string {
  return `${String(releaseDate ?? '')} ${String(releaseID ?? '')}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
