// Why a sign-in with an identity provider is refused, with the words in both languages.

export const signInReasons = {
  provider_not_set_up: {
    en: 'This identity provider is not set up here.',
    pt: 'Este provedor de identidade não está configurado aqui.',
  },
  provider_unreachable: {
    en: 'The identity provider could not be reached, or did not answer as it should.',
    pt: 'Não foi possível acessar o provedor de identidade, ou ele não respondeu como devia.',
  },
  provider_disabled: {
    en: 'An administrator has switched this identity provider off.',
    pt: 'Um administrador desativou este provedor de identidade.',
  },
  provider_refused: {
    en: 'The identity provider refused the sign-in.',
    pt: 'O provedor de identidade recusou a entrada.',
  },
  code_refused: {
    en: 'The identity provider does not take the code: it has expired, was used, or was not made for this sign-in.',
    pt: 'O provedor de identidade não aceita o código: expirou, já foi usado ou não foi feito para esta entrada.',
  },
  proof_invalid: {
    en: 'The answer of the identity provider does not prove who signed in.',
    pt: 'A resposta do provedor de identidade não comprova quem entrou.',
  },
  flow_unknown: {
    en: 'This sign-in is not known, or took too long; begin again.',
    pt: 'Esta entrada não é conhecida ou demorou demais; comece de novo.',
  },
  flow_used: {
    en: 'This sign-in has been completed or given up; begin again.',
    pt: 'Esta entrada já foi concluída ou abandonada; comece de novo.',
  },
  flow_unfinished: {
    en: 'The identity provider has not answered this sign-in yet.',
    pt: 'O provedor de identidade ainda não respondeu a esta entrada.',
  },
  other_browser: {
    en: 'Another browser began this sign-in, or its cookie is gone; begin again.',
    pt: 'Outro navegador começou esta entrada, ou o cookie se perdeu; comece de novo.',
  },
  other_provider: {
    en: 'This sign-in was begun with another identity provider.',
    pt: 'Esta entrada foi começada com outro provedor de identidade.',
  },
  foreign_address: {
    en: 'The address must be one of this service.',
    pt: 'O endereço deve ser deste serviço.',
  },
  domain_not_allowed: {
    en: 'Addresses of this domain may not sign in with this identity provider.',
    pt: 'Endereços deste domínio não podem entrar por este provedor de identidade.',
  },
  address_not_proved: {
    en: 'The identity provider does not say that the e-mail address belongs to the user.',
    pt: 'O provedor de identidade não afirma que o endereço de e-mail pertence ao usuário.',
  },
  address_taken: {
    en: 'There is an account with this address: sign in with its password and link the identity provider there.',
    pt: 'Já há uma conta com este endereço: entre com a senha e vincule ali o provedor de identidade.',
  },
  address_differs: {
    en: 'The identity provider proves another address than that of the account.',
    pt: 'O provedor de identidade comprova outro endereço que não o da conta.',
  },
  identity_taken: {
    en: 'This user of the identity provider is linked to another account.',
    pt: 'Este usuário do provedor de identidade está vinculado a outra conta.',
  },
  too_many_identities: {
    en: 'The account has as many links as it may have.',
    pt: 'A conta já tem o máximo de vínculos.',
  },
  registration_closed: {
    en: 'New accounts are not made by signing in; ask an administrator for one.',
    pt: 'Contas novas não são criadas ao entrar; peça uma a um administrador.',
  },
  not_linked: {
    en: 'The account is not linked to this identity provider.',
    pt: 'A conta não está vinculada a este provedor de identidade.',
  },
  no_way_in: {
    en: 'The account has no password, so that nobody could sign in to it any more.',
    pt: 'A conta não tem senha, de modo que ninguém mais poderia entrar nela.',
  },
  not_waiting: {
    en: 'The account does not wait for approval.',
    pt: 'A conta não aguarda aprovação.',
  },
  sign_out_token_invalid: {
    en: 'The sign-out token is not of this identity provider, has expired, or was used.',
    pt: 'O token de saída não é deste provedor de identidade, expirou ou já foi usado.',
  },
} as const
