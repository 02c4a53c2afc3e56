// Guides of an evidence bundle: what is said of any of them, and the paragraphs of law that the code rests on.

import { readFileSync } from 'node:fs'

export interface BundleGuide {
  /** Path in the bundle. */
  readonly path: string
  readonly content: Uint8Array
}

export function readBundleGuides(): readonly BundleGuide[] {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url))
  return [
    { path: 'README.en.md', content: read('templates/bundle/readme.en.md') },
    { path: 'LEIAME.pt.md', content: read('templates/bundle/readme.pt.md') },
    { path: 'law.md', content: read('docs/law.md') },
  ]
}
