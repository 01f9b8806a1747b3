import { CircleUserRound, Lock, LogOut } from 'lucide-react'
import { useState } from 'react'
import { chooseTheme, useThemeChoice, type ThemeChoice } from '#lib/display/theme.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import type { User } from '#lib/session/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './admin-shell.module.css'

const THEMES: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'Match system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

type Props = { user: User; onClose: () => Promise<unknown>; onLogOut: () => Promise<unknown> }

/** Account menu: the user, the theme, a lock for the admin area, and the logout. */
export function AccountMenu({ user, onClose, onLogOut }: Props) {
  const [isOpen, setOpen] = useState(false)
  const theme = useThemeChoice()
  const locking = useSubmission("Couldn't lock the admin area. Please try again.")
  return (
    <>
      <IconButton label="Account" icon={<CircleUserRound />} onClick={() => setOpen(true)} />
      <Popover isOpen={isOpen} onClose={() => setOpen(false)} label={user.name}>
        <div className={css['account']}>
          <p className="secondary-text">{user.email}</p>
          <ChoiceChips label="Appearance" choices={THEMES} value={theme} onChange={chooseTheme} />
          <ProblemLine message={locking.failure?.message} />
          <Button
            variant="outline"
            icon={<Lock aria-hidden="true" />}
            isBusy={locking.isBusy}
            onClick={() => void locking.run(onClose)}
          >
            Lock
          </Button>
          <Button variant="outline" icon={<LogOut aria-hidden="true" />} onClick={() => void onLogOut()}>
            Log out
          </Button>
        </div>
      </Popover>
    </>
  )
}
