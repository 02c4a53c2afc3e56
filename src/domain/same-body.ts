// Whether two names stand for one public body, or for bodies of one federative entity.

import { governmentSphere, type Sphere } from './government-sphere.ts'
import { toPlainText } from './object-nature.ts'

/** What is known of a body; '' and undefined are unknown. */
export interface NamedBody {
  readonly name: string
  readonly sphere: Sphere | 'none' | undefined
  readonly region: string
}

/** Undefined where the records cannot tell. */
export type Sameness = 'same' | 'other' | undefined

/**
 * Whether both names stand for one body. A name within the other may be its unit, which the records cannot tell.
 * @example isSameBody(named('Prefeitura Municipal de Ita'), named('MUNICIPIO DE ITA - SC')) // 'same'
 */
export function isSameBody(left: NamedBody, right: NamedBody): Sameness {
  const [own, other] = [bodyName(left), bodyName(right)]
  if (own === '' || other === '') return undefined
  if (own === other) return differs(left.region, right.region) ? 'other' : 'same'
  return own.includes(other) || other.includes(own) ? undefined : 'other'
}

/** Whether both bodies belong to one federative entity: the Union, one state, or one municipality. */
export function isSameEntity(left: NamedBody, right: NamedBody): Sameness {
  const [own, other] = [sphereOf(left), sphereOf(right)]
  if (own === undefined || other === undefined) return isSameBody(left, right) === 'same' ? 'same' : undefined
  if (own !== other || own === 'none') return own === other ? isSameBody(left, right) : 'other'
  if (own === 'federal') return 'same'
  if (differs(left.region, right.region)) return 'other'
  if (own === 'state') return left.region !== '' && right.region !== '' ? 'same' : undefined
  const [place, otherPlace] = [placeOf(left), placeOf(right)]
  if (place === '' || otherPlace === '') return isSameBody(left, right) === 'same' ? 'same' : undefined
  return place === otherPlace ? 'same' : 'other'
}

function differs(left: string, right: string): boolean {
  return left !== '' && right !== '' && left !== right
}

function sphereOf({ name, sphere }: NamedBody): Sphere | 'none' | undefined {
  return sphere ?? governmentSphere(name)
}

/** The name without marks, the state behind it, and with one word for a municipality's government. */
function bodyName({ name }: NamedBody): string {
  return toPlainText(name)
    .replace(/\s*[-/,(]\s*[a-z]{2}\s*\)?\s*$/, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^(?:prefeitura municipal|prefeitura|municipio|municipalidade)(?: d[aeo])? /, 'municipio ')
    .trim()
}

const place = /\b(?:municipio|municipal|prefeitura)(?: d[aeo] [a-z ]+?)? d[aeo] (.+)$/

/** The place in the name of a municipal body, such as `ita` of `Fundo Municipal de Saúde de Ita`. */
function placeOf(body: NamedBody): string {
  const plain = bodyName(body)
  if (plain.startsWith('municipio ')) return plain.slice('municipio '.length)
  return place.exec(plain)?.[1] ?? ''
}
