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
    against: {
      en: 'Being unlike others is no fault, since a rare object, a first purchase or a special place sets an act apart by its nature.',
      pt: 'Ser diferente dos demais não é falha, pois objeto raro, primeira compra ou local especial destacam um ato por sua natureza.',
    },
    checks: [
      {
        en: 'Read the object and the specification of {act} and see whether it is of the kind it was compared with; ask the unit of {organization_label} that requested it.',
        pt: 'Ler o objeto e a especificação do {act} e ver se é da espécie com que foi comparado; perguntar ao setor requisitante {organization_label|de}.',
      },
      {
        en: 'Open the record of {act} at its source and check the fields that weigh most[ ({leading_factors})] for slips; ask the publisher of the record.',
        pt: 'Abrir o registro do {act} na fonte e conferir os campos que mais pesam[ ({leading_factors})] em busca de erros; perguntar a quem publica o registro.',
      },
      {
        opens: 'peers',
        en: 'Open the file of {act} beside that of one or two usual purchases of the body and compare price, competition and amendments; ask the contract manager what made it different.',
        pt: 'Abrir o processo do {act} ao lado de uma ou duas compras usuais do órgão e comparar preço, disputa e aditivos; perguntar ao gestor do contrato o que o fez diferente.',
      },
    ],
    request: {
      en: 'Review by sample, with the contracting unit ({organizations}), the files of {count|findings} on acts unlike their peers, starting with {example}.',
      pt: 'Revisar por amostra, com a unidade contratante ({organizations}), os processos de {count|findings} sobre atos diferentes dos comparáveis, a começar pelo {example}.',
    },
  },
}
