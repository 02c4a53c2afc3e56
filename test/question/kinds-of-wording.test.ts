// Wordings that people use for the same thing: what they take out, keep in, correct, count and ask besides.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { parseDay } from '../../src/domain/days.ts'
import type { QuestionReading } from '../../src/question/question-reading.ts'
import { readQuestion } from '../../src/question/read-question.ts'

/** A Thursday. */
const today = parseDay('2024-08-15') ?? 0
const read = (question: string) => readQuestion(question, { today })

type Rows = readonly (readonly [question: string, slots: string])[]

const orders: Rows = [
  ['Evite obras; aditivos no DNIT', 'compliance_violation, dnit, -WORKS_ENGINEERING'],
  ['Avoid works; amendments at DNIT', 'compliance_violation, dnit, -WORKS_ENGINEERING'],
  ['Take works out and show amendments at DNIT', 'compliance_violation, dnit, -WORKS_ENGINEERING'],
  ['Esqueça as licenças de software, já vimos: só aluguel na UFBA', 'LEASE, ufba, -SOFTWARE_LICENSE'],
  ['esquece SP, quero sobrepreço em MG', 'MG, price_anomaly, -SP'],
  ['Pule o DNIT e veja obras no Acre', 'WORKS_ENGINEERING, AC, -dnit'],
  ['deixa pra lá o Piauí, olha as dispensas no Ceará', 'dispensa, CE, -PI'],
  ['Deixe de lado a consultoria e cheque aditivos no INSS', 'compliance_violation, inss, -CONSULTING'],
  ['ignora a merenda; conluio em obras no Pará', 'relationship_anomaly, WORKS_ENGINEERING, PA, -FOOD'],
  ['Descarta os pregões: há fracionamento na UFPE?', 'pattern_anomaly, ufpe, -pregao'],
  ['não precisa olhar o Paraná, veja SC e RS', 'RS, SC, -PR'],
  ['Corta o combustível e me traga os contratos do Ibama', 'ibama, -combustivel'],
  ['Deixem o Amapá para lá, sobrepreço em Roraima', 'price_anomaly, RR, -AP'],
  ['Forget São Paulo, check amendments in Minas Gerais', 'compliance_violation, MG, -SP'],
  ['forget about fuel; what did Ibama buy without bidding?', 'ibama, dispensa, inexigibilidade, -fuel'],
  ['Drop works and look at amendments in Goiás', 'compliance_violation, GO, -WORKS_ENGINEERING'],
  ['Never mind the Ministry of Health: weekend payments at INSS', 'temporal_anomaly, inss, -ministry of health'],
  ['Set aside consulting, list leases in Acre', 'LEASE, AC, -CONSULTING'],
  ['no need to look at Paraná, just Santa Catarina', 'SC, -PR'],
]

const prepositions: Rows = [
  ['Collusion in the South but for Paraná', 'RS, SC, relationship_anomaly, -PR'],
  ['Collusion in the South, Paraná notwithstanding', 'RS, SC, relationship_anomaly, -PR'],
  ['overpriced fuel at DNIT, none of the consulting', 'price_anomaly, fuel, dnit, -CONSULTING'],
  ['Ressalvado o Tocantins, sobrepreço no Norte', 'AC, AM, AP, PA, RO, RR, price_anomaly, -TO'],
  ['Ressalvadas as compras de pneus, contratos do DNIT', 'dnit, -pneus'],
  ['Excetuando obras, aditivos em Goiás', 'compliance_violation, GO, -WORKS_ENGINEERING'],
  ['Descontados os pregões, contratos do FNDE', 'fnde, -pregao'],
  ['Vacinas à parte, o que a Fiocruz comprou?', 'fiocruz, -HEALTH_SUPPLIES'],
  ['À parte o Rio Grande do Sul, cartel no Sul', 'PR, SC, relationship_anomaly, -RS'],
  ['Excluídas as dispensas, contratos da UFRJ', 'ufrj, -dispensa'],
  ['Exceção feita ao INSS, sobrepreço em aluguel', 'price_anomaly, LEASE, -inss'],
  ['Barring Bahia, collusion in the Northeast', 'AL, CE, MA, PB, PE, PI, RN, SE, relationship_anomaly, -BA'],
  ['Save for pregão, which contracts did UFRJ sign?', 'ufrj, -pregao'],
  ['amendments at DNIT, leaving out works', 'compliance_violation, dnit, -WORKS_ENGINEERING'],
  ['Fuel aside, what did Ibama buy at inflated prices?', 'price_anomaly, ibama, -fuel'],
  ['Setting aside São Paulo, cartel in the Southeast', 'ES, MG, RJ, relationship_anomaly, -SP'],
]

const tails: Rows = [
  ['Medicamentos ficam de fora, aditivos no Ceará', 'compliance_violation, CE, -HEALTH_SUPPLIES'],
  ['sobrepreço no Sudeste, só não vale Minas', 'ES, RJ, SP, price_anomaly, -MG'],
  ['merenda no Nordeste, Bahia não conta', 'FOOD, AL, CE, MA, PB, PE, PI, RN, SE, -BA'],
  ['obras no Sul, o Paraná não entra', 'WORKS_ENGINEERING, RS, SC, -PR'],
  ['pregões em SP, só não quero limpeza', 'pregao, SP, -CONTINUOUS_SERVICES'],
  ['obras no Sul, Paraná e Santa Catarina não valem', 'WORKS_ENGINEERING, RS, -PR, -SC'],
  ["overpriced fuel in the South, Paraná doesn't count", 'price_anomaly, fuel, RS, SC, -PR'],
  ["amendments in the South, just don't include Paraná", 'compliance_violation, RS, SC, -PR'],
  ['leases at INSS in the South, Paraná is out', 'LEASE, inss, RS, SC, -PR'],
  ['obras no Sul, só que sem o Paraná', 'WORKS_ENGINEERING, RS, SC, -PR'],
]

const relations: Rows = [
  ['problems in Goiás that have nothing to do with construction', 'GO, -WORKS_ENGINEERING'],
  ['contratos de limpeza que nada têm a ver com o Paraná', 'CONTINUOUS_SERVICES, -PR'],
  ['pregões sem relação com a UFRJ', 'pregao, -ufrj'],
  ['contratos não vinculados ao DNIT', '-dnit'],
  ['gastos que não se referem a obras', '-WORKS_ENGINEERING'],
  ['medicines without insulin', 'HEALTH_SUPPLIES, -insulin'],
  ['contratos ex-SP', '-SP'],
  ['deals with no signs of collusion by pregão', 'pregao, -relationship_anomaly'],
  ['how many contracts with amendments, except works', 'compliance_violation, -WORKS_ENGINEERING'],
  ['split purchases save for Rio de Janeiro', 'pattern_anomaly, -RJ'],
  ['aditivos no Sul, com exceção feita ao Paraná', 'RS, SC, compliance_violation, -PR'],
  ['Descontado o Paraná, aditivos no Sul', 'RS, SC, compliance_violation, -PR'],
  ['obras, salvo as de SP, no Sudeste', 'ES, MG, RJ, WORKS_ENGINEERING, -SP'],
  ['cleaning contracts, unless they are in SP', 'CONTINUOUS_SERVICES, -SP'],
  ['contratos de limpeza, sem nenhum acima de 1 milhão', 'CONTINUOUS_SERVICES, ..1000000'],
]

