/** Where each entry of several lists of distinct rows stands once all are put in ascending order of rows. */
export interface RowOrder {
  readonly length: number
  /** Copies one list's column to where its rows stand. */
  put<Column extends Int32Array | Float64Array | Uint8Array>(rows: Int32Array, column: Column, target: Column): void
  /** Copies one column of all lists, in their order, into the order of rows. */
  arrange<Column extends Int32Array | Float64Array | Uint8Array>(lists: readonly Column[], target: Column): Column
}

/** Order of the rows of `lists`; `rowsMax` is above every row. Linear: rows are positions, so they need no sorting. */
export function rowOrder(lists: readonly Int32Array[], rowsMax: number): RowOrder {
  const position = new Int32Array(rowsMax)
  for (const rows of lists) for (const row of rows) position[row] = 1
  let length = 0
  for (let row = 0; row < rowsMax; row++) if (position[row] === 1) position[row] = length++

  function put<Column extends Int32Array | Float64Array | Uint8Array>(
    rows: Int32Array,
    column: Column,
    target: Column,
  ) {
    for (let i = 0; i < rows.length; i++) target[position[rows[i]]] = column[i]
  }

  return {
    length,
    put,
    arrange: (columns, target) => {
      for (const [list, rows] of lists.entries()) put(rows, columns[list], target)
      return target
    },
  }
}
