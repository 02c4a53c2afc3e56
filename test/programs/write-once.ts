// A process that writes one value to the state store of a data folder, as any command does, and ends.

import { openState } from '../../src/main/stores.ts'

const [dataDir = '', key = '', value = ''] = process.argv.slice(2)
const store = openState(dataDir)
await store.commit([{ key, value: value === '' ? null : new TextEncoder().encode(value) }])
await store.close()
