// Parts of investigations without a runtime: what is started stays as it was stored.

import assert from 'node:assert/strict'
import { specTiers } from '../../src/domain/rate-tiers.ts'
import { createLog } from '../../src/platform/log.ts'

export const withoutActors = {
  log: createLog('silent'),
  places: 2,
  standingOf: async () => [],
  tiers: () => specTiers,
  startActors: () => ({ spawn() {}, ask: () => assert.fail(), stop() {}, subscribe: () => () => {} }),
}
