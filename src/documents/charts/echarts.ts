// The library of charts, loaded when the first is drawn: that takes a second of processor time and belongs on a thread of its own.

import { textWidth } from './text-width.ts'
import { type ChartPlan, theme } from './theme.ts'

type Draw = (plan: ChartPlan) => string

let loading: Promise<Draw> | undefined

/** What draws a plan as the text of an SVG file; the modules that charts need are loaded once a thread. */
export function loadCharts(): Promise<Draw> {
  loading ??= load()
  return loading
}

async function load(): Promise<Draw> {
  const [{ init, setPlatformAPI, use }, charts, components, { SVGRenderer }] = await Promise.all([
    import('echarts/core'),
    import('echarts/charts'),
    import('echarts/components'),
    import('echarts/renderers'),
  ])
  use([charts.BarChart, charts.LineChart, charts.ScatterChart, charts.TreemapChart])
  use([charts.SankeyChart, charts.GraphChart, charts.CustomChart, SVGRenderer])
  use([components.GridComponent, components.GraphicComponent])
  use([components.MarkLineComponent, components.MarkAreaComponent, components.AriaComponent])
  setPlatformAPI({
    measureText: (text, font) => ({ width: textWidth(text, Number(/([\d.]+)px/.exec(font ?? '')?.[1] ?? theme.size)) }),
  })
  return ({ width, height, option }) => {
    const chart = init(null, null, { renderer: 'svg', ssr: true, width, height })
    const textStyle = { fontFamily: theme.font, fontSize: theme.size, color: theme.ink }
    chart.setOption({ animation: false, textStyle, ...option })
    const text = chart.renderToSVGString()
    chart.dispose()
    return text
  }
}
