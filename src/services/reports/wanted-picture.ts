// A chart that stands alone, with what is read out in its stead.

import type { Chart } from '../../documents/charts/chart.ts'
import type { Language } from '../../domain/vocabulary.ts'

export interface WantedPicture {
  readonly chart: Chart
  readonly title: string
  readonly description: string
  readonly language: Language
}
