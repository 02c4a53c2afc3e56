// An answer as it went out, and what keeping one needs.

import type { SecretBox } from '../../auth/secret-box.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import type { Store } from '../../store/port.ts'

export interface KeptAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly type: string
  /** Absent where there was none. */
  readonly body?: string
  /** Digest of the bytes that were uploaded, where the request was an upload. */
  readonly upload?: string
}

export interface KeptAnswersParts {
  readonly state: Store
  readonly box: Pick<SecretBox, 'seal' | 'open' | 'digest'>
  readonly clock: Clock
  readonly log: Pick<Log, 'error'>
}
