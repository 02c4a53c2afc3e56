/** Shares of the positive amounts, which add up to 1; negative ones count as 0. Overwrites its input. */
export function toShares(amounts: Float64Array): Float64Array {
  let total = 0
  for (let c = 0; c < amounts.length; c++) {
    amounts[c] = Math.max(0, amounts[c])
    total += amounts[c]
  }
  return total > 0 ? amounts.map((amount) => amount / total) : amounts
}
