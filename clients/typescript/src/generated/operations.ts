// Generated from the operations table and schemas/ by `npm run generate`; do not edit.

import { type Chat, type ChatCall, holdChat } from '../chat.ts'
import type { Client } from '../client.ts'
import type { SocketOptions } from '../connections.ts'
import { type Feed, type FeedCall, followFeed, followInvestigationFeed } from '../feed.ts'
import { followStream } from '../follow-stream.ts'
import { type Lines, readLines } from '../lines.ts'
import type { Call, IfMatch, IfNoneMatch, Language, NotModified, Result, Types, UploadBody } from '../operation-row.ts'
import type { WireTypes as English } from './english.ts'
import type { ChatEvents, SocketMessages, StreamEvents, TaskEvents, WorkflowEvents } from './messages.ts'
import type { WireTypes as Portuguese } from './portuguese.ts'
import * as rows from './rows.ts'

/** Start an investigation: `POST /api/v1/investigations/start`. */
export function startInvestigation<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['InvestigationRequest'] }; pt: { body: Portuguese['InvestigationRequest'] } }[L]>,
): Promise<Result<Types[L]['InvestigationStarted'], 201 | 202> | Result<Types[L]['InvestigationResponse'], 200>> {
  return client.send(rows.startInvestigationRow, call)
}

/** Start up to 50 investigations: `POST /api/v1/investigations/batch`. */
export function startInvestigations<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['InvestigationBatch'] }; pt: { body: Portuguese['InvestigationBatch'] } }[L]>,
): Promise<Result<Types[L]['InvestigationBatchAnswers'], 200>> {
  return client.send(rows.startInvestigationsRow, call)
}

/** Queue an investigation: `POST /api/v1/investigations`. */
export function createInvestigation<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['InvestigationRequest'] }; pt: { body: Portuguese['InvestigationRequest'] } }[L]>,
): Promise<Result<Types[L]['InvestigationDocument'], 201>> {
  return client.send(rows.createInvestigationRow, call)
}

/** List investigations, by default one's own: `GET /api/v1/investigations`. */
export function listInvestigations<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ListInvestigationsQuery'] }; pt: { query?: Portuguese['ListInvestigationsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['InvestigationList'], 200> | NotModified<Tag>> {
  return client.send(rows.listInvestigationsRow, call)
}

/** Follow an investigation: `GET /api/v1/investigations/stream/{investigation_id}`. */
export function investigationStream<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string }; query?: English['StreamQuery'] }; pt: { params: { id_investigacao: string }; query?: Portuguese['StreamQuery'] } }[L]>,
): AsyncGenerator<StreamEvents[L], void> {
  return followStream(client, rows.investigationStreamRow, call)
}

/** Read an investigation: `GET /api/v1/investigations/{investigation_id}`. */
export function getInvestigation<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string } }; pt: { params: { id_investigacao: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['InvestigationDocument'], 200> | NotModified<Tag>> {
  return client.send(rows.getInvestigationRow, call)
}

/** Read the status of an investigation: `GET /api/v1/investigations/{investigation_id}/status`. */
export function investigationStatus<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string } }; pt: { params: { id_investigacao: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['InvestigationStatus'], 200> | NotModified<Tag>> {
  return client.send(rows.investigationStatusRow, call)
}

/** Read what an investigation found: `GET /api/v1/investigations/{investigation_id}/results`. */
export function investigationResults<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string } }; pt: { params: { id_investigacao: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['InvestigationResponse'], 200> | NotModified<Tag>> {
  return client.send(rows.investigationResultsRow, call)
}

/** Read how far an investigation is: `GET /api/v1/investigations/{investigation_id}/progress`. */
export function investigationProgress<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string } }; pt: { params: { id_investigacao: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['InvestigationProgress'], 200> | NotModified<Tag>> {
  return client.send(rows.investigationProgressRow, call)
}

/** Say who may see an investigation: `PATCH /api/v1/investigations/{investigation_id}`. */
export function updateInvestigation<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string }; body: English['InvestigationPatch'] }; pt: { params: { id_investigacao: string }; body: Portuguese['InvestigationPatch'] } }[L]> & IfMatch,
): Promise<Result<Types[L]['InvestigationDocument'], 200>> {
  return client.send(rows.updateInvestigationRow, call)
}

/** Cancel an investigation, or delete one that has ended or waits: `DELETE /api/v1/investigations/{investigation_id}`. */
export function cancelInvestigation<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string }; query?: English['EndInvestigationQuery'] }; pt: { params: { id_investigacao: string }; query?: Portuguese['EndInvestigationQuery'] } }[L]>,
): Promise<Result<Types[L]['InvestigationCancelled'], 200> | Result<undefined, 204>> {
  return client.send(rows.cancelInvestigationRow, call)
}

/** Start a failed investigation again: `POST /api/v1/investigations/{investigation_id}/retry`. */
export function retryInvestigation<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string } }; pt: { params: { id_investigacao: string } } }[L]>,
): Promise<Result<Types[L]['InvestigationStarted'], 201>> {
  return client.send(rows.retryInvestigationRow, call)
}

/** Sign in: `POST /api/v1/auth/login`. */
export function login<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['LoginRequest'] }; pt: { body: Portuguese['LoginRequest'] } }[L]>,
): Promise<Result<Types[L]['LoginResponse'], 200>> {
  return client.send(rows.loginRow, call)
}

/** Renew the tokens: `POST /api/v1/auth/refresh`. */
export function refresh<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['RefreshRequest'] }; pt: { body: Portuguese['RefreshRequest'] } }[L]>,
): Promise<Result<Types[L]['RefreshResponse'], 200>> {
  return client.send(rows.refreshRow, call)
}

/** Sign out: `POST /api/v1/auth/logout`. */
export function logout<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { body?: English['LogoutRequest'] }; pt: { body?: Portuguese['LogoutRequest'] } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.logoutRow, call)
}

/** Read who is calling: `GET /api/v1/auth/me`. */
export function authMe<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['User'], 200> | NotModified<Tag>> {
  return client.send(rows.authMeRow, call)
}

/** Create an account: `POST /api/v1/auth/register`. */
export function register<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['RegisterRequest'] }; pt: { body: Portuguese['RegisterRequest'] } }[L]>,
): Promise<Result<Types[L]['RegisteredUser'], 201>> {
  return client.send(rows.registerRow, call)
}

/** Get a ticket that opens one stream or WebSocket where no header can be set: `POST /api/v1/auth/stream-ticket`. */
export function createStreamTicket<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { body?: English['StreamTicketRequest'] }; pt: { body?: Portuguese['StreamTicketRequest'] } }[L]>,
): Promise<Result<Types[L]['StreamTicket'], 201>> {
  return client.send(rows.createStreamTicketRow, call)
}

/** Change one's own password: `POST /api/v1/auth/change-password`. */
export function changePassword<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['ChangePasswordRequest'] }; pt: { body: Portuguese['ChangePasswordRequest'] } }[L]>,
): Promise<Result<Types[L]['ChangePasswordResponse'], 200>> {
  return client.send(rows.changePasswordRow, call)
}

/** List one's own sessions: `GET /api/v1/auth/sessions`. */
export function listSessions<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['SessionList'], 200> | NotModified<Tag>> {
  return client.send(rows.listSessionsRow, call)
}

/** End every other session of the caller: `DELETE /api/v1/auth/sessions`. */
export function endOtherSessions<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.endOtherSessionsRow, call)
}

/** End a session of one's own: `DELETE /api/v1/auth/sessions/{session_id}`. */
export function endSession<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { session_id: string } }; pt: { params: { session_id: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.endSessionRow, call)
}

/** Set up a second factor: `POST /api/v1/auth/mfa/setup`. */
export function mfaSetup<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['TotpSetup'], 201>> {
  return client.send(rows.mfaSetupRow, call)
}

/** Sign in with the second factor: `POST /api/v1/auth/mfa/verify`. */
export function mfaVerify<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['MfaVerifyRequest'] }; pt: { body: Portuguese['MfaVerifyRequest'] } }[L]>,
): Promise<Result<Types[L]['LoginResponse'], 200>> {
  return client.send(rows.mfaVerifyRow, call)
}

/** Switch the second factor off: `POST /api/v1/auth/mfa/disable`. */
export function mfaDisable<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['MfaProof'] }; pt: { body: Portuguese['MfaProof'] } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.mfaDisableRow, call)
}

/** Make new backup codes: `POST /api/v1/auth/mfa/backup-codes`. */
export function mfaBackupCodes<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['MfaProof'] }; pt: { body: Portuguese['MfaProof'] } }[L]>,
): Promise<Result<Types[L]['BackupCodes'], 201>> {
  return client.send(rows.mfaBackupCodesRow, call)
}

/** The public keys of the tokens: `GET /.well-known/jwks.json`. */
export function jwks<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['JsonWebKeySet'], 200>> {
  return client.send(rows.jwksRow, call)
}

/** Who issues the tokens: `GET /.well-known/openid-configuration`. */
export function issuerMetadata<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['IssuerMetadata'], 200>> {
  return client.send(rows.issuerMetadataRow, call)
}

/** Sign tokens with the next key: `POST /api/v1/admin/keys/rotate`. */
export function rotateKeys<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['KeyRotation'], 201>> {
  return client.send(rows.rotateKeysRow, call)
}

/** List the accounts: `GET /api/v1/admin/users`. */
export function listUsers<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ListUsersQuery'] }; pt: { query?: Portuguese['ListUsersQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AccountList'], 200> | NotModified<Tag>> {
  return client.send(rows.listUsersRow, call)
}

/** Read an account: `GET /api/v1/admin/users/{user_id}`. */
export function getUser<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { user_id: string } }; pt: { params: { user_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Account'], 200> | NotModified<Tag>> {
  return client.send(rows.getUserRow, call)
}

/** Change an account: `PATCH /api/v1/admin/users/{user_id}`. */
export function updateUser<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { user_id: string }; body: English['AccountPatch'] }; pt: { params: { user_id: string }; body: Portuguese['AccountPatch'] } }[L]> & IfMatch,
): Promise<Result<Types[L]['Account'], 200>> {
  return client.send(rows.updateUserRow, call)
}

/** Delete an account: `DELETE /api/v1/admin/users/{user_id}`. */
export function deleteUser<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { user_id: string } }; pt: { params: { user_id: string } } }[L]> & IfMatch,
): Promise<Result<undefined, 204>> {
  return client.send(rows.deleteUserRow, call)
}

/** Unlock an account: `POST /api/v1/admin/users/{user_id}/unlock`. */
export function unlockUser<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { user_id: string } }; pt: { params: { user_id: string } } }[L]>,
): Promise<Result<Types[L]['Account'], 200>> {
  return client.send(rows.unlockUserRow, call)
}

/** List the sessions of an account: `GET /api/v1/admin/users/{user_id}/sessions`. */
export function listUserSessions<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { user_id: string } }; pt: { params: { user_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['SessionList'], 200> | NotModified<Tag>> {
  return client.send(rows.listUserSessionsRow, call)
}

/** End the sessions of an account: `DELETE /api/v1/admin/users/{user_id}/sessions`. */
export function endUserSessions<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { user_id: string } }; pt: { params: { user_id: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.endUserSessionsRow, call)
}

/** List the teams: `GET /api/v1/admin/teams`. */
export function listTeams<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['TeamList'], 200> | NotModified<Tag>> {
  return client.send(rows.listTeamsRow, call)
}

/** Create a team: `POST /api/v1/admin/teams`. */
export function createTeam<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['TeamRequest'] }; pt: { body: Portuguese['TeamRequest'] } }[L]>,
): Promise<Result<Types[L]['Team'], 201>> {
  return client.send(rows.createTeamRow, call)
}

