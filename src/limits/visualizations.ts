// Limits of visualizations.

export const visualizationLimits = {
  visualPointsMax: 1_000,
  /** Of Brazil; there were 5,570 in 2020. */
  municipalitiesMax: 6_000,
  /** Periods of a series, those without a record counted. */
  visualPeriodsMax: 1_000,
  /** Lines of a picture, and columns of a stacked one: the largest are drawn. */
  visualSeriesDrawnMax: 6,
  /** Bars, cells and flows of a picture, the largest; the data have all that were asked for. */
  visualBarsDrawnMax: 30,
  visualRowsDrawnMax: 20,
  visualColumnsDrawnMax: 12,
  /** Groups that the text in place of a picture names. */
  visualGroupsNamed: 10,
  dashboardMonthsShown: 24,
  dashboardPartiesShown: 5,
} as const
