/**
 * A text as a pattern that finds it as it is written.
 * @example escapePattern('S/A.') // 'S\\/A\\.'
 */
export function escapePattern(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
