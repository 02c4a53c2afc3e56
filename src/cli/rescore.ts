// `prumo rescore`: a re-scoring at a server, its progress, and what differs from before.

import type { SingleBar } from 'cli-progress'
import type { Task, TaskParameters, TaskPartitionEvent, TaskResult } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { type Say, sayIn } from '../wire/command-texts.ts'
import { toEnglish } from '../wire/rename.ts'
import { createProgressBar } from './progress-bar.ts'
import type { Said } from './server-investigations.ts'
import type { ServerTasks, TaskNews } from './server-tasks.ts'

/** The arguments of the command. */
export interface RescoreCommand {
  readonly dataset?: string | undefined
  readonly source?: string | undefined
  /** Filters of the source, `name=value` each, by their names in the language of the command. */
  readonly filter?: readonly string[] | undefined
  /** True: every finished one. */
  readonly investigations?: boolean | readonly string[] | undefined
  readonly types?: readonly string[] | undefined
  readonly sensitivity?: number | undefined
  readonly threshold?: number | undefined
  readonly compareTo?: string | undefined
  readonly stale: boolean
  readonly dryRun: boolean
  /** Follows the task to its end. */
  readonly wait: boolean
  /** Lines of JSON: what the server says, as it says it. */
  readonly json: boolean
  readonly language: Language
}

export interface RescoreParts {
  readonly tasks: ServerTasks
  readonly stdout: { write(text: string): unknown }
  readonly stderr: { write(text: string): unknown; readonly isTTY?: boolean }
  /** Calls back at Ctrl-C, instead of ending the process; the returned function undoes that. */
  readonly onInterrupt: (handler: () => void) => () => void
}

/** Exit codes, as the README has them. */
const exits = { done: 0, failures: 3, cancelled: 4, left: 130 } as const

interface Showing {
  readonly command: RescoreCommand
  readonly say: Say
  readonly parts: RescoreParts
}

/** Returns the exit code. Throws ServerFailure for what the server refuses, or where it does not answer. */
export async function runRescore(command: RescoreCommand, parts: RescoreParts): Promise<number> {
  const showing: Showing = { command, parts, say: sayIn(command.language) }
  const { tasks } = parts
  const started = await tasks.create('rescore', toParameters(command))
  const id = started.value.task_id
  line(showing, 'started', started)
  note(showing, showing.say('task_begun', { id }))
  if (!command.wait) return exits.done
  const leaving = new AbortController()
  const stopHearing = parts.onInterrupt(() => leaving.abort())
  const view = new ProgressView(showing)
  try {
    for await (const news of tasks.follow(id, leaving.signal)) view.show(news)
    view.end()
    return await showEnd(showing, await tasks.read(id))
  } catch (error) {
    if (!leaving.signal.aborted) throw error
    view.end()
    note(showing, showing.say('task_goes_on', { id }))
    return exits.left
  } finally {
    view.end()
    stopHearing()
  }
}

/** In English names; what is wrong with them the server says. */
function toParameters(command: RescoreCommand): TaskParameters {
  const { dataset, source, filter = [], investigations, types, sensitivity, threshold, compareTo } = command
  const given = {
    ...{ dataset, data_source: source, anomaly_types: types, sensitivity, confidence_threshold: threshold },
    compare_to: compareTo,
    ...(filter.length > 0 && { filters: toFilters(filter, command.language) }),
    ...(investigations === true && { investigations: 'finished' }),
    ...(Array.isArray(investigations) && { investigation_ids: investigations }),
    ...(command.stale && { stale: true }),
    dry_run: command.dryRun,
  }
  const named = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named) as unknown as TaskParameters
}

/** `regions=SP,RJ` is a list, `min_value=1000` a number, `date_range=2023-01-01..2023-12-31` a period; names are those of the language. */
function toFilters(given: readonly string[], language: Language): Readonly<Record<string, unknown>> {
  const texts = Object.fromEntries(
    given.map((text) => {
      const at = text.indexOf('=')
      return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
    }),
  )
  const english = (language === 'pt' ? toEnglish('InvestigationFilters', texts) : texts) as typeof texts
  return Object.fromEntries(Object.entries(english).map(([name, value]) => [name, toFilter(name, String(value))]))
}

