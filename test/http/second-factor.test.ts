import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { generateSync } from 'otplib'
import type { LoginResponse, TotpSetup } from '../../src/domain/generated/wire-types.ts'
import { limits } from '../../src/limits.ts'
import type { Client } from '../support/client.ts'
import { failureOf } from '../support/investigate.ts'
import { password, startService, type TestService, type TestUser } from '../support/service.ts'

// Passwords and the second factor: what is asked, what counts once, and what is no way around.

let service: TestService
let en: Client
let pt: Client

before(async () => {
  service = await startService([])
  en = service.anonymous('en')
  pt = service.anonymous('pt')
})
after(() => service.stop())

const stepMs = 30_000
const newPassword = 'outra frase bem comprida'

async function login(user: TestUser, more: Record<string, string> = {}, client = en): Promise<LoginResponse> {
  const answer = await client.request('login', { body: { email: user.email, password, ...more } })
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  return answer.english as LoginResponse
}
const as = ({ access_token }: { access_token: string }, client: Client = en) => client.withToken(access_token)
const codeNow = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor((service.clock.now() + steps * stepMs) / 1000) })
const isAlive = async (login: LoginResponse) => (await as(login).request('auth_me')).status === 200
const verify = ({ email }: TestUser, totp_code: string, client = en) =>
  client.request('mfa_verify', { body: { email, password, totp_code } })

/** An account with an active factor, as set up by `first` and switched on by `second`. */
async function enrolled() {
  const user = await service.addUser('analyst')
  const first = await login(user)
  const setup = (await as(first).request('mfa_setup')).english as TotpSetup
  const answer = await verify(user, codeNow(setup.secret))
  assert.equal(answer.status, 200, JSON.stringify(answer.english))
  service.clock.advance(stepMs * 2)
  return { user, first, setup, second: answer.english as LoginResponse }
}

