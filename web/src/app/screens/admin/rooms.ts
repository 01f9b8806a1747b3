import { ADMIN_ROLES } from '@dream/contract/rules/admin/admins'
import {
  Bug,
  ChartNoAxesColumn,
  Flag,
  Handshake,
  KeyRound,
  ListChecks,
  ScrollText,
  Server,
  ShieldUser,
  Users,
} from 'lucide-react'
import type { Room } from '#features/admin/shell/room.ts'
import { lazyScreen } from '../../routing/lazy-screen.ts'

/**
 * Every room of the admin area, in the order of its menu: `/admin/{path}` and what lies below it. The first one that somebody may
 * enter is where they begin. Its data has guards of its own on the server.
 */
export const ROOMS: readonly Room[] = [
  {
    path: 'dashboard',
    title: 'Dashboard',
    group: 'Today',
    icon: ChartNoAxesColumn,
    roles: ADMIN_ROLES,
    ...lazyScreen(async () => (await import('#features/admin/dashboard/dashboard-room.tsx')).DashboardRoom),
  },
  {
    path: 'reports',
    title: 'Reports',
    group: 'Today',
    icon: Flag,
    roles: ['owner', 'support'],
    ...lazyScreen(async () => (await import('#features/admin/reports/reports-room.tsx')).ReportsRoom),
  },
  {
    path: 'people',
    title: 'People',
    group: 'People',
    icon: Users,
    roles: ['owner', 'support'],
    ...lazyScreen(async () => (await import('#features/admin/people/people-room.tsx')).PeopleRoom),
  },
  {
    path: 'brokers',
    title: 'Brokers',
    group: 'People',
    icon: Handshake,
    roles: ['owner', 'support'],
    ...lazyScreen(async () => (await import('#features/admin/brokers/brokers-room.tsx')).BrokersRoom),
  },
  {
    path: 'admins',
    title: 'Admins',
    group: 'People',
    icon: ShieldUser,
    roles: ['owner'],
    ...lazyScreen(async () => (await import('#features/admin/admins/admins-room.tsx')).AdminsRoom),
  },
  {
    path: 'audit',
    title: 'Audit log',
    group: 'System',
    icon: ScrollText,
    roles: ['owner'],
    ...lazyScreen(async () => (await import('#features/admin/audit/audit-room.tsx')).AuditRoom),
  },
  {
    path: 'failures',
    title: 'Failures in apps',
    group: 'System',
    icon: Bug,
    roles: ADMIN_ROLES,
    ...lazyScreen(async () => (await import('#features/admin/failures/failures-room.tsx')).FailuresRoom),
  },
  {
    path: 'jobs',
    title: 'Jobs',
    group: 'System',
    icon: ListChecks,
    roles: ADMIN_ROLES,
    ...lazyScreen(async () => (await import('#features/admin/jobs/jobs-room.tsx')).JobsRoom),
  },
  {
    path: 'system',
    title: 'System',
    group: 'System',
    icon: Server,
    roles: ADMIN_ROLES,
    ...lazyScreen(async () => (await import('#features/admin/system/system-room.tsx')).SystemRoom),
  },
  {
    path: 'sign-in',
    title: 'Your sign-in',
    group: 'System',
    icon: KeyRound,
    roles: ADMIN_ROLES,
    ...lazyScreen(async () => (await import('#features/admin/sign-in/sign-in-room.tsx')).SignInRoom),
  },
]
