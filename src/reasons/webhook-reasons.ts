// Why a webhook is refused, with the words in both languages.

export const webhookReasons = {
  mixed_languages: {
    en: 'The names of the events are English and Portuguese; a webhook has one language.',
    pt: 'Os nomes dos eventos estão em inglês e em português; um webhook tem um só idioma.',
  },
  https_required: { en: 'The address must begin with https://.', pt: 'O endereço deve começar com https://.' },
  http_required: {
    en: 'The address must begin with https:// or http://.',
    pt: 'O endereço deve começar com https:// ou http://.',
  },
  bad_url: {
    en: 'This is not an address: one is such as https://example.org/path.',
    pt: 'Isto não é um endereço: um endereço é, por exemplo, https://example.org/caminho.',
  },
  credentials_in_url: {
    en: 'The address must not hold a user name or a password.',
    pt: 'O endereço não pode conter nome de usuário nem senha.',
  },
  address_not_public: {
    en: 'The address leads into a private network, or to the machine itself.',
    pt: 'O endereço leva a uma rede privada ou à própria máquina.',
  },
  bad_header: {
    en: 'A header is a name of letters, digits and hyphens with a value of visible ASCII characters and blanks between them.',
    pt: 'Um cabeçalho tem um nome com letras, dígitos e hifens e um valor com caracteres ASCII visíveis e espaços entre eles.',
  },
  header_named_twice: {
    en: 'This header was given twice: capitals do not tell headers apart.',
    pt: 'Este cabeçalho foi informado duas vezes: maiúsculas e minúsculas não distinguem cabeçalhos.',
  },
  reserved_header: {
    en: 'This header is set by the service, or belongs to the connection or to a credential.',
    pt: 'Este cabeçalho é definido pelo serviço ou pertence à conexão ou a uma credencial.',
  },
  too_many_webhooks: {
    en: 'Nobody may have more than {limit} webhooks.',
    pt: 'Ninguém pode ter mais de {limit} webhooks.',
  },
  webhook_not_active: {
    en: 'The webhook is switched off; switch it on first.',
    pt: 'O webhook está desativado; ative-o antes.',
  },
} as const satisfies Record<string, { readonly en: string; readonly pt: string }>
