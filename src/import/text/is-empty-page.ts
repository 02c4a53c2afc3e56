// Empty pages: what a source answers where there is nothing, as behind its last page.

import type { FileBeginning } from '../importer.ts'

/** True for a JSON document whose lists are empty; no text at all may be a lost answer. */
export function isEmptyPage({ text }: FileBeginning): boolean {
  const whole = text.trim()
  if (!/^[[{]/.test(whole)) return false
  try {
    return hasEmptyLists(JSON.parse(whole))
  } catch {
    // Longer than the sample, or no JSON.
    return false
  }
}

function hasEmptyLists(page: unknown): boolean {
  if (Array.isArray(page)) return page.length === 0
  if (typeof page !== 'object' || page === null) return false
  const lists = Object.values(page).filter(Array.isArray)
  return lists.length > 0 && lists.every((list) => list.length === 0)
}
