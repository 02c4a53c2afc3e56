// The evidence of an answer: the query of a figure, the figure, and the records that it was made of, a page at a time.

import type { AnswerEvidence, EvidenceSelection } from '../../chat/answer-draft.ts'
import { sourceNames } from '../../chat/wording/words.ts'
import type { Caller } from '../../domain/caller.ts'
import type { ChatRecord } from '../../domain/generated/wire-types.ts'
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
  const { state, version, peers_of } = selection
  const { group_by: _, compare: __, ...plain } = state
  const question = {
    state: plain,
    given: {},
    language,
    version,
    skip: (page - 1) * limit,
    limit,
    ...(peers_of && { peers_of }),
  }
  const { records } = await context.collect(question, aborted)
  return { id, selection, records }
}
