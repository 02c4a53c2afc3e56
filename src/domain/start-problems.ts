// Why a process cannot begin with its environment and its keys: each code with its sentence in both languages, `{fact}` filled in.

import type { Language } from './vocabulary.ts'
import { WordedFailure } from './worded-failure.ts'

const texts = {
  not_among: { en: '{variable} must be one of {allowed}', pt: '{variable} deve ser um de {allowed}' },
  no_number: {
    en: '{variable} must be a whole number from {minimum} to {maximum}',
    pt: '{variable} deve ser um número inteiro de {minimum} a {maximum}',
  },
  wrong_variable: {
    en: '{variable} does not have the form that README gives for it',
    pt: '{variable} não tem a forma indicada no README',
  },
  tls_halved: {
    en: 'PRUMO_TLS_CERT and PRUMO_TLS_KEY go together',
    pt: 'PRUMO_TLS_CERT e PRUMO_TLS_KEY só valem juntas',
  },
  private_in_production: {
    en: 'PRUMO_WEBHOOKS_PRIVATE_ADDRESSES=allow needs PRUMO_MODE=development',
    pt: 'PRUMO_WEBHOOKS_PRIVATE_ADDRESSES=allow exige PRUMO_MODE=development',
  },
  no_tier: {
    en: '{variable} must be requests an hour/burst/concurrent, such as 100/10/2',
    pt: '{variable} deve ser requisições por hora/de uma vez/ao mesmo tempo, como 100/10/2',
  },
  no_range: {
    en: '{variable}: {given} is no address and no range in CIDR form',
    pt: '{variable}: {given} não é um endereço nem uma faixa no formato CIDR',
  },
  no_origin: {
    en: 'PRUMO_CORS_ORIGINS: {given} is no origin such as https://app.example.org',
    pt: 'PRUMO_CORS_ORIGINS: {given} não é uma origem como https://app.example.org',
  },
  no_base_url: {
    en: '{variable} must be an http or https address without user and password',
    pt: '{variable} deve ser um endereço http ou https sem usuário e senha',
  },
  model_halved: {
    en: 'PRUMO_TEXT_MODEL_URL and PRUMO_TEXT_MODEL_NAME go together',
    pt: 'PRUMO_TEXT_MODEL_URL e PRUMO_TEXT_MODEL_NAME só valem juntas',
  },
  two_model_keys: {
    en: 'PRUMO_TEXT_MODEL_KEY and PRUMO_TEXT_MODEL_KEY_FILE exclude each other',
    pt: 'PRUMO_TEXT_MODEL_KEY e PRUMO_TEXT_MODEL_KEY_FILE não valem juntas',
  },
  no_model_key: {
    en: '{file} holds no key for the text model that can be read',
    pt: '{file} não contém chave do modelo de texto que possa ser lida',
  },
  provider_halved: {
    en: 'the identity provider {provider} needs PRUMO_OAUTH_…_CLIENT_ID, _CLIENT_SECRET or _CLIENT_SECRET_FILE, and _ISSUER unless README gives one',
    pt: 'o provedor de identidade {provider} exige PRUMO_OAUTH_…_CLIENT_ID, _CLIENT_SECRET ou _CLIENT_SECRET_FILE, e _ISSUER se o README não indica um',
  },
  two_client_secrets: {
    en: 'of {provider}, _CLIENT_SECRET and _CLIENT_SECRET_FILE exclude each other',
    pt: 'de {provider}, _CLIENT_SECRET e _CLIENT_SECRET_FILE não valem juntas',
  },
  no_client_secret: {
    en: '{file} holds no secret of an identity provider that can be read',
    pt: '{file} não contém segredo de provedor de identidade que possa ser lido',
  },
  audit_key_unreadable: {
    en: '{file} holds no audit key that can be read',
    pt: '{file} não contém chave de auditoria que possa ser lida',
  },
  signing_key_unreadable: {
    en: '{file} holds no signing key that can be read',
    pt: '{file} não contém chave de assinatura que possa ser lida',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>

/** A failure with a sentence of the table. */
export function startProblem(
  code: keyof typeof texts,
  facts: Readonly<Record<string, string | number>> = {},
  options?: ErrorOptions,
): WordedFailure {
  const fill = (language: Language) =>
    texts[code][language].replace(/\{(\w+)\}/g, (whole, fact: string) => String(facts[fact] ?? whole))
  return new WordedFailure({ en: fill('en'), pt: fill('pt') }, options)
}