/** Read a team: `GET /api/v1/admin/teams/{team_id}`. */
export function getTeam<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { team_id: string } }; pt: { params: { team_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Team'], 200> | NotModified<Tag>> {
  return client.send(rows.getTeamRow, call)
}

/** Delete a team without members: `DELETE /api/v1/admin/teams/{team_id}`. */
export function deleteTeam<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { team_id: string } }; pt: { params: { team_id: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.deleteTeamRow, call)
}

/** What each role may do: `GET /api/v1/admin/roles`. */
export function listRoles<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['RoleMatrix'], 200> | NotModified<Tag>> {
  return client.send(rows.listRolesRow, call)
}

/** List the identity providers to sign in with: `GET /api/v1/oauth/providers`. */
export function listSignInProviders<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['OAuthProviders'], 200> | NotModified<Tag>> {
  return client.send(rows.listSignInProvidersRow, call)
}

/** Begin to sign in with an identity provider: `GET /api/v1/oauth/{provider}/authorize`. */
export function beginSignIn<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string }; query?: English['OAuthAuthorizeQuery'] }; pt: { params: { provider: string }; query?: Portuguese['OAuthAuthorizeQuery'] } }[L]>,
): Promise<Result<Types[L]['OAuthAuthorization'], 200>> {
  return client.send(rows.beginSignInRow, call)
}

/** Go to the page of an identity provider: `GET /api/v1/oauth/{provider}/login`. */
export function goToSignIn<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string }; query?: English['OAuthAuthorizeQuery'] }; pt: { params: { provider: string }; query?: Portuguese['OAuthAuthorizeQuery'] } }[L]>,
): Promise<Result<undefined, 302>> {
  return client.send(rows.goToSignInRow, call)
}

/** Complete a sign-in: the browser comes back: `GET /api/v1/oauth/{provider}/callback`. */
export function returnFromSignIn<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string }; query: English['OAuthCallbackQuery'] }; pt: { params: { provider: string }; query: Portuguese['OAuthCallbackQuery'] } }[L]>,
): Promise<Result<Types[L]['OAuthLoginResponse'], 200> | Result<Types[L]['OAuthOutcome'], 202> | Result<undefined, 303>> {
  return client.send(rows.returnFromSignInRow, call)
}

/** Complete a sign-in by its state, also with the code of the second factor: `POST /api/v1/oauth/{provider}/callback`. */
export function completeSignIn<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string }; body: English['OAuthCallbackRequest'] }; pt: { params: { provider: string }; body: Portuguese['OAuthCallbackRequest'] } }[L]>,
): Promise<Result<Types[L]['OAuthLoginResponse'], 200> | Result<Types[L]['OAuthOutcome'], 202> | Result<undefined, 303>> {
  return client.send(rows.completeSignInRow, call)
}

/** Begin to link an identity provider to one's own account: `POST /api/v1/oauth/{provider}/link`. */
export function linkSignInProvider<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string } }; pt: { params: { provider: string } } }[L]>,
): Promise<Result<Types[L]['OAuthAuthorization'], 200>> {
  return client.send(rows.linkSignInProviderRow, call)
}

/** Take an identity provider off one's own account: `DELETE /api/v1/oauth/{provider}/link`. */
export function unlinkSignInProvider<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string } }; pt: { params: { provider: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.unlinkSignInProviderRow, call)
}

/** Sign out here, and learn where to sign out at the identity provider: `POST /api/v1/oauth/{provider}/logout`. */
export function signOutWithProvider<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string } }; pt: { params: { provider: string } } }[L]>,
): Promise<Result<Types[L]['OAuthSignOut'], 200>> {
  return client.send(rows.signOutWithProviderRow, call)
}

/** End sessions as their identity provider says (OpenID Connect Back-Channel Logout): `POST /api/v1/oauth/{provider}/backchannel-logout`. */
export function endSessionsByProvider<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string }; body: English['BackChannelLogout'] }; pt: { params: { provider: string }; body: Portuguese['BackChannelLogout'] } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.endSessionsByProviderRow, call)
}

/** Begin a trial of an identity provider: a real sign-in that opens no session: `POST /api/v1/oauth/{provider}/test`. */
export function trySignInProvider<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string } }; pt: { params: { provider: string } } }[L]>,
): Promise<Result<Types[L]['OAuthAuthorization'], 200>> {
  return client.send(rows.trySignInProviderRow, call)
}

/** Read what came of a trial: claims, rules that matched, or why it is refused: `GET /api/v1/oauth/{provider}/test`. */
export function getSignInTrial<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { provider: string }; query: English['OAuthTrialQuery'] }; pt: { params: { provider: string }; query: Portuguese['OAuthTrialQuery'] } }[L]>,
): Promise<Result<Types[L]['OAuthTrial'], 200>> {
  return client.send(rows.getSignInTrialRow, call)
}

/** List the accounts that wait for approval: `GET /api/v1/oauth/pending-users`. */
export function listPendingUsers<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['PendingUsers'], 200> | NotModified<Tag>> {
  return client.send(rows.listPendingUsersRow, call)
}

/** Approve an account: `POST /api/v1/oauth/users/{user_id}/approve`. */
export function approveUser<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { user_id: string }; body?: English['OAuthApproval'] }; pt: { params: { user_id: string }; body?: Portuguese['OAuthApproval'] } }[L]>,
): Promise<Result<Types[L]['Account'], 200>> {
  return client.send(rows.approveUserRow, call)
}

/** Reject an account: `DELETE /api/v1/oauth/users/{user_id}/reject`. */
export function rejectUser<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { user_id: string } }; pt: { params: { user_id: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.rejectUserRow, call)
}

/** Read the rules of sign-in by identity providers: `GET /api/v1/oauth/config`. */
export function getSignInRules<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['OAuthRules'], 200> | NotModified<Tag>> {
  return client.send(rows.getSignInRulesRow, call)
}

/** Replace the rules of sign-in by identity providers: `PUT /api/v1/oauth/config`. */
export function replaceSignInRules<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['OAuthRules'] }; pt: { body: Portuguese['OAuthRules'] } }[L]> & IfMatch,
): Promise<Result<Types[L]['OAuthRules'], 200>> {
  return client.send(rows.replaceSignInRulesRow, call)
}

/** Read the settings: `GET /api/v1/admin/settings`. */
export function getSettings<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Settings'], 200> | NotModified<Tag>> {
  return client.send(rows.getSettingsRow, call)
}

/** Change some settings: `PATCH /api/v1/admin/settings`. */
export function updateSettings<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['SettingsPatch'] }; pt: { body: Portuguese['SettingsPatch'] } }[L]> & IfMatch,
): Promise<Result<Types[L]['Settings'], 200>> {
  return client.send(rows.updateSettingsRow, call)
}

/** Issue an API key; it is shown this once: `POST /api/v1/api-keys`. */
export function createApiKey<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['ApiKeyRequest'] }; pt: { body: Portuguese['ApiKeyRequest'] } }[L]>,
): Promise<Result<Types[L]['IssuedApiKey'], 201>> {
  return client.send(rows.createApiKeyRow, call)
}

/** List API keys: `GET /api/v1/api-keys`. */
export function listApiKeys<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ApiKeysQuery'] }; pt: { query?: Portuguese['ApiKeysQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ApiKeyList'], 200> | NotModified<Tag>> {
  return client.send(rows.listApiKeysRow, call)
}

/** Read an API key: `GET /api/v1/api-keys/{api_key_id}`. */
export function getApiKey<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { api_key_id: string } }; pt: { params: { api_key_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ApiKey'], 200> | NotModified<Tag>> {
  return client.send(rows.getApiKeyRow, call)
}

/** Rotate an API key: `POST /api/v1/api-keys/{api_key_id}/rotate`. */
export function rotateApiKey<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { api_key_id: string }; body?: English['ApiKeyRotation'] }; pt: { params: { api_key_id: string }; body?: Portuguese['ApiKeyRotation'] } }[L]>,
): Promise<Result<Types[L]['IssuedApiKey'], 201>> {
  return client.send(rows.rotateApiKeyRow, call)
}

/** Revoke an API key: `DELETE /api/v1/api-keys/{api_key_id}`. */
export function deleteApiKey<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { api_key_id: string } }; pt: { params: { api_key_id: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.deleteApiKeyRow, call)
}

/** Give an API key limits of its own: `PUT /api/v1/api-keys/{api_key_id}/rate-limits`. */
export function setApiKeyRateLimits<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { api_key_id: string }; body: English['ApiKeyRateLimits'] }; pt: { params: { api_key_id: string }; body: Portuguese['ApiKeyRateLimits'] } }[L]> & IfMatch,
): Promise<Result<Types[L]['ApiKey'], 200>> {
  return client.send(rows.setApiKeyRateLimitsRow, call)
}

/** What an API key did: `GET /api/v1/api-keys/{api_key_id}/usage`. */
export function apiKeyUsage<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { api_key_id: string }; query?: English['ApiKeyUsageQuery'] }; pt: { params: { api_key_id: string }; query?: Portuguese['ApiKeyUsageQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ApiKeyUsage'], 200> | NotModified<Tag>> {
  return client.send(rows.apiKeyUsageRow, call)
}

/** What the caller uses: requests, limits, what runs and what is kept: `GET /api/v1/usage`. */
export function usage<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Usage'], 200> | NotModified<Tag>> {
  return client.send(rows.usageRow, call)
}

/** Read what happened to one's investigations, in order; Prefer: wait=30 waits for the next: `GET /api/v1/events`. */
export function listEvents<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['EventsQuery'] }; pt: { query?: Portuguese['EventsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['EventPage'], 200> | NotModified<Tag>> {
  return client.send(rows.listEventsRow, call)
}

/** Register a webhook; its secret is shown this once: `POST /api/v1/webhooks`. */
export function createWebhook<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['WebhookRequest'] }; pt: { body: Portuguese['WebhookRequest'] } }[L]>,
): Promise<Result<Types[L]['IssuedWebhook'], 201>> {
  return client.send(rows.createWebhookRow, call)
}

/** List one's webhooks: `GET /api/v1/webhooks`. */
export function listWebhooks<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['WebhooksQuery'] }; pt: { query?: Portuguese['WebhooksQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['WebhookList'], 200> | NotModified<Tag>> {
  return client.send(rows.listWebhooksRow, call)
}

/** Read a webhook and how its endpoint does: `GET /api/v1/webhooks/{webhook_id}`. */
export function getWebhook<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { webhook_id: string } }; pt: { params: { webhook_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Webhook'], 200> | NotModified<Tag>> {
  return client.send(rows.getWebhookRow, call)
}

/** Change a webhook, or switch it on or off: `PATCH /api/v1/webhooks/{webhook_id}`. */
export function updateWebhook<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { webhook_id: string }; body: English['WebhookPatch'] }; pt: { params: { webhook_id: string }; body: Portuguese['WebhookPatch'] } }[L]> & IfMatch,
): Promise<Result<Types[L]['Webhook'], 200>> {
  return client.send(rows.updateWebhookRow, call)
}

/** Remove a webhook and what waits for it: `DELETE /api/v1/webhooks/{webhook_id}`. */
export function deleteWebhook<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { webhook_id: string } }; pt: { params: { webhook_id: string } } }[L]> & IfMatch,
): Promise<Result<undefined, 204>> {
  return client.send(rows.deleteWebhookRow, call)
}

