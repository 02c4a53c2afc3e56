import { createFolderReader } from '../evaluation/read-folder.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { systemIds as ids } from '../platform/ids.ts'
import { createMemoryStore } from '../store/memory.ts'

export const readFolder = createFolderReader({ openStore: createMemoryStore, clock, ids })
