// Generated from the operations table and schemas/ by `npm run generate`; do not edit.

import type { LinedRow, OperationRow } from '../operation-row.ts'

export const startInvestigationRow: OperationRow = {
  id: 'start_investigation',
  method: 'POST',
  path: { en: '/api/v1/investigations/start', pt: '/api/v1/investigacoes/iniciar' },
  answer: 'json',
  isKeyed: true,
}

export const startInvestigationsRow: OperationRow = {
  id: 'start_investigations',
  method: 'POST',
  path: { en: '/api/v1/investigations/batch', pt: '/api/v1/investigacoes/lote' },
  answer: 'json',
  isKeyed: true,
}

export const createInvestigationRow: OperationRow = {
  id: 'create_investigation',
  method: 'POST',
  path: { en: '/api/v1/investigations', pt: '/api/v1/investigacoes' },
  answer: 'json',
  isKeyed: true,
}

export const listInvestigationsRow: OperationRow = {
  id: 'list_investigations',
  method: 'GET',
  path: { en: '/api/v1/investigations', pt: '/api/v1/investigacoes' },
  answer: 'json',
}

export const investigationStreamRow: OperationRow = {
  id: 'investigation_stream',
  method: 'GET',
  path: { en: '/api/v1/investigations/stream/{investigation_id}', pt: '/api/v1/investigacoes/stream/{id_investigacao}' },
  answer: 'events',
  lastEvents: { en: ['complete', 'error', 'cancelled'], pt: ['completo', 'erro', 'cancelada'] },
}

export const getInvestigationRow: OperationRow = {
  id: 'get_investigation',
  method: 'GET',
  path: { en: '/api/v1/investigations/{investigation_id}', pt: '/api/v1/investigacoes/{id_investigacao}' },
  answer: 'json',
}

export const investigationStatusRow: OperationRow = {
  id: 'investigation_status',
  method: 'GET',
  path: { en: '/api/v1/investigations/{investigation_id}/status', pt: '/api/v1/investigacoes/{id_investigacao}/status' },
  answer: 'json',
}

export const investigationResultsRow: OperationRow = {
  id: 'investigation_results',
  method: 'GET',
  path: { en: '/api/v1/investigations/{investigation_id}/results', pt: '/api/v1/investigacoes/{id_investigacao}/resultados' },
  answer: 'json',
}

export const investigationProgressRow: OperationRow = {
  id: 'investigation_progress',
  method: 'GET',
  path: { en: '/api/v1/investigations/{investigation_id}/progress', pt: '/api/v1/investigacoes/{id_investigacao}/progress' },
  answer: 'json',
}

export const updateInvestigationRow: OperationRow = {
  id: 'update_investigation',
  method: 'PATCH',
  path: { en: '/api/v1/investigations/{investigation_id}', pt: '/api/v1/investigacoes/{id_investigacao}' },
  answer: 'json',
}

export const cancelInvestigationRow: OperationRow = {
  id: 'cancel_investigation',
  method: 'DELETE',
  path: { en: '/api/v1/investigations/{investigation_id}', pt: '/api/v1/investigacoes/{id_investigacao}' },
  answer: 'json',
}

export const retryInvestigationRow: OperationRow = {
  id: 'retry_investigation',
  method: 'POST',
  path: { en: '/api/v1/investigations/{investigation_id}/retry', pt: '/api/v1/investigacoes/{id_investigacao}/repetir' },
  answer: 'json',
  isKeyed: true,
}

export const loginRow: OperationRow = {
  id: 'login',
  method: 'POST',
  path: { en: '/api/v1/auth/login', pt: '/api/v1/auth/login' },
  answer: 'json',
}

export const refreshRow: OperationRow = {
  id: 'refresh',
  method: 'POST',
  path: { en: '/api/v1/auth/refresh', pt: '/api/v1/auth/refresh' },
  answer: 'json',
}

export const logoutRow: OperationRow = {
  id: 'logout',
  method: 'POST',
  path: { en: '/api/v1/auth/logout', pt: '/api/v1/auth/logout' },
  answer: 'json',
}

export const authMeRow: OperationRow = {
  id: 'auth_me',
  method: 'GET',
  path: { en: '/api/v1/auth/me', pt: '/api/v1/auth/me' },
  answer: 'json',
}

export const registerRow: OperationRow = {
  id: 'register',
  method: 'POST',
  path: { en: '/api/v1/auth/register', pt: '/api/v1/auth/register' },
  answer: 'json',
  isKeyed: true,
}

export const createStreamTicketRow: OperationRow = {
  id: 'create_stream_ticket',
  method: 'POST',
  path: { en: '/api/v1/auth/stream-ticket', pt: '/api/v1/auth/stream-ticket' },
  answer: 'json',
  isKeyed: true,
}

export const changePasswordRow: OperationRow = {
  id: 'change_password',
  method: 'POST',
  path: { en: '/api/v1/auth/change-password', pt: '/api/v1/auth/change-password' },
  answer: 'json',
}

export const listSessionsRow: OperationRow = {
  id: 'list_sessions',
  method: 'GET',
  path: { en: '/api/v1/auth/sessions', pt: '/api/v1/auth/sessions' },
  answer: 'json',
}

export const endOtherSessionsRow: OperationRow = {
  id: 'end_other_sessions',
  method: 'DELETE',
  path: { en: '/api/v1/auth/sessions', pt: '/api/v1/auth/sessions' },
  answer: 'json',
}

export const endSessionRow: OperationRow = {
  id: 'end_session',
  method: 'DELETE',
  path: { en: '/api/v1/auth/sessions/{session_id}', pt: '/api/v1/auth/sessions/{session_id}' },
  answer: 'json',
}

export const mfaSetupRow: OperationRow = {
  id: 'mfa_setup',
  method: 'POST',
  path: { en: '/api/v1/auth/mfa/setup', pt: '/api/v1/auth/mfa/setup' },
  answer: 'json',
  isKeyed: true,
}

export const mfaVerifyRow: OperationRow = {
  id: 'mfa_verify',
  method: 'POST',
  path: { en: '/api/v1/auth/mfa/verify', pt: '/api/v1/auth/mfa/verify' },
  answer: 'json',
}

export const mfaDisableRow: OperationRow = {
  id: 'mfa_disable',
  method: 'POST',
  path: { en: '/api/v1/auth/mfa/disable', pt: '/api/v1/auth/mfa/disable' },
  answer: 'json',
}

export const mfaBackupCodesRow: OperationRow = {
  id: 'mfa_backup_codes',
  method: 'POST',
  path: { en: '/api/v1/auth/mfa/backup-codes', pt: '/api/v1/auth/mfa/backup-codes' },
  answer: 'json',
  isKeyed: true,
}

export const jwksRow: OperationRow = {
  id: 'jwks',
  method: 'GET',
  path: { en: '/.well-known/jwks.json', pt: '/.well-known/jwks.json' },
  answer: 'json',
}

export const issuerMetadataRow: OperationRow = {
  id: 'issuer_metadata',
  method: 'GET',
  path: { en: '/.well-known/openid-configuration', pt: '/.well-known/openid-configuration' },
  answer: 'json',
}

export const rotateKeysRow: OperationRow = {
  id: 'rotate_keys',
  method: 'POST',
  path: { en: '/api/v1/admin/keys/rotate', pt: '/api/v1/admin/keys/rotate' },
  answer: 'json',
  isKeyed: true,
}

export const listUsersRow: OperationRow = {
  id: 'list_users',
  method: 'GET',
  path: { en: '/api/v1/admin/users', pt: '/api/v1/admin/users' },
  answer: 'json',
}

export const getUserRow: OperationRow = {
  id: 'get_user',
  method: 'GET',
  path: { en: '/api/v1/admin/users/{user_id}', pt: '/api/v1/admin/users/{user_id}' },
  answer: 'json',
}

export const updateUserRow: OperationRow = {
  id: 'update_user',
  method: 'PATCH',
  path: { en: '/api/v1/admin/users/{user_id}', pt: '/api/v1/admin/users/{user_id}' },
  answer: 'json',
}

export const deleteUserRow: OperationRow = {
  id: 'delete_user',
  method: 'DELETE',
  path: { en: '/api/v1/admin/users/{user_id}', pt: '/api/v1/admin/users/{user_id}' },
  answer: 'json',
}

export const unlockUserRow: OperationRow = {
  id: 'unlock_user',
  method: 'POST',
  path: { en: '/api/v1/admin/users/{user_id}/unlock', pt: '/api/v1/admin/users/{user_id}/unlock' },
  answer: 'json',
}

