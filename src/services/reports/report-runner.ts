// Report runner
// Owns: when reports that wait are made, one at a time.   Does not own: what is in them (gather-job.ts, render-report.ts).
// R1. One node at a time (lease.ts); a second one that did the same would fail on the condition of its commit, so that a report is
//     made, and announced, once.
// R2. A report that was begun when the process ended is begun again, limits.reportAttemptsMax times in all; then it has failed.
//     One for which the thread has no room waits for its next turn, which is no attempt.
// R3. What fails of one report is in that report, with its reason, and holds up no other.
// R4. What it is made of is read with the rights that its owner has at that moment.

import type { Users } from '../../auth/users.ts'
import type { ReportPhase } from '../../domain/generated/wire-types.ts'
import { AppError, errorRow, isRecoverable, toFailure } from '../../errors.ts'
import { Lease } from '../../events/lease.ts'
import { toOutbox } from '../../events/outbox.ts'
import { limits } from '../../limits.ts'
import { unlessDamaged } from '../../platform/damage.ts'
import { namedUuid } from '../../platform/ids.ts'
import { Rounds } from '../../platform/rounds.ts'
import type { Write } from '../../store/port.ts'
import { readOwner } from '../watches/context.ts'
import type { ReportsContext } from './context.ts'
import { gatherJob } from './gather-job.ts'
import { reportWaitingPrefix } from './keys.ts'
import type { RenderedReport } from './render-report.ts'
import {
  type FoundReport,
  findReport,
  pieceWrites,
  reportBytes,
  reportWaitingWrite,
  type StoredReport,
} from './stored-report.ts'

export interface ReportRunnerParts extends ReportsContext {
  readonly users: Pick<Users, 'find'>
  readonly holder: string
}

export class ReportRunner {
  readonly #parts: ReportRunnerParts
  readonly #lease: Lease
  readonly #rounds: Rounds

  constructor(parts: ReportRunnerParts) {
    this.#parts = parts
    this.#lease = new Lease('reports', { ...parts, store: parts.state })
    this.#rounds = new Rounds({
      ...parts,
      everyMs: limits.reportLookMs,
      work: () => this.#look(),
      failure: 'reports were not made, which is tried again',
      subscribe: (wake) =>
        parts.state.watch(reportWaitingPrefix, (writes) => {
          if (writes.some(({ value }) => value !== null)) wake()
        }),
    })
  }

  start(): void {
    this.#rounds.start()
  }

  /** Resolves once none is being made any more. */
  async stop(): Promise<void> {
    await this.#rounds.stop()
    await this.#lease.release()
  }

  /** Resolves once all that waited are made, or another node sees to them. */
  async settle(): Promise<void> {
    await this.#rounds.settle()
  }

  async #look(): Promise<void> {
    for await (const { key } of this.#parts.state.range({ prefix: reportWaitingPrefix })) {
      if (this.#rounds.isStopped || !(await this.#lease.hold())) return
      await this.#make(key.slice(key.lastIndexOf('/') + 1), key)
    }
  }

  async #make(id: string, waitingKey: string): Promise<void> {
    const { state, log } = this.#parts
    const found = await unlessDamaged(async () => (await findReport(state, id)) ?? null)
    // Of one that is damaged or gone nothing is left to make.
    if (!found) return void (await state.commit([{ key: waitingKey, value: null }], []))
    const begun = await this.#step(
      found,
      { status: 'running', current_phase: 'data_collection' },
      found.report.attempts + 1,
    )
    if (begun === undefined) return
    if (begun.report.attempts > limits.reportAttemptsMax)
      return this.#fail(begun, { code: 'INTERNAL_ERROR', details: { reason: 'report_interrupted' } })
    try {
      await this.#finish(...(await this.#render(begun)))
    } catch (error) {
      if (this.#rounds.isStopped) return
      const now = (await findReport(state, id)) ?? begun
      // Another node may have made it since, where this one took longer than its lease.
      if (now.report.status !== 'running') return
      if (isWriterBusy(error))
        return void (await this.#step(now, { current_phase: 'initializing' }, begun.report.attempts - 1))
      const failure = toFailure(error)
      // Its owner deleted an investigation or lost a right meanwhile, which the report says: nothing is wrong with the service.
      if (errorRow(failure.code).status >= 500) log.error({ err: error, report: id }, 'a report was not made')
      await this.#fail(now, failure)
    }
  }

  async #render(begun: FoundReport): Promise<[FoundReport, RenderedReport]> {
    const { request, language, user_id } = begun.report
    const caller = await readOwner(this.#parts, user_id, ['read:reports'])
    const job = await gatherJob(this.#parts, { request, language, caller })
    const rendering = (await this.#step(begun, { current_phase: 'content_generation' })) ?? begun
    return [rendering, await this.#parts.writer.render(job)]
  }

  /** The report a phase further; undefined where another commit came between, such as its deletion. */
  async #step(
    { report, condition }: FoundReport,
    next: { readonly status?: 'running'; readonly current_phase: ReportPhase },
    attempts = report.attempts,
  ): Promise<FoundReport | undefined> {
    const after: StoredReport = { ...report, ...next, attempts }
    const value = reportBytes(after)
    const isDone = await this.#parts.state.commit([{ key: condition.key, value }], [condition])
    return isDone ? { report: after, condition: { key: condition.key, expected: value } } : undefined
  }

  async #finish({ report, condition }: FoundReport, { document, file, made }: RenderedReport): Promise<void> {
    const after: StoredReport = {
      ...report,
      ...{ status: 'completed', current_phase: 'completed', made },
      completed_at: this.#now(),
    }
    await this.#commit(after, condition, [
      ...pieceWrites(report.id, 'document', document),
      ...pieceWrites(report.id, 'file', file),
      this.#news(after),
    ])
  }

  async #fail({ report, condition }: FoundReport, failure: ReturnType<typeof toFailure>): Promise<void> {
    const after: StoredReport = {
      ...report,
      status: 'failed',
      failure: { ...failure, recoverable: isRecoverable(failure) },
      completed_at: this.#now(),
    }
    await this.#commit(after, condition, [])
  }

  async #commit(after: StoredReport, condition: FoundReport['condition'], writes: readonly Write[]): Promise<void> {
    await this.#parts.state.commit(
      [{ key: condition.key, value: reportBytes(after) }, reportWaitingWrite(after, false), ...writes],
      [condition],
    )
  }

  /** What its owner hears, in the commit that makes it so. */
  #news({ id, user_id, title, request, completed_at = '' }: StoredReport): Write {
    const { output_format: format = 'markdown', investigation_ids: investigations = [] } = request
    const data = { report_id: id, title, format, investigations, download_url: downloadUrl(id) }
    const event = { id: namedUuid('report', id), timestamp: completed_at, event: 'report.generated' as const, data }
    return toOutbox({ owner: user_id, events: [event] }, { atMs: this.#parts.clock.now(), id })
  }

  #now(): string {
    return new Date(this.#parts.clock.now()).toISOString()
  }
}

/** The thread has too much to write at this moment: what is wanted of it waits for its next turn. */
export function isWriterBusy(error: unknown): boolean {
  return error instanceof AppError && error.details.reason === 'reports_busy'
}

/** Path of the file of a report. */
export function downloadUrl(id: string): string {
  return `/api/v1/reports/${id}/download`
}
