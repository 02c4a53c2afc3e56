// What each version of the interface brought, for the page of release notes; CHANGELOG.md has all of it, in English.

import type { Language } from '../domain/vocabulary.ts'

type Text = Readonly<Record<Language, string>>

export interface ReleaseNotes {
  /** As CHANGELOG.md heads it. */
  readonly version: string
  readonly added: readonly Text[]
  readonly changed: readonly Text[]
}

/** By version, newest first. Code stands between backticks. */
export const releaseNotes: readonly ReleaseNotes[] = [
  {
    version: 'Unreleased',
    added: [
      {
        en: 'Investigations from a question in English or Portuguese to results: start, queue, list, read, status, progress, results, cancel, retry, delete, and a live event stream that resumes.',
        pt: 'Investigações, de uma pergunta em português ou inglês até os resultados: iniciar, enfileirar, listar, ler, situação, andamento, resultados, cancelar, repetir, excluir, e um fluxo de eventos ao vivo que se retoma.',
      },
      {
        en: '`Prefer: wait=N` on the start answers the results where they are there in time.',
        pt: '`Prefer: wait=N` no início responde os resultados quando ficam prontos a tempo.',
      },
      {
        en: "WebSocket feeds `/api/v1/ws` and `/api/v1/ws/investigations/{id}`, and `GET /api/v1/events`, the log of what happened to one's own investigations.",
        pt: 'WebSockets `/api/v1/ws` e `/api/v1/ws/investigacoes/{id}`, e `GET /api/v1/events`, o registro do que aconteceu às próprias investigações.',
      },
      {
        en: 'Conversations: questions in one’s own words and their answers, over `POST /api/v1/chat/stream`, `POST /api/v1/chat/message` and the WebSocket `/api/v1/chat/ws`.',
        pt: 'Conversas: perguntas com as próprias palavras e suas respostas, por `POST /api/v1/chat/stream`, `POST /api/v1/chat/message` e o WebSocket `/api/v1/chat/ws`.',
      },
      {
        en: 'Webhooks signed after Standard Webhooks, with filters, tests, rotation of secrets, redelivery and recovery; watches, saved investigations that say what is new, gone and changed.',
        pt: 'Webhooks assinados conforme Standard Webhooks, com filtros, testes, troca de segredos, reenvio e recuperação; vigilâncias, investigações salvas que dizem o que é novo, sumiu e mudou.',
      },
      {
        en: 'Sign-in with a second factor, sessions, users, teams, roles, API keys, settings, and an audit trail with proofs.',
        pt: 'Entrada com segundo fator, sessões, usuários, equipes, funções, chaves de API, configurações e uma trilha de auditoria com provas.',
      },
      {
        en: 'Lookups of contracts, expenses, agreements and figures of places; `POST /api/v1/anomalies/detect` and `GET /api/v1/analyze/contracts`; imports with a report.',
        pt: 'Consultas de contratos, despesas, convênios e dados de lugares; `POST /api/v1/anomalies/detect` e `GET /api/v1/analyze/contracts`; importações com relatório.',
      },
      {
        en: '`POST /api/v1/chat/stream` and `POST /api/v1/chat/message` answer questions in a conversation, and every figure opens to its query and records; histories can be listed, renamed and deleted.',
        pt: '`POST /api/v1/chat/stream` e `POST /api/v1/chat/message` respondem perguntas numa conversa, e todo número se abre até a consulta e os registros; os históricos podem ser listados, renomeados e excluídos.',
      },
      {
        en: '`/api/v1/graphql`: the operations as a graph, in English and Portuguese.',
        pt: '`/api/v1/graphql`: as operações como um grafo, em inglês e português.',
      },
      {
        en: 'Assistants of others: `POST /api/v1/mcp` and `prumo mcp` offer operations as tools of the Model Context Protocol, with links to the records behind each answer.',
        pt: 'Assistentes de terceiros: `POST /api/v1/mcp` e `prumo mcp` oferecem operações como ferramentas do Model Context Protocol, com links para os registros por trás de cada resposta.',
      },
      {
        en: 'Agents: `GET /api/v1/agents` lists them, `GET /api/v1/agents/status` says what they are at, and each can be asked by itself.',
        pt: 'Agentes: `GET /api/v1/agents` os lista, `GET /api/v1/agents/status` diz em que trabalham, e cada um pode ser consultado à parte.',
      },
      {
        en: '`POST /api/v1/investigations/batch` starts up to 50 investigations at once, each answered by itself.',
        pt: '`POST /api/v1/investigacoes/lote` inicia até 50 investigações de uma vez, cada uma com sua resposta.',
      },
      {
        en: 'Lists and lookups lead on by a `cursor` in `links.next`; `updated_since` keeps a copy current, and `Accept: application/x-ndjson` sends lookups as lines of JSON.',
        pt: 'Listas e consultas continuam por um `cursor` em `links.proxima`; `atualizado_desde` mantém uma cópia em dia, e `Accept: application/x-ndjson` envia as consultas como linhas de JSON.',
      },
      {
        en: '`GET /api/v1/usage`: the requests of the hour, what the limits leave, what runs and what is kept.',
        pt: '`GET /api/v1/usage`: as requisições da hora, o que resta dos limites, o que está em execução e o que está guardado.',
      },
      {
        en: 'A typed client for browsers and Node, `clients/typescript`, and every message of streams and WebSockets in `/asyncapi.json`.',
        pt: 'Um cliente tipado para navegadores e Node, `clients/typescript`, e toda mensagem de fluxos e WebSockets em `/asyncapi.pt.json`.',
      },
      {
        en: '`Idempotency-Key` on every creating POST, `ETag` with `If-None-Match` on reads and `If-Match` on edits.',
        pt: '`Idempotency-Key` em todo POST que cria, `ETag` com `If-None-Match` nas leituras e `If-Match` nas alterações.',
      },
      {
        en: '`X-API-Version` in requests and answers, and `Deprecation`, `Sunset` and `Link` on every answer of what will end.',
        pt: '`X-API-Version` em requisições e respostas, e `Deprecation`, `Sunset` e `Link` em toda resposta do que vai terminar.',
      },
      {
        en: 'A page for each error, failures as `application/problem+json`, answers as `application/vnd.api+json`, and creating bodies as `{data: {type, attributes}}`.',
        pt: 'Uma página para cada erro, falhas como `application/problem+json`, respostas como `application/vnd.api+json`, e corpos de criação como `{dados: {tipo, atributos}}`.',
      },
    ],
    changed: [
      {
        en: 'Portuguese answers are Portuguese throughout. Clients that read our own names in them in English have to read the Portuguese ones.',
        pt: 'Respostas em português são em português por inteiro. Clientes que liam nelas nomes nossos em inglês têm de ler os nomes em português.',
      },
      {
        en: 'A challenge (`WWW-Authenticate`) says why, and which permission is missing.',
        pt: 'O desafio (`WWW-Authenticate`) diz por quê e qual permissão falta.',
      },
      {
        en: 'A POST that makes something answers 201, tickets, backup codes, rotated keys and secrets included.',
        pt: 'Um POST que cria algo responde 201, inclusive tickets, códigos de backup e chaves e segredos trocados.',
      },
    ],
  },
]
