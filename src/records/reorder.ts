// Reorder: the cells of many columns in another order of their rows. A cell that is taken from anywhere in a long column waits for memory
// each time; here each is put in the block of its new place first, in order, and found in a block that the processor holds.

type Cells = Int32Array | Float64Array

/** Rows of a block: as many numbers as lie well in the nearest memory of a processor. */
const blockBits = 16

/** Fills `to` with the cells of `from` by an order that has each row once: `to[row]` is `from[order[row]]`. */
export function createReorder(order: Int32Array): (from: Cells, to: Cells) => void {
  const { length } = order
  if (length <= 2 ** blockBits) return (from, to) => take(from, to, order)
  const { places, targets } = dealOut(order)
  let integers: Int32Array | undefined
  let floats: Float64Array | undefined
  return (from, to) => {
    if (from instanceof Int32Array && to instanceof Int32Array) {
      integers ??= new Int32Array(length)
      put(from, integers, places)
      put(integers, to, targets)
      return
    }
    floats ??= new Float64Array(length)
    putFloats(from, floats, places)
    putFloats(floats, to, targets)
  }
}

/** Where each row waits, block by block of the new order, and where what waits there belongs. */
function dealOut(order: Int32Array): { readonly places: Int32Array; readonly targets: Int32Array } {
  const { length } = order
  const rowOf = new Int32Array(length)
  for (let row = 0; row < length; row++) rowOf[order[row]] = row
  const next = Int32Array.from({ length: ((length - 1) >> blockBits) + 1 }, (_, block) => block << blockBits)
  const places = new Int32Array(length)
  const targets = new Int32Array(length)
  for (let from = 0; from < length; from++) {
    const row = rowOf[from]
    const place = next[row >> blockBits]++
    places[from] = place
    targets[place] = row
  }
  return { places, targets }
}

function take(from: Cells, to: Cells, order: Int32Array): void {
  for (let row = 0; row < order.length; row++) to[row] = from[order[row]]
}

function put(from: Int32Array, to: Int32Array, places: Int32Array): void {
  for (let at = 0; at < places.length; at++) to[places[at]] = from[at]
}

/** The same for floats: a loop that meets both kinds of column is compiled for neither. */
function putFloats(from: Cells, to: Cells, places: Int32Array): void {
  for (let at = 0; at < places.length; at++) to[places[at]] = from[at]
}
