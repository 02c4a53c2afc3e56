// Words for the types of anomalies, in both languages.

import type { AnomalyType } from '../../domain/vocabulary.ts'
import { PhraseTable } from '../phrases.ts'

const rows: Readonly<Record<AnomalyType, readonly string[]>> = {
  price_anomaly: [
    'sobreprecos? | sobrepreco* | sobrepre | superfatur* | superfaturamento | superfaturado | sobrevaloriz* | hiperfatur*',
    'preco/precos/custo/custos muito? mais? alto/altos/elevado/elevados/abusivo/abusivos/inflado/inflados/inflacionado/inflacionados/exorbitante/exorbitantes/absurdo/absurdos/excessivo/excessivos/anormal/anormais/suspeito/suspeitos/anomalo/anomalos/discrepante/discrepantes/inexequivel/inexequiveis/caro/caros/irreal/irreais/desproporcional/desproporcionais/salgado/salgados | valor/valores abusivo/abusivos/inflado/inflados/exorbitante/exorbitantes/absurdo/absurdos',
    'preco/precos/valor/valores/custo/custos muito? bem? acima/fora/abaixo/longe do/da/de mercado/media/referencia/tabela/normal/comum',
    'preco/precos/valor/valores/custo/custos muito? bem? acima/fora/abaixo do/da/de preco/valor/media de/do mercado',
    'muito? bem? acima/fora/abaixo do/de preco/valor de/do mercado | acima/fora/abaixo de/do mercado | muito? bem? acima da media de? mercado?',
    'preco/precos | caro/caros/cara/caras | carissim* | pagou/pagaram/pagamos/pagando/pago/paga muito? mais? caro | pagou/pagaram/pago/pagos a mais | pagou/pagaram demais | mais caro/caros/cara/caras | precificacao | encarecid*',
    'overprice | overpriced | overpricing | overcharge | overcharged | overcharging | overcharges | overpaid | overpay | overpaying | overpayment | overpayments | overinvoic* | overbill* | overvalu* | mispric*',
    'inflated/excessive/abusive/exorbitant/high/higher/abnormal/unreasonable/absurd/outrageous/anomalous/suspicious/unusual price/prices/pricing/cost/costs',
    'price/prices/pricing/cost/costs much? far? well? above/over/below the? market/average/reference/normal | above/over the? market price/prices/rate/rates/value/average? | above/over market | price/prices/pricing much? too? high/inflated/excessive',
    'price/prices/pricing/priced | price goug* | gouging | markup/markups | too? expensive | paid/pay/paying too much | too costly | rip off | inflated | prices/price is/are/were too high',
  ],
  pattern_anomaly: [
    'fracionamento* | fracionad* | fracion* | fatiamento | fatiad* | fatiar | desmembrad* | desmembramento | parcelamento/parcelamentos indevido/indevidos/irregular/irregulares | parcelad* para',
    'duplicad* | duplicidade/duplicidades | duplicacao | pagamento/pagamentos em dobro | em dobro | em duplicidade | dobrad* | pago/paga/pagos/pagas/pagou/pagaram/pagar/pagando/paguei em? mais? de? duas vezes | pagar/pagou/pagaram/paga/pago/pagos/pagas dobrado/repetido | duas vezes | mais de uma vez | pagamento/pagamentos repetido/repetidos | repetid*',
    'valor/valores/numero/numeros/quantia/quantias/montante/montantes redondo/redondos/redonda/redondas/identico/identicos/identicas/iguais/repetido/repetidos/cheio/cheios/arredondado/arredondados | benford | lei de benford | padrao/padroes estranho/estranhos/suspeito/suspeitos/anormal/anormais? | anomalia/anomalias de padrao | redondos/redondas',
    'logo/pouco abaixo/debaixo do/dos/de limite/limites/teto de/da? dispensa? | rente ao limite',
    'splitting | split | splits | fragmented | fragmentation | split up to avoid bidding/tender/tenders? | split purchases | contract/bid/purchase splitting | broken up | salami slic* | just below/under the? limit/limits/threshold/thresholds | slicing',
    'duplicate | duplicated | duplicates | duplication | double payment/payments/billing/billed/paid/pay | double dipping | paid/pay/pays/paying twice | paid/pay/pays/paying any/the/a/some/one/its/their/same? firm/company/supplier/vendor/suppliers/vendors/firms/companies/contractor/invoice/bill/thing twice | twice | more than once | repeated payment/payments | repeat payments',
    'round number/numbers/amount/amounts/value/values/sum/sums/figure/figures | identical amount/amounts/value/values/price/prices? | pattern/patterns | rounded amounts/values',
  ],
  temporal_anomaly: [
    'fim/fins/final/finais de semana | feriado/feriados | feriadao/feriadoes | sabado/sabados | domingo/domingos | madrugada | fora do/de expediente/horario | horario/horarios atipico/atipicos/estranho/estranhos | vespera/vesperas de? feriado/feriados? | recesso',
    'retroativ* | retroagid* | antedatad* | pre datad* | data/datas retroativa/retroativas/anterior/anteriores/suspeita/suspeitas | corrida de? fim/final de/do ano | corrida de/do? final/fim? | corrida de/em dezembro | no? fim/final de/do ano | fim/final de/do exercicio | apagar das luzes | anomalia/anomalias temporal/temporais | temporal/temporais',
    'fora de/do prazo | prazo/prazos muito? curto/curtos/exiguo/exiguos/apertado/apertados | atraso/atrasos | atrasad* | as pressas | pressa | cronologia | assinad* antes da/do licitacao/edital/publicacao',
    'weekend | weekends | holiday | holidays | saturday | saturdays | sunday | sundays | backdated | backdating | backdate | back dated/dating | antedated | retroactive* | retrospective* | year end rush? spending? | end of year rush? spending? | end of the year rush/spending | december rush | new year | midnight | out of hours | after hours',
    'timing | temporal | late payment/payments | short deadline/deadlines | rushed | rush | suspicious date/dates | last minute | at night | unusually? fast award/awards',
  ],
  relationship_anomaly: [
    'conluio/conluios | conluid* | cartel | carteis | carteliz* | cartelizacao | socio/socios/socia/socias em comum | socio/socios comum/comuns | mesmo/mesmos/mesma/mesmas socio/socios/dono/donos/endereco/enderecos/telefone/telefones/proprietario/proprietarios/representante/contador/grupo/familia/vencedor/vencedores/email | endereco/enderecos em comum | endereco/enderecos/dono/donos/socio/socios igual/iguais/compartilhado/compartilhados/repetido/repetidos/identico/identicos | donos em comum | quadro societario',
    'empresa/empresas/firma/firmas de fachada | empresa/empresas/firma/firmas fantasma/fantasmas | fachada | laranja/laranjas | testa de ferro | rodizio/rodizios | revezamento | concentracao/concentracoes | concentrad* | favorecimento/favorecimentos | favorecid* | direcionamento/direcionamentos | direcionad* | cartas marcadas | panelinha | apadrinhamento | compadrio',
    'fornecedor/fornecedores/empresa/licitante/concorrente/proponente/vencedor unico/unicos que? ganha/vence? tudo? | unico/unica fornecedor/empresa/licitante/concorrente/proponente/vencedor que? ganha/vence? tudo? | sempre/so? a? mesma/mesmo/mesmas/mesmos? empresa/empresas/firma/fornecedor/fornecedores? ganha/ganham/vence/vencem sempre/tudo | ganha/ganham/vence/vencem sempre/tudo | sempre ganha/ganham/vence/vencem | mesma empresa/firma ganha/vence | sempre o mesmo/mesma fornecedor/empresa/firma/vencedor? | sempre a mesma fornecedor/empresa/firma? | sempre os mesmos fornecedores/vencedores/ganhadores? | sempre as mesmas empresas/firmas? | um so fornecedor | uma so empresa | um unico fornecedor/licitante/vencedor/participante/concorrente | uma unica empresa/firma/licitante | monopolio/monopoliz* | dominad* por',
    'parentesco | parente/parentes | familiar/familiares | nepotismo | conflito/conflitos de interesse/interesses | vinculo/vinculos | relacionamento/relacionamentos | ligacao/ligacoes entre | partes relacionadas | empresas ligadas/relacionadas | combinad* | combinacao de precos/propostas | propostas combinadas | jogo de cartas | dependencia de um? fornecedor | captura | anomalia/anomalias de relacionamento | empresa/empresas noteira/noteiras',
    'collusion | collude | colluded | colluding | collusive | cartel/cartels | bid rigging | rigged | rigging | price fixing | bid rotation | rotation | common/same/identical/overlapping/mutual/shared partner/partners/owner/owners/ownership/shareholder/shareholders/address/addresses/director/directors/phone/phones/family/winner/winners | the? same address | share/shares/sharing an/the/a? same? partner/partners/owner/owners/address/addresses/director/directors | partners/owners/address/addresses/directors in common | same people behind',
    'shell company/companies/firm/firms | front company/companies/firm/firms | ghost/phantom company/companies/firm/firms | straw man/men/owner/owners | favoritism | favouritism | cronyism | nepotism | conflict/conflicts of interest | relationship/relationships | related/connected/linked/affiliated party/parties/firm/firms/company/companies/supplier/suppliers | concentration | concentrated | kickback/kickbacks | steered | steering',
    'single/sole/only/one supplier/bidder/vendor/firm/company/contractor/winner | only one supplier/bidder/vendor/firm/company/contractor/winner | a? single/sole supplier/vendor/firm dominat*/winning/wins? | always wins/win/winning | wins/win/winning everything/always/all | same company/firm/supplier/vendor/bidder always? wins/win/winning? | dominated by one/a/single? | dominating | monopoly/monopolies | the same firms/companies/suppliers/vendors/winners | family ties',
  ],
  compliance_violation: [
    'limite/limites/teto/tetos legal/legais/da lei/permitido/permitidos? | limite/teto da lei | acima/alem do/dos limite/limites/teto legal/legais/permitido? | estour* o? limite/teto | limite/limites/teto/tetos de dispensa | aditivo/aditivos | aditament* | aditad* | termo/termos aditivo/aditivos | apostilamento/apostilamentos | prorrogacao/prorrogacoes indevida/indevidas/irregular/irregulares/ilegal/ilegais?',
    'sancao/sancoes | sancionad* | sancionada | penalidade/penalidades | penalizad* | punid* | inidone* | inidoneas | impedid* de? licitar/contratar? | suspensas de? licitar/contratar? | proibid* de licitar/contratar? | ceis | cnep | cepim | lista negra | ficha suja | ilegal/ilegais | ilegalidade/ilegalidades | ilicit* | conformidade | descumpr* | violacao/violacoes | infracao/infracoes | violam/viola a? lei? | contra a lei | fora da lei | anomalia/anomalias de conformidade | impedimento/impedimentos',
    'legal limit/limits/threshold/thresholds/ceiling/cap | over/above/beyond/exceed*/exceeding the? legal? limit/limits/threshold/thresholds | statutory limit/limits | dispensa limit/limits/threshold | amendment/amendments | amended | addendum/addenda/addendums | contract extensions | debarred | debarment/debarments | blacklisted | blacklist | barred | banned | sanction/sanctions/sanctioned | disqualified | ineligible | penalized | penalised | suspended firms/companies/suppliers/vendors/contractors | illegal* | unlawful* | illegality | compliance | violation/violations | violate/violates/violated/violating | non complian* | noncomplian* | breach/breaches | breaking the law | break the law | against the law',
  ],
}

