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
  /** Opens information about them. */
  onAbout: (() => void) | undefined
  onMenu: () => void
}

/** Header with the other person and their online status. */
export function Header(props: Props) {
  const { other, back, subtitle, isOnline, isTyping, isConnecting, actions, onAbout, onMenu } = props
  const status = isConnecting
    ? 'Connecting…'
    : isTyping
      ? 'Typing…'
      : [isOnline ? 'Online' : null, subtitle ?? other.company].filter(Boolean).join(' · ')
  return (
    <header className={css['header']}>
      <Back to={back} />
      <div className={css['person']} data-opens={onAbout ? '' : undefined}>
        <Avatar name={other.name} portrait={other.portrait} isOnline={isOnline} />
        <div className={css['who']}>
          <h1 className={css['name']}>
            {onAbout ? (
              <button type="button" className={css['about']} title={`About ${other.name}`} onClick={onAbout}>
                {other.name}
              </button>
            ) : (
              other.name
            )}
          </h1>
          {status && (
            <p className={css['said']} data-typing={isTyping ? '' : undefined} aria-live="polite">
              {status}
            </p>
          )}
        </div>
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
