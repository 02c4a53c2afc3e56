// Handlers of the agents module.

import type { AgentPart, AgentReply, AgentRequest, MultiAgentReply } from '../../domain/generated/wire-types.ts'
import type { DataSource, Language } from '../../domain/vocabulary.ts'
import type { AgentAnswer } from '../../services/agents/agent-ask.ts'
import {
  type AskedPart,
  askSeveral,
  joinAnswers,
  type SeveralAnswers,
  wordPlan,
  wordSourceRead,
} from '../../services/agents/ask-several.ts'
import type { AgentsContext } from '../../services/agents/context.ts'
import { findAgents, getNamed, listAgents, readAgent, readAgentsStatus } from '../../services/agents/read-agents.ts'
import type { ChatContext } from '../../services/chat/context.ts'
import { keepInSession, readInSession } from '../../services/chat/exchange-in-session.ts'
import { wordFailure } from '../../wire/envelope.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function agentHandlers(context: AgentsContext, chat: ChatContext) {
  return {
    list_agents: (request) => ({ body: toList(request, listAgents(context, request.query, request.language)) }),
    find_agents: ({ body, language }) => ({ body: findAgents(context, body, language) }),
    get_agent: ({ params, language }) => ({ body: readAgent(context, params.agent_name, language) }),
    agents_status: () => ({ body: readAgentsStatus(context) }),
    async ask_agent(request) {
      const { name: agent } = getNamed(request.params.agent_name)
      const start = context.clock.monotonic()
      const ask = { agent, ...toAsk(request) }
      const answer = await context.askAgent(ask, askerOf(request), request.aborted)
      return { body: toReply(withSource(answer, request.language), context.clock.monotonic() - start) }
    },
    async ask_agents(request) {
      const { agents, session_id } = request.body
      const { caller, language, aborted: signal } = request
      const ask = { ...(agents && { agents }), ...toAsk(request) }
      const how = { asker: askerOf(request), signal }
      if (session_id === undefined) return { body: toReplies(await askSeveral(context, ask, how), language) }
      const asked = { session_id, text: ask.query, given: ask.filters }
      const question = await readInSession(chat, asked, { caller, language, signal })
      const reply = toReplies(await askSeveral(context, { ...ask, ...question.alone, ...named(ask) }, how), language)
      const message_id = await keepInSession(chat, question, { reply, caller, language })
      return { body: { ...reply, session_id, message_id } }
    },
  } satisfies Partial<Handlers>
}

/** The source that a request names wins over the one of a conversation. */
function named({ data_source }: { readonly data_source?: DataSource }) {
  return data_source === undefined ? {} : { data_source }
}

type Asked = Pick<AgentRequest, 'query' | 'filters' | 'data_source' | 'options'>

function toAsk({ body, language }: { readonly body: Asked; readonly language: Language }) {
  const { query, filters, data_source, options } = body
  return { query, filters, language, ...options, ...(data_source && { data_source }) }
}

function toReply(
  { agent, investigation_id, anomalies_detected, confidence, ...result }: AgentAnswer,
  ms: number,
): AgentReply {
  return {
    agent,
    result: toResult(result),
    ...(investigation_id !== undefined && { investigation_id }),
    metadata: {
      processing_time: Math.max(0, Math.round(ms)),
      ...(anomalies_detected !== undefined && { anomalies_detected }),
      ...(confidence !== undefined && { confidence }),
    },
    success: true,
  }
}

/** The answer with the sentence that one source of several was read. */
function withSource(answer: AgentAnswer, language: Language): AgentAnswer {
  const said = wordSourceRead(answer, language)
  const { isOneOfSources: _, ...rest } = answer
  return said === '' ? rest : { ...rest, answer: `${rest.answer}\n${said}` }
}

function toResult({ filters, ignored, notes, evidence, ...rest }: Omit<AgentAnswer, 'agent'>) {
  return { ...rest, filters: [...filters], ignored: [...ignored], notes: [...notes], evidence: [...evidence] }
}

function toReplies({ plan, parts, ignored, ...rest }: SeveralAnswers, language: Language): MultiAgentReply {
  const shown = parts.map((part) => toPart(part, language))
  const told = shown.map(({ answer }, index) => ({ agent: parts[index].agent, answer }))
  const read = parts.map((part) => ('answer' in part ? wordSourceRead(part.answer, language) : ''))
  const said = read.find((text) => text !== '')
  const answer = joinAnswers(told, language) + (said === undefined ? '' : `\n\n${said}`)
  return { ...rest, answer, plan: wordPlan(plan, language), parts: shown, ignored: [...ignored] }
}

function toPart(part: AskedPart, language: Language): AgentPart {
  const { agent } = part
  if ('failure' in part) {
    const error = wordFailure(part.failure, language)
    return { agent, answer: error.message, evidence: [], error }
  }
  const { answer, confidence, anomalies_detected, investigation_id, evidence } = part.answer
  return {
    agent,
    answer,
    ...(confidence !== undefined && { confidence }),
    ...(anomalies_detected !== undefined && { anomalies_detected }),
    ...(investigation_id !== undefined && { investigation_id }),
    evidence: [...evidence],
  }
}
