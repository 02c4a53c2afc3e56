// Trainings that wait: one that is asked for as well is answered in their place, and takes no thread from the suite.

import assert from 'node:assert/strict'
import type { Client } from './client.ts'

const kinds = { forest: 'train', calibration: 'calibrate' } as const

/** With the parameters of each request, as `train_model` takes it. */
export async function holdTrainings(
  admin: Client,
  requests: readonly { readonly kind: keyof typeof kinds; readonly seed?: number; readonly dataset_version?: number }[],
): Promise<void> {
  for (const { kind, ...parameters } of requests) {
    const window = { not_before: '2099-01-01T00:00:00Z' }
    const body = { kind: kinds[kind], parameters: { ...parameters, dry_run: false }, window }
    const { status, english } = await admin.request('create_task', { body })
    assert.equal(status, 201, JSON.stringify(english))
  }
}