/** Say whether an event would match a webhook and why, and send it: `POST /api/v1/webhooks/{webhook_id}/test`. */
export function testWebhook<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { webhook_id: string }; body?: English['WebhookTest'] }; pt: { params: { webhook_id: string }; body?: Portuguese['WebhookTest'] } }[L]>,
): Promise<Result<Types[L]['WebhookTestResult'], 200>> {
  return client.send(rows.testWebhookRow, call)
}

/** Rotate the secret of a webhook; the old one stays valid for a day: `POST /api/v1/webhooks/{webhook_id}/rotate-secret`. */
export function rotateWebhookSecret<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { webhook_id: string } }; pt: { params: { webhook_id: string } } }[L]>,
): Promise<Result<Types[L]['IssuedWebhook'], 201>> {
  return client.send(rows.rotateWebhookSecretRow, call)
}

/** List the newest deliveries of a webhook: `GET /api/v1/webhooks/{webhook_id}/deliveries`. */
export function listWebhookDeliveries<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { webhook_id: string }; query?: English['WebhookDeliveriesQuery'] }; pt: { params: { webhook_id: string }; query?: Portuguese['WebhookDeliveriesQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['WebhookDeliveryList'], 200> | NotModified<Tag>> {
  return client.send(rows.listWebhookDeliveriesRow, call)
}

/** Send a delivery again: `POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver`. */
export function redeliverWebhook<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { webhook_id: string; delivery_id: string } }; pt: { params: { webhook_id: string; delivery_id: string } } }[L]>,
): Promise<Result<Types[L]['WebhookDelivery'], 200>> {
  return client.send(rows.redeliverWebhookRow, call)
}

/** Send what a webhook did not take since a time: `POST /api/v1/webhooks/{webhook_id}/recover`. */
export function recoverWebhook<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { webhook_id: string }; body: English['WebhookRecovery'] }; pt: { params: { webhook_id: string }; body: Portuguese['WebhookRecovery'] } }[L]>,
): Promise<Result<Types[L]['WebhookRecoveryResult'], 200>> {
  return client.send(rows.recoverWebhookRow, call)
}

/** Register a webhook (earlier path): `POST /api/v1/webhooks/register`. */
export function registerWebhook<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['WebhookRequest'] }; pt: { body: Portuguese['WebhookRequest'] } }[L]>,
): Promise<Result<Types[L]['IssuedWebhook'], 201>> {
  return client.send(rows.registerWebhookRow, call)
}

/** Remove the webhooks that lead to an address (earlier path): `DELETE /api/v1/webhooks/unregister`. */
export function unregisterWebhook<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { query: English['WebhookUrlQuery'] }; pt: { query: Portuguese['WebhookUrlQuery'] } }[L]>,
): Promise<Result<Types[L]['UnregisteredWebhook'], 200>> {
  return client.send(rows.unregisterWebhookRow, call)
}

/** List one's webhooks (earlier path): `GET /api/v1/webhooks/list`. */
export function listRegisteredWebhooks<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['RegisteredWebhooks'], 200> | NotModified<Tag>> {
  return client.send(rows.listRegisteredWebhooksRow, call)
}

/** List the newest deliveries of all of one's webhooks (earlier path): `GET /api/v1/webhooks/history`. */
export function webhookHistory<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['WebhookHistoryQuery'] }; pt: { query?: Portuguese['WebhookHistoryQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['WebhookHistory'], 200> | NotModified<Tag>> {
  return client.send(rows.webhookHistoryRow, call)
}

/** Send a test to an address (earlier path): `POST /api/v1/webhooks/test`. */
export function testWebhookUrl<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['WebhookUrlTest'] }; pt: { body: Portuguese['WebhookUrlTest'] } }[L]>,
): Promise<Result<Types[L]['WebhookUrlTestResult'], 200>> {
  return client.send(rows.testWebhookUrlRow, call)
}

/** List one's notifications, the newest first: `GET /api/v1/notifications`. */
export function listNotifications<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['NotificationsQuery'] }; pt: { query?: Portuguese['NotificationsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NotificationList'], 200> | NotModified<Tag>> {
  return client.send(rows.listNotificationsRow, call)
}

/** Count the notifications that are unread: `GET /api/v1/notifications/unread-count`. */
export function countUnreadNotifications<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['UnreadCount'], 200> | NotModified<Tag>> {
  return client.send(rows.countUnreadNotificationsRow, call)
}

/** Mark a notification as read: `POST /api/v1/notifications/{notification_id}/read`. */
export function readNotification<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { notification_id: string } }; pt: { params: { notification_id: string } } }[L]>,
): Promise<Result<Types[L]['Notification'], 200>> {
  return client.send(rows.readNotificationRow, call)
}

/** Mark every notification as read: `POST /api/v1/notifications/mark-all-read`. */
export function readAllNotifications<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['MarkedAllRead'], 200>> {
  return client.send(rows.readAllNotificationsRow, call)
}

/** Delete a notification: `DELETE /api/v1/notifications/{notification_id}`. */
export function deleteNotification<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { notification_id: string } }; pt: { params: { notification_id: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.deleteNotificationRow, call)
}

/** Read what one is notified of, and how: `GET /api/v1/notifications/preferences`. */
export function getNotificationPreferences<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NotificationPreferences'], 200> | NotModified<Tag>> {
  return client.send(rows.getNotificationPreferencesRow, call)
}

/** Choose what one is notified of, and how; what is left out takes its default: `PUT /api/v1/notifications/preferences`. */
export function chooseNotificationPreferences<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['NotificationPreferences'] }; pt: { body: Portuguese['NotificationPreferences'] } }[L]>,
): Promise<Result<Types[L]['NotificationPreferences'], 200>> {
  return client.send(rows.chooseNotificationPreferencesRow, call)
}

/** Notify oneself that notifications arrive; it replaces the test before: `POST /api/v1/notifications/test`. */
export function testNotification<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['Notification'], 200>> {
  return client.send(rows.testNotificationRow, call)
}

/** Follow an investigation over a WebSocket: `GET /api/v1/ws/investigations/{investigation_id}`. */
export function investigationFeed<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string }; query?: English['StreamQuery'] }; pt: { params: { id_investigacao: string }; query?: Portuguese['StreamQuery'] } }[L]> & SocketOptions,
): AsyncGenerator<SocketMessages[L], void> {
  return followInvestigationFeed(client, rows.investigationFeedRow, call)
}

/** Subscribe to investigations and events over a WebSocket: `GET /api/v1/ws`. */
export function feed<L extends Language>(
  client: Client<L>,
  call?: FeedCall<L>,
): Feed<L> {
  return followFeed(client, rows.feedRow, call)
}

/** Save an investigation that runs again and again: `POST /api/v1/watches`. */
export function createWatch<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['WatchRequest'] }; pt: { body: Portuguese['WatchRequest'] } }[L]>,
): Promise<Result<Types[L]['Watch'], 201>> {
  return client.send(rows.createWatchRow, call)
}

/** List one's watches: `GET /api/v1/watches`. */
export function listWatches<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['WatchesQuery'] }; pt: { query?: Portuguese['WatchesQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['WatchList'], 200> | NotModified<Tag>> {
  return client.send(rows.listWatchesRow, call)
}

/** Read a watch: `GET /api/v1/watches/{watch_id}`. */
export function getWatch<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { watch_id: string } }; pt: { params: { watch_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Watch'], 200> | NotModified<Tag>> {
  return client.send(rows.getWatchRow, call)
}

/** Change a watch: `PATCH /api/v1/watches/{watch_id}`. */
export function updateWatch<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { watch_id: string }; body: English['WatchPatch'] }; pt: { params: { watch_id: string }; body: Portuguese['WatchPatch'] } }[L]> & IfMatch,
): Promise<Result<Types[L]['Watch'], 200>> {
  return client.send(rows.updateWatchRow, call)
}

/** Delete a watch with what it says of its runs; their investigations stay: `DELETE /api/v1/watches/{watch_id}`. */
export function deleteWatch<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { watch_id: string } }; pt: { params: { watch_id: string } } }[L]> & IfMatch,
): Promise<Result<undefined, 204>> {
  return client.send(rows.deleteWatchRow, call)
}

/** Pause a watch: `POST /api/v1/watches/{watch_id}/pause`. */
export function pauseWatch<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { watch_id: string } }; pt: { params: { watch_id: string } } }[L]>,
): Promise<Result<Types[L]['Watch'], 200>> {
  return client.send(rows.pauseWatchRow, call)
}

/** Let a paused watch go on: `POST /api/v1/watches/{watch_id}/resume`. */
export function resumeWatch<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { watch_id: string } }; pt: { params: { watch_id: string } } }[L]>,
): Promise<Result<Types[L]['Watch'], 200>> {
  return client.send(rows.resumeWatchRow, call)
}

/** Run a watch now: `POST /api/v1/watches/{watch_id}/run`. */
export function runWatch<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { watch_id: string } }; pt: { params: { watch_id: string } } }[L]>,
): Promise<Result<Types[L]['WatchRun'], 201>> {
  return client.send(rows.runWatchRow, call)
}

/** List the runs of a watch: `GET /api/v1/watches/{watch_id}/runs`. */
export function listWatchRuns<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { watch_id: string }; query?: English['WatchRunsQuery'] }; pt: { params: { watch_id: string }; query?: Portuguese['WatchRunsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['WatchRunList'], 200> | NotModified<Tag>> {
  return client.send(rows.listWatchRunsRow, call)
}

/** Read a run of a watch: what is new, gone and changed: `GET /api/v1/watches/{watch_id}/runs/{run_id}`. */
export function getWatchRun<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { watch_id: string; run_id: string } }; pt: { params: { watch_id: string; run_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['WatchRun'], 200> | NotModified<Tag>> {
  return client.send(rows.getWatchRunRow, call)
}

/** Let several agents work step by step: `POST /api/v1/agents/{agent_name}/orchestrate`. */
export function startWorkflow<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { agent_name: string }; body: English['WorkflowRequest'] }; pt: { params: { agent_name: string }; body: Portuguese['WorkflowRequest'] } }[L]>,
): Promise<Result<Types[L]['Workflow'], 201>> {
  return client.send(rows.startWorkflowRow, call)
}

/** List one's workflows: `GET /api/v1/agents/workflows`. */
export function listWorkflows<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['WorkflowsQuery'] }; pt: { query?: Portuguese['WorkflowsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['WorkflowList'], 200> | NotModified<Tag>> {
  return client.send(rows.listWorkflowsRow, call)
}

/** Read a workflow: `GET /api/v1/agents/workflows/{workflow_id}`. */
export function getWorkflow<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { workflow_id: string } }; pt: { params: { workflow_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Workflow'], 200> | NotModified<Tag>> {
  return client.send(rows.getWorkflowRow, call)
}

/** Follow a workflow: `GET /api/v1/agents/workflows/{workflow_id}/stream`. */
export function workflowStream<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { workflow_id: string }; query?: English['StreamQuery'] }; pt: { params: { workflow_id: string }; query?: Portuguese['StreamQuery'] } }[L]>,
): AsyncGenerator<WorkflowEvents[L], void> {
  return followStream(client, rows.workflowStreamRow, call)
}

