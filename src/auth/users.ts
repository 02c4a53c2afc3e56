// Users: the accounts, one JSON document each, found by id or by e-mail.
// U1. An e-mail (lower case) belongs to at most one user: the index entry is created in the same commit, if absent.

import type { Role } from '../domain/vocabulary.ts'
import type { Store } from '../store/port.ts'

export interface User {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly team_ids: readonly string[]
  readonly status: 'active' | 'deactivated'
  /** PHC string of the argon2id hash. */
  readonly password_hash: string
  readonly created_at: string
}

export interface Users {
  find(id: string): Promise<User | undefined>
  findByEmail(email: string): Promise<User | undefined>
  /** False when the e-mail is taken. */
  create(user: User): Promise<boolean>
  /** True when there is no user at all. */
  isEmpty(): Promise<boolean>
}

const prefix = 'user/'
const userKey = (id: string) => `${prefix}${id}`
const emailKey = (email: string) => `user-email/${canonicalEmail(email)}`
const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The form in which e-mails are compared. */
export function canonicalEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase()
}

export function createUsers(store: Store): Users {
  const find = async (id: string): Promise<User | undefined> => {
    const bytes = await store.get(userKey(id))
    return bytes && (JSON.parse(decoder.decode(bytes)) as User)
  }
  return {
    find,
    async findByEmail(email) {
      const id = await store.get(emailKey(email))
      return id && find(decoder.decode(id))
    },
    create: (user) =>
      store.commit(
        [
          { key: userKey(user.id), value: encoder.encode(JSON.stringify(user)) },
          { key: emailKey(user.email), value: encoder.encode(user.id) },
        ],
        [{ key: emailKey(user.email), expected: null }],
      ),
    async isEmpty() {
      for await (const _ of store.range({ prefix, limit: 1 })) return false
      return true
    },
  }
}
