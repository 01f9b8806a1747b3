import { Sheet } from '#ui/overlays/sheet.tsx'
import { DESK_KEYS, OTHER_KEYS } from './desk-keys.ts'
import css from './keys-sheet.module.css'

/** List of the keyboard shortcuts. */
export function KeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label="Keys">
      <dl className={css['keys']}>
        {[...OTHER_KEYS.slice(0, 2), ...DESK_KEYS, ...OTHER_KEYS.slice(2)].map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
