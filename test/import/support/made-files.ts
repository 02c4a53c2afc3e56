// Made files in the dialects of the public files: same columns, encodings and oddities, with rows that nobody published.

import { gzipSync } from 'node:zlib'
import { cnpjOf } from '../../../src/sample/cnpj-digits.ts'
import { type Row, type TableForm, writeTable } from './write-table.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)
const supplier = (at: number) => cnpjOf(40_000_000 + at)

/** Dates in July 2025 with the hour, as PNCP writes them. */
const july = (day: number, hour = '09:00:00') => `2025-07-${String(day).padStart(2, '0')}T${hour}`

/** A PNCP notice. Its bids open at publication; nine days later they close. */
function notice(at: number, changes: object = {}): object {
  return {
    amparoLegal: { codigo: 1, descricao: 'pregão', nome: 'Lei 14.133/2021, Art. 28, I' },
    anoCompra: 2025,
    dataAberturaProposta: july(2),
    dataEncerramentoProposta: july(22),
    dataPublicacaoPncp: july(1),
    fontesOrcamentarias: [],
    informacaoComplementar: null,
    modalidadeId: 6,
    modalidadeNome: 'Pregão - Eletrônico',
    numeroControlePNCP: `${cnpjOf(30_000_000)}-1-${String(at + 1).padStart(6, '0')}/2025`,
    objetoCompra: `Aquisição de material inventado ${at}`,
    orgaoEntidade: { cnpj: cnpjOf(30_000_000), razaoSocial: 'MUNICIPIO INVENTADO', esferaId: 'M', poderId: 'N' },
    situacaoCompraId: 1,
    unidadeOrgao: { ufSigla: 'MG', codigoIbge: '3106200', nomeUnidade: 'COMPRAS INVENTADAS' },
    valorTotalEstimado: 1000 + at,
    valorTotalHomologado: null,
    ...changes,
  }
}

/** An array with one notice a line: zeros for "not told", dates in the wrong order, a dash that was decoded as ISO-8859-1. */
const notices = numbers(250).map((at) =>
  notice(at, {
    ...(at % 25 === 0 ? { valorTotalEstimado: 0 } : {}),
    ...(at % 50 === 1 ? { dataPublicacaoPncp: july(30) } : {}),
    ...(at === 7 ? { objetoCompra: 'Aquisição de toner \u0096 lote único' } : {}),
  }),
)

const resultColumns =
  'numeroControlePNCPCompra numeroItem endpoint sequencialResultado situacaoCompraItemResultadoId situacaoCompraItemResultadoNome dataInclusao dataAtualizacao niFornecedor nomeRazaoSocialFornecedor tipoPessoa porteFornecedorId porteFornecedorNome naturezaJuridicaId naturezaJuridicaNome codigoPais quantidadeHomologada valorUnitarioHomologado valorTotalHomologado percentualDesconto aplicacaoBeneficioMeEpp indicadorSubcontratacao ordemClassificacaoSrp dataResultado'

const itemResult = (at: number): Row => ({
  numeroControlePNCPCompra: `${cnpjOf(30_000_001)}-1-000010/2025`,
  numeroItem: at + 1,
  endpoint: `https://pncp.gov.br/api/inventado/${at}`,
  sequencialResultado: 1,
  situacaoCompraItemResultadoId: 1,
  situacaoCompraItemResultadoNome: 'Informado',
  dataInclusao: july(3),
  dataAtualizacao: july(3),
  niFornecedor: supplier(at),
  nomeRazaoSocialFornecedor: `FORNECEDORA INVENTADA ${at} LTDA`,
  tipoPessoa: 'PJ',
  porteFornecedorId: 3,
  porteFornecedorNome: 'Demais',
  codigoPais: 'BRA',
})

const sentinelResults = numbers(12).map((at) => ({
  ...itemResult(at),
  quantidadeHomologada: '100.0',
  valorUnitarioHomologado: at % 4 === 0 ? '402.22' : '10.5',
  valorTotalHomologado: at % 4 === 0 ? '40222.0' : '1050.0',
  percentualDesconto: '0.0',
  aplicacaoBeneficioMeEpp: 'False',
  indicadorSubcontratacao: 'False',
  dataResultado: ['1900-01-01', '1858-11-17', '0001-01-01'][at % 3] ?? '',
}))

const pricedResults = numbers(10).map((at) => ({
  ...itemResult(at),
  quantidadeHomologada: 500,
  valorUnitarioHomologado: 0.588,
  valorTotalHomologado: 294,
  dataResultado: '2025-07-02',
}))

