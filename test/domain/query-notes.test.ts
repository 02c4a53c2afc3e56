import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordNotes } from '../../src/domain/query-notes.ts'

test('names in notes are told as they are, whatever signs they have', () => {
  const [note] = wordNotes([{ kind: 'corrected', text: 'x', value: "A$& $' B", nearest: ['C$$D'] }], 'en')
  assert.equal(note?.explanation, "Read as A$& $' B. The nearest names are: “C$$D”.")
})
