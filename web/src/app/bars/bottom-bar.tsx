import { lockedHint } from '@dream/contract/rules/designs/unlocks'
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from '@dream/contract/rules/app/timing'
import { CirclePlay, GalleryVerticalEnd, Handshake, Heart, Lock, Map, type LucideIcon } from 'lucide-react'
import { memo } from 'react'
import type { User } from '#lib/session/session.ts'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import type { UserProgress } from '../progress.ts'
import { useShownProgress } from './use-shown-progress.ts'
import css from './bottom-bar.module.css'
import { tabsFor, type Tab, type TabName } from './tabs.ts'

export { hasBottomBar } from './tabs.ts'

const ICONS: Record<TabName, LucideIcon> = {
  Explore: GalleryVerticalEnd,
  Dreamlist: Heart,
  Land: Map,
  'Learning Hub': CirclePlay,
  Broker: Handshake,
}

/** Bottom bar with the five sections; a locked one leads to the screen that says what it needs. */
export function BottomBar(props: { path: string; user: User }) {
  return <Tabs {...props} progress={useShownProgress()} />
}

type TabsProps = { path: string; user: User; progress: UserProgress | undefined }

const Tabs = memo(function Tabs({ path, user, progress }: TabsProps) {
  return (
    <nav className={css['bar']} aria-label="Sections">
      {tabsFor(path, user, progress).map((tab) =>
        tab.lockedFor === null ? (
          <OpenTab key={tab.name} tab={tab} />
        ) : (
          <LockedTab
            key={tab.name}
            tab={tab}
            hint={lockedHint(tab.lockedFor)}
            isKnown={progress !== undefined}
          />
        ),
      )}
    </nav>
  )
})

function OpenTab({ tab }: { tab: Tab }) {
  const Icon = ICONS[tab.name]
  return (
    <a href={tab.href} className={css['tab']} aria-current={tab.isActive ? 'page' : undefined}>
      <span className={css['pill']}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <span className={css['name']}>{tab.name}</span>
    </a>
  )
}

function LockedTab({ tab, hint, isKnown }: { tab: Tab; hint: string; isKnown: boolean }) {
  const Icon = ICONS[tab.name]
  return (
    <Tooltip text={hint} delayMs={TOOLTIP_DELAY_MS} skipMs={TOOLTIP_SKIP_MS}>
      <a
        href={tab.href}
        className={css['tab']}
        data-locked=""
        aria-current={tab.isActive ? 'page' : undefined}
      >
        <span className={css['pill']}>
          <Icon size={22} aria-hidden="true" />
        </span>
        <span className={css['name']}>{tab.name}</span>
        <span className={css['locked']} data-known={isKnown ? '' : undefined}>
          <Lock size={9} strokeWidth={2.4} aria-hidden="true" />
          Locked
        </span>
      </a>
    </Tooltip>
  )
}
