// Handlers of lists that are matched.

import type { Language } from '../../domain/vocabulary.ts'
import { isRecoverable } from '../../errors.ts'
import { writeRows } from '../../services/exports/write-rows.ts'
import {
  cancelMatch,
  getMatch,
  openMatchedLines,
  purgeMatch,
  readMatchedRows,
  viewOfMatch,
} from '../../services/network/read-match.ts'
import { type MatchesContext, startMatch } from '../../services/network/start-match.ts'
import type { StoredTask } from '../../services/tasks/stored-task.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { toPortuguese } from '../../wire/rename.ts'
import { fieldColumnsOf } from '../../wire/table-columns.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'

const line = 'NetworkMatchedLine'

/** One handler for each operation. */
export function matchHandlers(context: MatchesContext) {
  return {
    match_network(request) {
      const { query, upload: bytes, aborted, language } = request
      const shown = (made: StoredTask) => {
        const body = toRun(made, language)
        return { body, headers: { Location: `/api/v1/network/match/${body.match_id}` } }
      }
      return request.once(shown, (making) =>
        startMatch(context, { bytes, candidates: query.candidates }, { ...askerOf(request), ...making, aborted }),
      )
    },
    async get_network_match({ params, caller, language }) {
      return { body: toRun(await getMatch(context, params.match_id, caller), language) }
    },
    async list_network_match_rows({ params, query, caller }) {
      return { body: await readMatchedRows(context, { id: params.match_id, ...query }, caller) }
    },
    async download_network_match(request) {
      const { language, params } = request
      const open = await openMatchedLines(context, params.match_id, askerOf(request))
      const spell = (row: object) => (language === 'pt' ? (toPortuguese(line, row) as object) : row)
      const names = { columns: fieldColumnsOf(line, language), spell, spellAbout: (about: object) => about }
      return {
        file: writeRows('csv', open, names),
        contentType: 'text/csv',
        headers: {
          'Content-Disposition': 'attachment; filename="match.csv"',
          'X-Dataset-Version': String(open.datasetVersion),
        },
      }
    },
    async cancel_network_match(request) {
      const id = request.params.match_id
      if (request.query.purge) {
        await purgeMatch(context, id, askerOf(request))
        return { status: 204 }
      }
      return { body: toRun(await cancelMatch(context, id, askerOf(request)), request.language) }
    },
  } satisfies Partial<Handlers>
}

function toRun(task: StoredTask, language: Language) {
  const { failure, ...view } = viewOfMatch(task)
  return {
    ...view,
    ...(failure && { error: wordFailure({ ...failure, recoverable: isRecoverable(failure) }, language) }),
  }
}
