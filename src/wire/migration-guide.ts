// The guide from v0 to v1 of the interface: what clients of the earlier one know, and what takes its place.

import type { Language } from '../domain/vocabulary.ts'

type Text = Readonly<Record<Language, string>>

export interface MigrationTopic {
  readonly title: Text
  readonly intro: Text
  readonly rows: readonly { readonly before: Text; readonly now: Text }[]
}

const same = (text: string): Text => ({ en: text, pt: text })

/** In the order in which a client is best changed. Code stands between backticks. */
export const migrationGuide: readonly MigrationTopic[] = [
  {
    title: { en: 'Base path and version', pt: 'Caminho base e versão' },
    intro: {
      en: 'Every path starts with `/api/v1`, but for probes, metrics and documents. Every answer says its version in `X-API-Version`, and a request may ask for it there: `0` is refused with 410, API_SUNSET.',
      pt: 'Todo caminho começa com `/api/v1`, exceto sondas, métricas e documentos. Toda resposta diz a versão em `X-API-Version`, e uma requisição pode pedi-la ali: `0` é recusada com 410, API_ENCERRADA.',
    },
    rows: [
      { before: same('`GET /health/` → `ok`'), now: same('`GET /health`, `GET /health/live`') },
      {
        before: { en: '`/health/ready` is 200 whatever the state', pt: '`/health/ready` é 200 em qualquer estado' },
        now: {
          en: '`GET /health/ready` is 503 while the service starts, stops or cannot store',
          pt: '`GET /health/ready` é 503 enquanto o serviço inicia, encerra ou não pode gravar',
        },
      },
      { before: same('`/health/metrics`'), now: same('`GET /metrics`, `GET /health/metrics`') },
    ],
  },
  {
    title: { en: 'Signing in', pt: 'Entrar' },
    intro: {
      en: 'People and programs sign in and send the access token in `Authorization: Bearer`. API keys in `X-API-Key` stay for services.',
      pt: 'Pessoas e programas entram e enviam o token de acesso em `Authorization: Bearer`. Chaves de API em `X-API-Key` continuam para serviços.',
    },
    rows: [
      {
        before: {
          en: 'A token of 30 minutes (`expires_in` 1800), renewed again and again with the same refresh token',
          pt: 'Um token de 30 minutos (`expires_in` 1800), renovado sempre com o mesmo token de renovação',
        },
        now: {
          en: 'A token of 15 minutes (900); `POST /api/v1/auth/refresh` answers a new refresh token each time, five times, and the one before is void',
          pt: 'Um token de 15 minutos (900); `POST /api/v1/auth/refresh` responde um novo token de renovação a cada vez, cinco vezes, e o anterior deixa de valer',
        },
      },
      {
        before: same('`POST /auth/change-password` `old_password`'),
        now: {
          en: '`POST /api/v1/auth/change-password` with `current_password`; other sessions end',
          pt: '`POST /api/v1/auth/change-password` com `senha_atual`; as outras sessões terminam',
        },
      },
      {
        before: {
          en: 'A token stays valid after `/auth/logout`',
          pt: 'O token continua válido depois de `/auth/logout`',
        },
        now: {
          en: '`POST /api/v1/auth/logout` ends the session and its tokens',
          pt: '`POST /api/v1/auth/logout` encerra a sessão e seus tokens',
        },
      },
      { before: same('`POST /auth/verify`'), now: same('`GET /api/v1/auth/me`') },
      {
        before: same('`GET /auth/users`, `POST /auth/users/{id}/deactivate`'),
        now: same('`GET /api/v1/admin/users`, `PATCH /api/v1/admin/users/{user_id}`'),
      },
      {
        before: {
          en: 'Public reads without a credential',
          pt: 'Leituras públicas sem credencial',
        },
        now: {
          en: 'Every operation but signing in, probes and documents needs one',
          pt: 'Toda operação, exceto entrar, sondas e documentos, exige uma',
        },
      },
    ],
  },
  {
    title: { en: 'Errors', pt: 'Erros' },
    intro: {
      en: 'Every failure is `{error: {code, message, details, request_id, timestamp}}`. Rely on the code, which has a page of its own, and on `details.reason`.',
      pt: 'Toda falha é `{erro: {codigo, mensagem, detalhes, id_requisicao, timestamp}}`. Confie no código, que tem uma página própria, e em `detalhes.motivo`.',
    },
    rows: [
      {
        before: { en: 'A text in `detail`', pt: 'Um texto em `detail`' },
        now: {
          en: 'The envelope, or `application/problem+json` where `Accept` names it',
          pt: 'O envelope, ou `application/problem+json` quando `Accept` o indica',
        },
      },
      {
        before: {
          en: 'Results of an unfinished run: an answer without results',
          pt: 'Resultados de uma execução não terminada: uma resposta sem resultados',
        },
        now: {
          en: '409 INVESTIGATION_IN_PROGRESS with `Retry-After`',
          pt: '409 INVESTIGACAO_EM_ANDAMENTO com `Retry-After`',
        },
      },
    ],
  },
  {
    title: { en: 'Lists', pt: 'Listas' },
    intro: {
      en: 'Every list has pages: `page` and `limit` (at most 100), `sort`, `fields` and `filter[field]`. Follow `links.next` to the end.',
      pt: 'Toda lista tem páginas: `pagina` e `limite` (no máximo 100), `ordenacao`, `campos` e `filtro[campo]`. Siga `links.proxima` até o fim.',
    },
    rows: [
      {
        before: { en: 'A bare array', pt: 'Um array puro' },
        now: {
          en: '`{data, meta: {total, page, limit, pages}, links}`',
          pt: '`{dados, meta: {total, pagina, limite, paginas}, links}`',
        },
      },
      {
        before: {
          en: '`offset` and `limit` up to 1000 in `/audit/events`',
          pt: '`offset` e `limit` até 1000 em `/audit/events`',
        },
        now: {
          en: '`GET /api/v1/audit/events` in pages, all at once by `GET /api/v1/audit/export`',
          pt: '`GET /api/v1/audit/events` em páginas, tudo de uma vez por `GET /api/v1/audit/export`',
        },
      },
      {
        before: {
          en: '`/transparency/contracts`: `contracts`, `total`, `sources`, `errors`, with `start_date` and `end_date`',
          pt: '`/transparency/contracts`: `contracts`, `total`, `sources`, `errors`, com `start_date` e `end_date`',
        },
        now: {
          en: '`GET /api/v1/transparency/contracts`: `data`, `meta.total`, `meta.sources`, `meta.errors`, with `date_from` and `date_to`',
          pt: '`GET /api/v1/transparency/contracts`: `dados`, `meta.total`, `meta.fontes`, `meta.erros`, com `data_de` e `data_ate`',
        },
      },
    ],
  },
  {
    title: { en: 'Investigations', pt: 'Investigações' },
    intro: {
      en: 'One operation starts a run, a stream or the status follows it, and the results are read once it has ended.',
      pt: 'Uma operação inicia a execução, um fluxo ou a situação a acompanha, e os resultados são lidos quando ela termina.',
    },
    rows: [
      {
        before: {
          en: 'Status words `started`, `running`, `completed`, `failed`',
          pt: 'Situações `started`, `running`, `completed`, `failed`',
        },
        now: {
          en: '`pending`, `processing`, `completed`, `failed`, `cancelled`',
          pt: '`pendente`, `processando`, `concluida`, `falhada`, `cancelada`',
        },
      },
      {
        before: {
          en: '`progress` from 0 to 1 at the top of the status',
          pt: '`progress` de 0 a 1 no topo da situação',
        },
        now: {
          en: '`progress.percentage` from 0 to 100, in `GET /api/v1/investigations/{investigation_id}/status`',
          pt: '`progresso.porcentagem` de 0 a 100, em `GET /api/v1/investigacoes/{id_investigacao}/status`',
        },
      },
      {
        before: {
          en: 'Types `price`, `vendor`, `temporal`, `payment`, `duplicate`, `pattern`',
          pt: 'Tipos `price`, `vendor`, `temporal`, `payment`, `duplicate`, `pattern`',
        },
        now: {
          en: '`price_anomaly`, `pattern_anomaly`, `temporal_anomaly`, `relationship_anomaly`, `compliance_violation`',
          pt: '`anomalia_preco`, `anomalia_padrao`, `anomalia_temporal`, `anomalia_relacionamento`, `violacao_conformidade`',
        },
      },
      {
        before: {
          en: '`results[]` with `anomaly_id`, a `summary` in words, `processing_time` in seconds',
          pt: '`results[]` com `anomaly_id`, um `summary` em palavras, `processing_time` em segundos',
        },
        now: {
          en: '`anomalies[]` with `id`, a `summary` of figures, `metadata.execution_time_ms`, in `GET /api/v1/investigations/{investigation_id}/results`',
          pt: '`anomalias[]` com `id`, um `resumo` de números, `metadados.tempo_execucao_ms`, em `GET /api/v1/investigacoes/{id_investigacao}/resultados`',
        },
      },
      {
        before: {
          en: 'A stream of `data:` lines with `type`, ended by `completion`',
          pt: 'Um fluxo de linhas `data:` com `type`, encerrado por `completion`',
        },
        now: {
          en: 'Named events `progress`, `anomaly`, `insight`, ended by `complete`; each has an id, and `Last-Event-ID` resumes',
          pt: 'Eventos nomeados `progresso`, `anomalia`, `insight`, encerrados por `completo`; cada um tem um id, e `Last-Event-ID` retoma',
        },
      },
      {
        before: { en: '`DELETE` answers a message alone', pt: '`DELETE` responde só uma mensagem' },
        now: {
          en: '`DELETE /api/v1/investigations/{investigation_id}` cancels and says whether partial results are there; `purge=true` deletes',
          pt: '`DELETE /api/v1/investigacoes/{id_investigacao}` cancela e diz se há resultados parciais; `expurgar=true` exclui',
        },
      },
    ],
  },
  {
    title: { en: 'Webhooks and keys', pt: 'Webhooks e chaves' },
    intro: {
      en: 'The paths of earlier clients stay: `/webhooks/register`, `/unregister`, `/list`, `/history` and `/test`. What is sent has changed.',
      pt: 'Os caminhos dos clientes anteriores continuam: `/webhooks/register`, `/unregister`, `/list`, `/history` e `/test`. O que se envia mudou.',
    },
    rows: [
      {
        before: same('`{event, timestamp, data, metadata}`'),
        now: {
          en: '`{event, data, timestamp, signature}`',
          pt: '`{evento, dados, timestamp, assinatura}`',
        },
      },
      {
        before: same('`X-Cidadao-Event`, `X-Cidadao-Timestamp`, `X-Cidadao-Signature`'),
        now: {
          en: 'These are still sent, and beside them `webhook-id`, `webhook-timestamp`, `webhook-signature`, which libraries of Standard Webhooks verify',
          pt: 'Continuam sendo enviados e, junto deles, `webhook-id`, `webhook-timestamp`, `webhook-signature`, que as bibliotecas de Standard Webhooks verificam',
        },
      },
      {
        before: { en: 'Keys `cid_…` with `client_id` and a tier', pt: 'Chaves `cid_…` com `client_id` e um nível' },
        now: {
          en: '`POST /api/v1/api-keys` with a name, scopes and days; `POST /api/v1/api-keys/{api_key_id}/rotate` keeps the old text for hours',
          pt: '`POST /api/v1/api-keys` com um nome, escopos e dias; `POST /api/v1/api-keys/{api_key_id}/rotate` mantém o texto antigo por horas',
        },
      },
    ],
  },
]