/** Let nothing more begin in a workflow: `POST /api/v1/agents/workflows/{workflow_id}/pause`. */
export function pauseWorkflow<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { workflow_id: string } }; pt: { params: { workflow_id: string } } }[L]>,
): Promise<Result<Types[L]['Workflow'], 200>> {
  return client.send(rows.pauseWorkflowRow, call)
}

/** Let a paused workflow go on: `POST /api/v1/agents/workflows/{workflow_id}/resume`. */
export function resumeWorkflow<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { workflow_id: string } }; pt: { params: { workflow_id: string } } }[L]>,
): Promise<Result<Types[L]['Workflow'], 200>> {
  return client.send(rows.resumeWorkflowRow, call)
}

/** Cancel a workflow: `POST /api/v1/agents/workflows/{workflow_id}/cancel`. */
export function cancelWorkflow<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { workflow_id: string } }; pt: { params: { workflow_id: string } } }[L]>,
): Promise<Result<Types[L]['Workflow'], 200>> {
  return client.send(rows.cancelWorkflowRow, call)
}

/** Begin an ended workflow again from a step, with the outputs of what came before: `POST /api/v1/agents/workflows/{workflow_id}/retry`. */
export function retryWorkflow<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { workflow_id: string }; query?: English['WorkflowRetryQuery'] }; pt: { params: { workflow_id: string }; query?: Portuguese['WorkflowRetryQuery'] } }[L]>,
): Promise<Result<Types[L]['Workflow'], 200>> {
  return client.send(rows.retryWorkflowRow, call)
}

/** Approve a step that waits for it: `POST /api/v1/agents/workflows/{workflow_id}/steps/{step_id}/approve`. */
export function approveStep<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { workflow_id: string; step_id: string } }; pt: { params: { workflow_id: string; step_id: string } } }[L]>,
): Promise<Result<Types[L]['Workflow'], 200>> {
  return client.send(rows.approveStepRow, call)
}

/** Reject a step that waits for approval: `POST /api/v1/agents/workflows/{workflow_id}/steps/{step_id}/reject`. */
export function rejectStep<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { workflow_id: string; step_id: string } }; pt: { params: { workflow_id: string; step_id: string } } }[L]>,
): Promise<Result<Types[L]['Workflow'], 200>> {
  return client.send(rows.rejectStepRow, call)
}

/** List the agents: `GET /api/v1/agents`. */
export function listAgents<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AgentsQuery'] }; pt: { query?: Portuguese['AgentsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AgentList'], 200> | NotModified<Tag>> {
  return client.send(rows.listAgentsRow, call)
}

/** What the agents and threads are at: `GET /api/v1/agents/status`. */
export function agentsStatus<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AgentsStatus'], 200> | NotModified<Tag>> {
  return client.send(rows.agentsStatusRow, call)
}

/** Find the agents that can do something: `POST /api/v1/agents/find-by-capability`. */
export function findAgents<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['AgentsSearch'] }; pt: { body: Portuguese['AgentsSearch'] } }[L]>,
): Promise<Result<Types[L]['AgentsFound'], 200>> {
  return client.send(rows.findAgentsRow, call)
}

/** List the steps that wait for a decision which the caller may make: `GET /api/v1/agents/approvals`. */
export function listApprovals<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ApprovalsQuery'] }; pt: { query?: Portuguese['ApprovalsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ApprovalList'], 200> | NotModified<Tag>> {
  return client.send(rows.listApprovalsRow, call)
}

/** Read an agent: `GET /api/v1/agents/{agent_name}`. */
export function getAgent<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { agent_name: string } }; pt: { params: { agent_name: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AgentDetails'], 200> | NotModified<Tag>> {
  return client.send(rows.getAgentRow, call)
}

/** Ask one agent: `POST /api/v1/agents/{agent_name}/investigate`. */
export function askAgent<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { agent_name: string }; body: English['AgentRequest'] }; pt: { params: { agent_name: string }; body: Portuguese['AgentRequest'] } }[L]>,
): Promise<Result<Types[L]['AgentReply'], 200>> {
  return client.send(rows.askAgentRow, call)
}

/** Ask several agents one question: `POST /api/v1/multi-agent/query`. */
export function askAgents<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['MultiAgentRequest'] }; pt: { body: Portuguese['MultiAgentRequest'] } }[L]>,
): Promise<Result<Types[L]['MultiAgentReply'], 200>> {
  return client.send(rows.askAgentsRow, call)
}

/** Take contracts away as a file: `POST /api/v1/export/contracts/export`. */
export function exportContracts<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['ContractsExportRequest'] }; pt: { body: Portuguese['ContractsExportRequest'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.exportContractsRow, call)
}

/** Take the findings of investigations away as a file: `POST /api/v1/export/anomalies/export`. */
export function exportAnomalies<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['AnomaliesExportRequest'] }; pt: { body: Portuguese['AnomaliesExportRequest'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.exportAnomaliesRow, call)
}

/** Take an investigation away as a file: `POST /api/v1/export/investigations/{investigation_id}/download`. */
export function downloadInvestigation<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string }; query?: English['InvestigationDownloadQuery'] }; pt: { params: { investigation_id: string }; query?: Portuguese['InvestigationDownloadQuery'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.downloadInvestigationRow, call)
}

/** Have up to 50 exports made as one archive, by a task: `POST /api/v1/export/bulk`. */
export function exportBulk<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['BulkExportRequest'] }; pt: { body: Portuguese['BulkExportRequest'] } }[L]>,
): Promise<Result<Types[L]['Task'], 201>> {
  return client.send(rows.exportBulkRow, call)
}

/** Have a report made: `POST /api/v1/reports/generate`. */
export function generateReport<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['ReportRequest'] }; pt: { body: Portuguese['ReportRequest'] } }[L]>,
): Promise<Result<Types[L]['ReportStarted'], 201>> {
  return client.send(rows.generateReportRow, call)
}

/** Make a report of an investigation and read it at once; it is not kept: `GET /api/v1/reports/generate`. */
export function generateReportNow<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { query: English['ReportGenerateQuery'] }; pt: { query: Portuguese['ReportGenerateQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Report'], 200> | NotModified<Tag>> {
  return client.send(rows.generateReportNowRow, call)
}

/** List the types of reports: `GET /api/v1/reports/templates`. */
export function listReportTemplates<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ReportTemplatesQuery'] }; pt: { query?: Portuguese['ReportTemplatesQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ReportTemplateList'], 200> | NotModified<Tag>> {
  return client.send(rows.listReportTemplatesRow, call)
}

/** List your reports: `GET /api/v1/reports`. */
export function listReports<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ReportsQuery'] }; pt: { query?: Portuguese['ReportsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ReportList'], 200> | NotModified<Tag>> {
  return client.send(rows.listReportsRow, call)
}

/** Read a report: `GET /api/v1/reports/{report_id}`. */
export function getReport<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { report_id: string } }; pt: { params: { report_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Report'], 200> | NotModified<Tag>> {
  return client.send(rows.getReportRow, call)
}

/** Read how far a report is: `GET /api/v1/reports/{report_id}/status`. */
export function getReportStatus<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { report_id: string } }; pt: { params: { report_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ReportStatus'], 200> | NotModified<Tag>> {
  return client.send(rows.getReportStatusRow, call)
}

/** Download a report as a file: `GET /api/v1/reports/{report_id}/download`. */
export function downloadReport<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { report_id: string }; query?: English['ReportDownloadQuery'] }; pt: { params: { report_id: string }; query?: Portuguese['ReportDownloadQuery'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.downloadReportRow, call)
}

/** Take a report away with its evidence, as a signed bag that `prumo verify` checks: `POST /api/v1/reports/{report_id}/bundle`. */
export function bundleReport<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { report_id: string } }; pt: { params: { report_id: string } } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.bundleReportRow, call)
}

/** Delete a report: `DELETE /api/v1/reports/{report_id}`. */
export function deleteReport<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { report_id: string } }; pt: { params: { report_id: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.deleteReportRow, call)
}

/** Read the data of a chart, or its picture: `POST /api/v1/visualization/chart-data`. */
export function chartData<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['ChartDataRequest'] }; pt: { body: Portuguese['ChartDataRequest'] } }[L]>,
): Promise<Result<Types[L]['Visualization'], 200>> {
  return client.send(rows.chartDataRow, call)
}

/** Read figures of states, macro-regions or municipalities, or their picture: `POST /api/v1/visualization/regional-map`. */
export function regionalMap<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['RegionalMapRequest'] }; pt: { body: Portuguese['RegionalMapRequest'] } }[L]>,
): Promise<Result<Types[L]['Visualization'], 200>> {
  return client.send(rows.regionalMapRow, call)
}

/** Read a figure over time, or its picture: `POST /api/v1/visualization/time-series`. */
export function timeSeries<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['TimeSeriesRequest'] }; pt: { body: Portuguese['TimeSeriesRequest'] } }[L]>,
): Promise<Result<Types[L]['Visualization'], 200>> {
  return client.send(rows.timeSeriesRow, call)
}

/** Read what there is at a glance; its picture is the last months: `GET /api/v1/visualization/dashboard-summary`. */
export function dashboardSummary<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['DashboardQuery'] }; pt: { query?: Portuguese['DashboardQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['DashboardSummary'], 200> | NotModified<Tag>> {
  return client.send(rows.dashboardSummaryRow, call)
}

/** List the charts, and what each takes: `GET /api/v1/visualization/supported-charts`. */
export function supportedCharts<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['SupportedCharts'], 200> | NotModified<Tag>> {
  return client.send(rows.supportedChartsRow, call)
}

/** Begin work on all records, or on what is stored; the same work under way is answered in its place: `POST /api/v1/tasks`. */
export function createTask<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['TaskRequest'] }; pt: { body: Portuguese['TaskRequest'] } }[L]>,
): Promise<Result<Types[L]['Task'], 201>> {
  return client.send(rows.createTaskRow, call)
}

/** List the tasks: `GET /api/v1/tasks`. */
export function listTasks<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['TasksQuery'] }; pt: { query?: Portuguese['TasksQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['TaskList'], 200> | NotModified<Tag>> {
  return client.send(rows.listTasksRow, call)
}

/** Pause, resume, cancel or retry many tasks: `POST /api/v1/tasks/actions`. */
export function changeTasks<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['TasksActionRequest'] }; pt: { body: Portuguese['TasksActionRequest'] } }[L]>,
): Promise<Result<Types[L]['TasksActionReply'], 200>> {
  return client.send(rows.changeTasksRow, call)
}

/** List the schedules of tasks: `GET /api/v1/tasks/schedules`. */
export function listTaskSchedules<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['TaskSchedulesQuery'] }; pt: { query?: Portuguese['TaskSchedulesQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['TaskScheduleList'], 200> | NotModified<Tag>> {
  return client.send(rows.listTaskSchedulesRow, call)
}

/** Read a schedule of tasks: `GET /api/v1/tasks/schedules/{schedule_id}`. */
export function getTaskSchedule<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { schedule_id: string } }; pt: { params: { schedule_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['TaskSchedule'], 200> | NotModified<Tag>> {
  return client.send(rows.getTaskScheduleRow, call)
}

/** Begin the work of a schedule now; the same work under way is answered in its place: `POST /api/v1/tasks/schedules/{schedule_id}/run`. */
export function runTaskSchedule<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { schedule_id: string } }; pt: { params: { schedule_id: string } } }[L]>,
): Promise<Result<Types[L]['Task'], 201>> {
  return client.send(rows.runTaskScheduleRow, call)
}

