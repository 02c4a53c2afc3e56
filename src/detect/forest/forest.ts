// Forest: the one interface behind which the isolation forest engines stand.

/** Columns of equal length; a column of `rows` names its rows by position. */
export type Columns = readonly Float64Array[]

/** A trained model as flat arrays: they can be shared between threads and stored. */
export interface ForestModel {
  readonly columns: number
  /** Rows each tree was grown on, and the first node of each tree. */
  readonly sampleSize: number
  readonly roots: Int32Array
  /** Per node: column of the split, or −1 in a leaf; left child (right is the next one); rows that reached it. */
  readonly feature: Int32Array
  readonly left: Int32Array
  readonly size: Int32Array
  /** Per node: rows with a value below go left; in a leaf, the path length it stands for. */
  readonly value: Float64Array
}

export interface ForestEngine<Model> {
  /** Grows the trees on `rows` of the columns; equal seeds give equal models. */
  train(columns: Columns, rows: Int32Array, seed: string): Model
  /** Anomaly score of each of `rows`, in (0, 1): .5 is ordinary, towards 1 isolated. */
  score(model: Model, columns: Columns, rows: Int32Array): Float64Array
  /** Share of each column in a row's isolation; shares add up to 1, or are all 0 when no split isolates it. */
  explain(model: Model, columns: Columns, row: number): Float64Array
}