const roads: Rows = [
  ['road maintenance in Rondônia', 'WORKS_ENGINEERING, RO'],
  ['maintenance of the roads in Rondônia', 'WORKS_ENGINEERING, RO'],
  ['manutenção de estradas de Rondônia', 'WORKS_ENGINEERING, RO'],
  ['recuperação de rodovias em Rondônia', 'WORKS_ENGINEERING, RO'],
]

const onlyThese: Rows = [
  ['não me mostre nada além de obras', 'WORKS_ENGINEERING'],
  ['nothing but works in SP', 'WORKS_ENGINEERING, SP'],
  ["I don't want anything except works", 'WORKS_ENGINEERING'],
  ['nenhum estado exceto SP', 'SP'],
]

const descriptions: Rows = [
  ['obras abandonadas em SP', 'WORKS_ENGINEERING, SP'],
  ['Discarded medicines in SP', 'HEALTH_SUPPLIES, SP'],
  ['Spare tires in SP', 'tires, SP'],
  ['contratos com ressalva em SP', 'SP'],
  ['tolerância zero em SP', 'SP'],
  ['para evitar sobrepreço em SP, o que fazer?', 'price_anomaly, SP'],
  ['contracts for removing waste in SP', 'waste, SP'],
  ['a parte de obras em SP', 'WORKS_ENGINEERING, SP'],
  ['ex.: obras em SP', 'WORKS_ENGINEERING, SP'],
  ['sem fazer licitação em SP', 'dispensa, inexigibilidade, SP'],
]

const doubtful: readonly (readonly [question: string, ignored: readonly string[]])[] = [
  ['contratos do DNIT corte SP', ['corte', 'SP']],
  ['contracts of DNIT regardless of SP', ['regardless', 'SP']],
  ['contratos do DNIT, limpa -SP', ['limpa', 'SP']],
]

const keptIn: Rows = [
  ['não deixe de fora nem o Acre nem o Amapá: aditivos', 'AC, AP, compliance_violation'],
  ['exclude neither Acre nor Amapá: amendments', 'AC, AP, compliance_violation'],
  ["don't keep Acre out: amendments in Acre", 'AC, compliance_violation'],
  ['notas fiscais fatiadas no DNIT', 'pattern_anomaly, dnit'],
  ['contratos com ressalvas em SP', 'SP'],
  ['Não esqueça o Acre: sobrepreço em obras', 'AC, price_anomaly, WORKS_ENGINEERING'],
  ['não deixe as obras de fora: contratos do DNIT', 'WORKS_ENGINEERING, dnit'],
  ['sem esquecer Santa Catarina, conluio em Goiás', 'SC, relationship_anomaly, GO'],
  ['não pule a UFRJ, veja aditivos', 'ufrj, compliance_violation'],
  ['não é para excluir o Acre: aditivos no Acre', 'AC, compliance_violation'],
  ["don't leave out Acre: amendments in Acre", 'AC, compliance_violation'],
  ["don't leave Paraná out: amendments in the South", 'PR, RS, SC, compliance_violation'],
  ["don't forget Acre, check amendments", 'AC, compliance_violation'],
  ['not without Acre: amendments in the North', 'AC, AM, AP, PA, RO, RR, TO, compliance_violation'],
  ['do not drop UFRJ from the amendments', 'ufrj, compliance_violation'],
  ['without forgetting Acre, amendments in Goiás', 'AC, GO, compliance_violation'],
]

const corrections: Rows = [
  ['Not São Paulo, Santa Catarina: overpriced meals', 'SC, FOOD, price_anomaly, -SP'],
  ['Não é o Paraná, é o Pará: sobrepreço em obras', 'PA, price_anomaly, WORKS_ENGINEERING, -PR'],
  ['sobrepreço no Pará, não no Paraná', 'PA, price_anomaly, -PR'],
  ['quero dizer o Pará, e não o Paraná: aditivos', 'PA, compliance_violation, -PR'],
  ['It is not Paraná, it is Pará: amendments', 'PA, compliance_violation, -PR'],
  ['amendments in Pará, I mean Pará, not Paraná', 'PA, compliance_violation, -PR'],
  ['not the Ministry of Health but INSS: amendments', 'inss, compliance_violation, -ministry of health'],
]

const otherWords: Rows = [
  ['more than one and a half million at UFRJ', '1500000.., ufrj'],
  ['um e meio milhão ou mais na UFRJ', '1500000.., ufrj'],
  ['contracts in São Paulo, Santa Catarina', 'SC, SP'],
  ['aditivos do Governo do Estado do Pará', 'compliance_violation, governo do estado do para'],
  ['contratos do DNIT que jamais passaram por licitação', 'dnit, dispensa, inexigibilidade'],
  ['contratos da Funai que nunca foram licitados', 'funai, dispensa, inexigibilidade'],
  ['contracts of Ibama that never went out to tender', 'ibama, dispensa, inexigibilidade'],
  ['Funai contracts that were never put up for bidding', 'funai, dispensa, inexigibilidade'],
  ['a quarter of a million reais or more at UFRJ', '250000.., ufrj'],
  ['above three quarters of a million at UFRJ', '750000.., ufrj'],
  ['up to half a billion reais at UFRJ', '..500000000, ufrj'],
  ['acima de um quarto de milhão na UFRJ', '250000.., ufrj'],
  ['picaram a compra de pneus na UFBA', 'pattern_anomaly, pneus, ufba'],
  ['a UFBA retalhou contratos de limpeza?', 'pattern_anomaly, ufba, CONTINUOUS_SERVICES'],
  ['works carved up at UFBA', 'WORKS_ENGINEERING, pattern_anomaly, ufba'],
  ['UFBA chopped up the cleaning contracts', 'ufba, pattern_anomaly, CONTINUOUS_SERVICES'],
  ['are fire extinguishers overpriced in Acre?', 'fire extinguishers, price_anomaly, AC'],
  ['how much was paid for water meters in Acre?', 'water meters, AC'],
  ['sobrepreço em desassoreamento no Acre', 'price_anomaly, desassoreamento, AC'],
]

