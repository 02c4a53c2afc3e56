// A report that is made, by a caller of a running service.

import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import type { ReportRequest, ReportStatus } from '../../src/domain/generated/wire-types.ts'
import type { Client } from './client.ts'

/** Asks for a report of an investigation and waits until it is made, or has failed; its id. */
export async function makeReport(
  client: Client,
  investigation: string,
  rest: Partial<ReportRequest> = {},
): Promise<string> {
  const body = { report_type: 'investigation_report', investigation_ids: [investigation], ...rest }
  const { status, english } = await client.request('generate_report', { body })
  assert.equal(status, 201)
  const { report_id } = english as { readonly report_id: string }
  await awaitReport(client, report_id)
  return report_id
}

/** Its status once it is made, or has failed. */
export async function awaitReport(client: Client, report_id: string): Promise<ReportStatus> {
  for (let looks = 0; looks < 2_000; looks++) {
    const { english } = await client.request('get_report_status', { params: { report_id } })
    const status = english as ReportStatus
    if (status.status === 'completed' || status.status === 'failed') return status
    await delay(20)
  }
  throw new Error(`The report ${report_id} is not made`)
}
