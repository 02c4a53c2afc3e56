// From a question to what was found: signs in, starts an investigation, follows it, and reads its results and all others.

import {
  createClient,
  investigationResults,
  investigationStream,
  isApiError,
  items,
  listInvestigations,
  session,
  startInvestigation,
} from 'prumo-client'

interface Account {
  readonly baseUrl: string
  readonly email: string
  readonly password: string
}

/** What was found, in a line each. */
export async function investigate({ baseUrl, email, password }: Account, question: string): Promise<string[]> {
  const lines: string[] = []
  const client = createClient({
    baseUrl,
    language: 'en',
    // Signs in with the first request, and renews its tokens.
    credentials: session({ email, password }),
    logger({ level, event, operation, message }) {
      if (level === 'warn') lines.push(`${event} ${operation}: ${message}`)
    },
  })
  try {
    const body = { query: question, data_source: 'compras_gov' } as const
    // Sent again where no answer comes: its idempotency key makes sure that only one investigation is started.
    const started = await startInvestigation(client, { body, maxRetries: 5 })
    const { investigation_id } = started.data
    lines.push(`started by request ${started.requestId}, attempt ${started.attempts}`)
    // Resumes where the connection breaks, and ends with the investigation.
    for await (const { event, data } of investigationStream(client, { params: { investigation_id } }))
      if (event === 'complete') lines.push(`${data.total_anomalies} anomalies`)
    const { data } = await investigationResults(client, { params: { investigation_id } })
    for (const { severity, description } of data.anomalies) lines.push(`${severity}: ${description}`)
    // Reads page after page.
    for await (const { query, status } of items(listInvestigations(client, { query: { limit: 50 } })))
      lines.push(`${status}: ${query}`)
  } catch (error) {
    if (!isApiError(error, 'VALIDATION_ERROR', 'INSUFFICIENT_DATA')) throw error
    lines.push(`${error.code}: ${error.message} ${error.field ?? ''} (request ${error.requestId})`)
  }
  return lines
}
