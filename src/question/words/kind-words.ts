// Words for kinds of contracts, procedures of award and sources of records, in both languages.

import type { ContractType, DataSource } from '../../domain/vocabulary.ts'
import { PhraseTable } from '../phrases.ts'

export const contractTypeWords = new PhraseTable<ContractType>([
  [
    'IT_SERVICES',
    'cloud computing? services/service | cloud computing | servico/servicos de/em nuvem | computacao em nuvem | ti | tic | servico/servicos de? ti/tic/informatica/tecnologia | servico/servicos de tecnologia da informacao? | tecnologia/tecnologias da informacao | tecnologia de informacao | informatica | suporte de? ti/informatica | contrato/contratos/compras/gastos/despesas/area de ti/tic | it/ict/tech service/services/contract/contracts/support/spending/purchase/purchases/deal/deals/outsourcing/procurement/tender/tenders/consulting | information technology service/services? | technology services/contracts',
  ],
  [
    'SOFTWARE_LICENSE',
    'software/softwares licen*? | licenca/licencas de uso? de? software/softwares/programa/programas/sistema/sistemas? | licenciamento de? software/softwares? | software license/licenses/licence/licences/licensing/subscription/subscriptions | license/licenses for software',
  ],
  [
    'WORKS_ENGINEERING',
    'obra/obras publica/publicas? de? engenharia/infraestrutura/pavimentacao/saneamento? | engenharia civil? | construcao/construcoes civil? | pavimentacao/pavimentacoes | asfaltamento | recapeamento | reforma/reformas | empreiteira/empreiteiras | infraestrutura | terraplanagem | terraplenagem | drenagem | edificacao/edificacoes | servico/servicos de engenharia | manutencao/conservacao/recuperacao/restauracao de? estrada/estradas/rodovia/rodovias/via/vias | public/civil/building/road/construction/engineering work/works | road/highway contract/contracts/repair/repairs/construction/maintenance/resurfacing | maintenance/repair/resurfacing of the? road/roads/highway/highways | roadwork/roadworks | works | construction project/projects? | engineering services? | paving | road building | infrastructure | building contracts/projects | renovation/renovations | refurbishment',
  ],
  [
    'GOODS_PURCHASE',
    'compra/compras/aquisicao/aquisicoes de bens/materiais/mercadorias/produtos | bens | fornecimento de bens/materiais | materiais | mercadorias | goods purchase/purchases? | purchase/purchases/purchasing/buying/procurement of goods/materials | goods | materials',
  ],
  [
    'CONTINUOUS_SERVICES',
    'servico/servicos de limpeza/vigilancia/conservacao/portaria/seguranca/zeladoria/jardinagem/recepcao/copeiragem e? conservacao/limpeza? | servico/servicos continuo/continuos/continuado/continuados/terceirizado/terceirizados | manutencao predial/prediais? e? conservacao? | mao de obra terceirizada | outsourced labour/labor/staff/workers/personnel/workforce | building/facilities/facility/property maintenance | security guard/guards | limpeza urbana/predial? | vigilancia armada/patrimonial/privada? | seguranca patrimonial/armada/privada | portaria | zeladoria | faxina | jardinagem | conservacao e limpeza | limpeza e conservacao | terceirizacao | mao de obra terceirizada? | security/guard/cleaning/surveillance company/companies/firm/firms | gardening service/services? | street/urban cleaning | cleaning/janitorial service/services/contract/contracts? | cleaners | security/guard/guarding service/services/contract/contracts | security guards | surveillance | guards | janitorial | continuous/continuing/outsourced service/services | building maintenance | outsourcing',
  ],
  [
    'CONSULTING',
    'consultoria/consultorias | assessoria/assessorias | consultor/consultores | consulting service/services? | consultancy/consultancies | consultant/consultants | advisory service/services?',
  ],
  [
    'HEALTH_SUPPLIES',
    'medicamento/medicamentos | medicamento* | remedio/remedios | medicacao | farmac* | vacina/vacinas | insumo/insumos hospitalar/hospitalares/medico/medicos/de saude/da saude | material/materiais/produto/produtos/equipamento/equipamentos/artigos hospitalar/hospitalares/medico/medicos e? hospitalar/hospitalares? | medico hospitalar/hospitalares | medicine/medicines | medication/medications | drug/drugs | vaccine/vaccines | pharmaceutical/pharmaceuticals | hospital/medical/health/healthcare supplies/supply/material/materials/products/equipment',
  ],
  [
    'FOOD',
    'merenda/merendas escolar/escolares? | alimentacao escolar? | alimento/alimentos | genero/generos alimenticio/alimenticios/alimentares? | alimenticio/alimenticios | refeicao/refeicoes | marmita/marmitas | quentinha/quentinhas | lanche/lanches | comida | food | foods | foodstuff/foodstuffs | school meal/meals/lunch/lunches/food/feeding | meal/meals | catering | groceries',
  ],
  [
    'LEASE',
    'locacao/locacoes | aluguel/alugueis | alugad* | alugar | arrendamento/arrendamentos | lease/leases/leased/leasing | rental/rentals | rent/rents/renting/rented',
  ],
  ['EMERGENCY', 'emergencial/emergenciais | emergencia/emergencias | emergency/emergencies | urgencia'],
])

