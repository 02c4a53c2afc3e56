/** A standard normal number from uniform ones (Box and Muller 1958). */
export function standardNormal(random: { next(): number }): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
}
