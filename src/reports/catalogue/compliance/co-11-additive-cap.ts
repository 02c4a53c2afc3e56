import type { Entries } from '../entry.ts'

export const additiveCap: Entries = {
  'CO-11': {
    looksFor: 'amendments that raise the value by more than the law allows',
    gate: 'increases alone; decreases make no room, readjustments raise the base',
    title: { en: 'additions above the cap', pt: 'acréscimos acima do limite' },
    finding: {
      en: 'Indication of additions above their cap: {act} has {additions_cents} in {additions|additions}, {ratio|percent} of the updated initial value of {base_cents}, where the law allows {cap_ratio|percent}; {excess_cents} in excess[; a difference of {doubtful_addition_cents}, as large as the whole contract, may be its new total or a slip: read as the total it adds {addition_as_total_cents} ({ratio_as_total|percent})].',
      pt: 'Indício de acréscimos acima do limite: o {act} tem {additions_cents} em {additions|additions}, {ratio|percent} do valor inicial atualizado de {base_cents}, quando a lei permite {cap_ratio|percent}; excesso de {excess_cents}[; a diferença de {doubtful_addition_cents}, do tamanho do contrato inteiro, pode ser o novo total ou um erro de digitação: lida como total, o acréscimo é de {addition_as_total_cents} ({ratio_as_total|percent})].',
    },
    counterfactual: {
      en: 'With additions of {counterfactual} or less the contract would be within the cap and would not be flagged.',
      pt: 'Com acréscimos de {counterfactual} ou menos, o contrato ficaria dentro do limite e não seria apontado.',
    },
    against: {
      en: 'A reform of a building or of equipment may grow by half, and readjustments or renewals are no additions although records often mix them.',
      pt: 'Reforma de edifício ou de equipamento pode crescer pela metade, e reajustes ou renovações não são acréscimos, embora os registros os misturem.',
    },
    checks: [
      {
        en: 'Open the amendments of {act} and sort each amount into addition, readjustment or renewal; ask the contract manager of {organization_label}.',
        pt: 'Abrir os aditivos do {act} e separar cada valor em acréscimo, reajuste ou renovação; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        en: 'Read the object of {act} and see whether it is a reform, which has the higher cap; ask the technical unit for its opinion.',
        pt: 'Ler o objeto do {act} e ver se é reforma, que tem limite maior; pedir o parecer da área técnica.',
      },
      {
        en: 'Open the readjustment notes and bring {base_cents} up to date before comparing with {additions_cents}; ask the finance unit of {organization_label}.',
        pt: 'Abrir as apostilas de reajuste e atualizar {base_cents} antes de comparar com {additions_cents}; perguntar ao setor financeiro {organization_label|de}.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the amendments with their technical grounds and the readjustments of the base value in {count|findings} on additions above the cap[ ({money} in excess)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os termos aditivos com suas justificativas técnicas e os reajustes do valor inicial em {count|findings} sobre acréscimos acima do limite[ ({money} de excesso)], a começar pelo {example}.',
    },
  },
}
