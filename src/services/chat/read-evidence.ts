// The evidence of an answer: the query of a figure, the figure, and the records that it was made of, a page at a time.

import type { AnswerEvidence, EvidenceGroup, EvidenceSelection } from '../../chat/answer-draft.ts'
import type { ChatState } from '../../chat/chat-state.ts'
import { filterOfGroup } from '../../chat/point-at.ts'
import { groupText } from '../../chat/wording/group-text.ts'
import { sourceNames } from '../../chat/wording/words.ts'
import type { Caller } from '../../domain/caller.ts'
import type { ChatRecord, DateRange } from '../../domain/generated/wire-types.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { ChatContext } from './context.ts'
import { getAnswer } from './conversation.ts'
import { evidenceKey } from './keys.ts'

export interface EvidenceWish {
  readonly message_id: string
  readonly evidence_id: string
  readonly page: number
  readonly limit: number
}

export interface EvidencePage {
  readonly id: string
  readonly selection: EvidenceSelection
  readonly records: readonly ChatRecord[]
}

/** The name of a source, as evidence that opens what is held of it. */
export function sourceLabel(id: string, language: Language): string {
  return sourceNames[id]?.[language] ?? id
}

/** A group by its name, as evidence that opens its records. */
export function groupLabel(group: EvidenceGroup, language: Language): string {
  return groupText(group, group.by, language)
}

/** The filters of a selection with what makes one group of it. */
export function filtersOf({ state: { filters }, group }: EvidenceSelection): ChatState['filters'] {
  // No filter selects what does not say its group.
  if (group === undefined || group.key === '') return filters
  const own = filterOfGroup(group.by, group.key)
  const { date_range, regions } = filters
  // A town or a few days that were asked for say more than the state or the year that they lie in.
  const isNarrower = own.regions !== undefined && regions?.some((code) => /^\d/.test(code)) === true
  return {
    ...filters,
    ...own,
    ...(own.date_range && { date_range: within(own.date_range, date_range) }),
    ...(isNarrower && regions && { regions }),
  }
}

function within(own: DateRange, { start = '', end = '\uffff' }: DateRange = {}): DateRange {
  const last = own.end ?? end
  return { start: (own.start ?? '') > start ? (own.start ?? '') : start, end: last < end ? last : end }
}

/** Throws RESOURCE_NOT_FOUND for what is no figure of an answer of the caller's. */
export async function readEvidence(
  context: ChatContext,
  { message_id, evidence_id: id, page, limit }: EvidenceWish,
  {
    caller,
    language,
    aborted,
  }: { readonly caller: Caller; readonly language: Language; readonly aborted: AbortSignal },
): Promise<EvidencePage> {
  await getAnswer(context.state, message_id, caller)
  const bytes = await context.state.get(evidenceKey(message_id))
  const evidence = bytes === undefined ? [] : parseStored<readonly AnswerEvidence[]>(bytes)
  const found = evidence.find((one) => one.id === id)
  if (found?.kind !== 'aggregate')
    throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  const { selection } = found
  const { state, version, counted, peers_of, group } = selection
  const { group_by: _, compare: __, ...plain } = state
  const question = {
    state: plain,
    given: {},
    language,
    ...{ version, counted },
    skip: (page - 1) * limit,
    limit,
    ...(peers_of && { peers_of }),
    ...(group && { group_of: group }),
  }
  const { records } = await context.collect(question, aborted)
  return { id, selection, records }
}