const dealings: Rows = [
  [
    'Licitações por convite, à exceção das promovidas pela Prefeitura de Itu, em 2023',
    '-prefeitura de itu, 2023-01-01, 2023-12-31, convite',
  ],
  ['pregões, com exceção dos conduzidos pelo DNIT', '-dnit, pregao'],
  ['contratos de limpeza, exceto os geridos pelo INSS', '-inss, CONTINUOUS_SERVICES'],
  ['dispensas, menos as feitas pela UFPE', '-ufpe, dispensa'],
  ['tudo sobre a empresa Alfa, tirando seus negócios com o Exército', '-exercito, alfa'],
  ['dossiê da empresa Alfa, fora os tratos com a Marinha', '-marinha, alfa'],
  ['pregões, ressalvados os organizados pela UFRJ', '-ufrj, pregao'],
  ['convites, excluídos os lançados pelo Ibama', '-ibama, convite'],
  ['licitações por convite, afora as abertas pela Funai', '-funai, convite'],
  ['obras, salvo as tocadas pelo DNIT', '-dnit, WORKS_ENGINEERING'],
  ['everything on supplier Alfa, aside from its work for the INSS', '-inss, alfa'],
  ['pregão tenders, barring those run by UFRJ', '-ufrj, pregao'],
  ['dossier on supplier Alfa, except its sales to INSS', '-inss, alfa'],
  ['works, other than the ones promoted by DNIT', '-dnit, WORKS_ENGINEERING'],
  ['cleaning contracts, excluding those managed by UFPE', '-ufpe, CONTINUOUS_SERVICES'],
  ['dossier on supplier Alfa, apart from its dealings with Ibama', '-ibama, alfa'],
  ['amendments, save for the ones negotiated by Funai', '-funai, compliance_violation'],
  ['leases, except for deals closed by Codevasf', '-codevasf, LEASE'],
  ['profile of supplier Alfa, leaving aside its contracts with Fiocruz', '-fiocruz, alfa'],
  ['vaccines, not counting whatever Butantan supplied', '-butantan, HEALTH_SUPPLIES'],
]

const scopes: Rows = [
  [
    'uniforms from anyone other than supplier Alfa Ltda at Prefeitura de Blumenau',
    '-alfa ltda, prefeitura de blumenau, uniforms',
  ],
  ['fuel from firms other than supplier Alfa Ltda at DNIT', '-alfa ltda, dnit, fuel'],
  ['laptops not sold by supplier Alfa Ltda at UFPE', '-alfa ltda, laptops, ufpe'],
  ['meals except from supplier Alfa Ltda at INSS', '-alfa ltda, FOOD, inss'],
  [
    'pneus de qualquer um que não seja a empresa Alfa Ltda na Prefeitura de Blumenau',
    '-alfa ltda, pneus, prefeitura de blumenau',
  ],
  [
    'merenda que não seja da empresa Alfa Ltda na Secretaria de Educação de Itu',
    '-alfa ltda, FOOD, secretaria de educacao de itu',
  ],
  ['limpeza exceto da empresa Alfa Ltda no INSS', '-alfa ltda, CONTINUOUS_SERVICES, inss'],
  ['combustível de firmas que não a empresa Alfa Ltda no DNIT', '-alfa ltda, combustivel, dnit'],
  ['obras sem a construtora Beta na UFPE', '-construtora beta, WORKS_ENGINEERING, ufpe'],
  ['works without supplier Beta Ltda in Acre', '-beta ltda, AC, WORKS_ENGINEERING'],
  ['medicines except from supplier Alfa Ltda and INSS', '-alfa ltda, -inss, HEALTH_SUPPLIES'],
]

const homonyms: Rows = [
  ['contracts in Santa Maria, RS, definitely not the Santa Maria in RN', '-2409332, 4316907'],
  ['contracts in Bom Jesus, PI, certainly not the Bom Jesus in RS', '-4302303, 2201903'],
  ['contratos em Santa Maria/RS, definitivamente não a Santa Maria do RN', '-2409332, 4316907'],
  ['contratos de Toledo, PR, não o Toledo de MG', '-3169109, 4127700'],
  ['contratos de Bom Jesus no PI', '2201903'],
  ['contracts in Bom Jesus in PI', '2201903'],
  ['works in Toledo (PR), absolutely not Toledo in Minas Gerais', '-3169109, 4127700, WORKS_ENGINEERING'],
  ['obras em Viçosa/MG, jamais a Viçosa de Alagoas', '-2709400, 3171303, WORKS_ENGINEERING'],
  ['palmas to, obras de 2023 pra cá', '1721000, 2023-01-01, WORKS_ENGINEERING'],
  ['campo grande ms: obras', '5002704, WORKS_ENGINEERING'],
  ['contratos em viçosa mg', '3171303'],
  ['sobrepreço em santa maria rs, 2023', '2023-01-01, 2023-12-31, 4316907, price_anomaly'],
  ['Toledo: tem algo errado por lá?', '3169109, 4127700'],
  ["I'm from Rio Grande do Norte. Exclude Natal and tell me which contracts look off.", '-2408102, RN'],
]

const misspeltPlaces: Rows = [
  ['obras em mato groso do sul', 'MS, WORKS_ENGINEERING'],
  ['obras em rio grade do sul', 'RS, WORKS_ENGINEERING'],
  ['works in minas gerias', 'MG, WORKS_ENGINEERING'],
  ['obras no espirto santo', 'ES, WORKS_ENGINEERING'],
  ['merenda em santa catrina', 'FOOD, SC'],
  ['merenda em santa catarnia', 'FOOD, SC'],
  ['obras em vitoria da conqista', '2933307, WORKS_ENGINEERING'],
  ['obras em feira de santanna', '2910800, WORKS_ENGINEERING'],
  ['works in ribeirao pretto', '3543402, WORKS_ENGINEERING'],
  ['works in Juiz de Foraa', '3136702, WORKS_ENGINEERING'],
  ['medicines in Campina Gande', '2504009, HEALTH_SUPPLIES'],
  ['contratos em sao jose dos camposs', '3549904'],
  ['contracts in mogi das cruzess', '3530607'],
  ['obras em Foz do Igaçu', '4108304, WORKS_ENGINEERING'],
  ['obras no rio grande do nrote', 'RN, WORKS_ENGINEERING'],
  ['obras em Governador Valadares', '3127701, WORKS_ENGINEERING'],
  ['obras em governador valadarez', '3127701, WORKS_ENGINEERING'],
  ['works in Distrito Federral', 'DF, WORKS_ENGINEERING'],
]

const misspeltWords: Rows = [
  ['prefeituraa de Petrolina comprou pneus', 'pneus, prefeitura de petrolina'],
  ['contracts of prefetura de teresina', 'prefeitura de teresina'],
  ['contratos da prefeitrua de Itu', 'prefeitura de itu'],
  ['contratos da univercidade federal do acre', 'universidade federal do acre'],
  ['contratos do minsterio da saude', 'ministerio da saude'],
  ['contratos da secretraia de saude de itu', 'secretaria de saude de itu'],
  ['contracts of the minstry of health', 'ministry of health'],
  ['contracts of the univeristy of sao paulo', 'university of sao paulo'],
  ['contratos do tribuanl de justica do acre', 'tribunal de justica do acre'],
  ['Licitações na modaldade convite em 2023', '2023-01-01, 2023-12-31, convite'],
  ['Is anything weird going on in goverment procurement in Acre?', 'AC'],
  ['contrcts for fuel in Acre', 'AC, fuel'],
  ['paymnets to consltancies in Acre lst year', '2023-01-01, 2023-12-31, AC, CONSULTING'],
  ['comprasde pneus no Acre', 'AC, pneus'],
  ['licitaçoes de medicamntos no Acre', 'AC, HEALTH_SUPPLIES'],
  ['more than 2 amendmnts on a works contract in Acre', 'AC, WORKS_ENGINEERING, compliance_violation'],
  ['obras superfaturdas em Goias', 'GO, WORKS_ENGINEERING, price_anomaly'],
  ['obras com mais de 3 aditivos no Acre', 'AC, WORKS_ENGINEERING, compliance_violation'],
]

