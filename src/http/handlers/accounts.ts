// Handlers of the administration module: accounts, teams and roles.

import type { User } from '../../auth/users.ts'
import { rolePermissions } from '../../domain/role-permissions.ts'
import { roles } from '../../domain/vocabulary.ts'
import { etagOf } from '../../services/entity-tag.ts'
import type { IdentityContext } from '../../services/identity/context.ts'
import { createTeam, listTeams, removeTeam } from '../../services/identity/manage-teams.ts'
import {
  changeUser,
  getUser,
  listUsers,
  removeUser,
  type UserPatch,
  type UsersQuery,
  unlockUser,
} from '../../services/identity/manage-users.ts'
import { endSessionsOf, listSessions } from '../../services/identity/sessions.ts'
import { userView } from '../../services/identity/user-view.ts'
import { listEnvelope } from '../../wire/list-envelope.ts'
import type { Handler, HandlerRequest } from '../handler.ts'
import { callerOf, originOf } from './origin-of.ts'

export type AccountOperation =
  | 'list_users'
  | 'get_user'
  | 'update_user'
  | 'delete_user'
  | 'unlock_user'
  | 'list_user_sessions'
  | 'end_user_sessions'
  | 'list_teams'
  | 'create_team'
  | 'delete_team'
  | 'list_roles'

export function accountHandlers(context: IdentityContext): Record<AccountOperation, Handler> {
  return {
    async list_users(request) {
      const query = request.query as unknown as UsersQuery & { readonly fields?: readonly string[] }
      const { items, total } = await listUsers(context, query)
      const { page, limit, fields } = query
      const { path, search, language } = request
      return { body: listEnvelope({ items, total, page, limit, fields, path, query: search, language }) }
    },
    async get_user(request) {
      return shown(await getUser(context, idOf(request)))
    },
    async update_user(request) {
      const patch = request.body as UserPatch
      return shown(await changeUser(context, { id: idOf(request), patch, ifMatch: ifMatch(request) }, byAdmin(request)))
    },
    async delete_user(request) {
      await removeUser(context, { id: idOf(request), ifMatch: ifMatch(request) }, byAdmin(request))
      return {}
    },
    async unlock_user(request) {
      return shown(await unlockUser(context, idOf(request), byAdmin(request)))
    },
    async list_user_sessions(request) {
      const { id } = await getUser(context, idOf(request))
      return { body: { sessions: await listSessions(context, id, request.caller?.session?.id) } }
    },
    async end_user_sessions(request) {
      const { id } = await getUser(context, idOf(request))
      await endSessionsOf(context, id, byAdmin(request))
      return {}
    },
    async list_teams() {
      return { body: { teams: await listTeams(context) } }
    },
    async create_team(request) {
      const team = await createTeam(context, (request.body as { readonly name: string }).name, byAdmin(request))
      return { headers: { Location: `/api/v1/admin/teams/${team.id}` }, body: team }
    },
    async delete_team(request) {
      await removeTeam(context, request.params.team_id ?? '', byAdmin(request))
      return {}
    },
    async list_roles() {
      return { body: { roles: roles.map((role) => ({ role, permissions: rolePermissions[role] })) } }
    },
  }
}

function shown(user: User) {
  const view = userView(user)
  return { headers: { ETag: etagOf(view) }, body: view }
}

function idOf({ params }: HandlerRequest): string {
  return params.user_id ?? ''
}

function ifMatch({ headers }: HandlerRequest): string | undefined {
  return headers('if-match')
}

function byAdmin(request: HandlerRequest) {
  return { caller: callerOf(request), origin: originOf(request) }
}
