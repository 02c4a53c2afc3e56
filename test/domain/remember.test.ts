import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { remember } from '../../src/domain/remember.ts'
import { limits } from '../../src/limits.ts'

describe('a function that remembers', () => {
  it('asks once for a text that comes again, and gives each text its own answer', () => {
    const asked: string[] = []
    const length = remember((text) => asked.push(text))
    assert.deepEqual(['a', 'b', 'a', 'b', 'c'].map(length), [1, 2, 1, 2, 3])
    assert.deepEqual(asked, ['a', 'b', 'c'])
  })

  it('forgets after as many texts as the limit, so that a file of any length takes no more memory', () => {
    let asked = 0
    const answer = remember(() => ++asked)
    for (let text = 0; text <= limits.textsRememberedMax; text++) answer(`${text}`)
    assert.equal(asked, limits.textsRememberedMax + 1)
    assert.equal(answer('0'), limits.textsRememberedMax + 2)
    assert.equal(answer(`${limits.textsRememberedMax}`), limits.textsRememberedMax + 1)
  })

  it('does not keep a long text', () => {
    let asked = 0
    const answer = remember(() => ++asked)
    const long = 'x'.repeat(limits.textRememberedCharactersMax + 1)
    answer(long)
    assert.equal(answer(long), 2)
  })
})
