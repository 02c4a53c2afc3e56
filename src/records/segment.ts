// Segment: one column of one chunk as it is stored, in the fewest bytes a row that hold all of its values.
// A head of 16 bytes (bytes a row, marks, two of zero, rows as Uint32, base as Float64), then a whole number a row, all
// little-endian. A number below `marks` stands for an absent value (NaN; DAY_ABSENT, DAY_UNKNOWN), another for base + number.
// G1. Reading returns what was written, bit for bit: a column that such numbers cannot hold is stored as it is in memory.
// G2. Bytes a row are 0 where all rows are alike, else 1, 2 or 4, or those of the column's type: then it stands as it is.

import assert from 'node:assert/strict'
import { DAY_ABSENT, DAY_UNKNOWN } from '../dataset/dataset.ts'

type Column = Int32Array | Float64Array

/** How whole numbers stand for values. */
interface Frame {
  /** Bytes of a number. */
  readonly width: number
  /** How many numbers stand for absent values. */
  readonly marks: number
  readonly base: number
}

const headBytes = 16
const dayMarks = DAY_UNKNOWN - DAY_ABSENT + 1
const nanMarks = 1

/** The bytes of a column that has rows. */
export function encodeSegment(column: Column): Uint8Array {
  const frame = frameOf(column)
  const bytes = new Uint8Array(headBytes + column.length * frame.width)
  const view = new DataView(bytes.buffer)
  view.setUint8(0, frame.width)
  view.setUint8(1, frame.marks)
  view.setUint32(4, column.length, true)
  view.setFloat64(8, frame.base, true)
  if (frame.width === column.BYTES_PER_ELEMENT) bytes.set(bytesOf(column), headBytes)
  else writeNumbers(view, column, frame)
  return bytes
}

/** Where the rows of a segment go. */
export interface Landing {
  /** Rows of the segment. */
  readonly rows: number
  /** Those that are kept, ascending; undefined for all. */
  readonly kept: Int32Array | undefined
  /** Where in the target the first of them goes. */
  readonly start: number
}

/** Reads rows of a segment into a column of its type that is zero there; fails on bytes that are no such segment. */
export function decodeSegment(bytes: Uint8Array, target: Column, { rows, kept, start }: Landing): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const frame = readFrame(view, target, rows)
  const into = target.subarray(start, start + (kept?.length ?? rows))
  if (frame.width === 0) {
    // Pages of a new column that are never written take no memory.
    if (!Object.is(frame.base, 0)) into.fill(frame.base)
  } else if (frame.width < target.BYTES_PER_ELEMENT) readNumbers(view, into, { ...frame, kept })
  else if (kept === undefined) bytesOf(into).set(bytes.subarray(headBytes))
  else pick(bytes.slice(headBytes), into, kept)
}

function frameOf(column: Column): Frame {
  const bytes = bytesOf(column)
  const size = column.BYTES_PER_ELEMENT
  // A column equals itself moved by one row where all rows are alike.
  const isConstant = Buffer.compare(bytes.subarray(size), bytes.subarray(0, bytes.length - size)) === 0
  if (isConstant && !isOtherNaN(column, 0)) return { width: 0, marks: 0, base: column[0] }
  const frame = column instanceof Int32Array ? frameOfWhole(column) : frameOfFloats(column)
  return frame !== undefined && frame.width < size ? frame : { width: size, marks: 0, base: 0 }
}

/** Days that are marks of absence, far below all others, take numbers of their own where the column is narrower so. */
function frameOfWhole(column: Int32Array): Frame {
  let [least, leastDay, most] = [2 ** 31, 2 ** 31, DAY_ABSENT]
  for (let row = 0; row < column.length; row++) {
    const value = column[row]
    if (value < least) least = value
    if (value < leastDay && value > DAY_UNKNOWN) leastDay = value
    if (value > most) most = value
  }
  const plain = { width: widthOf(most - least), marks: 0, base: least }
  const marked = { width: widthOf(most - leastDay + dayMarks), marks: dayMarks, base: leastDay - dayMarks }
  return marked.width < plain.width && least < leastDay ? marked : plain
}

