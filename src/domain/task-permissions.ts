// What each kind of task needs. Choice: those that make something for one person need every permission of what they make, and are their
// owner's; all others work on what everybody has, and need that of operators.

import type { TaskKindName } from './generated/wire-types.ts'
import type { Permission } from './vocabulary.ts'

export const taskPermissions: Readonly<Record<TaskKindName, readonly Permission[]>> = {
  export: ['read:investigations'],
  // Its file is read as a report is, and shows what the investigations in it found.
  report: ['write:reports', 'read:reports', 'read:investigations'],
  rescore: ['configure:system'],
  reindex: ['configure:system'],
  refresh: ['configure:system'],
  retention: ['configure:system'],
  train: ['configure:system'],
  calibrate: ['configure:system'],
  // Begun, read and cancelled by operations of their own.
  analysis: ['configure:system'],
  match: ['configure:system'],
}

/** Whether tasks of a kind make a file for who asked. */
export function isPersonal(kind: TaskKindName): kind is 'export' | 'report' {
  return !taskPermissions[kind].includes('configure:system')
}
