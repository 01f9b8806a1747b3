import { Bell, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#lib/session.ts'
import { chooseTheme, useThemeChoice, type ThemeChoice } from '#lib/theme.ts'
import { buttonClass } from '#ui/button.tsx'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Sheet } from '#ui/sheet.tsx'
import css from './desk-frame.module.css'

const LOOKS: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

type Props = { user: User; isOpen: boolean; onClose: () => void; logOut: ReactNode }

/** Who is signed in, how it looks, notifications, the password and the way out. */
export function AccountSheet({ user, isOpen, onClose, logOut }: Props) {
  const look = useThemeChoice()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={user.name}>
      <div className={css['account']}>
        <p className={css['email']}>{user.email}</p>
        <ChoiceChips label="Look" choices={LOOKS} value={look} onChange={chooseTheme} />
        {!user.mustChangePassword && (
          <a
            href="/enable-notifications?from=desk"
            className={buttonClass({ variant: 'outline' })}
            onClick={onClose}
          >
            <Bell aria-hidden="true" />
            Notifications
          </a>
        )}
        <a href="/broker-change-password" className={buttonClass({ variant: 'outline' })} onClick={onClose}>
          <KeyRound aria-hidden="true" />
          Change password
        </a>
        {logOut}
      </div>
    </Sheet>
  )
}
