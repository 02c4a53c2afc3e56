// Copy: a process that copies a store while others write to it. Its arguments: the folder of the store, and an empty one.

import { copyEnvironment } from '../src/store/copy-environment.ts'

const [path = '', into = ''] = process.argv.slice(2)
await copyEnvironment(path, into)