const denialsFirst: Rows = [
  [
    'não quero pregão. quero ver concorrência e tomada de preço em mg, acima de 5 mi',
    '-pregao, 5000000.., MG, concorrencia, tomada_de_precos',
  ],
  ['não quero dispensa. quero ver pregão em SP', '-dispensa, SP, pregao'],
  ['nada de obras. quero ver limpeza na UFPE', '-WORKS_ENGINEERING, CONTINUOUS_SERVICES, ufpe'],
  ['não me mostre o Paraná. mostre Santa Catarina', '-PR, SC'],
  ['sem consultoria. liste os aluguéis do INSS', '-CONSULTING, LEASE, inss'],
  ['não quero saber do DNIT; me mostre a Funai', '-dnit, funai'],
  ["I don't want works. show me cleaning at UFPE", '-WORKS_ENGINEERING, CONTINUOUS_SERVICES, ufpe'],
  ['no consulting please. list the leases of INSS', '-CONSULTING, LEASE, inss'],
  ['not Paraná. show me Santa Catarina', '-PR, SC'],
  ["don't show DNIT. list contracts of Funai", '-dnit, funai'],
  ['no pregão. I want to see concorrência in MG', '-pregao, MG, concorrencia'],
  ['eu não quero obras, quero ver limpeza no INSS', '-WORKS_ENGINEERING, CONTINUOUS_SERVICES, inss'],
]

const frames: Rows = [
  [
    'Sobrepreço em pneus e fracionamento em toner na prefeitura de Bagé no fim de 2023',
    '2023-10-01, 2023-12-31, pattern_anomaly, pneus, prefeitura de bage, price_anomaly, toner',
  ],
  [
    'sobrepreço em merenda e conluio em obras na Prefeitura de Itu em 2023',
    '2023-01-01, 2023-12-31, FOOD, WORKS_ENGINEERING, prefeitura de itu, price_anomaly, relationship_anomaly',
  ],
  [
    'overpriced tires and split fuel purchases at DNIT in 2023',
    '2023-01-01, 2023-12-31, dnit, fuel, pattern_anomaly, price_anomaly, tires',
  ],
  ['Em SP, sobrepreço em pneus e fracionamento em toner', 'SP, pattern_anomaly, pneus, price_anomaly, toner'],
  [
    'collusion in works and overpricing in medicines in Acre',
    'AC, HEALTH_SUPPLIES, WORKS_ENGINEERING, price_anomaly, relationship_anomaly',
  ],
  [
    'conluio em limpeza e sobrepreço em combustível no INSS',
    'CONTINUOUS_SERVICES, combustivel, inss, price_anomaly, relationship_anomaly',
  ],
  ['pregão de limpeza e dispensa de merenda na UFPE', 'CONTINUOUS_SERVICES, FOOD, dispensa, pregao, ufpe'],
  [
    'amendments in works and collusion in leases at UFPE last year',
    '2023-01-01, 2023-12-31, LEASE, WORKS_ENGINEERING, compliance_violation, relationship_anomaly, ufpe',
  ],
  [
    'In 2023 at UFPE, split laptops and overpriced tires',
    '2023-01-01, 2023-12-31, laptops, pattern_anomaly, price_anomaly, tires, ufpe',
  ],
  [
    'sobrepreço em vacinas e aditivos em obras, Goiás, 2022',
    '2022-01-01, 2022-12-31, GO, HEALTH_SUPPLIES, WORKS_ENGINEERING, compliance_violation, price_anomaly',
  ],
]

const firms: Rows = [
  [
    'check whether the firms in the news, Aurora Engenharia and Boreal Obras Ltda, have the same address',
    'aurora engenharia, boreal obras ltda, relationship_anomaly',
  ],
  ['collusion between Alfa Engenharia and Beta Obras Ltda', 'alfa engenharia, beta obras ltda, relationship_anomaly'],
  ['collusion between Alfa Obras Ltda and Beta Obras Ltda', 'alfa obras ltda, beta obras ltda, relationship_anomaly'],
  ['payments to suppliers Alfa Comercial and Beta Serviços', 'alfa comercial, beta servicos'],
  [
    'collusion between Alfa Engenharia, Beta Obras Ltda and Gama Transportes',
    'alfa engenharia, beta obras ltda, gama transportes, relationship_anomaly',
  ],
  ['conluio entre Alfa Engenharia e Beta Obras Ltda', 'alfa engenharia, beta obras ltda, relationship_anomaly'],
  [
    'conluio entre a empresa Alfa Engenharia e a empresa Beta Obras',
    'alfa engenharia, beta obras, relationship_anomaly',
  ],
  ['payments to Alfa Comércio e Serviços Ltda', 'alfa comercio e servicos ltda'],
  ['payments to supplier Silva and Sons Ltda', 'silva and sons ltda'],
  ['contratos da empresa Alfa Engenharia e Construções Ltda', 'alfa engenharia e construcoes ltda'],
  ['contracts of supplier Nova Era Transportes and supplier Sol Poente Ltda', 'nova era transportes, sol poente ltda'],
  [
    'do Nova Era Transportes and Sol Poente Ltda share the same owners?',
    'nova era transportes, relationship_anomaly, sol poente ltda',
  ],
  ['contracts of Alfa Foods Ltda, Beta Foods Ltda', 'alfa foods ltda, beta foods ltda'],
]

const amounts: Rows = [
  ['contracts of DNIT that are not worth less than R$ 1 million', 'dnit, 1000000..'],
  ['leases not costing more than R$ 80 thousand at UFPE', 'LEASE, ufpe, ..80000'],
  ['contratos do DNIT que não valham menos de 1 milhão', 'dnit, 1000000..'],
  ['obras do DNIT que não custem mais de 2 milhões', 'WORKS_ENGINEERING, dnit, ..2000000'],
  ['Empresas com capital social de 10 mil reais ganhando contrato em Alagoas', 'AL'],
  ['firmas de capital social inferior a R$ 5 mil com obras em Goiás', 'GO, WORKS_ENGINEERING'],
  ['companies with a share capital of 10 thousand reais in Acre', 'AC'],
  ['firms with paid-in capital below R$ 5,000 in Acre', 'AC'],
  ['empresas que faturam 2 milhões por ano em Acre', 'AC'],
  ['quais obras da prefeitura de Itu passaram de 2 milhões', '2000000.., WORKS_ENGINEERING, prefeitura de itu'],
  ['obras que ultrapassaram 2 milhões em SP', '2000000.., SP, WORKS_ENGINEERING'],
  ['contratos que superaram R$ 1 milhão na UFPE', '1000000.., ufpe'],
  ['contratos que excederam 300 mil reais na UFPE', '300000.., ufpe'],
  ['obras que não passaram de 2 milhões em SP', '..2000000, SP, WORKS_ENGINEERING'],
  ['contratos que chegaram a 5 milhões no DNIT', '5000000.., dnit'],
  ['works that topped R$ 2 million in SP', '2000000.., SP, WORKS_ENGINEERING'],
  ['contracts that went over R$ 1 million at UFPE', '1000000.., ufpe'],
  ['contracts surpassing 300 thousand reais at UFPE', '300000.., ufpe'],
  ['works that exceeded R$ 2 million at DNIT', '2000000.., WORKS_ENGINEERING, dnit'],
  ['leases that cost upward of R$ 2 million at DNIT', '2000000.., LEASE, dnit'],
  ['contratos que não chegam a 80 mil na UFPE', '..80000, ufpe'],
  ['contracts that stayed below R$ 80 thousand at UFPE', '..80000, ufpe'],
  ['obras em SP com mais de 180 dias de atraso', 'SP, WORKS_ENGINEERING'],
  ['obras em SP atrasadas há 90 dias', 'SP, WORKS_ENGINEERING, temporal_anomaly'],
  ['works in SP 90 days behind schedule', 'SP, WORKS_ENGINEERING'],
  ['how many tenders had just 1 proposal at UFPE', 'ufpe'],
  ['licitações com apenas 2 propostas na UFPE', 'ufpe'],
]

