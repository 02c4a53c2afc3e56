// An answer is worked out: from records on a thread, from findings and runs that the asker may read, or by starting a run.

import type { AnswerDraft, AnswerPart, FixedText } from '../../chat/answer-draft.ts'
import { asksForPerson } from '../../chat/asked-text.ts'
import type { ChatState, MessageReading } from '../../chat/chat-state.ts'
import type { FactsQuestion, RecordFacts } from '../../chat/facts/record-facts.ts'
import type { FocusItem } from '../../chat/focus-item.ts'
import { isThanks, plainOf } from '../../chat/message-cues.ts'
import { asksForExport, asksForOtherFormat } from '../../chat/report-wish.ts'
import { wholeOf } from '../../chat/share.ts'
import { answerAskedPrice } from '../../chat/skills/price-skill.ts'
import {
  answerAbout,
  answerFromRecords,
  answerNumbered,
  answerSanctions,
  answerShare,
  recordsIntents,
} from '../../chat/skills/records-skill.ts'
import { dayOf } from '../../domain/days.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import { limits } from '../../limits.ts'
import type { AnswerStep, AnswerWork } from './answer-work.ts'
import { askerOfAnswer } from './asker-of-answer.ts'
import type { ChatContext } from './context.ts'
import { explainFinding, tellProgress } from './own-runs.ts'
import { sayAll } from './say.ts'
import { startRun } from './start-run.ts'
import { tellOfRecord, tellSupplierPrices } from './tell-record.ts'
import { dossierReport, dossierWish, reportEvidence, tellReportOfRun } from './tell-report.ts'
import { tellRuns } from './tell-subject.ts'

/** The step that answers, or that starts what will. */
export async function workOut(context: ChatContext, work: AnswerWork): Promise<AnswerStep> {
  const reading = readingOf(work)
  const { state } = reading
  const { intent } = state
  const { lost, pointed, question } = work.answer
  const { subject } = reading
  const say = (draft: AnswerDraft) => sayAll(context, work, { draft })
  if (question.choice === undefined && asksForPerson(question.text)) return aside(context, work, 'cpf_not_searched')
  if (question.choice === undefined && asksForExport(plainOf(question.text))) return aside(context, work, 'export_way')
  if (question.choice === undefined && asksForOtherFormat(plainOf(question.text)))
    return aside(context, work, 'other_format')
  if (state.asked_price?.item === '') return aside(context, work, 'which_price')
  if (lost && reading.wish === 'price' && reading.change === 'new') return say(fixed('which_price'))
  if (lost) return say({ parts: [{ part: 'lost_reference', lost }], evidence: [], focus: [] })
  if (subject?.kind === 'record') return aboutNumber(context, work, { state, number: subject.id })
  if (subject) return say(await tellRuns(context, work, subject))
  const isOfParty = reading.reference === undefined || (pointed ?? reading.reference).kind === 'supplier'
  if (reading.wish === 'price' && isOfParty) return aboutPrices(context, work, state)
  if (reading.wish && pointed !== undefined && pointed.kind !== 'record')
    return say({ parts: [{ part: 'lost_reference', lost: { kind: 'item', candidates: 0 } }], evidence: [], focus: [] })
  if (pointed?.kind === 'record' && aboutOne.has(intent)) return aboutItem(context, work, { state, item: pointed })
  if (recordsIntents.has(intent)) return fromRecords(context, work, { state })
  switch (intent) {
    case 'data_held':
      return say(await heldDraft(context))
    case 'explain':
      return explain(context, work, state)
    case 'follow':
      return say(await tellProgress(context, work))
    case 'report':
      if (isOfRun(reading)) return say(await tellReportOfRun(context, work))
      return fromRecords(context, work, { state: { ...state, intent: 'dossier' }, first: 'report_later' })
    case 'investigate': {
      const caller = await askerOfAnswer(context, work)
      if (!caller.permissions.includes('write:investigations'))
        return fromRecords(context, work, { state: { ...state, intent: 'lookup' }, first: 'may_not_start' })
      const facts = await collectFacts(context, work, state)
      const isEmpty = facts.steps.some(({ records_left }) => records_left === 0)
      if (facts.isLost || facts.held === 0 || facts.places.length > 1 || facts.parties || isEmpty)
        return sayAll(context, work, { draft: answerFromRecords(state, facts), facts })
      return startRun(context, work, { caller, facts })
    }
    case 'help':
      return say(fixed('help'))
    case 'small_talk':
      return say(fixed(isThanks(work.answer.question.text) ? 'thanks' : 'greeting'))
    default:
      return say(fixed('off_topic'))
  }
}