/** Switch a schedule of tasks on or off, or change it: `PATCH /api/v1/tasks/schedules/{schedule_id}`. */
export function updateTaskSchedule<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { schedule_id: string }; body: English['TaskSchedulePatch'] }; pt: { params: { schedule_id: string }; body: Portuguese['TaskSchedulePatch'] } }[L]>,
): Promise<Result<Types[L]['TaskSchedule'], 200>> {
  return client.send(rows.updateTaskScheduleRow, call)
}

/** Delete a schedule of tasks: `DELETE /api/v1/tasks/schedules/{schedule_id}`. */
export function deleteTaskSchedule<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { schedule_id: string } }; pt: { params: { schedule_id: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.deleteTaskScheduleRow, call)
}

/** Read a task: `GET /api/v1/tasks/{task_id}`. */
export function getTask<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string } }; pt: { params: { task_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Task'], 200> | NotModified<Tag>> {
  return client.send(rows.getTaskRow, call)
}

/** Change the priority of a task: `PATCH /api/v1/tasks/{task_id}`. */
export function updateTask<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string }; body: English['TaskPatch'] }; pt: { params: { task_id: string }; body: Portuguese['TaskPatch'] } }[L]>,
): Promise<Result<Types[L]['Task'], 200>> {
  return client.send(rows.updateTaskRow, call)
}

/** Follow a task: `GET /api/v1/tasks/{task_id}/stream`. */
export function taskStream<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string }; query?: English['StreamQuery'] }; pt: { params: { task_id: string }; query?: Portuguese['StreamQuery'] } }[L]>,
): AsyncGenerator<TaskEvents[L], void> {
  return followStream(client, rows.taskStreamRow, call)
}

/** Read what happened to a task: `GET /api/v1/tasks/{task_id}/log`. */
export function taskLog<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string }; query?: English['TaskLogQuery'] }; pt: { params: { task_id: string }; query?: Portuguese['TaskLogQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['TaskLogEntryList'], 200> | NotModified<Tag>> {
  return client.send(rows.taskLogRow, call)
}

/** List the parts of a task: `GET /api/v1/tasks/{task_id}/partitions`. */
export function listTaskPartitions<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string }; query?: English['TaskPartitionsQuery'] }; pt: { params: { task_id: string }; query?: Portuguese['TaskPartitionsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['TaskPartitionList'], 200> | NotModified<Tag>> {
  return client.send(rows.listTaskPartitionsRow, call)
}

/** Read how a re-scoring differs from what was found before, and why: `GET /api/v1/tasks/{task_id}/diff`. */
export function taskDiff<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string }; query?: English['TaskDiffQuery'] }; pt: { params: { task_id: string }; query?: Portuguese['TaskDiffQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['TaskDiff'], 200> | NotModified<Tag>> {
  return client.send(rows.taskDiffRow, call)
}

/** Take the file of a report that a task has made, or the archive of its exports: `GET /api/v1/tasks/{task_id}/file`. */
export function downloadTaskFile<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string } }; pt: { params: { task_id: string } } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.downloadTaskFileRow, call)
}

/** Pause a task: `POST /api/v1/tasks/{task_id}/pause`. */
export function pauseTask<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string } }; pt: { params: { task_id: string } } }[L]>,
): Promise<Result<Types[L]['Task'], 200>> {
  return client.send(rows.pauseTaskRow, call)
}

/** Let a paused task go on: `POST /api/v1/tasks/{task_id}/resume`. */
export function resumeTask<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string } }; pt: { params: { task_id: string } } }[L]>,
): Promise<Result<Types[L]['Task'], 200>> {
  return client.send(rows.resumeTaskRow, call)
}

/** Cancel a task: `POST /api/v1/tasks/{task_id}/cancel`. */
export function cancelTask<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string } }; pt: { params: { task_id: string } } }[L]>,
): Promise<Result<Types[L]['Task'], 200>> {
  return client.send(rows.cancelTaskRow, call)
}

/** Run parts of an ended task again that failed or were not begun: `POST /api/v1/tasks/{task_id}/retry`. */
export function retryTask<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { task_id: string }; body?: English['TaskRetryRequest'] }; pt: { params: { task_id: string }; body?: Portuguese['TaskRetryRequest'] } }[L]>,
): Promise<Result<Types[L]['Task'], 200>> {
  return client.send(rows.retryTaskRow, call)
}

/** List the sessions of all accounts: `GET /api/v1/admin/sessions`. */
export function listAccountSessions<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AccountSessionsQuery'] }; pt: { query?: Portuguese['AccountSessionsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AccountSessionList'], 200> | NotModified<Tag>> {
  return client.send(rows.listAccountSessionsRow, call)
}

/** End a session of any account: `DELETE /api/v1/admin/sessions/{account_session_id}`. */
export function endAccountSession<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { account_session_id: string } }; pt: { params: { account_session_id: string } } }[L]>,
): Promise<Result<undefined, 204>> {
  return client.send(rows.endAccountSessionRow, call)
}

/** Read what is stored, by store and kind, the free space, and for how long it is kept: `GET /api/v1/admin/storage`. */
export function readStorage<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['StorageReport'], 200> | NotModified<Tag>> {
  return client.send(rows.readStorageRow, call)
}

/** List what each account and API key asked for: `GET /api/v1/admin/usage`. */
export function listConsumption<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ConsumptionQuery'] }; pt: { query?: Portuguese['ConsumptionQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ConsumptionList'], 200> | NotModified<Tag>> {
  return client.send(rows.listConsumptionRow, call)
}

/** List the requests that are running, open streams and WebSockets included: `GET /api/v1/observability/requests/active`. */
export function listActiveRequests<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ActiveRequestsQuery'] }; pt: { query?: Portuguese['ActiveRequestsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ActiveRequestList'], 200> | NotModified<Tag>> {
  return client.send(rows.listActiveRequestsRow, call)
}

/** Read the metrics as JSON: `GET /api/v1/observability/metrics`. */
export function readMetrics<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['MetricReadings'], 200> | NotModified<Tag>> {
  return client.send(rows.readMetricsRow, call)
}

/** Sum up the requests of the last minutes by operation, with their durations: `GET /api/v1/observability/performance/summary`. */
export function performanceSummary<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['PerformanceQuery'] }; pt: { query?: Portuguese['PerformanceQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['PerformanceSummary'], 200> | NotModified<Tag>> {
  return client.send(rows.performanceSummaryRow, call)
}

/** Take a profile of the running server: `cpu`, `heap` or `actors`: `GET /api/v1/observability/profiles/{profile_kind}`. */
export function takeProfile<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { profile_kind: string }; query?: English['ProfileQuery'] }; pt: { params: { profile_kind: string }; query?: Portuguese['ProfileQuery'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.takeProfileRow, call)
}

/** List work that was given up after it had been tried again: `GET /api/v1/observability/parked`. */
export function listParkedWork<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ParkedWorkQuery'] }; pt: { query?: Portuguese['ParkedWorkQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ParkedWorkItemList'], 200> | NotModified<Tag>> {
  return client.send(rows.listParkedWorkRow, call)
}

/** Have parked work done once more: `POST /api/v1/observability/parked/{parked_id}/retry`. */
export function retryParkedWork<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { parked_id: string } }; pt: { params: { parked_id: string } } }[L]>,
): Promise<Result<Types[L]['ParkedWorkRetry'], 200>> {
  return client.send(rows.retryParkedWorkRow, call)
}

/** List the circuit breakers of sources, providers, the text model and failing webhooks: `GET /api/v1/resilience/circuit-breakers`. */
export function listCircuitBreakers<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['CircuitBreakersQuery'] }; pt: { query?: Portuguese['CircuitBreakersQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['CircuitBreakerList'], 200> | NotModified<Tag>> {
  return client.send(rows.listCircuitBreakersRow, call)
}

/** Read a circuit breaker: `GET /api/v1/resilience/circuit-breakers/{breaker_name}`. */
export function getCircuitBreaker<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { breaker_name: string } }; pt: { params: { breaker_name: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['CircuitBreaker'], 200> | NotModified<Tag>> {
  return client.send(rows.getCircuitBreakerRow, call)
}

/** Close a circuit breaker, so that the next request is sent: `POST /api/v1/resilience/circuit-breakers/{breaker_name}/reset`. */
export function resetCircuitBreaker<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { breaker_name: string } }; pt: { params: { breaker_name: string } } }[L]>,
): Promise<Result<Types[L]['CircuitBreaker'], 200>> {
  return client.send(rows.resetCircuitBreakerRow, call)
}

/** Close all circuit breakers but those of webhooks, whose endpoints ask to be left alone: `POST /api/v1/resilience/reset-all`. */
export function resetCircuitBreakers<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['CircuitBreakerResets'], 200>> {
  return client.send(rows.resetCircuitBreakersRow, call)
}

/** List what has places: threads, attempts, runs: `GET /api/v1/resilience/bulkheads`. */
export function listBulkheads<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['BulkheadsQuery'] }; pt: { query?: Portuguese['BulkheadsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['BulkheadList'], 200> | NotModified<Tag>> {
  return client.send(rows.listBulkheadsRow, call)
}

/** Read the bulkheads of a type: `thread_pool`, `semaphore` or `queue`: `GET /api/v1/resilience/bulkheads/{bulkhead_type}`. */
export function getBulkheads<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { bulkhead_type: string } }; pt: { params: { bulkhead_type: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['BulkheadGroup'], 200> | NotModified<Tag>> {
  return client.send(rows.getBulkheadsRow, call)
}

/** Say what is healthy, degraded or failed by breakers and bulkheads: `GET /api/v1/resilience/health`. */
export function resilienceHealth<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ResilienceHealth'], 200> | NotModified<Tag>> {
  return client.send(rows.resilienceHealthRow, call)
}

/** Sum up breakers and bulkheads: `GET /api/v1/resilience/metrics`. */
export function resilienceMetrics<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ResilienceMetrics'], 200> | NotModified<Tag>> {
  return client.send(rows.resilienceMetricsRow, call)
}

/** Find suppliers, bodies, addresses and tenders: `GET /api/v1/network/entities/search`. */
export function searchNetwork<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { query: English['NetworkSearchQuery'] }; pt: { query: Portuguese['NetworkSearchQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NetworkSearch'], 200> | NotModified<Tag>> {
  return client.send(rows.searchNetworkRow, call)
}

/** Read what the records say of an entity: `GET /api/v1/network/entities/{entity_id}`. */
export function getNetworkEntity<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { entity_id: string } }; pt: { params: { entity_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NetworkDossier'], 200> | NotModified<Tag>> {
  return client.send(rows.getNetworkEntityRow, call)
}

/** Read whom an entity is connected with: `GET /api/v1/network/entities/{entity_id}/network`. */
export function getEntityNetwork<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { entity_id: string }; query?: English['NetworkNeighbourhoodQuery'] }; pt: { params: { entity_id: string }; query?: Portuguese['NetworkNeighbourhoodQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NetworkNeighbourhood'], 200> | NotModified<Tag>> {
  return client.send(rows.getEntityNetworkRow, call)
}

/** List the investigations that found something about an entity: `GET /api/v1/network/entities/{entity_id}/investigations`. */
export function listEntityInvestigations<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { entity_id: string } }; pt: { params: { entity_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NetworkInvestigations'], 200> | NotModified<Tag>> {
  return client.send(rows.listEntityInvestigationsRow, call)
}

/** Find how two entities are connected: `GET /api/v1/network/path`. */
export function findNetworkPath<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { query: English['NetworkPathQuery'] }; pt: { query: Portuguese['NetworkPathQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NetworkPath'], 200> | NotModified<Tag>> {
  return client.send(rows.findNetworkPathRow, call)
}

/** List groups of firms in which something stands out: `GET /api/v1/network/suspicious-networks`. */
export function listSuspiciousNetworks<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['SuspiciousNetworksQuery'] }; pt: { query?: Portuguese['SuspiciousNetworksQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['SuspiciousNetworks'], 200> | NotModified<Tag>> {
  return client.send(rows.listSuspiciousNetworksRow, call)
}

/** Read the size, parts and middle of the network: `GET /api/v1/network/statistics`. */
export function networkStatistics<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NetworkStatistics'], 200> | NotModified<Tag>> {
  return client.send(rows.networkStatisticsRow, call)
}

/** Match a list of firms (CSV, XLSX or JSON; name, CNPJ, city) with those of the records: `POST /api/v1/network/match`. */
export function matchNetwork<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { query?: English['NetworkMatchQuery']; body: UploadBody; contentType?: string }; pt: { query?: Portuguese['NetworkMatchQuery']; body: UploadBody; contentType?: string } }[L]>,
): Promise<Result<Types[L]['NetworkMatchRun'], 201>> {
  return client.send(rows.matchNetworkRow, call)
}

