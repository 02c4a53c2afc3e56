// What notifications say, in both languages: made when they are read, from the facts that are stored.

import type { NotificationType, OwnerEventData, SecurityActivity } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'

/** A notification in words. */
export interface NotificationText {
  readonly title: string
  readonly message: string
}

interface NotificationFacts {
  readonly type: NotificationType
  readonly data: OwnerEventData
  /** Of a notification about security; the device in words. */
  readonly security?: {
    readonly activity: SecurityActivity
    readonly ip_address?: string
    readonly device?: string
  }
}

/**
 * Title and message of a notification.
 * @example wordNotification({ type: 'task_late', data: {} }, 'en').title // 'A task is late'
 */
export function wordNotification({ type, data, security }: NotificationFacts, language: Language): NotificationText {
  if (security === undefined) return texts[type][language](data)
  const { ip_address, device } = security
  const [title, message] = securityTexts[security.activity][language]
  const from = [device, ip_address].filter((part) => part !== undefined && part !== '').join(', ')
  return { title, message: from === '' ? message : `${message} ${origin[language]}: ${from}.` }
}

const origin = { en: 'From', pt: 'De' } as const

type Words = Readonly<Record<Language, (data: OwnerEventData) => NotificationText>>

const counted = (count: number | undefined, [one, several]: readonly [string, string]) =>
  `${count ?? 0} ${count === 1 ? one : several}`

/** The same words whatever the facts. */
const fixed = (en: readonly [string, string], pt: readonly [string, string]): Words => ({
  en: () => ({ title: en[0], message: en[1] }),
  pt: () => ({ title: pt[0], message: pt[1] }),
})

const changesOf = { en: ['new', 'gone', 'changed'], pt: ['nova', 'que sumiu', 'alterada'] } as const
const severalOf = { en: changesOf.en, pt: ['novas', 'que sumiram', 'alteradas'] } as const

function changes(data: OwnerEventData, language: Language): string {
  const counts = [data.anomalies_new, data.anomalies_gone, data.anomalies_changed]
  const parts = counts.flatMap((count = 0, at) =>
    count > 0 ? [counted(count, [changesOf[language][at] ?? '', severalOf[language][at] ?? ''])] : [],
  )
  return parts.join(', ')
}

const texts: Readonly<Record<NotificationType, Words>> = {
  investigation_completed: {
    en: ({ anomalies_found }) => ({
      title: 'An investigation has ended',
      message: `It found ${counted(anomalies_found, ['anomaly', 'anomalies'])}. An anomaly is an indication, not an accusation.`,
    }),
    pt: ({ anomalies_found }) => ({
      title: 'Uma investigação terminou',
      message: `Ela encontrou ${counted(anomalies_found, ['anomalia', 'anomalias'])}. Uma anomalia é um indício, não uma acusação.`,
    }),
  },
  investigation_failed: fixed(
    ['An investigation has failed', 'Its status says why, and whether it can be tried again.'],
    ['Uma investigação falhou', 'A situação dela diz por quê e se pode ser tentada de novo.'],
  ),
  analysis_finished: {
    en: ({ insights_count }) => ({
      title: 'An analysis has ended',
      message: `It has ${counted(insights_count, ['insight', 'insights'])}.`,
    }),
    pt: ({ insights_count }) => ({
      title: 'Uma análise terminou',
      message: `Ela traz ${counted(insights_count, ['constatação', 'constatações'])}.`,
    }),
  },
  report_generated: {
    en: ({ title }) => ({ title: 'A report is ready', message: title ?? 'It can be downloaded.' }),
    pt: ({ title }) => ({ title: 'Um relatório está pronto', message: title ?? 'Ele já pode ser baixado.' }),
  },
  watch_changed: {
    en: (data) => ({ title: 'A watch has changed', message: `Anomalies: ${changes(data, 'en')}.` }),
    pt: (data) => ({ title: 'Uma vigilância mudou', message: `Anomalias: ${changes(data, 'pt')}.` }),
  },
  webhook_failing: {
    en: ({ disabled_at }) => ({
      title: 'The address of a webhook takes nothing',
      message: `Unless it takes something, the webhook is switched off at ${disabled_at ?? 'the end of five days'}.`,
    }),
    pt: ({ disabled_at }) => ({
      title: 'O endereço de um webhook não recebe nada',
      message: `Se nada receber, o webhook será desativado em ${disabled_at ?? 'cinco dias'}.`,
    }),
  },
  webhook_disabled: fixed(
    [
      'A webhook was switched off',
      'Its address took nothing, or says that it is gone. What it missed can be sent again.',
    ],
    [
      'Um webhook foi desativado',
      'O endereço dele não recebeu nada ou diz que não existe mais. O que faltou pode ser enviado de novo.',
    ],
  ),
  approval_requested: {
    en: ({ due_at }) => ({
      title: 'A step waits for a decision',
      message: due_at
        ? `A workflow goes on once it is decided, until ${due_at}.`
        : 'A workflow goes on once it is decided.',
    }),
    pt: ({ due_at }) => ({
      title: 'Uma etapa espera uma decisão',
      message: due_at
        ? `Um fluxo continua depois que ela for decidida, até ${due_at}.`
        : 'Um fluxo continua depois que ela for decidida.',
    }),
  },
  task_completed: {
    en: ({ parts_done, parts_failed }) => ({
      title: 'A task has ended',
      message: `Parts done: ${parts_done ?? 0}; failed: ${parts_failed ?? 0}.`,
    }),
    pt: ({ parts_done, parts_failed }) => ({
      title: 'Uma tarefa terminou',
      message: `Partes concluídas: ${parts_done ?? 0}; com falha: ${parts_failed ?? 0}.`,
    }),
  },
  task_failed: fixed(
    ['A task has failed', 'None of its parts could be done. Its log says why.'],
    ['Uma tarefa falhou', 'Nenhuma parte dela pôde ser feita. O registro dela diz por quê.'],
  ),
  task_late: fixed(
    ['A task is late', 'It had not ended by its deadline, and goes on.'],
    ['Uma tarefa está atrasada', 'Ela não terminou no prazo e continua.'],
  ),
  account_waiting: fixed(
    ['An account waits for approval', 'Somebody signed in with an identity provider for the first time.'],
    ['Uma conta espera aprovação', 'Alguém entrou por um provedor de identidade pela primeira vez.'],
  ),
  security: fixed(
    ['Your account', 'Something was changed in your account.'],
    ['Sua conta', 'Algo foi alterado na sua conta.'],
  ),
  test: fixed(
    ['Test', 'Notifications arrive. Nothing else has happened.'],
    ['Teste', 'As notificações chegam. Nada mais aconteceu.'],
  ),
}

