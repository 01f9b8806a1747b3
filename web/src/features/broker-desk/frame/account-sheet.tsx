import { Bell, KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { User } from '#lib/session/session.ts'
import { chooseTheme, useThemeChoice, type ThemeChoice } from '#lib/display/theme.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { useDeskSound } from '../alerts/desk-sound.ts'
import css from './desk-frame.module.css'

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'Match system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

type Props = { user: User; isOpen: boolean; onClose: () => void; logOut: ReactNode }

/** Account menu: the user, theme, notifications, password and logout. */
export function AccountSheet({ user, isOpen, onClose, logOut }: Props) {
  const theme = useThemeChoice()
  const sound = useDeskSound(user.id)
  return (
    <Popover isOpen={isOpen} onClose={onClose} label={user.name}>
      <div className={css['account']}>
        <p className="secondary-text">{user.email}</p>
        <ChoiceChips label="Appearance" choices={THEMES} value={theme} onChange={chooseTheme} />
        <SwitchRow
          label="Sound"
          hint="When a message comes and the desk is open here"
          isOn={sound.isOn}
          onChange={sound.choose}
        />
        {!user.mustChangePassword && (
          <ButtonLink href="/enable-notifications?from=desk" variant="outline" onClick={onClose}>
            <Bell aria-hidden="true" />
            Notifications
          </ButtonLink>
        )}
        <ButtonLink href="/broker-change-password" variant="outline" onClick={onClose}>
          <KeyRound aria-hidden="true" />
          Password and sign-in
        </ButtonLink>
        {logOut}
      </div>
    </Popover>
  )
}
