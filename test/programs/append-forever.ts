// A process that appends numbered contracts in chunks of its own choosing until it is killed or done.

import { openRecordsStore } from '../../src/main/stores.ts'
import { createRecordWriter } from '../../src/records/writer.ts'
import { contractNumber } from '../records/support/random-records.ts'

const [directory = '', total = '0', size = '1'] = process.argv.slice(2)
const store = openRecordsStore(directory, 'write')
const writer = createRecordWriter(store)
for (let start = 0; start < Number(total); start += Number(size)) {
  const end = Math.min(Number(total), start + Number(size))
  await writer.append(Array.from({ length: end - start }, (_, i) => contractNumber(start + i)))
  process.send?.(end / Number(size))
}
await store.close()