describe('the second factor', () => {
  test('is set up with a secret, a PNG and ten codes, and asks nothing before its first code', async () => {
    const user = await service.addUser('analyst')
    const session = await login(user)
    const { secret, qr_code, backup_codes } = (await as(session).request('mfa_setup')).english as TotpSetup
    assert.match(secret, /^[A-Z2-7]{32}$/)
    const [, image = ''] = /^data:image\/png;base64,(.+)$/.exec(qr_code) ?? []
    assert.equal(Buffer.from(image, 'base64').subarray(1, 4).toString(), 'PNG')
    assert.equal(new Set(backup_codes).size, limits.backupCodes)
    assert.ok(backup_codes.every((code) => /^\d{8}$/.test(code)))
    assert.ok(await login(user))
    const portuguese = (await as(session, pt).request('mfa_setup')).body as object
    assert.deepEqual(Object.keys(portuguese).sort(), ['codigo_qr', 'codigos_backup', 'segredo'])
  })

  test('once active is asked for with 428, and given at login or at verify', async () => {
    const { user, setup } = await enrolled()
    const { code } = failureOf(await en.request('login', { body: { email: user.email, password } }), 428)
    assert.equal(code, 'MFA_REQUIRED')
    const senha = { email: user.email, password }
    const portuguese = (await pt.request('login', { body: senha })).body as { erro: { codigo: string } }
    assert.equal(portuguese.erro.codigo, 'MFA_OBRIGATORIO')
    assert.ok(await login(user, { totp_code: codeNow(setup.secret) }))
    service.clock.advance(stepMs)
    assert.equal((await verify(user, codeNow(setup.secret), pt)).status, 200)
    const wrong = await en.request('login', { body: { email: user.email, password: 'errada', totp_code: '000000' } })
    assert.equal(failureOf(wrong, 401).code, 'INVALID_CREDENTIALS')
  })

  test('takes a code once, within a step either way, and none of before', async () => {
    const { user, setup } = await enrolled()
    const code = codeNow(setup.secret)
    const together = await Promise.all([verify(user, code), verify(user, code)])
    assert.deepEqual(together.map(({ status }) => status).sort(), [200, 401])
    assert.equal(failureOf(await verify(user, codeNow(setup.secret, -1)), 401).code, 'INVALID_CREDENTIALS')
  })

  test('refuses codes that are far off in time', async () => {
    for (const steps of [-3, 3]) {
      const { user, setup } = await enrolled()
      assert.equal(failureOf(await verify(user, codeNow(setup.secret, steps)), 401).code, 'INVALID_CREDENTIALS')
    }
    const { user, setup } = await enrolled()
    assert.equal((await verify(user, codeNow(setup.secret, 1))).status, 200)
  })

  test('takes each backup code once', async () => {
    const { user, setup } = await enrolled()
    const [code = '', other = ''] = setup.backup_codes
    assert.ok(await login(user, { totp_code: code }))
    assert.equal(failureOf(await verify(user, code), 401).code, 'INVALID_CREDENTIALS')
    assert.ok(await login(user, { totp_code: other }))
  })

  test('that becomes active ends the sessions without it, but not the one that set it up', async () => {
    const user = await service.addUser('analyst')
    const [other, first] = [await login(user), await login(user)]
    const { secret } = (await as(first).request('mfa_setup')).english as TotpSetup
    assert.equal((await verify(user, codeNow(secret))).status, 200)
    assert.deepEqual(await Promise.all([other, first].map(isAlive)), [false, true])
    const refresh = (refresh_token: string) => en.request('refresh', { body: { refresh_token } })
    assert.equal((await refresh(other.refresh_token)).status, 401)
    assert.equal((await refresh(first.refresh_token)).status, 200)
  })

  test('cannot be replaced by a new setup while it is active', async () => {
    const { second } = await enrolled()
    assert.equal(
      failureOf(await as(second).request('mfa_setup'), 409).details.explanation,
      'A second factor is active already.',
    )
  })

  test('is switched off, and its codes made anew, only with password and code', async () => {
    const { user, setup, second } = await enrolled()
    const [first = '', next = ''] = setup.backup_codes
    const mistaken = await as(second).request('mfa_disable', { body: { password: 'errada', totp_code: first } })
    assert.equal(mistaken.status, 401)
    const renewed = await as(second).request('mfa_backup_codes', { body: { password, totp_code: first } })
    const { backup_codes } = renewed.english as { backup_codes: string[] }
    assert.equal(backup_codes.length, limits.backupCodes)
    assert.equal((await verify(user, next)).status, 401, 'the old codes are gone')
    const disabled = await as(second).request('mfa_disable', { body: { password, totp_code: backup_codes[0] } })
    assert.equal(disabled.status, 204)
    assert.ok(await login(user))
    const again = await as(second).request('mfa_disable', { body: { password, totp_code: backup_codes[1] } })
    assert.equal(failureOf(again, 409).code, 'CONFLICT')
  })

  test('is asked of nobody by verify who has none: that says no more than a wrong password', async () => {
    const user = await service.addUser('viewer')
    assert.deepEqual(failureOf(await verify(user, '123456'), 401).details, {})
    const answer = await en.request('mfa_verify', { body: { email: user.email, password, totp_code: '12345' } })
    assert.equal(failureOf(answer, 400).details.field, 'totp_code')
  })

  test('that its owner has lost is switched off by an admin', async () => {
    const { user } = await enrolled()
    const admin = await service.clientOf('admin', 'en')
    const change = { params: { user_id: user.id }, body: { mfa_enabled: false } }
    assert.equal((await admin.request('update_user', change)).status, 200)
    assert.ok(await login(user))
  })

  test('guessed wrongly climbs the same ladder as a wrong password', async () => {
    const { user, setup } = await enrolled()
    const digest = (text: string) => createHash('sha256').update(text).digest('hex')
    const key = `login-ladder/${digest(user.email)}/${digest('address/127.0.0.1')}`
    const state = { failures: 5, last_at: service.clock.now(), locked_until: 0 }
    await service.state.commit([{ key, value: Buffer.from(JSON.stringify(state)) }])
    assert.equal((await en.request('login', { body: { email: user.email, password } })).status, 428)
    assert.equal((await verify(user, codeNow(setup.secret, 20))).status, 423)
    assert.equal((await verify(user, codeNow(setup.secret))).status, 423)
  })

  test('takes the codes of an independent generator', async (t) => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    // RFC 6238, appendix B, SHA-1, the last six digits.
    assert.equal(generateSync({ secret, epoch: 59 }), '287082')
    assert.equal(generateSync({ secret, epoch: 1_111_111_109 }), '081804')
    const tool = spawnSync('oathtool', ['--totp', '-b', '-N', '@1234567890', secret], { encoding: 'utf8' })
    if (tool.error) return t.skip('oathtool is not here')
    assert.equal(tool.stdout.trim(), generateSync({ secret, epoch: 1_234_567_890 }))
    const { user, setup } = await enrolled()
    const at = `@${Math.floor(service.clock.now() / 1000)}`
    const { stdout } = spawnSync('oathtool', ['--totp', '-b', '-N', at, setup.secret], { encoding: 'utf8' })
    assert.equal((await verify(user, stdout.trim())).status, 200)
    assert.equal((await verify(user, stdout.trim())).status, 401, 'once a step')
  })

  test('leaves nothing readable in the store', async () => {
    const { setup } = await enrolled()
    for await (const { value } of service.state.range({ prefix: '' })) {
      const text = Buffer.from(value).toString('latin1')
      assert.ok(!text.includes(setup.secret))
      assert.ok(setup.backup_codes.every((code) => !text.includes(`"${code}"`)))
    }
    assert.equal(statSync(join(service.dataDir, 'keys', 'secrets.key')).mode & 0o777, 0o600)
  })
})

