// A text in chunks that end where words end, so that no reader sees half of one.

import { limits } from '../limits.ts'

/** The chunks, which joined are the text. */
export function toChunks(text: string): readonly string[] {
  const chunks: string[] = []
  let chunk = ''
  for (const [word] of text.matchAll(/\s*\S+\s*$|\s*\S+/g)) {
    if (chunk !== '' && chunk.length + word.length > limits.chatChunkCharactersMax) {
      chunks.push(chunk)
      chunk = ''
    }
    chunk += word
  }
  return chunk === '' ? chunks : [...chunks, chunk]
}