/** Undefined where a value is no whole number, or two lie too far apart. */
function frameOfFloats(column: Float64Array): Frame | undefined {
  let [least, most, marks] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0]
  for (let row = 0; row < column.length; row++) {
    const value = column[row]
    if (Number.isNaN(value)) {
      if (isOtherNaN(column, row)) return undefined
      marks = nanMarks
      continue
    }
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) return undefined
    if (value < least) least = value
    if (value > most) most = value
    if (most - least >= 2 ** 32) return undefined
  }
  return { width: widthOf(most - least + marks), marks, base: least - marks }
}

function widthOf(most: number): number {
  return most < 2 ** 8 ? 1 : most < 2 ** 16 ? 2 : most < 2 ** 32 ? 4 : Number.POSITIVE_INFINITY
}

/** A NaN of other bits than those that JavaScript gives it. */
function isOtherNaN(column: Column, row: number): boolean {
  if (!Number.isNaN(column[row])) return false
  const [low, high] = new Uint32Array(column.buffer, column.byteOffset + row * column.BYTES_PER_ELEMENT, 2)
  return low !== 0 || high !== 0x7ff80000
}

function writeNumbers(view: DataView, column: Column, { width, marks, base }: Frame): void {
  for (let row = 0; row < column.length; row++) {
    const value = column[row]
    // Absent values are below the base, or NaN, which is neither above nor below it.
    const number = value >= base + marks ? value - base : marks === dayMarks ? value - DAY_ABSENT : 0
    if (width === 1) view.setUint8(headBytes + row, number)
    else if (width === 2) view.setUint16(headBytes + 2 * row, number, true)
    else if (width === 4) view.setUint32(headBytes + 4 * row, number, true)
  }
}

function readFrame(view: DataView, target: Column, rows: number): Frame {
  assert(view.byteLength >= headBytes, 'a segment has its head')
  const [width, marks, base] = [view.getUint8(0), view.getUint8(1), view.getFloat64(8, true)]
  const size = target.BYTES_PER_ELEMENT
  assert([0, 1, 2, 4, size].includes(width) && width <= size, 'a segment has one of its widths')
  assert(view.getUint32(4, true) === rows, 'a segment has the rows of its chunk')
  assert(view.byteLength === headBytes + rows * width, 'a segment is as long as its head says')
  return { width, marks, base }
}

/** One loop a width, so that each stays simple. */
function readNumbers(
  view: DataView,
  into: Column,
  { width, marks, base, kept }: Frame & { readonly kept: Int32Array | undefined },
): void {
  const absent = into instanceof Int32Array ? DAY_ABSENT : Number.NaN
  const rows = into.length
  if (width === 1)
    for (let row = 0; row < rows; row++) {
      const number = view.getUint8(headBytes + (kept === undefined ? row : kept[row]))
      into[row] = number < marks ? absent + number : base + number
    }
  else if (width === 2)
    for (let row = 0; row < rows; row++) {
      const number = view.getUint16(headBytes + 2 * (kept === undefined ? row : kept[row]), true)
      into[row] = number < marks ? absent + number : base + number
    }
  else
    for (let row = 0; row < rows; row++) {
      const number = view.getUint32(headBytes + 4 * (kept === undefined ? row : kept[row]), true)
      into[row] = number < marks ? absent + number : base + number
    }
}

/** Through bytes, so that no value is converted to a number. */
function pick(raw: Uint8Array, into: Column, kept: Int32Array): void {
  const [bytes, size] = [bytesOf(into), into.BYTES_PER_ELEMENT]
  for (let row = 0; row < kept.length; row++) {
    const from = kept[row] * size
    bytes.set(raw.subarray(from, from + size), row * size)
  }
}

function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array {
  return new Uint8Array(buffer, byteOffset, byteLength)
}
