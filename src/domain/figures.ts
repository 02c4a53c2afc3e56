// Figures: with how many digits a number is shown, so that an answer claims no more than is known.

/** A probability, share or confidence with four decimals. @example toRatio(2 / 3) // .6667 */
export function toRatio(ratio: number): number {
  return toDecimals(ratio, 4)
}

/** An amount in BRL, to the cent. @example toMoney(41210.335) // 41210.34 */
export function toMoney(brl: number): number {
  return toDecimals(brl, 2)
}

/** A price of one unit in BRL: four decimals below R$ 100, as sources publish them. @example toUnitPrice(2.773887) // 2.7739 */
export function toUnitPrice(brl: number): number {
  const size = Math.abs(brl)
  return size < 0.01 ? toFigure(brl) : toDecimals(brl, size < 100 ? 4 : 2)
}

/** Any other figure: six significant digits, whole numbers whole. @example toFigure(2.5998035) // 2.5998 */
export function toFigure(value: number): number {
  return Math.abs(value) >= 1e5 ? Math.round(value) : Number(value.toPrecision(6))
}

/** Rounded by the shortest decimal form, as people do: 1.005 is 1.01. */
export function toDecimals(value: number, decimals: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${Math.round(Number(`${digits}e${Number(exponent) + decimals}`))}e-${decimals}`)
}
