// The stored form of a claim or a kept answer: a head as one line of JSON, then the sealed answer where there is one.

/** What stands in the clear. */
export interface ClaimHead {
  /** When its request came, in ms since 1970. */
  readonly at: number
  /** Keyed digest of the content of its request. */
  readonly fingerprint: string
  /** Set while the request is at work: until when, unless that is renewed. */
  readonly claimed_until?: number
}

export interface KeptEntry extends ClaimHead {
  readonly sealed?: string
}

const encoder = new TextEncoder()
const lineEnd = '\n'.charCodeAt(0)

export function keptBytes({ sealed = '', ...head }: KeptEntry): Uint8Array {
  return encoder.encode(`${JSON.stringify(head)}\n${sealed}`)
}

/** The head alone; the answer after it may be long. */
export function parseClaimHead(bytes: Uint8Array): ClaimHead {
  return JSON.parse(textOf(bytes.subarray(0, bytes.indexOf(lineEnd)))) as ClaimHead
}

export function parseKept(bytes: Uint8Array): KeptEntry {
  const sealed = textOf(bytes.subarray(bytes.indexOf(lineEnd) + 1))
  return { ...parseClaimHead(bytes), ...(sealed !== '' && { sealed }) }
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}
