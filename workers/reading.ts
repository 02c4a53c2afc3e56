// Reading thread: reads what people write. It holds nothing open, so that it can be ended where a text takes too long.

import { type ReadingJob, readingWorks } from '../src/chat/reading-works.ts'

export default function readingJob({ work, given }: ReadingJob) {
  return readingWorks[work](given)
}
