// Handlers of the administration module: accounts, teams and roles.

import type { StoredUser } from '../../auth/users.ts'
import type { Team } from '../../domain/generated/wire-types.ts'
import { rolePermissions } from '../../domain/role-permissions.ts'
import { roles } from '../../domain/vocabulary.ts'
import type { IdentityContext } from '../../services/identity/context.ts'
import { createTeam, getTeam, listTeams, removeTeam } from '../../services/identity/manage-teams.ts'
import { changeUser, getUser, listUsers, removeUser, unlockUser } from '../../services/identity/manage-users.ts'
import { endSessionsOf, listSessions } from '../../services/identity/sessions.ts'
import { userView } from '../../services/identity/user-view.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { toList } from './to-list.ts'
import { toSessions } from './to-sessions.ts'

/** One handler for each operation of the module. */
export function accountHandlers(context: IdentityContext) {
  return {
    list_users: async (request) => ({ body: toList(request, await listUsers(context, request.query)) }),
    get_user: async ({ params }) => shown(await getUser(context, params.user_id)),
    async update_user(request) {
      const change = { id: request.params.user_id, patch: request.body, ifMatch: request.headers('if-match') }
      return shown(await changeUser(context, change, askerOf(request)))
    },
    async delete_user(request) {
      await removeUser(context, { id: request.params.user_id, ifMatch: request.headers('if-match') }, askerOf(request))
      return {}
    },
    unlock_user: async (request) => shown(await unlockUser(context, request.params.user_id, askerOf(request))),
    async list_user_sessions({ params, caller, language }) {
      const { id } = await getUser(context, params.user_id)
      return { body: toSessions(await listSessions(context, id, caller.session?.id), language) }
    },
    async end_user_sessions(request) {
      const { id } = await getUser(context, request.params.user_id)
      await endSessionsOf(context, id, askerOf(request))
      return {}
    },
    list_teams: async () => ({ body: { teams: await listTeams(context) } }),
    get_team: async ({ params }) => ({ body: await getTeam(context, params.team_id) }),
    async create_team(request) {
      const toReply = (team: Team) => ({ headers: { Location: `/api/v1/admin/teams/${team.id}` }, body: team })
      const { name } = request.body
      return request.once(toReply, (making) => createTeam(context, name, { ...askerOf(request), ...making }))
    },
    async delete_team(request) {
      await removeTeam(context, request.params.team_id, askerOf(request))
      return {}
    },
    list_roles: () => ({ body: { roles: roles.map((role) => ({ role, permissions: rolePermissions[role] })) } }),
  } satisfies Partial<Handlers>
}

function shown(user: StoredUser) {
  const view = userView(user)
  return { version: view, body: view }
}
