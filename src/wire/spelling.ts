// Which names a request may have, by its path.

import type { Language } from '../domain/vocabulary.ts'
import type { Operation } from './operation.ts'
import type { Spelling } from './rename.ts'

/**
 * A path of one language takes the names of that language, a path that both share those of either.
 * @example spellingOf({ path: '/api/v1/auth/login', pathPt: '/api/v1/auth/login' }, 'pt') // 'either'
 */
export function spellingOf({ path, pathPt }: Pick<Operation, 'path' | 'pathPt'>, language: Language): Spelling {
  return path === pathPt ? 'either' : language
}
