// Worlds of generated records whose planted anomalies are known: those that calibrations are fitted on, and those that models are
// measured on. Their seeds have no name in common, so that no model has seen what it is measured on.

import { limits } from '../limits.ts'

export interface PlannedWorld {
  readonly name: string
  /** Of the generator. */
  readonly seed: string
  readonly contracts: number
}

/** Other worlds for each seed of a training. */
export function trainingWorlds(seed: number): readonly PlannedWorld[] {
  return worldsOf(limits.modelTrainingWorlds, (at) => `training-${seed}-${at}`)
}

/** The same for all models, so that each can be held against each. */
export function heldOutWorlds(): readonly PlannedWorld[] {
  return worldsOf(limits.modelHeldOutWorlds, (at) => `held-out-${at}`)
}

function worldsOf(count: number, nameOf: (at: number) => string): readonly PlannedWorld[] {
  const contracts = limits.modelWorldContracts
  return Array.from({ length: count }, (_, at) => {
    const name = nameOf(at + 1)
    return { name, seed: `models ${name}`, contracts }
  })
}
