// Makes pages/libraries anew from the packages named here: their bundles are all that the pages need, while the packages
// would bring sixty others and two install scripts along. node scripts/copy-page-libraries.mjs, where npm has a network.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../pages/libraries/', import.meta.url))
const libraries = [
  {
    name: 'swagger-ui-dist@5.35.0',
    files: {
      'swagger-ui-bundle.js': 'swagger-ui-bundle.js',
      'swagger-ui-bundle.js.LICENSE.txt': 'swagger-ui-bundle.js.LICENSE.txt',
      'swagger-ui.css': 'swagger-ui.css',
      LICENSE: 'swagger-ui.LICENSE.txt',
      NOTICE: 'swagger-ui.NOTICE.txt',
    },
  },
  {
    name: 'redoc@2.5.4',
    files: {
      'bundles/redoc.standalone.js': 'redoc.standalone.js',
      'bundles/redoc.standalone.js.LICENSE.txt': 'redoc.standalone.js.LICENSE.txt',
      LICENSE: 'redoc.LICENSE.txt',
    },
    // Its maker's logo would be fetched from another host, which the pages forbid; without one it is left out.
    replaced: [['https://cdn.redoc.ly/redoc/logo-mini.svg', 'data:,']],
  },
]

for (const { name, files, replaced = [] } of libraries) {
  const folder = mkdtempSync(join(tmpdir(), 'prumo-page-libraries-'))
  const packed = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], { encoding: 'utf8' })
  execFileSync('tar', ['xzf', join(folder, packed.trim()), '-C', folder])
  for (const [from, to] of Object.entries(files)) {
    let text = readFileSync(join(folder, 'package', from), 'utf8')
    for (const [found, instead] of replaced) text = text.replaceAll(found, instead)
    // Their source maps stay behind.
    writeFileSync(
      join(target, to),
      text.replace(/\n?(\/\/# sourceMappingURL=\S+|\/\*# sourceMappingURL=\S+ ?\*\/)\s*$/, '\n'),
    )
  }
  rmSync(folder, { recursive: true })
}
