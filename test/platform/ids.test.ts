import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isUuid, systemIds } from '../../src/platform/ids.ts'

test('ids are random UUIDs of version 4, none like another however many are drawn', () => {
  const ids = Array.from({ length: 1000 }, () => systemIds.uuid())
  for (const id of ids) assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  assert.equal(new Set(ids).size, ids.length)
  const digitsSeen = new Set(ids.map((id) => id[0]))
  assert.equal(digitsSeen.size, 16)
})

test('only the lower-case spelling of a UUID is one', () => {
  const id = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f0a1b2c3d'
  assert.equal(isUuid(id), true)
  const others = [
    id.toUpperCase(),
    `${id}0`,
    id.slice(1),
    id.replace('-', '0'),
    id.replace('0', '-'),
    id.replace('a', 'g'),
    id.replace('0', '/'),
    id.replace('0', ':'),
    id.replace('a', '`'),
    id.replace('a', 'á'),
    '',
  ]
  for (const text of others) assert.equal(isUuid(text), false, text)
})
