// Segments: whatever a column holds comes back bit for bit, in few bytes where whole numbers lie near each other.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DAY_ABSENT, DAY_UNKNOWN } from '../../src/dataset/dataset.ts'
import { decodeSegment, encodeSegment } from '../../src/records/segment.ts'

type Column = Int32Array | Float64Array

const headBytes = 16
const day = fc.oneof(fc.integer({ min: 18_000, max: 20_000 }), fc.constantFrom(DAY_ABSENT, DAY_UNKNOWN, -1))
const whole = fc.oneof(day, fc.integer(), fc.constantFrom(DAY_ABSENT + 2, 2 ** 31 - 1, 0, 255, 256, 65_535, 65_536))
const near = fc.tuple(fc.maxSafeInteger(), fc.constantFrom(3, 300, 70_000, 2 ** 32 + 1)).chain(([base, most]) => {
  const value = fc.integer({ min: 0, max: most }).map((each) => Math.min(base + each, Number.MAX_SAFE_INTEGER))
  return fc.array(fc.oneof({ weight: 9, arbitrary: value }, fc.constant(Number.NaN)), { minLength: 1 })
})
const cents = fc.array(fc.oneof(fc.integer({ min: -500, max: 90_000_000 }), fc.constant(Number.NaN)), { minLength: 1 })
/** NaN of other bits than JavaScript's own, beside a whole number. */
const otherNaNs = [0x7ff8_0000_0000_0001n, 0xfff8_0000_0000_0000n, 0x7ff0_0000_0000_0001n].flatMap((bits) =>
  [[bits], [bits, bits], [0n, bits, bits]].map((each) => new Float64Array(BigUint64Array.from(each).buffer)),
)
const column = fc.oneof(
  fc.array(whole, { minLength: 1, size: 'large' }).map((values) => Int32Array.from(values)),
  fc.array(day, { minLength: 1, size: 'large' }).map((values) => Int32Array.from(values)),
  fc.oneof(near, cents, fc.array(fc.double(), { minLength: 1 })).map((values) => Float64Array.from(values)),
  fc.float64Array({ minLength: 1 }),
  fc.constantFrom(...otherNaNs),
  fc.bigUint64Array({ minLength: 1 }).map(({ buffer }) => new Float64Array(buffer)),
  fc.tuple(fc.double(), fc.nat(50)).map(([value, more]) => new Float64Array(more + 1).fill(value)),
)

test('every column comes back bit for bit, at any place of memory and of the target', () => {
  fc.assert(
    fc.property(column, fc.nat(9), fc.nat(5), (values, offset, start) => {
      const target = sameType(values, start + values.length + 1)
      decodeSegment(moved(encodeSegment(values), offset), target, { rows: values.length, kept: undefined, start })
      assert.deepEqual(bitsOf(target.subarray(start, start + values.length)), bitsOf(values))
      assert.deepEqual([...target.subarray(0, start), target.at(-1)], new Array(start + 1).fill(0))
    }),
    { numRuns: 2000 },
  )
})

test('the rows that are kept come back alone, bit for bit', () => {
  fc.assert(
    fc.property(column, fc.infiniteStream(fc.boolean()), (values, keeps) => {
      const kept = Int32Array.from([...values.keys()].filter(() => keeps.next().value))
      const target = sameType(values, kept.length)
      decodeSegment(encodeSegment(values), target, { rows: values.length, kept, start: 0 })
      const expected = sameType(values, kept.length)
      const [from, to] = [bytesOf(values), bytesOf(expected)]
      const size = values.BYTES_PER_ELEMENT
      kept.forEach((row, at) => {
        to.set(from.subarray(row * size, (row + 1) * size), at * size)
      })
      assert.deepEqual(bitsOf(target), bitsOf(expected))
    }),
    { numRuns: 1000 },
  )
})

const sizes: readonly (readonly [string, Column, number])[] = [
  ['a code that all rows have', Int32Array.of(-1, -1, -1), 0],
  ['one row', Float64Array.of(0.25), 0],
  ['a fraction that all rows have', Float64Array.of(1.5, 1.5), 0],
  ['minus zero in all rows', Float64Array.of(-0, -0), 0],
  ['no number in any row', Float64Array.of(Number.NaN, Number.NaN), 0],
  ['codes with some absent', Int32Array.of(-1, 0, 254), 1],
  ['one code more', Int32Array.of(-1, 0, 255), 2],
  ['days with marks of absence', Int32Array.of(19_000, DAY_ABSENT, DAY_UNKNOWN, 19_253), 1],
  ['a day more', Int32Array.of(19_000, DAY_ABSENT, DAY_UNKNOWN, 19_254), 2],
  ['marks of absence alone', Int32Array.of(DAY_ABSENT, DAY_UNKNOWN), 1],
  ['marks of absence and days of all sizes', Int32Array.of(DAY_ABSENT, DAY_UNKNOWN + 1, 2 ** 31 - 1), 4],
  ['whole numbers of all sizes', Int32Array.of(DAY_UNKNOWN + 1, 2 ** 31 - 1), 4],
  ['cents with some absent', Float64Array.of(100_000, Number.NaN, 165_534), 2],
  ['large numbers near each other', Float64Array.of(2 ** 53 - 1, 2 ** 53 - 255), 1],
  ['numbers that four bytes span', Float64Array.of(0, 2 ** 32 - 1), 4],
  ['numbers that four bytes do not span beside an absent one', Float64Array.of(0, Number.NaN, 2 ** 32 - 1), 8],
  ['a fraction', Float64Array.of(1, 1.5), 8],
  ['minus zero', Float64Array.of(1, -0), 8],
  ['an infinity', Float64Array.of(1, Number.POSITIVE_INFINITY), 8],
  ['numbers beyond the safe ones', Float64Array.of(2 ** 53, 2 ** 53 + 2), 8],
]
for (const [name, values, width] of sizes)
  test(`${name}: ${width} bytes a row`, () => {
    assert.equal(encodeSegment(values).length, headBytes + width * values.length)
  })

test('bytes that are no segment of these rows and this type are refused', () => {
  const good = encodeSegment(Int32Array.of(1, 2, 300))
  const floats = encodeSegment(Float64Array.of(0.5, 1.5, 2.5))
  const read = (bytes: Uint8Array, rows = 3, target: Column = new Int32Array(3)) =>
    decodeSegment(bytes, target, { rows, kept: undefined, start: 0 })
  read(good)
  read(floats, 3, new Float64Array(3))
  const bad = [
    new Uint8Array(0),
    good.subarray(0, headBytes - 1),
    good.subarray(0, -1),
    Uint8Array.of(...good, 0),
    Uint8Array.of(3, ...good.subarray(1)),
    Uint8Array.of(1, ...good.subarray(1)),
    Uint8Array.of(0, ...good.subarray(1)),
    floats,
  ]
  for (const bytes of bad) assert.throws(() => read(bytes), assert.AssertionError)
  assert.throws(() => read(good, 2), assert.AssertionError)
})

function sameType(values: Column, length: number): Column {
  return values instanceof Int32Array ? new Int32Array(length) : new Float64Array(length)
}

/** A copy that begins anywhere, as values lie in the store's file. */
function moved(bytes: Uint8Array, offset: number): Uint8Array {
  const memory = new Uint8Array(offset + bytes.length)
  memory.set(bytes, offset)
  return memory.subarray(offset)
}

function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}

/** Numbers compare as equal what differs in its bits. */
function bitsOf(values: Column): string {
  return Buffer.from(bytesOf(values)).toString('hex')
}
