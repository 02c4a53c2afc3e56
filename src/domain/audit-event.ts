// The vocabulary of the audit trail: the types of events with their severities, and the shape of an event.

import type { Caller } from './caller.ts'
import type { AuditEventContext, AuditSeverity } from './generated/wire-types.ts'

export const auditSeverities = ['low', 'medium', 'high', 'critical'] as const satisfies readonly AuditSeverity[]

/** One row a type: its default severity, and its message in English. */
export const auditTypes = {
  'auth.login.success': row('low', 'Signed in.'),
  'auth.login.failure': row('medium', 'Sign-in refused.'),
  'auth.logout': row('low', 'Signed out.'),
  'auth.token.refresh': row('low', 'Tokens renewed.'),
  'auth.token.replay': row('high', 'A refresh token was used again; its session was ended.'),
  'auth.session.ended': row('low', 'A session was ended.'),
  'auth.password.change': row('medium', 'Password changed.'),
  'auth.account.locked': row('high', 'Account locked after failed sign-ins.'),
  'auth.account.unlocked': row('medium', 'Account unlocked.'),
  'auth.mfa.setup': row('medium', 'Second factor set up; it counts from its first code on.'),
  'auth.mfa.enabled': row('medium', 'Second factor switched on.'),
  'auth.mfa.disabled': row('high', 'Second factor switched off.'),
  'auth.mfa.failure': row('medium', 'Second factor refused.'),
  'auth.mfa.backup_codes': row('medium', 'Backup codes made anew.'),
  'auth.mfa.backup_code_used': row('medium', 'A backup code was used.'),
  'oauth.login.success': row('low', 'Signed in with an identity provider.'),
  'oauth.login.failure': row('medium', 'Sign-in with an identity provider refused.'),
  'oauth.user.created': row('medium', 'Account asked for through an identity provider.'),
  'oauth.user.approved': row('medium', 'Account of an identity provider approved.'),
  'oauth.user.rejected': row('medium', 'Account of an identity provider rejected.'),
  'oauth.user.linked': row('high', 'Account linked to an identity provider.'),
  'oauth.user.unlinked': row('medium', 'Account no longer linked to an identity provider.'),
  'user.created': row('medium', 'Account created.'),
  'user.updated': row('low', 'Account changed.'),
  'user.deleted': row('high', 'Account deleted.'),
  'user.activated': row('medium', 'Account activated.'),
  'user.deactivated': row('medium', 'Account deactivated.'),
  'user.role.changed': row('high', 'Role of an account changed.'),
  'api_key.created': row('medium', 'API key issued.'),
  'api_key.updated': row('medium', 'API key changed.'),
  'api_key.rotated': row('medium', 'API key rotated.'),
  'api_key.revoked': row('medium', 'API key revoked.'),
  'data.query': row('low', 'Data queried.'),
  'data.export': row('medium', 'Data exported.'),
  'data.import': row('medium', 'Data imported.'),
  'transparency.api.call': row('low', 'A public source was asked.'),
  'investigation.created': row('low', 'Investigation created.'),
  'investigation.updated': row('low', 'Investigation changed.'),
  'investigation.completed': row('low', 'Investigation completed.'),
  'investigation.failed': row('medium', 'Investigation failed.'),
  'investigation.cancelled': row('low', 'Investigation cancelled.'),
  'investigation.deleted': row('high', 'Investigation deleted.'),
  'investigation.disposition.set': row('low', 'Disposition of a finding set.'),
  'investigation.shared': row('medium', 'Investigation shared.'),
  'report.requested': row('low', 'Report requested.'),
  'report.generated': row('low', 'Report generated.'),
  'report.downloaded': row('low', 'Report downloaded.'),
  'report.deleted': row('medium', 'Report deleted.'),
  'watch.created': row('low', 'Watch created.'),
  'watch.updated': row('low', 'Watch changed.'),
  'watch.deleted': row('medium', 'Watch deleted.'),
  'workflow.created': row('low', 'Workflow started.'),
  'workflow.updated': row('low', 'Workflow controlled.'),
  'task.created': row('medium', 'Task begun.'),
  'task.updated': row('medium', 'Task controlled.'),
  'model.promoted': row('high', 'Learnt model put to use.'),
  'model.rolled_back': row('high', 'Model in use taken back for the one before.'),
  'webhook.created': row('medium', 'Webhook registered.'),
  'webhook.updated': row('medium', 'Webhook changed.'),
  'webhook.deleted': row('medium', 'Webhook removed.'),
  'webhook.rotated': row('medium', 'Secret of a webhook rotated.'),
  'webhook.disabled': row('medium', 'Webhook switched off because its endpoint took nothing.'),
  'security.unauthorized.access': row('high', 'Access refused.'),
  'security.invalid.token': row('medium', 'A credential was refused.'),
  'security.rate_limit.exceeded': row('medium', 'Rate limit exceeded.'),
  'security.suspicious.activity': row('high', 'Suspicious activity.'),
  'security.brute_force.detected': row('critical', 'Many failed sign-ins together.'),
  'api.call': row('low', 'The API was called.'),
  'api.error': row('medium', 'A call of the API failed.'),
  'api.rate_limited': row('medium', 'A call of the API was put off.'),
  'admin.action': row('medium', 'Administrative action.'),
  'admin.permission.granted': row('high', 'Permission granted.'),
  'admin.permission.revoked': row('high', 'Permission revoked.'),
  'admin.keys.rotated': row('high', 'Signing keys rotated.'),
  'admin.team.changed': row('medium', 'Team changed.'),
  'admin.settings.changed': row('high', 'Settings changed.'),
  'system.startup': row('low', 'The service started.'),
  'system.shutdown': row('low', 'The service stopped.'),
  'system.config.changed': row('high', 'Configuration changed.'),
  'system.backup.created': row('low', 'Backup created.'),
  'system.backup.restored': row('critical', 'Backup restored.'),
  'system.audit.test': row('low', 'Test of the audit trail.'),
  'system.audit.key_replaced': row(
    'critical',
    'The audit key was lost and replaced; what was changed in earlier entries before this one is not found.',
  ),
  'system.audit.segment_removed': row('high', 'A sealed part of the audit trail was removed by retention.'),
} as const satisfies Record<string, AuditTypeRow>

export interface AuditTypeRow {
  readonly severity: AuditSeverity
  readonly message: string
}

export type AuditType = keyof typeof auditTypes
export const auditTypeNames = Object.keys(auditTypes) as readonly AuditType[]

/** The fields that a caller supplies for an event. An absent field is stored as null; severity and message default to those of the type. */
export interface AuditInput {
  /** Whose rights the change rests on, which are a condition of its commit (services/identity/standing-trail.ts); not stored. */
  readonly by?: Caller
  /** Given where who records the event has to know it; otherwise a random one. */
  readonly id?: string
  readonly event_type: AuditType
  readonly severity?: AuditSeverity
  readonly user_id?: string | null | undefined
  readonly user_email?: string | null | undefined
  readonly user_role?: string | null | undefined
  readonly resource_type?: string | null | undefined
  readonly resource_id?: string | null | undefined
  readonly resource_name?: string | null | undefined
  /** Default: true. */
  readonly success?: boolean
  readonly error_code?: string | null | undefined
  readonly error_message?: string | null | undefined
  readonly details?: Readonly<Record<string, unknown>>
  readonly context?: Partial<AuditEventContext> | undefined
}

function row(severity: AuditSeverity, message: string): AuditTypeRow {
  return { severity, message }
}
