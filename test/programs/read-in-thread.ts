// A thread that reads whatever version it is asked for and says what it saw.

import { parentPort, workerData } from 'node:worker_threads'
import { openRecordsStore } from '../../src/main/stores.ts'
import { createRecordReader } from '../../src/records/reader.ts'

const store = openRecordsStore(workerData.directory, 'read')
const reader = createRecordReader(store)
parentPort?.on('message', async (version: number | 'stop') => {
  if (version === 'stop') {
    await store.close()
    parentPort?.close()
    return
  }
  const dataset = await reader.dataset({ version })
  const last = dataset.acts.value.indexOf(Math.max(...dataset.acts.value))
  const [document] = await reader.documents(dataset, 'acts', [last])
  parentPort?.postMessage({
    version,
    newest: await reader.version(),
    acts: dataset.acts.length,
    cents: dataset.acts.value.reduce((sum, cents) => sum + cents, 0),
    last: document?.contract_id,
  })
})
