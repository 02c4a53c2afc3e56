// `prumo refresh`: imports what a source has of a window of days.

import type { RefreshResult, SourceRefresh } from '../services/refresh.ts'

/** The arguments of the command. */
export interface RefreshCommand {
  readonly source: string
  readonly kind: string
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly organization?: string | undefined
  readonly state?: string | undefined
  readonly id?: readonly string[] | undefined
  /** One line of JSON instead of a table. */
  readonly json: boolean
}

export interface RefreshCommandParts {
  readonly refresh: (request: SourceRefresh) => Promise<RefreshResult>
  readonly stdout: { write(text: string): unknown }
}

/** Fetches and reports; returns the exit code: 0, or 1 when something is missing. */
export async function runRefresh(command: RefreshCommand, { refresh, stdout }: RefreshCommandParts): Promise<number> {
  const { source, kind, from, to, organization, state, id: ids } = command
  const window = from === undefined && to === undefined ? undefined : { from: from ?? '', to: to ?? '' }
  const result = await refresh({ source, kind, window, organization, state, ids })
  stdout.write(command.json ? `${JSON.stringify(result)}\n` : formatResult(result))
  return result.complete ? 0 : 1
}

function formatResult({ source, imported, pages, unchanged, errors, complete }: RefreshResult): string {
  const sum = (field: 'rows_read' | 'accepted' | 'rejected' | 'duplicates'): number =>
    imported.reduce((total, report) => total + report[field], 0)
  const head = [
    ['source', source],
    ['status', complete ? 'complete' : 'partial'],
    ['pages', `${pages} imported, ${unchanged} unchanged`],
    ['rows read', String(sum('rows_read'))],
    ['accepted', String(sum('accepted'))],
    ['rejected', String(sum('rejected'))],
    ['duplicates', String(sum('duplicates'))],
  ] as const
  const lines = [
    ...head.map(([label, value]) => `${label.padEnd(12)}${value}`),
    ...errors.map(
      ({ code, recoverable, url = '', page, status }) =>
        `  error     ${code}${recoverable ? ' (can be tried again)' : ''}${status === undefined ? '' : ` status ${status}`}${page === undefined ? '' : ` page ${page}`} ${url}`,
    ),
  ]
  return `${lines.join('\n')}\n`
}
