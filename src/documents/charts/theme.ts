// How charts look: shades that differ on paper without colour, text that is read at half the size.

export const theme = {
  width: 720,
  font: 'DejaVu Sans, Verdana, sans-serif',
  size: 13,
  small: 12,
  ink: '#1b1f24',
  soft: '#4d5660',
  grid: '#d5dae0',
  paper: '#ffffff',
  plain: '#5b87b5',
  light: '#dbe7f3',
  flagged: '#a3160f',
  unknown: '#f4f4f4',
} as const

/** The looks of series, in order; by number they differ in shade, pattern, mark and dash. */
export const seriesLooks = [
  { color: '#2b5c8f', mark: 'circle', dash: 'solid', angle: undefined },
  { color: '#e9b872', mark: 'rect', dash: [7, 4], angle: 45 },
  { color: '#7d7d7d', mark: 'triangle', dash: [2, 3], angle: -45 },
  { color: '#a9cbe8', mark: 'diamond', dash: [9, 3, 2, 3], angle: 90 },
  { color: '#6a4c7d', mark: 'roundRect', dash: [4, 2], angle: 0 },
  { color: '#9dbf8a', mark: 'arrow', dash: [12, 4], angle: 20 },
] as const

/** The look of a series; they repeat after the last. */
export function lookOf(index: number): (typeof seriesLooks)[number] {
  return seriesLooks[index % seriesLooks.length] ?? seriesLooks[0]
}

/** Stripes over the colour of a series; none for the first. */
export function decalOf(index: number): object {
  const { angle } = lookOf(index)
  if (angle === undefined) return { symbol: 'none' }
  return { symbol: 'rect', color: '#ffffff', dashArrayX: [1, 0], dashArrayY: [2, 5], rotation: (angle * Math.PI) / 180 }
}

const shades = ['#eaf1f8', '#c3d8ec', '#8db3d6', '#4f83b5', '#1f4e79']

/** A shade of five, by a share of 1, and the ink that is read on it. */
export function shadeOf(share: number): { readonly color: string; readonly ink: string } {
  const step = Math.max(0, Math.min(shades.length - 1, Math.floor(share * shades.length)))
  return { color: shades[step] ?? theme.light, ink: step >= 3 ? theme.paper : theme.ink }
}

/** What drawing a chart takes: its size, and the option of echarts. */
export interface ChartPlan {
  readonly width: number
  readonly height: number
  readonly option: Readonly<Record<string, unknown>>
}