/** Read how far the match of a list is: `GET /api/v1/network/match/{match_id}`. */
export function getNetworkMatch<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { match_id: string } }; pt: { params: { match_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NetworkMatchRun'], 200> | NotModified<Tag>> {
  return client.send(rows.getNetworkMatchRow, call)
}

/** Read the rows of a list with whom they may mean: `GET /api/v1/network/match/{match_id}/rows`. */
export function listNetworkMatchRows<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { match_id: string }; query?: English['NetworkMatchRowsQuery'] }; pt: { params: { match_id: string }; query?: Portuguese['NetworkMatchRowsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['NetworkMatchRows'], 200> | NotModified<Tag>> {
  return client.send(rows.listNetworkMatchRowsRow, call)
}

/** Take the rows of a list away, each with its best candidate: `GET /api/v1/network/match/{match_id}/csv`. */
export function downloadNetworkMatch<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { match_id: string } }; pt: { params: { match_id: string } } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.downloadNetworkMatchRow, call)
}

/** Cancel the match of a list, or delete one that has ended: `DELETE /api/v1/network/match/{match_id}`. */
export function cancelNetworkMatch<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { match_id: string }; query?: English['NetworkMatchEndQuery'] }; pt: { params: { match_id: string }; query?: Portuguese['NetworkMatchEndQuery'] } }[L]>,
): Promise<Result<Types[L]['NetworkMatchRun'], 200> | Result<undefined, 204>> {
  return client.send(rows.cancelNetworkMatchRow, call)
}

/** Export the surroundings of an entity for Cytoscape: `GET /api/v1/network/export/cytoscape/{entity_id}`. */
export function exportNetworkCytoscape<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { entity_id: string }; query?: English['NetworkExportQuery'] }; pt: { params: { entity_id: string }; query?: Portuguese['NetworkExportQuery'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.exportNetworkCytoscapeRow, call)
}

/** Export the surroundings of an entity for D3: `GET /api/v1/network/export/d3/{entity_id}`. */
export function exportNetworkD3<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { entity_id: string }; query?: English['NetworkExportQuery'] }; pt: { params: { entity_id: string }; query?: Portuguese['NetworkExportQuery'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.exportNetworkD3Row, call)
}

/** Export the surroundings of an entity as GraphML: `GET /api/v1/network/export/graphml/{entity_id}`. */
export function exportNetworkGraphml<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { entity_id: string }; query?: English['NetworkExportQuery'] }; pt: { params: { entity_id: string }; query?: Portuguese['NetworkExportQuery'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.exportNetworkGraphmlRow, call)
}

/** Export the surroundings of an entity as FollowTheMoney entities: `GET /api/v1/network/export/ftm/{entity_id}`. */
export function exportNetworkFtm<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { entity_id: string }; query?: English['NetworkExportQuery'] }; pt: { params: { entity_id: string }; query?: Portuguese['NetworkExportQuery'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.exportNetworkFtmRow, call)
}

/** Read the manifest of the reconciliation service, or ask it (Reconciliation Service API 0.2): `GET /api/v1/reconcile`. */
export function readReconciliation<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ReconciliationQuery'] }; pt: { query?: Portuguese['ReconciliationQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ReconciliationAnswer'], 200> | NotModified<Tag>> {
  return client.send(rows.readReconciliationRow, call)
}

/** Find whom names and CNPJs mean, or fetch values of entities (Reconciliation Service API 0.2): `POST /api/v1/reconcile`. */
export function reconcile<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['ReconciliationForm'] }; pt: { body: Portuguese['ReconciliationForm'] } }[L]>,
): Promise<Result<Types[L]['ReconciliationAnswer'], 200>> {
  return client.send(rows.reconcileRow, call)
}

/** Complete what is typed: `entity`, `type` or `property` (Reconciliation Service API 0.2): `GET /api/v1/reconcile/suggest/{suggested}`. */
export function suggestReconciliation<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { suggested: string }; query?: English['ReconciliationSuggestQuery'] }; pt: { params: { suggested: string }; query?: Portuguese['ReconciliationSuggestQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ReconciliationSuggestions'], 200> | NotModified<Tag>> {
  return client.send(rows.suggestReconciliationRow, call)
}

/** List the properties that can be fetched of entities of a type (Reconciliation Service API 0.2): `GET /api/v1/reconcile/properties`. */
export function proposeReconciliationProperties<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ReconciliationProposalQuery'] }; pt: { query?: Portuguese['ReconciliationProposalQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ReconciliationProposal'], 200> | NotModified<Tag>> {
  return client.send(rows.proposeReconciliationPropertiesRow, call)
}

/** Preview an entity as a small page (Reconciliation Service API 0.2): `GET /api/v1/reconcile/entities/{entity_id}`. */
export function previewReconciledEntity<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { entity_id: string } }; pt: { params: { entity_id: string } } }[L]>,
): Promise<Result<string, 200>> {
  return client.send(rows.previewReconciledEntityRow, call)
}

/** Train a model on the records, as a task; the same training under way is answered in its place: `POST /api/v1/ml_pipeline/train`. */
export function trainModel<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['TrainRequest'] }; pt: { body: Portuguese['TrainRequest'] } }[L]>,
): Promise<Result<Types[L]['Task'], 201>> {
  return client.send(rows.trainModelRow, call)
}

/** List the models: `GET /api/v1/ml_pipeline/models`. */
export function listModels<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ModelsQuery'] }; pt: { query?: Portuguese['ModelsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ModelList'], 200> | NotModified<Tag>> {
  return client.send(rows.listModelsRow, call)
}

/** Compare two models on the same held-out worlds: `GET /api/v1/ml_pipeline/models/compare`. */
export function compareModels<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { query: English['ModelComparisonQuery'] }; pt: { query: Portuguese['ModelComparisonQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ModelComparison'], 200> | NotModified<Tag>> {
  return client.send(rows.compareModelsRow, call)
}

/** Put a model to use in new investigations: `POST /api/v1/ml_pipeline/models/promote`. */
export function promoteModel<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['PromoteModelRequest'] }; pt: { body: Portuguese['PromoteModelRequest'] } }[L]>,
): Promise<Result<Types[L]['Model'], 200>> {
  return client.send(rows.promoteModelRow, call)
}

/** Go back to the model that was in use before: `POST /api/v1/ml_pipeline/models/rollback`. */
export function rollBackModel<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['RollBackModelRequest'] }; pt: { body: Portuguese['RollBackModelRequest'] } }[L]>,
): Promise<Result<Types[L]['ModelInUse'], 200>> {
  return client.send(rows.rollBackModelRow, call)
}

/** Read a model: `GET /api/v1/ml_pipeline/models/{model_id}`. */
export function getModel<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { model_id: string } }; pt: { params: { model_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['Model'], 200> | NotModified<Tag>> {
  return client.send(rows.getModelRow, call)
}

/** Read how good a model is on held-out worlds, and how far the records have drifted from its training: `GET /api/v1/ml_pipeline/models/{model_id}/metrics`. */
export function modelMetrics<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { model_id: string } }; pt: { params: { model_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ModelReport'], 200> | NotModified<Tag>> {
  return client.send(rows.modelMetricsRow, call)
}

/** Say what was made of a finding: confirmed, dismissed or needs work: `POST /api/v1/investigations/{investigation_id}/anomalies/{anomaly_id}/disposition`. */
export function setDisposition<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string; anomaly_id: string }; body: English['DispositionRequest'] }; pt: { params: { id_investigacao: string; id_anomalia: string }; body: Portuguese['DispositionRequest'] } }[L]>,
): Promise<Result<Types[L]['AnomalyResult'], 200>> {
  return client.send(rows.setDispositionRow, call)
}

/** Read what was made of a finding, and when: `GET /api/v1/investigations/{investigation_id}/anomalies/{anomaly_id}/disposition`. */
export function listDispositions<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { investigation_id: string; anomaly_id: string } }; pt: { params: { id_investigacao: string; id_anomalia: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AnomalyDispositions'], 200> | NotModified<Tag>> {
  return client.send(rows.listDispositionsRow, call)
}

/** Read how often the findings of each detector were confirmed: `GET /api/v1/ml_pipeline/dispositions`. */
export function dispositionPrecision<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['DispositionPrecision'], 200> | NotModified<Tag>> {
  return client.send(rows.dispositionPrecisionRow, call)
}

/** Import a file of records: `POST /api/v1/imports`. */
export function createImport<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { query: English['CreateImportQuery']; body: UploadBody; contentType?: string }; pt: { query: Portuguese['CreateImportQuery']; body: UploadBody; contentType?: string } }[L]>,
): Promise<Result<Types[L]['ImportReport'], 201>> {
  return client.send(rows.createImportRow, call)
}

/** Read the report of an import: `GET /api/v1/imports/{import_id}`. */
export function getImport<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { import_id: string } }; pt: { params: { import_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ImportReport'], 200> | NotModified<Tag>> {
  return client.send(rows.getImportRow, call)
}

/** List contracts: `GET /api/v1/transparency/contracts`. */
export function listContracts<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ContractsQuery'] }; pt: { query?: Portuguese['ContractsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ActList'], 200> | NotModified<Tag>> {
  return client.send(rows.listContractsRow, call)
}

/** List contracts, in lines that are read as they are asked for: `GET /api/v1/transparency/contracts`. */
export function listContractsLines<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ContractsQuery'] }; pt: { query?: Portuguese['ContractsQuery'] } }[L]>,
): Promise<Result<Lines<Types[L]['ActDocument'], { en: Omit<English['ActList'], 'data' | 'links'>; pt: Omit<Portuguese['ActList'], 'dados' | 'links'> }[L]>, 200>> {
  return readLines(client, rows.listContractsRow, call)
}

/** List payments and expenses: `GET /api/v1/transparency/expenses`. */
export function listExpenses<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ExpensesQuery'] }; pt: { query?: Portuguese['ExpensesQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['PaymentList'], 200> | NotModified<Tag>> {
  return client.send(rows.listExpensesRow, call)
}

