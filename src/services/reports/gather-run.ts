// Gather run: what is stored of one investigation, as it is.

import { anomalyKey } from '../../agents/keys.ts'
import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { readFacts } from '../investigations/read.ts'
import type { ReportsContext } from './context.ts'
import type { StoredRunBytes } from './render-report.ts'
import { reportBytes } from './stored-report.ts'

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
