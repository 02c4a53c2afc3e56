// Permissions as tokens carry them: the Portuguese sign-in issues Portuguese names.

import type { Language, Permission } from '../domain/vocabulary.ts'
import { toPortuguese } from './rename.ts'

/**
 * Permissions spelled in a language.
 * @example permissionNames(['view:audit'], 'pt') // ['ver:auditoria']
 */
export function permissionNames(permissions: readonly Permission[], language: Language): readonly string[] {
  return language === 'en' ? permissions : permissions.map((name) => String(toPortuguese('Permission', name)))
}
