import { ScrollText } from 'lucide-react'
import type { Room } from '#features/admin/shell/room.ts'
import { lazyScreen } from '../../routing/lazy-screen.ts'

/**
 * Every room of the admin area, in the order of its menu: `/admin/{path}` and what lies below it. The first one that somebody may
 * enter is where they begin. Its data has guards of its own on the server.
 */
export const ROOMS: readonly Room[] = [
  {
    path: 'audit',
    title: 'Audit log',
    group: 'System',
    icon: ScrollText,
    roles: ['owner'],
    ...lazyScreen(async () => (await import('#features/admin/audit/audit-room.tsx')).AuditRoom),
  },
]
