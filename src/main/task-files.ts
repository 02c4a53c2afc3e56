// Files of tasks: the services that make them, with the spelling that is theirs.

import { ExportPlaces } from '../services/exports/export-places.ts'
import type { TaskFilesContext } from '../services/task-files/context.ts'
import { exportLayoutOf, exportManifestIn } from '../wire/export-layouts.ts'
import { toPortuguese } from '../wire/rename.ts'

export function createTaskFiles(parts: Omit<TaskFilesContext, 'places' | 'spelling'>): TaskFilesContext {
  const spelling = { layoutOf: exportLayoutOf, manifestIn: exportManifestIn, toPortuguese }
  return { ...parts, places: new ExportPlaces(), spelling }
}
