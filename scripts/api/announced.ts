// Which breaking changes CHANGELOG.md announces.

import type { Break } from './breaking-changes.ts'
import type { Surface } from './surface.ts'

/** Name of the part before the first version. */
export const unreleased = 'Unreleased'

/**
 * The newest version of a changelog; `Unreleased` before the first.
 * @example newestVersion('## [Unreleased]\n\n## [1.0.0] - 2026-12-01\n') // '1.0.0'
 */
export function newestVersion(changelog: string): string {
  const versions = [...changelog.matchAll(/^## \[(.+?)\]/gm)].map(([, version = '']) => version)
  return versions.find((version) => version !== unreleased) ?? unreleased
}

/**
 * What the lines under `### Breaking` name between backticks, in the part that is not released.
 * @example announcedIn('## [Unreleased]\n### Breaking\n- `list_keys`: …\n') // Set { 'list_keys' }
 */
export function announcedIn(changelog: string): ReadonlySet<string> {
  const [, coming = ''] = /^## \[Unreleased\]$(.*?)(?=^## \[|$(?![\s\S]))/ms.exec(changelog) ?? []
  const [, breaking = ''] = /^### Breaking$(.*?)(?=^### |$(?![\s\S]))/ms.exec(coming) ?? []
  return new Set([...breaking.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

/**
 * The breaks that nobody was told of, each as a line. Every one is named in CHANGELOG.md; an operation goes only after its end
 * was announced in its row, with the last release, and has come.
 */
export function unannounced(
  breaks: readonly Break[],
  {
    announced,
    before,
    today,
  }: { readonly announced: ReadonlySet<string>; readonly before: Surface; readonly today: string },
): readonly string[] {
  const isOver = (subject: string) => (before.operations[subject]?.sunset ?? '9999') <= today
  return breaks
    .filter(({ subject, rule }) => !announced.has(subject) || (rule === 'operation gone' && !isOver(subject)))
    .map(({ subject, rule, where }) => `${subject}: ${rule}${where === '' ? '' : ` (${where})`}`)
}
