import type { ReactNode } from 'react'
import { Popover } from '#ui/overlays/popover.tsx'
import css from './menu-sheet.module.css'

export type MenuEntry = { label: string; icon: ReactNode; onPress: () => void; isGrave?: boolean }

type Props = { label: string; isOpen: boolean; entries: readonly MenuEntry[]; onClose: () => void }

/** Sheet with a list of actions. */
export function MenuSheet({ label, isOpen, entries, onClose }: Props) {
  return (
    <Popover label={label} isLabelHidden isOpen={isOpen} onClose={onClose}>
      <ul className={css['list']}>
        {entries.map(({ label: name, icon, onPress, isGrave }) => (
          <li key={name}>
            <button
              type="button"
              className={css['entry']}
              data-grave={isGrave ? '' : undefined}
              onClick={() => {
                onClose()
                onPress()
              }}
            >
              {icon}
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
