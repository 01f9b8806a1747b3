import type { ReactNode } from 'react'
import { Sheet } from '#ui/overlays/sheet.tsx'
import css from './menu-sheet.module.css'

export type MenuEntry = { label: string; icon: ReactNode; onPress: () => void; isGrave?: boolean }

type Props = { label: string; isOpen: boolean; entries: readonly MenuEntry[]; onClose: () => void }

/** A few things to do, one under the other. */
export function MenuSheet({ label, isOpen, entries, onClose }: Props) {
  return (
    <Sheet label={label} isOpen={isOpen} onClose={onClose}>
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
    </Sheet>
  )
}
