import type { Caller } from '../../domain/caller.ts'
import { AppError } from '../../errors.ts'
import type { Operation } from '../../wire/operation.ts'
import type { Exchange } from '../exchange.ts'
import type { Authenticate } from '../handler.ts'

// Whoever is on the machine may look (choices.md §1); everyone else signs in.
const openOnLoopback: ReadonlySet<string> = new Set(['health_detailed'])

/**
 * Who calls, or null where the operation is public: a stale token must not keep anyone from signing in again.
 * Throws UNAUTHORIZED without a credential, and what `authenticate` throws.
 */
export async function identify(
  operation: Operation,
  exchange: Exchange,
  authenticate: Authenticate,
): Promise<Caller | null> {
  if (operation.permission === 'public') return null
  if (openOnLoopback.has(operation.id) && isLoopback(exchange.remoteAddress)) return null
  const authorization = exchange.header('authorization')
  if (authorization === undefined) throw new AppError('UNAUTHORIZED')
  return await authenticate(authorization)
}

/** Throws INSUFFICIENT_PERMISSIONS where the operation needs a permission that the caller lacks. */
export function authorise({ permission }: Operation, caller: Caller | null): void {
  if (permission === 'public' || permission === 'authenticated') return
  if (caller?.permissions.includes(permission) !== true) {
    throw new AppError('INSUFFICIENT_PERMISSIONS', { required_permission: permission })
  }
}

function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1' || address === '0000:0000:0000:0000:0000:0000:0000:0001'
}
