// Values of arguments: each from its text, or refused in the language of the command.

import { InvalidArgumentError } from 'commander'
import { isPublicKey } from '../platform/public-key.ts'
import type { CommandText, Say } from '../wire/command-texts.ts'

/** An option that takes a value: `--out <file>`. */
export function flag(name: string, value: CommandText, say: Say): string {
  return `${name} <${say(value)}>`
}

/** An option that takes one value or more. */
export function flags(name: string, value: CommandText, say: Say): string {
  return `${name} <${say(value)}...>`
}

/** A number from 0 to 1. */
export function ratio(say: Say): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (text.trim() === '' || !(value >= 0 && value <= 1)) throw new InvalidArgumentError(say('no_ratio'))
    return value
  }
}

/** A public key as it is published. */
export function publicKey(say: Say): (text: string) => string {
  return (text) => {
    if (!isPublicKey(text)) throw new InvalidArgumentError(say('no_public_key'))
    return text
  }
}

/** A whole number from 1. */
export function wholeNumber(say: Say): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError(say('no_whole_number'))
    return value
  }
}
