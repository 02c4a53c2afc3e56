// `prumo investigate`: a question to a server, what it finds as it finds it, and all of it at the end.

import type { DataSource, Language } from '../domain/vocabulary.ts'
import { type Say, sayIn } from '../wire/command-texts.ts'
import { createRunView, type RunView, type ViewParts } from './run-view.ts'
import { ServerFailure } from './server-client.ts'
import type { RunEvent, ServerInvestigations } from './server-investigations.ts'

/** The arguments of the command. */
export interface InvestigateCommand {
  readonly source: DataSource
  /** Lines of JSON instead of a table: what the server says, as it says it. */
  readonly json: boolean
  readonly language: Language
}

export interface InvestigateParts extends ViewParts {
  readonly investigations: ServerInvestigations
  /** Calls back at each Ctrl-C, instead of ending the process; the returned function undoes that. */
  readonly onInterrupt: (handler: () => void) => () => void
  /** Whether the user says yes; undefined where nobody can be asked. */
  readonly confirm: ((question: string, signal: AbortSignal) => Promise<boolean>) | undefined
}

/** Exit codes, as the README has them. */
const investigateExits = { completed: 0, failed: 1, cancelled: 2, left: 130 } as const

/** A run that is being followed. */
interface Following {
  readonly id: string
  readonly view: RunView
  readonly say: Say
  readonly parts: InvestigateParts
  /** Ends the following, not the run. */
  readonly leaving: AbortController
}

/** Returns the exit code. Throws ServerFailure for what the server refuses, or where it does not answer. */
export async function runInvestigate(
  question: string,
  { source, json, language }: InvestigateCommand,
  parts: InvestigateParts,
): Promise<number> {
  const say = sayIn(language)
  const view = createRunView({ json, language }, parts)
  const started = await parts.investigations.start({ query: question, data_source: source })
  const id = started.value.investigation_id
  view.started(id, started.spelled)
  const following: Following = { id, view, say, parts, leaving: new AbortController() }
  const stopHearing = parts.onInterrupt(interruptions(following))
  try {
    const last = await follow(following)
    if (last === 'complete' || last === 'cancelled') await showResults(following, last)
    return last === 'complete'
      ? investigateExits.completed
      : last === 'cancelled'
        ? investigateExits.cancelled
        : investigateExits.failed
  } catch (error) {
    if (!following.leaving.signal.aborted) throw error
    view.note(say('run_goes_on', { id }))
    return investigateExits.left
  } finally {
    // A question that is still open has no more use.
    following.leaving.abort()
    stopHearing()
    view.end()
  }
}

async function follow({ id, view, parts, leaving }: Following): Promise<RunEvent['name'] | undefined> {
  let last: RunEvent['name'] | undefined
  for await (const event of parts.investigations.follow(id, leaving.signal)) {
    view.show(event)
    last = event.name
  }
  return last
}

/** What was found until a run was cancelled may be nothing: the server then says why. */
async function showResults({ id, view, parts }: Following, last: 'complete' | 'cancelled'): Promise<void> {
  try {
    view.results(await parts.investigations.results(id))
  } catch (error) {
    if (last === 'complete' || !(error instanceof ServerFailure)) throw error
    view.note(error.message)
  }
}

/** The first one asks whether to cancel the run; another one, or one that nobody can answer, leaves it alone. */
function interruptions({ id, view, say, parts, leaving }: Following): () => void {
  let isAsked = false
  return () => {
    const { confirm, investigations } = parts
    if (confirm === undefined) return leaving.abort()
    if (isAsked) {
      // The question stands on a line of its own.
      parts.stderr.write('\n')
      return leaving.abort()
    }
    isAsked = true
    view.pause()
    confirm(say('cancel_too'), leaving.signal)
      .then(async (isWanted) => {
        if (leaving.signal.aborted) return
        if (!isWanted) return leaving.abort()
        await investigations.cancel(id)
        view.resume()
      })
      // It may have ended meanwhile: the stream says how.
      .catch((error: Error) => {
        if (!leaving.signal.aborted) view.note(error.message)
      })
  }
}
