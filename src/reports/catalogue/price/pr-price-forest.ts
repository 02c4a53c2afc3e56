import type { Entries } from '../entry.ts'

export const priceForest: Entries = {
  'PR-FOREST': {
    looksFor: 'an act that is unlike its peers in several ways at once',
    gate: 'a priced act with peers; confidence stays low, since a forest cannot say what is wrong',
    title: { en: 'act unlike its peers in several ways', pt: 'ato diferente dos comparáveis em vários aspectos' },
    finding: {
      en: 'Indication of an act unlike its peers: {object} ({act}[, worth {value_cents}]) stands apart from {sample_size|acts} compared, by several properties at once[, above all {leading_factors}]: {score|tenth} deviations from the usual (threshold {threshold}); this only ranks acts to be looked at and says nothing about a cause.',
      pt: 'Indício de ato diferente dos comparáveis: {object} ({act}[, no valor de {value_cents}]) destoa dos demais ({sample_size|acts} na comparação) por várias propriedades em conjunto[, sobretudo {leading_factors}]: {score|tenth} desvios acima do usual (limiar {threshold}); isto apenas ordena atos para exame e nada diz sobre a causa.',
    },
    counterfactual: {
      en: 'Below {threshold} deviations, with those properties near what its peers have, this would not be flagged.',
      pt: 'Abaixo de {threshold} desvios, com essas propriedades próximas às dos comparáveis, isto não seria apontado.',
    },
    request: {
      en: 'Review by sample, with the contracting unit ({organizations}), the files of {count|findings} on acts unlike their peers, starting with {example}.',
      pt: 'Revisar por amostra, com a unidade contratante ({organizations}), os processos de {count|findings} sobre atos diferentes dos comparáveis, a começar pelo {example}.',
    },
  },
}
