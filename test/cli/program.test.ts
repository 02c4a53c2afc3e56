// The prumo command speaks the language that its arguments ask for: help, refusals, and why it could not do its work.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { formatFailure } from '../../src/cli/failed-file.ts'
import { type Commands, languageOf, runProgram } from '../../src/cli/program.ts'
import { toCommandFailure } from '../../src/cli/system-failure.ts'
import { readConfig } from '../../src/config.ts'
import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { WordedFailure } from '../../src/domain/worded-failure.ts'
import { AppError } from '../../src/errors.ts'
import { parseMapping } from '../../src/import/run/import-mapping.ts'
import { spellPrinted } from '../../src/wire/command-names.ts'
import { commandFailure, sayIn } from '../../src/wire/command-texts.ts'
import { foreignWords } from '../support/stop-words.ts'

const model = { PRUMO_TEXT_MODEL_URL: 'http://127.0.0.1/v1', PRUMO_TEXT_MODEL_NAME: 'm' }
const directory = {
  PRUMO_OAUTH_OIDC_MY_DIRECTORY_CLIENT_ID: 'a',
  PRUMO_OAUTH_OIDC_MY_DIRECTORY_CLIENT_SECRET: 'b',
  PRUMO_OAUTH_OIDC_MY_DIRECTORY_ISSUER: 'https://login.example.org/realms/a',
}

interface Ran {
  readonly code: number
  readonly printed: string
  /** What the command was told. */
  readonly told: unknown
}

async function run(args: readonly string[], language: Language): Promise<Ran> {
  let printed = ''
  let told: unknown
  const write = (text: string) => {
    printed += text
  }
  const tell = async (...given: readonly unknown[]) => {
    told = given.at(-1)
    return 0
  }
  const commands: Commands = {
    ...{
      serve: tell,
      import: tell,
      detect: tell,
      refresh: tell,
      pruneAudit: tell,
      doctor: tell,
      backup: tell,
      restore: tell,
    },
    ...{
      verifyAudit: tell,
      rotateKeys: tell,
      manageUsers: tell,
      listen: tell,
      match: tell,
      reconcile: tell,
      login: tell,
      logout: tell,
      investigate: tell,
      mcp: tell,
      chat: tell,
      rescore: tell,
      report: tell,
      bundle: tell,
      dossier: tell,
      verify: tell,
      export: tell,
      evaluate: tell,
      calibrate: tell,
      exportFeedback: tell,
    },
  }
  const argv = ['node', 'prumo', ...args, '--language', language]
  const code = await runProgram(argv, commands, { version: '1.0', output: { writeOut: write, writeErr: write } })
  return { code, printed, told }
}

/** Every command and the commands below it, read from the help. */
async function commandPaths(above: readonly string[] = []): Promise<readonly (readonly string[])[]> {
  const { printed } = await run([...above, '--help'], 'en')
  const [, listed = ''] = printed.split('\nCommands:\n')
  const names = [...listed.matchAll(/^ {2}([a-z]+)/gm)].map(([, name = '']) => name).filter((name) => name !== 'help')
  const below = await Promise.all(names.map((name) => commandPaths([...above, name])))
  return [above, ...below.flat()]
}

/** Arguments that are refused, and what is said of them. */
const refused: readonly (readonly [args: readonly string[], en: RegExp, pt: RegExp])[] = [
  [['import'], /missing required argument 'file'/, /falta o argumento obrigatório 'arquivo'/],
  [['import', 'x', '--source'], /argument missing/, /a opção '--source <fonte>' exige um valor/],
  [['refresh', '--kind', 'x'], /required option .* not specified/, /falta a opção obrigatória '--source <fonte>'/],
  [
    ['doctor', '--jason'],
    /unknown option '--jason'\n\(Did you mean --json\?\)/,
    /opção desconhecida '--jason'\n\(Quis dizer --json\?\)/,
  ],
  [
    ['impord'],
    /unknown command 'impord'\n\(Did you mean import\?\)/,
    /comando desconhecido 'impord'\n\(Quis dizer import\?\)/,
  ],
  [
    ['serve', 'x'],
    /too many arguments for 'serve'\. Expected 0/,
    /argumentos demais para 'serve'\. O máximo é 0, mas vieram 1\./,
  ],
  [
    ['user', 'add', 'a@b.c', '--role', 'x'],
    /Allowed choices are admin, analyst, viewer/,
    /o valor 'x' da opção '--role <função>' não é válido\. Os valores possíveis são admin, analyst, viewer/,
  ],
  [
    ['detect', '--dataset', 'x', '--threshold', '2'],
    /must be a number from 0 to 1/,
    /não é válido\. Deve ser um número de 0 a 1\./,
  ],
  [['verify', 'x', '--key', 'nonsense'], /must be a public key/, /Deve ser uma chave pública/],
  [['audit', 'verify', '--public-key', 'AAAA'], /must be a public key/, /Deve ser uma chave pública/],
  [['evaluate', '--seeds', 'x'], /must be a whole number/, /Deve ser um número inteiro a partir de 1\./],
]

