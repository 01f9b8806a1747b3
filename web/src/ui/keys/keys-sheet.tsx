import { Sheet } from '../overlays/sheet.tsx'
import css from './keys-sheet.module.css'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Keyboard shortcuts in reading order. */
  keys: readonly { key: string; label: string }[]
}

/** List of keyboard shortcuts. */
export function KeysSheet({ isOpen, onClose, keys }: Props) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label="Keys">
      <dl className={css['keys']}>
        {keys.map(({ key, label }) => (
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
