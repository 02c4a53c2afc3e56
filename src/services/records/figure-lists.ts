import type { FigureList } from './list-figures.ts'

/** The lists of figures of municipalities and states, with who publishes them. */
export const figureLists = {
  demographics: {
    name: 'demographics',
    subject: 'population',
    publisher: 'ibge',
    figures: ['population', 'area_km2', 'density'],
  },
  healthMetrics: {
    name: 'health_metrics',
    subject: 'health',
    publisher: 'datasus',
    figures: ['hospitals', 'beds', 'coverage', 'mortality_rate'],
  },
  educationStats: {
    name: 'education_stats',
    subject: 'education',
    publisher: 'inep',
    figures: ['schools', 'students', 'teachers', 'ideb_score'],
  },
} as const satisfies Readonly<Record<string, FigureList>>
