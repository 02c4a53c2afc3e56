// Cases of daily trouble beside the repository: each folder has its files and, in words, what must become of them. Their twins are
// the fixtures of import and detect.

import { describe, test } from 'node:test'
import { sharedFolder } from '../support/repository.ts'
import { findingCases } from './outside/findings.ts'
import { openOutside } from './outside/outside-case.ts'
import { questionCases } from './outside/questions.ts'
import { recordCases } from './outside/records.ts'
import { textCases } from './outside/texts.ts'

describe('a case of daily trouble', () => {
  // A folder may have a case in each table.
  const tables = [recordCases, textCases, findingCases, questionCases]
  for (const [folder, holds] of tables.flatMap((cases) => Object.entries(cases)).sort())
    test(folder, () => holds(openOutside(`${sharedFolder}outside/${folder}`)))
})