function toFilter(name: string, value: string): unknown {
  const [, start, end] = /^(.*)\.\.(.*)$/.exec(value) ?? []
  if (start !== undefined) return { ...(start && { start }), ...(end && { end }) }
  return name.endsWith('_value') ? Number(value) : value.split(',')
}

async function showEnd(showing: Showing, read: Said<Task>): Promise<number> {
  const { status, result = {}, error } = read.value
  line(showing, 'task', read)
  if (error) note(showing, error.message)
  if (!showing.command.json) showing.parts.stdout.write(summaryOf(result, showing.say))
  if (!showing.command.json && result.dry_run) await showWhys(showing, read.value.task_id)
  if (status === 'cancelled') return exits.cancelled
  const failed = result.parts_failed ?? 0
  if (failed === 0) return status === 'completed' ? exits.done : exits.failures
  for (const { label, status, error: why } of await showing.parts.tasks.partitions(read.value.task_id))
    if (status === 'failed') note(showing, `${label}: ${why?.message ?? ''}`)
  return exits.failures
}

/** Of a dry run why each partition would run, or need not. */
async function showWhys({ parts, say }: Showing, task_id: string): Promise<void> {
  for (const { label, records, why } of await parts.tasks.partitions(task_id))
    if (why) parts.stdout.write(`${label}  ${records}  ${say(`why_${why}`)}\n`)
}

function summaryOf(result: TaskResult, say: Say): string {
  const { records = 0, findings = 0, totals, causes, partitions_to_run, records_to_run } = result
  if (result.dry_run)
    return `${say('rescore_dry', { partitions: partitions_to_run ?? 0, records: records_to_run ?? 0 })}\n`
  if (!totals || !causes) return ''
  return [
    say('rescore_found', { findings, records }),
    ...(result.baseline === 'nothing' ? [say('rescore_first')] : [say('rescore_totals', { ...totals })]),
    ...(Object.values(causes).some((count) => count > 0) ? [say('rescore_causes', { ...causes })] : []),
  ]
    .map((sentence) => `${sentence}\n`)
    .join('')
}

function line({ command, parts }: Showing, event: 'started' | 'task', { spelled }: Said<unknown>): void {
  if (!command.json) return
  const isPt = command.language === 'pt'
  const name = isPt ? { started: 'iniciada', task: 'tarefa' }[event] : event
  writeLine(parts, isPt ? { evento: name, dados: spelled } : { event: name, data: spelled })
}

function writeLine({ stdout }: RescoreParts, value: object): void {
  stdout.write(`${JSON.stringify(value)}\n`)
}

function note({ parts }: Showing, sentence: string): void {
  parts.stderr.write(`${sentence}\n`)
}

/** A bar on a terminal, with the time that is left; or a line for each event. */
class ProgressView {
  readonly #showing: Showing
  readonly #bar: SingleBar | undefined
  #isDrawn = false

  constructor(showing: Showing) {
    this.#showing = showing
    const { command, parts, say } = showing
    this.#bar = command.json ? undefined : createProgressBar(say('rescore_progress'), parts.stderr)
  }

  show({ name, spelledName, spelled, value }: TaskNews): void {
    const { command, parts } = this.#showing
    if (command.json)
      writeLine(
        parts,
        command.language === 'pt' ? { evento: spelledName, dados: spelled } : { event: spelledName, data: spelled },
      )
    if (name === 'partition') this.#draw(value as TaskPartitionEvent)
  }

  end(): void {
    if (this.#isDrawn) this.#bar?.stop()
    this.#isDrawn = false
  }

  #draw({ progress, label }: TaskPartitionEvent): void {
    if (this.#bar === undefined) return
    const { percentage, eta_seconds } = progress
    const said = { label, left: eta_seconds === undefined ? '–' : durationOf(eta_seconds) }
    if (!this.#isDrawn) this.#bar.start(100, percentage, said)
    else this.#bar.update(percentage, said)
    this.#isDrawn = true
  }
}

function durationOf(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return [hours, minutes, rest].map((part) => String(part).padStart(2, '0')).join(':')
}
