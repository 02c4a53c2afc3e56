// Why a profile of the running server is refused.

export const profileReasons = {
  profiles_off: {
    en: 'Profiles are switched off on this server; PRUMO_PROFILES=on switches them on at its start.',
    pt: 'Os perfis estão desligados neste servidor; PRUMO_PROFILES=on os liga ao iniciar.',
  },
  profile_under_way: {
    en: 'Another profile is being taken; one is taken at a time.',
    pt: 'Outro perfil está sendo tirado; tira-se um de cada vez.',
  },
  heap_too_large: {
    en: 'The heap has more than {limit} bytes, of which no snapshot is taken.',
    pt: 'O heap tem mais de {limit} bytes; dele não se tira retrato.',
  },
  profile_too_large: {
    en: 'The profile has more than {limit} bytes; take one of fewer seconds.',
    pt: 'O perfil tem mais de {limit} bytes; tire um de menos segundos.',
  },
} as const
