// Handlers of the watches module.

import type { Language } from '../../domain/vocabulary.ts'
import { pageOf } from '../../services/page-of.ts'
import type { WatchesContext } from '../../services/watches/context.ts'
import {
  changeWatch,
  createWatch,
  deleteWatch,
  getWatch,
  getWatchRun,
  listWatches,
  listWatchRuns,
  pauseWatch,
  resumeWatch,
} from '../../services/watches/manage-watches.ts'
import { runWatchNow } from '../../services/watches/run-watch.ts'
import type { StoredRun, StoredWatch } from '../../services/watches/watch.ts'
import { runView, watchVersion, watchView } from '../../services/watches/watch-view.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

const path = '/api/v1/watches'

/** One handler for each operation of the module. */
export function watchHandlers(context: WatchesContext) {
  const shown = async (watch: StoredWatch, language: Language) => {
    const { not_started, ...view } = await watchView(context, watch)
    const failure = not_started && wordFailure(not_started.failure, language)
    return { ...view, ...(not_started && failure && { not_started: { at: not_started.at, failure } }) }
  }
  const versioned = async (watch: StoredWatch, language: Language) => ({
    version: watchVersion(watch),
    body: await shown(watch, language),
  })
  return {
    async create_watch(request) {
      const toReply = async (watch: StoredWatch) => ({
        headers: { Location: `${path}/${watch.id}` },
        body: await shown(watch, request.language),
      })
      return request.once(toReply, (making) => createWatch(context, request.body, { ...askerOf(request), ...making }))
    },
    async list_watches(request) {
      const { sort = '-created_at', ...query } = request.query
      const watches = await listWatches(context, request.caller)
      const views = await Promise.all(watches.map((watch) => shown(watch, request.language)))
      return { body: toList(request, pageOf(views, { ...query, sort }, 'id')) }
    },
    get_watch: async ({ params, caller, language }) =>
      versioned(await getWatch(context, params.watch_id, caller), language),
    async update_watch(request) {
      const { params, body: patch, headers, language } = request
      const change = { id: params.watch_id, patch, ifMatch: headers('if-match') }
      return versioned(await changeWatch(context, change, askerOf(request)), language)
    },
    async delete_watch(request) {
      const wanted = { id: request.params.watch_id, ifMatch: request.headers('if-match') }
      await deleteWatch(context, wanted, askerOf(request))
      return {}
    },
    async pause_watch(request) {
      return versioned(await pauseWatch(context, request.params.watch_id, askerOf(request)), request.language)
    },
    async resume_watch(request) {
      return versioned(await resumeWatch(context, request.params.watch_id, askerOf(request)), request.language)
    },
    async run_watch(request) {
      const { watch_id } = request.params
      const toReply = (run: StoredRun) => ({
        headers: { Location: `${path}/${watch_id}/runs/${run.run_id}` },
        body: run,
      })
      return request.once(toReply, (making) => runWatchNow(context, watch_id, { ...askerOf(request), ...making }))
    },
    async list_watch_runs(request) {
      const { sort = '-started_at', ...query } = request.query
      const runs = await listWatchRuns(context, request.params.watch_id, request.caller)
      const views = await Promise.all(runs.map((run) => runView(context, run)))
      return { body: toList(request, pageOf(views, { ...query, sort }, 'run_id')) }
    },
    async get_watch_run({ params: { watch_id: id, run_id: runId }, caller }) {
      return { body: await runView(context, await getWatchRun(context, { id, runId }, caller)) }
    },
  } satisfies Partial<Handlers>
}