describe('a password', () => {
  test('is changed with the current one, which ends the other sessions', async () => {
    const user = await service.addUser('analyst')
    const [other, current] = [await login(user), await login(user)]
    const body = { current_password: password, new_password: newPassword }
    const wrong = await as(current).request('change_password', { body: { ...body, current_password: 'errada' } })
    const { code, details } = failureOf(wrong, 401)
    assert.deepEqual([code, details.field], ['INVALID_CREDENTIALS', 'current_password'])
    assert.match(JSON.stringify(details), /is not the current password/)
    const answer = await as(current, pt).request('change_password', { body })
    assert.deepEqual(answer.body, {
      mensagem: 'A senha foi trocada.',
      sessoes_revogadas: 1,
      chaves_api_revogadas: 0,
      chaves_api_ativas: 0,
    })
    assert.deepEqual(await Promise.all([other, current].map(isAlive)), [false, true])
    assert.equal((await en.request('login', { body: { email: user.email, password } })).status, 401)
    assert.equal((await en.request('login', { body: { email: user.email, password: newPassword } })).status, 200)
  })

  test('takes with it a second factor that was set up under it and has not been used', async () => {
    const admin = await service.clientOf('admin', 'en')
    const byOwner = async (user: TestUser) => {
      const body = { current_password: password, new_password: newPassword }
      assert.equal((await as(await login(user)).request('change_password', { body })).status, 200)
    }
    const byAdmin = async ({ id }: TestUser) => {
      const reset = { params: { user_id: id }, body: { password: newPassword } }
      assert.equal((await admin.request('update_user', reset)).status, 200)
    }
    for (const change of [byOwner, byAdmin]) {
      const user = await service.addUser('analyst')
      const { secret } = (await as(await login(user)).request('mfa_setup')).english as TotpSetup
      await change(user)
      const body = { email: user.email, password: newPassword, totp_code: codeNow(secret) }
      assert.equal((await en.request('mfa_verify', { body })).status, 401)
    }
  })

  test('must be new, long enough, not common and not personal; nothing else is asked', async () => {
    const user = await service.addUser('viewer', { email: 'maria.silva@example.org' })
    const session = await login(user)
    const table: readonly (readonly [string, string])[] = [
      ['curta', 'This field must have at least 8 characters.'],
      ['🎉'.repeat(7), 'This field must have at least 8 characters.'],
      ['x'.repeat(129), 'This field must have at most 128 characters.'],
      ['Senha@123', 'This is one of the commonest passwords.'],
      ['password1', 'This is one of the commonest passwords.'],
      ['flamengo2023', 'This is one of the commonest passwords.'],
      ['Maria.Silva2024', 'The password must not be the e-mail or a part of it.'],
      ['maria.silva@example.org', 'The password must not be the e-mail or a part of it.'],
      ['prumo-2031', 'The password must not be the e-mail or a part of it.'],
      [password, 'The new password must differ from the current one.'],
    ]
    for (const [new_password, explanation] of table) {
      const answer = await as(session).request('change_password', {
        body: { current_password: password, new_password },
      })
      assert.deepEqual(
        { field: failureOf(answer, 400).details.field, explanation: failureOf(answer, 400).details.explanation },
        { field: 'new_password', explanation },
        new_password,
      )
    }
    const composed = 'cafe\u0301 com pa\u0303o'
    const changed = await as(session).request('change_password', {
      body: { current_password: password, new_password: composed },
    })
    assert.equal(changed.status, 200)
    const same = await en.request('login', { body: { email: user.email, password: composed.normalize('NFC') } })
    assert.equal(same.status, 200, 'however the accents are written')
  })

  test('mistaken by whoever holds the session counts for that session, not for the account', async () => {
    const user = await service.addUser('viewer')
    const [thief, owner] = [await login(user), await login(user)]
    const body = { current_password: 'errada', new_password: newPassword }
    const digest = (text: string) => createHash('sha256').update(text).digest('hex')
    const claims = JSON.parse(Buffer.from(thief.access_token.split('.')[1] ?? '', 'base64url').toString())
    const key = `login-ladder/${digest(user.email)}/${digest(`session/${claims.session_id}`)}`
    const state = { failures: 5, last_at: service.clock.now(), locked_until: 0 }
    await service.state.commit([{ key, value: Buffer.from(JSON.stringify(state)) }])
    assert.equal((await as(thief).request('change_password', { body })).status, 423)
    assert.equal((await as(owner).request('change_password', { body })).status, 401)
    assert.ok(await login(user))
  })

  test('that an admin has set lets its owner do nothing but choose another', async () => {
    const admin = await service.clientOf('admin', 'en')
    const user = await service.addUser('analyst')
    const before = await login(user)
    const patched = await admin.request('update_user', {
      params: { user_id: user.id },
      body: { password: newPassword },
    })
    assert.equal((patched.english as { password_change_required: boolean }).password_change_required, true)
    assert.equal(await isAlive(before), false)
    const answer = await en.request('login', { body: { email: user.email, password: newPassword } })
    const session = answer.english as LoginResponse
    assert.equal(await isAlive(session), true)
    const refused = failureOf(await as(session).request('list_investigations'), 403)
    assert.equal(refused.code, 'INSUFFICIENT_PERMISSIONS')
    assert.equal(refused.details.explanation, 'A new password must be chosen first.')
    const body = { current_password: newPassword, new_password: 'agora uma frase so minha' }
    assert.equal((await as(session).request('change_password', { body })).status, 200)
    assert.equal((await as(session).request('list_investigations')).status, 200)
  })
})

test('nothing that was tried made the service stumble', () => {
  assert.deepEqual(service.errors, [])
})
