// A worker entry for tests: grows or scores a part of a flat forest.

import { flatForest } from '../../src/detect/forest/flat-forest.ts'
import type { FeatureColumns, Growth } from '../../src/detect/forest/forest.ts'
import type { FlatForest } from '../../src/detect/forest/grow-tree.ts'

interface Table {
  readonly columns: FeatureColumns
  readonly rows: Int32Array
}

type Task = Table & ({ readonly growth: Growth } | { readonly model: FlatForest })

export default function work(task: Task): FlatForest | Float64Array {
  const { columns, rows } = task
  return 'growth' in task ? flatForest.grow(columns, rows, task.growth) : flatForest.score(task.model, columns, rows)
}
