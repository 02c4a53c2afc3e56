import { membersOf } from '../../dataset/group-keys.ts'
import { toRatio } from '../../domain/figures.ts'
import type { NetworkMatchCandidate } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { type MatchCandidate, matchRow } from '../../network/match.ts'
import { toEntity, totalsOf } from './entity-view.ts'
import type { LoadedNetwork } from './loaded-network.ts'
import { isSanctioned } from './sanctions.ts'
import type { NetworkAnswers, NetworkTask } from './task.ts'

type Wish = Extract<NetworkTask, { readonly type: 'match' }>

/** Whom rows of a list mean, in their order, with what the records have of each. */
export function matchRows(loaded: LoadedNetwork, { rows, language, today, ...wanted }: Wish): NetworkAnswers['match'] {
  return {
    candidates: rows.map((row) =>
      matchRow(loaded, row, wanted).map((candidate) => toMatchCandidate(loaded, candidate, { language, today })),
    ),
    dataset_version: loaded.network.version,
  }
}

/** A candidate with what the records have of it. */
export function toMatchCandidate(
  loaded: LoadedNetwork,
  { node, score, features, isMatch }: MatchCandidate,
  { language, today }: { readonly language: Language; readonly today: number },
): NetworkMatchCandidate {
  return {
    ...toEntity(loaded, node, language),
    ...{ score: toRatio(score), is_match: isMatch },
    features: Object.fromEntries(Object.entries(features).map(([name, value]) => [name, toRatio(value)])),
    ...totalsOf(loaded, node),
    sanctions: membersOf(loaded.sanctions, node).length,
    is_sanctioned: isSanctioned(loaded, node, today),
  }
}
