// Verify bundle: whether an evidence bundle is whole and signed, without the service that made it. Nothing in it is believed that the
// signature does not cover.

import { leafHash, rootOfProof } from '../../audit/merkle.ts'
import { isSigned } from '../../audit/signing.ts'
import { type ReadBag, readBag } from '../../documents/read-bag.ts'
import type { BundleProblem } from '../../domain/bundle-problems.ts'
import { limits } from '../../limits.ts'
import type { AuditProofs, ProvenEvent } from './audit-proofs.ts'
import { isBundleSigned, parseSignature, signaturePath } from './bundle-signature.ts'

export interface BundleVerdict {
  readonly problems: readonly BundleProblem[]
  readonly files: number
  readonly bytes: number
  /** Events of the audit trail that are proved. */
  readonly events: number
  readonly report_id?: string
  readonly key_id?: string
  /** What the verdict rests on. */
  readonly notes: readonly ('own_bundle_key' | 'repacked')[]
}

const proofsPath = 'data/audit/proofs.json'
const tagManifestPath = 'tagmanifest-sha256.txt'

/** Checks a file, with the published key where that is given; else with the one that the bundle names. Throws where there is no such file. */
export async function verifyBundle(file: string, key: string | undefined): Promise<BundleVerdict> {
  const bag = await readBag(file, {
    isKept: (path) => path === signaturePath || path === proofsPath,
    outside: [signaturePath],
    bytesMax: limits.bundleBytesMax,
    keptBytesMax: limits.bundleKeptBytesMax,
  })
  const signature = parseSignature(bag.kept.get(signaturePath)?.toString() ?? '')
  const publicKey = key ?? signature?.public_key
  const audit = proofsOf(bag, publicKey)
  const problems = [...bag.problems, ...signatureProblems(bag, publicKey), ...audit.problems]
  return {
    problems,
    ...{ files: bag.sums.size, bytes: bag.bytes, events: audit.events },
    ...(signature && { report_id: signature.report_id, key_id: signature.key_id }),
    notes: [
      ...(key === undefined && problems.length === 0 ? (['own_bundle_key'] as const) : []),
      ...(bag.isRepacked ? (['repacked'] as const) : []),
    ],
  }
}

function signatureProblems({ kept, sums }: ReadBag, publicKey = ''): readonly BundleProblem[] {
  const text = kept.get(signaturePath)?.toString()
  const tagManifest = sums.get(tagManifestPath)
  // What is missing is named as such.
  if (text === undefined || tagManifest === undefined) return []
  const signature = parseSignature(text)
  if (
    signature !== undefined &&
    signature.public_key !== publicKey &&
    isBundleSigned(signature, tagManifest, signature.public_key)
  )
    return [{ kind: 'key_other', path: signaturePath }]
  const holds = signature !== undefined && isBundleSigned(signature, tagManifest, publicKey)
  return holds ? [] : [{ kind: 'signature_wrong', path: signaturePath }]
}

function proofsOf(
  { kept }: ReadBag,
  publicKey: string | undefined,
): { readonly problems: BundleProblem[]; readonly events: number } {
  const bytes = kept.get(proofsPath)
  if (bytes === undefined) return { problems: [], events: 0 }
  try {
    const { signed_head, events, public_key } = JSON.parse(bytes.toString()) as AuditProofs
    const path = proofsPath
    const problems: BundleProblem[] = isSigned('head', signed_head, publicKey ?? public_key)
      ? []
      : [{ kind: 'head_wrong', path }]
    const wrong = events.filter((event) => !isProved(event, signed_head))
    return {
      problems: [...problems, ...wrong.map(({ id }): BundleProblem => ({ kind: 'proof_wrong', path, event: id }))],
      events: events.length - wrong.length,
    }
  } catch {
    // None of the shape that proveEvents gives.
    return { problems: [{ kind: 'proofs_unreadable', path: proofsPath }], events: 0 }
  }
}

function isProved({ sequence, hash, audit_path }: ProvenEvent, { size, root }: AuditProofs['signed_head']): boolean {
  const path = audit_path.map((each) => Buffer.from(each, 'hex'))
  const found = rootOfProof(leafHash(Buffer.from(hash, 'hex')), { index: sequence - 1, size, path })
  return found?.toString('hex') === root
}
