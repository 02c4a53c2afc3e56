// Why a document of the graph is refused.

export const graphReasons = {
  graph_syntax: {
    en: 'The document is no GraphQL.',
    pt: 'O documento não é GraphQL.',
  },
  graph_mismatch: {
    en: 'The document does not fit the schema.',
    pt: 'O documento não corresponde ao esquema.',
  },
  graph_no_operation: {
    en: 'The document has no operation of this name, or several and none is named.',
    pt: 'O documento não tem operação com esse nome, ou tem várias e nenhuma foi indicada.',
  },
  graph_not_by_get: {
    en: 'Only queries can be sent by GET.',
    pt: 'Só consultas podem ser enviadas por GET.',
  },
  graph_not_streamed: {
    en: 'A subscription is answered by a stream (text/event-stream).',
    pt: 'Uma assinatura é respondida por um fluxo (text/event-stream).',
  },
  graph_too_deep: {
    en: 'Fields stand {given} deep; {limit} is the most.',
    pt: 'Os campos têm {given} níveis; o máximo é {limit}.',
  },
  graph_introspection_too_deep: {
    en: 'Introspection goes {given} deep; {limit} is the most.',
    pt: 'A introspecção tem {given} níveis; o máximo é {limit}.',
  },
  graph_introspection_repeated: {
    en: 'The schema is asked for {given} times; {limit} is the most.',
    pt: 'O esquema é pedido {given} vezes; o máximo é {limit}.',
  },
  graph_introspection_aliases: {
    en: 'Introspection has {given} aliases; {limit} is the most.',
    pt: 'A introspecção tem {given} apelidos; o máximo é {limit}.',
  },
  graph_introspection_lists: {
    en: 'One list of the schema is asked for {given} times; {limit} is the most.',
    pt: 'Uma lista do esquema é pedida {given} vezes; o máximo é {limit}.',
  },
  graph_too_many_aliases: {
    en: 'There are {given} aliases; {limit} is the most.',
    pt: 'Há {given} apelidos; o máximo é {limit}.',
  },
  graph_too_many_fields: {
    en: 'There are {given} fields at the root; {limit} is the most.',
    pt: 'Há {given} campos na raiz; o máximo é {limit}.',
  },
  graph_too_costly: {
    en: 'The document would cost {given}; {limit} is the most.',
    pt: 'O documento custaria {given}; o máximo é {limit}.',
  },
  graph_too_many_operations: {
    en: 'What is asked for takes more than {limit} operations.',
    pt: 'O que se pede exige mais de {limit} operações.',
  },
  graph_too_many_bytes: {
    en: 'What is asked for takes more than {limit} bytes of answers.',
    pt: 'O que se pede exige mais de {limit} bytes de respostas.',
  },
  graph_unknown_persisted: {
    en: 'No document is kept under this hash: send it once with its hash.',
    pt: 'Nenhum documento está guardado com esse hash: envie-o uma vez com o hash.',
  },
  graph_other_hash: {
    en: 'This is not the SHA-256 of the document.',
    pt: 'Este não é o SHA-256 do documento.',
  },
} as const