const things: Rows = [
  ['laptops not bought by UFPR or UTFPR', '-ufpr, -utfpr, laptops'],
  ['contratos da UFPR ou UTFPR', 'ufpr, utfpr'],
  ['contracts of UFPE & CODEVALE', 'codevale, ufpe'],
  [
    'is it true that the town hall keeps signing contracts worth exactly R$ 17,600.00 in Mogi das Cruzes',
    '17600..17600, 3530607',
  ],
  ['body cameras for police in Acre', 'AC, body cameras'],
  ['decoração de natal da prefeitura de Itu, ta caro?', 'decoracao de natal, prefeitura de itu, price_anomaly'],
  ['iluminação natalina da prefeitura de Itu', 'iluminacao natalina, prefeitura de itu'],
  ['Were coffins overpriced in Manaus?', '1302603, coffins, price_anomaly'],
  ['Quanto a Caixa gastou ao todo?', 'caixa'],
  ['e o municipio do Acre com mais dispensas?', 'AC, dispensa'],
  ['contratos da Caixa em 2023', '2023-01-01, 2023-12-31, caixa'],
]

/** As people write them. */
const asWritten: Rows = [
  [
    'Bom dia! Levantem para mim as dispensas acima de R$ 200 mil que o Ministério da Saúde fez em 2023, com exceção de medicamentos.',
    '-HEALTH_SUPPLIES, 200000.., 2023-01-01, 2023-12-31, dispensa, ministerio da saude',
  ],
  [
    'Há indícios de conluio nas licitações de merenda de Feira de Santana desde 2021?',
    '2021-01-01, 2910800, FOOD, relationship_anomaly',
  ],
  ['tô achando estranho o preço do asfalto em cuiaba, confere pra mim', '5103403, asfalto, price_anomaly'],
  [
    'Quais empresas ganharam pregões em Palmas/TO no primeiro semestre de 2024?',
    '1721000, 2024-01-01, 2024-06-30, pregao',
  ],
  [
    'quantos aditivos o DNIT assinou em 2023, sem contar os de consultoria',
    '-CONSULTING, 2023-01-01, 2023-12-31, compliance_violation, dnit',
  ],
  ['Quanto o Exército pagou por picanha em 2020?', '2020-01-01, 2020-12-31, exercito, picanha'],
  [
    'Verificar contratações diretas em Manaus, tirando as emergenciais, entre março e agosto de 2020',
    '-EMERGENCY, 1302603, 2020-03-01, 2020-08-31, dispensa, inexigibilidade',
  ],
  ['contratos da UFMG que não passam de 50 mil reais', '..50000, ufmg'],
  [
    'Prefeitura de Maringá: pagamentos feitos em fins de semana ou feriados em 2022',
    '2022-01-01, 2022-12-31, prefeitura de maringa, temporal_anomaly',
  ],
  ['algum fornecedor sancionado recebeu do INSS depois de junho de 2023?', '2023-07-01, compliance_violation, inss'],
  ['me explica por que esse contrato foi sinalizado', ''],
  ['obrigado pela atenção!', ''],
  [
    'Existe sobrepreço em respiradores comprados por dispensa no Amazonas em abril e maio de 2020?',
    '2020-04-01, 2020-05-31, AM, dispensa, price_anomaly, respiradores',
  ],
  [
    'compara o gasto com limpeza do TJSP com o do TJRJ em 2023',
    '2023-01-01, 2023-12-31, CONTINUOUS_SERVICES, tjrj, tjsp',
  ],
  ['Fiscalize obras em Belém do Pará iniciadas no ano retrasado', '1501402, 2022-01-01, 2022-12-31, WORKS_ENGINEERING'],
  [
    'nada que seja de SP, quero licitações de informática do Nordeste',
    '-SP, AL, BA, CE, IT_SERVICES, MA, PB, PE, PI, RN, SE',
  ],
  [
    'contratos com a Construtora Horizonte que não tenham passado por licitação',
    'construtora horizonte, dispensa, inexigibilidade',
  ],
  ['irregularidades no Sudeste, mas deixe o Espírito Santo de fora', '-ES, MG, RJ, SP'],
  [
    'Tem algo errado com a locação de veículos da Câmara Municipal de Natal?',
    'LEASE, camara municipal de natal, veiculos',
  ],
  ['pagamentos abaixo de 17.600 reais no INSS em dezembro de 2023', '..17600, 2023-12-01, 2023-12-31, inss'],
  ['as compras de tablets foram fracionadas em Sergipe?', 'SE, pattern_anomaly, tablets'],
  ['sobrepreço na merenda de qualquer cidade do RS menos Porto Alegre', '-4314902, FOOD, RS, price_anomaly'],
  ['dispensas do IBAMA e do ICMBio no 2º quadrimestre de 2023', '2023-05-01, 2023-08-31, dispensa, ibama, icmbio'],
  ['não me interessam pregões; obras em Goiânia de 2022 em diante', '-pregao, 2022-01-01, 5208707, WORKS_ENGINEERING'],
  [
    'inexigibilidades para shows em Campina Grande no São João de 2023',
    '2023-01-01, 2023-12-31, 2504009, inexigibilidade, shows',
  ],
  [
    'Could you look into vaccine purchases by the Ministry of Health in 2021, other than those from Butantan?',
    '-butantan, 2021-01-01, 2021-12-31, HEALTH_SUPPLIES, ministry of health',
  ],
  ['Any shell companies selling school meals in Maranhão?', 'FOOD, MA, relationship_anomaly'],
  [
    'No-bid contracts in Porto Velho during the first half of 2024, over half a million',
    '1100205, 2024-01-01, 2024-06-30, 500000.., dispensa, inexigibilidade',
  ],
  ['which suppliers won more than one pregão at UFSC in 2023?', '2023-01-01, 2023-12-31, pregao, ufsc'],
  [
    'How many contracts did the prefeitura de Sorocaba sign without bidding in 2022?',
    '2022-01-01, 2022-12-31, dispensa, inexigibilidade, prefeitura de sorocaba',
  ],
  ['audit fuel spending of the Army since March 2023, leaving aside diesel', '-diesel, 2023-03-01, army, fuel'],
  [
    'were there weekend payments at INSS between 1 May and 31 July 2023?',
    '2023-05-01, 2023-07-31, inss, temporal_anomaly',
  ],
  [
    "I'm looking for collusion in road paving in Tocantins, not in Palmas though",
    '-1721000, TO, WORKS_ENGINEERING, relationship_anomaly',
  ],
  [
    'total paid to Delta Sul Transportes Ltda by UFRGS last year',
    '2023-01-01, 2023-12-31, delta sul transportes ltda, ufrgs',
  ],
  ['contracts of at most 80k reais in Londrina signed in the last 90 days', '..80000, 2024-05-18, 2024-08-15, 4113700'],
  ['Everything but works in Roraima between 2021 and 2023', '-WORKS_ENGINEERING, 2021-01-01, 2023-12-31, RR'],
  ['Is there anything fishy about the cleaning contracts of TRE-BA?', 'CONTINUOUS_SERVICES, tre-ba'],
  [
    'emergency contracts in Rio Grande do Sul after 5 May 2024, please ignore those of Porto Alegre',
    '-4314902, 2024-05-06, EMERGENCY, RS',
  ],
  ['amended contracts in Mato Grosso do Sul, none by pregão', '-pregao, MS, compliance_violation'],
  [
    'Find overpriced laptops bought by state universities, excluding USP and Unicamp',
    '-unicamp, -usp, laptops, price_anomaly',
  ],
  ['who supplied ambulances to the city of Manaus in 2022?', '1302603, 2022-01-01, 2022-12-31, ambulances'],
  [
    'what did the prefeitura de Niterói spend on concerts in December 2023?',
    '2023-12-01, 2023-12-31, concerts, prefeitura de niteroi',
  ],
  [
    "please don't include emergency purchases: overpricing in masks, Amazonas 2020",
    '-EMERGENCY, 2020-01-01, 2020-12-31, AM, masks, price_anomaly',
  ],
  ['Contracts worth between R$ 1 million and R$ 2 million in Vitória/ES', '1000000..2000000, 3205309'],
  ['what is a conclusive sign of collusion?', 'relationship_anomaly'],
  ['thanks for your help!', ''],
  [
    'list the debarred firms that still got contracts from Codevasf in 2023',
    '2023-01-01, 2023-12-31, codevasf, compliance_violation',
  ],
  ["purchases by Fiocruz or Butantan that weren't vaccines", '-HEALTH_SUPPLIES, butantan, fiocruz'],
  [
    'que contratos de TI o Serpro fechou com a empresa Totvs em 2023?',
    '2023-01-01, 2023-12-31, IT_SERVICES, serpro, totvs',
  ],
  ['Contratos da Petrobras com qualquer empresa que não a Odebrecht', '-odebrecht, petrobras'],
  [
    'favor não considerar São Paulo (capital): sobrepreço em uniformes no estado de SP',
    '-3550308, SP, price_anomaly, uniformes',
  ],
  ['contratos cujo valor não seja inferior a 100 mil no Amapá', '100000.., AP'],
  ['aquisições de livros didáticos em Aracaju, dispensados os pregões', '-pregao, 2800308, livros didaticos'],
  ['uma licitação de R$ 3 milhões em Ilhéus me chamou a atenção', '2913606, 3000000..3000000'],
  ['houve direcionamento em concorrências da Valec até 2019?', '2019-12-31, concorrencia, relationship_anomaly, valec'],
  [
    'O que a Prefeitura de Osasco comprou da Alfa Papelaria Ltda em maio?',
    '2024-05-01, 2024-05-31, alfa papelaria ltda, prefeitura de osasco',
  ],
  ['Oi, tudo bem? Queria saber se tem alguma coisa estranha nos contratos de lixo de Olinda', '2609600, lixo'],
  ['gostaria de um levantamento das obras paradas em Sergipe', 'SE, WORKS_ENGINEERING'],
  ['me ajuda a achar superfaturamento em remédios no Pará', 'HEALTH_SUPPLIES, PA, price_anomaly'],
  [
    'será que a prefeitura de Betim fracionou compras de pneu ano passado?',
    '2023-01-01, 2023-12-31, pattern_anomaly, pneu, prefeitura de betim',
  ],
  ['contratos de TI acima de R$ 1.500.000,00, só que não os da Dataprev', '-dataprev, 1500000.., IT_SERVICES'],
  ['todas as dispensas do Acre, com a única exceção de Rio Branco', '-1200401, AC, dispensa'],
  ['Onde a empresa Brasil Forte Ltda ganhou licitação?', 'brasil forte ltda'],
  ['qual órgão mais gastou com combustível em 2023?', '2023-01-01, 2023-12-31, combustivel'],
  ['quanto custou a obra da ponte em Itajaí?', '4208203, WORKS_ENGINEERING'],
  ['em Recife, quem vende merenda pra prefeitura?', '2611606, FOOD'],
  ['contratos da saúde de Fortaleza em 2023', '2023-01-01, 2023-12-31, 2304400'],
  [
    'vereador aqui: quero saber da locação de tratores na prefeitura de Sobral',
    'LEASE, prefeitura de sobral, tratores',
  ],
  ['pregões desertos ou fracassados em Goiás', 'GO, pregao'],
  ['aponte contratos com valores redondos no DETRAN de Alagoas', 'detran de alagoas, pattern_anomaly'],
  ['as licitações que a empresa Solaris venceu, descontadas as da Marinha', '-marinha, solaris'],
  ['contratos de 30 dias no DNIT', 'dnit'],
  ['pregões com desconto acima de 40% em SC', 'SC, pregao'],
  ['só dispensas, nada de inexigibilidade, na Fiocruz', '-inexigibilidade, dispensa, fiocruz'],
  [
    'gastos com diárias da Câmara de Vereadores de Mossoró de 2021 pra frente',
    '2021-01-01, camara de vereadores de mossoro, diarias',
  ],
  ['fornecedores de fora de Minas Gerais', '-MG'],
  ['contratos do Ministério da Defesa, à parte o Exército', '-exercito, ministerio da defesa'],
  ['Algum contrato sem aditivo na UFC?', '-compliance_violation, ufc'],
  ['faz favor: irregularidade em aluguel de imóvel em Macapá, 1º trim/2024', '1600303, 2024-01-01, 2024-03-31, LEASE'],
  ['Is the municipality of Niterói splitting purchases?', '3303302, pattern_anomaly'],
  [
    'I run a small paper in Acre; anything wrong with road contracts there this year?',
    '2024-01-01, 2024-12-31, AC, WORKS_ENGINEERING',
  ],
  [
    "contracts above R$ 10 million that weren't tendered, any state except the Northern ones",
    '-AC, -AM, -AP, -PA, -RO, -RR, -TO, 10000000.., dispensa, inexigibilidade',
  ],
  ['who are the biggest suppliers of diapers in Bahia?', 'BA, diapers'],
  ['school lunch contracts signed on holidays', 'FOOD, temporal_anomaly'],
  [
    'Give me all DNIT amendments from Q2 2023 save those on consulting',
    '-CONSULTING, 2023-04-01, 2023-06-30, compliance_violation, dnit',
  ],
  ['my taxes at work: how much went to fireworks in Fortaleza in 2023?', '2023-01-01, 2023-12-31, 2304400, fireworks'],
  ['Prefeitura de Uberaba, medicines, no later than June 2023', '2023-06-30, HEALTH_SUPPLIES, prefeitura de uberaba'],
  ['has supplier Rio Doce Comercial ever been sanctioned?', 'compliance_violation, rio doce comercial'],
  ['bidding with a single bidder in Sergipe', 'SE, pattern_anomaly, relationship_anomaly'],
  ['contracts lasting more than 60 months at UFRN', 'ufrn'],
  ['anything but IT from Serpro', '-IT_SERVICES, serpro'],
  [
    'purchases in Recife (not the ones by Prefeitura de Recife) above 200k reais',
    '-prefeitura de recife, 200000.., 2611606',
  ],
  ['neither works nor leases: UFAM in 2022', '-LEASE, -WORKS_ENGINEERING, 2022-01-01, 2022-12-31, ufam'],
  ['are there ghost companies among INSS suppliers?', 'inss, relationship_anomaly'],
  ['tires and batteries for the Army, 2023, minus Amazonas', '-AM, 2023-01-01, 2023-12-31, army, batteries, tires'],
  ['does Petrobras still buy from debarred firms?', 'compliance_violation, petrobras'],
  ["let's look at consulting in the Federal District since 1 June 2023", '2023-06-01, CONSULTING, DF'],
  ['overpriced beds for Hospital Municipal de Ipatinga', 'beds, hospital municipal de ipatinga, price_anomaly'],
  [
    'every contract over 2 million reais in Curitiba or Londrina, except where it was a concorrência',
    '-concorrencia, 2000000.., 4106902, 4113700',
  ],
  ["what's weird about supplier Beta Ltda in 2023?", '2023-01-01, 2023-12-31, beta ltda'],
  ['explain finding 12 to me', ''],
  ["what does Benford's law have to do with fraud?", 'pattern_anomaly'],
  ['make a report of debarred suppliers in Ceará', 'CE, compliance_violation'],
  ['1º trim/2024 no INSS', '2024-01-01, 2024-03-31, inss'],
  ['contraste os gastos de SP e MG com merenda', 'FOOD, MG, SP'],
  ['contratos da UFRJ, mas deixa a Faculdade de Medicina fora', '-faculdade de medicina, ufrj'],
  ['pode tirar consultoria da conta e olhar o Ministério da Justiça?', '-CONSULTING, ministerio da justica'],
  [
    'Descontando o que foi pago à Petrobras, quanto a Marinha gastou com diesel em 2023?',
    '-petrobras, 2023-01-01, 2023-12-31, diesel, marinha',
  ],
  ['sobrepreço na Bahia inteira, Salvador não entra na conta', '-2927408, BA, price_anomaly'],
  ['tudo menos pregão na UFSM em 2022', '-pregao, 2022-01-01, 2022-12-31, ufsm'],
  ['pagamentos a todos os fornecedores com exceção da empresa Vale Norte Ltda', '-vale norte ltda'],
  ['dispensas da UFV, sem ser as de medicamento', '-HEALTH_SUPPLIES, dispensa, ufv'],
  ['nem pregão nem dispensa: contratos do Senado', '-dispensa, -pregao, senado'],
  ['obras do DNIT fora do Nordeste', '-AL, -BA, -CE, -MA, -PB, -PE, -PI, -RN, -SE, WORKS_ENGINEERING, dnit'],
  [
    'Cuidado para não incluir Manaus: aditivos no Amazonas em 2023',
    '-1302603, 2023-01-01, 2023-12-31, AM, compliance_violation',
  ],
  ['licitações vencidas por outras que não a Construtora Delta', '-construtora delta'],
  ['afastadas as compras de vacina, contratos do Butantan', '-HEALTH_SUPPLIES, butantan'],
  ['contratos de informática que não vieram da Dataprev nem do Serpro', '-dataprev, -serpro, IT_SERVICES'],
  ['a UFPR não, a UFSC: fracionamento em 2023', '-ufpr, 2023-01-01, 2023-12-31, pattern_anomaly, ufsc'],
  ['não só obras, também consultoria na Valec', 'CONSULTING, WORKS_ENGINEERING, valec'],
  ['não deixe de ver os aditivos do INSS', 'compliance_violation, inss'],
  ['sem exceção, todas as dispensas de Roraima', 'RR, dispensa'],
  ['contratos da Marinha que não superem R$ 100 mil nem sejam inferiores a R$ 20 mil', '20000..100000, marinha'],
  ['Overpricing anywhere in the South save Curitiba', '-4106902, PR, RS, SC, price_anomaly'],
  ['works in Goiás; Goiânia should stay out of it', '-5208707, GO, WORKS_ENGINEERING'],
  ['contracts by all ministries bar the Ministry of Defence', '-ministry of defence'],
  ['medicines, with insulin taken out, at Fiocruz', '-insulin, HEALTH_SUPPLIES, fiocruz'],
  ['suppliers of UFAL not based in Alagoas', '-AL, ufal'],
  ['leases of INSS, minus those under 10 thousand reais', '10000.., LEASE, inss'],
  ['everything except pregão and dispensa at Embrapa', '-dispensa, -pregao, embrapa'],
  ["I couldn't care less about works; fuel at DNIT please", '-WORKS_ENGINEERING, dnit, fuel'],
  ['rather than Bahia, look at Sergipe: collusion', '-BA, SE, relationship_anomaly'],
  ['not just works but consulting too at Valec', 'CONSULTING, WORKS_ENGINEERING, valec'],
  ['without exception, all waivers in Roraima', 'RR, dispensa'],
  ['no fewer than 5 bidders and no more than R$ 1 million at UFPA', '..1000000, ufpa'],
  ['contracts not exceeding 100 thousand reais at the Navy', '..100000, navy'],
  ["don't skip Acre: amendments there in 2023", '2023-01-01, 2023-12-31, AC, compliance_violation'],
  ['Codevasf, but nothing that involves tractors', '-tractors, codevasf'],
  ['ambulances in Pará, Belém aside', '-1501402, PA, ambulances'],
  [
    "emergency deals that aren't for medicines, Amazonas 2021",
    '-HEALTH_SUPPLIES, 2021-01-01, 2021-12-31, AM, EMERGENCY',
  ],
]

