// Company sizes by yearly revenue, and the preference for small firms (LC 123/2006).

/** LC 123/2006 art. 3 and 18-A as of LC 155/2016, BRL cents a calendar year. */
export const revenueCapCents = { micro_individual: 81_000_00, micro: 360_000_00, small: 4_800_000_00 } as const

/** LC 123/2006 art. 48 I: items of up to this estimate are reserved for small firms. */
export const exclusiveItemCents = 80_000_00
