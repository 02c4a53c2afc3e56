import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countCommonPasswords, isCommonPassword } from '../../src/auth/common-passwords.ts'
import { passwordProblem } from '../../src/auth/passwords.ts'

test('the commonest passwords in Portuguese and English are known, at least ten thousand of them', () => {
  assert.ok(countCommonPasswords() >= 10_000, `${countCommonPasswords()} are known`)
  const common = [
    ...['password', 'Password123!', 'P4ssw0rd', 'pa55word1', 'qwertyuiop', '1q2w3e4r5t', 'iloveyou2', 'trustno1'],
    ...['senha123', 'S3nh4@123', 'minhasenha', 'Mudar@123', 'Brasil2024', 'flamengo10', 'deusefiel'],
    ...['12345678', '87654321', '12345678a', 'mariamaria', 'j0s3@2024', 'correct horse battery staple'],
  ]
  for (const text of common) assert.ok(isCommonPassword(text), text)
})

test('spaces, one character over and over, and what looks like either are no password', () => {
  const spaces = [
    ' '.repeat(8),
    '\u00a0 \u2003 \u3000 \t ',
    '\u200b'.repeat(9),
    '\u2800'.repeat(8),
    ' \u200d \ufe0f \u3164  ',
  ]
  const repeated = [
    'zzzzzzzz',
    '--------',
    'zZzZzZzZ',
    'z z z z z',
    'z\u200bz\u200bz\u200bzz',
    'ｚzｚzｚzzz',
    'é'.repeat(8),
    '🐢'.repeat(8),
  ]
  for (const text of [...spaces, ...repeated])
    assert.equal(passwordProblem(text, 'a@b.c')?.reason, 'too_uniform', JSON.stringify(text))
  for (const text of ['zzzzzzzy', '字字字字字字字母', '       a8       '])
    assert.equal(passwordProblem(text, 'x@y.z'), undefined, text)
})

test('whole passwords alone are looked up, so that phrases with common words in them pass', () => {
  for (const text of ['um prumo bem reto', 'senha da minha casa azul', 'brasil tem 26 estados', 'x9 flamengo 1981!'])
    assert.equal(passwordProblem(text, 'ana@example.org'), undefined, text)
})

test('a password is measured in code points, after its normal form, and never below the given length', () => {
  assert.equal(passwordProblem('🐢🐢🐢🐢🐢🐢🐢', 'a@b.c')?.reason, 'too_short')
  assert.equal(passwordProblem('🐢🐢🐢🐢🐢🐢🐢🦜', 'a@b.c'), undefined)
  assert.deepEqual(passwordProblem('doze letras?', 'a@b.c', 15)?.limit, 15)
  assert.equal(passwordProblem('a'.repeat(129), 'a@b.c')?.reason, 'too_long')
})
