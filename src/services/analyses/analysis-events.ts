// The end of an analysis, handed over to its owner in the commit that makes it so.

import { toOutbox } from '../../events/outbox.ts'
import type { Announcement } from '../../events/owner-event.ts'
import { namedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store, Write } from '../../store/port.ts'
import { analysisRecordKey, analysisResultsKey } from '../../tasks/analysis/keys.ts'
import type { AnalysisRecord, StoredAnalysisResults } from '../../tasks/analysis/stored-analysis.ts'
import type { TaskEvent } from '../../tasks/task.ts'

const keyShape = /^task\/([^/]+)\/event\/(\d+)$/

/** Statuses by the event in the log of the task. */
const statuses = { complete: 'completed', error: 'failed', cancelled: 'cancelled' } as const

/** The writes of what a commit says of analyses; none where it ends none. */
export async function analysisNews(state: Store, writes: readonly Write[], atMs: number): Promise<readonly Write[]> {
  const news: Write[] = []
  for (const { key, value } of writes) {
    const [, id = '', place = ''] = keyShape.exec(key) ?? []
    if (id === '' || value === null) continue
    const { event, at } = parseStored<TaskEvent>(value)
    const status = event in statuses ? statuses[event as keyof typeof statuses] : undefined
    const bytes = status && (await state.get(analysisRecordKey(id)))
    if (!status || !bytes) continue
    const { user_id: owner, request } = parseStored<AnalysisRecord>(bytes)
    const results = writes.find((write) => write.key === analysisResultsKey(id))?.value
    const { insights_count, confidence_score } = results
      ? parseStored<StoredAnalysisResults>(results)
      : { insights_count: 0, confidence_score: 0 }
    const announcement: Announcement = {
      id: namedUuid('analysis', id, place),
      timestamp: at,
      event: 'analysis.finished',
      data: { analysis_id: id, type: request.analysis_type, status, insights_count, confidence_score },
    }
    news.push(toOutbox({ owner, events: [announcement] }, { atMs, id: `${id}/${place}` }))
  }
  return news
}
