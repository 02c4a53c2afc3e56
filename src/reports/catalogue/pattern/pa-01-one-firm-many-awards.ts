import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const oneFirmManyAwards: Entries = {
  'PA-01-FIRM': {
    looksFor:
      'direct awards of one body to one firm within a month, under several names of items, each below the limit and above it in sum',
    gate: 'the legal basis on record; four at least from a fifth of the limit, and more than the pace of the body and of the firm give by chance',
    title: { en: 'many direct awards to one firm at once', pt: 'muitas dispensas a uma só empresa de uma vez' },
    finding: {
      en: 'Indication of a need possibly split under several names: {organization_label} made {awards|awards} without tender to {supplier_label} for {items|items} between {first_day} and {last_day} ({expected_awards|few} to be expected), {sum_cents} in sum, {sum_to_limit|times} the limit of {limit_cents} ({p_value|p}).',
      pt: 'Indício de necessidade possivelmente fracionada sob vários nomes: {organization_label|o} fez {awards|awards} por dispensa com {supplier_label} de {items|items} entre {first_day} e {last_day} (o esperado seria {expected_awards|few}), com soma de {sum_cents}, {sum_to_limit|times} o limite de {limit_cents} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With a sum of up to {counterfactual} in the month this would not be flagged.',
      pt: 'Com soma de até {counterfactual} no mês, isto não seria apontado.',
    },
    against: {
      en: 'The items may be of unlike branches of activity, whose sums the law keeps apart, and a firm that sells many things may be the only one near.',
      pt: 'Os itens podem ser de ramos de atividade distintos, cujas somas a lei separa, e a empresa que vende de tudo pode ser a única próxima.',
    },
    checks: [
      {
        en: 'Open the requests behind the awards and see whether one unit asked for all of them for one purpose; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir as requisições das contratações e ver se uma só unidade as pediu para um mesmo fim; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        en: 'Open the classes of material or lines of services of the items and add up those of one branch in the year; ask who keeps the annual purchasing plan.',
        pt: 'Abrir as classes de material ou linhas de serviço dos itens e somar as de um mesmo ramo no exercício; perguntar a quem mantém o plano anual de contratações.',
      },
      {
        en: 'Open the price surveys of the awards and see which other firms were asked and whether the same ones each time; ask their author.',
        pt: 'Abrir as pesquisas de preços das contratações e ver que outras empresas foram consultadas e se sempre as mesmas; perguntar ao responsável.',
      },
    ],
    request: askUnit({
      en: 'the requests, the classification of the items and the annual purchasing plan',
      pt: 'as requisições, a classificação dos itens e o plano de contratações anual',
    }),
  },
}
