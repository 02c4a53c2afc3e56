// The texts of an answer, in the words of the text model where it has other ones that say the same.

import type { AnswerPart } from '../../chat/answer-draft.ts'
import { checkPhrasing } from '../../chat/phrasing/check-phrasing.ts'
import { phrasedTexts } from '../../chat/phrasing/phrased-parts.ts'
import { wordPart } from '../../chat/wording/word-parts.ts'
import type { AnswerWork } from './answer-work.ts'
import type { ChatContext } from './context.ts'

/** One text a part. Without a model, and where anything of its wording is in doubt, those of the templates. */
export async function phraseParts(
  { textModel }: Pick<ChatContext, 'textModel'>,
  { answer: { language }, aborted }: Pick<AnswerWork, 'answer' | 'aborted'>,
  parts: readonly AnswerPart[],
): Promise<readonly string[]> {
  const texts = parts.map((part) => wordPart(part, language))
  const wanted = textModel === null ? [] : phrasedTexts(parts, language)
  if (textModel === null || wanted.length === 0) return texts
  const lines = wanted.map(({ text, names }) => ({ text, names: names.filter((name) => text.includes(name)) }))
  const reply = await textModel.phrase(lines, { language, aborted })
  if (reply.type === 'none') {
    textModel.note(reply.outcome, reply.reason)
    return texts
  }
  const checked = wanted.map(({ text, names }, index) =>
    checkPhrasing(text, reply.lines[index] ?? '', { language, names }),
  )
  const refused = checked.find(({ type }) => type === 'refused')
  if (refused?.type === 'refused') {
    textModel.note('rejected', refused.reason)
    return texts
  }
  textModel.note('used')
  const phrased = new Map(wanted.map(({ place }, index) => [place, checked[index]]))
  return texts.map((text, place) => {
    const one = phrased.get(place)
    return one?.type === 'accepted' ? one.text : text
  })
}
