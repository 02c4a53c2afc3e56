import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { calibrated } from '../../src/detect/calibration/calibrate.ts'
import type { Detector } from '../../src/detect/detector.ts'
import { currentDetectorId, detectors, findDetector } from '../../src/detect/registry.ts'
import { persistentLoser } from '../../src/detect/relationship/re-22-persistent-loser.ts'
import type { Candidate } from '../../src/domain/finding.ts'
import { detectorPaths, detectorsIn } from '../support/detector-files.ts'

const letters = {
  price: ['PR', 'price_anomaly'],
  pattern: ['PA', 'pattern_anomaly'],
  temporal: ['TE', 'temporal_anomaly'],
  relationship: ['RE', 'relationship_anomaly'],
  compliance: ['CO', 'compliance_violation'],
} as const

/** Ids that went out in answers before detectors were named by what they report. */
const formerIds = {
  'PR-11': 'PA-21',
  'PR-12': 'PA-22',
  'PR-12-BODY': 'PA-22-BODY',
  'PR-12-CENTS': 'PA-22-CENTS',
  'PR-13-QUANTITY': 'PA-23',
  'PR-17': 'PA-24',
  'PR-17-FAR': 'PA-24-FAR',
  'PR-17-PAYEE': 'PA-24-PAYEE',
  'CO-11-NEAR': 'PA-25',
  'CO-11-TOGETHER': 'PA-25-TOGETHER',
  'PR-05': 'RE-16',
  'PR-06': 'RE-17',
  'PR-06-ALWAYS': 'RE-17-ALWAYS',
  'PR-03-ALWAYS': 'RE-18',
  'PR-07': 'RE-19',
  'PR-07-AGAIN': 'RE-19-AGAIN',
  'PR-08': 'RE-20',
  'PR-08-STEADY': 'RE-20-STEADY',
  'PR-09': 'RE-21',
  'PA-08': 'RE-22',
  'PA-09': 'RE-23',
  'PA-10': 'RE-24',
  'PA-15-contract': 'PA-15-CONTRACT',
  'PA-15-payment': 'PA-15-PAYMENT',
}

describe('a detector has one name', () => {
  for (const path of detectorPaths)
    test(`${path}: file, constant, id and type agree`, async () => {
      const [found, ...others] = await detectorsIn(path)
      assert.ok(found !== undefined && others.length === 0, 'one detector a file')
      const [constant, { id, type: reported }] = found
      const [room = '', file] = path.split('/')
      const [, indicator = '', suffix = ''] = /^([A-Z]{2}(?:-\d\d)?)(?:-(.+))?$/.exec(id) ?? []
      assert.equal(file, `${indicator.toLowerCase()}-${toKebab(constant)}.ts`)
      assert.deepEqual([indicator.slice(0, 2), reported], letters[room as keyof typeof letters])
      for (const word of suffix.toLowerCase().split('-').filter(Boolean))
        assert.ok(toKebab(constant).split('-').includes(word), `${constant} has no word ${word} of ${id}`)
      assert.equal(id, id.toUpperCase())
      assert.ok(findDetector(id), `${id} is not in the registry`)
    })

  test('no two detectors share an id, a former one or a variant', () => {
    const named = detectors.flatMap(({ id, aliases = [], variants = [] }) => [
      id,
      ...aliases,
      ...variants.flatMap((variant) => [variant.id, ...(variant.aliases ?? [])]),
    ])
    assert.equal(new Set(named).size, named.length)
  })
})

describe('an id that went out before', () => {
  test('still names its detector', () => {
    for (const [former, current] of Object.entries(formerIds)) {
      assert.equal(currentDetectorId(former), current)
      assert.ok(findDetector(former), former)
      assert.equal(findDetector(former), findDetector(current))
    }
    assert.equal(findDetector('PR-99'), undefined)
    assert.equal(currentDetectorId('PR-99'), 'PR-99')
  })

  test('still finds its map in a calibration table', () => {
    const found = { detector: 'RE-22', confidence: 0.5, gravity: 'statistic', statistic: {} } as Candidate
    const own: Detector = { ...persistentLoser, finalize: () => [found] }
    const table = (id: string) => ({
      version: 1,
      fitted: '2026-01-01',
      sets: [],
      maps: {
        [id]: [
          [0, 0],
          [1, 0.5],
        ] as const,
      },
    })
    const confidences = (id: string) =>
      calibrated(own, table(id))
        .finalize(null, {} as never, {} as never)
        .map(({ confidence }) => confidence)
    assert.deepEqual([confidences('PA-08'), confidences('RE-22'), confidences('PA-09')], [[0.25], [0.25], [0.5]])
  })
})

function toKebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
