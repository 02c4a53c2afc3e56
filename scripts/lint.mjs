// npm run lint: format and rules, types, and dead code, beside each other.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const cwd = fileURLToPath(new URL('..', import.meta.url))
const checks = [['biome', 'ci', '.'], ['tsc', '-p', '.'], ['tsc', '-p', 'clients/typescript'], ['knip']]

/** Prints what a check has found; resolves to whether it found nothing. */
async function isClean([name, ...args]) {
  try {
    await promisify(execFile)(`${cwd}node_modules/.bin/${name}`, args, { cwd, maxBuffer: 2 ** 26 })
    return true
  } catch ({ message, stdout, stderr }) {
    process.stderr.write(`${stdout || stderr ? `${stdout}${stderr}` : message}\n${name} is not content\n`)
    return false
  }
}

const found = await Promise.all(checks.map(isClean))
process.exitCode = found.every(Boolean) ? 0 : 1
