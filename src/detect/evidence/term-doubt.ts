// Term doubt: how far the days of a term beyond its legal cap may be those of a last delivery, guarantee or payment, which the law
// does not cap.

/** Choice: days after the cap that the last delivery and payment may take. */
export const deliveryDays = 31
/** Choice: the doubt that the rest is guarantee or payment falls to a third in so many days. */
const doubtDays = 60

/** Share of the doubt that is left so many days beyond the cap: 1 within the days of a delivery, falling to 0. */
export function termDoubt(daysOver: number): number {
  return Math.exp(-Math.max(0, daysOver - deliveryDays) / doubtDays)
}