export const listUserSessionsRow: OperationRow = {
  id: 'list_user_sessions',
  method: 'GET',
  path: { en: '/api/v1/admin/users/{user_id}/sessions', pt: '/api/v1/admin/users/{user_id}/sessions' },
  answer: 'json',
}

export const endUserSessionsRow: OperationRow = {
  id: 'end_user_sessions',
  method: 'DELETE',
  path: { en: '/api/v1/admin/users/{user_id}/sessions', pt: '/api/v1/admin/users/{user_id}/sessions' },
  answer: 'json',
}

export const listTeamsRow: OperationRow = {
  id: 'list_teams',
  method: 'GET',
  path: { en: '/api/v1/admin/teams', pt: '/api/v1/admin/teams' },
  answer: 'json',
}

export const createTeamRow: OperationRow = {
  id: 'create_team',
  method: 'POST',
  path: { en: '/api/v1/admin/teams', pt: '/api/v1/admin/teams' },
  answer: 'json',
  isKeyed: true,
}

export const getTeamRow: OperationRow = {
  id: 'get_team',
  method: 'GET',
  path: { en: '/api/v1/admin/teams/{team_id}', pt: '/api/v1/admin/teams/{team_id}' },
  answer: 'json',
}

export const deleteTeamRow: OperationRow = {
  id: 'delete_team',
  method: 'DELETE',
  path: { en: '/api/v1/admin/teams/{team_id}', pt: '/api/v1/admin/teams/{team_id}' },
  answer: 'json',
}

export const listRolesRow: OperationRow = {
  id: 'list_roles',
  method: 'GET',
  path: { en: '/api/v1/admin/roles', pt: '/api/v1/admin/roles' },
  answer: 'json',
}

export const listSignInProvidersRow: OperationRow = {
  id: 'list_sign_in_providers',
  method: 'GET',
  path: { en: '/api/v1/oauth/providers', pt: '/api/v1/oauth/providers' },
  answer: 'json',
}

export const beginSignInRow: OperationRow = {
  id: 'begin_sign_in',
  method: 'GET',
  path: { en: '/api/v1/oauth/{provider}/authorize', pt: '/api/v1/oauth/{provider}/authorize' },
  answer: 'json',
}

export const goToSignInRow: OperationRow = {
  id: 'go_to_sign_in',
  method: 'GET',
  path: { en: '/api/v1/oauth/{provider}/login', pt: '/api/v1/oauth/{provider}/login' },
  answer: 'json',
}

export const returnFromSignInRow: OperationRow = {
  id: 'return_from_sign_in',
  method: 'GET',
  path: { en: '/api/v1/oauth/{provider}/callback', pt: '/api/v1/oauth/{provider}/callback' },
  answer: 'json',
}

export const completeSignInRow: OperationRow = {
  id: 'complete_sign_in',
  method: 'POST',
  path: { en: '/api/v1/oauth/{provider}/callback', pt: '/api/v1/oauth/{provider}/callback' },
  answer: 'json',
}

export const linkSignInProviderRow: OperationRow = {
  id: 'link_sign_in_provider',
  method: 'POST',
  path: { en: '/api/v1/oauth/{provider}/link', pt: '/api/v1/oauth/{provider}/link' },
  answer: 'json',
}

export const unlinkSignInProviderRow: OperationRow = {
  id: 'unlink_sign_in_provider',
  method: 'DELETE',
  path: { en: '/api/v1/oauth/{provider}/link', pt: '/api/v1/oauth/{provider}/link' },
  answer: 'json',
}

export const signOutWithProviderRow: OperationRow = {
  id: 'sign_out_with_provider',
  method: 'POST',
  path: { en: '/api/v1/oauth/{provider}/logout', pt: '/api/v1/oauth/{provider}/logout' },
  answer: 'json',
}

export const endSessionsByProviderRow: OperationRow = {
  id: 'end_sessions_by_provider',
  method: 'POST',
  path: { en: '/api/v1/oauth/{provider}/backchannel-logout', pt: '/api/v1/oauth/{provider}/backchannel-logout' },
  answer: 'json',
}

export const trySignInProviderRow: OperationRow = {
  id: 'try_sign_in_provider',
  method: 'POST',
  path: { en: '/api/v1/oauth/{provider}/test', pt: '/api/v1/oauth/{provider}/test' },
  answer: 'json',
}

export const getSignInTrialRow: OperationRow = {
  id: 'get_sign_in_trial',
  method: 'GET',
  path: { en: '/api/v1/oauth/{provider}/test', pt: '/api/v1/oauth/{provider}/test' },
  answer: 'json',
}

export const listPendingUsersRow: OperationRow = {
  id: 'list_pending_users',
  method: 'GET',
  path: { en: '/api/v1/oauth/pending-users', pt: '/api/v1/oauth/pending-users' },
  answer: 'json',
}

export const approveUserRow: OperationRow = {
  id: 'approve_user',
  method: 'POST',
  path: { en: '/api/v1/oauth/users/{user_id}/approve', pt: '/api/v1/oauth/users/{user_id}/approve' },
  answer: 'json',
}

export const rejectUserRow: OperationRow = {
  id: 'reject_user',
  method: 'DELETE',
  path: { en: '/api/v1/oauth/users/{user_id}/reject', pt: '/api/v1/oauth/users/{user_id}/reject' },
  answer: 'json',
}

export const getSignInRulesRow: OperationRow = {
  id: 'get_sign_in_rules',
  method: 'GET',
  path: { en: '/api/v1/oauth/config', pt: '/api/v1/oauth/config' },
  answer: 'json',
}

export const replaceSignInRulesRow: OperationRow = {
  id: 'replace_sign_in_rules',
  method: 'PUT',
  path: { en: '/api/v1/oauth/config', pt: '/api/v1/oauth/config' },
  answer: 'json',
}

export const getSettingsRow: OperationRow = {
  id: 'get_settings',
  method: 'GET',
  path: { en: '/api/v1/admin/settings', pt: '/api/v1/admin/settings' },
  answer: 'json',
}

export const updateSettingsRow: OperationRow = {
  id: 'update_settings',
  method: 'PATCH',
  path: { en: '/api/v1/admin/settings', pt: '/api/v1/admin/settings' },
  answer: 'json',
}

export const createApiKeyRow: OperationRow = {
  id: 'create_api_key',
  method: 'POST',
  path: { en: '/api/v1/api-keys', pt: '/api/v1/api-keys' },
  answer: 'json',
  isKeyed: true,
}

export const listApiKeysRow: OperationRow = {
  id: 'list_api_keys',
  method: 'GET',
  path: { en: '/api/v1/api-keys', pt: '/api/v1/api-keys' },
  answer: 'json',
}

export const getApiKeyRow: OperationRow = {
  id: 'get_api_key',
  method: 'GET',
  path: { en: '/api/v1/api-keys/{api_key_id}', pt: '/api/v1/api-keys/{api_key_id}' },
  answer: 'json',
}

export const rotateApiKeyRow: OperationRow = {
  id: 'rotate_api_key',
  method: 'POST',
  path: { en: '/api/v1/api-keys/{api_key_id}/rotate', pt: '/api/v1/api-keys/{api_key_id}/rotate' },
  answer: 'json',
  isKeyed: true,
}

export const deleteApiKeyRow: OperationRow = {
  id: 'delete_api_key',
  method: 'DELETE',
  path: { en: '/api/v1/api-keys/{api_key_id}', pt: '/api/v1/api-keys/{api_key_id}' },
  answer: 'json',
}

export const setApiKeyRateLimitsRow: OperationRow = {
  id: 'set_api_key_rate_limits',
  method: 'PUT',
  path: { en: '/api/v1/api-keys/{api_key_id}/rate-limits', pt: '/api/v1/api-keys/{api_key_id}/rate-limits' },
  answer: 'json',
}

export const apiKeyUsageRow: OperationRow = {
  id: 'api_key_usage',
  method: 'GET',
  path: { en: '/api/v1/api-keys/{api_key_id}/usage', pt: '/api/v1/api-keys/{api_key_id}/usage' },
  answer: 'json',
}

export const usageRow: OperationRow = {
  id: 'usage',
  method: 'GET',
  path: { en: '/api/v1/usage', pt: '/api/v1/usage' },
  answer: 'json',
}

export const listEventsRow: OperationRow = {
  id: 'list_events',
  method: 'GET',
  path: { en: '/api/v1/events', pt: '/api/v1/events' },
  answer: 'json',
}

