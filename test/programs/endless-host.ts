// A worker entry for tests: a host thread whose detectors of relationships never end, and report on the line that they have begun.

import { runHost } from '../../src/actors/host.ts'
import type { HostTask } from '../../src/actors/pool.ts'
import { agent } from '../../src/agents/agent.ts'
import type { WorkInput } from '../../src/agents/messages.ts'
import { doWork } from '../../src/agents/tasks/work.ts'
import type { Detector } from '../../src/detect/detector.ts'
import { detectors } from '../../src/detect/registry.ts'
import { openRecordsStore, readState } from '../../src/main/stores.ts'
import { systemClock as clock } from '../../src/platform/clock.ts'
import { createRecordReader } from '../../src/records/reader.ts'
import { engineNamed } from '../support/rescore-stage.ts'

export default async function host(task: HostTask): Promise<void> {
  const { dataDir } = task.workerData as { readonly dataDir: string }
  const endless = (detector: Detector): Detector => ({
    ...detector,
    fold() {
      task.line.postMessage('begun')
      for (;;);
    },
  })
  const context = {
    state: readState(dataDir),
    records: createRecordReader(openRecordsStore(dataDir, 'read')),
    engines: async () => ({
      detectors: detectors.map((each) => (each.type === 'relationship_anomaly' ? endless(each) : each)),
      version: engineNamed(),
    }),
    clock,
  }
  await runHost({
    ...task,
    clock,
    behaviours: { agent },
    tasks: { work: (input, { hold }) => doWork({ ...context, hold }, input as WorkInput) },
  })
}
