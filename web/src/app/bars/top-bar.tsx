import { UNREAD_CAP } from '@dream/contract/rules/app/timing'
import { MessageCircle } from 'lucide-react'
import { useApiQuery } from '#lib/api/query.ts'
import type { User } from '#lib/session/session.ts'
import { Logo } from '#ui/pictures/logo.tsx'
import { isBuyer } from '../progress.ts'
import { personMark } from '#lib/display/person-mark.ts'
import person from '#ui/pictures/person-tone.module.css'
import { clsx } from 'clsx'
import css from './top-bar.module.css'

/** Top bar: logo, chat and profile. Chat is there once a broker is chosen (product §2.4). */
export function TopBar({ user }: { user: User }) {
  const { initials, tone } = personMark(user.name)
  return (
    <header className={css['bar']}>
      <a href="/explore" className={css['logo']} aria-label="Dream Design, explore">
        <Logo />
      </a>
      <div className={css['actions']}>
        {isBuyer(user) && <ChatButton />}
        <a href="/profile" className={css['profile']} aria-label="Profile" title="Profile">
          <span className={clsx(person['person'], css['avatar'])} data-tone={tone} data-initials={initials} />
        </a>
      </div>
    </header>
  )
}

function ChatButton() {
  const { data: status } = useApiQuery('GET /api/chat/status')
  if (!status?.selectedBrokerId) return null
  const { canAccessChat, unreadCount } = status
  const title = canAccessChat ? 'Open Chat' : 'Select a broker to enable chat'
  return (
    <a href={canAccessChat ? '/chat' : '/brokers'} className={css['chat']} title={title} aria-label={title}>
      <MessageCircle aria-hidden="true" />
      {unreadCount > 0 && (
        <span className={css['badge']} aria-label={`${unreadCount} unread`}>
          {unreadCount > UNREAD_CAP ? `${UNREAD_CAP}+` : unreadCount}
        </span>
      )}
    </a>
  )
}
