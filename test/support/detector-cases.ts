// Cases of detectors: the fixture pairs, and the worlds of those that compare groups.

import { readdirSync, readFileSync } from 'node:fs'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { peerCases } from './peer-records.ts'
import { practiceProvenance } from './practice.ts'
import { fixturesFolder } from './repository.ts'

export interface DetectorCase {
  readonly detector: string
  /** The case as a sentence. */
  readonly says: string
  readonly records: readonly NormalisedRecord[]
  /** Whether the detector must find something. */
  readonly isFound: boolean
}

/** A fixture pair with what its expectation says. */
export interface DetectorFixture<Expected> extends DetectorCase {
  readonly expected: readonly Expected[]
}

const folder = `${fixturesFolder}detect/`
const suffix = '.records.json'

/** The pairs test/fixtures/detect/<detector id>/<case>.records.json + <case>.expected.json. */
export function readDetectorFixtures<Expected>(): readonly DetectorFixture<Expected>[] {
  return readdirSync(folder).flatMap((detector) =>
    readdirSync(folder + detector)
      .filter((file) => file.endsWith(suffix))
      .map((file) => {
        const path = `${folder}${detector}/${file}`
        const expected: readonly Expected[] = readJson(path.replace(suffix, '.expected.json'))
        const records = (readJson(path) as readonly object[]).map(
          (record, at) => ({ ...record, provenance: practiceProvenance('fixture.json', at + 1) }) as NormalisedRecord,
        )
        const says = file.replace(suffix, '').replaceAll('-', ' ')
        return { detector, says, records, expected, isFound: expected.length > 0 }
      }),
  )
}

/** Every case of every detector. */
export function detectorCases(): readonly DetectorCase[] {
  const worlds = peerCases.flatMap(({ detector, odd, plain }): readonly DetectorCase[] => [
    { detector, ...odd, isFound: true },
    { detector, ...plain, isFound: false },
  ])
  return [...readDetectorFixtures(), ...worlds]
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
