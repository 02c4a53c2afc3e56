/** Non-negative amounts scaled to add up to 1; all equal when every amount is 0. Infinite amounts count as 1,000. */
export function shares(amounts: Readonly<Record<string, number>>): Record<string, number> {
  const finite = Object.entries(amounts).map(
    ([name, amount]) => [name, Math.min(1000, Math.max(0, amount || 0))] as const,
  )
  const sum = finite.reduce((total, [, amount]) => total + amount, 0)
  return Object.fromEntries(finite.map(([name, amount]) => [name, sum > 0 ? amount / sum : 1 / finite.length]))
}