const winnerColumns =
  'mesref num_licitacao cod_ug dat_resultado modal_compra objeto cnpj tipo_pessoa ind_matriz razao_social situacao_cadastral dat_sit_cadastral ano_sit_cadastral motiv_sit_cadastral tipo_nat_juridica dat_ini_ativ ano_ini_ativ qualif_resp setor_cnae porte_empr opt_simples motiv_impedimento motiv_punicao motiv_inidonea'

/** A winner a row and no quotes at all; every fifth row stands there twice, since an item is not told. */
const winners = numbers(20).map((at) => ({
  mesref: '202001',
  num_licitacao: `${String(Math.floor(at / 5) * 5 + Math.min(at % 5, 3)).padStart(5, '0')}2020`,
  cod_ug: '114999',
  dat_resultado: '2020-01-15',
  modal_compra: 'Dispensa de Licitação',
  objeto: 'Locação de vaga "coberta" à margem, 3/4"',
  cnpj: supplier(Math.floor(at / 5)),
  tipo_pessoa: 'PJ',
  ind_matriz: '1',
  razao_social: 'EMPRESARIO INVENTADO ***982247**',
  situacao_cadastral: 'Ativa',
  dat_sit_cadastral: '2005-11-03',
  ano_sit_cadastral: '2005',
  tipo_nat_juridica: 'Entidades Empresariais',
  dat_ini_ativ: '2000-01-01',
  ano_ini_ativ: '2000',
  qualif_resp: 'Sócio',
  setor_cnae: 'Comércio',
  porte_empr: 'Demais',
  opt_simples: 'Optante',
}))

const tenderColumns =
  'id_licitacao id_estado id_orgao cd_orgao nm_orgao nr_licitacao ano_licitacao cd_tipo_modalidade permite_subcontratacao tp_fornecimento descricao_objeto vl_estimado_licitacao data_abertura data_homologacao data_adjudicacao vl_homologado tp_licitacao assunto tipo_licitacao tipo_modalidade_licitacao sigla_estado'

/** Direct awards of the pandemic, a few of which name its law, and some tenders. */
const covidTenders = numbers(240).map((at) => ({
  id_licitacao: `inventada${at}`,
  id_estado: 99,
  id_orgao: 'o1',
  cd_orgao: 160_999,
  nm_orgao: 'CENTRO INVENTADO',
  nr_licitacao: `${String(at).padStart(5, '0')}2020`,
  ano_licitacao: 2020,
  cd_tipo_modalidade: 6,
  descricao_objeto: `Objeto: Aquisição de máscaras, lote ${at}${at % 40 === 0 ? ', conforme a Lei nº 13.979, de 2020' : ' para a pandemia'}`,
  vl_estimado_licitacao: at % 60 === 1 ? 0 : 90_000 + at,
  data_abertura: '2020-05-25',
  data_homologacao: '2020-06-05',
  tipo_modalidade_licitacao: at % 12 === 5 ? 'Pregão - Registro de Preço' : 'Dispensa de Licitação',
  sigla_estado: 'BR',
}))

const cnepColumns =
  'TIPO_~_DE_~_PESSOA CPF_~_OU_~_CNPJ_~_DO_~_SANCIONADO NOME_~_INFORMADO_~_PELO_~_ÓRGÃO_~_SANCIONADOR RAZÃO_~_SOCIAL_~_\u00a0CADASTRO_~_RECEITA NÚMERO_~_DO_~_PROCESSO TIPO_~_SANÇÃO DATA_~_INÍCIO_~_SANÇÃO DATA_~_FINAL_~_SANÇÃO ÓRGÃO_~_SANCIONADOR UF_~_ÓRGÃO_~_SANCIONADOR ORIGEM_~_INFORMAÇÕES DATA_~_ORIGEM_~_INFORMAÇÕES DATA_~_PUBLICAÇÃO PUBLICAÇÃO DETALHAMENTO VALOR_~_DA_~_MULTA FUNDAMENTAÇÃO_~_LEGAL'

