import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const entitySplitting: Entries = {
  'PA-01-ENTITY': {
    looksFor:
      'direct awards of one item near the limit from one supplier to several bodies of one municipality within a month',
    gate: 'one sphere of government; with doubt where the names of the bodies do not tell it',
    title: { en: 'one need possibly split over several bodies', pt: 'possível fracionamento entre órgãos' },
    finding: {
      en: 'Indication of one need that may be split over bodies in one municipality: {awards|awards} without tender to {supplier_label} between {first_day} and {last_day} by {body_count} bodies ({bodies}), each near the limit of {limit_cents}, together worth {sum_cents}[; the sphere of {unknown_spheres} of the bodies is not on record].',
      pt: 'Indício de possível fracionamento entre órgãos situados em um mesmo município: {awards|awards} por dispensa de {supplier_label} entre {first_day} e {last_day} por {body_count} órgãos ({bodies}), cada uma perto do limite de {limit_cents}, com soma de {sum_cents}[; a esfera de {unknown_spheres} dos órgãos não consta dos registros].',
    },
    counterfactual: {
      en: 'With a sum of {counterfactual} or less this would not be flagged.',
      pt: 'Com soma de {counterfactual} ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the requisitions, the price surveys and the annual purchasing plans of all these bodies',
      pt: 'as requisições, as pesquisas de preços e os planos anuais de contratação de todos esses órgãos',
    }),
  },
}
