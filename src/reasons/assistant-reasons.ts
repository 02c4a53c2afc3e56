// Why a message of an assistant is refused.

export const assistantReasons = {
  unknown_method: { en: 'There is no such method.', pt: 'Não existe esse método.' },
  unknown_tool: {
    en: 'There is no tool of this name: tools/list names those that there are.',
    pt: 'Não existe ferramenta com esse nome: tools/list indica as que existem.',
  },
  bad_message_id: {
    en: 'This must be a text of at most {limit} characters or a whole number.',
    pt: 'Isto deve ser um texto de até {limit} caracteres ou um número inteiro.',
  },
  unknown_resource_address: {
    en: 'This is no address of a record, finding or figure of this service.',
    pt: 'Este não é o endereço de um registro, achado ou número deste serviço.',
  },
  origin_not_allowed: {
    en: 'Pages of this origin may not ask; PRUMO_CORS_ORIGINS names those that may.',
    pt: 'Páginas desta origem não podem fazer requisições; PRUMO_CORS_ORIGINS indica as que podem.',
  },
} as const
