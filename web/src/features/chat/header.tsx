import type { Conversation } from '@dream/contract/api/chat/conversations'
import { ChevronLeft, EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Avatar } from './avatar.tsx'
import css from './header.module.css'

type Props = {
  other: Conversation['other']
  back: string | (() => void) | undefined
  subtitle: string | undefined
  isOnline: boolean
  isTyping: boolean
  isConnecting: boolean
  actions: ReactNode
  onMenu: () => void
}

/** Whom one talks to, and whether they are there. */
export function Header(props: Props) {
  const { other, back, subtitle, isOnline, isTyping, isConnecting, actions, onMenu } = props
  const status = isConnecting
    ? 'Connecting…'
    : isTyping
      ? 'Typing…'
      : [isOnline ? 'Online' : null, subtitle ?? other.company].filter(Boolean).join(' · ')
  return (
    <header className={css['header']}>
      <Back to={back} />
      <Avatar name={other.name} portrait={other.portrait} isOnline={isOnline} />
      <div className={css['who']}>
        <h1 className={css['name']}>{other.name}</h1>
        {status && (
          <p className={css['said']} data-typing={isTyping ? '' : undefined} aria-live="polite">
            {status}
          </p>
        )}
      </div>
      {actions}
      <IconButton label="Options" icon={<EllipsisVertical />} onClick={onMenu} />
    </header>
  )
}

function Back({ to }: { to: Props['back'] }) {
  if (to === undefined) return null
  if (typeof to === 'function') return <IconButton label="Back" icon={<ChevronLeft />} onClick={to} />
  return (
    <a href={to} className={css['back']} aria-label="Back" title="Back">
      <ChevronLeft size={26} aria-hidden="true" />
    </a>
  )
}
