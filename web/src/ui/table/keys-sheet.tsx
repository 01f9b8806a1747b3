import { Sheet } from '../overlays/sheet.tsx'
import css from './keys-sheet.module.css'
import { TABLE_KEYS } from './table-keys.ts'

/** List of a table's keyboard shortcuts. */
export function TableKeysSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label="Keys">
      <dl className={css['keys']}>
        {TABLE_KEYS.map(({ key, label }) => (
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
