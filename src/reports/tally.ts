// Tallies: findings counted and summed by a common property.

import type { AnomalyInput } from '../domain/reporting.ts'
import { money, number, text, type Values } from './template.ts'

export interface Tally {
  readonly name: string
  readonly inputs: readonly AnomalyInput[]
  readonly cents: number
}

/** Findings by a name, most money at risk first, then most findings, then by name. */
export function tally(inputs: readonly AnomalyInput[], nameOf: (input: AnomalyInput) => string | undefined): Tally[] {
  const groups = new Map<string, AnomalyInput[]>()
  for (const input of inputs) {
    const name = nameOf(input)
    if (name === undefined) continue
    const group = groups.get(name)
    if (group) group.push(input)
    else groups.set(name, [input])
  }
  return [...groups]
    .map(([name, members]) => ({ name, inputs: members, cents: centsAtRisk(members) }))
    .sort((a, b) => b.cents - a.cents || b.inputs.length - a.inputs.length || (a.name < b.name ? -1 : 1))
}

/** BRL cents at risk in all of them. */
export function centsAtRisk(inputs: readonly AnomalyInput[]): number {
  return inputs.reduce((sum, { finding }) => sum + finding.money_at_risk_cents, 0)
}

/** What a text about a tally may name; no money where none is at risk. */
export function tallyValues({ name, inputs, cents }: Tally): Values {
  return { name: text(name), count: number(inputs.length), ...moneyValue(cents) }
}

/** `money`, where some is at risk. */
export function moneyValue(cents: number): Values {
  return cents > 0 ? { money: money(cents / 100) } : {}
}
