/**
 * The standard normal z that has the same tail as t with `degrees` of freedom (Wallace 1959); error below .03 from 5 degrees on.
 *
 * @example studentTToNormal(2.228, 10) // 1.96
 */
export function studentTToNormal(t: number, degrees: number): number {
  const size = ((8 * degrees + 1) / (8 * degrees + 3)) * Math.sqrt(degrees * Math.log1p((t * t) / degrees))
  return t < 0 ? -size : size
}
