// Cases of findings and what must not be found.

import type { OutsideCase } from './outside-case.ts'

export const findingCases: Readonly<Record<string, OutsideCase>> = {}
