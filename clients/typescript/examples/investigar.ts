// Da pergunta ao que foi encontrado: entra, inicia uma investigação, acompanha, lê os resultados e, depois, todas as outras.

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

interface Conta {
  readonly baseUrl: string
  readonly email: string
  readonly senha: string
}

/** O que foi encontrado, uma linha para cada indício. */
export async function investigar({ baseUrl, email, senha }: Conta, pergunta: string): Promise<string[]> {
  const linhas: string[] = []
  const cliente = createClient({
    baseUrl,
    language: 'pt',
    // Entra com a primeira requisição e renova os tokens.
    credentials: session({ email, password: senha }),
    logger({ level, event, operation, message }) {
      if (level === 'warn') linhas.push(`${event} ${operation}: ${message}`)
    },
  })
  try {
    const body = { consulta: pergunta, fonte_dados: 'compras_gov' } as const
    // Enviada de novo se não vier resposta: a chave de idempotência garante que uma só investigação comece.
    const inicio = await startInvestigation(cliente, { body, maxRetries: 5 })
    const { id_investigacao } = inicio.data
    linhas.push(`iniciada pela requisição ${inicio.requestId}, tentativa ${inicio.attempts}`)
    // Retoma onde a conexão cair e termina com a investigação.
    for await (const { event, data } of investigationStream(cliente, { params: { id_investigacao } }))
      if (event === 'completo') linhas.push(`${data.total_anomalias} anomalias`)
    const { data } = await investigationResults(cliente, { params: { id_investigacao } })
    for (const { severidade, descricao } of data.anomalias) linhas.push(`${severidade}: ${descricao}`)
    // Lê uma página depois da outra.
    for await (const { consulta, status } of items(listInvestigations(cliente, { query: { limite: 50 } })))
      linhas.push(`${status}: ${consulta}`)
  } catch (error) {
    if (!isApiError(error, 'ERRO_VALIDACAO', 'DADOS_INSUFICIENTES')) throw error
    linhas.push(`${error.code}: ${error.message} ${error.field ?? ''} (requisição ${error.requestId})`)
  }
  return linhas
}
