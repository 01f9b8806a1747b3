import { openingAt } from '@dream/contract/rules/brokers/hours'
import { MessagesSquare, Menu, UserRoundPen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useNow } from '#lib/time/now.ts'
import { useApiQuery } from '#lib/api/query.ts'
import type { User } from '#lib/session/session.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Logo } from '#ui/pictures/logo.tsx'
import { OnOffLine } from '#ui/status/on-off-line.tsx'
import { AccountSheet } from './account-sheet.tsx'
import css from './desk-frame.module.css'

type Props = {
  user: User
  /** Open page; the password page is in the menu. */
  here: 'chats' | 'profile' | 'password'
  /** Logout, for the account menu. */
  logOut: ReactNode
  /** Hides the bar on a phone, where an open conversation takes the whole height. */
  isBarHidden?: boolean
  children: ReactNode
}

/** Broker's bar: links to chats and profile, whether they are open now, and their account. */
export function DeskFrame({ user, here, logOut, isBarHidden, children }: Props) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  return (
    <div className={css['frame']} data-bar={isBarHidden ? 'hidden' : undefined}>
      <header className={css['bar']}>
        <a href="/broker-chats" className={css['logo']} aria-label="Dream Design, chats">
          <Logo />
        </a>
        {!user.mustChangePassword && (
          <nav className={css['nav']} aria-label="Desk">
            <a href="/broker-chats" aria-current={here === 'chats' ? 'page' : undefined}>
              <MessagesSquare size={20} aria-hidden="true" />
              Chats
            </a>
            <a href="/broker-profile" aria-current={here === 'profile' ? 'page' : undefined}>
              <UserRoundPen size={20} aria-hidden="true" />
              Profile
            </a>
          </nav>
        )}
        {!user.mustChangePassword && <OpenNow />}
        <IconButton label="Menu" icon={<Menu />} onClick={() => setMenuOpen(true)} />
      </header>
      <div className={css['content']}>{children}</div>
      <AccountSheet user={user} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} logOut={logOut} />
    </div>
  )
}

const MINUTE_MS = 60_000

/** Opening state that buyers see right now. */
function OpenNow() {
  const { data: page } = useApiQuery('GET /api/broker/profile')
  const now = useNow(MINUTE_MS)
  if (!page?.hours || !page.timeZone) return null
  const awayUntil = page.awayUntil ? new Date(page.awayUntil) : null
  const { hours, timeZone } = page
  const { isOpen, label } = openingAt({ hours, timeZone, awayUntil }, new Date(now))
  return (
    <OnOffLine isOn={isOpen} className={css['open']}>
      {isOpen ? label : `Closed, ${label}`}
    </OnOffLine>
  )
}
