// Texts of what only comes to light when acts of one supplier or body are looked at together, and of steps that no single rule of the
// others judges.

import { askUnit } from './ask.ts'
import type { CatalogueEntry } from './entry.ts'

export const repeatedSignEntries: Readonly<Record<string, CatalogueEntry>> = {
  'CO-01-EXTENDED': {
    title: {
      en: 'contract extended while its supplier was barred',
      pt: 'contrato prorrogado com fornecedor sancionado',
    },
    finding: {
      en: 'Indication of a contract extended or enlarged while its supplier was barred: {supplier_label}, listed in {register} since {sanction_start_day}, got an amendment of {amendment_day} to {act}.',
      pt: 'Indício de contrato prorrogado ou acrescido com fornecedor impedido: {supplier_label}, que constava do {register} desde {sanction_start_day}, teve aditivo de {amendment_day} ao {act}.',
    },
    counterfactual: {
      en: 'With an amendment before {sanction_start_day}, this would not be flagged.',
      pt: 'Com aditivo anterior a {sanction_start_day}, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with the look-ups in CEIS and CNEP made before them',
      pt: 'os termos aditivos com as consultas ao CEIS e ao CNEP feitas antes deles',
    }),
  },
  'CO-05-MARKET': {
    title: { en: 'sole supplier of what many firms sell', pt: 'exclusividade em mercado com vários fornecedores' },
    finding: {
      en: 'Indication of a market where none was said to be: {act} names a sole supplier (art. 74, I), but {rivals|firms} besides {supplier_label} won {competitions|tenders} for the same item or class.',
      pt: 'Indício de concorrência possível onde se alegou exclusividade: o {act} alega fornecedor exclusivo (art. 74, I), mas {rivals|firms} além de {supplier_label} venceram {competitions|tenders} do mesmo item ou classe.',
    },
    counterfactual: {
      en: 'With at most {counterfactual|firms} besides in the market this would not be flagged.',
      pt: 'Com no máximo {counterfactual|firms} a mais no mercado, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proof of exclusivity[ ({new_law}, art. 74, §1)] and the market study',
      pt: 'a comprovação de exclusividade[ ({new_law}, art. 74, §1º)] e o estudo de mercado',
    }),
  },
  'CO-06-EXTENDED': {
    title: { en: 'emergency contract extended beyond its limit', pt: 'contrato emergencial prorrogado além do limite' },
    finding: {
      en: 'Indication of an emergency contract carried beyond its limit: {act} began on {start_day} and was extended from {first_end_day} to {end_day}, where the law allows {latest_end_day} at most.',
      pt: 'Indício de contrato emergencial levado além do limite: o {act} começou em {start_day} e foi prorrogado de {first_end_day} para {end_day}, quando a lei admite no máximo {latest_end_day}.',
    },
    counterfactual: {
      en: 'With an end on {counterfactual} or before this would not be flagged.',
      pt: 'Com término em {counterfactual} ou antes, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments, the proof that the emergency went on and the state of the regular tender',
      pt: 'os termos aditivos, a prova de que a emergência persistia e o andamento da licitação regular',
    }),
  },
  'CO-07-TOTAL': {
    title: { en: 'extensions beyond the longest term', pt: 'prorrogações além da vigência máxima' },
    finding: {
      en: 'Indication of a term beyond the legal maximum: with its extensions {act} runs from {start_day} to {end_day}, where the {limit_months} months that the law allows end on {latest_end_day}.',
      pt: 'Indício de vigência além do máximo legal: com as prorrogações, o {act} vai de {start_day} a {end_day}, quando os {limit_months} meses que a lei admite terminam em {latest_end_day}.',
    },
    counterfactual: {
      en: 'With an end on {counterfactual} or before this would be within the maximum and would not be flagged.',
      pt: 'Com término em {counterfactual} ou antes, isto estaria dentro do máximo e não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with their legal opinions and the plan for a new tender',
      pt: 'os termos aditivos com os pareceres jurídicos e o planejamento da nova licitação',
    }),
  },
  'PA-25': {
    title: { en: 'additions that end just below the limit', pt: 'acréscimos logo abaixo do limite' },
    finding: {
      en: 'Indication of additions that fill the legal limit: {hits} of {trials|contracts} with additions[ of {supplier}][ at {organization}] end within a twentieth below it, where {share_expected|percent} would be expected (p = {p_value}).',
      pt: 'Indício de acréscimos que esgotam o limite legal: {hits} de {trials|contracts} com acréscimos[ de {supplier}][ em {organization}] ficam a menos de um vigésimo dele, quando seriam de esperar {share_expected|percent} (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual} or fewer of them near the limit this would not be flagged.',
      pt: 'Com {counterfactual} ou menos junto ao limite, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with the measurements and justifications of what was added',
      pt: 'os termos aditivos com as medições e justificativas do que foi acrescido',
    }),
  },
  'PA-01-ENTITY': {
    title: { en: 'one need possibly split over several bodies', pt: 'possível fracionamento entre órgãos' },
    finding: {
      en: 'Indication of one need that may be split over bodies in one municipality: {awards|awards} without tender from {supplier_label} between {first_day} and {last_day} by {body_count} bodies ({bodies}), each near the limit of {limit_cents} and {sum_cents} in sum[; the sphere of {unknown_spheres} of the bodies is not on record].',
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
  'PA-15-VALUE': {
    title: { en: 'one value for different things', pt: 'um mesmo valor para objetos diferentes' },
    finding: {
      en: 'Indication of values that may have been set and not calculated: {supplier_label} has {contracts|contracts} of exactly {one_value_cents} for {items} different items.',
      pt: 'Indício de valores possivelmente fixados e não calculados: {supplier_label} tem {contracts|contracts} de exatamente {one_value_cents} para {items} itens diferentes.',
    },
    counterfactual: {
      en: 'With at most {counterfactual} items of one value this would not be flagged.',
      pt: 'Com no máximo {counterfactual} itens de mesmo valor, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proposals, the price surveys and the delivery notes',
      pt: 'as propostas, as pesquisas de preços e os comprovantes de entrega',
    }),
  },
  'RE-18': {
    title: { en: 'wins at the estimate time and again', pt: 'vitórias sempre pelo valor estimado' },
    finding: {
      en: 'Indication of competitions that may lack competition: {hits} of {trials|tenders}[ won by {supplier}][ at {organization}] end at the estimate itself, where {share_expected|percent} would be expected of these items (p = {p_value}).',
      pt: 'Indício de disputas possivelmente sem competição: {hits} de {trials|tenders}[ vencidas por {supplier}][ em {organization}] terminam no próprio valor estimado, quando nesses itens seriam de esperar {share_expected|percent} (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual} or fewer at the estimate this would not be flagged.',
      pt: 'Com {counterfactual} ou menos no valor estimado, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the price surveys, the access log of the estimates and the minutes of the sessions',
      pt: 'as pesquisas de preços, o registro de acesso aos orçamentos e as atas das sessões',
    }),
  },
  'RE-17-ALWAYS': {
    title: { en: 'wins by a hair time and again', pt: 'vitórias sempre por margem mínima' },
    finding: {
      en: 'Indication of bids that may have been known beforehand: {hits} of {trials|tenders}[ won by {supplier}][ at {organization}] were won by less than half a percent, where {share_expected|percent} would be expected of these items (p = {p_value}).',
      pt: 'Indício de propostas possivelmente conhecidas de antemão: {hits} de {trials|tenders}[ vencidas por {supplier}][ em {organization}] foram decididas por menos de meio por cento, quando nesses itens seriam de esperar {share_expected|percent} (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual} or fewer such wins this would not be flagged.',
      pt: 'Com {counterfactual} ou menos vitórias assim, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the bid logs with times, the list of those who could see the proposals and any tie-break for small firms (LC 123/2006, art. 44)',
      pt: 'os registros de lances com horários, a relação de quem teve acesso às propostas e eventual desempate de pequena empresa (LC 123/2006, art. 44)',
    }),
  },
  'RE-19-AGAIN': {
    title: { en: 'equal bids time and again', pt: 'propostas iguais repetidas' },
    finding: {
      en: 'Indication of bids that may be coordinated: {firms} bid one amount to the cent in {tenders|tenders} of the {meetings} in which both took part (p = {p_value}).',
      pt: 'Indício de propostas possivelmente combinadas: {firms} ofertaram o mesmo valor, ao centavo, em {tenders|tenders} das {meetings} em que ambas participaram (p = {p_value}).',
    },
    counterfactual: {
      en: 'With equal bids in {counterfactual} tenders or fewer this would not be flagged.',
      pt: 'Com propostas iguais em {counterfactual} licitações ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proposals with their metadata',
      pt: 'as propostas com seus metadados',
    }),
  },
  'PA-22-BODY': {
    title: { en: 'round amounts of a body', pt: 'valores redondos de um órgão' },
    finding: {
      en: 'Indication of amounts that may have been set and not calculated: {hits} of {trials|purchases}[ from {supplier}][ at {organization}], those of one tender or price counted once, are worth round thousands, where {share_expected|percent} would be expected of these items (p = {p_value}).',
      pt: 'Indício de valores possivelmente fixados e não calculados: {hits} de {trials|purchases}[ de {supplier}][ em {organization}], contadas uma vez por licitação ou preço, têm valor em milhares redondos, quando nesses itens seriam de esperar {share_expected|percent} (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual} round amounts or fewer this would not be flagged.',
      pt: 'Com {counterfactual} valores redondos ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the price surveys and the bills of quantities',
      pt: 'as pesquisas de preços e as planilhas de quantitativos',
    }),
  },
  'PA-23': {
    title: { en: 'quantity beyond the need shown before', pt: 'quantidade além da necessidade histórica' },
    finding: {
      en: 'Indication of a quantity that may be beyond need: {act} buys {quantity}, {ratio|tenth} times the largest of the {purchases|purchases} of this item by {organization_label} ({largest_other}; usually {usual_quantity}).',
      pt: 'Indício de quantidade possivelmente além da necessidade: o {act} compra {quantity}, {ratio|tenth} vezes a maior das {purchases|purchases} deste item por {organization_label} ({largest_other}; em geral {usual_quantity}).',
    },
    counterfactual: {
      en: 'With a quantity of {counterfactual} or less this would not be flagged.',
      pt: 'Com quantidade de {counterfactual} ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the estimate of quantities with its records of use and the stock ledger',
      pt: 'a estimativa de quantidades com as memórias de consumo e o controle de estoque',
    }),
  },
  'PA-24-FAR': {
    title: { en: 'far more paid than contracted', pt: 'pagamentos muito acima do contrato' },
    finding: {
      en: 'Indication of payments beyond the contract: {total_paid_cents} paid in {payments|payments} on {act}, {ratio} times the {ceiling_cents} that the contract and its amendments on record allow.',
      pt: 'Indício de pagamentos além do contrato: {total_paid_cents} pagos em {payments|payments} no {act}, {ratio} vezes os {ceiling_cents} que o contrato e os aditivos registrados admitem.',
    },
    counterfactual: {
      en: 'With payments of {counterfactual} or less this would not be flagged.',
      pt: 'Com pagamentos de {counterfactual} ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the settlement notes, the measurements and any amendment or note of readjustment not on record',
      pt: 'as notas de liquidação, as medições e eventuais aditivos ou apostilas não registrados',
    }),
  },
  'RE-05-COVER': {
    title: { en: 'firm that comes only to lose', pt: 'empresa que participa só para perder' },
    finding: {
      en: 'Indication of bids that may be cover: {loser} took part in {meetings|tenders} that {winner} won ({expected_meetings|few} to be expected), over several items, and never beat it (p = {p_value}).',
      pt: 'Indício de possíveis propostas de cobertura: {loser} participou de {meetings|tenders} vencidas por {winner} (o esperado seria {expected_meetings|few}), em itens diversos, e nunca a superou (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual} such tenders or fewer this would not be flagged.',
      pt: 'Com {counterfactual} licitações assim ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proposals of both firms with their metadata, to compare texts, times and authors',
      pt: 'as propostas das duas empresas com seus metadados, para comparar textos, horários e autores',
    }),
  },
  'RE-06-TURNS': {
    title: { en: 'winners strictly in turn', pt: 'vencedores em revezamento estrito' },
    finding: {
      en: 'Indication of turns that may be agreed upon: the same {firm_count|firms} ({firms}) were all who bid in {tenders|tenders} of one item at {organization_label} and won strictly one after the other (p = {p_value}).',
      pt: 'Indício de revezamento possivelmente combinado: as mesmas {firm_count|firms} ({firms}) foram as únicas concorrentes em {tenders|tenders} de um item em {organization_label} e venceram estritamente uma após a outra (p = {p_value}).',
    },
    counterfactual: {
      en: 'Without a strict order of winners this would not be flagged.',
      pt: 'Sem ordem estrita de vencedores, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proposals with their metadata and the bid logs',
      pt: 'as propostas com seus metadados e os registros de lances',
    }),
  },
  'TE-03-ONE-DAY': {
    title: { en: 'tenders closed and signed on one day', pt: 'licitações encerradas e assinadas no mesmo dia' },
    finding: {
      en: 'Indication of decisions that may have been taken before the tender: {hits} of {trials|tenders}[ won by {supplier}][ at {organization}] closed and were signed on one day, where {share_expected|percent} would be expected (p = {p_value}).',
      pt: 'Indício de decisão possivelmente anterior à disputa: {hits} de {trials|tenders}[ vencidas por {supplier}][ em {organization}] foram encerradas e assinadas no mesmo dia, quando seriam de esperar {share_expected|percent} (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual} such tenders or fewer this would not be flagged.',
      pt: 'Com {counterfactual} licitações assim ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the minutes of the sessions, the judgement of papers and the waiver of appeals',
      pt: 'as atas das sessões, o julgamento da habilitação e a renúncia aos recursos',
    }),
  },
  'TE-09-DAY': {
    title: { en: 'many acts signed on one day', pt: 'muitos atos assinados em um só dia' },
    finding: {
      en: 'Indication of acts signed in bulk: {organization_label} signed what came of {acts} different tenders or suppliers on {signing_day}, where {expected_acts|few} would be expected and its next largest day has {next_largest} (p = {p_value}), worth {value_cents}.',
      pt: 'Indício de assinatura em bloco: {organization_label} assinou em {signing_day} atos de {acts} licitações ou fornecedores diferentes, quando o esperado seria {expected_acts|few} e o segundo maior dia tem {next_largest} (p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With {counterfactual} of them or fewer on the day this would not be flagged.',
      pt: 'Com {counterfactual} ou menos no dia, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the electronic signature logs and the requisitions behind the acts of the day',
      pt: 'os registros de assinatura eletrônica e as requisições dos atos do dia',
    }),
  },
  'TE-10-AT-ONCE': {
    title: { en: 'addition right after the signature', pt: 'acréscimo logo após a assinatura' },
    finding: {
      en: 'Indication of a contract enlarged at once: {act}, signed on {signing_day}, was raised by {additions_cents} ({ratio|percent}) on {amendment_day}, {days|days} later.',
      pt: 'Indício de acréscimo imediato: o {act}, assinado em {signing_day}, foi aumentado em {additions_cents} ({ratio|percent}) em {amendment_day}, {days|days} depois.',
    },
    counterfactual: {
      en: 'With the addition on {counterfactual} or later this would not be flagged.',
      pt: 'Com o acréscimo em {counterfactual} ou depois, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with the later fact that they answer',
      pt: 'os termos aditivos com o fato superveniente que os motivou',
    }),
  },
  'TE-11-ADVANCE': {
    title: { en: 'paid in full before delivery was possible', pt: 'pagamento integral antes da entrega possível' },
    finding: {
      en: 'Indication of payment in advance: {act}, signed on {signing_day}[ and running to {end_day}], was paid nearly in full by {payment_day}, {days|days} after the signature.',
      pt: 'Indício de pagamento antecipado: o {act}, assinado em {signing_day}[ e vigente até {end_day}], foi pago quase por inteiro até {payment_day}, {days|days} após a assinatura.',
    },
    counterfactual: {
      en: 'With payment spread over the performance, or from {counterfactual} on, this would not be flagged.',
      pt: 'Com pagamento ao longo da execução, ou a partir de {counterfactual}, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proof of delivery and settlement and the clause and the reasons that allow payment in advance',
      pt: 'a comprovação de entrega e liquidação e a cláusula e a justificativa que admitem o pagamento antecipado',
    }),
  },
}