export const createWebhookRow: OperationRow = {
  id: 'create_webhook',
  method: 'POST',
  path: { en: '/api/v1/webhooks', pt: '/api/v1/webhooks' },
  answer: 'json',
  isKeyed: true,
}

export const listWebhooksRow: OperationRow = {
  id: 'list_webhooks',
  method: 'GET',
  path: { en: '/api/v1/webhooks', pt: '/api/v1/webhooks' },
  answer: 'json',
}

export const getWebhookRow: OperationRow = {
  id: 'get_webhook',
  method: 'GET',
  path: { en: '/api/v1/webhooks/{webhook_id}', pt: '/api/v1/webhooks/{webhook_id}' },
  answer: 'json',
}

export const updateWebhookRow: OperationRow = {
  id: 'update_webhook',
  method: 'PATCH',
  path: { en: '/api/v1/webhooks/{webhook_id}', pt: '/api/v1/webhooks/{webhook_id}' },
  answer: 'json',
}

export const deleteWebhookRow: OperationRow = {
  id: 'delete_webhook',
  method: 'DELETE',
  path: { en: '/api/v1/webhooks/{webhook_id}', pt: '/api/v1/webhooks/{webhook_id}' },
  answer: 'json',
}

export const testWebhookRow: OperationRow = {
  id: 'test_webhook',
  method: 'POST',
  path: { en: '/api/v1/webhooks/{webhook_id}/test', pt: '/api/v1/webhooks/{webhook_id}/test' },
  answer: 'json',
}

export const rotateWebhookSecretRow: OperationRow = {
  id: 'rotate_webhook_secret',
  method: 'POST',
  path: { en: '/api/v1/webhooks/{webhook_id}/rotate-secret', pt: '/api/v1/webhooks/{webhook_id}/rotate-secret' },
  answer: 'json',
  isKeyed: true,
}

export const listWebhookDeliveriesRow: OperationRow = {
  id: 'list_webhook_deliveries',
  method: 'GET',
  path: { en: '/api/v1/webhooks/{webhook_id}/deliveries', pt: '/api/v1/webhooks/{webhook_id}/deliveries' },
  answer: 'json',
}

export const redeliverWebhookRow: OperationRow = {
  id: 'redeliver_webhook',
  method: 'POST',
  path: { en: '/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver', pt: '/api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver' },
  answer: 'json',
}

export const recoverWebhookRow: OperationRow = {
  id: 'recover_webhook',
  method: 'POST',
  path: { en: '/api/v1/webhooks/{webhook_id}/recover', pt: '/api/v1/webhooks/{webhook_id}/recover' },
  answer: 'json',
}

export const registerWebhookRow: OperationRow = {
  id: 'register_webhook',
  method: 'POST',
  path: { en: '/api/v1/webhooks/register', pt: '/api/v1/webhooks/register' },
  answer: 'json',
  isKeyed: true,
}

export const unregisterWebhookRow: OperationRow = {
  id: 'unregister_webhook',
  method: 'DELETE',
  path: { en: '/api/v1/webhooks/unregister', pt: '/api/v1/webhooks/unregister' },
  answer: 'json',
}

export const listRegisteredWebhooksRow: OperationRow = {
  id: 'list_registered_webhooks',
  method: 'GET',
  path: { en: '/api/v1/webhooks/list', pt: '/api/v1/webhooks/list' },
  answer: 'json',
}

export const webhookHistoryRow: OperationRow = {
  id: 'webhook_history',
  method: 'GET',
  path: { en: '/api/v1/webhooks/history', pt: '/api/v1/webhooks/history' },
  answer: 'json',
}

export const testWebhookUrlRow: OperationRow = {
  id: 'test_webhook_url',
  method: 'POST',
  path: { en: '/api/v1/webhooks/test', pt: '/api/v1/webhooks/test' },
  answer: 'json',
}

export const listNotificationsRow: OperationRow = {
  id: 'list_notifications',
  method: 'GET',
  path: { en: '/api/v1/notifications', pt: '/api/v1/notifications' },
  answer: 'json',
}

export const countUnreadNotificationsRow: OperationRow = {
  id: 'count_unread_notifications',
  method: 'GET',
  path: { en: '/api/v1/notifications/unread-count', pt: '/api/v1/notifications/unread-count' },
  answer: 'json',
}

export const readNotificationRow: OperationRow = {
  id: 'read_notification',
  method: 'POST',
  path: { en: '/api/v1/notifications/{notification_id}/read', pt: '/api/v1/notifications/{notification_id}/read' },
  answer: 'json',
}

export const readAllNotificationsRow: OperationRow = {
  id: 'read_all_notifications',
  method: 'POST',
  path: { en: '/api/v1/notifications/mark-all-read', pt: '/api/v1/notifications/mark-all-read' },
  answer: 'json',
}

export const deleteNotificationRow: OperationRow = {
  id: 'delete_notification',
  method: 'DELETE',
  path: { en: '/api/v1/notifications/{notification_id}', pt: '/api/v1/notifications/{notification_id}' },
  answer: 'json',
}

export const getNotificationPreferencesRow: OperationRow = {
  id: 'get_notification_preferences',
  method: 'GET',
  path: { en: '/api/v1/notifications/preferences', pt: '/api/v1/notifications/preferences' },
  answer: 'json',
}

export const chooseNotificationPreferencesRow: OperationRow = {
  id: 'choose_notification_preferences',
  method: 'PUT',
  path: { en: '/api/v1/notifications/preferences', pt: '/api/v1/notifications/preferences' },
  answer: 'json',
}

export const testNotificationRow: OperationRow = {
  id: 'test_notification',
  method: 'POST',
  path: { en: '/api/v1/notifications/test', pt: '/api/v1/notifications/test' },
  answer: 'json',
}

export const investigationFeedRow: OperationRow = {
  id: 'investigation_feed',
  method: 'GET',
  path: { en: '/api/v1/ws/investigations/{investigation_id}', pt: '/api/v1/ws/investigacoes/{id_investigacao}' },
  answer: 'messages',
}

export const feedRow: OperationRow = {
  id: 'feed',
  method: 'GET',
  path: { en: '/api/v1/ws', pt: '/api/v1/ws' },
  answer: 'messages',
}

export const createWatchRow: OperationRow = {
  id: 'create_watch',
  method: 'POST',
  path: { en: '/api/v1/watches', pt: '/api/v1/watches' },
  answer: 'json',
  isKeyed: true,
}

export const listWatchesRow: OperationRow = {
  id: 'list_watches',
  method: 'GET',
  path: { en: '/api/v1/watches', pt: '/api/v1/watches' },
  answer: 'json',
}

export const getWatchRow: OperationRow = {
  id: 'get_watch',
  method: 'GET',
  path: { en: '/api/v1/watches/{watch_id}', pt: '/api/v1/watches/{watch_id}' },
  answer: 'json',
}

export const updateWatchRow: OperationRow = {
  id: 'update_watch',
  method: 'PATCH',
  path: { en: '/api/v1/watches/{watch_id}', pt: '/api/v1/watches/{watch_id}' },
  answer: 'json',
}

export const deleteWatchRow: OperationRow = {
  id: 'delete_watch',
  method: 'DELETE',
  path: { en: '/api/v1/watches/{watch_id}', pt: '/api/v1/watches/{watch_id}' },
  answer: 'json',
}

export const pauseWatchRow: OperationRow = {
  id: 'pause_watch',
  method: 'POST',
  path: { en: '/api/v1/watches/{watch_id}/pause', pt: '/api/v1/watches/{watch_id}/pause' },
  answer: 'json',
}

export const resumeWatchRow: OperationRow = {
  id: 'resume_watch',
  method: 'POST',
  path: { en: '/api/v1/watches/{watch_id}/resume', pt: '/api/v1/watches/{watch_id}/resume' },
  answer: 'json',
}

export const runWatchRow: OperationRow = {
  id: 'run_watch',
  method: 'POST',
  path: { en: '/api/v1/watches/{watch_id}/run', pt: '/api/v1/watches/{watch_id}/run' },
  answer: 'json',
  isKeyed: true,
}

export const listWatchRunsRow: OperationRow = {
  id: 'list_watch_runs',
  method: 'GET',
  path: { en: '/api/v1/watches/{watch_id}/runs', pt: '/api/v1/watches/{watch_id}/runs' },
  answer: 'json',
}

export const getWatchRunRow: OperationRow = {
  id: 'get_watch_run',
  method: 'GET',
  path: { en: '/api/v1/watches/{watch_id}/runs/{run_id}', pt: '/api/v1/watches/{watch_id}/runs/{run_id}' },
  answer: 'json',
}

