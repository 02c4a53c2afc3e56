// Invented names of bodies, companies and partners.

import type { SeededDraws } from './seeded-draws.ts'

/** Places of the bodies and suppliers: the state capitals with their IBGE codes, weighted by purchases. */
export const places: readonly (readonly [region: string, city: string, code: string, weight: number])[] = [
  ['SP', 'São Paulo', '3550308', 18],
  ['MG', 'Belo Horizonte', '3106200', 11],
  ['RJ', 'Rio de Janeiro', '3304557', 10],
  ['DF', 'Brasília', '5300108', 9],
  ['BA', 'Salvador', '2927408', 6],
  ['RS', 'Porto Alegre', '4314902', 6],
  ['PR', 'Curitiba', '4106902', 6],
  ['PE', 'Recife', '2611606', 5],
  ['CE', 'Fortaleza', '2304400', 5],
  ['PA', 'Belém', '1501402', 4],
  ['SC', 'Florianópolis', '4205407', 4],
  ['GO', 'Goiânia', '5208707', 4],
  ['MA', 'São Luís', '2111300', 3],
  ['AM', 'Manaus', '1302603', 3],
  ['ES', 'Vitória', '3205309', 3],
  ['PB', 'João Pessoa', '2507507', 3],
  ['RN', 'Natal', '2408102', 2],
  ['MT', 'Cuiabá', '5103403', 2],
  ['MS', 'Campo Grande', '5002704', 2],
  ['AL', 'Maceió', '2704302', 2],
  ['PI', 'Teresina', '2211001', 2],
  ['SE', 'Aracaju', '2800308', 2],
  ['RO', 'Porto Velho', '1100205', 1],
  ['TO', 'Palmas', '1721000', 1],
  ['AC', 'Rio Branco', '1200401', 1],
  ['AP', 'Macapá', '1600303', 1],
  ['RR', 'Boa Vista', '1400100', 1],
]

const bodies = [
  'Universidade Federal',
  'Instituto Federal de Educação',
  'Hospital Universitário',
  'Superintendência Regional do Trabalho',
  'Superintendência de Infraestrutura',
  'Distrito Sanitário Especial Indígena',
  'Secretaria de Administração',
  'Fundação de Saúde',
  'Departamento de Obras',
  'Centro de Pesquisas',
  'Batalhão de Suprimentos',
  'Delegacia da Receita',
] as const
const brands = [
  'Aroeira', 'Ipê', 'Jatobá', 'Guará', 'Tucano', 'Serra Azul', 'Vale Verde', 'Bom Jesus', 'Nova Era', 'Horizonte',
  'Cruzeiro', 'Planalto', 'Litoral', 'Atlântica', 'Pantanal', 'Sertão', 'Araucária', 'Ouro Branco', 'Três Rios',
  'Santa Clara', 'São Bento', 'Caravelas', 'Mandacaru', 'Pioneira', 'Aliança', 'Progresso', 'União', 'Central',
  'Capital', 'Real', 'Alvorada', 'Primavera', 'Estrela', 'Diamante', 'Bandeirante', 'Candeias',
] as const // biome-ignore format: a word list
const forms = ['LTDA', 'LTDA', 'LTDA', 'LTDA - ME', 'LTDA - EPP', 'EIRELI', 'S.A.'] as const
const trades = {
  goods: ['Comércio e Distribuição', 'Comercial', 'Distribuidora', 'Atacado', 'Suprimentos'],
  service: ['Serviços', 'Serviços Gerais', 'Gestão de Serviços', 'Soluções', 'Terceirização'],
  works: ['Construções', 'Engenharia', 'Construtora', 'Obras e Projetos'],
} as const
const first = [
  'JOSE',
  'MARIA',
  'ANTONIO',
  'ANA',
  'JOAO',
  'FRANCISCA',
  'CARLOS',
  'ADRIANA',
  'PAULO',
  'JULIANA',
  'PEDRO',
  'MARCIA',
  'LUCAS',
  'FERNANDA',
  'LUIZ',
  'PATRICIA',
] as const
const family = [
  'DA SILVA',
  'DOS SANTOS',
  'OLIVEIRA',
  'SOUZA',
  'PEREIRA',
  'FERREIRA',
  'ALVES',
  'LIMA',
  'GOMES',
  'COSTA',
  'RIBEIRO',
  'MARTINS',
  'CARVALHO',
  'ROCHA',
  'ALMEIDA',
  'NASCIMENTO',
] as const
const streets = [
  'Rua das Flores',
  'Rua XV de Novembro',
  'Avenida Brasil',
  'Rua Sete de Setembro',
  'Avenida Getúlio Vargas',
  'Rua Marechal Deodoro',
  'Rua Tiradentes',
  'Avenida Amazonas',
  'Rua Santos Dumont',
  'Rua do Comércio',
] as const

/** Name of a public body in a city. */
export function bodyName(random: SeededDraws, city: string, number: number): string {
  return `${pick(random, bodies)} de ${city} ${String(number).padStart(3, '0')}`
}

/** Name of a company of a trade. */
export function companyName(random: SeededDraws, kind: keyof typeof trades): string {
  const brand = pick(random, brands)
  const second = random.next() < 0.5 ? ` ${pick(random, brands)}` : ''
  return `${brand}${second} ${pick(random, trades[kind])} ${pick(random, forms)}`
}

/** A partner as the company register publishes one: masked CPF and name. */
export function partnerName(random: SeededDraws): string {
  return `***${String(random.integer(1_000_000)).padStart(6, '0')}** ${pick(random, first)} ${pick(random, family)} ${pick(random, family)}`
}

/** A random address in a city. */
export function address(random: SeededDraws, city: string, region: string): string {
  return `${pick(random, streets)}, ${1 + random.integer(9000)}, ${city}/${region}`
}

/** A uniformly drawn element of a list. */
export function pick<T>(random: SeededDraws, list: readonly T[]): T {
  return list[random.integer(list.length)]
}
