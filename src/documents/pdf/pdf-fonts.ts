// The faces that a PDF embeds: DejaVu 2.37, which has all letters of Portuguese and whose licence allows to embed it.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export type Face = 'regular' | 'bold' | 'mono'

const files: Readonly<Record<Face, string>> = {
  regular: 'DejaVuSans.ttf',
  bold: 'DejaVuSans-Bold.ttf',
  mono: 'DejaVuSansMono.ttf',
}

let known: Readonly<Record<Face, Buffer>> | undefined

/** The files of all faces, read once a thread. */
export function fontFiles(): Readonly<Record<Face, Buffer>> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')), 'ttf')
  known ??= {
    regular: readFileSync(join(folder, files.regular)),
    bold: readFileSync(join(folder, files.bold)),
    mono: readFileSync(join(folder, files.mono)),
  }
  return known
}
