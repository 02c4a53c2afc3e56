// Charts as data: what is drawn, not how. The title and the text for those who do not see it stand in the figure.

/** A chart; amounts of money are in BRL, percent is a share of 1, days are `YYYY-MM-DD`. */
export type Chart =
  | DistributionChart
  | BarsChart
  | RankedBarsChart
  | TimeSeriesChart
  | TimelineChart
  | ScatterChart
  | HeatmapChart
  | SharesChart
  | TreemapChart
  | GaugeChart
  | SankeyChart
  | NetworkChart
  | StateMapChart

/** What an axis or a number means. */
export interface ChartMeasure {
  readonly name: string
  readonly type: 'integer' | 'number' | 'money' | 'percent'
  /** Shown behind the name; money is in BRL. */
  readonly unit?: string
}

/** The values of a peer group, and the one that stands out. */
export interface DistributionChart {
  readonly type: 'distribution'
  readonly measure: ChartMeasure
  readonly values: readonly number[]
  readonly flagged: LabelledValue
  /** The range that peers have, and its middle. */
  readonly typical?: { readonly low: number; readonly high: number; readonly median: number }
}

export interface LabelledValue {
  readonly label: string
  readonly value: number
}

/** A value for each category, of one or several series, in the given order. */
export interface BarsChart {
  readonly type: 'bars'
  readonly measure: ChartMeasure
  readonly categories: readonly string[]
  readonly series: readonly NumberSeries[]
}

export interface NumberSeries {
  readonly name: string
  readonly values: readonly (number | null)[]
}

/** Bars from the largest to the smallest; the flagged one is marked. */
export interface RankedBarsChart {
  readonly type: 'ranked_bars'
  readonly measure: ChartMeasure
  readonly bars: readonly (LabelledValue & { readonly flagged?: true })[]
}

/** Values over periods (`2024`, `2024-03` or a day), with the events that happened then. */
export interface TimeSeriesChart {
  readonly type: 'time_series'
  readonly measure: ChartMeasure
  readonly periods: readonly string[]
  readonly series: readonly BandedSeries[]
  readonly events?: readonly { readonly period: string; readonly label: string }[]
}

/** A series, and where it is known, between which bounds each value lies. */
export interface BandedSeries extends NumberSeries {
  readonly low?: readonly (number | null)[]
  readonly high?: readonly (number | null)[]
}

/** The steps of a proceeding. */
export interface TimelineChart {
  readonly type: 'timeline'
  readonly steps: readonly TimelineStep[]
}

export interface TimelineStep {
  readonly label: string
  readonly start: string
  /** The last day; absent for what happened on one day. */
  readonly end?: string
  readonly flagged?: true
}

export interface ScatterChart {
  readonly type: 'scatter'
  readonly x: ChartMeasure
  readonly y: ChartMeasure
  readonly points: readonly ScatterPoint[]
}

export interface ScatterPoint {
  readonly label: string
  readonly x: number
  readonly y: number
  readonly flagged?: true
}

export interface HeatmapChart {
  readonly type: 'heatmap'
  readonly measure: ChartMeasure
  readonly columns: readonly string[]
  readonly rows: readonly string[]
  /** By row, then column. */
  readonly values: readonly (readonly (number | null)[])[]
}

/** Parts of a whole; drawn as bars with their share, which compare better than slices. */
export interface SharesChart {
  readonly type: 'shares'
  readonly measure: ChartMeasure
  readonly parts: readonly LabelledValue[]
}

export interface TreemapChart {
  readonly type: 'treemap'
  readonly measure: ChartMeasure
  readonly parts: readonly TreemapPart[]
}

/** A part; one that has parts counts their sum. */
export interface TreemapPart extends LabelledValue {
  readonly parts?: readonly LabelledValue[]
}

/** One value on a scale; bands name what its ranges mean, each up to its value. */
export interface GaugeChart {
  readonly type: 'gauge'
  readonly measure: ChartMeasure
  readonly value: number
  readonly low: number
  readonly high: number
  readonly bands?: readonly LabelledValue[]
}

/** What flows from whom to whom; no ring among the flows. */
export interface SankeyChart {
  readonly type: 'sankey'
  readonly measure: ChartMeasure
  readonly flows: readonly { readonly from: string; readonly to: string; readonly value: number }[]
}

/** Parties and what links them. */
export interface NetworkChart {
  readonly type: 'network'
  readonly nodes: readonly NetworkNode[]
  readonly links: readonly NetworkLink[]
}

export interface NetworkNode {
  readonly id: string
  readonly label: string
  /** What it is, in the reader's words, such as a supplier or a body; each kind has a shape of its own. */
  readonly kind: string
  readonly flagged?: true
}

export interface NetworkLink {
  readonly from: string
  readonly to: string
  readonly label?: string
}

/** The 27 states by a value; one that is absent or null is drawn as unknown. */
export interface StateMapChart {
  readonly type: 'state_map'
  readonly measure: ChartMeasure
  /** By the two letters of the state. */
  readonly values: Readonly<Record<string, number | null>>
}
