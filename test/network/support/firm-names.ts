// Invented firms and misspellings of their names, by chance of a seed.

import { type SeededRandom, seededRandom } from '../../../src/stats/seeded-random.ts'

const starts =
  'al bra cor del esp fer gal hor iti jat kar lum mar nor oli pra qui ros sol tor uni var zan cle dri pli gua tre'.split(
    ' ',
  )
const middles = 'a e i o u ani eti ore uba ili ama era oni asi'.split(' ')
const ends = 'tec mar nova lux sul med vita prime max rio nor bel dan gran tal zon vel ras nil'.split(' ')
const trades = [
  'Construções',
  'Engenharia',
  'Comércio de Alimentos',
  'Serviços de Limpeza',
  'Distribuidora de Medicamentos',
  'Tecnologia da Informação',
  'Transportes',
  'Papelaria',
  'Equipamentos Hospitalares',
  'Locações',
  'Informática',
  'Vigilância',
  'Pavimentação',
  'Gráfica',
  'Móveis e Decorações',
] // prettier-ignore
const forms = ['LTDA', 'LTDA ME', 'S.A.', 'EIRELI', '- EPP', 'Ltda.']

export interface Firm {
  readonly cnpj: string
  readonly name: string
  readonly city: string
}

const cities = ['Campinas', 'São João del-Rei', 'Feira de Santana', 'Joinville', 'Anápolis', 'Mossoró']

export function inventFirms(count: number, seed: string): readonly Firm[] {
  const random = seededRandom(seed)
  const taken = new Set<string>()
  const firms: Firm[] = []
  while (firms.length < count) {
    const brand = `${pick(random, starts)}${pick(random, middles)}${pick(random, ends)}`
    const second = random.next() < 0.4 ? ` ${pick(random, starts)}${pick(random, ends)}` : ''
    const name = `${capital(brand)}${second && ` ${capital(second.trim())}`} ${pick(random, trades)}`
    if (taken.has(name)) continue
    taken.add(name)
    firms.push({
      cnpj: cnpjOf(10_000_000 + firms.length),
      name: `${name} ${pick(random, forms)}`,
      city: pick(random, cities),
    })
  }
  return firms
}

const otherForms = ['S/A', 'ME', 'EPP', 'LTDA.', 'Limitada', '- ME', 'Cia']
const seconds = ['Norte', 'Minas', 'Aliança', 'Horizonte', 'Irmãos Braga']

/** Firms that look like those given and are others: of the same brand in another trade, or of a brand that sounds alike in the same one. */
export function inventLookAlikes(firms: readonly Firm[], seed: string): readonly Firm[] {
  const random = seededRandom(seed)
  const taken = new Set(firms.map(({ name }) => bare(name)))
  return firms.flatMap(({ name, city }, at) => {
    const [brand = '', ...rest] = bare(name).split(' ')
    const trade = rest.join(' ')
    const end = ends.find((each) => brand.endsWith(each)) ?? ''
    const other = [
      `${brand} ${pick(random, trades)}`,
      `${brand.slice(0, brand.length - end.length)}${pick(random, ends)} ${trade}`,
      `${brand} ${pick(random, seconds)} ${trade}`,
    ][random.integer(3)] as string
    if (taken.has(other)) return []
    taken.add(other)
    return [{ cnpj: cnpjOf(80_000_000 + at), name: `${other} ${pick(random, forms)}`, city }]
  })
}

/** Without its form of firm. */
function bare(name: string): string {
  return name.replace(/ (?:-|LTDA|Ltda\.|S\.A\.|EIRELI).*$/, '')
}

/** A name as somebody wrote it down: slips of the keyboard, no accents, another form of firm, words cut short, left out or exchanged. */
export function misspell(name: string, random: SeededRandom): string {
  let text = random.next() < 0.5 ? name.normalize('NFD').replace(/\p{M}/gu, '') : name
  if (random.next() < 0.6) text = bare(text)
  if (random.next() < 0.2) text = `${bare(text)} ${pick(random, otherForms)}`
  if (random.next() < 0.1) text = text.replace(/ (?:de|da|e) /, ' ')
  if (random.next() < 0.05) text = text.replace(/ (?:de|da|e) \S+/, '')
  if (random.next() < 0.2) text = text.toUpperCase()
  if (random.next() < 0.1) text = text.split(' ').reverse().join(' ')
  if (random.next() < 0.1)
    text = text.replace('Comércio', 'Com.').replace('Serviços', 'Serv.').replace('Distribuidora', 'Dist.')
  if (random.next() < 0.05) text = text.replace(' ', '')
  const slips = 1 + random.integer(2)
  for (let slip = 0; slip < slips; slip++) text = slipIn(text, random)
  return text
}

function slipIn(text: string, random: SeededRandom): string {
  const at = random.integer(text.length - 1)
  const letter = String.fromCharCode(0x61 + random.integer(26))
  switch (random.integer(4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + 1)
    case 1:
      return `${text.slice(0, at)}${letter}${text.slice(at)}`
    case 2:
      return `${text.slice(0, at)}${letter}${text.slice(at + 1)}`
    default:
      return `${text.slice(0, at)}${text[at + 1]}${text[at]}${text.slice(at + 2)}`
  }
}

/** A valid CNPJ of a root of eight digits, the first of its branches or another. */
export function cnpjOf(root: number, branch = 1): string {
  const body = `${String(root).padStart(8, '0')}${String(branch).padStart(4, '0')}`
  const digit = (digits: string) => {
    let [sum, weight] = [0, 2]
    for (let at = digits.length - 1; at >= 0; at--) {
      sum += Number(digits[at]) * weight
      weight = weight === 9 ? 2 : weight + 1
    }
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }
  const first = digit(body)
  return `${body}${first}${digit(`${body}${first}`)}`
}

function pick<T>(random: SeededRandom, list: readonly T[]): T {
  return list[random.integer(list.length)] as T
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