const seconds: readonly (readonly [question: string, second: string])[] = [
  ['Quais obras têm sobrepreço em SP? Quais medicamentos no RJ?', 'Quais medicamentos no RJ?'],
  ['Which works in SP were overpriced? Which food contracts in RJ?', 'Which food contracts in RJ?'],
  ['Há sobrepreço em SP e, outra coisa, o que você sabe fazer?', 'o que você sabe fazer?'],
  ['Há sobrepreço em SP? Ah, e o que é inexigibilidade?', 'o que é inexigibilidade?'],
  ['Ache sobrepreço em SP e, a propósito, quantos contratos tem a UFRJ?', 'quantos contratos tem a UFRJ?'],
  ['Find overpricing in SP, and by the way, what data do you hold?', 'what data do you hold?'],
  ['Find overpricing in SP. Oh, and what can you do?', 'what can you do?'],
  ['Find overpricing in SP - one more thing, how many contracts does UFRJ have?', 'how many contracts does UFRJ have?'],
]

/** Of one sentence with two subjects the first is read, and the second is named. */
const subjects: readonly (readonly [question: string, slots: string, second: string])[] = [
  ['sobrepreço em SP e fracionamento no RJ', 'SP, price_anomaly', 'fracionamento no RJ'],
  ['sobrepreço em SP e no RJ fracionamento', 'SP, price_anomaly', 'no RJ fracionamento'],
  ['obras em SP, medicamentos no RJ', 'SP, WORKS_ENGINEERING', 'medicamentos no RJ'],
  ['works in SP as well as medicines in RJ', 'SP, WORKS_ENGINEERING', 'as medicines in RJ'],
  ['Obras em SP? Medicamentos no RJ?', 'SP, WORKS_ENGINEERING', 'Medicamentos no RJ?'],
  ['contratos em SP e obras no RJ', 'SP', 'obras no RJ'],
  ['compare obras em SP com medicamentos no RJ', 'SP, WORKS_ENGINEERING', 'medicamentos no RJ'],
  ['de SP em 2023 e do RJ em 2024', '2023-01-01, 2023-12-31, SP', 'do RJ em 2024'],
  ['obras exceto em SP e medicamentos exceto no RJ', '-SP, WORKS_ENGINEERING', 'medicamentos exceto no RJ'],
  ['contratos da empresa Alfa com a UFRJ e da empresa Beta com a UFMG', 'alfa, ufrj', 'da empresa Beta com a UFMG'],
]

