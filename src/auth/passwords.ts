// Password hashes (argon2id) and the rules of a new password.

import { hash, verify } from '@node-rs/argon2'
import { limits } from '../limits.ts'
import { isCommonPassword } from './common-passwords.ts'

// OWASP Password Storage Cheat Sheet: argon2id (the library's default algorithm), 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Why a password cannot be taken: a code of src/reasons.ts, and its facts. */
export interface PasswordProblem {
  readonly reason: 'too_short' | 'too_long' | 'too_uniform' | 'too_common' | 'too_personal'
  readonly limit?: number
}

/** PHC string of a password; the text is NFC-normalised first. Runs off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options)
}

/** True when the password belongs to the PHC string. Compares in constant time. */
export async function verifyPassword(phc: string, password: string): Promise<boolean> {
  if (password.length > limits.passwordCharactersMax * 4) return false
  return verify(phc, password.normalize('NFC'))
}

/**
 * Why the password cannot be taken for this e-mail, or undefined. Lengths are in code points; nothing is asked of the
 * kinds of characters (NIST SP 800-63B §3.1.1.2). `least` is the shortest length, never below the limit's.
 * @example passwordProblem('maria.silva2024', 'maria.silva@example.org')?.reason // 'too_personal'
 */
export function passwordProblem(
  password: string,
  email: string,
  least: number = limits.passwordCharactersMin,
): PasswordProblem | undefined {
  const { passwordCharactersMax: most } = limits
  const text = password.normalize('NFC')
  const length = [...text].length
  if (length < least) return { reason: 'too_short', limit: least }
  if (length > most) return { reason: 'too_long', limit: most }
  if (isUniform(text)) return { reason: 'too_uniform' }
  if (isCommonPassword(text)) return { reason: 'too_common' }
  if (isPersonal(text, email)) return { reason: 'too_personal' }
  return undefined
}

/** Spaces and one other character at most, whatever its case or width; what is invisible is a space. */
function isUniform(password: string): boolean {
  const visible = password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
  return new Set(visible).size < 2
}

/** The e-mail, its local part, its domain or the name of the service, with nothing but digits and signs around it. */
function isPersonal(password: string, email: string): boolean {
  const own = email.normalize('NFC').trim().toLowerCase()
  const [local = '', domain = ''] = own.split('@')
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
  const bare = letters(password)
  const names = [own, local, domain, domain.split('.')[0] ?? '', 'prumo'].map(letters)
  return password.toLowerCase() === own || names.some((name) => name !== '' && bare === name)
}