/** Whether a report is asked for of a run: the one that is pointed to, or any where nothing else is named. */
function isOfRun(reading: MessageReading): boolean {
  if (reading.reference?.kind === 'investigation') return true
  return reading.reference === undefined && reading.understood.length + reading.state.named.length === 0
}

/** What leaves what was asked before as it is. */
async function aside(context: ChatContext, work: AnswerWork, text: FixedText): Promise<AnswerStep> {
  const { session: _, ...step } = await sayAll(context, work, { draft: fixed(text) })
  return step
}

/** What a record that is pointed to answers by itself. */
const aboutOne: ReadonlySet<string> = new Set(['lookup', 'count', 'sum', 'explain'])

/** A finding, or a record or group that was listed, beside those like it. */
async function explain(context: ChatContext, work: AnswerWork, state: ChatState): Promise<AnswerStep> {
  const { focus } = work.session
  const [only, second] = focus
  const item = work.answer.pointed ?? (second === undefined ? only : undefined)
  if (item === undefined || item.kind === 'anomaly')
    return sayAll(context, work, { draft: await explainFinding(context, work) })
  const before = work.session.state ?? state
  return aboutItem(context, work, { state: { ...before, intent: 'explain' }, item })
}

async function aboutItem(
  context: ChatContext,
  work: AnswerWork,
  { state, item }: { readonly state: ChatState; readonly item: FocusItem },
): Promise<AnswerStep> {
  const { wish } = readingOf(work)
  const { group_by: _, compare: __, ...rest } = state
  const plain = wish === 'price' ? { ...rest, intent: 'explain' as const } : rest
  const facts = await collectFacts(context, work, plain, { about: item, ...(wish && { wish }) })
  const draft = withUncounted(work, answerAbout(plain, facts, item))
  return sayAll(context, work, { draft: await tellOfRecord(context, work, { wish, facts, draft }), facts })
}

/** The records of a number, or that none has it. */
async function aboutNumber(
  context: ChatContext,
  work: AnswerWork,
  { state, number }: { readonly state: ChatState; readonly number: string },
): Promise<AnswerStep> {
  const { wish } = readingOf(work)
  const plain = wish === 'price' ? { ...state, intent: 'explain' as const } : state
  const facts = await collectFacts(context, work, plain, { number, ...(wish && { wish }) })
  const draft = withUncounted(work, answerNumbered(plain, facts, number))
  return sayAll(context, work, { draft: await tellOfRecord(context, work, { wish, facts, draft }), facts })
}

/** The prices of the supplier that is meant. */
async function aboutPrices(context: ChatContext, work: AnswerWork, state: ChatState): Promise<AnswerStep> {
  const { order: _, limit: __, group_by: ___, compare: ____, ...plain } = state
  const facts = await collectFacts(context, work, plain, { wish: 'price' })
  return sayAll(context, work, { draft: await tellSupplierPrices(context, work, { state: plain, facts }), facts })
}

/** A record after that what was paid on it is not counted here. */
function withUncounted(work: AnswerWork, draft: AnswerDraft): AnswerDraft {
  const { asked_kind: kind } = readingOf(work)
  if (kind !== 'payment' || draft.evidence.length === 0) return draft
  return { ...draft, parts: [{ part: 'other_kind', kind, counted: 'contract' }, ...draft.parts] }
}

function readingOf({ answer }: AnswerWork): MessageReading {
  if (answer.reading === undefined) throw new TypeError('the message has been read')
  return answer.reading
}

