// What the services of files that tasks make work with.

import type { Users } from '../../auth/users.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { ExportsContext } from '../exports/context.ts'
import type { RowsTitle } from '../exports/rows-document.ts'
import type { RowNames } from '../exports/write-rows.ts'
import type { TasksContext } from '../tasks/context.ts'

/** How rows are laid out in a language. */
export interface ExportLayout extends Pick<RowsTitle, 'title' | 'pdfFields' | 'tables'> {
  readonly names: RowNames
}

/** What knows the spelling of the interface. */
export interface ExportSpelling {
  layoutOf(rows: 'contracts' | 'findings', language: Language): ExportLayout
  /** A BulkExportManifest in the names of a language. */
  manifestIn(manifest: object, language: Language): object
  /** Names of results, as they are read in Portuguese. */
  toPortuguese(schema: string, value: unknown): unknown
}

export interface TaskFilesContext extends ExportsContext, Pick<TasksContext, 'state' | 'clock' | 'ids'> {
  readonly users: Pick<Users, 'find'>
  readonly spelling: ExportSpelling
}
