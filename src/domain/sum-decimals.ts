// Exact sums of decimal amounts.

const SCALE = 10

/**
 * Sum of decimal numbers without binary rounding: 0.1 + 0.2 is 0.3. Each number counts as its shortest decimal
 * representation, which is what its source wrote. Digits beyond ten decimals are truncated.
 */
export function sumDecimals(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + toScaled(value), 0n)
  const digits = (sum < 0n ? -sum : sum).toString().padStart(SCALE + 1, '0')
  return Number(`${sum < 0n ? '-' : ''}${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`) || 0
}

function toScaled(value: number): bigint {
  if (!Number.isFinite(value)) return 0n
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toString().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const shift = SCALE - fraction.length + Number(exponent)
  const digits = BigInt(whole + fraction)
  const scaled =
    shift >= 0 ? digits * 10n ** BigInt(Math.min(shift, 400)) : digits / 10n ** BigInt(Math.min(-shift, 400))
  return value < 0 ? -scaled : scaled
}
