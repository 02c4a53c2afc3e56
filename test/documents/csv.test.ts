import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCsv } from '../../src/documents/csv.ts'

test('cells with a delimiter, a quote or a line end are quoted, and others as the style says', () => {
  const rows = [
    ['id', 'confidence'],
    ['a,b', 0.5],
    ['say "no"', 1],
    ["d'água", 0],
    ['two\rlines', 1e-7],
    ['', 2],
  ]
  assert.equal(
    toCsv(rows, { lineEnd: '\n' }),
    'id,confidence\n"a,b",0.5\n"say ""no""",1\nd\'água,0\n"two\rlines",1e-7\n,2\n',
  )
  assert.equal(toCsv([["d'água", 1]], { lineEnd: '\r\n', quoted: /'/ }), '"d\'água",1\r\n')
})
