// Why something is refused of passwords, sessions, tokens and teams, with the words in both languages.

export const accountReasons = {
  too_uniform: {
    en: 'The password must not be one character repeated, or only spaces.',
    pt: 'A senha não pode ser um só caractere repetido nem apenas espaços.',
  },
  too_common: { en: 'This is one of the commonest passwords.', pt: 'Esta é uma das senhas mais comuns.' },
  too_personal: {
    en: 'The password must not be the e-mail or a part of it.',
    pt: 'A senha não pode ser o e-mail nem parte dele.',
  },
  wrong_password: { en: 'This is not the current password.', pt: 'Esta não é a senha atual.' },
  rights_changed: {
    en: 'The role or the teams of the account changed meanwhile. Repeat the request, after a new sign-in unless it had an API key.',
    pt: 'A função ou as equipes da conta mudaram nesse meio-tempo. Repita a requisição, depois de entrar de novo se não usou uma chave de API.',
  },
  unknown_team: { en: 'The team is not known.', pt: 'A equipe não é conhecida.' },
  password_change_required: {
    en: 'A new password must be chosen first.',
    pt: 'É preciso escolher antes uma nova senha.',
  },
  session_required: {
    en: 'This needs the session of somebody who has signed in.',
    pt: 'Isto exige a sessão de quem entrou com e-mail e senha.',
  },
  last_admin: { en: 'There would be no admin left.', pt: 'Não restaria nenhum administrador.' },
  second_factor_active: { en: 'A second factor is active already.', pt: 'Já há um segundo fator ativo.' },
  no_second_factor: { en: 'No second factor is active.', pt: 'Não há segundo fator ativo.' },
  team_has_members: { en: 'The team still has members.', pt: 'A equipe ainda tem membros.' },
  team_has_investigations: {
    en: 'Investigations still belong to the team: a member must take them out or delete them first.',
    pt: 'Ainda há investigações da equipe: um membro precisa antes retirá-las dela ou excluí-las.',
  },
  too_many_teams: { en: 'There are {limit} teams already.', pt: 'Já há {limit} equipes.' },
  no_team: { en: 'This visibility needs a team.', pt: 'Esta visibilidade exige uma equipe.' },
  not_in_team: {
    en: 'It belongs to a team that the caller is not in.',
    pt: 'Pertence a uma equipe da qual quem chama não participa.',
  },
  unverifiable: { en: 'The token cannot be verified.', pt: 'Não foi possível verificar o token.' },
  unknown_signing_key: {
    en: 'The token was signed with a key that this service does not know.',
    pt: 'O token foi assinado com uma chave que este serviço não conhece.',
  },
  revoked: { en: 'The token is no longer valid; sign in again.', pt: 'O token já não vale; entre de novo.' },
  session_ended: { en: 'The session has ended; sign in again.', pt: 'A sessão terminou; entre de novo.' },
  idle_timeout: {
    en: 'The session ended because it was not used; sign in again.',
    pt: 'A sessão terminou por falta de uso; entre de novo.',
  },
  refresh_token_expired: {
    en: 'The refresh token has expired; sign in again.',
    pt: 'O token de renovação expirou; entre de novo.',
  },
  refresh_token_reused: {
    en: 'The refresh token was used before, so that the session was ended; sign in again.',
    pt: 'O token de renovação já tinha sido usado, por isso a sessão foi encerrada; entre de novo.',
  },
  unknown_refresh_token: {
    en: 'The refresh token does not belong to the session; sign in again.',
    pt: 'O token de renovação não pertence à sessão; entre de novo.',
  },
  max_refreshes_exceeded: {
    en: 'The session was renewed as often as is allowed; sign in again.',
    pt: 'A sessão já foi renovada o máximo de vezes; entre de novo.',
  },
  account_closed: { en: 'The account is closed.', pt: 'A conta está encerrada.' },
  second_factor_required: {
    en: 'The account needs a second factor; sign in again with its code.',
    pt: 'A conta exige um segundo fator; entre de novo com o código.',
  },
} as const