const cnep = numbers(15).map((at) => ({
  'TIPO DE PESSOA': at === 3 ? 'F' : 'J',
  'CPF OU CNPJ DO SANCIONADO': at === 3 ? '***982247**' : supplier(at),
  'NOME INFORMADO PELO ÓRGÃO SANCIONADOR': `Fornecedora Inventada ${at}`,
  'NÚMERO DO PROCESSO': `P ${at}/2021`,
  'TIPO SANÇÃO':
    ['Multa - Lei 12.846/13', 'Publicação Extraordinária - Lei 12.846/13', 'Suspensão - Lei 12.846/13'][at % 3] ?? '',
  'DATA INÍCIO SANÇÃO': '19/05/2021',
  'DATA FINAL SANÇÃO': at % 2 === 0 ? 'NA' : '01/10/2025',
  'ÓRGÃO SANCIONADOR': 'Órgão Inventado',
  'UF ÓRGÃO SANCIONADOR': 'DF',
  'VALOR DA MULTA': 4032,
  'FUNDAMENTAÇÃO LEGAL': 'Art. 6, inciso I',
}))

const purchaseColumns =
  'codigo_contrato nr_contrato ano_contrato cd_orgao nm_orgao nr_processo ano_processo tp_documento_contratado nr_documento_contratado dt_inicio_vigencia dt_final_vigencia vl_contrato descricao_objeto_contrato nr_licitacao cd_tipo_modalidade cd_orgao_lic tem_alteracoes sigla_estado id_estado'

const purchases = numbers(12).map((at) => ({
  codigo_contrato: `170999000012020NE${String(800_000 + at)}`,
  nr_contrato: `2020NE${800_000 + at}`,
  ano_contrato: 2020,
  cd_orgao: 170_999,
  nm_orgao: 'HOSPITAL INVENTADO',
  tp_documento_contratado: at === 4 ? 'O' : 'J',
  nr_documento_contratado: at === 4 ? '120999' : supplier(at),
  dt_inicio_vigencia: '2020-02-11',
  dt_final_vigencia: '2020-02-11',
  vl_contrato: at === 5 ? 0 : 16_445.5,
  descricao_objeto_contrato: `MATERIAL INVENTADO        PAM ${at}/2020, SEI ${at === 2 || at === 3 ? '\u0096 1' : 1}`,
  nr_licitacao: '000202019',
  cd_orgao_lic: 170_999,
  tem_alteracoes: at % 2 === 0 ? 'TRUE' : 'FALSE',
}))

const commitmentColumns =
  'id codigo codigo_resumido data_emissao codigo_tipo_documento tipo_documento tipo especie codigo_unidade_gestora unidade_gestora codigo_favorecido favorecido observacao elemento_despesa modalidade_licitacao inciso amparo referencia_dispensa_inexigibilidade valor_original valor_reais valor_conversao'

const commitments = numbers(9).map((at) => ({
  id: at,
  codigo: `170999000012020NE${String(100 + at)}`,
  data_emissao: '11/02/2020',
  tipo: 'Global',
  especie: ['ORIGINAL', 'ANULAÇÃO', 'REFORÇO'][at % 3] ?? '',
  codigo_unidade_gestora: 170_999,
  unidade_gestora: 'HOSPITAL INVENTADO',
  codigo_favorecido: supplier(at),
  favorecido: 'DISTRIBUIDORA INVENTADA, LTDA',
  observacao: 'Nota inventada',
  elemento_despesa: 'Material de Consumo',
  modalidade_licitacao: at % 4 === 0 ? 'Dispensa de Licitação' : 'Pregão',
  inciso: -8,
  referencia_dispensa_inexigibilidade: at % 4 === 0 ? 'ART04/CP LEI13979/20' : -1,
  valor_original: 500 + at,
  valor_reais: 500 + at,
  valor_conversao: 1,
}))

const commitmentItemColumns =
  'categoria_despesa codigo_empenho descricao elemento_despesa em_sigilo grupo_despesa id_empenho modalidade_aplicacao quantidade subelemento_despesa valor_total valor_unitario sequencial valor_atual'

const commitmentItems = numbers(6).map((at) => ({
  codigo_empenho: `170999000012021NE${String(100 + at)}`,
  descricao: `AUXÍLIO INVENTADO ${at}, PARCELA ÚNICA`,
  elemento_despesa: 'OUTROS AUXILIOS',
  em_sigilo: 'f',
  id_empenho: at,
  subelemento_despesa: 'AUXILIO (LEI 1',
  valor_total: 0,
  valor_unitario: 0,
  sequencial: 1,
  valor_atual: 4_000_000_000.54 + at,
}))

type Entry = readonly [note: string, sequence: number, operation: string, date: string, quantity: number, value: number]

