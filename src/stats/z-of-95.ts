/** Standard normal quantile of 97.5 %: half-width of a two-sided interval of 95 % in standard errors. */
export const zOf95 = 1.959963984540054
