// The charts that there are, and what each takes.

import type { SupportedCharts } from '../../domain/generated/wire-types.ts'
import { supportedCharts } from '../../reports/visualization/chart-rules.ts'
import type { VisualRequest } from './context.ts'

export function listCharts({ language }: Pick<VisualRequest, 'language'>): SupportedCharts {
  return supportedCharts(language)
}
