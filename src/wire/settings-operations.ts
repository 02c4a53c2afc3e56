// Rows of the operations table: the settings of the service.

import type { Operation } from './operation.ts'

const path = '/api/v1/admin/settings'
const get = {
  method: 'GET',
  path,
  pathPt: path,
  tag: 'Administration',
  permission: 'configure:system',
  status: 200,
  body: null,
  query: null,
  reply: 'Settings',
  media: 'json',
  errors: [],
  cost: 1,
  since: '0.1.0',
  deprecated: false,
} as const

export const settingsOperations = [
  { ...get, id: 'get_settings', summary: { en: 'Read the settings', pt: 'Ler as configurações' } },
  {
    ...get,
    method: 'PATCH',
    id: 'update_settings',
    summary: { en: 'Change some settings', pt: 'Alterar algumas configurações' },
    body: 'SettingsPatch',
    errors: ['PRECONDITION_FAILED'],
  },
] as const satisfies readonly Operation[]
