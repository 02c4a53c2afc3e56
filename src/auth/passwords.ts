import { hash, verify } from '@node-rs/argon2'
import { limits } from '../limits.ts'

// OWASP Password Storage Cheat Sheet: argon2id (the library's default algorithm), 19 MiB, 2 passes, 1 lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** PHC string of a password; the text is NFC-normalised first. Runs off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), options)
}

/** True when the password belongs to the PHC string. Compares in constant time. */
export async function verifyPassword(phc: string, password: string): Promise<boolean> {
  if (password.length > limits.passwordCharactersMax * 4) return false
  return verify(phc, password.normalize('NFC'))
}

/** The reason why a password cannot be taken, or undefined. Lengths are in code points. */
export function passwordProblem(password: string): string | undefined {
  const length = [...password.normalize('NFC')].length
  if (length < limits.passwordCharactersMin) return `must have at least ${limits.passwordCharactersMin} characters`
  if (length > limits.passwordCharactersMax) return `must have at most ${limits.passwordCharactersMax} characters`
  return undefined
}
