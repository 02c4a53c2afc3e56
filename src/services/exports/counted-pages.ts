// Counted pages: the pages of an open export, and what left of them.

import type { OpenExport } from './context.ts'

export interface RowsThatLeft {
  readonly rows: number
  readonly dataset_versions: readonly number[]
  /** False where the reader left before the last. */
  readonly whole: boolean
}

/** A page counts from before it is handed out: a reader that leaves may have had part of it. `note` is called once, whether the reader came to the end or left. */
export async function* counted(
  pages: OpenExport['pages'],
  note: (left: RowsThatLeft) => Promise<void>,
): OpenExport['pages'] {
  let rows = 0
  let whole = false
  const versions = new Set<number>()
  try {
    for (;;) {
      const step = await pages.next()
      if (step.done === true) {
        whole = true
        return step.value
      }
      rows += step.value.length
      for (const version of versionsOf(step.value)) versions.add(version)
      yield step.value
    }
  } finally {
    // A reader that leaves takes no more of what lies behind.
    if (!whole) await pages.return({})
    await note({ rows, dataset_versions: [...versions].sort((a, b) => a - b), whole })
  }
}

function versionsOf(rows: readonly object[]): readonly number[] {
  return rows.flatMap((row) => ('dataset_version' in row ? [Number(row.dataset_version)] : []))
}