const lists: readonly string[] = [
  'fracionamento e sobrepreço em SP e RJ em 2022 e 2023',
  'sobrepreço em obras em SP, MG e RJ e fracionamento',
  'sobrepreço em medicamentos em SP e RJ com fracionamento',
  'obras e limpeza em SP e no RJ',
  'Sudeste menos SP e Sul menos PR',
  'compare os gastos com obras de SC e do RS, em 2019 e em 2023',
]

const tables: readonly (readonly [behaviour: string, rows: Rows])[] = [
  ['takes out what an order drops', orders],
  ['takes out what a participle or preposition excepts', prepositions],
  ['takes out what its tail says does not count', tails],
  ['takes out what has no relation to it', relations],
  ['asks for what alone is excepted from nothing', onlyThese],
  ['is not narrowed by words of exception that describe', descriptions],
  ['keeps in what a double negation includes', keptIn],
  ['keeps what a correction means, and takes out what it does not', corrections],
  ['is read as meant in other words', otherWords],
]

/** Kinds that questions of people who had not seen the grammar brought. */
const kinds: readonly (readonly [behaviour: string, rows: Rows])[] = [
  ['takes out whom a party dealt with', dealings],
  ['asks for the body at which an excepted firm is not meant', scopes],
  ['tells cities of one name by their state', homonyms],
  ['reads a misspelt name of a place as the place', misspeltPlaces],
  ['reads misspelt words of bodies and of the field as meant', misspeltWords],
  ['reads the sentence behind one that only takes out', denialsFirst],
  ['asks once for two things of one place and period', frames],
  ['tells two firms from one with a long name', firms],
  ['takes no money of firms, and bounds in any form of the verb', amounts],
  ['names goods and bodies of common words', things],
  ['has the upkeep of roads among works', roads],
  ['is read as it was written', asWritten],
]

