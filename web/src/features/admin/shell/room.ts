import type { AdminRole } from '@dream/contract/rules/admin/admins'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** Headings of the menu, in their order. */
export const ROOM_GROUPS = ['Today', 'Catalogue', 'People', 'System'] as const

/** One room of the admin area. */
export type Room = {
  /** What follows `/admin/`. Paths below it are the room's own: `useRoomPath`. */
  path: string
  title: string
  group: (typeof ROOM_GROUPS)[number]
  icon: LucideIcon
  /** Who finds it in the menu; others are told that there is nothing at its address. */
  roles: readonly AdminRole[]
  Screen: LazyExoticComponent<ComponentType>
  prefetch: () => Promise<void>
}

export const hrefOf = ({ path }: Pick<Room, 'path'>) => `/admin/${path}`
