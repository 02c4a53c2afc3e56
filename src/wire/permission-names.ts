// Permissions and roles as tokens carry them: the Portuguese sign-in issues Portuguese names.

import type { Language, Permission, Role } from '../domain/vocabulary.ts'
import { toPortuguese } from './rename.ts'

/**
 * Permissions spelled in a language.
 * @example permissionNames(['view:audit'], 'pt') // ['ver:auditoria']
 */
export function permissionNames(permissions: readonly Permission[], language: Language): readonly string[] {
  return language === 'en' ? permissions : permissions.map((name) => String(toPortuguese('Permission', name)))
}

/**
 * A role spelled in a language.
 * @example roleName('viewer', 'pt') // 'visualizador'
 */
export function roleName(role: Role, language: Language): string {
  return language === 'en' ? role : String(toPortuguese('Role', role))
}
