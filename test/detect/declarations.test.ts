// Declarations of detectors: the laws and columns that they name are those by which they judge, and cases show it.

import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { DAY_ABSENT, type Dataset, type TableName } from '../../src/dataset/dataset.ts'
import type { Detector, RecordColumn } from '../../src/detect/detector.ts'
import { detectors, findDetector } from '../../src/detect/registry.ts'
import type { Rule } from '../../src/domain/finding.ts'
import { buildDataset } from '../../src/records/memory-dataset.ts'
import { detectorCases } from '../support/detector-cases.ts'
import { runDetector } from '../support/partition-detection.ts'

const cases = detectorCases()

/** Detectors whose worlds are made in pattern.test.ts and temporal.test.ts. */
const ownTests: readonly string[] = ['PA-21', 'TE-06']

describe('every detector', () => {
  for (const { id } of detectors.filter((one) => !ownTests.includes(one.id)))
    it(`${id} has a case that it finds and one that it does not find`, () => {
      const own = cases.filter(({ detector }) => detector === id)
      assert.deepEqual([...new Set(own.map(({ isFound }) => isFound))].sort(), [false, true])
    })
})

describe('a detector that finds something', () => {
  for (const { detector: id, says, records, isFound } of cases)
    if (isFound) {
      const detector = findDetector(id) ?? assert.fail(id)
      it(`${id} cites only laws that it declares: ${says}`, () => {
        const found = runDetector(detector, buildDataset(records))
        for (const { rule } of found)
          assert.ok(rule === undefined || isDeclared(rule, detector), `${rule?.law}, ${rule?.article}`)
      })

      for (const need of detector.needs)
        it(`${id} finds nothing without ${need}: ${says}`, () =>
          assert.deepEqual(runDetector(detector, [need].flat().reduce(without, buildDataset(records))), []))
    }
})

/** Whether the detector declares the law with the article, whatever paragraph and item of it. */
function isDeclared({ law, article }: Rule, { laws = [] }: Detector): boolean {
  const number = /\d+/.exec(article)?.[0] ?? ''
  return laws.some((declared) => declared.startsWith(`${law}, art. `) && declared.match(/\d+/g)?.includes(number))
}

/** The dataset with all values of a column absent. */
function without(dataset: Dataset, name: RecordColumn): Dataset {
  const [table, column = ''] = name.split('.') as [TableName, string]
  const columns: Readonly<Record<string, unknown>> = dataset[table]
  const values = columns[column] as Float64Array | Int32Array
  const absent = /(^|_)day$/.test(column) ? DAY_ABSENT : values instanceof Int32Array ? -1 : Number.NaN
  return { ...dataset, [table]: { ...columns, [column]: values.slice().fill(absent) } }
}
