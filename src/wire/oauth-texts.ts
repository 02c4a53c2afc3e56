// What the scopes that are asked of identity providers let the service read, in words.

import type { Language } from '../domain/vocabulary.ts'

const texts: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  openid: { en: 'Who you are to this service.', pt: 'Quem você é para este serviço.' },
  email: { en: 'Your e-mail address, and whether it is verified.', pt: 'Seu endereço de e-mail, e se foi verificado.' },
  profile: { en: 'Your name.', pt: 'Seu nome.' },
  'read:user': { en: 'The number and the name of your account.', pt: 'O número e o nome da sua conta.' },
  'user:email': {
    en: 'Your e-mail addresses, and which of them are verified.',
    pt: 'Seus endereços de e-mail, e quais foram verificados.',
  },
}

/** What a scope is for; its own name where there are no words. */
export function providerScopeText(scope: string, language: Language): string {
  return texts[scope]?.[language] ?? scope
}
