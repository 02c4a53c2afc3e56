// Which sphere of government a body belongs to, as far as its name tells. Bodies of two spheres share neither budget nor need.

import { toPlainText } from './object-nature.ts'
import type { OrganizationRecord } from './records.ts'

type Sphere = NonNullable<OrganizationRecord['sphere']>

const words: Readonly<Record<Sphere, RegExp>> = {
  municipal: /\bmunicip(?:io|al|ais)\b|\bprefeitura\b|\bcamara de vereadores\b/,
  // A federal branch stands `no estado`, in a state; the Federal District has the tasks of a state.
  state:
    /\bestadual\b|(?<!\bno )\bestado d[aeo]s?\b|\bdistrito federal\b|\bassembleia legislativa\b|\btribunal de justica\b|\bpolicia (?:militar|civil)\b/,
  federal: /(?<!\bdistrito )\bfederal\b|\buniao\b|\bministerio d[aeo]s?\b|\bexercito\b|\bmarinha\b|\baeronautica\b/,
}

/**
 * The sphere that a body's name tells; undefined where it tells none, or more than one.
 * @example governmentSphere('Fundo Municipal de Saúde') // 'municipal'
 */
export function governmentSphere(name: string): Sphere | undefined {
  const plain = toPlainText(name)
  const told = (Object.keys(words) as Sphere[]).filter((sphere) => words[sphere].test(plain))
  return told.length === 1 ? told[0] : undefined
}
