/**
 * Straight lines between points of ascending x; level before the first and after the last. NaN without points.
 *
 * @example interpolate([[0, 0], [2, 1]], 1) // .5
 */
export function interpolate(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const above = points.findIndex(([at]) => at > x)
  const [x0, y0] = points.at(above < 0 ? -1 : Math.max(0, above - 1)) ?? [Number.NaN, Number.NaN]
  if (above <= 0) return y0
  const [x1, y1] = points[above] as readonly [number, number]
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}
