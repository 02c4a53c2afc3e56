// Catalogue of the items that the public bodies of the sample buy.

import type { ContractType } from '../domain/vocabulary.ts'

/** An item with the distribution of its prices and its usual quantity. */
export interface CatalogueItem {
  readonly code: string
  readonly category: string
  readonly unit: string
  readonly kind: 'goods' | 'service' | 'works'
  readonly contract_type: ContractType
  /** Typical unit price in BRL at the beginning of 2023. */
  readonly price: number
  /** Standard deviation of the logarithm of honest prices. */
  readonly spread: number
  /** Typical quantity of one contract. */
  readonly quantity: number
  /** Length of a contract in months. */
  readonly months: readonly [number, number]
}

type ItemRow = readonly [category: string, unit: string, price: number, spread: number, quantity: number]

const goods: readonly ItemRow[] = [
  ['Papel sulfite A4, 75 g/m2', 'RESMA', 24, 0.14, 1800],
  ['Toner para impressora laser', 'UNIDADE', 310, 0.2, 120],
  ['Caneta esferográfica azul', 'CAIXA 50 UN', 38, 0.18, 300],
  ['Cadeira giratória ergonômica', 'UNIDADE', 780, 0.2, 90],
  ['Mesa de escritório 1,40 m', 'UNIDADE', 690, 0.19, 70],
  ['Armário de aço duas portas', 'UNIDADE', 1150, 0.17, 40],
  ['Detergente neutro 500 ml', 'UNIDADE', 2.6, 0.16, 9000],
  ['Papel higiênico folha dupla', 'FARDO 64 RL', 74, 0.15, 800],
  ['Saco de lixo 100 litros', 'PACOTE 100 UN', 41, 0.18, 900],
  ['Pneu 175/70 R13', 'UNIDADE', 330, 0.14, 110],
  ['Pneu 275/80 R22,5', 'UNIDADE', 1890, 0.14, 40],
  ['Óleo diesel S10', 'LITRO', 6.1, 0.07, 30000],
  ['Gasolina comum', 'LITRO', 5.7, 0.07, 25000],
  ['Cimento Portland CP II', 'SACO 50 KG', 36, 0.13, 2500],
  ['Tinta acrílica branca', 'LATA 18 L', 265, 0.2, 180],
  ['Cabo de rede cat. 6', 'CAIXA 305 M', 820, 0.18, 45],
  ['Uniforme escolar conjunto', 'CONJUNTO', 96, 0.2, 2200],
  ['Bateria automotiva 60 Ah', 'UNIDADE', 410, 0.16, 60],
]
const technology: readonly ItemRow[] = [
  ['Notebook 14 pol. 16 GB', 'UNIDADE', 4650, 0.16, 60],
  ['Microcomputador com monitor', 'UNIDADE', 5200, 0.17, 50],
  ['Monitor LED 24 pol.', 'UNIDADE', 890, 0.15, 90],
  ['Impressora multifuncional', 'UNIDADE', 2350, 0.19, 25],
  ['Switch de rede 48 portas', 'UNIDADE', 6900, 0.22, 15],
  ['Servidor de rack 2U', 'UNIDADE', 48000, 0.24, 4],
]
const health: readonly ItemRow[] = [
  ['Dipirona sódica 500 mg', 'COMPRIMIDO', 0.14, 0.22, 180000],
  ['Amoxicilina 500 mg', 'CÁPSULA', 0.31, 0.22, 90000],
  ['Losartana potássica 50 mg', 'COMPRIMIDO', 0.09, 0.2, 250000],
  ['Insulina humana NPH', 'FRASCO 10 ML', 27, 0.16, 2400],
  ['Seringa descartável 5 ml', 'UNIDADE', 0.29, 0.18, 60000],
  ['Luva de procedimento M', 'CAIXA 100 UN', 25, 0.2, 3000],
  ['Máscara cirúrgica tripla', 'CAIXA 50 UN', 12, 0.24, 3500],
  ['Compressa de gaze estéril', 'PACOTE 10 UN', 1.1, 0.18, 30000],
  ['Soro fisiológico 0,9% 500 ml', 'FRASCO', 5.2, 0.17, 12000],
  ['Termômetro digital', 'UNIDADE', 17, 0.22, 500],
]
const food: readonly ItemRow[] = [
  ['Arroz tipo 1', 'PACOTE 5 KG', 24, 0.12, 4500],
  ['Feijão carioca tipo 1', 'PACOTE 1 KG', 7.8, 0.14, 7000],
  ['Leite em pó integral', 'PACOTE 400 G', 15, 0.14, 6000],
  ['Carne bovina, patinho', 'KG', 37, 0.13, 3200],
  ['Frango, coxa e sobrecoxa', 'KG', 12, 0.13, 5000],
  ['Óleo de soja 900 ml', 'UNIDADE', 7.4, 0.12, 4000],
  ['Café torrado e moído', 'PACOTE 500 G', 17, 0.15, 3000],
  ['Banana prata', 'KG', 5.6, 0.18, 6000],
]
const services: readonly ItemRow[] = [
  ['Limpeza predial', 'POSTO MÊS', 4700, 0.16, 96],
  ['Vigilância armada 12x36', 'POSTO MÊS', 11800, 0.14, 48],
  ['Apoio administrativo', 'POSTO MÊS', 4900, 0.16, 72],
  ['Manutenção de elevadores', 'EQUIPAMENTO MÊS', 980, 0.2, 60],
  ['Manutenção de ar condicionado', 'EQUIPAMENTO ANO', 640, 0.22, 150],
  ['Jardinagem', 'M2 MÊS', 1.4, 0.2, 60000],
  ['Transporte escolar', 'KM', 7.9, 0.16, 45000],
  ['Serviço de recepção', 'POSTO MÊS', 4400, 0.15, 48],
]
const technologyServices: readonly ItemRow[] = [
  ['Link de internet dedicado 1 Gbps', 'MÊS', 3900, 0.26, 24],
  ['Suporte técnico de TI', 'HORA', 118, 0.22, 4000],
]
const works: readonly ItemRow[] = [
  ['Pavimentação asfáltica', 'M2', 96, 0.18, 14000],
  ['Construção de unidade básica de saúde', 'M2', 3900, 0.16, 420],
  ['Reforma de escola', 'M2', 1350, 0.22, 900],
  ['Drenagem urbana', 'METRO', 840, 0.2, 1600],
]

