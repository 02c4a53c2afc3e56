// Rows of the operations table: the settings of the service.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const settings = {
  ...get,
  ...shared('/api/v1/admin/settings'),
  tag: 'Administration',
  permission: 'configure:system',
  reply: 'Settings',
} as const

export const settingsOperations = [
  { ...settings, id: 'get_settings', summary: { en: 'Read the settings', pt: 'Ler as configurações' } },
  {
    ...settings,
    method: 'PATCH',
    id: 'update_settings',
    summary: { en: 'Change some settings', pt: 'Alterar algumas configurações' },
    body: 'SettingsPatch',
    errors: ['PRECONDITION_FAILED'],
  },
] as const satisfies readonly Operation[]