/** Entries of commitments; the last ones are published again with each change. */
const entries: readonly Entry[] = [
  ['170999000012021NE000001', 1, 'ANULACAO', '04/03/2021', 0.0472, 9_000_001.29],
  ['170999000012021NE000001', 1, 'INCLUSAO', '04/03/2021', 0.0472, 9_000_001.29],
  ['170999000012021NE000002', 1, 'INCLUSAO', '15/03/2021', 1, 4000.98],
  ['170999000012021NE000002', 2, 'INCLUSAO', '15/03/2021', 1, 0.1],
  ['170999000012021NE000002', 2, 'REFORCO', '16/03/2021', 1, 0.2],
  ['170999000012021NE000003', 1, 'INCLUSAO', '20/05/2021', 1, 2_000_000_000],
  ['170999000012021NE000003', 1, 'REFORCO', '25/05/2021', 1, 3_806_000_000.54],
  ['170999000012021NE000003', 1, 'ANULACAO', '29/06/2021', 1, 879.7],
  ['170999000012021NE000003', 1, 'INCLUSAO', '20/05/2021', 1, 2_000_000_000],
  ['170999000012021NE000003', 1, 'REFORCO', '25/05/2021', 1, 3_806_000_000.54],
  ['170999000012021NE000003', 1, 'INCLUSAO', '20/05/2021', 1, 2_000_000_000],
]

const history = entries.map(([codigo_empenho, sequencial, tipo_operacao, data_emissao, quantidade, valor_total]) => ({
  id_empenho: codigo_empenho.slice(-6),
  codigo_empenho,
  sequencial,
  tipo_operacao,
  data_emissao,
  quantidade,
  valor_unitario: valor_total,
  valor_total,
}))

/** What remains of each commitment, equal entries counted once, and what their plain sum would be. */
const netValues = [
  ['170999000012021NE000001', 1, '0.00', '0'],
  ['170999000012021NE000002', 1, '4000.98', '4000.98'],
  ['170999000012021NE000002', 2, '0.3', '0.30000000000000004'],
  ['170999000012021NE000003', 1, '5805999120.84', '13611999121.38'],
]

const tadepeSuppliers = numbers(40).map((at) => ({
  nr_documento:
    at % 10 === 1 ? `${12_345_000 + at}00001234` : at % 10 === 2 ? String(120_900 + at) : tadepeDocument(at),
  id_estado: 99,
  tp_pessoa: at % 10 === 1 || at % 10 === 2 ? 'O' : at % 5 === 0 ? 'F' : 'J',
  total_de_contratos: 1 + (at % 3),
  data_primeiro_contrato: '2020-06-29',
}))

function tadepeDocument(at: number): string {
  return at % 5 === 0 ? `***${String(982_000 + at)}**` : supplier(at)
}

const tadepeItems = numbers(30).map((at) => ({
  id_item_contrato: 5000 + at,
  ds_item:
    at === 4
      ? 'ITEM INVENTADO DE 529.982.247-25'
      : `LAVA-LOUÇAS INVENTADA${at % 10 === 3 ? ' \u0096' : ','} MODELO ${at}`,
  sg_unidade_medida: at % 2 === 0 ? 'NA' : 'Unidade',
  n_itens_similares: 1 + (at % 3),
}))

const tadepeOrganizations = numbers(10).map((at) => ({
  id_orgao: `inventado${at}`,
  cd_orgao: 170_900 + at,
  nm_orgao: `SUPERINTENDENCIA INVENTADA ${at}`,
  esfera: 'FEDERAL',
  nome_municipio: 'Ministério Inventado - Unidades com vínculo',
  cd_municipio_ibge: 25_000,
  nome_entidade: 'Ministério Inventado - Unidades com vínculo',
  sigla_estado: 'BR',
  id_estado: 99,
}))

/** A partner a row, company after company in turn; the first two rows come again at the end. */
const partners = [...numbers(60), 0, 1].map((at) => ({
  nu_cpfcnpj: supplier(at < 30 ? 0 : at % 6),
  socio_id: `S${(at + 4096).toString(16)}inventado`,
  socio_qualificacao: at % 2 === 0 ? '49-Sócio-Administrador' : '22-Sócio',
}))

const auctionColumns =
  'pid date bidder_id num_bidders reserveprice minprice minpriceauction bid norm_bid winner belowminprice bidresult_details water road pipe sewer construction design consulting is_cartel auction_cartelized'

