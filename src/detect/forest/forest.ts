// The port of the isolation forest engines.
// Isolation forest: Liu, Ting, Zhou, "Isolation Forest" (ICDM 2008), "Isolation-Based Anomaly Detection" (TKDD 2012).

/** Columns of equal length; `rows` are positions in them. */
export type FeatureColumns = readonly Float64Array[]

/**
 * How the threshold of a split is chosen: uniformly in a column's range, or, with probability ½, by the smallest pooled
 * spread of the two sides (the gain of SCiForest: Liu, Ting, Zhou, ECML 2010; mixed at random as in Cortes 2021,
 * arXiv 2110.13402).
 */
export type Split = 'uniform' | 'half_gain'

/** Trees [from, to) of the forest of a seed. Each tree has its own random sequence, so that any thread can grow it. */
export interface Growth {
  readonly seed: string
  readonly split: Split
  readonly from: number
  readonly to: number
}

export interface ForestEngine<Model> {
  readonly name: string
  readonly splits: readonly Split[]
  /** Grows trees on `rows` of the columns. A model is plain data, which can cross threads. */
  grow(columns: FeatureColumns, rows: Int32Array, growth: Growth): Model
  /** Joins the trees of all parts, in order. */
  join(parts: readonly Model[]): Model
  /** Anomaly score of each of `rows`, in (0, 1): .5 is ordinary, towards 1 isolated. A row's score depends on no other row. */
  score(model: Model, columns: FeatureColumns, rows: Int32Array): Float64Array
  /** Share of each column in a row's isolation; shares add up to 1, or are all 0 when no split isolates it. */
  explain(model: Model, columns: FeatureColumns, row: number): Float64Array
}

const treesDefault = 100
export const sampleRowsMax = 256

/** Trains a whole forest of the default size. */
export function trainForest<Model>(
  engine: ForestEngine<Model>,
  { columns, rows }: { readonly columns: FeatureColumns; readonly rows: Int32Array },
  { seed, split = 'uniform' }: { readonly seed: string; readonly split?: Split },
): Model {
  return engine.grow(columns, rows, { seed, split, from: 0, to: treesDefault })
}
