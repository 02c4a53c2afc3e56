// Sanctions of an entity, as the registers list them: by the id, and so of a company with all its branches.

import { isDay, sanctionListCodes } from '../../dataset/dataset.ts'
import { membersOf } from '../../dataset/group-keys.ts'
import type { NetworkSanction } from '../../domain/generated/wire-types.ts'
import { maskPersonalIds } from '../../domain/mask-personal-ids.ts'
import { publicRecordId } from '../../reports/shown-record.ts'
import type { LoadedNetwork } from './loaded-network.ts'

/** Whether a register lists a sanction that has effect on a day. */
export function isSanctioned(loaded: LoadedNetwork, node: number, today: number): boolean {
  return membersOf(loaded.sanctions, node).some((row) => isInForce(loaded, row, today))
}

function isInForce({ network }: LoadedNetwork, row: number, today: number): boolean {
  const { start_day, end_day, withdrawn_day, suspended_day, resumed_day } = network.data.sanctions
  if (isDay(start_day[row]) && start_day[row] > today) return false
  if (isDay(end_day[row]) && end_day[row] < today) return false
  if (isDay(withdrawn_day[row]) && withdrawn_day[row] <= today) return false
  const isSuspended = isDay(suspended_day[row]) && suspended_day[row] <= today
  return !isSuspended || (isDay(resumed_day[row]) && resumed_day[row] <= today)
}

export async function readSanctions(loaded: LoadedNetwork, node: number, today: number): Promise<NetworkSanction[]> {
  const rows = [...membersOf(loaded.sanctions, node)]
  const { data } = loaded.network
  const read = await loaded.records.documents(data, 'sanctions', rows)
  return rows.map((row, at): NetworkSanction => {
    const record = read[at]
    const id = record && publicRecordId(record)
    return {
      ...(id !== undefined && { record_id: id }),
      list: sanctionListCodes[data.sanctions.list[row]] ?? '',
      ...(record?.sanction_type !== undefined && { sanction_type: maskPersonalIds(record.sanction_type) }),
      ...(record?.start !== undefined && { start: record.start }),
      ...(record?.end !== undefined && { end: record.end }),
      ...(record?.sanctioning_body !== undefined && { sanctioning_body: record.sanctioning_body }),
      is_in_force: isInForce(loaded, row, today),
    }
  })
}
