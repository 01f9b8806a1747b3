import type { AdminRole } from '@dream/contract/rules/admin/admins'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, LazyExoticComponent } from 'react'

/** Groups of the menu, in their order. */
export const PAGE_GROUPS = ['Today', 'Catalogue', 'People', 'System'] as const

/** Admin page. */
export type PageEntry = {
  /** Path after `/admin/`. Paths below it belong to the page: `usePagePath`. */
  path: string
  title: string
  group: (typeof PAGE_GROUPS)[number]
  icon: LucideIcon
  /** Roles that see it in the menu; others get "not found" at its URL. */
  roles: readonly AdminRole[]
  Screen: LazyExoticComponent<ComponentType>
  prefetch: () => Promise<void>
}

export const hrefOf = ({ path }: Pick<PageEntry, 'path'>) => `/admin/${path}`
