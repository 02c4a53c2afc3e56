// Files that biome.json exempts from a rule, and what the rule says of them when they are not.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { repositoryFolder as root } from '../support/repository.ts'

type Rules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export interface LintConfig {
  readonly linter: { readonly rules: Rules }
  readonly overrides: readonly { readonly includes: readonly string[]; readonly linter: { readonly rules: Rules } }[]
}

export function readLintConfig(): LintConfig {
  return JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
}

/** Exemptions, as `rule file`, of which the rule would not complain. */
export function needlessExemptions(config: LintConfig): readonly string[] {
  const exemptions = exemptionsOf(config)
  const files = new Set(exemptions.map((exemption) => exemption.slice(exemption.indexOf(' ') + 1)))
  const complaints = complaintsAbout([...files], config)
  return exemptions.filter((exemption) => !complaints.has(exemption))
}

/** Exemptions as `rule file`, but for those of whole folders. */
export function exemptionsOf({ overrides }: LintConfig): readonly string[] {
  return overrides.flatMap(({ includes, linter }) =>
    Object.values(linter.rules)
      .flatMap((group) => Object.keys(group))
      .flatMap((rule) => includes.filter((file) => !file.includes('*')).map((file) => `${rule} ${file}`)),
  )
}

/** What the rules of `complexity` say of these files without any exemption, as `rule file`. */
export function complaintsAbout(files: readonly string[], { linter }: LintConfig): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-lint-'))
  const rules = { preset: 'none', complexity: linter.rules.complexity }
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, linter: { rules } }))
  const flags = [`--config-path=${folder}`, '--reporter=github', '--max-diagnostics=none']
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', ...flags, ...files], {
    cwd: root,
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  const complaints = stdout.matchAll(/title=lint\/complexity\/(\w+),file=([^,]+)/g)
  return new Set(Array.from(complaints, ([, rule, file = '']) => `${rule} ${file.replace(root, '')}`))
}
