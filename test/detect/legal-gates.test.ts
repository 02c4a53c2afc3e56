// The gates on real records and on the planted sets, where the shared data is there.

import assert from 'node:assert/strict'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import type { Dataset } from '../../src/dataset/dataset.ts'
import { directAwardLimit } from '../../src/detect/compliance/co-04-direct-award-limit.ts'
import { detectors } from '../../src/detect/registry.ts'
import { shortBidPeriod } from '../../src/detect/temporal/te-01-short-bid-period.ts'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { pncpNotices } from '../../src/import/formats/pncp/pncp-notices.ts'
import { tadepeTenders } from '../../src/import/formats/tadepe/tadepe-tenders.ts'
import type { Importer } from '../../src/import/importer.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { runDetector } from '../support/partition-detection.ts'
import { findPracticeSet, readPracticeSet } from '../support/practice.ts'
import { sharedFolder } from '../support/repository.ts'

const data = `${sharedFolder}data/`
const without = existsSync(data) ? false : 'the shared data is not beside the repository'

async function importRecords(importer: Importer, file: string): Promise<NormalisedRecord[]> {
  const records: NormalisedRecord[] = []
  const head = readFileSync(`${data}${file}`, 'utf8').slice(0, 4096)
  const context = {
    source: importer.source,
    file,
    file_sha256: '0'.repeat(64),
    retrieved_at: '2026-01-01T00:00:00.000Z',
    encoding: 'utf-8',
    sample: { text: head, firstLine: head.split('\n')[0] ?? '' },
    tally: { ignored() {}, decodedOtherwise() {} },
  } as const
  for await (const row of importer.read(createReadStream(`${data}${file}`), context))
    if (row.record !== undefined) records.push(row.record)
  return records
}

describe('legal gates on real records', { skip: without }, () => {
  it('COVID direct awards of 2020 have no value limit', async () => {
    const records = await importRecords(tadepeTenders, 'tadepe_licitacoes_federais_covid.csv')
    assert.deepEqual(runDetector(directAwardLimit, buildDataset(records)), [])
    // The gate is what spares them: as ordinary direct awards of 2019 many would be over the limit.
    const ordinary = records.map((record) =>
      record.record_kind === 'tender' && record.modality === 'dispensa'
        ? { ...record, value: record.estimated_value ?? 0, legal_basis: 'lei8666_art24_II', award_date: '2019-06-03' }
        : record,
    )
    assert.ok(runDetector(directAwardLimit, buildDataset(ordinary)).length > 100)
  })

  it('no PNCP notice is short, and the same notices are when they close earlier', async () => {
    for (const file of ['pncp_contratacoes_vitoria.json', 'pncp_contratacoes_belo_horizonte.json']) {
      const records = await importRecords(pncpNotices, file)
      assert.ok(records.length > 200)
      assert.deepEqual(runDetector(shortBidPeriod, buildDataset(records)), [])
      const hurried = records.map((record) =>
        record.record_kind === 'tender' && record.proposals_open_date !== undefined
          ? {
              ...record,
              publication_date: record.proposals_open_date,
              proposals_close_date: record.proposals_open_date,
            }
          : record,
      )
      assert.ok(runDetector(shortBidPeriod, buildDataset(hurried)).length > 100)
    }
  })
})

const folder = findPracticeSet('medium-211')

describe('planted acts of medium-211', { skip: folder === undefined && 'the practice sets are not there' }, () => {
  const set = folder === undefined ? undefined : readPracticeSet(folder)
  const labels = folder === undefined ? [] : readColumns(`${folder}/labels.csv`)
  const decoys = folder === undefined ? [] : readColumns(`${folder}/decoys.csv`)

  it('compliance violations are found and nothing else is', () => {
    const reported = reportedAt(0.8, 'compliance_violation', set)
    const planted = labels.filter(([, type]) => type === 'compliance_violation').map(([id = '']) => id)
    const others = new Set(labels.map(([id]) => id))
    assert.ok(planted.filter((id) => reported.has(id)).length / planted.length >= 0.99)
    assert.ok([...reported].filter((id) => !others.has(id)).length <= 2)
  })

  it('temporal anomalies are found at the default threshold with few false alarms', () => {
    const reported = reportedAt(0.8, 'temporal_anomaly', set)
    const planted = new Set(labels.filter(([, type]) => type === 'temporal_anomaly').map(([id]) => id))
    const others = new Set(labels.map(([id]) => id))
    const hits = [...reported].filter((id) => planted.has(id)).length
    assert.ok(hits / planted.size >= 0.75, `recall ${hits / planted.size}`)
    const falseAlarms = [...reported].filter((id) => !others.has(id)).length
    assert.ok(hits / (hits + falseAlarms) >= 0.9, `precision ${hits / (hits + falseAlarms)}`)
  })

  it('at most one of a hundred lawful look-alikes is reported', () => {
    const reported = new Set([
      ...reportedAt(0.8, 'temporal_anomaly', set),
      ...reportedAt(0.8, 'compliance_violation', set),
    ])
    assert.ok(decoys.filter(([id = '']) => reported.has(id)).length / decoys.length <= 0.01)
  })
})

type LabelledType = 'temporal_anomaly' | 'compliance_violation'

function reportedAt(
  threshold: number,
  type: LabelledType,
  set: { readonly data: Dataset; readonly contractIds: readonly string[] } | undefined,
): Set<string> {
  assert.ok(set)
  const rows = detectors
    .filter((detector) => detector.type === type)
    .flatMap((detector) => runDetector(detector, set.data, { partitions: 3 }))
    .filter(({ confidence }) => confidence >= threshold)
    .flatMap(({ row, related }) => [row, ...related])
  return new Set(rows.map((row) => set.contractIds[row] ?? ''))
}

/** Rows of a CSV without quotes, its header left out. */
function readColumns(path: string): string[][] {
  const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line) => line.split(','))
}