describe('the prumo command', () => {
  test('has the help of every command in the language asked for, with no word of the other', async () => {
    const paths = await commandPaths()
    assert.ok(paths.length >= 18, String(paths.length))
    for (const path of paths)
      for (const language of languages) {
        const { code, printed } = await run([...path, '--help'], language)
        assert.equal(code, 0)
        assert.match(printed, language === 'pt' ? /^Uso: prumo .*\[opções\]/ : /^Usage: prumo .*\[options\]/)
        assert.deepEqual(foreignWords(printed, language), [], printed)
        if (language === 'pt')
          assert.doesNotMatch(
            printed,
            /\b(Usage|Options|Commands|Arguments|default|choices|options|command|folder|number|display|print)\b/,
            path.join(' '),
          )
      }
  })

  test('refuses arguments in the language asked for', async () => {
    for (const [args, en, pt] of refused) {
      const [english, portuguese] = [await run(args, 'en'), await run(args, 'pt')]
      assert.deepEqual([english.code, portuguese.code], [1, 1], args.join(' '))
      assert.match(english.printed, en)
      assert.match(portuguese.printed, pt)
      assert.match(portuguese.printed, /^erro: /)
      assert.deepEqual(foreignWords(portuguese.printed, 'pt'), [], portuguese.printed)
    }
  })

  test('tells every command its language, wherever the option stands', async () => {
    assert.deepEqual((await run(['keys', 'rotate'], 'pt')).told, { language: 'pt' })
    assert.deepEqual((await run(['user', 'list'], 'pt')).told, { language: 'pt' })
    for (const argv of [
      ['--language', 'pt', 'doctor'],
      ['doctor', '--language=pt'],
      ['doctor', '--language', 'pt'],
    ])
      assert.equal(languageOf(argv), 'pt')
    assert.equal(languageOf(['doctor', '--language', 'fr']), 'en')
  })

  test('says why it could not do its work in the language asked for', () => {
    const system = Object.assign(new Error('ENOENT'), { code: 'ENOENT', path: 'x.json' })
    const failures = [
      toCommandFailure(system),
      commandFailure('no_account', { email: 'a@b.c' }),
      commandFailure('no_store', { folder: 'data' }),
    ].map((failure) => failure?.texts.pt ?? '')
    assert.deepEqual(failures, [
      'x.json: não há arquivo nem pasta com esse nome',
      'não há conta a@b.c',
      'não há dados em data',
    ])
  })

  test('reads identity providers by their names, with what is known of those that everybody has', () => {
    const google = { PRUMO_OAUTH_GOOGLE_CLIENT_ID: 'c', PRUMO_OAUTH_GOOGLE_CLIENT_SECRET: 'd' }
    const read = readConfig({ ...directory, ...google, PRUMO_OAUTH_OIDC_MY_DIRECTORY_NAME: 'Court' }).identityProviders
    assert.deepEqual(
      read.map(({ id, issuer, displayName, clientId, clientSecret }) => [
        id,
        issuer,
        displayName,
        clientId,
        clientSecret,
      ]),
      [
        ['oidc:my-directory', 'https://login.example.org/realms/a', 'Court', 'a', 'b'],
        ['google', 'https://accounts.google.com', 'Google', 'c', 'd'],
      ],
    )
  })

  test('says what is wrong with its environment in both languages', () => {
    const cases: readonly (readonly [variables: NodeJS.ProcessEnv, en: RegExp, pt: RegExp])[] = [
      [{ PRUMO_PORT: 'x' }, /^PRUMO_PORT must be a whole number from 0 to 65535$/, /deve ser um número inteiro de 0 a/],
      [{ PRUMO_PORT: '70000' }, /whole number from 0/, /de 0 a 65535$/],
      [{ PRUMO_MODE: 'x' }, /^PRUMO_MODE must be one of production, development$/, /deve ser um de production/],
      [{ PRUMO_CONNECTORS: '!' }, /^PRUMO_CONNECTORS does not have the form/, /não tem a forma/],
      [{ PRUMO_TLS_CERT: 'x' }, /go together/, /só valem juntas/],
      [{ PRUMO_TRUSTED_PROXIES: 'x' }, /: x is no address/, /: x não é um endereço/],
      [{ PRUMO_TEXT_MODEL_URL: 'http://127.0.0.1/v1' }, /go together/, /só valem juntas/],
      [
        { PRUMO_TEXT_MODEL_URL: 'http://127.0.0.1/v1?a=b', PRUMO_TEXT_MODEL_NAME: 'm' },
        /must be an http or https address/,
        /deve ser um endereço http ou https/,
      ],
      [
        { ...model, PRUMO_TEXT_MODEL_KEY: 'a', PRUMO_TEXT_MODEL_KEY_FILE: 'b' },
        /exclude each other/,
        /não valem juntas/,
      ],
      [{ PRUMO_OAUTH_GOOGLE_CLIENT_ID: 'a' }, /google needs PRUMO_OAUTH_/, /google exige PRUMO_OAUTH_/],
      [
        { ...directory, PRUMO_OAUTH_OIDC_MY_DIRECTORY_ISSUER: '' },
        /oidc:my-directory needs/,
        /oidc:my-directory exige/,
      ],
      [{ PRUMO_OAUTH_YAHOO_CLIENT_ID: 'a' }, /does not have the form/, /não tem a forma/],
      [
        { ...directory, PRUMO_OAUTH_OIDC_MY_DIRECTORY_CLIENT_SECRET_FILE: 'x' },
        /exclude each other/,
        /não valem juntas/,
      ],
      [
        { PRUMO_OAUTH_GOOGLE_CLIENT_ID: 'a', PRUMO_OAUTH_GOOGLE_CLIENT_SECRET_FILE: '/no/such' },
        /holds no secret of an identity provider/,
        /não contém segredo de provedor/,
      ],
      [
        { ...directory, PRUMO_OAUTH_OIDC_MY_DIRECTORY_ISSUER: 'login.example.org' },
        /must be an http or https address/,
        /deve ser um endereço http ou https/,
      ],
      [
        { ...model, PRUMO_TEXT_MODEL_KEY_FILE: '/no/such' },
        /holds no key for the text model/,
        /não contém chave do modelo/,
      ],
    ]
    for (const [variables, en, pt] of cases)
      try {
        readConfig(variables)
        assert.fail(JSON.stringify(variables))
      } catch (error) {
        assert.ok(error instanceof WordedFailure, String(error))
        assert.match(error.texts.en, en)
        assert.match(error.texts.pt, pt)
        assert.deepEqual(foreignWords(error.texts.pt, 'pt'), [], error.texts.pt)
      }
  })

  test('names code, details and field of a failure in one language', () => {
    const details = { field: 'file', reason: 'unreadable_file', system_code: 'ENOENT' } as const
    assert.equal(
      formatFailure(new AppError('VALIDATION_ERROR', details), 'pt'),
      'A requisição não é válida. ERRO_VALIDACAO {"campo":"arquivo","motivo":"arquivo_ilegivel","codigo_sistema":"ENOENT","explicacao":"O arquivo não pôde ser aberto ou lido."}',
    )
    const source = new AppError('INVALID_DATA_SOURCE', { source: 'nasa', valid_sources: ['tcu'] })
    assert.match(formatFailure(source, 'pt'), /FONTE_DADOS_INVALIDA \{"fonte":"nasa","fontes_validas":\["tcu"\]/)
  })

  test('says what is wrong with a mapping in one language', () => {
    const base = { name: 'x', record_kind: 'contract', source: 'tcu' }
    const wrong = [
      '{',
      '[]',
      JSON.stringify({ ...base, colour: 1 }),
      JSON.stringify({ ...base, decimal: 'x', columns: {} }),
      JSON.stringify({ ...base, columns: { contract_id: {} } }),
      JSON.stringify({ ...base, columns: { contract_id: 'ID', value: { column: 'V', decimal: 'x' } } }),
    ]
    for (const text of wrong)
      try {
        parseMapping(text)
        assert.fail(text)
      } catch (error) {
        assert.ok(error instanceof AppError, text)
        const said = formatFailure(error, 'pt')
        assert.deepEqual(foreignWords(said, 'pt'), [], said)
        assert.match(said, /"campo":"--mapping(?: [a-z_.]+)?"/)
        assert.doesNotMatch(said, /"(?:field|reason|explanation|allowed|expected)"|invalid_|must_be|unknown_/, said)
      }
  })

  test('prints JSON with names and codes of one language', () => {
    const finding = { kind: 'store_lost', subject: 'data/state', why: 'perdeu-se', state: 'damaged' }
    assert.deepEqual(spellPrinted({ sound: false, findings: [finding] }, 'pt'), {
      integra: false,
      achados: [{ tipo: 'dados_perdidos', objeto: 'data/state', motivo: 'perdeu-se', situacao: 'danificado' }],
    })
    assert.deepEqual(spellPrinted({ sound: true, findings: [] }, 'en'), { sound: true, findings: [] })
  })

  test('words its answers', () => {
    const say = sayIn('pt')
    assert.equal(say('account_deleted', { email: 'a@b.c' }), 'A conta a@b.c foi excluída.')
    assert.match(say('password_once', { password: 's' }), /mostrada uma única vez, .*: s$/)
  })
})