/** Bids of twelve auctions; in the last two nobody wins. */
const auctions = numbers(48).map((at) => ({
  pid: 900 + Math.floor(at / 4),
  date: 20_070_607,
  bidder_id: 300 + at,
  num_bidders: 4,
  reserveprice: 3_000_000,
  minprice: '',
  minpriceauction: 0,
  bid: at >= 40 ? '' : 2_900_000 + 1000 * at,
  norm_bid: at >= 40 ? '' : 0.97,
  winner: at < 40 && at % 4 === 0 ? 1 : 0,
  belowminprice: 0,
  bidresult_details: at >= 40 ? 'Invalid bid' : '',
  is_cartel: 0,
  auction_cartelized: 0,
}))

const pesos = (amount: number) => ({ amount, currency: 'MXN' })
const paymentsInPesos = numbers(4).map((at) => ({ id: `pago-${at}`, value: pesos(10 + at) }))

function release(id: string, tag: string, changes: object = {}): object {
  return {
    ocid: 'ocds-inventa-1',
    id,
    date: `2016-0${id}-22T00:00:00-06:00`,
    tag: [tag],
    initiationType: 'tender',
    buyer: { id: 'B1', name: 'SECRETARÍA INVENTADA' },
    tender: { id: 'T1', title: 'Adquisición inventada', value: pesos(1000) },
    ...changes,
  }
}

const contractInPesos = (transactions: readonly object[]) => [
  { id: 'C1', title: 'Contrato inventado', value: pesos(900.5), implementation: { transactions } },
]

/** Two releases that tell their tender, their contract and its payments twice. */
const releasePackage = {
  uri: 'https://example.org/inventado',
  publishedDate: '2017-11-06T00:00:00-06:00',
  publisher: { name: 'PUBLICADOR INVENTADO' },
  releases: [
    release('1', 'contract', { contracts: contractInPesos(paymentsInPesos) }),
    release('2', 'contract', { contracts: contractInPesos(paymentsInPesos) }),
  ],
}

/** As a document database exports it: wrapped ids, dates and numbers. */
const mongoRecords = {
  _id: { $oid: '000000000000000000000001' },
  uri: 'https://example.org',
  version: '1.1',
  publisher: { name: 'PUBLICADOR INVENTADO' },
  records: [
    {
      ocid: 'ocds-inventa-2',
      releases: [],
      compiledRelease: {
        ...release('1', 'compiled'),
        ocid: 'ocds-inventa-2',
        date: { $date: '2016-02-04T11:02:19Z' },
        contracts: [
          {
            id: { $numberLong: '991' },
            dateSigned: { $date: { $numberLong: '1454025600000' } },
            value: { amount: { $numberDouble: '189.5' }, currency: 'MXN' },
          },
        ],
      },
    },
  ],
}

const compiledRelease = {
  ...release('3', 'compiled', { contracts: contractInPesos(paymentsInPesos.slice(0, 1)) }),
  ocid: 'ocds-inventa-3',
}

const escaped = (value: object) =>
  JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Semicolons and decimal commas in ISO-8859-1, with refunds, a date of the year 202 and a row that was quoted twice. */
const senado = [
  'ANO;MES;SENADOR;TIPO_DESPESA;CNPJ_CPF;FORNECEDOR;DOCUMENTO;DATA;DETALHAMENTO;VALOR_REEMBOLSADO;COD_DOCUMENTO',
  ...numbers(60).map(
    (at) =>
      `2020;${1 + (at % 12)};SENADORA INVENTADA;Aluguel de imóveis para escritório político;${dotted(supplier(at))};ENERGIA INVENTADA;${at};` +
      `${at === 9 ? '05/05/0202' : '06/01/2020'};Refeição à distância;${at % 20 === 19 ? '-' : ''}${122 + at},62;${9000 + at}`,
  ),
  `2020;3;SENADOR INVENTADO;Locomoção;${dotted(supplier(1))};"Casa ""Inventada"";""000000999";01/03/2020;Refeição;165;9999;`,
].join('\n')

function dotted(cnpj: string): string {
  return cnpj.replace(/(..)(...)(...)(....)(..)/, '$1.$2.$3/$4-$5')
}

/** The first municipality of each of a few states, by its real code, with an invented population. */
const municipalities: readonly (readonly [state: string, code: string, city: string])[] = [
  ['RO', '1100015', "Alta Floresta D'Oeste"],
  ['AC', '1200013', 'Acrelândia'],
  ['PI', '2201919', 'Bom Princípio do Piauí'],
  ['MG', '3106200', 'Belo Horizonte'],
  ['DF', '5300108', 'Brasília'],
]

