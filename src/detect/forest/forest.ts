// Forest: the one interface behind which the isolation forest engines stand.
// Isolation forest: Liu, Ting, Zhou, "Isolation Forest" (ICDM 2008), "Isolation-Based Anomaly Detection" (TKDD 2012).

/** Columns of equal length; a column of `rows` names its rows by position. */
export type FeatureColumns = readonly Float64Array[]

/**
 * Where a node is cut: at a uniform place of a column's range, or, with probability ½, where the pooled spread of the two
 * sides is least (the gain of SCiForest: Liu, Ting, Zhou, ECML 2010; mixed at random as in Cortes 2021, arXiv 2110.13402).
 */
export type Split = 'uniform' | 'half_gain'

/** Trees [from, to) of the forest that a seed gives: each tree has its own chance, so that they may grow anywhere. */
export interface Growth {
  readonly seed: string
  readonly split: Split
  readonly from: number
  readonly to: number
}

export interface ForestEngine<Model> {
  readonly name: string
  readonly splits: readonly Split[]
  /** Grows trees on `rows` of the columns. A model is plain data, so that it can go to another thread. */
  grow(columns: FeatureColumns, rows: Int32Array, growth: Growth): Model
  /** One model of the trees of all parts, in their order. */
  join(parts: readonly Model[]): Model
  /** Anomaly score of each of `rows`, in (0, 1): .5 is ordinary, towards 1 isolated. A row's score depends on no other row. */
  score(model: Model, columns: FeatureColumns, rows: Int32Array): Float64Array
  /** Share of each column in a row's isolation; shares add up to 1, or are all 0 when no split isolates it. */
  explain(model: Model, columns: FeatureColumns, row: number): Float64Array
}

const treesDefault = 100
export const sampleRowsMax = 256

/** A whole forest of the default size in one go. */
export function trainForest<Model>(
  engine: ForestEngine<Model>,
  { columns, rows }: { readonly columns: FeatureColumns; readonly rows: Int32Array },
  { seed, split = 'uniform' }: { readonly seed: string; readonly split?: Split },
): Model {
  return engine.grow(columns, rows, { seed, split, from: 0, to: treesDefault })
}
