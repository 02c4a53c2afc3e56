import { type Permission, permissions, type Role } from './vocabulary.ts'

/** Permissions by role (docs/choices.md#roles). `user` is an alias in older tokens. */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  admin: permissions,
  analyst: [
    'read:investigations',
    'write:investigations',
    'delete:investigations',
    'read:analyses',
    'write:analyses',
    'read:reports',
    'write:reports',
  ],
  viewer: ['read:investigations', 'read:analyses', 'read:reports'],
  service: ['read:investigations', 'write:investigations', 'read:analyses', 'write:analyses', 'read:reports'],
  user: ['read:investigations', 'write:investigations', 'read:analyses', 'read:reports', 'write:reports'],
}
