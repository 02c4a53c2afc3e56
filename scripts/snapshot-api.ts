// npm run snapshot: writes docs/api/v1.json, the interface as the newest version in CHANGELOG.md leaves it.
// It is run with each version and at no other time; test/wire/released.test.ts compares what comes after with it.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { newestVersion } from './api/announced.ts'
import { currentSurface } from './api/surface.ts'
import { surfaceText } from './api/surface-file.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const release = newestVersion(readFileSync(`${folder}CHANGELOG.md`, 'utf8'))
writeFileSync(`${folder}docs/api/v1.json`, surfaceText({ release, ...currentSurface() }))
