// Example values of what admins see of the whole service.

import type { ExampleValues } from './example-value.ts'

export const administrationExamples: ExampleValues = {
  account_session_id: '3f6d2a10-8f0e-4a53-9a60-2f1c7f5f2c11',
  'Consumption.name': 'ana@example.org',
  'RetentionPeriod.days': 30,
}