async function fromRecords(
  context: ChatContext,
  work: AnswerWork,
  { state, first }: { readonly state: ChatState; readonly first?: FixedText },
): Promise<AnswerStep> {
  const { share } = state
  const [facts, whole] = await Promise.all([
    collectFacts(context, work, state),
    share && collectFacts(context, work, wholeOf(state, share)),
  ])
  const draft = draftOf(state, facts, whole)
  const { asked_kind: kind } = readingOf(work)
  const isOther =
    kind !== undefined && !state.sanctions && kind !== facts.counted && draft.focus.length + draft.evidence.length > 0
  const { dropped = [], isPlain, isOfLastYears } = readingOf(work)
  const left = dropped.filter((name) => (facts.filters as Readonly<Record<string, unknown>>)[name] === undefined)
  const isFound = draft.evidence.length > 0
  const dossier = await dossierParts(context, work, { state, facts })
  const after: readonly AnswerPart[] =
    isPlain && draft.focus.length > 0 ? [{ part: 'fixed', text: 'plain_list' }] : dossier
  const isLater = first === 'report_later' && dossier.length === 0
  const before: readonly AnswerPart[] = [
    ...(first === undefined || (first === 'report_later' && !isLater) ? [] : [{ part: 'fixed', text: first } as const]),
    ...(isOfLastYears && isFound ? [{ part: 'fixed', text: 'last_years' } as const] : []),
    ...(left.length > 0 && isFound ? [{ part: 'left', filters: left } as const] : []),
    ...(state.anomaly_types.length > 0 && isFound && first !== 'may_not_start'
      ? [{ part: 'fixed', text: 'not_judged' } as const]
      : []),
    ...(isOther ? [{ part: 'other_kind', kind, counted: facts.counted } as const] : []),
  ]
  const parts = [...before, ...draft.parts, ...after]
  const evidence = [
    ...draft.evidence,
    ...dossier.flatMap((one) => (one.part === 'report_started' ? [reportEvidence(one.report)] : [])),
  ]
  return sayAll(context, work, { draft: { ...withWish(work, state, draft), parts, evidence }, facts })
}

/** Of one party that has contracts, its dossier that is being made, or where the whole of it is. */
async function dossierParts(
  context: ChatContext,
  work: AnswerWork,
  { state: { intent }, facts: { filters, totals } }: { readonly state: ChatState; readonly facts: RecordFacts },
): Promise<readonly AnswerPart[]> {
  if (intent !== 'dossier' || totals.count === 0) return []
  const report = await dossierReport(context, work, filters)
  if (report?.part === 'report_started') return [report]
  const [id, second] = [...(filters.suppliers ?? []), ...(filters.organizations ?? [])]
  const where: readonly AnswerPart[] =
    id !== undefined && second === undefined ? [{ part: 'dossier_of', id: maskTyped(id) }] : []
  return [...where, ...(report ? [report] : [])]
}

/** Which of several is meant: the choice goes on with the report that is asked for. */
function withWish(work: AnswerWork, { intent }: ChatState, draft: AnswerDraft): AnswerDraft {
  const report = intent === 'dossier' ? dossierWish(work) : undefined
  if (draft.options === undefined || report === undefined) return draft
  return { ...draft, options: draft.options.map((option) => ({ ...option, report })) }
}

function draftOf(state: ChatState, facts: RecordFacts, whole: RecordFacts | undefined): AnswerDraft {
  const { share, sanctions, asked_price } = state
  if (asked_price) return answerAskedPrice(state, facts)
  if (sanctions) return answerSanctions(state, facts)
  return share && whole ? answerShare({ state, share }, facts, whole) : answerFromRecords(state, facts)
}

function collectFacts(
  context: ChatContext,
  { answer, aborted }: AnswerWork,
  ...[state, one]: readonly [ChatState, Pick<FactsQuestion, 'about' | 'number' | 'wish'>?]
): Promise<RecordFacts> {
  const { language, question } = answer
  const limit = Math.min(limits.chatRecordsShownMax, state.limit ?? limits.chatRecordsShown)
  const register = state.sanctions ? { sanctions_on: dayOf(context.clock.now()) } : {}
  return context.collect({ state, given: question.filters, language, skip: 0, limit, ...register, ...one }, aborted)
}

async function heldDraft({ lookups }: ChatContext): Promise<AnswerDraft> {
  const covered = await lookups.run({ type: 'cover' })
  const sources = covered.filter(({ records }) => records > 0)
  return {
    parts: [sources.length === 0 ? { part: 'empty_store' } : { part: 'held', held: { sources } }],
    evidence: sources.map(({ source: id }) => ({ kind: 'source', id })),
    focus: [],
  }
}

function fixed(text: FixedText): AnswerDraft {
  return { parts: [{ part: 'fixed', text }], evidence: [], focus: [] }
}
