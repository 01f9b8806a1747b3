import { isPage } from '@dream/contract/rules/app/pages'
import type { Feature } from '@dream/contract/rules/designs/unlocks'
import type { User } from '#lib/session/session.ts'
import { isUnlocked, missingFor, type UserProgress } from '../progress.ts'

export type TabName = 'Explore' | 'Dreamlist' | 'Land' | 'Learning Hub' | 'Broker'
export type Tab = {
  name: TabName
  href: string
  isActive: boolean
  /** Number of missing likes; null when the tab is unlocked. */
  lockedFor: number | null
}

const PAGES: Record<TabName, readonly string[]> = {
  Explore: ['/explore'],
  Dreamlist: ['/dreamlist'],
  Land: ['/land', '/knowledge'],
  'Learning Hub': ['/videos'],
  Broker: ['/building-broker', '/brokers', '/broker/:id'],
}
const FEATURE: Partial<Record<TabName, Feature>> = {
  Dreamlist: 'dreamlist',
  Land: 'land',
  'Learning Hub': 'videos',
  Broker: 'brokers',
}
const TABS: readonly TabName[] = ['Explore', 'Dreamlist', 'Land', 'Learning Hub', 'Broker']

/** Whether the bottom bar is shown at a path (product §2.4). */
export const hasBottomBar = (path: string) => isPage(path, [...Object.values(PAGES).flat(), '/profile'])

function brokerHref(user: User, isOpen: boolean): string {
  if (!isOpen) return '/brokers'
  if (!user.hasEnabledNotifications) return '/enable-notifications'
  return user.selectedBrokerId ? `/broker/${user.selectedBrokerId}` : '/brokers'
}

/** Returns the five tabs for a person at a path. */
export function tabsFor(path: string, user: User, progress: UserProgress | undefined): Tab[] {
  return TABS.map((name) => {
    const feature = FEATURE[name]
    const isOpen = !feature || isUnlocked(progress, feature)
    return {
      name,
      href: name === 'Broker' ? brokerHref(user, isOpen) : (PAGES[name][0] ?? '/explore'),
      isActive: isPage(path, PAGES[name]),
      lockedFor: isOpen ? null : missingFor(progress, feature),
    }
  })
}
