// Writes to the disk, and the failure that reports one that takes none.

import { AppError } from '../errors.ts'

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EACCES', 'EPERM'])

/** Writes files. SERVICE_UNAVAILABLE where the disk does not take them, so that the same can be tried later. */
export async function writing<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (cause) {
    throw diskCodes.has((cause as NodeJS.ErrnoException).code ?? '') ? notWritable(cause) : cause
  }
}

/** The failure of a write that may succeed later. */
export function notWritable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { reason: 'not_writable' }, { cause })
}

/** Whether a write failed that may succeed later. */
export function isNotWritable(error: unknown): boolean {
  return error instanceof AppError && error.details.reason === 'not_writable'
}