export const startWorkflowRow: OperationRow = {
  id: 'start_workflow',
  method: 'POST',
  path: { en: '/api/v1/agents/{agent_name}/orchestrate', pt: '/api/v1/agents/{agent_name}/orchestrate' },
  answer: 'json',
  isKeyed: true,
}

export const listWorkflowsRow: OperationRow = {
  id: 'list_workflows',
  method: 'GET',
  path: { en: '/api/v1/agents/workflows', pt: '/api/v1/agents/workflows' },
  answer: 'json',
}

export const getWorkflowRow: OperationRow = {
  id: 'get_workflow',
  method: 'GET',
  path: { en: '/api/v1/agents/workflows/{workflow_id}', pt: '/api/v1/agents/workflows/{workflow_id}' },
  answer: 'json',
}

export const workflowStreamRow: OperationRow = {
  id: 'workflow_stream',
  method: 'GET',
  path: { en: '/api/v1/agents/workflows/{workflow_id}/stream', pt: '/api/v1/agents/workflows/{workflow_id}/stream' },
  answer: 'events',
  lastEvents: { en: ['complete', 'error', 'cancelled'], pt: ['completo', 'erro', 'cancelado'] },
}

export const pauseWorkflowRow: OperationRow = {
  id: 'pause_workflow',
  method: 'POST',
  path: { en: '/api/v1/agents/workflows/{workflow_id}/pause', pt: '/api/v1/agents/workflows/{workflow_id}/pause' },
  answer: 'json',
}

export const resumeWorkflowRow: OperationRow = {
  id: 'resume_workflow',
  method: 'POST',
  path: { en: '/api/v1/agents/workflows/{workflow_id}/resume', pt: '/api/v1/agents/workflows/{workflow_id}/resume' },
  answer: 'json',
}

export const cancelWorkflowRow: OperationRow = {
  id: 'cancel_workflow',
  method: 'POST',
  path: { en: '/api/v1/agents/workflows/{workflow_id}/cancel', pt: '/api/v1/agents/workflows/{workflow_id}/cancel' },
  answer: 'json',
}

export const retryWorkflowRow: OperationRow = {
  id: 'retry_workflow',
  method: 'POST',
  path: { en: '/api/v1/agents/workflows/{workflow_id}/retry', pt: '/api/v1/agents/workflows/{workflow_id}/retry' },
  answer: 'json',
}

export const approveStepRow: OperationRow = {
  id: 'approve_step',
  method: 'POST',
  path: { en: '/api/v1/agents/workflows/{workflow_id}/steps/{step_id}/approve', pt: '/api/v1/agents/workflows/{workflow_id}/steps/{step_id}/approve' },
  answer: 'json',
}

export const rejectStepRow: OperationRow = {
  id: 'reject_step',
  method: 'POST',
  path: { en: '/api/v1/agents/workflows/{workflow_id}/steps/{step_id}/reject', pt: '/api/v1/agents/workflows/{workflow_id}/steps/{step_id}/reject' },
  answer: 'json',
}

export const listAgentsRow: OperationRow = {
  id: 'list_agents',
  method: 'GET',
  path: { en: '/api/v1/agents', pt: '/api/v1/agents' },
  answer: 'json',
}

export const agentsStatusRow: OperationRow = {
  id: 'agents_status',
  method: 'GET',
  path: { en: '/api/v1/agents/status', pt: '/api/v1/agents/status' },
  answer: 'json',
}

export const findAgentsRow: OperationRow = {
  id: 'find_agents',
  method: 'POST',
  path: { en: '/api/v1/agents/find-by-capability', pt: '/api/v1/agents/find-by-capability' },
  answer: 'json',
}

export const listApprovalsRow: OperationRow = {
  id: 'list_approvals',
  method: 'GET',
  path: { en: '/api/v1/agents/approvals', pt: '/api/v1/agents/approvals' },
  answer: 'json',
}

export const getAgentRow: OperationRow = {
  id: 'get_agent',
  method: 'GET',
  path: { en: '/api/v1/agents/{agent_name}', pt: '/api/v1/agents/{agent_name}' },
  answer: 'json',
}

export const askAgentRow: OperationRow = {
  id: 'ask_agent',
  method: 'POST',
  path: { en: '/api/v1/agents/{agent_name}/investigate', pt: '/api/v1/agents/{agent_name}/investigate' },
  answer: 'json',
  isKeyed: true,
}

export const askAgentsRow: OperationRow = {
  id: 'ask_agents',
  method: 'POST',
  path: { en: '/api/v1/multi-agent/query', pt: '/api/v1/multi-agent/query' },
  answer: 'json',
  isKeyed: true,
}

export const exportContractsRow: OperationRow = {
  id: 'export_contracts',
  method: 'POST',
  path: { en: '/api/v1/export/contracts/export', pt: '/api/v1/export/contracts/export' },
  answer: 'bytes',
}

export const exportAnomaliesRow: OperationRow = {
  id: 'export_anomalies',
  method: 'POST',
  path: { en: '/api/v1/export/anomalies/export', pt: '/api/v1/export/anomalies/export' },
  answer: 'bytes',
}

export const downloadInvestigationRow: OperationRow = {
  id: 'download_investigation',
  method: 'POST',
  path: { en: '/api/v1/export/investigations/{investigation_id}/download', pt: '/api/v1/export/investigations/{investigation_id}/download' },
  answer: 'bytes',
}

export const exportBulkRow: OperationRow = {
  id: 'export_bulk',
  method: 'POST',
  path: { en: '/api/v1/export/bulk', pt: '/api/v1/export/bulk' },
  answer: 'json',
  isKeyed: true,
}

export const generateReportRow: OperationRow = {
  id: 'generate_report',
  method: 'POST',
  path: { en: '/api/v1/reports/generate', pt: '/api/v1/reports/generate' },
  answer: 'json',
  isKeyed: true,
}

export const generateReportNowRow: OperationRow = {
  id: 'generate_report_now',
  method: 'GET',
  path: { en: '/api/v1/reports/generate', pt: '/api/v1/reports/generate' },
  answer: 'json',
}

export const listReportTemplatesRow: OperationRow = {
  id: 'list_report_templates',
  method: 'GET',
  path: { en: '/api/v1/reports/templates', pt: '/api/v1/reports/templates' },
  answer: 'json',
}

export const listReportsRow: OperationRow = {
  id: 'list_reports',
  method: 'GET',
  path: { en: '/api/v1/reports', pt: '/api/v1/reports' },
  answer: 'json',
}

export const getReportRow: OperationRow = {
  id: 'get_report',
  method: 'GET',
  path: { en: '/api/v1/reports/{report_id}', pt: '/api/v1/reports/{report_id}' },
  answer: 'json',
}

export const getReportStatusRow: OperationRow = {
  id: 'get_report_status',
  method: 'GET',
  path: { en: '/api/v1/reports/{report_id}/status', pt: '/api/v1/reports/{report_id}/status' },
  answer: 'json',
}

export const downloadReportRow: OperationRow = {
  id: 'download_report',
  method: 'GET',
  path: { en: '/api/v1/reports/{report_id}/download', pt: '/api/v1/reports/{report_id}/download' },
  answer: 'bytes',
}

export const bundleReportRow: OperationRow = {
  id: 'bundle_report',
  method: 'POST',
  path: { en: '/api/v1/reports/{report_id}/bundle', pt: '/api/v1/reports/{report_id}/bundle' },
  answer: 'bytes',
}

export const deleteReportRow: OperationRow = {
  id: 'delete_report',
  method: 'DELETE',
  path: { en: '/api/v1/reports/{report_id}', pt: '/api/v1/reports/{report_id}' },
  answer: 'json',
}

export const chartDataRow: OperationRow = {
  id: 'chart_data',
  method: 'POST',
  path: { en: '/api/v1/visualization/chart-data', pt: '/api/v1/visualization/chart-data' },
  answer: 'json',
}

export const regionalMapRow: OperationRow = {
  id: 'regional_map',
  method: 'POST',
  path: { en: '/api/v1/visualization/regional-map', pt: '/api/v1/visualization/regional-map' },
  answer: 'json',
}

export const timeSeriesRow: OperationRow = {
  id: 'time_series',
  method: 'POST',
  path: { en: '/api/v1/visualization/time-series', pt: '/api/v1/visualization/time-series' },
  answer: 'json',
}

export const dashboardSummaryRow: OperationRow = {
  id: 'dashboard_summary',
  method: 'GET',
  path: { en: '/api/v1/visualization/dashboard-summary', pt: '/api/v1/visualization/dashboard-summary' },
  answer: 'json',
}

