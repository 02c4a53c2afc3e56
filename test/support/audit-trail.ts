// The audit trail as an admin reads it over HTTP.

import assert from 'node:assert/strict'
import type { AuditEvent, AuditEventList } from '../../src/domain/generated/wire-types.ts'
import type { Client, ClientRequest } from './client.ts'

/** The events of all pages that match, newest first. */
export async function readTrail(
  admin: Client,
  query: NonNullable<ClientRequest['query']> = {},
): Promise<readonly AuditEvent[]> {
  const found: AuditEvent[] = []
  for (let page = 1; ; page++) {
    const { status, english } = await admin.request('list_audit_events', { query: { limit: 100, ...query, page } })
    assert.equal(status, 200, JSON.stringify(english))
    const { data, meta } = english as AuditEventList
    found.push(...data)
    if (page >= meta.pages) return found
  }
}

/** The newest events of a resource. */
export async function eventsOf(admin: Client, resource_id: string): Promise<readonly AuditEvent[]> {
  const { english } = await admin.request('query_audit_events', { body: { resource_id, limit: 100 } })
  return (english as AuditEventList).data
}
