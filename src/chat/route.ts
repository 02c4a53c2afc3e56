// Which agent answers what.

import type { Intent } from '../question/question-reading.ts'

const agents: Readonly<Record<Intent, string>> = {
  investigate: 'coordinator',
  follow: 'coordinator',
  lookup: 'collector',
  count: 'collector',
  sum: 'collector',
  compare: 'collector',
  dossier: 'collector',
  data_held: 'collector',
  explain: 'reporter',
  report: 'reporter',
  help: 'chat_router',
  small_talk: 'chat_router',
  off_topic: 'chat_router',
}

/** The agent whose job it is. */
export function agentFor(intent: Intent): string {
  return agents[intent]
}
