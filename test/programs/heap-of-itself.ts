// node heap-of-itself.js: takes a heap snapshot of its main thread as the service does, and writes it to standard output.

import { systemClock as clock } from '../../src/platform/clock.ts'
import { Profiles } from '../../src/services/observability/profiles.ts'

const trail = { commit: async () => true }
const profiles = new Profiles({ mode: 'on', clock, trail, actors: { trace: () => () => {} } })
const caller = { user_id: 'u', email: 'a@b.c', role: 'admin', permissions: [], team_ids: [] } as const
const asker = { caller, origin: { request_id: 'r', ip_address: '', user_agent: '' } }
const { file } = profiles.take({ kind: 'heap', seconds: 1, thread: 'main' }, asker, new AbortController().signal)
for await (const text of file) process.stdout.write(text)