describe('a question', () => {
  for (const [behaviour, rows] of tables)
    for (const [question, slots] of rows)
      test(`${behaviour}: ${question}`, () =>
        assert.equal(slotsOf(read(question)), slots.split(', ').sort().join(', ')))

  for (const [behaviour, rows] of kinds)
    test(behaviour, () =>
      assert.deepEqual(
        rows.map(([question]) => [question, slotsOf(read(question))]),
        rows.map(([question, slots]) => [question, slots.split(', ').sort().join(', ')]),
      ),
    )

  for (const [question, slots, second] of subjects)
    test(`of two subjects is read up to the second, which is named: ${question}`, () => {
      const reading = read(question)
      assert.deepEqual([slotsOf(reading), reading.second, reading.ignored], [slots, second, [second]])
    })

  for (const question of lists)
    test(`with lists has one subject: ${question}`, () => assert.equal(read(question).second, undefined))

  for (const [question, second] of seconds)
    test(`has a second one that is named: ${question}`, () => {
      const reading = read(question)
      assert.ok(reading.second?.endsWith(second), reading.second)
      assert.deepEqual([reading.filters.regions, reading.anomaly_types], [['SP'], ['price_anomaly']])
    })
})

describe('what may be asked for or taken out', () => {
  for (const [question, ignored] of doubtful)
    test(`is neither, and reported: ${question}`, () => {
      const reading = read(question)
      assert.deepEqual([slotsOf(reading), reading.ignored], ['dnit', ignored])
    })
})

test('a source that is taken out is not the one that is asked for', () => {
  for (const question of ['contratos exceto os do TCU', 'contracts except those of the TCU']) {
    const { data_source, understood } = read(question)
    assert.deepEqual(
      [data_source, understood.map(({ kind, excluded }) => [kind, excluded])],
      [undefined, [['data_source', true]]],
    )
  }
})

test('a body of which only the word stands there is said not to be taken', () => {
  assert.deepEqual(read('contratos da Universidade em SP').ignored, ['Universidade'])
  assert.deepEqual(read('contracts of the ministry in SP').ignored, ['ministry'])
  assert.deepEqual(read('contratos de universidades em SP').ignored, ['universidades'])
})

test('from a year on or in it: what was read is said', () => {
  const notes = (question: string) => read(question).notes.map(({ kind, value }) => [kind, value])
  assert.deepEqual(notes('contracts from 2023'), [['corrected', '2023-01-01 \u2026 2023-12-31']])
  for (const plain of [
    'contracts from 2023 on',
    'contracts from 2021 to 2023',
    'contratos de 2023',
    'contracts in 2023',
  ])
    assert.deepEqual(notes(plain), [], plain)
})

/** Everything asked for and, with a minus, everything taken out. */
function slotsOf({ filters, anomaly_types, named }: QuestionReading): string {
  const { exclude, min_value, max_value, date_range, ...values } = filters
  const names = named.map(({ name, excluded }) => (excluded ? `-${name}` : name))
  const bounds = min_value === undefined && max_value === undefined ? [] : [`${min_value ?? ''}..${max_value ?? ''}`]
  const out = Object.values({ ...exclude }).flatMap((values) => values.map((value) => `-${value}`))
  return [
    ...Object.values(values).flat(),
    ...Object.values({ ...date_range }),
    ...anomaly_types,
    ...names,
    ...bounds,
    ...out,
  ]
    .map(String)
    .sort()
    .join(', ')
}
