// The introduction of the document: how to begin, in either language, in Markdown. Its requests are held against the schemas by a test.

import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'

const bodyMib = limits.bodyBytesMax / 2 ** 20

export const introduction: Readonly<Record<Language, string>> = {
  en: `Ask about Brazilian public contracts: Prumo answers with the anomalies that it finds, each with its evidence. They are a reason to look, and no
proof of wrongdoing. All values in the examples are made up.

## Sign in
\`\`\`bash
curl -s $api/auth/login --json '{"email": "ana@example.org", "password": "a plumb line is straight"}'
\`\`\`
The answer has an \`access_token\`, sent as \`Authorization: Bearer …\`, and a \`refresh_token\` for \`POST /auth/refresh\`. Programs use an API key
in \`X-API-Key\`.

## First question
\`\`\`bash
curl -s $api/investigations/start -H "Authorization: Bearer $token" --json '{"query": "contracts far above the usual price", "data_source": "compras_gov"}'
\`\`\`
Follow \`stream_url\`, or ask for \`/investigations/{id}/status\`, then for \`/results\`. \`Prefer: wait=30\` answers the results at once where they are
there in time. With an \`Idempotency-Key\` the request can be sent again without a second run.

## Language
Each path exists in English and Portuguese, and decides the names and words of the answer; on paths that both share Portuguese names in the body do, then \`Accept-Language\`.

## Errors
Every failure is \`{"error": {"code", "message", "details", "request_id", "timestamp"}}\`; \`Accept: application/problem+json\` asks for RFC 9457.
\`docs/errors\` explains each code.

## Pages
Lists take \`page\` and \`limit\`, \`sort\`, \`fields\` and \`filter[…]\`. Follow \`links.next\` to read all of a list.

## Streams
Events and WebSocket messages are described in \`asyncapi.json\`. The last id, sent as \`Last-Event-ID\`, resumes a stream.

## Assistants
\`POST /mcp\` speaks the Model Context Protocol: operations as tools, with links to the records behind each answer. \`Accept-Language: pt\` has them in Portuguese.

## Graph
\`/graphql\` offers the same operations as a graph (GraphQL): what several of them answer in one request. The names of a document decide its language.

## Limits
\`X-RateLimit-Remaining\` says what is left of the hour; after 429, \`Retry-After\` says when to ask again. A body has at most ${bodyMib} MiB.

## Webhooks
\`POST /webhooks\` sends events to an address, signed after Standard Webhooks. Events are kept for ${limits.eventsKeptDays} days and can be read at \`GET /events\`.

## Versions
\`X-API-Version: 1\` binds a client to this version. What will end says so in \`Deprecation\` and \`Sunset\`; \`docs/release-notes\` tells what changed.`,
  pt: `Pergunte sobre contratos públicos brasileiros: o Prumo responde com as anomalias que encontra, cada uma com suas evidências. Elas são motivo para
olhar, não prova de irregularidade. Todos os valores dos exemplos são fictícios.

## Entrar
\`\`\`bash
curl -s $api/auth/login --json '{"email": "ana@example.org", "senha": "um fio de prumo não mente"}'
\`\`\`
A resposta traz um \`token_acesso\`, enviado como \`Authorization: Bearer …\`, e um \`token_renovacao\` para \`POST /auth/refresh\`. Programas usam uma
chave de API em \`X-API-Key\`.

## Primeira pergunta
\`\`\`bash
curl -s $api/investigacoes/iniciar -H "Authorization: Bearer $token" --json '{"consulta": "contratos muito acima do preço usual", "fonte_dados": "compras_gov"}'
\`\`\`
Acompanhe \`url_stream\`, ou consulte \`/investigacoes/{id}/status\` e depois \`/resultados\`. \`Prefer: wait=30\` responde já com os resultados, se ficarem
prontos a tempo. Com uma \`Idempotency-Key\`, a requisição pode ser repetida sem uma segunda execução.

## Idioma
Cada caminho existe em inglês e em português e decide os nomes e as palavras da resposta; nos caminhos comuns, decidem nomes em português no corpo e depois \`Accept-Language\`.

## Erros
Toda falha é \`{"erro": {"codigo", "mensagem", "detalhes", "id_requisicao", "timestamp"}}\`; \`Accept: application/problem+json\` pede a RFC 9457.
\`docs/errors\` explica cada código.

## Páginas
Listas aceitam \`pagina\` e \`limite\`, \`ordenacao\`, \`campos\` e \`filtro[…]\`. Siga \`links.proxima\` para ler a lista inteira.

## Fluxos
Os eventos e as mensagens de WebSocket estão em \`asyncapi.pt.json\`. O último id, enviado como \`Last-Event-ID\`, retoma um fluxo.

## Assistentes
\`POST /mcp\` fala o Model Context Protocol: operações como ferramentas, com links para os registros por trás de cada resposta. \`Accept-Language: pt\` as oferece em português.

## Grafo
\`/graphql\` oferece as mesmas operações como um grafo (GraphQL): o que várias delas respondem em uma requisição. Os nomes do documento decidem seu idioma.

## Limites
\`X-RateLimit-Remaining\` diz quanto resta da hora; depois de 429, \`Retry-After\` diz quando perguntar de novo. Um corpo tem no máximo ${bodyMib} MiB.

## Webhooks
\`POST /webhooks\` envia eventos a um endereço, assinados no padrão Standard Webhooks. Os eventos ficam guardados por ${limits.eventsKeptDays} dias e podem ser lidos em \`GET /events\`.

## Versões
\`X-API-Version: 1\` prende um cliente a esta versão. O que vai acabar avisa em \`Deprecation\` e \`Sunset\`; \`docs/release-notes\` conta o que mudou.`,
}
