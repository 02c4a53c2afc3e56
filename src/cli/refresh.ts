// `prumo refresh`: imports what a source has of a window of days.

import type { Language } from '../domain/vocabulary.ts'
import type { RefreshResult, SourceRefresh } from '../services/refresh.ts'
import { spellPrinted } from '../wire/command-names.ts'
import { type Say, sayIn } from '../wire/command-texts.ts'

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
  /** Of the table. */
  readonly language?: Language | undefined
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
  const { json, language = 'en' } = command
  stdout.write(json ? `${JSON.stringify(spellPrinted(result, language))}\n` : formatResult(result, sayIn(language)))
  return result.complete ? 0 : 1
}

function formatResult({ source, imported, pages, unchanged, errors, complete }: RefreshResult, say: Say): string {
  const sum = (field: 'rows_read' | 'accepted' | 'rejected' | 'duplicates'): number =>
    imported.reduce((total, report) => total + report[field], 0)
  const head = [
    [say('source'), source],
    [say('status'), say(complete ? 'complete' : 'partial')],
    [say('pages'), say('pages_read', { imported: pages, unchanged })],
    ...(['rows_read', 'accepted', 'rejected', 'duplicates'] as const).map(
      (field) => [say(field), String(sum(field))] as const,
    ),
  ] as const
  const lines = [
    ...head.map(([label, value]) => `${label.padEnd(13)}${value}`),
    ...errors.map(({ code, recoverable, url = '', page, status }) => {
      const at = `${status === undefined ? '' : say('at_status', { status })}${page === undefined ? '' : say('at_page', { page })}`
      return `  ${say('error').padEnd(11)}${code}${recoverable ? say('again') : ''}${at} ${url}`
    }),
  ]
  return `${lines.join('\n')}\n`
}
