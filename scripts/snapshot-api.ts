// npm run snapshot: writes docs/api/v1.json and the graphs beside it, the interface as the newest version in CHANGELOG.md leaves it, and its digest under
// the heading of that version. It is run with each version and at no other time; test/wire/released.test.ts compares what comes
// after with it.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { languages } from '../src/domain/vocabulary.ts'
import { newestVersion } from './api/announced.ts'
import { withDigest } from './api/held.ts'
import { currentSurface } from './api/surface.ts'
import { surfaceText } from './api/surface-file.ts'
import { graphText } from './generate-graph.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const changelog = readFileSync(`${folder}CHANGELOG.md`, 'utf8')
const snapshot = surfaceText({ release: newestVersion(changelog), ...currentSurface() })
const held = withDigest(changelog, snapshot)
writeFileSync(`${folder}docs/api/v1.json`, snapshot)
writeFileSync(`${folder}CHANGELOG.md`, held)
for (const language of languages) writeFileSync(`${folder}docs/api/graph.${language}.graphql`, graphText(language))
