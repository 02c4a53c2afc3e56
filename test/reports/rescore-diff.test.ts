import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parse } from 'csv-parse/sync'
import { languages } from '../../src/domain/vocabulary.ts'
import { type DiffHead, diffWriter, type ListedChange } from '../../src/reports/rescore-diff.ts'
import { foreignWords } from '../support/stop-words.ts'

const head: DiffHead = {
  task_id: '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60',
  compared: {
    baseline: 'run',
    from: { task_id: '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b61' },
    to: { task_id: '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b60', engine_version: 'e1', dataset_version: 7 },
  },
  totals: { appeared: 0, vanished: 0, rose: 1, fell: 1, unchanged: 3 },
  causes: { engine_version: 1, legal_tables: 0, calibration: 0, model: 0, records: 2 },
  not_compared: ['tcu-2024'],
}
const change: ListedChange = {
  change: 'rose',
  anomaly_id: '7f0c1b52-5f5c-4c0e-9d0a-3c9a1d2e4b62',
  type: 'price_anomaly',
  detectors: ['PR-01'],
  data_source: 'tcu',
  partition_id: 'tcu-2023',
  record_ids: ['=1+1', '<b>&"2"</b>'],
  from: { severity: 'low', confidence: 0.5 },
  to: { severity: 'high', confidence: 0.75 },
  causes: ['engine_version', 'records'],
  changed_records: 'others',
}
const textOf = (format: 'csv' | 'html', language: (typeof languages)[number]) => {
  const writer = diffWriter(format, language)
  return [writer.head(head), writer.rows([change, change]), writer.end].join('')
}

describe('the file of how two re-scorings differ', () => {
  it('is a table whose cells no program takes for formulas', () => {
    const rows: readonly string[][] = parse(textOf('csv', 'en'))
    assert.deepEqual(rows, [
      [
        'Change',
        'Kind',
        'Severity before',
        'Severity now',
        'Confidence before',
        'Confidence now',
        'Why',
        'Whose records',
      ].concat(['Indicators', 'Record', 'Further records', 'Partition', 'Anomaly']),
      ...[1, 2].map(() => [
        ...['rose', 'price', 'low', 'high', '0.5', '0.75', 'version of the engine, records'],
        ...['others that it is compared with', 'PR-01', "'=1+1", '<b>&"2"</b>', 'tcu-2023', change.anomaly_id],
      ]),
    ])
  })

  it('is a page without scripts, in which texts of records stay texts', () => {
    const page = textOf('html', 'pt')
    assert.doesNotMatch(page, /<script|<b>|javascript|src=|href=/)
    assert.match(page, /<td>=1\+1<\/td><td>&lt;b&gt;&amp;&quot;2&quot;&lt;\/b&gt;<\/td>/)
    assert.match(page, /^<!doctype html>\n<html lang="pt">/)
    assert.equal(page.match(/<tr>/g)?.length, 3)
  })

  it('speaks the language of its reader alone', () => {
    for (const language of languages)
      for (const format of ['csv', 'html'] as const)
        assert.deepEqual(foreignWords(textOf(format, language).replace(/<[^>]*>/g, ' '), language), [])
  })
})
