// Handlers of the visualization module.

import type { VisualFormat, Visualization } from '../../domain/generated/wire-types.ts'
import type { VisualizationsContext } from '../../services/visualizations/context.ts'
import { readDashboardMonths, readVisualDashboard } from '../../services/visualizations/dashboard.ts'
import { listCharts } from '../../services/visualizations/list-charts.ts'
import { drawVisualization } from '../../services/visualizations/make-visual.ts'
import { readChart, readRegions, readSeries } from '../../services/visualizations/visualise.ts'
import { isPictureWanted } from '../../wire/media-types.ts'
import type { AdmittedRequest, Handlers } from '../handler.ts'

/** A picture is one file, which runs and loads nothing. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'"

/** One handler for each operation of the module. */
export function visualizationHandlers(context: VisualizationsContext) {
  const shown = async (request: AdmittedRequest, { body, made }: Asked) => {
    const visual = await made
    return isDrawn(request, body) ? draw(visual, request, body.percentile) : { body: visual }
  }
  const draw = async (visual: Visualization, { language }: AdmittedRequest, percentile: number) => {
    const svg = await drawVisualization(context, visual, { percentile, language })
    return {
      ...{ file: once(svg), contentType: 'image/svg+xml' },
      headers: {
        'Content-Disposition': `inline; filename="${visual.visualization_id}.svg"`,
        'Content-Security-Policy': picturePolicy,
      },
    }
  }
  return {
    chart_data: (request) => shown(request, { body: request.body, made: readChart(context, request.body, request) }),
    regional_map: (request) =>
      shown(request, { body: request.body, made: readRegions(context, request.body, request) }),
    time_series: (request) => shown(request, { body: request.body, made: readSeries(context, request.body, request) }),
    async dashboard_summary(request) {
      if (isDrawn(request, request.query)) return draw(await readDashboardMonths(context, request), request, 90)
      const body = await readVisualDashboard(context, request)
      const { cache_timestamp: _, ...entity } = body
      return { body, entity }
    },
    supported_charts: (request) => ({ body: listCharts(request) }),
  } satisfies Partial<Handlers>
}

interface Asked {
  readonly body: { readonly format: VisualFormat; readonly percentile: number }
  readonly made: Promise<Visualization>
}

function isDrawn(request: AdmittedRequest, { format }: { readonly format: VisualFormat }): boolean {
  return format === 'svg' || isPictureWanted(request.headers('accept'))
}

async function* once(text: string): AsyncGenerator<string, void> {
  yield text
}