const dispensa = ['dispensa'] as const
const withoutBidding = ['dispensa', 'inexigibilidade'] as const

export const modalityWords = new PhraseTable<readonly string[]>([
  [
    withoutBidding,
    'w / o a? bidding/tender/tendering/competition | sem licitacao/licitacoes/licitar/concorrencia/competicao | sem fazer/haver/abrir/realizar/passar/ter/nenhuma/qualquer por/pela/uma/a/nenhuma? licitacao | dispensando/dispensar/evitando/evitar/evitaram/evitou/driblar/driblando/contornar/contornando a? licitacao | falta/ausencia de licitacao | lack/absence of a/any/competitive? bidding/tender/tendering/competition | contratacao/contratacoes/compra/compras direta/diretas | contratado/contratada/contratados/contratadas/comprado/comprada/comprados/compradas diretamente | contratou/contrataram/comprou/compraram diretamente | no bid/tender/bidding/tendering | without bidding/bids/bid/tender/tenders/tendering/competition/competitive a/any? bidding/tender/tendering? | without a/any/public/competitive/open bidding/bid/tender/tendering/competition/process | direct/directly award/awards/awarded/contracting/contract/contracts/contracted/purchase/purchases/purchased/procurement/hire/hires/hiring | nobid | nao/nunca/jamais tenha/tenham/tem/tinha/tinham? passado/passou/passaram/passar/passem/passe por/pela? qualquer/nenhuma? licitacao | nao/nunca/jamais foi/foram/sido? licitado/licitados/licitada/licitadas | nao/nunca/jamais houve/teve/tiveram/fez/fizeram/viu/viram licitacao | nao/nunca/jamais foi/foram objeto/alvo de licitacao | nao/nunca/jamais licitou/licitaram | ao arrepio da licitacao | dispensou/dispensaram a? licitacao | not put? out? to? tender/tendered/bid | never tendered | not been? tendered/bid/competed | weren/wasn/aren/isn/hasn/haven t been? tendered/bid/competed | never been/were? competed | never/not/didn/don/wasn/weren t? been/was/were? go/went/gone/put/offered/opened out/up? to/for/through a/any? public/competitive? tender/bidding/tendering/bid/competition | never/not been/was/were? bid/bidded out/on/for? | never competed | never saw/had/got a/any tender/bid/bidding | skipped bidding | unbid | non competitive* | noncompetitive* | uncompetitive | untendered',
  ],
  [
    dispensa,
    'dispensa/dispensas de/da/por? licitacao/licitacoes/valor? | dispensa/dispensas eletronica/eletronicas? | dispensad* de licitacao | bidding/tender/bid waiver/waivers | waiver/waivers of? bidding/tender? | waived bidding',
  ],
  [
    ['inexigibilidade'],
    'inexigibilidade/inexigibilidades de? licitacao? | inexigivel/inexigiveis | sole source/sourced/sourcing | non requirement of bidding | unenforceability of bidding',
  ],
  [
    ['pregao'],
    'pregao/pregoes eletronico/eletronicos/presencial/presenciais? | electronic? reverse auction/auctions | electronic auction/auctions | e auction/auctions',
  ],
  [
    ['concorrencia'],
    'concorrencia/concorrencias publica/publicas/eletronica/eletronicas? | competitive bidding/bid/bids/tender/tenders | open competition/competitions',
  ],
  [['tomada_de_precos'], 'tomada/tomadas de preco/precos | price taking'],
  [
    ['convite'],
    'convite/convites | carta/cartas convite/convites | invitation/invitations to? bid/tender? | invited tenders',
  ],
  [['leilao'], 'leilao/leiloes eletronico/eletronicos? | auction/auctions'],
  [['concurso'], 'concurso/concursos | design contest/contests | contest/contests'],
  [['credenciamento'], 'credenciamento/credenciamentos | credenciad* | accreditation/accreditations | accredited'],
])

export const sourceWords = new PhraseTable<DataSource>([
  [
    'portal_transparencia',
    'portal da/de transparencia federal? | portal transparencia | transparency portal | portal _ transparencia',
  ],
  ['tcu', 'tcu | tribunal de contas da uniao | federal court of accounts | court of accounts'],
  ['cgu', 'cgu | controladoria geral da uniao | comptroller general of the union? | office of the comptroller general'],
  [
    'compras_gov',
    'compras gov br? | compras . gov . br | compras . gov | comprasgov | comprasnet | compras net | pncp | compras _ gov | compras governamentais',
  ],
])
