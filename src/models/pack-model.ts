// Models as bytes: equal models give equal bytes, and every number comes back as it was.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { CalibrationMaps } from '../detect/calibration/calibration-map.ts'
import type { ForestPair } from '../detect/forest/forest-pair.ts'
import type { FlatForest } from '../detect/forest/grow-tree.ts'

/** SHA-256 of the bytes of a model. */
export function modelDigest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The maps in the order of the ids. */
export function packCalibration({ maps }: CalibrationMaps): Uint8Array {
  const ordered = Object.fromEntries(Object.entries(maps).sort(([a], [b]) => (a < b ? -1 : 1)))
  return Buffer.from(JSON.stringify({ maps: ordered }))
}

export function unpackCalibration(bytes: Uint8Array): CalibrationMaps {
  return JSON.parse(Buffer.from(bytes).toString())
}

const halves = ['uniform', 'halfGain'] as const
const shapeNames = ['columns', 'trees', 'sampleSize', 'depth'] as const
const arrayNames = ['threshold', 'feature', 'size'] as const
const headBytes = 4 * halves.length * shapeNames.length

/** The shapes of both forests, then their arrays, little-endian. */
export function packForest(pair: ForestPair): Uint8Array {
  const head = Uint32Array.from(halves.flatMap((half) => shapeNames.map((name) => pair[half][name])))
  const arrays = halves.flatMap((half) => arrayNames.map((name) => pair[half][name]))
  return Buffer.concat([head, ...arrays].map((array) => Buffer.from(array.buffer, array.byteOffset, array.byteLength)))
}

/** The forests in shared memory, as grown ones are. */
export function unpackForest(bytes: Uint8Array): ForestPair {
  const whole = Uint8Array.from(bytes)
  const shapes = new Uint32Array(whole.buffer, 0, headBytes / 4)
  const read = readerOf(whole, headBytes)
  const [uniform, halfGain] = halves.map((_, half): FlatForest => {
    const at = half * shapeNames.length
    const [columns, trees, sampleSize, depth] = shapes.subarray(at, at + shapeNames.length)
    const inner = trees * (2 ** depth - 1)
    const nodes = trees * (2 ** (depth + 1) - 1)
    const threshold = new Float64Array(read(8 * inner))
    const feature = new Int16Array(read(2 * inner))
    const size = new Uint16Array(read(2 * nodes))
    return { columns, trees, sampleSize, depth, threshold, feature, size }
  })
  assert(uniform && halfGain, 'a pair has two halves')
  return { uniform, halfGain }
}

/** Gives the next bytes as memory of their own. */
function readerOf(bytes: Uint8Array, start: number): (length: number) => SharedArrayBuffer {
  let at = start
  return (length) => {
    assert(at + length <= bytes.length, 'a packed forest is as long as its shapes say')
    const memory = new SharedArrayBuffer(length)
    new Uint8Array(memory).set(bytes.subarray(at, at + length))
    at += length
    return memory
  }
}
