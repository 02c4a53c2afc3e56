// Portuguese texts of the audit trail; the English ones stand with the types of the events.

import { type AuditType, auditSeverities, auditTypeNames, auditTypes } from '../domain/audit-event.ts'
import type { AuditSeverity, AuditWord } from '../domain/generated/wire-types.ts'
import type { Language } from '../domain/vocabulary.ts'

const portuguese: Readonly<Record<AuditType, string>> = {
  'auth.login.success': 'Entrada na conta.',
  'auth.login.failure': 'Entrada recusada.',
  'auth.logout': 'Saída da conta.',
  'auth.token.refresh': 'Tokens renovados.',
  'auth.token.replay': 'Um token de renovação foi usado de novo; a sessão foi encerrada.',
  'auth.session.ended': 'Uma sessão foi encerrada.',
  'auth.password.change': 'Senha alterada.',
  'auth.account.locked': 'Conta bloqueada após tentativas recusadas.',
  'auth.account.unlocked': 'Conta desbloqueada.',
  'auth.mfa.setup': 'Segundo fator configurado; vale a partir do primeiro código.',
  'auth.mfa.enabled': 'Segundo fator ativado.',
  'auth.mfa.disabled': 'Segundo fator desativado.',
  'auth.mfa.failure': 'Segundo fator recusado.',
  'auth.mfa.backup_codes': 'Códigos de reserva refeitos.',
  'auth.mfa.backup_code_used': 'Um código de reserva foi usado.',
  'oauth.login.success': 'Entrada por provedor de identidade.',
  'oauth.login.failure': 'Entrada por provedor de identidade recusada.',
  'oauth.user.created': 'Conta solicitada por provedor de identidade.',
  'oauth.user.approved': 'Conta de provedor de identidade aprovada.',
  'oauth.user.rejected': 'Conta de provedor de identidade rejeitada.',
  'oauth.user.linked': 'Conta vinculada a provedor de identidade.',
  'oauth.user.unlinked': 'Conta desvinculada de provedor de identidade.',
  'user.created': 'Conta criada.',
  'user.updated': 'Conta alterada.',
  'user.deleted': 'Conta excluída.',
  'user.activated': 'Conta ativada.',
  'user.deactivated': 'Conta desativada.',
  'user.role.changed': 'Função de uma conta alterada.',
  'api_key.created': 'Chave de API emitida.',
  'api_key.updated': 'Chave de API alterada.',
  'api_key.rotated': 'Chave de API trocada.',
  'api_key.revoked': 'Chave de API revogada.',
  'data.query': 'Dados consultados.',
  'data.export': 'Dados exportados.',
  'data.import': 'Dados importados.',
  'transparency.api.call': 'Uma fonte pública foi consultada.',
  'investigation.created': 'Investigação criada.',
  'investigation.updated': 'Investigação alterada.',
  'investigation.disposition.set': 'Desfecho de um achado registrado.',
  'investigation.completed': 'Investigação concluída.',
  'investigation.failed': 'Investigação falhou.',
  'investigation.cancelled': 'Investigação cancelada.',
  'investigation.deleted': 'Investigação excluída.',
  'investigation.shared': 'Investigação compartilhada.',
  'report.requested': 'Relatório solicitado.',
  'report.generated': 'Relatório gerado.',
  'report.downloaded': 'Relatório baixado.',
  'report.deleted': 'Relatório excluído.',
  'watch.created': 'Vigilância criada.',
  'watch.updated': 'Vigilância alterada.',
  'watch.deleted': 'Vigilância excluída.',
  'workflow.created': 'Fluxo iniciado.',
  'workflow.updated': 'Fluxo controlado.',
  'task.created': 'Tarefa iniciada.',
  'task.updated': 'Tarefa controlada.',
  'model.promoted': 'Modelo treinado posto em uso.',
  'model.rolled_back': 'Modelo em uso trocado de volta pelo anterior.',
  'webhook.created': 'Webhook registrado.',
  'webhook.updated': 'Webhook alterado.',
  'webhook.deleted': 'Webhook removido.',
  'webhook.rotated': 'Segredo de um webhook trocado.',
  'webhook.disabled': 'Webhook desativado porque o destino não recebia nada.',
  'security.unauthorized.access': 'Acesso recusado.',
  'security.invalid.token': 'Uma credencial foi recusada.',
  'security.rate_limit.exceeded': 'Limite de requisições excedido.',
  'security.suspicious.activity': 'Atividade suspeita.',
  'security.brute_force.detected': 'Muitas entradas recusadas em conjunto.',
  'api.call': 'A API foi chamada.',
  'api.error': 'Uma chamada da API falhou.',
  'api.rate_limited': 'Uma chamada da API foi adiada.',
  'admin.action': 'Ato administrativo.',
  'admin.permission.granted': 'Permissão concedida.',
  'admin.permission.revoked': 'Permissão revogada.',
  'admin.keys.rotated': 'Chaves de assinatura trocadas.',
  'admin.team.changed': 'Equipe alterada.',
  'admin.settings.changed': 'Configurações alteradas.',
  'system.startup': 'O serviço iniciou.',
  'system.shutdown': 'O serviço parou.',
  'system.config.changed': 'Configuração alterada.',
  'system.backup.created': 'Cópia de segurança criada.',
  'system.backup.restored': 'Cópia de segurança restaurada.',
  'system.audit.test': 'Teste da trilha de auditoria.',
  'system.audit.key_replaced':
    'A chave de auditoria foi perdida e substituída; o que se alterou nos registros anteriores antes deste não é detectado.',
  'system.audit.segment_removed': 'Uma parte selada da trilha de auditoria foi removida por retenção.',
}

const severityTexts: Readonly<Record<AuditSeverity, Readonly<Record<Language, readonly [string, string]>>>> = {
  low: { en: ['Low', 'Everyday activity.'], pt: ['Baixa', 'Atividade cotidiana.'] },
  medium: { en: ['Medium', 'Worth knowing.'], pt: ['Média', 'Convém conhecer.'] },
  high: { en: ['High', 'Somebody should look at it.'], pt: ['Alta', 'Alguém deve examinar.'] },
  critical: { en: ['Critical', 'Act at once.'], pt: ['Crítica', 'Agir imediatamente.'] },
}

/** What `POST /audit/test-event` answers. */
export const testEventMessage = { en: 'A test event was recorded.', pt: 'Um evento de teste foi registrado.' } as const

/** Each message of an event in both languages. */
export const auditMessages = auditTypeNames.map((type) => ({ en: auditTypes[type].message, pt: portuguese[type] }))

/** The types of events, worded. */
export function auditTypeItems(language: Language): readonly AuditWord[] {
  return auditTypeNames.map((value) => {
    const { message, severity } = auditTypes[value]
    const sentence = language === 'pt' ? portuguese[value] : message
    const grade = severityTexts[severity][language][0].toLowerCase()
    const usual = language === 'pt' ? `Gravidade usual: ${grade}.` : `Usual severity: ${grade}.`
    return { value, name: sentence.replace(/\.$/, ''), description: `${sentence} ${usual}` }
  })
}

/** The severities, worded. */
export function auditSeverityItems(language: Language): readonly AuditWord[] {
  return auditSeverities.map((value) => {
    const [name, description] = severityTexts[value][language]
    return { value, name, description }
  })
}
