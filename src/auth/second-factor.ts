// Second factor: one-time codes by time (RFC 6238) and backup codes.
// F1. The secret is sealed; backup codes are kept as keyed digests.
// F2. A code counts once: the time step of the last one is kept, and a backup code is taken out when it is used.
// F3. A factor is pending until its first code has been given; until then no sign-in requires it.

import { randomInt } from 'node:crypto'
import { generateSecret, generateURI, verifySync } from 'otplib'
import type { TotpSetup } from '../domain/generated/wire-types.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import type { SecretBox } from './secret-box.ts'
import { sameDigest } from './tokens.ts'

export interface SecondFactor {
  readonly status: 'pending' | 'active'
  readonly sealed_secret: string
  /** Time step of the last code that was accepted; 0 before. */
  readonly last_step: number
  readonly backup_digests: readonly string[]
  /** The session that set it up, which stays when the others end. */
  readonly setup_session_id: string | null
}

export interface UsedCode {
  /** The factor as it is to be kept. */
  readonly factor: SecondFactor
  readonly kind: 'totp' | 'backup'
}

const stepSeconds = 30

/** A new factor, pending, and what its owner needs to enrol it. */
export async function createSecondFactor(
  box: SecretBox,
  user: { readonly id: string; readonly email: string },
  setup_session_id: string | null,
): Promise<{ readonly factor: SecondFactor; readonly setup: TotpSetup }> {
  const secret = generateSecret()
  const { codes, digests } = createBackupCodes(box, user.id)
  const uri = generateURI({ issuer: 'Prumo', label: user.email, secret })
  const { toQrCode } = await import('./qr-code.ts')
  const qr_code = await toQrCode(uri)
  return {
    factor: {
      status: 'pending',
      sealed_secret: box.seal(secret, user.id),
      last_step: 0,
      backup_digests: digests,
      setup_session_id,
    },
    setup: { secret, qr_code, backup_codes: codes },
  }
}

/** Fresh backup codes of 8 digits, and the digests to keep. */
export function createBackupCodes(box: SecretBox, userId: string) {
  const codes = new Set<string>()
  while (codes.size < limits.backupCodes) codes.add(String(randomInt(100_000_000)).padStart(8, '0'))
  return { codes: [...codes], digests: [...codes].map((code) => box.digest(code, userId)) }
}

/** What the factor becomes when this code is used, or undefined where the code is wrong, used or too old. SERVICE_UNAVAILABLE
 * where the key that sealed the factor is lost. */
export function useCode(
  box: SecretBox,
  { id: userId, factor }: { readonly id: string; readonly factor: SecondFactor },
  { code, nowMs }: { readonly code: string; readonly nowMs: number },
): UsedCode | undefined {
  const secret = findSecret(box, { id: userId, factor })
  // Backup codes are digested under the same key, so that a right one would be called wrong.
  if (secret === undefined) throw new AppError('SERVICE_UNAVAILABLE', { reason: 'second_factor_lost' })
  if (/^\d{8}$/.test(code)) return useBackupCode(box.digest(code, userId), factor)
  if (!/^\d{6}$/.test(code)) return undefined
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(nowMs / 1000),
    // One step either way, for clocks that deviate.
    epochTolerance: stepSeconds,
  })
  if (!result.valid || !('timeStep' in result) || result.timeStep <= factor.last_step) return undefined
  return { factor: { ...factor, last_step: result.timeStep }, kind: 'totp' }
}

/** The secret of a factor; undefined where another key sealed it. */
export function findSecret(
  box: SecretBox,
  { id, factor }: { readonly id: string; readonly factor: SecondFactor },
): string | undefined {
  try {
    return box.open(factor.sealed_secret, id)
  } catch {
    // The cipher's own error says no more than that the tag differs.
    return undefined
  }
}

function useBackupCode(digest: string, factor: SecondFactor): UsedCode | undefined {
  const left = factor.backup_digests.filter((kept) => !sameDigest(kept, digest))
  if (left.length === factor.backup_digests.length) return undefined
  return { factor: { ...factor, backup_digests: left }, kind: 'backup' }
}
