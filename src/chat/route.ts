// Which agent answers what.

import { findAgent } from '../domain/agents.ts'
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

/** The agent whose job it is: the one that is asked for where it is its own; an analyst's is what an investigation looks for. */
export function agentFor(intent: Intent, asked?: string): string {
  const isAnalysts = intent === 'investigate' && asked !== undefined && findAgent(asked)?.type !== undefined
  return isAnalysts ? asked : agents[intent]
}
