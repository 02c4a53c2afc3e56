// TE-12: a commitment that was reinforced again and again, or by more than half of what was first set aside. Estimated and global
// commitments grow by law (Lei 4.320 art. 60 §§ 2 and 3): what is rare among the commitments at hand counts, and little.
// Gate: the history of the note is on record, with what was first set aside, and it is known which purchase it pays.

import { commitmentOperationCodes, type Dataset } from '../../dataset/dataset.ts'
import { oncePerDataset } from '../../dataset/once-per-dataset.ts'
import { defineActFlag } from '../forms/act-flag.ts'

const reinforcementsMin = 3
const shareMin = 0.5
const inclusion = commitmentOperationCodes.indexOf('inclusion')
const reinforcement = commitmentOperationCodes.indexOf('reinforcement')

export const reinforcedCommitment = defineActFlag({
  id: 'TE-12',
  restsOn: [{ table: 'commitments' }],
  laws: ['Lei 4.320/1964, art. 60'],
  needs: ['commitments.contract', 'commitment_entries.operation', 'commitment_entries.value'],
  family: 'reinforced_commitment',
  kinds: ['contract', 'award', 'tender'],
  sensitivity: 0.6,
  prepare(data) {
    const notes = notesByAct(data)
    return (row) => {
      const own = notes.get(data.acts.id[row])?.filter(({ first_cents }) => first_cents > 0)
      if (own === undefined || own.length === 0) return undefined
      const worst = own.reduce((most, note) => (strengthOf(note) > strengthOf(most) ? note : most))
      const { first_cents, added_cents, days } = worst
      if (strengthOf(worst) < 1) return 'clear'
      const [isOften, isLarge] = [days.size >= reinforcementsMin, added_cents > shareMin * first_cents]
      return {
        confidence: isOften && isLarge ? 0.3 : 0.2,
        statistic: {
          method: 'reinforcements',
          score: strengthOf(worst),
          threshold: 1,
          sample_size: own.length,
        },
        expected: {
          metric: 'added_cents',
          observed: added_cents,
          value: 0,
          high: Math.floor(shareMin * first_cents),
          counterfactual: Math.floor(shareMin * first_cents),
        },
        rule: { law: 'Lei 4.320/1964', article: 'art. 60', status: 'suspect' },
        money_at_risk_cents: added_cents / 4,
        factors: {
          ...(isOften && { many_reinforcements: isLarge ? 0.5 : 1 }),
          ...(isLarge && { large_reinforcements: isOften ? 0.5 : 1 }),
        },
        facts: {
          committed_cents: first_cents,
          added_cents,
          reinforcements: days.size,
          reinforcements_min: reinforcementsMin,
          added_ratio: added_cents / first_cents,
        },
      }
    }
  },
})

interface Note {
  first_cents: number
  added_cents: number
  /** Days of reinforcement: one on several items of a note is one. */
  readonly days: Set<number>
}

/** How near a note comes to either mark; from 1 on it is flagged. */
function strengthOf({ first_cents, added_cents, days }: Note): number {
  const share = added_cents / first_cents
  return Math.max(days.size / reinforcementsMin, share > shareMin ? 1 + share : 0)
}

/** The notes with a history that pay an act, by the hash of its id. Items, histories and links name their note. */
const notesByAct = oncePerDataset(
  ({ commitments, commitment_entries }: Dataset): ReadonlyMap<number, readonly Note[]> => {
    const nameOf = (row: number) => commitments.note[row] || commitments.id[row] || 0
    const notes = new Map<number, Note>()
    for (let at = 0; at < commitment_entries.length; at++) {
      const name = nameOf(commitment_entries.parent[at])
      const note = notes.get(name) ?? { first_cents: 0, added_cents: 0, days: new Set<number>() }
      notes.set(name, note)
      const [cents, operation] = [commitment_entries.value[at] || 0, commitment_entries.operation[at]]
      if (operation === inclusion) note.first_cents += cents
      if (operation !== reinforcement) continue
      note.added_cents += cents
      note.days.add(commitment_entries.day[at])
    }
    const byAct = new Map<number, Set<Note>>()
    for (let row = 0; row < commitments.length; row++) {
      const [act, note] = [commitments.contract[row], notes.get(nameOf(row))]
      if (act === 0 || note === undefined) continue
      const own = byAct.get(act)
      if (own) own.add(note)
      else byAct.set(act, new Set([note]))
    }
    return new Map([...byAct].map(([act, own]) => [act, [...own]]))
  },
)
