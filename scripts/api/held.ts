// The snapshot of the interface is held to its version: CHANGELOG.md has its digest under the heading of that version.

import { createHash } from 'node:crypto'
import { newestVersion, unreleased } from './announced.ts'

/** A line of a changelog under the heading of a version. */
const digestLine = /^Interface: docs\/api\/v1\.json, SHA-256 `([0-9a-f]{64})`\.$/m

/**
 * Why a snapshot is not that of the newest version; null where it is. Before the first version it may be any.
 * @example snapshotProblem('## [1.0.0] - 2026-12-01\n', '{}') // '1.0.0 has no digest of docs/api/v1.json: npm run snapshot'
 */
export function snapshotProblem(changelog: string, snapshot: string): string | null {
  const version = newestVersion(changelog)
  if (version === unreleased) return null
  const held = digestLine.exec(partOf(changelog, version))?.[1]
  if (held === undefined) return `${version} has no digest of docs/api/v1.json: npm run snapshot`
  if (held === digestOf(snapshot)) return null
  return `docs/api/v1.json is not that of ${version}: what has changed since belongs to a new version of CHANGELOG.md`
}

/**
 * The changelog with the digest of a snapshot under its newest version; as it was before the first one. Throws for a version that has
 * the digest of another.
 */
export function withDigest(changelog: string, snapshot: string): string {
  const version = newestVersion(changelog)
  if (version === unreleased || snapshotProblem(changelog, snapshot) === null) return changelog
  const part = partOf(changelog, version)
  if (digestLine.test(part)) throw new Error(`${version} is released: a new version of CHANGELOG.md comes first`)
  const [heading = '', ...rest] = part.split('\n')
  const line = `Interface: docs/api/v1.json, SHA-256 \`${digestOf(snapshot)}\`.`
  return changelog.replace(part, () => [heading, '', line, ...rest].join('\n'))
}

/** From the heading of a version to the next one. */
function partOf(changelog: string, version: string): string {
  const start = changelog.indexOf(`## [${version}]`)
  const end = changelog.indexOf('\n## [', start)
  return changelog.slice(start, end < 0 ? undefined : end)
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
