// `prumo verify FILE`: an evidence bundle, without any data folder or server.

import { printBundleVerdict, type VerifyCommand } from '../cli/verify.ts'
import { verifyBundle } from '../services/bundles/verify-bundle.ts'
import { assertFile } from './assert-file.ts'

const toStandardOutput = (text: string) => void process.stdout.write(text)

/** Resolves to the exit code. */
export async function verifyBundleFile(
  file: string,
  { key, ...command }: VerifyCommand,
  print: (text: string) => void = toStandardOutput,
): Promise<number> {
  await assertFile(file)
  return printBundleVerdict(file, await verifyBundle(file, key), { ...command, print })
}
