// Emergency doubt: how far an emergency explains a service or payment before its contract. The law forbids both (Lei 14.133 art. 95
// §2, art. 145), but in an emergency the contract may be written afterwards. The doubt decays over days.

const doubtAtOnce = 0.2
/** Choice: half-life of the ten working days within which a direct award must be published (art. 94, II). */
const halfLifeDays = 14

/** Factor of confidence where an emergency contract follows `days` after what it should precede. */
export function emergencyShare(days: number): number {
  return 1 - doubtAtOnce * 2 ** (-days / halfLifeDays)
}
