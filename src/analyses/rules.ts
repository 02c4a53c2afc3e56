// Rules: thresholds of the analyses, each with its reason in docs/analyses.md.

export const rules = {
  /** Months with spending from which a trend, or one side of further changes, is judged. */
  trendMonthsMin: 12,
  /** Years from which calendar months are compared among themselves. */
  seasonYearsMin: 3,
  /** Values of which the least and the greatest hold the median between them with 95 %: 1 - 2 * (1/2)^6 is .969. */
  medianRangeYearsMin: 6,
  /** Of the rows of a pair, that a third variable has to be known for to be said to explain it. */
  explainedRowsShareMin: 0.8,
  predictedFromMonthsMin: 24,
  monthsPredicted: 3,
  shuffles: 999,
  /** Reference distributions that are kept, by which months there are. */
  farthestKeptMost: 16,
  /** Shortest level between two changes. */
  levelMonthsMin: 4,
  changePointsMax: 8,
  /** Records from which a level is judged, and groups from which peers are compared. */
  recordsMin: 30,
  suppliersMin: 5,
  organizationRecordsMin: 20,
  peersMin: 8,
  peersMax: 30,
  /** Resamples of an interval, and rows up to which they are drawn; beyond that the influence of each row gives the interval. */
  resamples: 400,
  resampledRowsMax: 20_000,
  /** Rows of a correlation, drawn by the seed where there are more. */
  correlatedRowsMax: 100_000,
  correlatedPairsMin: 50,
  /** Correlation from which a third variable is looked for. */
  correlationMin: 0.1,
  /** Correlation from which two variables say the same. */
  sameVariable: 0.95,
  /** Records of a month whose level counts. */
  monthRecordsMin: 5,
  listedMax: 20,
  suppliersListed: 10,
  placesListed: 5,
} as const
