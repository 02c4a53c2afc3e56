// The sphere of government of a body, from its name. Bodies of different spheres share neither budget nor demand.

import { toPlainText } from './object-nature.ts'
import type { OrganizationRecord } from './records.ts'

export type Sphere = NonNullable<OrganizationRecord['sphere']>

const words: Readonly<Record<Sphere, RegExp>> = {
  municipal: /\bmunicip(?:io|al|ais)\b|\bprefeitura\b|\bcamara de vereadores\b/,
  // A federal branch is named `no estado`, "in the state"; the Federal District counts as a state.
  state:
    /\bestadual\b|(?<!\bno )\bestado d[aeo]s?\b|\bdistrito federal\b|\bassembleia legislativa\b|\btribunal de justica\b|\bpolicia (?:militar|civil)\b/,
  federal: /(?<!\bdistrito )\bfederal\b|\buniao\b|\bministerio d[aeo]s?\b|\bexercito\b|\bmarinha\b|\baeronautica\b/,
}

/**
 * The sphere in a body's name; undefined where the name has none, or more than one.
 * @example governmentSphere('Fundo Municipal de Saúde') // 'municipal'
 */
export function governmentSphere(name: string): Sphere | undefined {
  const plain = toPlainText(name)
  const spheres = (Object.keys(words) as Sphere[]).filter((sphere) => words[sphere].test(plain))
  return spheres.length === 1 ? spheres[0] : undefined
}

const named: Readonly<Record<string, Sphere | 'none'>> = {
  federal: 'federal',
  f: 'federal',
  estadual: 'state',
  e: 'state',
  distrital: 'state',
  d: 'state',
  municipal: 'municipal',
  m: 'municipal',
  n: 'none',
}

/** The sphere that a source names in a word or PNCP's letter; `none` is a body outside of government. Undefined for other texts. */
export function toSphere(word: string | undefined): Sphere | 'none' | undefined {
  return named[toPlainText(word ?? '').trim()]
}