export const supportedChartsRow: OperationRow = {
  id: 'supported_charts',
  method: 'GET',
  path: { en: '/api/v1/visualization/supported-charts', pt: '/api/v1/visualization/supported-charts' },
  answer: 'json',
}

export const createTaskRow: OperationRow = {
  id: 'create_task',
  method: 'POST',
  path: { en: '/api/v1/tasks', pt: '/api/v1/tasks' },
  answer: 'json',
  isKeyed: true,
}

export const listTasksRow: OperationRow = {
  id: 'list_tasks',
  method: 'GET',
  path: { en: '/api/v1/tasks', pt: '/api/v1/tasks' },
  answer: 'json',
}

export const changeTasksRow: OperationRow = {
  id: 'change_tasks',
  method: 'POST',
  path: { en: '/api/v1/tasks/actions', pt: '/api/v1/tasks/actions' },
  answer: 'json',
}

export const listTaskSchedulesRow: OperationRow = {
  id: 'list_task_schedules',
  method: 'GET',
  path: { en: '/api/v1/tasks/schedules', pt: '/api/v1/tasks/schedules' },
  answer: 'json',
}

export const getTaskScheduleRow: OperationRow = {
  id: 'get_task_schedule',
  method: 'GET',
  path: { en: '/api/v1/tasks/schedules/{schedule_id}', pt: '/api/v1/tasks/schedules/{schedule_id}' },
  answer: 'json',
}

export const runTaskScheduleRow: OperationRow = {
  id: 'run_task_schedule',
  method: 'POST',
  path: { en: '/api/v1/tasks/schedules/{schedule_id}/run', pt: '/api/v1/tasks/schedules/{schedule_id}/run' },
  answer: 'json',
  isKeyed: true,
}

export const updateTaskScheduleRow: OperationRow = {
  id: 'update_task_schedule',
  method: 'PATCH',
  path: { en: '/api/v1/tasks/schedules/{schedule_id}', pt: '/api/v1/tasks/schedules/{schedule_id}' },
  answer: 'json',
}

export const deleteTaskScheduleRow: OperationRow = {
  id: 'delete_task_schedule',
  method: 'DELETE',
  path: { en: '/api/v1/tasks/schedules/{schedule_id}', pt: '/api/v1/tasks/schedules/{schedule_id}' },
  answer: 'json',
}

export const getTaskRow: OperationRow = {
  id: 'get_task',
  method: 'GET',
  path: { en: '/api/v1/tasks/{task_id}', pt: '/api/v1/tasks/{task_id}' },
  answer: 'json',
}

export const updateTaskRow: OperationRow = {
  id: 'update_task',
  method: 'PATCH',
  path: { en: '/api/v1/tasks/{task_id}', pt: '/api/v1/tasks/{task_id}' },
  answer: 'json',
}

export const taskStreamRow: OperationRow = {
  id: 'task_stream',
  method: 'GET',
  path: { en: '/api/v1/tasks/{task_id}/stream', pt: '/api/v1/tasks/{task_id}/stream' },
  answer: 'events',
  lastEvents: { en: ['complete', 'error', 'cancelled'], pt: ['completo', 'erro', 'cancelado'] },
}

export const taskLogRow: OperationRow = {
  id: 'task_log',
  method: 'GET',
  path: { en: '/api/v1/tasks/{task_id}/log', pt: '/api/v1/tasks/{task_id}/log' },
  answer: 'json',
}

export const listTaskPartitionsRow: OperationRow = {
  id: 'list_task_partitions',
  method: 'GET',
  path: { en: '/api/v1/tasks/{task_id}/partitions', pt: '/api/v1/tasks/{task_id}/partitions' },
  answer: 'json',
}

export const taskDiffRow: OperationRow = {
  id: 'task_diff',
  method: 'GET',
  path: { en: '/api/v1/tasks/{task_id}/diff', pt: '/api/v1/tasks/{task_id}/diff' },
  answer: 'json',
}

export const downloadTaskFileRow: OperationRow = {
  id: 'download_task_file',
  method: 'GET',
  path: { en: '/api/v1/tasks/{task_id}/file', pt: '/api/v1/tasks/{task_id}/file' },
  answer: 'bytes',
}

export const pauseTaskRow: OperationRow = {
  id: 'pause_task',
  method: 'POST',
  path: { en: '/api/v1/tasks/{task_id}/pause', pt: '/api/v1/tasks/{task_id}/pause' },
  answer: 'json',
}

export const resumeTaskRow: OperationRow = {
  id: 'resume_task',
  method: 'POST',
  path: { en: '/api/v1/tasks/{task_id}/resume', pt: '/api/v1/tasks/{task_id}/resume' },
  answer: 'json',
}

export const cancelTaskRow: OperationRow = {
  id: 'cancel_task',
  method: 'POST',
  path: { en: '/api/v1/tasks/{task_id}/cancel', pt: '/api/v1/tasks/{task_id}/cancel' },
  answer: 'json',
}

export const retryTaskRow: OperationRow = {
  id: 'retry_task',
  method: 'POST',
  path: { en: '/api/v1/tasks/{task_id}/retry', pt: '/api/v1/tasks/{task_id}/retry' },
  answer: 'json',
}

export const listAccountSessionsRow: OperationRow = {
  id: 'list_account_sessions',
  method: 'GET',
  path: { en: '/api/v1/admin/sessions', pt: '/api/v1/admin/sessions' },
  answer: 'json',
}

export const endAccountSessionRow: OperationRow = {
  id: 'end_account_session',
  method: 'DELETE',
  path: { en: '/api/v1/admin/sessions/{account_session_id}', pt: '/api/v1/admin/sessions/{account_session_id}' },
  answer: 'json',
}

export const readStorageRow: OperationRow = {
  id: 'read_storage',
  method: 'GET',
  path: { en: '/api/v1/admin/storage', pt: '/api/v1/admin/storage' },
  answer: 'json',
}

export const listConsumptionRow: OperationRow = {
  id: 'list_consumption',
  method: 'GET',
  path: { en: '/api/v1/admin/usage', pt: '/api/v1/admin/usage' },
  answer: 'json',
}

export const listActiveRequestsRow: OperationRow = {
  id: 'list_active_requests',
  method: 'GET',
  path: { en: '/api/v1/observability/requests/active', pt: '/api/v1/observability/requests/active' },
  answer: 'json',
}

export const readMetricsRow: OperationRow = {
  id: 'read_metrics',
  method: 'GET',
  path: { en: '/api/v1/observability/metrics', pt: '/api/v1/observability/metrics' },
  answer: 'json',
}

export const performanceSummaryRow: OperationRow = {
  id: 'performance_summary',
  method: 'GET',
  path: { en: '/api/v1/observability/performance/summary', pt: '/api/v1/observability/performance/summary' },
  answer: 'json',
}

export const takeProfileRow: OperationRow = {
  id: 'take_profile',
  method: 'GET',
  path: { en: '/api/v1/observability/profiles/{profile_kind}', pt: '/api/v1/observability/profiles/{profile_kind}' },
  answer: 'bytes',
}

export const listParkedWorkRow: OperationRow = {
  id: 'list_parked_work',
  method: 'GET',
  path: { en: '/api/v1/observability/parked', pt: '/api/v1/observability/parked' },
  answer: 'json',
}

export const retryParkedWorkRow: OperationRow = {
  id: 'retry_parked_work',
  method: 'POST',
  path: { en: '/api/v1/observability/parked/{parked_id}/retry', pt: '/api/v1/observability/parked/{parked_id}/retry' },
  answer: 'json',
}

export const listCircuitBreakersRow: OperationRow = {
  id: 'list_circuit_breakers',
  method: 'GET',
  path: { en: '/api/v1/resilience/circuit-breakers', pt: '/api/v1/resilience/circuit-breakers' },
  answer: 'json',
}

export const getCircuitBreakerRow: OperationRow = {
  id: 'get_circuit_breaker',
  method: 'GET',
  path: { en: '/api/v1/resilience/circuit-breakers/{breaker_name}', pt: '/api/v1/resilience/circuit-breakers/{breaker_name}' },
  answer: 'json',
}

export const resetCircuitBreakerRow: OperationRow = {
  id: 'reset_circuit_breaker',
  method: 'POST',
  path: { en: '/api/v1/resilience/circuit-breakers/{breaker_name}/reset', pt: '/api/v1/resilience/circuit-breakers/{breaker_name}/reset' },
  answer: 'json',
}

