// How much an emergency excuses what came before its contract: the law lets no one serve or pay without one (Lei 14.133 art. 95
// §2, art. 145), but who averts harm writes afterwards. That explains days and not months, so the doubt fades with them.

const doubtAtOnce = 0.2
/** Choice: it halves in the ten working days within which a direct award must be on paper and published (art. 94, II). */
const halfLifeDays = 14

/** The share of confidence that is left where an emergency contract came so many days after what it should come before. */
export function emergencyShare(days: number): number {
  return 1 - doubtAtOnce * 2 ** (-days / halfLifeDays)
}
