// Values of fields of notifications in examples; all is invented.

import type { ExampleValues } from './example-value.ts'

export const notificationExamples: ExampleValues = {
  quiet_hours_start: '22:00',
  quiet_hours_end: '07:00',
  'NotificationSecurity.ip_address': '203.0.113.7',
  'NotificationSecurity.device': { en: 'Firefox on Linux', pt: 'Firefox no Linux' },
  'Notification.title': { en: 'Sign-in from a new place', pt: 'Entrada de um novo lugar' },
}
