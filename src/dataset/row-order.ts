/** The position of each entry of several lists of distinct rows after a merge in ascending order of rows. */
export interface RowOrder {
  readonly length: number
  /** Copies the column of one list to the merged positions of its rows. */
  put<Column extends Int32Array | Float64Array | Uint8Array>(rows: Int32Array, column: Column, target: Column): void
  /** Merges one column of all lists, given in their order. */
  arrange<Column extends Int32Array | Float64Array | Uint8Array>(lists: readonly Column[], target: Column): Column
}

/** Order of the rows of `lists`; `rowsMax` is above every row. Linear time, by counting: rows are positions. */
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