export const anomalyWords = new PhraseTable<AnomalyType>(rowsOf(rows))

/** Words of suspicion that name no type, and words of searching. */
export const suspicionWords = new PhraseTable<'suspicion' | 'search'>([
  [
    'suspicion',
    [
      'irregularidade/irregularidades | irregular/irregulares | fraude/fraudes | fraudulent* | fraudad* | suspeit* | anomalia/anomalias | anomal* | indicio/indicios | corrupcao | corrupt* | desvio/desvios | desviad* | esquema/esquemas | falcatrua/falcatruas | maracutaia* | propina/propinas | errado/errada/errados/erradas | estranho/estranha/estranhos/estranhas | atipic* | problema/problemas | problematic* | esquisit* | risco/riscos | red flags | sinais/sinal de? alerta? | alerta/alertas | mal feitos | improbidade | lavagem de dinheiro | abuso/abusos | rombo/rombos | roubo/roubos | mamata/mamatas | duvidos*',
      'irregularity/irregularities | fraud/frauds | fraudulent | suspicious | suspicion/suspicions | suspect/suspects/suspected | anomaly/anomalies | anomalous | corruption | wrongdoing | misconduct | odd/oddities | strange | wrong | unusual | abnormal | fishy | red flag/flags | risk/risks/risky | problem/problems/problematic | embezzle* | bribe/bribes/bribery | scheme/schemes | dubious | abuse/abuses | shady | questionable | irregularly | outlier/outliers | weird | warning signs | signs of',
    ].join(' | '),
  ],
  [
    'search',
    'investigue/investigar/investiga/investigate/investigating/investigation/investigacao/investigacoes | audite/auditar/auditoria/audit/auditing | verifique/verificar/verifica/check/checking/cheque/checar | analise/analisar/analisa/analyse/analyze/analysing/analyzing/analysis | examine/examinar/examina | inspect/inspecione/inspecionar | apure/apurar/apura | averigue/averiguar | rastreie/rastrear | detecte/detectar/detect | identifique/identificar/identify | fiscalize/fiscalizar | look into | dig into | scrutinize/scrutinise | vasculhe/vasculhar | procure/procurar | busque/buscar | encontre/encontrar | find | search/look for? | ache/achar | screen | scan | probe | flag | procurando | buscando | investigando | analisando | looking for/into? | searching for?',
  ],
])

function rowsOf(table: Readonly<Record<string, readonly string[]>>): [AnomalyType, string][] {
  return (Object.entries(table) as [AnomalyType, readonly string[]][]).map(([type, phrases]) => [
    type,
    phrases.join(' | '),
  ])
}
