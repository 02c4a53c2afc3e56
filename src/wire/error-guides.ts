// What each error means and what helps, for its page: the one table of these texts. A code without a row does not compile.

import type { Language } from '../domain/vocabulary.ts'
import type { ErrorCode } from '../errors.ts'

type Text = Readonly<Record<Language, string>>

export interface ErrorGuide {
  /** When the service answers so. */
  readonly cause: Text
  /** What the caller can do. */
  readonly remedy: Text
}

/** By code, in the order of src/errors.ts. */
export const errorGuides: Readonly<Record<ErrorCode, ErrorGuide>> = {
  VALIDATION_ERROR: {
    cause: {
      en: 'A part of the request is missing, unknown or not what the interface asks for. details.field names the first such part: its path in the body, or the name of the parameter or header. Where several fields of a body or query are wrong, details.fields names up to 20 of them, each with its reason.',
      pt: 'Uma parte da requisição falta, é desconhecida ou não é o que a interface pede. detalhes.campo indica a primeira delas: o caminho no corpo, ou o nome do parâmetro ou cabeçalho. Quando vários campos do corpo ou da consulta estão errados, detalhes.campos indica até 20 deles, cada um com o motivo.',
    },
    remedy: {
      en: 'Change each named part as its explanation says and send the request again. What could not be checked before may be named then.',
      pt: 'Corrija cada parte indicada conforme a explicação e envie a requisição de novo. O que antes não pôde ser verificado pode ser indicado em seguida.',
    },
  },
  INVALID_DATA_SOURCE: {
    cause: {
      en: 'The data source that the request names does not exist here.',
      pt: 'A fonte de dados que a requisição indica não existe aqui.',
    },
    remedy: {
      en: 'Take one of the sources that the answer lists. GET /api/v1/transparency/sources says what the records hold of each.',
      pt: 'Use uma das fontes que a resposta lista. GET /api/v1/transparency/sources diz o que os registros contêm de cada uma.',
    },
  },
  DATA_SOURCE_UNAVAILABLE: {
    cause: {
      en: 'The data source is known, but it could not be reached, and no record of it is stored.',
      pt: 'A fonte de dados é conhecida, mas não foi possível acessá-la, e não há nenhum registro dela armazenado.',
    },
    remedy: {
      en: 'Wait as long as Retry-After says and start again, choose another source, or ask an administrator to import a file of the source.',
      pt: 'Aguarde o tempo indicado em Retry-After e inicie de novo, escolha outra fonte ou peça a um administrador que importe um arquivo da fonte.',
    },
  },
  UNAUTHORIZED: {
    cause: {
      en: 'The request came without a credential, and the operation needs one.',
      pt: 'A requisição veio sem credencial, e a operação exige uma.',
    },
    remedy: {
      en: 'Sign in with POST /api/v1/auth/login and send the access token in the header Authorization: Bearer, or an API key in X-API-Key.',
      pt: 'Entre com POST /api/v1/auth/login e envie o token de acesso no cabeçalho Authorization: Bearer, ou uma chave de API em X-API-Key.',
    },
  },
  INVALID_CREDENTIALS: {
    cause: {
      en: 'The e-mail and the password do not belong together, or the code of the second factor is not the one of this moment. The answer does not say which of them is wrong, so that nobody can try out addresses.',
      pt: 'O e-mail e a senha não correspondem, ou o código do segundo fator não é o deste momento. Não se informa qual deles, para que ninguém possa testar endereços.',
    },
    remedy: {
      en: 'Check both and try again. Answers come later with each failed attempt, and after the sixth the account is locked for some minutes; an administrator can set a new password.',
      pt: 'Confira ambos e tente de novo. A resposta demora mais a cada tentativa malsucedida, e depois da sexta a conta fica bloqueada por alguns minutos; um administrador pode definir uma nova senha.',
    },
  },
  TOKEN_EXPIRED: {
    cause: {
      en: 'The access token is older than 15 minutes, the session was idle for too long, or the API key has reached its last day.',
      pt: 'O token de acesso tem mais de 15 minutos, a sessão ficou inativa por tempo demais, ou a chave de API chegou ao último dia.',
    },
    remedy: {
      en: 'Where the details say that the refresh token is valid, renew with POST /api/v1/auth/refresh and repeat the request; otherwise sign in again. An API key is replaced with POST /api/v1/api-keys/{api_key_id}/rotate before it expires.',
      pt: 'Se os detalhes dizem que o token de renovação é válido, renove com POST /api/v1/auth/refresh e repita a requisição; caso contrário, entre de novo. Uma chave de API se troca com POST /api/v1/api-keys/{api_key_id}/rotate antes de expirar.',
    },
  },
  TOKEN_INVALID: {
    cause: {
      en: 'The token, key or ticket is malformed, was changed, was revoked, or belongs to a session that has ended.',
      pt: 'O token, a chave ou o ticket está malformado, foi alterado, foi revogado ou pertence a uma sessão encerrada.',
    },
    remedy: {
      en: 'Sign in again and use the new token as it was answered. A refresh token is good for one renewal: keep the newest. A key that was revoked is replaced by a new one.',
      pt: 'Entre de novo e use o novo token exatamente como foi respondido. Um token de renovação vale para uma renovação: guarde o mais novo. Uma chave revogada se substitui por uma nova.',
    },
  },
  INSUFFICIENT_PERMISSIONS: {
    cause: {
      en: 'The credential is good, but it lacks the permission of the operation, or what it asks for belongs to someone else.',
      pt: 'A credencial é válida, mas lhe falta a permissão da operação, ou o que se pede pertence a outra pessoa.',
    },
    remedy: {
      en: 'Ask an administrator for a role with the permission that the details name, ask the owner to share what you want to read, or issue a key with that scope.',
      pt: 'Peça a um administrador uma função com a permissão que os detalhes indicam, peça a quem é dono que compartilhe o que você quer ler, ou emita uma chave com esse escopo.',
    },
  },
  ACCOUNT_PENDING_APPROVAL: {
    cause: {
      en: 'The account was asked for by signing in with an identity provider, and no administrator has approved it yet.',
      pt: 'A conta foi solicitada ao entrar por um provedor de identidade, e nenhum administrador a aprovou ainda.',
    },
    remedy: {
      en: 'Wait for an administrator, who finds the account in GET /api/v1/oauth/pending-users, and sign in again then.',
      pt: 'Aguarde um administrador, que encontra a conta em GET /api/v1/oauth/pending-users, e depois entre de novo.',
    },
  },
  ACCOUNT_REJECTED: {
    cause: {
      en: 'The account was asked for by signing in with an identity provider, and an administrator did not approve it.',
      pt: 'A conta foi solicitada ao entrar por um provedor de identidade, e um administrador não a aprovou.',
    },
    remedy: {
      en: 'Ask an administrator, who can approve it later with POST /api/v1/oauth/users/{user_id}/approve.',
      pt: 'Peça a um administrador, que ainda pode aprová-la com POST /api/v1/oauth/users/{user_id}/approve.',
    },
  },
  SIGN_IN_REFUSED: {
    cause: {
      en: 'What the identity provider and the browser gave does not suffice for a session; details.reason says why.',
      pt: 'O que o provedor de identidade e o navegador informaram não basta para uma sessão; detalhes.motivo diz por quê.',
    },
    remedy: {
      en: 'Do what the explanation says. In most cases the sign-in must be begun anew with GET /api/v1/oauth/{provider}/authorize, because each can be completed once.',
      pt: 'Faça o que a explicação diz. Na maioria dos casos é preciso começar a entrada de novo com GET /api/v1/oauth/{provider}/authorize, pois cada uma só pode ser concluída uma vez.',
    },
  },
  RESOURCE_NOT_FOUND: {
    cause: {
      en: 'Nothing has this path or this id: it was never there, or it has been deleted.',
      pt: 'Nada tem este caminho ou este identificador: nunca existiu ou foi excluído.',
    },
    remedy: {
      en: 'Compare the path with the interface, and take the id from a list or from the answer that created it.',
      pt: 'Compare o caminho com a interface e tome o identificador de uma lista ou da resposta que o criou.',
    },
  },
  INVESTIGATION_NOT_FOUND: {
    cause: {
      en: 'No investigation has this id: it was never started here, or it has been deleted.',
      pt: 'Nenhuma investigação tem este identificador: nunca foi iniciada aqui ou foi excluída.',
    },
    remedy: {
      en: 'Take the id from GET /api/v1/investigations or from the answer of the start.',
      pt: 'Tome o identificador de GET /api/v1/investigacoes ou da resposta do início.',
    },
  },
  METHOD_NOT_ALLOWED: {
    cause: {
      en: 'The path exists, but not with this method.',
      pt: 'O caminho existe, mas não com este método.',
    },
    remedy: {
      en: 'Use one of the methods that the header Allow lists.',
      pt: 'Use um dos métodos que o cabeçalho Allow lista.',
    },
  },
  NOT_ACCEPTABLE: {
    cause: {
      en: 'The header Accept leaves out every form that the answer can have.',
      pt: 'O cabeçalho Accept exclui todos os formatos que a resposta pode ter.',
    },
    remedy: {
      en: 'Name one of the types that the details list, or leave the header out.',
      pt: 'Indique um dos tipos que os detalhes listam ou omita o cabeçalho.',
    },
  },
  CONFLICT: {
    cause: {
      en: 'The request is valid, but what is stored stands against it: a name that is taken, a limit that is reached, a state that does not allow it.',
      pt: 'A requisição é válida, mas o que está armazenado a impede: um nome em uso, um limite atingido, um estado que não a permite.',
    },
    remedy: {
      en: 'Read the reason, change what stands against the request, and send it again.',
      pt: 'Leia o motivo, mude o que impede a requisição e envie-a de novo.',
    },
  },
  EMAIL_ALREADY_REGISTERED: {
    cause: {
      en: 'An account with this e-mail exists already.',
      pt: 'Já existe uma conta com este e-mail.',
    },
    remedy: {
      en: 'Use another address, or change the existing account with PATCH /api/v1/admin/users/{user_id}.',
      pt: 'Use outro endereço ou altere a conta existente com PATCH /api/v1/admin/users/{user_id}.',
    },
  },
  INVESTIGATION_IN_PROGRESS: {
    cause: {
      en: 'The investigation has not ended, so that its results are not complete, or it cannot be deleted yet.',
      pt: 'A investigação não terminou, de modo que os resultados não estão completos ou ela ainda não pode ser excluída.',
    },
    remedy: {
      en: 'Follow its stream, or ask again after the seconds of Retry-After. To delete it, cancel it first.',
      pt: 'Acompanhe o fluxo ou pergunte de novo depois dos segundos de Retry-After. Para excluí-la, cancele-a antes.',
    },
  },
  INVESTIGATION_NOT_CANCELLABLE: {
    cause: {
      en: 'The investigation has already ended: it was completed, has failed or was cancelled before.',
      pt: 'A investigação já terminou: foi concluída, falhou ou foi cancelada antes.',
    },
    remedy: {
      en: 'Nothing is left to cancel. Read its results, or delete it with purge=true.',
      pt: 'Nada resta a cancelar. Leia os resultados ou exclua-a com expurgar=true.',
    },
  },
  API_SUNSET: {
    cause: {
      en: 'The operation, or the version that X-API-Version asks for, ended a year after its end was announced.',
      pt: 'A operação, ou a versão pedida em X-API-Version, foi encerrada um ano depois de o fim ser anunciado.',
    },
    remedy: {
      en: 'Use what details.successor names: the version to ask for, or the path that takes the place of the operation. The migration guide, /docs/migration, says what is different.',
      pt: 'Use o que detalhes.sucessora indica: a versão a pedir, ou o caminho que substitui a operação. O guia de migração, /docs/migration, diz o que muda.',
    },
  },
  PRECONDITION_FAILED: {
    cause: {
      en: 'The header If-Match names a version that is not the current one: someone has changed the resource since it was read.',
      pt: 'O cabeçalho If-Match indica uma versão que não é a atual: alguém alterou o recurso depois da leitura.',
    },
    remedy: {
      en: 'Read the resource again, make the change on what it is now, and send the new ETag in If-Match.',
      pt: 'Leia o recurso de novo, faça a alteração sobre o estado atual e envie o novo ETag em If-Match.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    cause: {
      en: 'The body is larger than the operation takes.',
      pt: 'O corpo é maior do que a operação aceita.',
    },
    remedy: {
      en: 'Send less at once: the details say how many bytes are taken. Large sets of records go through POST /api/v1/imports.',
      pt: 'Envie menos de cada vez: os detalhes dizem quantos bytes são aceitos. Grandes conjuntos de registros vão por POST /api/v1/imports.',
    },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    cause: {
      en: 'The body is of a type or an encoding that the operation does not read.',
      pt: 'O corpo tem um tipo ou uma codificação que a operação não lê.',
    },
    remedy: {
      en: 'Send JSON in UTF-8 with Content-Type: application/json and without Content-Encoding. A file to import is sent as its bytes.',
      pt: 'Envie JSON em UTF-8 com Content-Type: application/json e sem Content-Encoding. Um arquivo a importar é enviado como bytes.',
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    cause: {
      en: 'The same Idempotency-Key came within 24 hours with a request that differs in its body, its query, its path or its language.',
      pt: 'A mesma Idempotency-Key veio, em 24 horas, com uma requisição diferente no corpo, nos parâmetros, no caminho ou no idioma.',
    },
    remedy: {
      en: 'Use a new key for each new request, and the old one only to repeat a request unchanged.',
      pt: 'Use uma chave nova para cada requisição nova, e a antiga só para repetir uma requisição sem alterações.',
    },
  },
  INSUFFICIENT_DATA: {
    cause: {
      en: 'Too few records match the question and the filters to judge any of them by the others.',
      pt: 'Há poucos registros para a pergunta e os filtros, de modo que nenhum pode ser comparado com os outros.',
    },
    remedy: {
      en: 'Do what the suggestion says: widen the period or the filters, or import records. The details say which filter left how many.',
      pt: 'Siga a sugestão: amplie o período ou os filtros, ou importe registros. Os detalhes dizem quantos cada filtro deixou.',
    },
  },
  ACCOUNT_LOCKED: {
    cause: {
      en: 'Six attempts to sign in to this account have failed one after the other.',
      pt: 'Seis tentativas de entrar nesta conta falharam em seguida.',
    },
    remedy: {
      en: 'Wait as long as Retry-After says, or ask an administrator to unlock the account. If the attempts were not yours, choose a new password.',
      pt: 'Aguarde o tempo indicado em Retry-After ou peça a um administrador que desbloqueie a conta. Se as tentativas não foram suas, escolha uma nova senha.',
    },
  },
  MFA_REQUIRED: {
    cause: {
      en: 'The e-mail and the password are right, and the account has a second factor, whose code the request lacks.',
      pt: 'O e-mail e a senha estão certos, e a conta tem um segundo fator, cujo código falta na requisição.',
    },
    remedy: {
      en: 'Send them again with the six digits of the authenticator, or a backup code, to POST /api/v1/auth/mfa/verify.',
      pt: 'Envie-os de novo, com os seis dígitos do autenticador ou um código de backup, para POST /api/v1/auth/mfa/verify.',
    },
  },
  RATE_LIMIT_EXCEEDED: {
    cause: {
      en: 'The caller has used up the requests of the hour or of the burst, or has too many requests or investigations in progress.',
      pt: 'Quem chama esgotou as requisições da hora ou da rajada, ou tem requisições ou investigações demais em andamento.',
    },
    remedy: {
      en: 'Wait as long as Retry-After says. The headers X-RateLimit-Remaining and X-RateLimit-Reset of every answer say what is left before it comes to this.',
      pt: 'Aguarde o tempo indicado em Retry-After. Os cabeçalhos X-RateLimit-Remaining e X-RateLimit-Reset de cada resposta dizem quanto resta antes que isso aconteça.',
    },
  },
  INVESTIGATION_TIMED_OUT: {
    cause: {
      en: 'The investigation ran for longer than one may and was ended; what it had found by then was not judged.',
      pt: 'A investigação passou do tempo máximo e foi encerrada; o que já tinha encontrado não foi julgado.',
    },
    remedy: {
      en: 'Start it again with POST /api/v1/investigations/{investigation_id}/retry, or with narrower filters or fewer kinds of anomalies.',
      pt: 'Inicie-a de novo com POST /api/v1/investigacoes/{id_investigacao}/repetir, ou com filtros mais estreitos ou menos tipos de anomalia.',
    },
  },
  INTERNAL_ERROR: {
    cause: {
      en: 'The service has a defect, or an entry that it has stored is damaged.',
      pt: 'O serviço tem um defeito, ou um item armazenado por ele está danificado.',
    },
    remedy: {
      en: 'Try again once. If it comes back, give the request id to those who run the service: the log has the reason under it.',
      pt: 'Tente de novo uma vez. Se voltar a ocorrer, informe o identificador da requisição a quem opera o serviço: o registro de operação traz o motivo.',
    },
  },
  SERVICE_UNAVAILABLE: {
    cause: {
      en: 'The service cannot answer for a while: it starts or stops, its queue or its disk is full, or an answer took too long.',
      pt: 'O serviço não pode responder por um tempo: está iniciando ou encerrando, a fila ou o disco está cheio, ou a resposta demorou demais.',
    },
    remedy: {
      en: 'Send the request again after the seconds of Retry-After, with the same Idempotency-Key where it creates something.',
      pt: 'Envie a requisição de novo depois dos segundos de Retry-After, com a mesma Idempotency-Key se ela cria algo.',
    },
  },
}