/** The items of the sample; the first of each group are bought most. */
export const itemCatalogue: readonly CatalogueItem[] = [
  ...toItems(goods, 150_000, { kind: 'goods', contract_type: 'GOODS_PURCHASE', months: [3, 12] }),
  ...toItems(health, 270_000, { kind: 'goods', contract_type: 'HEALTH_SUPPLIES', months: [6, 12] }),
  ...toItems(food, 460_000, { kind: 'goods', contract_type: 'FOOD', months: [6, 12] }),
  ...toItems(technology, 480_000, { kind: 'goods', contract_type: 'GOODS_PURCHASE', months: [3, 12] }),
  ...toItems(services, 24_000, { kind: 'service', contract_type: 'CONTINUOUS_SERVICES', months: [12, 30] }),
  ...toItems(technologyServices, 27_000, { kind: 'service', contract_type: 'IT_SERVICES', months: [12, 24] }),
  ...toItems(works, 5_000, { kind: 'works', contract_type: 'WORKS_ENGINEERING', months: [8, 24] }),
]

function toItems(
  rows: readonly ItemRow[],
  firstCode: number,
  shared: Pick<CatalogueItem, 'kind' | 'contract_type' | 'months'>,
): readonly CatalogueItem[] {
  return rows.map(([category, unit, price, spread, quantity], at) => ({
    code: String(firstCode + at * 37),
    category,
    unit,
    price,
    spread,
    quantity,
    ...shared,
  }))
}
