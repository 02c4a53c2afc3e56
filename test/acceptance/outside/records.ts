// Cases of states, identities and links of records.

import type { OutsideCase } from './outside-case.ts'

export const recordCases: Readonly<Record<string, OutsideCase>> = {}
