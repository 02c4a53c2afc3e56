// From a chart to its picture.

import type { Language } from '../../domain/vocabulary.ts'
import type { FigureBlock, TextDocument } from '../document.ts'
import type { Chart } from './chart.ts'
import { loadCharts } from './echarts.ts'
import { drawRankedBars, planBars, planRankedBars, planShares } from './kinds/bars.ts'
import { planDistribution } from './kinds/distribution.ts'
import { planGauge } from './kinds/gauge.ts'
import { planHeatmap } from './kinds/heatmap.ts'
import { planNetwork } from './kinds/network.ts'
import { planSankey } from './kinds/sankey.ts'
import { planScatter } from './kinds/scatter.ts'
import { planStateMap } from './kinds/state-map.ts'
import { planTimeSeries } from './kinds/time-series.ts'
import { planTimeline } from './kinds/timeline.ts'
import { planTreemap } from './kinds/treemap.ts'
import { type Picture, readPicture } from './picture.ts'
import type { ChartPlan } from './theme.ts'

/** The picture of a chart: equal charts give equal pictures. The first of a thread loads the library. */
export async function drawChart(chart: Chart, language: Language): Promise<Picture> {
  const plain = chart.type === 'ranked_bars' ? drawRankedBars(chart, language) : undefined
  if (plain !== undefined) return plain
  const draw = await loadCharts()
  const plan = await planChart(chart, language)
  return readPicture(draw(plan), plan)
}

/** The pictures of a document, by their figure. */
export async function drawFigures({ blocks, language }: TextDocument): Promise<ReadonlyMap<FigureBlock, Picture>> {
  const pictures = new Map<FigureBlock, Picture>()
  for (const block of blocks) if (block.type === 'figure') pictures.set(block, await drawChart(block.chart, language))
  return pictures
}

function planChart(chart: Chart, language: Language): ChartPlan | Promise<ChartPlan> {
  switch (chart.type) {
    case 'distribution':
      return planDistribution(chart, language)
    case 'bars':
      return planBars(chart, language)
    case 'ranked_bars':
      return planRankedBars(chart, language)
    case 'shares':
      return planShares(chart, language)
    case 'time_series':
      return planTimeSeries(chart, language)
    case 'timeline':
      return planTimeline(chart, language)
    case 'scatter':
      return planScatter(chart, language)
    case 'heatmap':
      return planHeatmap(chart, language)
    case 'treemap':
      return planTreemap(chart, language)
    case 'gauge':
      return planGauge(chart, language)
    case 'sankey':
      return planSankey(chart, language)
    case 'network':
      return planNetwork(chart, language)
    case 'state_map':
      return planStateMap(chart, language)
  }
}
