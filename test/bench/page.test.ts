import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toFrames } from '../../bench/support/flame.ts'
import { toPage } from '../../bench/support/page.ts'
import { listText, resultsText } from '../../bench/support/print.ts'
import { type Measured, toResults } from '../../bench/support/result.ts'
import type { Row } from '../../bench/support/suite.ts'
import { madeResult } from './made-result.ts'

const parts = { title: 'Benches & <more>', style: 'b { c: d }', script: 'const end = "</script>"' }

test('no text of a result or profile ends the element that it stands in', () => {
  const wicked = '</script><script>alert(1)</script>'
  const data = { results: [madeResult({ row: wicked })], profiles: [{ name: wicked, frames: [] }] }
  const page = toPage(data, parts)
  assert.equal(page.match(/<\/script>/g)?.length, 2)
  const [, json = ''] = /id="data">(.*?)<\/script>/s.exec(page) ?? []
  assert.deepEqual(JSON.parse(json), data)
  assert.match(page, /<title>Benches &amp; &lt;more&gt;<\/title>/)
})

test('the list says what a suite measures, how long it takes and what it needs', () => {
  const suite = {
    name: 'made',
    purpose: 'Measures nothing.',
    minutes: 3,
    needs: 'patience',
    sizes: { rows: 5 },
    open: () => [],
  }
  assert.equal(listText([suite]), 'made\n    Measures nothing.\n    about 3 min; patience; --set rows=5\n')
})

test('rows are divided by their floor round by round, and peers that are not installed say so', () => {
  const rows: readonly Row[] = [
    { name: 'bare', role: 'floor', figures: { time: 'ns' }, run: () => ({ time: 0 }) },
    { name: 'ours', figures: { time: 'ns', anomalies: 'count' }, run: () => ({ time: 0 }) },
    { name: 'theirs', role: 'peer', figures: { time: 'ns' }, absent: 'not installed' },
  ]
  const roundOf = (bare: number, ours: number) =>
    new Map([
      ['bare', { time: bare }],
      ['ours', { time: ours, anomalies: 3 }],
    ] as const)
  const measured: Measured = {
    rounds: [roundOf(1, 2), roundOf(10, 30), roundOf(2, 8)],
    dropped: 1,
    noisy: false,
    costs: new Map(),
  }
  const { environment } = madeResult({})
  const results = toResults(rows, measured, { suite: 'made', sizes: {}, environment })
  const found = results.map(({ row, figure, median, ratio, absent }) => ({ row, figure, median, ratio, absent }))
  assert.deepEqual(found.slice(0, 3), [
    { row: 'bare', figure: 'time', median: 2, ratio: undefined, absent: undefined },
    { row: 'ours', figure: 'time', median: 8, ratio: 3, absent: undefined },
    { row: 'ours', figure: 'anomalies', median: 3, ratio: undefined, absent: undefined },
  ])
  assert.match(resultsText(results), /3 rounds, 1 dropped\n.*theirs \(peer\) +absent +not installed/s)
})

test('frames of one function under one caller are one, with the time of what they called', () => {
  const node = (id: number, functionName: string, children: readonly number[]) => ({
    ...{ id, children },
    callFrame: { functionName, url: 'file:///a/b.js', lineNumber: 4 },
  })
  const nodes = [node(1, '(root)', [2, 3]), node(2, 'work', [4]), node(3, 'work', []), node(4, 'step', [])]
  const frames = toFrames({ nodes, samples: [2, 3, 4], timeDeltas: [10, 20, 30] })
  assert.deepEqual(frames, [{ name: 'work b.js:5', us: 60, children: [{ name: 'step b.js:5', us: 30, children: [] }] }])
})
