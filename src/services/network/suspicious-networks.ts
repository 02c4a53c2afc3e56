import { toFigure, toRatio } from '../../domain/figures.ts'
import type { SuspiciousNetwork } from '../../domain/generated/wire-types.ts'
import { idHash } from '../../domain/id-hash.ts'
import type { Language, Severity } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { SuspiciousGroup } from '../../network/groups.ts'
import { wordGroup } from '../../reports/group-words.ts'
import { readActIds, toEntity } from './entity-view.ts'
import type { LoadedNetwork } from './loaded-network.ts'
import type { NetworkAnswers, NetworkTask } from './task.ts'

type Wish = Extract<NetworkTask, { readonly type: 'groups' }>

/** Groups of firms in which something stands out, least likely by chance first. */
export async function listSuspicious(
  loaded: LoadedNetwork,
  { query, language }: Wish,
): Promise<NetworkAnswers['groups']> {
  const { network_type, severity, limit = 20 } = query
  const chosen = loaded
    .groups()
    .filter((group) => network_type === undefined || group.type === network_type)
    .filter((group) => severity === undefined || severityOf(group) === severity)
  const networks: SuspiciousNetwork[] = []
  for (const group of chosen.slice(0, limit)) networks.push(await toSuspicious(loaded, group, language))
  return { networks, total: chosen.length, dataset_version: loaded.network.version }
}

/** Choice: what is beyond chance after all looks is worth a look of a person; nothing here is critical by itself. */
function severityOf({ adjustedPValue }: SuspiciousGroup): Severity {
  if (adjustedPValue <= 1e-4) return 'high'
  return adjustedPValue <= 0.05 ? 'medium' : 'low'
}

async function toSuspicious(
  loaded: LoadedNetwork,
  group: SuspiciousGroup,
  language: Language,
): Promise<SuspiciousNetwork> {
  const { network, ids } = loaded
  const { value } = network.data.acts
  const firms = group.firms.map(ids.idOf)
  return {
    id: `${group.reason}.${idHash([...firms].sort().join(' ')).toString(36)}`,
    ...{ network_type: group.type, reason: group.reason, detection_reason: wordGroup(group, language) },
    severity: severityOf(group),
    entities: group.firms.map((node) => toEntity(loaded, node, language)),
    entity_count: group.firms.length,
    shared: group.shared.map((node) => toEntity(loaded, node, language)),
    ...{ observed: group.observed, expected: toFigure(group.expected), p_value: toFigure(group.pValue) },
    ...{
      adjusted_p_value: toFigure(Math.min(1, group.adjustedPValue)),
      looks: group.looks,
      sample_size: group.sampleSize,
    },
    confidence_score: Math.max(0, toRatio(group.confidence)),
    total_contract_value: group.rows.reduce((sum, row) => sum + Math.max(0, value[row] || 0), 0) / 100,
    records: await readActIds(loaded, group.rows.slice(0, limits.networkGroupRecordsShownMax)),
    record_count: group.rows.length,
  }
}
