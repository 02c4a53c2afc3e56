// Values of contracts that are paid in instalments: one that is that of a single instalment is no value of the whole.

import type { RowFields } from '../forms/row-fields.ts'

/** The instalments of a contract, and the amounts that may be those of its whole. */
interface Instalments {
  readonly count: number
  readonly each: number | undefined
  readonly wholes: readonly number[]
}

/** Reads `numeroParcelas` and `valorParcela`, of which zero says nothing; `wholes` in the order of their weight. */
export function readInstalments(
  fields: RowFields<'numeroParcelas' | 'valorParcela'>,
  wholes: readonly (number | undefined)[],
): Instalments {
  return {
    count: fields.number('numeroParcelas', 'value') ?? 1,
    each: fields.number('valorParcela', 'value') || undefined,
    wholes: wholes.filter((whole) => whole !== undefined),
  }
}

/** True for the value of each of several instalments, or, where the source does not say that one, of their number in a whole. */
export function isOneInstalment(value: number, { count, each, wholes }: Instalments): boolean {
  if (count <= 1) return false
  if (each !== undefined) return isEqual(each, value)
  return wholes.some((whole) => isEqual(whole, count * value))
}

/** To the cent. */
function isEqual(one: number, other: number): boolean {
  return Math.abs(one - other) <= 0.01
}