/** List payments and expenses, in lines that are read as they are asked for: `GET /api/v1/transparency/expenses`. */
export function listExpensesLines<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ExpensesQuery'] }; pt: { query?: Portuguese['ExpensesQuery'] } }[L]>,
): Promise<Result<Lines<Types[L]['PaymentDocument'], { en: Omit<English['PaymentList'], 'data' | 'links'>; pt: Omit<Portuguese['PaymentList'], 'dados' | 'links'> }[L]>, 200>> {
  return readLines(client, rows.listExpensesRow, call)
}

/** List transfer agreements: `GET /api/v1/transparency/agreements`. */
export function listAgreements<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AgreementsQuery'] }; pt: { query?: Portuguese['AgreementsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AgreementList'], 200> | NotModified<Tag>> {
  return client.send(rows.listAgreementsRow, call)
}

/** List transfer agreements, in lines that are read as they are asked for: `GET /api/v1/transparency/agreements`. */
export function listAgreementsLines<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AgreementsQuery'] }; pt: { query?: Portuguese['AgreementsQuery'] } }[L]>,
): Promise<Result<Lines<Types[L]['AgreementDocument'], { en: Omit<English['AgreementList'], 'data' | 'links'>; pt: Omit<Portuguese['AgreementList'], 'dados' | 'links'> }[L]>, 200>> {
  return readLines(client, rows.listAgreementsRow, call)
}

/** List the contract types: `GET /api/v1/transparency/contract-types`. */
export function listContractTypes<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ContractTypesQuery'] }; pt: { query?: Portuguese['ContractTypesQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ContractTypeList'], 200> | NotModified<Tag>> {
  return client.send(rows.listContractTypesRow, call)
}

/** What the records hold of each source: `GET /api/v1/transparency/sources`. */
export function listSources<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['SourcesQuery'] }; pt: { query?: Portuguese['SourcesQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['SourceCoverageList'], 200> | NotModified<Tag>> {
  return client.send(rows.listSourcesRow, call)
}

/** List notices, awards and contracts of PNCP: `GET /api/v1/federal/pncp/contracts`. */
export function listPncpContracts<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['PncpContractsQuery'] }; pt: { query?: Portuguese['PncpContractsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['PncpActList'], 200> | NotModified<Tag>> {
  return client.send(rows.listPncpContractsRow, call)
}

/** List notices, awards and contracts of PNCP, in lines that are read as they are asked for: `GET /api/v1/federal/pncp/contracts`. */
export function listPncpContractsLines<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['PncpContractsQuery'] }; pt: { query?: Portuguese['PncpContractsQuery'] } }[L]>,
): Promise<Result<Lines<Types[L]['PncpActDocument'], { en: Omit<English['PncpActList'], 'data' | 'links'>; pt: Omit<Portuguese['PncpActList'], 'dados' | 'links'> }[L]>, 200>> {
  return readLines(client, rows.listPncpContractsRow, call)
}

/** List population figures of IBGE: `GET /api/v1/federal/ibge/demographics`. */
export function listDemographics<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['DemographicsQuery'] }; pt: { query?: Portuguese['DemographicsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['DemographicsList'], 200> | NotModified<Tag>> {
  return client.send(rows.listDemographicsRow, call)
}

/** List population figures of IBGE, in lines that are read as they are asked for: `GET /api/v1/federal/ibge/demographics`. */
export function listDemographicsLines<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['DemographicsQuery'] }; pt: { query?: Portuguese['DemographicsQuery'] } }[L]>,
): Promise<Result<Lines<Types[L]['DemographicsItem'], { en: Omit<English['DemographicsList'], 'data' | 'links'>; pt: Omit<Portuguese['DemographicsList'], 'dados' | 'links'> }[L]>, 200>> {
  return readLines(client, rows.listDemographicsRow, call)
}

/** List health figures of DATASUS: `GET /api/v1/federal/datasus/health-metrics`. */
export function listHealthMetrics<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['HealthMetricsQuery'] }; pt: { query?: Portuguese['HealthMetricsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['HealthMetricsList'], 200> | NotModified<Tag>> {
  return client.send(rows.listHealthMetricsRow, call)
}

/** List health figures of DATASUS, in lines that are read as they are asked for: `GET /api/v1/federal/datasus/health-metrics`. */
export function listHealthMetricsLines<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['HealthMetricsQuery'] }; pt: { query?: Portuguese['HealthMetricsQuery'] } }[L]>,
): Promise<Result<Lines<Types[L]['HealthMetricsItem'], { en: Omit<English['HealthMetricsList'], 'data' | 'links'>; pt: Omit<Portuguese['HealthMetricsList'], 'dados' | 'links'> }[L]>, 200>> {
  return readLines(client, rows.listHealthMetricsRow, call)
}

/** List education figures of INEP: `GET /api/v1/federal/inep/education-stats`. */
export function listEducationStats<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['EducationStatsQuery'] }; pt: { query?: Portuguese['EducationStatsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['EducationStatsList'], 200> | NotModified<Tag>> {
  return client.send(rows.listEducationStatsRow, call)
}

/** List education figures of INEP, in lines that are read as they are asked for: `GET /api/v1/federal/inep/education-stats`. */
export function listEducationStatsLines<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['EducationStatsQuery'] }; pt: { query?: Portuguese['EducationStatsQuery'] } }[L]>,
): Promise<Result<Lines<Types[L]['EducationStatsItem'], { en: Omit<English['EducationStatsList'], 'data' | 'links'>; pt: Omit<Portuguese['EducationStatsList'], 'dados' | 'links'> }[L]>, 200>> {
  return readLines(client, rows.listEducationStatsRow, call)
}

/** Read a whole record: `GET /api/v1/records/{record_id}`. */
export function getRecord<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { record_id: string } }; pt: { params: { record_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['RecordDocument'], 200> | NotModified<Tag>> {
  return client.send(rows.getRecordRow, call)
}

/** List audit events, newest first: `GET /api/v1/audit/events`. */
export function listAuditEvents<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AuditEventsQuery'] }; pt: { query?: Portuguese['AuditEventsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AuditEventList'], 200> | NotModified<Tag>> {
  return client.send(rows.listAuditEventsRow, call)
}

/** Query audit events: `POST /api/v1/audit/events/query`. */
export function queryAuditEvents<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['AuditQueryRequest'] }; pt: { body: Portuguese['AuditQueryRequest'] } }[L]>,
): Promise<Result<Types[L]['AuditEventList'], 200>> {
  return client.send(rows.queryAuditEventsRow, call)
}

/** Read an audit event with its proof: `GET /api/v1/audit/events/{event_id}`. */
export function getAuditEvent<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { event_id: string } }; pt: { params: { event_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AuditEventDocument'], 200> | NotModified<Tag>> {
  return client.send(rows.getAuditEventRow, call)
}

/** Numbers about the audit trail: `GET /api/v1/audit/statistics`. */
export function auditStatistics<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AuditStatisticsQuery'] }; pt: { query?: Portuguese['AuditStatisticsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AuditStatistics'], 200> | NotModified<Tag>> {
  return client.send(rows.auditStatisticsRow, call)
}

/** Export audit events: `GET /api/v1/audit/export`. */
export function exportAuditEvents<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AuditExportQuery'] }; pt: { query?: Portuguese['AuditExportQuery'] } }[L]>,
): Promise<Result<ReadableStream<Uint8Array>, 200>> {
  return client.send(rows.exportAuditEventsRow, call)
}

/** Check the audit trail: `GET /api/v1/audit/integrity`. */
export function auditIntegrity<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AuditIntegrityQuery'] }; pt: { query?: Portuguese['AuditIntegrityQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AuditIntegrity'], 200> | NotModified<Tag>> {
  return client.send(rows.auditIntegrityRow, call)
}

/** List the types of audit events: `GET /api/v1/audit/event-types`. */
export function listAuditEventTypes<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AuditWordsQuery'] }; pt: { query?: Portuguese['AuditWordsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AuditWordList'], 200> | NotModified<Tag>> {
  return client.send(rows.listAuditEventTypesRow, call)
}

/** List the severities of audit events: `GET /api/v1/audit/severity-levels`. */
export function listAuditSeverityLevels<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AuditWordsQuery'] }; pt: { query?: Portuguese['AuditWordsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AuditWordList'], 200> | NotModified<Tag>> {
  return client.send(rows.listAuditSeverityLevelsRow, call)
}

/** Overview of the audit trail: `GET /api/v1/audit/dashboard`. */
export function auditDashboard<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{}> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AuditDashboard'], 200> | NotModified<Tag>> {
  return client.send(rows.auditDashboardRow, call)
}

/** Record a test event: `POST /api/v1/audit/test-event`. */
export function createAuditTestEvent<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['AuditTestEvent'], 201>> {
  return client.send(rows.createAuditTestEventRow, call)
}

/** Find anomalies in records, at once: `POST /api/v1/anomalies/detect`. */
export function detectAnomalies<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['AnomalyDetectionRequest'] }; pt: { body: Portuguese['AnomalyDetectionRequest'] } }[L]>,
): Promise<Result<Types[L]['AnomalyDetection'], 200>> {
  return client.send(rows.detectAnomaliesRow, call)
}

/** Find anomalies in records, at once, in lines that are read as they are asked for: `POST /api/v1/anomalies/detect`. */
export function detectAnomaliesLines<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['AnomalyDetectionRequest'] }; pt: { body: Portuguese['AnomalyDetectionRequest'] } }[L]>,
): Promise<Result<Lines<Types[L]['AnomalyResult'], { en: Omit<English['AnomalyDetection'], 'anomalies' | 'links'>; pt: Omit<Portuguese['AnomalyDetection'], 'anomalias' | 'links'> }[L]>, 200>> {
  return readLines(client, rows.detectAnomaliesRow, call)
}

/** Analyse contracts: figures and anomalies: `GET /api/v1/analyze/contracts`. */
export function analyzeContracts<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ContractsAnalysisQuery'] }; pt: { query?: Portuguese['ContractsAnalysisQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ContractsAnalysis'], 200> | NotModified<Tag>> {
  return client.send(rows.analyzeContractsRow, call)
}

/** Start an analysis: `POST /api/v1/analysis/start`. */
export function startAnalysis<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['AnalysisStartRequest'] }; pt: { body: Portuguese['AnalysisStartRequest'] } }[L]>,
): Promise<Result<Types[L]['AnalysisStarted'], 201>> {
  return client.send(rows.startAnalysisRow, call)
}

/** Trends of stored records, worked out at once: `GET /api/v1/analysis/trends`. */
export function listTrends<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['TrendsQuery'] }; pt: { query?: Portuguese['TrendsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AnalysisTrendList'], 200> | NotModified<Tag>> {
  return client.send(rows.listTrendsRow, call)
}

/** Correlations within stored records, worked out at once: `GET /api/v1/analysis/correlations`. */
export function listCorrelations<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['CorrelationsQuery'] }; pt: { query?: Portuguese['CorrelationsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AnalysisCorrelationList'], 200> | NotModified<Tag>> {
  return client.send(rows.listCorrelationsRow, call)
}

/** Patterns of stored records, worked out at once: `GET /api/v1/analysis/patterns`. */
export function listPatterns<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['PatternsQuery'] }; pt: { query?: Portuguese['PatternsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AnalysisPatternList'], 200> | NotModified<Tag>> {
  return client.send(rows.listPatternsRow, call)
}

/** List analyses, by default one's own: `GET /api/v1/analysis`. */
export function listAnalyses<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['AnalysesQuery'] }; pt: { query?: Portuguese['AnalysesQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AnalysisList'], 200> | NotModified<Tag>> {
  return client.send(rows.listAnalysesRow, call)
}

/** Read how far an analysis is: `GET /api/v1/analysis/{analysis_id}/status`. */
export function analysisStatus<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { analysis_id: string } }; pt: { params: { analysis_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AnalysisProgress'], 200> | NotModified<Tag>> {
  return client.send(rows.analysisStatusRow, call)
}

/** Read what an analysis found: `GET /api/v1/analysis/{analysis_id}/results`. */
export function analysisResults<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { analysis_id: string } }; pt: { params: { analysis_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['AnalysisDocument'], 200> | NotModified<Tag>> {
  return client.send(rows.analysisResultsRow, call)
}

/** Cancel an analysis, or delete one that has ended: `DELETE /api/v1/analysis/{analysis_id}`. */
export function cancelAnalysis<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { analysis_id: string }; query?: English['EndAnalysisQuery'] }; pt: { params: { analysis_id: string }; query?: Portuguese['EndAnalysisQuery'] } }[L]>,
): Promise<Result<Types[L]['AnalysisCancelled'], 200> | Result<undefined, 204>> {
  return client.send(rows.cancelAnalysisRow, call)
}