const securityTexts: Readonly<Record<SecurityActivity, Readonly<Record<Language, readonly [string, string]>>>> = {
  sign_in_new_place: {
    en: ['Sign-in from a new place', 'If it was not you, change your password and end the other sessions.'],
    pt: ['Entrada de um novo lugar', 'Se não foi você, troque a senha e encerre as outras sessões.'],
  },
  password_changed: {
    en: [
      'Password changed',
      'The password of your account was changed. If it was not you, ask an administrator for help.',
    ],
    pt: ['Senha trocada', 'A senha da sua conta foi trocada. Se não foi você, peça ajuda a um administrador.'],
  },
  second_factor_enabled: {
    en: ['Second factor switched on', 'Signing in now needs a code as well.'],
    pt: ['Segundo fator ativado', 'A partir de agora, entrar exige também um código.'],
  },
  second_factor_disabled: {
    en: ['Second factor switched off', 'Signing in no longer needs a code. If it was not you, change your password.'],
    pt: ['Segundo fator desativado', 'Entrar não exige mais um código. Se não foi você, troque a senha.'],
  },
  backup_codes_made: {
    en: ['Backup codes made anew', 'The backup codes of before are no longer valid.'],
    pt: ['Códigos de reserva refeitos', 'Os códigos de reserva anteriores não valem mais.'],
  },
  backup_code_used: {
    en: ['Backup code used', 'A backup code of your account was used, and is no longer valid.'],
    pt: ['Código de reserva usado', 'Um código de reserva da sua conta foi usado e não vale mais.'],
  },
  api_key_created: {
    en: ['API key issued', 'A new key acts for your account. If it was not you, revoke it.'],
    pt: ['Chave de API emitida', 'Uma nova chave age pela sua conta. Se não foi você, revogue-a.'],
  },
  api_key_rotated: {
    en: ['API key rotated', 'A key of your account was replaced by a new one.'],
    pt: ['Chave de API trocada', 'Uma chave da sua conta foi substituída por uma nova.'],
  },
  sessions_ended: {
    en: ['Sessions ended', 'One or more sessions of your account were ended.'],
    pt: ['Sessões encerradas', 'Uma ou mais sessões da sua conta foram encerradas.'],
  },
  token_reused: {
    en: [
      'A refresh token was used twice',
      'A copy of it may be in other hands, so its session was ended. Sign in again and change your password.',
    ],
    pt: [
      'Um token de renovação foi usado duas vezes',
      'Uma cópia dele pode estar em outras mãos, por isso a sessão foi encerrada. Entre de novo e troque a senha.',
    ],
  },
  account_locked: {
    en: [
      'Account locked for a while',
      'There were several failed sign-ins. If they were not yours, choose a new password.',
    ],
    pt: ['Conta bloqueada por um tempo', 'Houve várias entradas recusadas. Se não foram suas, escolha uma nova senha.'],
  },
  provider_linked: {
    en: [
      'Identity provider linked',
      'An account at an identity provider now opens yours. If it was not you, unlink it.',
    ],
    pt: [
      'Provedor de identidade vinculado',
      'Uma conta em um provedor de identidade agora abre a sua. Se não foi você, desvincule-a.',
    ],
  },
  provider_unlinked: {
    en: ['Identity provider unlinked', 'An account at an identity provider no longer opens yours.'],
    pt: ['Provedor de identidade desvinculado', 'Uma conta em um provedor de identidade não abre mais a sua.'],
  },
  role_changed: {
    en: ['Role changed', 'An administrator or a rule of sign-in changed what your account may do.'],
    pt: ['Papel alterado', 'Um administrador ou uma regra de entrada alterou o que a sua conta pode fazer.'],
  },
}
