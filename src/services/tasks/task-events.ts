// What happened to a task, handed over to its owner in the commit that makes it so.

import { toOutbox } from '../../events/outbox.ts'
import type { Announcement } from '../../events/owner-event.ts'
import { namedUuid } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store, Write } from '../../store/port.ts'
import { taskCheckpointKey, taskRecordKey } from '../../tasks/keys.ts'
import type { TaskCheckpoint, TaskEvent, TaskRecord } from '../../tasks/task.ts'

const keyShape = /^task\/([^/]+)\/event\/(\d+)$/

/** Owner events by the event in the log of the task. */
const announced = { complete: 'task.completed', error: 'task.failed', late: 'task.late' } as const

/** The writes of what a commit says of tasks; none where it says nothing that concerns an owner. */
export async function taskNews(state: Store, writes: readonly Write[], atMs: number): Promise<readonly Write[]> {
  const news: Write[] = []
  for (const { key, value } of writes) {
    const [, id = '', place = ''] = keyShape.exec(key) ?? []
    if (id === '' || value === null) continue
    const { event, at, data } = parseStored<TaskEvent>(value)
    const name = event in announced ? announced[event as keyof typeof announced] : undefined
    const record = name && (await state.get(taskRecordKey(id)))
    const checkpoint = writes.find((write) => write.key === taskCheckpointKey(id))?.value
    if (!name || !record || !checkpoint) continue
    const { user_id: owner, kind, deadline } = parseStored<TaskRecord>(record)
    // Choice: what the service began by itself is in its lists and metrics, and concerns no account.
    // An analysis has an event of its own.
    if (owner === null || kind === 'analysis') continue
    const { parts } = parseStored<TaskCheckpoint>(checkpoint)
    const announcement: Announcement = {
      id: namedUuid('task', id, place),
      timestamp: at,
      event: name,
      data: {
        ...{ task_id: id, kind },
        ...(event === 'late' && deadline !== undefined
          ? { deadline }
          : { parts_done: parts.done, parts_failed: parts.failed }),
        ...(event === 'error' && { code: String(data.code) }),
      },
    }
    news.push(toOutbox({ owner, events: [announcement] }, { atMs, id: `${id}/${place}` }))
  }
  return news
}