/** Whether the service works: `GET /health`. */
export function health<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['Health'], 200>> {
  return client.send(rows.healthRow, call)
}

/** Whether the process is alive: `GET /health/live`. */
export function healthLive<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['Liveness'], 200>> {
  return client.send(rows.healthLiveRow, call)
}

/** Whether requests are accepted: `GET /health/ready`. */
export function healthReady<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['Readiness'], 200>> {
  return client.send(rows.healthReadyRow, call)
}

/** How each part of the service is: `GET /health/detailed`. */
export function healthDetailed<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['DetailedHealth'], 200>> {
  return client.send(rows.healthDetailedRow, call)
}

/** Metrics in the Prometheus text format: `GET /metrics`. */
export function metrics<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<string, 200>> {
  return client.send(rows.metricsRow, call)
}

/** Metrics in the Prometheus text format: `GET /health/metrics`. */
export function healthMetrics<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<string, 200>> {
  return client.send(rows.healthMetricsRow, call)
}

/** Ask, and follow the answer: `POST /api/v1/chat/stream`. */
export function chatStream<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['ChatStreamRequest'] }; pt: { body: Portuguese['ChatStreamRequest'] } }[L]>,
): AsyncGenerator<ChatEvents[L], void> {
  return followStream(client, rows.chatStreamRow, call)
}

/** Ask, and get the whole answer: `POST /api/v1/chat/message`. */
export function chatMessage<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['ChatMessageRequest'] }; pt: { body: Portuguese['ChatMessageRequest'] } }[L]>,
): Promise<Result<Types[L]['ChatAnswer'], 201>> {
  return client.send(rows.chatMessageRow, call)
}

/** List the messages of own conversations: `GET /api/v1/chat/history`. */
export function chatHistory<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ChatHistoryQuery'] }; pt: { query?: Portuguese['ChatHistoryQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ChatHistoryList'], 200> | NotModified<Tag>> {
  return client.send(rows.chatHistoryRow, call)
}

/** List the messages of a conversation: `GET /api/v1/chat/history/{chat_session_id}`. */
export function chatSessionHistory<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { chat_session_id: string }; query?: English['ChatSessionHistoryQuery'] }; pt: { params: { chat_session_id: string }; query?: Portuguese['ChatSessionHistoryQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ChatHistoryList'], 200> | NotModified<Tag>> {
  return client.send(rows.chatSessionHistoryRow, call)
}

/** List questions to begin with, each of which has an answer: `GET /api/v1/chat/suggestions`. */
export function chatSuggestions<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ChatSuggestionsQuery'] }; pt: { query?: Portuguese['ChatSuggestionsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ChatSuggestionList'], 200> | NotModified<Tag>> {
  return client.send(rows.chatSuggestionsRow, call)
}

/** List own conversations: `GET /api/v1/chat/sessions`. */
export function listChatSessions<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['ChatSessionsQuery'] }; pt: { query?: Portuguese['ChatSessionsQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ChatSessionList'], 200> | NotModified<Tag>> {
  return client.send(rows.listChatSessionsRow, call)
}

/** Read a conversation: `GET /api/v1/chat/sessions/{chat_session_id}`. */
export function getChatSession<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { chat_session_id: string } }; pt: { params: { chat_session_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ChatSession'], 200> | NotModified<Tag>> {
  return client.send(rows.getChatSessionRow, call)
}

/** Rename a conversation: `PATCH /api/v1/chat/sessions/{chat_session_id}`. */
export function updateChatSession<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { chat_session_id: string }; body: English['ChatSessionPatch'] }; pt: { params: { chat_session_id: string }; body: Portuguese['ChatSessionPatch'] } }[L]> & IfMatch,
): Promise<Result<Types[L]['ChatSession'], 200>> {
  return client.send(rows.updateChatSessionRow, call)
}

/** Delete a conversation with all its messages: `DELETE /api/v1/chat/sessions/{chat_session_id}`. */
export function deleteChatSession<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { chat_session_id: string } }; pt: { params: { chat_session_id: string } } }[L]> & IfMatch,
): Promise<Result<undefined, 204>> {
  return client.send(rows.deleteChatSessionRow, call)
}

/** Read an answer, as far as it has come: `GET /api/v1/chat/messages/{message_id}`. */
export function getChatAnswer<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { message_id: string } }; pt: { params: { message_id: string } } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ChatAnswer'], 200> | NotModified<Tag>> {
  return client.send(rows.getChatAnswerRow, call)
}

/** Follow an answer again: `GET /api/v1/chat/messages/{message_id}/stream`. */
export function chatAnswerStream<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { message_id: string }; query?: English['StreamQuery'] }; pt: { params: { message_id: string }; query?: Portuguese['StreamQuery'] } }[L]>,
): AsyncGenerator<ChatEvents[L], void> {
  return followStream(client, rows.chatAnswerStreamRow, call)
}

/** Cancel an answer; what was sent stays: `POST /api/v1/chat/messages/{message_id}/cancel`. */
export function cancelChatAnswer<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { message_id: string } }; pt: { params: { message_id: string } } }[L]>,
): Promise<Result<Types[L]['ChatAnswer'], 200>> {
  return client.send(rows.cancelChatAnswerRow, call)
}

/** Say whether an answer was good: `POST /api/v1/chat/messages/{message_id}/feedback`. */
export function rateChatAnswer<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { message_id: string }; body: English['ChatFeedbackRequest'] }; pt: { params: { message_id: string }; body: Portuguese['ChatFeedbackRequest'] } }[L]>,
): Promise<Result<Types[L]['ChatFeedback'], 200>> {
  return client.send(rows.rateChatAnswerRow, call)
}

/** Open a figure of an answer: its query and the records behind it: `GET /api/v1/chat/messages/{message_id}/evidence/{evidence_id}`. */
export function getChatEvidence<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call: Call<{ en: { params: { message_id: string; evidence_id: string }; query?: English['ChatEvidenceQuery'] }; pt: { params: { message_id: string; evidence_id: string }; query?: Portuguese['ChatEvidenceQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['ChatEvidenceDocument'], 200> | NotModified<Tag>> {
  return client.send(rows.getChatEvidenceRow, call)
}

/** Hold a conversation over a WebSocket: `GET /api/v1/chat/ws`. */
export function chat<L extends Language>(
  client: Client<L>,
  call?: ChatCall<L>,
): Chat<L> {
  return holdChat(client, rows.chatRow, call)
}

/** Offer operations to an assistant as tools (Model Context Protocol): `POST /api/v1/mcp`. */
export function mcp<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['McpMessage'] }; pt: { body: Portuguese['McpMessage'] } }[L]>,
): Promise<Result<Types[L]['McpAnswer'], 200> | Result<undefined, 202>> {
  return client.send(rows.mcpRow, call)
}

/** Ask for what several operations read, or carry them out (GraphQL): `POST /api/v1/graphql`. */
export function graphql<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { body: English['GraphqlRequest'] }; pt: { body: Portuguese['GraphqlRequest'] } }[L]>,
): Promise<Result<Types[L]['GraphqlAnswer'], 200>> {
  return client.send(rows.graphqlRow, call)
}

/** Ask for what several operations read (GraphQL): `GET /api/v1/graphql`. */
export function queryGraphql<L extends Language, Tag extends string | undefined = undefined>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['GraphqlQuery'] }; pt: { query?: Portuguese['GraphqlQuery'] } }[L]> & IfNoneMatch<Tag>,
): Promise<Result<Types[L]['GraphqlAnswer'], 200> | NotModified<Tag>> {
  return client.send(rows.queryGraphqlRow, call)
}

/** This description, English names: `GET /openapi.json`. */
export function openapiEn<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['OpenApi'], 200>> {
  return client.send(rows.openapiEnRow, call)
}

/** This description, Portuguese names: `GET /openapi.pt.json`. */
export function openapiPt<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['OpenApi'], 200>> {
  return client.send(rows.openapiPtRow, call)
}

/** The messages of streams and WebSockets, English names: `GET /asyncapi.json`. */
export function asyncapiEn<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['AsyncApi'], 200>> {
  return client.send(rows.asyncapiEnRow, call)
}

/** The messages of streams and WebSockets, Portuguese names: `GET /asyncapi.pt.json`. */
export function asyncapiPt<L extends Language>(
  client: Client<L>,
  call?: Call<{}>,
): Promise<Result<Types[L]['AsyncApi'], 200>> {
  return client.send(rows.asyncapiPtRow, call)
}

/** The interface, to be tried out: `GET /docs`. */
export function docsPage<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['PageQuery'] }; pt: { query?: Portuguese['PageQuery'] } }[L]>,
): Promise<Result<string, 200>> {
  return client.send(rows.docsPageRow, call)
}

/** The interface, to be read: `GET /redoc`. */
export function redocPage<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['PageQuery'] }; pt: { query?: Portuguese['PageQuery'] } }[L]>,
): Promise<Result<string, 200>> {
  return client.send(rows.redocPageRow, call)
}

/** Every error, to be read: `GET /docs/errors`. */
export function errorsPage<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['PageQuery'] }; pt: { query?: Portuguese['PageQuery'] } }[L]>,
): Promise<Result<string, 200>> {
  return client.send(rows.errorsPageRow, call)
}

/** An error: its cause, what helps, an example: `GET /docs/errors/{code}`. */
export function errorPage<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { code: string }; query?: English['PageQuery'] }; pt: { params: { code: string }; query?: Portuguese['PageQuery'] } }[L]>,
): Promise<Result<string, 200>> {
  return client.send(rows.errorPageRow, call)
}

/** What each version brought: `GET /docs/release-notes`. */
export function releaseNotesPage<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['PageQuery'] }; pt: { query?: Portuguese['PageQuery'] } }[L]>,
): Promise<Result<string, 200>> {
  return client.send(rows.releaseNotesPageRow, call)
}

/** How a client of v0 comes to v1: `GET /docs/migration`. */
export function migrationPage<L extends Language>(
  client: Client<L>,
  call?: Call<{ en: { query?: English['PageQuery'] }; pt: { query?: Portuguese['PageQuery'] } }[L]>,
): Promise<Result<string, 200>> {
  return client.send(rows.migrationPageRow, call)
}

/** A file of these pages: `GET /api/v1/pages/{file_name}`. */
export function pageFile<L extends Language>(
  client: Client<L>,
  call: Call<{ en: { params: { file_name: string } }; pt: { params: { file_name: string } } }[L]>,
): Promise<Result<string, 200>> {
  return client.send(rows.pageFileRow, call)
}
