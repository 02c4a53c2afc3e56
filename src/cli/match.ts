// `prumo match`: whom the rows of a list mean, as a server has it, written where it is wanted.

import {
  downloadNetworkMatch,
  getNetworkMatch,
  listNetworkMatchRows,
  matchNetwork,
  type Types,
} from '../../clients/typescript/src/index.ts'
import type { NetworkMatchRows, NetworkMatchRun } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import { commandFailure, sayIn } from '../wire/command-texts.ts'
import { toEnglish } from '../wire/rename.ts'
import type { Server } from './server-client.ts'
import type { FileBytes } from './server-files.ts'

export interface MatchCommand {
  /** Rows with all their candidates, a line of JSON each, instead of CSV. */
  readonly json: boolean
  /** Where they go; standard output where it is absent. */
  readonly out?: string | undefined
  readonly language: Language
}

export interface MatchParts {
  readonly read: (file: string) => Promise<Uint8Array<ArrayBuffer>>
  readonly clock: Pick<Clock, 'timer'>
  readonly stderr: { write(text: string): unknown }
  /** Writes bytes to a file, or to standard output where none is named; resolves to how many they were. */
  readonly write: (bytes: FileBytes, out: string | undefined) => Promise<number>
}

/** Sends a list, waits until it is matched and writes what came of it; resolves to the exit code. */
export async function runMatch(
  server: Server,
  { file, json, out, language }: MatchCommand & { readonly file: string },
  { read, clock, stderr, write }: MatchParts,
): Promise<number> {
  const { client, fail } = server
  const say = sayIn(language)
  const runIn = (data: unknown) => (language === 'pt' ? toEnglish('NetworkMatchRun', data) : data) as NetworkMatchRun
  const sent = await matchNetwork(client, { body: await read(file) } as never).catch(fail)
  let run = runIn(sent.data)
  const id = run.match_id
  const call = { params: { match_id: id } } as never
  stderr.write(`${say('match_begun', { id, rows: run.rows })}\n`)
  while (run.status === 'queued' || run.status === 'running' || run.status === 'paused') {
    await new Promise<void>((look) => clock.timer(limits.commandLookMs, look))
    run = runIn((await getNetworkMatch(client, call).catch(fail)).data)
  }
  if (run.status !== 'completed') throw commandFailure('match_not_done', { id, why: run.error?.message ?? run.status })
  const bytes = json ? linesOf(server, id) : (await downloadNetworkMatch(client, call).catch(fail)).data
  const size = await write(bytes, out)
  stderr.write(`${say('match_done', { rows: run.rows, matched: run.rows_matched ?? 0 })}\n`)
  if (out !== undefined) stderr.write(`${say('file_written', { file: out, bytes: size })}\n`)
  return 0
}

/** The rows as the server spells them. */
async function* linesOf({ client, language, fail }: Server, match_id: string): AsyncGenerator<Uint8Array> {
  const isPt = language === 'pt'
  for (let after: number | undefined = 0; after !== undefined; ) {
    const query: object = isPt ? { apos: after, limite: 500 } : { after, limit: 500 }
    const { data } = await listNetworkMatchRows(client, { params: { match_id }, query } as never).catch(fail)
    const spelled = data as Types['en']['NetworkMatchRows'] | Types['pt']['NetworkMatchRows']
    const rows = 'rows' in spelled ? spelled.rows : spelled.linhas
    const page = (isPt ? toEnglish('NetworkMatchRows', data) : data) as NetworkMatchRows
    yield Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
    after = page.next_after
  }
}