export const resetCircuitBreakersRow: OperationRow = {
  id: 'reset_circuit_breakers',
  method: 'POST',
  path: { en: '/api/v1/resilience/reset-all', pt: '/api/v1/resilience/reset-all' },
  answer: 'json',
}

export const listBulkheadsRow: OperationRow = {
  id: 'list_bulkheads',
  method: 'GET',
  path: { en: '/api/v1/resilience/bulkheads', pt: '/api/v1/resilience/bulkheads' },
  answer: 'json',
}

export const getBulkheadsRow: OperationRow = {
  id: 'get_bulkheads',
  method: 'GET',
  path: { en: '/api/v1/resilience/bulkheads/{bulkhead_type}', pt: '/api/v1/resilience/bulkheads/{bulkhead_type}' },
  answer: 'json',
}

export const resilienceHealthRow: OperationRow = {
  id: 'resilience_health',
  method: 'GET',
  path: { en: '/api/v1/resilience/health', pt: '/api/v1/resilience/health' },
  answer: 'json',
}

export const resilienceMetricsRow: OperationRow = {
  id: 'resilience_metrics',
  method: 'GET',
  path: { en: '/api/v1/resilience/metrics', pt: '/api/v1/resilience/metrics' },
  answer: 'json',
}

export const searchNetworkRow: OperationRow = {
  id: 'search_network',
  method: 'GET',
  path: { en: '/api/v1/network/entities/search', pt: '/api/v1/network/entities/search' },
  answer: 'json',
}

export const getNetworkEntityRow: OperationRow = {
  id: 'get_network_entity',
  method: 'GET',
  path: { en: '/api/v1/network/entities/{entity_id}', pt: '/api/v1/network/entities/{entity_id}' },
  answer: 'json',
}

export const getEntityNetworkRow: OperationRow = {
  id: 'get_entity_network',
  method: 'GET',
  path: { en: '/api/v1/network/entities/{entity_id}/network', pt: '/api/v1/network/entities/{entity_id}/network' },
  answer: 'json',
}

export const listEntityInvestigationsRow: OperationRow = {
  id: 'list_entity_investigations',
  method: 'GET',
  path: { en: '/api/v1/network/entities/{entity_id}/investigations', pt: '/api/v1/network/entities/{entity_id}/investigations' },
  answer: 'json',
}

export const findNetworkPathRow: OperationRow = {
  id: 'find_network_path',
  method: 'GET',
  path: { en: '/api/v1/network/path', pt: '/api/v1/network/path' },
  answer: 'json',
}

export const listSuspiciousNetworksRow: OperationRow = {
  id: 'list_suspicious_networks',
  method: 'GET',
  path: { en: '/api/v1/network/suspicious-networks', pt: '/api/v1/network/suspicious-networks' },
  answer: 'json',
}

export const networkStatisticsRow: OperationRow = {
  id: 'network_statistics',
  method: 'GET',
  path: { en: '/api/v1/network/statistics', pt: '/api/v1/network/statistics' },
  answer: 'json',
}

export const matchNetworkRow: OperationRow = {
  id: 'match_network',
  method: 'POST',
  path: { en: '/api/v1/network/match', pt: '/api/v1/network/match' },
  answer: 'json',
  isKeyed: true,
  isUpload: true,
}

export const getNetworkMatchRow: OperationRow = {
  id: 'get_network_match',
  method: 'GET',
  path: { en: '/api/v1/network/match/{match_id}', pt: '/api/v1/network/match/{match_id}' },
  answer: 'json',
}

export const listNetworkMatchRowsRow: OperationRow = {
  id: 'list_network_match_rows',
  method: 'GET',
  path: { en: '/api/v1/network/match/{match_id}/rows', pt: '/api/v1/network/match/{match_id}/rows' },
  answer: 'json',
}

export const downloadNetworkMatchRow: OperationRow = {
  id: 'download_network_match',
  method: 'GET',
  path: { en: '/api/v1/network/match/{match_id}/csv', pt: '/api/v1/network/match/{match_id}/csv' },
  answer: 'bytes',
}

export const cancelNetworkMatchRow: OperationRow = {
  id: 'cancel_network_match',
  method: 'DELETE',
  path: { en: '/api/v1/network/match/{match_id}', pt: '/api/v1/network/match/{match_id}' },
  answer: 'json',
}

export const exportNetworkCytoscapeRow: OperationRow = {
  id: 'export_network_cytoscape',
  method: 'GET',
  path: { en: '/api/v1/network/export/cytoscape/{entity_id}', pt: '/api/v1/network/export/cytoscape/{entity_id}' },
  answer: 'bytes',
}

export const exportNetworkD3Row: OperationRow = {
  id: 'export_network_d3',
  method: 'GET',
  path: { en: '/api/v1/network/export/d3/{entity_id}', pt: '/api/v1/network/export/d3/{entity_id}' },
  answer: 'bytes',
}

export const exportNetworkGraphmlRow: OperationRow = {
  id: 'export_network_graphml',
  method: 'GET',
  path: { en: '/api/v1/network/export/graphml/{entity_id}', pt: '/api/v1/network/export/graphml/{entity_id}' },
  answer: 'bytes',
}

export const exportNetworkFtmRow: OperationRow = {
  id: 'export_network_ftm',
  method: 'GET',
  path: { en: '/api/v1/network/export/ftm/{entity_id}', pt: '/api/v1/network/export/ftm/{entity_id}' },
  answer: 'bytes',
}

export const readReconciliationRow: OperationRow = {
  id: 'read_reconciliation',
  method: 'GET',
  path: { en: '/api/v1/reconcile', pt: '/api/v1/reconcile' },
  answer: 'json',
}

export const reconcileRow: OperationRow = {
  id: 'reconcile',
  method: 'POST',
  path: { en: '/api/v1/reconcile', pt: '/api/v1/reconcile' },
  answer: 'json',
}

export const suggestReconciliationRow: OperationRow = {
  id: 'suggest_reconciliation',
  method: 'GET',
  path: { en: '/api/v1/reconcile/suggest/{suggested}', pt: '/api/v1/reconcile/suggest/{suggested}' },
  answer: 'json',
}

export const proposeReconciliationPropertiesRow: OperationRow = {
  id: 'propose_reconciliation_properties',
  method: 'GET',
  path: { en: '/api/v1/reconcile/properties', pt: '/api/v1/reconcile/properties' },
  answer: 'json',
}

export const previewReconciledEntityRow: OperationRow = {
  id: 'preview_reconciled_entity',
  method: 'GET',
  path: { en: '/api/v1/reconcile/entities/{entity_id}', pt: '/api/v1/reconcile/entities/{entity_id}' },
  answer: 'text',
}

export const trainModelRow: OperationRow = {
  id: 'train_model',
  method: 'POST',
  path: { en: '/api/v1/ml_pipeline/train', pt: '/api/v1/ml_pipeline/train' },
  answer: 'json',
  isKeyed: true,
}

export const listModelsRow: OperationRow = {
  id: 'list_models',
  method: 'GET',
  path: { en: '/api/v1/ml_pipeline/models', pt: '/api/v1/ml_pipeline/models' },
  answer: 'json',
}

export const compareModelsRow: OperationRow = {
  id: 'compare_models',
  method: 'GET',
  path: { en: '/api/v1/ml_pipeline/models/compare', pt: '/api/v1/ml_pipeline/models/compare' },
  answer: 'json',
}

export const promoteModelRow: OperationRow = {
  id: 'promote_model',
  method: 'POST',
  path: { en: '/api/v1/ml_pipeline/models/promote', pt: '/api/v1/ml_pipeline/models/promote' },
  answer: 'json',
}

export const rollBackModelRow: OperationRow = {
  id: 'roll_back_model',
  method: 'POST',
  path: { en: '/api/v1/ml_pipeline/models/rollback', pt: '/api/v1/ml_pipeline/models/rollback' },
  answer: 'json',
}

export const getModelRow: OperationRow = {
  id: 'get_model',
  method: 'GET',
  path: { en: '/api/v1/ml_pipeline/models/{model_id}', pt: '/api/v1/ml_pipeline/models/{model_id}' },
  answer: 'json',
}

export const modelMetricsRow: OperationRow = {
  id: 'model_metrics',
  method: 'GET',
  path: { en: '/api/v1/ml_pipeline/models/{model_id}/metrics', pt: '/api/v1/ml_pipeline/models/{model_id}/metrics' },
  answer: 'json',
}

