// Gather: the stored entries that a report is made of, as they are, for the thread that makes it.

import { anomalyKey } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import type { ReportRequest } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { readFacts } from '../investigations/read.ts'
import type { ReportsContext } from './context.ts'
import type { ReportJob, StoredRunBytes } from './render-report.ts'
import { reportBytes } from './stored-report.ts'

interface Wanted {
  readonly request: ReportRequest
  readonly language: Language
  readonly caller: Caller
}

/** Everything is read as the caller may read it. Throws as the results of each investigation throw. */
export async function gatherJob(context: ReportsContext, { request, language, caller }: Wanted): Promise<ReportJob> {
  const { clock, publicUrl } = context
  const investigations: StoredRunBytes[] = []
  for (const id of request.investigation_ids ?? []) investigations.push(await gatherRun(context, id, caller))
  const address = publicUrl()
  return {
    ...{ request, language, investigations, generated_at: new Date(clock.now()).toISOString() },
    ...(request.title !== undefined && { title: request.title }),
    ...(address !== '' && { public_url: address }),
  }
}

/** The stored entries of one investigation. Throws as its results do. */
export async function gatherRun(
  { state }: Pick<ReportsContext, 'state'>,
  id: string,
  caller: Caller,
): Promise<StoredRunBytes> {
  const { record, results, facts } = await readFacts({ state }, id, caller)
  const anomalies = new Map<string, Uint8Array>()
  for (let at = 0; at < results.anomalies.length; at += limits.anomaliesReadAtOnce) {
    const some = results.anomalies.slice(at, at + limits.anomaliesReadAtOnce)
    const values = await state.getMany(some.map((anomaly) => anomalyKey(id, anomaly)))
    for (const [index, anomaly] of some.entries()) {
      const bytes = values[index]
      if (bytes === undefined) throw new AppError('INTERNAL_ERROR', { reason: 'run_damaged' })
      anomalies.set(anomaly, bytes)
    }
  }
  return { record: reportBytes(record), results: facts ?? reportBytes(results), anomalies }
}