const population = municipalities.map(([state, city_ibge_code, city], at) => ({
  state,
  state_ibge_code: city_ibge_code.slice(0, 2),
  city_ibge_code,
  city,
  estimated_population: 1000 * (at + 1),
}))

const jsonLines = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

const contracts = numbers(300).map((at) => ({
  contract_id: `CT${at}`,
  organization_id: '150999',
  organization: 'Órgão Inventado',
  region: 'AM',
  supplier_id: supplier(at % 20),
  supplier: `Empresa Inventada ${at % 20} Ltda`,
  catalog_code: '149157',
  category: 'Suporte inventado',
  kind: 'service',
  quantity: 36,
  unit_price: 5.5,
  value: 198,
  estimated_value: null,
  modality: 'pregao',
  legal_basis: 'art28_I',
  signing_date: '2025-11-25',
  amendments: [],
  bids: [{ supplier_id: supplier(at % 20), value: 198 }],
}))

const suppliers = numbers(20).map((at) => ({
  supplier_id: supplier(at),
  name: `Empresa Inventada ${at} Ltda`,
  opened: '2021-08-07',
  address: `Rua Inventada, ${at}`,
  partners: [`P${at}`],
  capital: 1000.5,
  region: 'PR',
}))

const sanctions = numbers(5).map((at) => ({
  supplier_id: supplier(at),
  list: 'CEIS',
  start: '2023-07-14',
  end: '2025-08-26',
}))

const organizations = numbers(4).map((at) => ({
  organization_id: `15099${at}`,
  name: `Órgão Inventado ${at}`,
  region: 'PB',
}))

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const quotedTable: TableForm = { delimiter: ',', quotes: 'texts', lineEnd: '\n' }
const pipes: TableForm = { delimiter: '|', quotes: 'none', lineEnd: '\r\n' }

/** Content by file name. */
export const madeFiles: Readonly<Record<string, Uint8Array | string>> = {
  'pncp-notices.json': `[\n${notices.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`,
  'pncp-item-results-sentinels.csv': writeTable(resultColumns, sentinelResults),
  'pncp-item-results-quoted.csv': writeTable(resultColumns, pricedResults, quotedTable),
  'portal-tender-winners.psv': latin1(writeTable(winnerColumns, winners, pipes)),
  'tadepe-tenders.csv': writeTable(tenderColumns, covidTenders),
  'cnep.csv': writeTable(cnepColumns, cnep),
  'contracts.jsonl.gz': gzipSync(jsonLines(contracts)),
  'suppliers.jsonl.gz': gzipSync(jsonLines(suppliers)),
  'sanctions.jsonl': jsonLines(sanctions),
  'organizations.jsonl': jsonLines(organizations),
  'commitment-purchases.csv': writeTable(purchaseColumns, purchases),
  'portal-commitments.csv': writeTable(commitmentColumns, commitments),
  'portal-commitment-items.csv': writeTable(commitmentItemColumns, commitmentItems),
  'portal-commitment-history.csv': writeTable(Object.keys(history[0] ?? {}).join(' '), history),
  'portal-commitment-net-values.csv': [
    'codigo_empenho,sequencial,valor_liquido_sem_duplicatas,valor_com_duplicatas_publicado',
    ...netValues,
    '',
  ].join('\n'),
  'tadepe-suppliers.csv': writeTable(Object.keys(tadepeSuppliers[0] ?? {}).join(' '), tadepeSuppliers),
  'tadepe-items.csv': writeTable(Object.keys(tadepeItems[0] ?? {}).join(' '), tadepeItems),
  'tadepe-organizations.csv': writeTable(Object.keys(tadepeOrganizations[0] ?? {}).join(' '), tadepeOrganizations),
  'tcepb-partners.csv': writeTable('nu_cpfcnpj socio_id socio_qualificacao', partners),
  'tsuchiura-auctions.csv': writeTable(auctionColumns, auctions),
  'ocds-release-package.json': JSON.stringify(releasePackage),
  'ocds-record-package-mongo.json': JSON.stringify(mongoRecords),
  'ocds-compiled-release.json': escaped(compiledRelease),
  'senado-ceaps-2020.csv': latin1(`${senado}\n`),
  'ibge-population-2020.csv': writeTable('state state_ibge_code city_ibge_code city estimated_population', population),
}
