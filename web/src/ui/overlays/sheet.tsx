import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import css from './sheet.module.css'
import { useCloseBeside, useModal } from './use-layer.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Name of the dialog, shown as its heading unless `isLabelHidden`. */
  label: string
  isLabelHidden?: boolean
  children: ReactNode
  /** `tall` fills nearly the whole height, for pictures and details. */
  height?: 'fit' | 'tall'
  className?: string
}

/** Maximum duration of the exit; the contents stay mounted until then. */
const EXIT_MS = 240

/** Modal bottom sheet; closes by its button, Escape, the phone's back or a press outside. */
export function Sheet({ isOpen, onClose, label, isLabelHidden, children, height = 'fit', className }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isFilled, setFilled] = useState(isOpen)
  if (isOpen && !isFilled) setFilled(true)

  useModal(dialog, onClose, { isOpen })
  useCloseBeside(dialog, onClose)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => setFilled(false), EXIT_MS)
    return () => clearTimeout(timer)
  }, [isOpen])

  return (
    <dialog ref={dialog} aria-label={label} className={clsx(css['sheet'], css[height], className)}>
      {isFilled && (
        <div className={css['body']}>
          <span className={css['handle']} aria-hidden="true" />
          <div className={css['head']} data-bare={isLabelHidden ? '' : undefined}>
            {!isLabelHidden && <h2 className={css['title']}>{label}</h2>}
            <IconButton label="Close" icon={<X />} onClick={onClose} className={css['close']} />
          </div>
          <div className={css['content']}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
