import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { matchOperation } from '../../wire/router.ts'
import type { ServedExchange } from '../exchange.ts'

export type Route = Extract<ReturnType<typeof matchOperation>, { type: 'found' }>

/** The operation behind a request; HEAD is answered as GET is. Throws RESOURCE_NOT_FOUND and METHOD_NOT_ALLOWED. */
export function route({ method, path }: Pick<ServedExchange, 'method' | 'path'>): Route {
  const match = matchOperation(method, path)
  if (match.type === 'found') return match
  if (match.type === 'unknown')
    throw new AppError('RESOURCE_NOT_FOUND', { id: path.slice(0, limits.shownPathCharactersMax) })
  const allowed = match.allow.includes('GET') ? [...match.allow, 'HEAD'] : match.allow
  throw new AppError('METHOD_NOT_ALLOWED', { allowed })
}
