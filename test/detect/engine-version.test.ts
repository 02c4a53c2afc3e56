import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { calibrationTable } from '../../src/detect/calibration/table.ts'
import { type EngineCode, engineVersionOf } from '../../src/detect/engine-version.ts'
import { detectors } from '../../src/detect/registry.ts'
import { type AnomalyType, anomalyTypes } from '../../src/domain/vocabulary.ts'
import { repositoryFolder } from '../support/repository.ts'

describe('the hashes of the engine that a build writes', () => {
  let codeWith: (changed?: Readonly<Record<string, string>>) => EngineCode
  before(async () => {
    const script = pathToFileURL(`${repositoryFolder}scripts/engine-code.mjs`).href
    codeWith = (await import(script)).readEngineCode()
  })

  const changedBy = (file: string, part: 'code' | 'legal_tables') => {
    const [now, then] = [codeWith({ [file]: 'another' }), codeWith()]
    return anomalyTypes.filter((type) => now[type][part] !== then[type][part])
  }

  it('are those of the sources that it compiled', () => {
    assert.deepEqual(JSON.parse(readFileSync(`${repositoryFolder}dist/engine.json`, 'utf8')), codeWith())
  })

  it('are others for the types alone whose findings a file makes', () => {
    assert.deepEqual(changedBy('src/detect/price/pr-01-unit-price.ts', 'code'), ['price_anomaly'])
    assert.deepEqual(changedBy('src/detect/judge/aggregate.ts', 'code'), anomalyTypes)
    assert.deepEqual(changedBy('src/detect/judge/aggregate.ts', 'legal_tables'), [])
    assert.deepEqual(changedBy('src/http/edge.ts', 'code'), [])
  })

  it('tell a table of law from code', () => {
    const limits = 'src/domain/direct-award-limits.ts'
    assert.ok(changedBy(limits, 'legal_tables').includes('compliance_violation'))
    assert.deepEqual(changedBy(limits, 'code'), [])
  })

  it('hold the limits that a file uses', () => {
    const file = 'src/detect/judge/judge.ts'
    const [one, other] = ['limits.iterationsDefault', 'limits.iterationsMax'].map((text) => codeWith({ [file]: text }))
    assert.notDeepEqual(one, other)
  })
})

describe('the version of an engine', () => {
  const hashes = { code: 'c', legal_tables: 'l' }
  const code = Object.fromEntries(anomalyTypes.map((type) => [type, hashes])) as EngineCode
  const parts = { code, calibration: calibrationTable, detectors, runtime: 'V8' }

  it('differs for the types whose detectors have another map of confidence', () => {
    const maps = { ...calibrationTable.maps, 'PR-01': [[0, 0] as const, [1, 0.5] as const] }
    const [now, other] = [
      engineVersionOf(parts),
      engineVersionOf({ ...parts, calibration: { ...calibrationTable, maps } }),
    ]
    const differing = (type: AnomalyType) => now.types[type].calibration !== other.types[type].calibration
    assert.deepEqual(anomalyTypes.filter(differing), ['price_anomaly'])
    assert.notEqual(now.name, other.name)
  })

  it('names a forest that was grown beforehand, of the type that it finds', () => {
    const { name, types } = engineVersionOf({ ...parts, forest: 'f' })
    assert.deepEqual(
      anomalyTypes.filter((type) => types[type].model === 'f'),
      ['price_anomaly'],
    )
    assert.notEqual(name, engineVersionOf(parts).name)
  })

  it('is the same for the same parts, and another on another runtime', () => {
    assert.deepEqual(engineVersionOf(parts), engineVersionOf({ ...parts }))
    assert.notEqual(engineVersionOf(parts).name, engineVersionOf({ ...parts, runtime: 'other' }).name)
  })
})
