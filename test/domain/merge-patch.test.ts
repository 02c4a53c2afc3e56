import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mergePatch } from '../../src/domain/merge-patch.ts'

interface Document {
  readonly a?: number
  readonly list?: readonly string[]
  readonly b?: { readonly c?: number; readonly d?: { readonly e?: string } }
}

test('a change names what it changes: null takes a field away, a list is replaced, an object changed in its turn', () => {
  const before: Document = { a: 1, list: ['x', 'y'], b: { c: 2, d: { e: 'f' } } }
  assert.deepEqual(mergePatch(before, {}), before)
  assert.deepEqual(mergePatch(before, { a: null, list: ['z'] }), { list: ['z'], b: { c: 2, d: { e: 'f' } } })
  assert.deepEqual(mergePatch(before, { b: { c: 3 } }).b, { c: 3, d: { e: 'f' } })
  assert.deepEqual(mergePatch(before, { b: { d: { e: null } } }).b, { c: 2 })
  assert.deepEqual(mergePatch(before, { b: { c: null, d: null } }), { a: 1, list: ['x', 'y'] })
  assert.deepEqual(mergePatch<Document>({}, { b: { d: { e: 'g' } } }), { b: { d: { e: 'g' } } })
})
