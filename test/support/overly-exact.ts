// Numbers of an answer that claim more digits than anybody knows.

/** Confidences have four decimals at most; other numbers six significant digits, or so many decimals: amounts two, prices of one unit four. */
export function overlyExact(value: unknown, decimalsMax: 2 | 4, path = ''): readonly string[] {
  if (typeof value === 'number') return isKnown(value, { decimalsMax, path }) ? [] : [`${path} ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => overlyExact(each, decimalsMax, `${path}.${name}`))
}

function isKnown(
  value: number,
  { decimalsMax, path }: { readonly decimalsMax: number; readonly path: string },
): boolean {
  const [digits = '', power = '0'] = String(value).split('e')
  const decimals = (digits.split('.')[1]?.length ?? 0) - Number(power)
  const significant = digits.replace(/[-.]/g, '').replace(/^0+/, '').length
  return /confidence$|confianca$/.test(path) ? decimals <= 4 : decimals <= decimalsMax || significant <= 6
}