export const setDispositionRow: OperationRow = {
  id: 'set_disposition',
  method: 'POST',
  path: { en: '/api/v1/investigations/{investigation_id}/anomalies/{anomaly_id}/disposition', pt: '/api/v1/investigacoes/{id_investigacao}/anomalias/{id_anomalia}/desfecho' },
  answer: 'json',
}

export const listDispositionsRow: OperationRow = {
  id: 'list_dispositions',
  method: 'GET',
  path: { en: '/api/v1/investigations/{investigation_id}/anomalies/{anomaly_id}/disposition', pt: '/api/v1/investigacoes/{id_investigacao}/anomalias/{id_anomalia}/desfecho' },
  answer: 'json',
}

export const dispositionPrecisionRow: OperationRow = {
  id: 'disposition_precision',
  method: 'GET',
  path: { en: '/api/v1/ml_pipeline/dispositions', pt: '/api/v1/ml_pipeline/dispositions' },
  answer: 'json',
}

export const createImportRow: OperationRow = {
  id: 'create_import',
  method: 'POST',
  path: { en: '/api/v1/imports', pt: '/api/v1/imports' },
  answer: 'json',
  isKeyed: true,
  isUpload: true,
}

export const getImportRow: OperationRow = {
  id: 'get_import',
  method: 'GET',
  path: { en: '/api/v1/imports/{import_id}', pt: '/api/v1/imports/{import_id}' },
  answer: 'json',
}

export const listContractsRow: LinedRow = {
  id: 'list_contracts',
  method: 'GET',
  path: { en: '/api/v1/transparency/contracts', pt: '/api/v1/transparency/contracts' },
  answer: 'json',
  lastLineHas: { en: 'meta', pt: 'meta' },
}

export const listExpensesRow: LinedRow = {
  id: 'list_expenses',
  method: 'GET',
  path: { en: '/api/v1/transparency/expenses', pt: '/api/v1/transparency/expenses' },
  answer: 'json',
  lastLineHas: { en: 'meta', pt: 'meta' },
}

export const listAgreementsRow: LinedRow = {
  id: 'list_agreements',
  method: 'GET',
  path: { en: '/api/v1/transparency/agreements', pt: '/api/v1/transparency/agreements' },
  answer: 'json',
  lastLineHas: { en: 'meta', pt: 'meta' },
}

export const listContractTypesRow: OperationRow = {
  id: 'list_contract_types',
  method: 'GET',
  path: { en: '/api/v1/transparency/contract-types', pt: '/api/v1/transparency/contract-types' },
  answer: 'json',
}

export const listSourcesRow: OperationRow = {
  id: 'list_sources',
  method: 'GET',
  path: { en: '/api/v1/transparency/sources', pt: '/api/v1/transparency/sources' },
  answer: 'json',
}

export const listPncpContractsRow: LinedRow = {
  id: 'list_pncp_contracts',
  method: 'GET',
  path: { en: '/api/v1/federal/pncp/contracts', pt: '/api/v1/federal/pncp/contracts' },
  answer: 'json',
  lastLineHas: { en: 'meta', pt: 'meta' },
}

export const listDemographicsRow: LinedRow = {
  id: 'list_demographics',
  method: 'GET',
  path: { en: '/api/v1/federal/ibge/demographics', pt: '/api/v1/federal/ibge/demographics' },
  answer: 'json',
  lastLineHas: { en: 'meta', pt: 'meta' },
}

export const listHealthMetricsRow: LinedRow = {
  id: 'list_health_metrics',
  method: 'GET',
  path: { en: '/api/v1/federal/datasus/health-metrics', pt: '/api/v1/federal/datasus/health-metrics' },
  answer: 'json',
  lastLineHas: { en: 'meta', pt: 'meta' },
}

export const listEducationStatsRow: LinedRow = {
  id: 'list_education_stats',
  method: 'GET',
  path: { en: '/api/v1/federal/inep/education-stats', pt: '/api/v1/federal/inep/education-stats' },
  answer: 'json',
  lastLineHas: { en: 'meta', pt: 'meta' },
}

export const getRecordRow: OperationRow = {
  id: 'get_record',
  method: 'GET',
  path: { en: '/api/v1/records/{record_id}', pt: '/api/v1/records/{record_id}' },
  answer: 'json',
}

export const listAuditEventsRow: OperationRow = {
  id: 'list_audit_events',
  method: 'GET',
  path: { en: '/api/v1/audit/events', pt: '/api/v1/audit/events' },
  answer: 'json',
}

export const queryAuditEventsRow: OperationRow = {
  id: 'query_audit_events',
  method: 'POST',
  path: { en: '/api/v1/audit/events/query', pt: '/api/v1/audit/events/query' },
  answer: 'json',
}

export const getAuditEventRow: OperationRow = {
  id: 'get_audit_event',
  method: 'GET',
  path: { en: '/api/v1/audit/events/{event_id}', pt: '/api/v1/audit/events/{event_id}' },
  answer: 'json',
}

export const auditStatisticsRow: OperationRow = {
  id: 'audit_statistics',
  method: 'GET',
  path: { en: '/api/v1/audit/statistics', pt: '/api/v1/audit/statistics' },
  answer: 'json',
}

export const exportAuditEventsRow: OperationRow = {
  id: 'export_audit_events',
  method: 'GET',
  path: { en: '/api/v1/audit/export', pt: '/api/v1/audit/export' },
  answer: 'bytes',
}

export const auditIntegrityRow: OperationRow = {
  id: 'audit_integrity',
  method: 'GET',
  path: { en: '/api/v1/audit/integrity', pt: '/api/v1/audit/integrity' },
  answer: 'json',
}

export const listAuditEventTypesRow: OperationRow = {
  id: 'list_audit_event_types',
  method: 'GET',
  path: { en: '/api/v1/audit/event-types', pt: '/api/v1/audit/event-types' },
  answer: 'json',
}

export const listAuditSeverityLevelsRow: OperationRow = {
  id: 'list_audit_severity_levels',
  method: 'GET',
  path: { en: '/api/v1/audit/severity-levels', pt: '/api/v1/audit/severity-levels' },
  answer: 'json',
}

export const auditDashboardRow: OperationRow = {
  id: 'audit_dashboard',
  method: 'GET',
  path: { en: '/api/v1/audit/dashboard', pt: '/api/v1/audit/dashboard' },
  answer: 'json',
}

export const createAuditTestEventRow: OperationRow = {
  id: 'create_audit_test_event',
  method: 'POST',
  path: { en: '/api/v1/audit/test-event', pt: '/api/v1/audit/test-event' },
  answer: 'json',
  isKeyed: true,
}

export const detectAnomaliesRow: LinedRow = {
  id: 'detect_anomalies',
  method: 'POST',
  path: { en: '/api/v1/anomalies/detect', pt: '/api/v1/anomalies/detect' },
  answer: 'json',
  lastLineHas: { en: 'summary', pt: 'resumo' },
}

export const analyzeContractsRow: OperationRow = {
  id: 'analyze_contracts',
  method: 'GET',
  path: { en: '/api/v1/analyze/contracts', pt: '/api/v1/analyze/contracts' },
  answer: 'json',
}

export const startAnalysisRow: OperationRow = {
  id: 'start_analysis',
  method: 'POST',
  path: { en: '/api/v1/analysis/start', pt: '/api/v1/analysis/start' },
  answer: 'json',
  isKeyed: true,
}

export const listTrendsRow: OperationRow = {
  id: 'list_trends',
  method: 'GET',
  path: { en: '/api/v1/analysis/trends', pt: '/api/v1/analysis/trends' },
  answer: 'json',
}

export const listCorrelationsRow: OperationRow = {
  id: 'list_correlations',
  method: 'GET',
  path: { en: '/api/v1/analysis/correlations', pt: '/api/v1/analysis/correlations' },
  answer: 'json',
}

export const listPatternsRow: OperationRow = {
  id: 'list_patterns',
  method: 'GET',
  path: { en: '/api/v1/analysis/patterns', pt: '/api/v1/analysis/patterns' },
  answer: 'json',
}

export const listAnalysesRow: OperationRow = {
  id: 'list_analyses',
  method: 'GET',
  path: { en: '/api/v1/analysis', pt: '/api/v1/analysis' },
  answer: 'json',
}

export const analysisStatusRow: OperationRow = {
  id: 'analysis_status',
  method: 'GET',
  path: { en: '/api/v1/analysis/{analysis_id}/status', pt: '/api/v1/analysis/{analysis_id}/status' },
  answer: 'json',
}

