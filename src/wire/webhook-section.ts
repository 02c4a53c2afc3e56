// What is sent to the address of a webhook for each event, as the section `x-webhooks` of the document, which readers of OpenAPI
// 3.0 know.

import type { OwnerEventData, OwnerEventType } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'
import { exampleIn } from './examples.ts'
import { toPortuguese } from './rename.ts'
import { tagIn } from './tag-names.ts'

interface WebhookRow {
  readonly summary: Readonly<Record<Language, string>>
  /** Fields that the data of the event has. */
  readonly fields: readonly (keyof OwnerEventData)[]
}

const ofRun = ['investigation_id', 'anomalies_found', 'severity'] as const

/** By event; one without a row does not compile. */
const rows: Readonly<Record<OwnerEventType, WebhookRow>> = {
  'investigation.completed': {
    summary: { en: 'An investigation has ended with results', pt: 'Uma investigação terminou com resultados' },
    fields: ofRun,
  },
  'investigation.failed': {
    summary: { en: 'An investigation has failed', pt: 'Uma investigação falhou' },
    fields: [...ofRun, 'code'],
  },
  'investigation.cancelled': {
    summary: { en: 'An investigation has been cancelled', pt: 'Uma investigação foi cancelada' },
    fields: ofRun,
  },
  'anomaly.detected': {
    summary: { en: 'An investigation has found an anomaly', pt: 'Uma investigação encontrou uma anomalia' },
    fields: ['investigation_id', 'anomaly_id', 'type', 'severity', 'confidence'],
  },
  'analysis.finished': {
    summary: { en: 'An analysis has ended', pt: 'Uma análise terminou' },
    fields: ['analysis_id', 'type', 'status', 'insights_count', 'confidence_score'],
  },
  'report.generated': {
    summary: { en: 'A report has been made', pt: 'Um relatório foi gerado' },
    fields: ['report_id', 'title', 'format', 'investigations', 'download_url'],
  },
  'watch.changed': {
    summary: {
      en: 'A run of a watch differs from the one before',
      pt: 'Uma execução de uma vigilância difere da anterior',
    },
    fields: [
      ...(['watch_id', 'run_id', 'investigation_id'] as const),
      ...(['anomalies_new', 'anomalies_gone', 'anomalies_changed', 'severity'] as const),
    ],
  },
  'webhook.failing': {
    summary: { en: 'An address has not taken anything for a while', pt: 'Um endereço não recebe nada há algum tempo' },
    fields: ['webhook_id', 'failing_since', 'disabled_at'],
  },
  'webhook.disabled': {
    summary: { en: 'A webhook has been switched off', pt: 'Um webhook foi desativado' },
    fields: ['webhook_id', 'failing_since', 'reason'],
  },
  'approval.requested': {
    summary: {
      en: 'A step of a workflow waits for a decision',
      pt: 'Uma etapa de um fluxo espera uma decisão',
    },
    fields: ['workflow_id', 'step_id', 'role', 'due_at'],
  },
  'task.completed': {
    summary: {
      en: 'A task has ended; some of its parts can have failed',
      pt: 'Uma tarefa terminou; algumas partes podem ter falhado',
    },
    fields: ['task_id', 'kind', 'parts_done', 'parts_failed'],
  },
  'task.failed': {
    summary: { en: 'No part of a task could be done', pt: 'Nenhuma parte de uma tarefa pôde ser feita' },
    fields: ['task_id', 'kind', 'parts_done', 'parts_failed', 'code'],
  },
  'task.late': {
    summary: { en: 'A task had not ended by its deadline', pt: 'Uma tarefa não tinha terminado em seu prazo' },
    fields: ['task_id', 'kind', 'deadline'],
  },
}

const taken = {
  en: 'Taken. Any other answer, or none within 15 seconds, and it is sent again under the same webhook-id.',
  pt: 'Recebido. Com outra resposta, ou nenhuma em 15 segundos, é enviado de novo com o mesmo webhook-id.',
}

/** Headers of what is sent, by name. */
const sentHeaders: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  'webhook-id': {
    en: 'The id of the event, the same at each attempt.',
    pt: 'O id do evento, o mesmo em cada tentativa.',
  },
  'webhook-timestamp': {
    en: 'When it was sent, in seconds since 1970.',
    pt: 'Quando foi enviado, em segundos desde 1970.',
  },
  'webhook-signature': {
    en: 'Signatures after Standard Webhooks, one for each secret.',
    pt: 'Assinaturas no padrão Standard Webhooks, uma por segredo.',
  },
  'X-Cidadao-Event': { en: 'The name of the event.', pt: 'O nome do evento.' },
  'X-Cidadao-Timestamp': { en: 'When it happened.', pt: 'Quando aconteceu.' },
  'X-Cidadao-Signature': {
    en: 'HMAC-SHA256 of the bytes of the body, by the newest secret.',
    pt: 'HMAC-SHA256 dos bytes do conteúdo, com o segredo mais novo.',
  },
}

/**
 * Every event as a request to an address, in a language.
 * @example Object.keys(webhooksIn('pt'))[0] // 'investigacao.concluida'
 */
export function webhooksIn(language: Language): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(rows).map(([event, row]) => {
      const name = language === 'pt' ? String(toPortuguese('OwnerEventType', event)) : event
      return [name, { post: toRequest(name, { event, row }, language) }]
    }),
  )
}

function toRequest(
  name: string,
  { event, row: { summary, fields } }: { readonly event: string; readonly row: WebhookRow },
  language: Language,
) {
  const word = (english: string, portuguese: string) => (language === 'pt' ? portuguese : english)
  const properties = {
    [word('event', 'evento')]: { type: 'string', enum: [name] },
    [word('data', 'dados')]: { $ref: '#/components/schemas/OwnerEventData' },
    timestamp: { type: 'string', format: 'date-time' },
    [word('signature', 'assinatura')]: { type: 'string', pattern: '^sha256=[0-9a-f]{64}$' },
  }
  return {
    operationId: `webhook_${event.replace('.', '_')}`,
    summary: summary[language],
    tags: [tagIn({ tag: 'Webhooks' }, language)],
    security: [],
    parameters: Object.entries(sentHeaders).map(([header, description]) => ({
      name: header,
      in: 'header',
      required: true,
      description: description[language],
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', additionalProperties: false, required: Object.keys(properties), properties },
          example: exampleOf(event, fields, language),
        },
      },
    },
    responses: { '2XX': { description: taken[language] }, 410: { description: gone[language] } },
  }
}

const gone = {
  en: 'Gone: nothing is sent to the address any more.',
  pt: 'Não existe mais: nada mais é enviado ao endereço.',
}

/** The data of an event, in English names. */
export function ownerEventExample(event: OwnerEventType): object {
  return dataOf(rows[event].fields)
}

function dataOf(fields: readonly string[]): object {
  const whole = Object.entries(Object(exampleIn('OwnerEventData', 'en')))
  return Object.fromEntries(whole.filter(([field]) => fields.includes(field)))
}

function exampleOf(event: string, fields: readonly string[], language: Language) {
  const body = { event, data: dataOf(fields), timestamp: '2026-03-02T12:30:00.000Z' }
  const signature = `sha256=${'5f70bf18a086007016e948b04aed3b82'.repeat(2)}`
  if (language === 'en') return { ...body, signature }
  return { ...Object(toPortuguese('OwnerEvent', body)), assinatura: signature }
}
