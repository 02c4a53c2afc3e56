// Cases of texts, numbers, dates and readable files.

import type { OutsideCase } from './outside-case.ts'

export const textCases: Readonly<Record<string, OutsideCase>> = {}