export const analysisResultsRow: OperationRow = {
  id: 'analysis_results',
  method: 'GET',
  path: { en: '/api/v1/analysis/{analysis_id}/results', pt: '/api/v1/analysis/{analysis_id}/results' },
  answer: 'json',
}

export const cancelAnalysisRow: OperationRow = {
  id: 'cancel_analysis',
  method: 'DELETE',
  path: { en: '/api/v1/analysis/{analysis_id}', pt: '/api/v1/analysis/{analysis_id}' },
  answer: 'json',
}

export const healthRow: OperationRow = {
  id: 'health',
  method: 'GET',
  path: { en: '/health', pt: '/health' },
  answer: 'json',
}

export const healthLiveRow: OperationRow = {
  id: 'health_live',
  method: 'GET',
  path: { en: '/health/live', pt: '/health/live' },
  answer: 'json',
}

export const healthReadyRow: OperationRow = {
  id: 'health_ready',
  method: 'GET',
  path: { en: '/health/ready', pt: '/health/ready' },
  answer: 'json',
}

export const healthDetailedRow: OperationRow = {
  id: 'health_detailed',
  method: 'GET',
  path: { en: '/health/detailed', pt: '/health/detailed' },
  answer: 'json',
}

export const metricsRow: OperationRow = {
  id: 'metrics',
  method: 'GET',
  path: { en: '/metrics', pt: '/metrics' },
  answer: 'text',
}

export const healthMetricsRow: OperationRow = {
  id: 'health_metrics',
  method: 'GET',
  path: { en: '/health/metrics', pt: '/health/metrics' },
  answer: 'text',
}

export const chatStreamRow: OperationRow = {
  id: 'chat_stream',
  method: 'POST',
  path: { en: '/api/v1/chat/stream', pt: '/api/v1/chat/stream' },
  answer: 'events',
  isKeyed: true,
  lastEvents: { en: ['complete', 'error'], pt: ['complete', 'error'] },
  resumedBy: { row: () => chatAnswerStreamRow, param: { en: 'message_id', pt: 'message_id' }, field: { en: 'message_id', pt: 'id_mensagem' } },
}

export const chatMessageRow: OperationRow = {
  id: 'chat_message',
  method: 'POST',
  path: { en: '/api/v1/chat/message', pt: '/api/v1/chat/message' },
  answer: 'json',
  isKeyed: true,
}

export const chatHistoryRow: OperationRow = {
  id: 'chat_history',
  method: 'GET',
  path: { en: '/api/v1/chat/history', pt: '/api/v1/chat/history' },
  answer: 'json',
}

export const chatSessionHistoryRow: OperationRow = {
  id: 'chat_session_history',
  method: 'GET',
  path: { en: '/api/v1/chat/history/{chat_session_id}', pt: '/api/v1/chat/history/{chat_session_id}' },
  answer: 'json',
}

export const chatSuggestionsRow: OperationRow = {
  id: 'chat_suggestions',
  method: 'GET',
  path: { en: '/api/v1/chat/suggestions', pt: '/api/v1/chat/suggestions' },
  answer: 'json',
}

export const listChatSessionsRow: OperationRow = {
  id: 'list_chat_sessions',
  method: 'GET',
  path: { en: '/api/v1/chat/sessions', pt: '/api/v1/chat/sessions' },
  answer: 'json',
}

export const getChatSessionRow: OperationRow = {
  id: 'get_chat_session',
  method: 'GET',
  path: { en: '/api/v1/chat/sessions/{chat_session_id}', pt: '/api/v1/chat/sessions/{chat_session_id}' },
  answer: 'json',
}

export const updateChatSessionRow: OperationRow = {
  id: 'update_chat_session',
  method: 'PATCH',
  path: { en: '/api/v1/chat/sessions/{chat_session_id}', pt: '/api/v1/chat/sessions/{chat_session_id}' },
  answer: 'json',
}

export const deleteChatSessionRow: OperationRow = {
  id: 'delete_chat_session',
  method: 'DELETE',
  path: { en: '/api/v1/chat/sessions/{chat_session_id}', pt: '/api/v1/chat/sessions/{chat_session_id}' },
  answer: 'json',
}

export const getChatAnswerRow: OperationRow = {
  id: 'get_chat_answer',
  method: 'GET',
  path: { en: '/api/v1/chat/messages/{message_id}', pt: '/api/v1/chat/messages/{message_id}' },
  answer: 'json',
}

export const chatAnswerStreamRow: OperationRow = {
  id: 'chat_answer_stream',
  method: 'GET',
  path: { en: '/api/v1/chat/messages/{message_id}/stream', pt: '/api/v1/chat/messages/{message_id}/stream' },
  answer: 'events',
  lastEvents: { en: ['complete', 'error'], pt: ['complete', 'error'] },
}

export const cancelChatAnswerRow: OperationRow = {
  id: 'cancel_chat_answer',
  method: 'POST',
  path: { en: '/api/v1/chat/messages/{message_id}/cancel', pt: '/api/v1/chat/messages/{message_id}/cancel' },
  answer: 'json',
}

export const rateChatAnswerRow: OperationRow = {
  id: 'rate_chat_answer',
  method: 'POST',
  path: { en: '/api/v1/chat/messages/{message_id}/feedback', pt: '/api/v1/chat/messages/{message_id}/feedback' },
  answer: 'json',
}

export const getChatEvidenceRow: OperationRow = {
  id: 'get_chat_evidence',
  method: 'GET',
  path: { en: '/api/v1/chat/messages/{message_id}/evidence/{evidence_id}', pt: '/api/v1/chat/messages/{message_id}/evidence/{evidence_id}' },
  answer: 'json',
}

export const chatRow: OperationRow = {
  id: 'chat',
  method: 'GET',
  path: { en: '/api/v1/chat/ws', pt: '/api/v1/chat/ws' },
  answer: 'messages',
}

export const mcpRow: OperationRow = {
  id: 'mcp',
  method: 'POST',
  path: { en: '/api/v1/mcp', pt: '/api/v1/mcp' },
  answer: 'json',
}

export const graphqlRow: OperationRow = {
  id: 'graphql',
  method: 'POST',
  path: { en: '/api/v1/graphql', pt: '/api/v1/graphql' },
  answer: 'json',
}

export const queryGraphqlRow: OperationRow = {
  id: 'query_graphql',
  method: 'GET',
  path: { en: '/api/v1/graphql', pt: '/api/v1/graphql' },
  answer: 'json',
}

export const openapiEnRow: OperationRow = {
  id: 'openapi_en',
  method: 'GET',
  path: { en: '/openapi.json', pt: '/openapi.json' },
  answer: 'json',
}

export const openapiPtRow: OperationRow = {
  id: 'openapi_pt',
  method: 'GET',
  path: { en: '/openapi.pt.json', pt: '/openapi.pt.json' },
  answer: 'json',
}

export const asyncapiEnRow: OperationRow = {
  id: 'asyncapi_en',
  method: 'GET',
  path: { en: '/asyncapi.json', pt: '/asyncapi.json' },
  answer: 'json',
}

export const asyncapiPtRow: OperationRow = {
  id: 'asyncapi_pt',
  method: 'GET',
  path: { en: '/asyncapi.pt.json', pt: '/asyncapi.pt.json' },
  answer: 'json',
}

export const docsPageRow: OperationRow = {
  id: 'docs_page',
  method: 'GET',
  path: { en: '/docs', pt: '/docs' },
  answer: 'text',
}

export const redocPageRow: OperationRow = {
  id: 'redoc_page',
  method: 'GET',
  path: { en: '/redoc', pt: '/redoc' },
  answer: 'text',
}

export const errorsPageRow: OperationRow = {
  id: 'errors_page',
  method: 'GET',
  path: { en: '/docs/errors', pt: '/docs/errors' },
  answer: 'text',
}

export const errorPageRow: OperationRow = {
  id: 'error_page',
  method: 'GET',
  path: { en: '/docs/errors/{code}', pt: '/docs/errors/{code}' },
  answer: 'text',
}

export const releaseNotesPageRow: OperationRow = {
  id: 'release_notes_page',
  method: 'GET',
  path: { en: '/docs/release-notes', pt: '/docs/release-notes' },
  answer: 'text',
}

export const migrationPageRow: OperationRow = {
  id: 'migration_page',
  method: 'GET',
  path: { en: '/docs/migration', pt: '/docs/migration' },
  answer: 'text',
}

export const pageFileRow: OperationRow = {
  id: 'page_file',
  method: 'GET',
  path: { en: '/api/v1/pages/{file_name}', pt: '/api/v1/pages/{file_name}' },
  answer: 'text',
}
