import { type DragEvent, type ReactNode, useState } from 'react'
import css from './drop-zone.module.css'
import { droppedFiles } from './attach-button.tsx'

type Props = { isOn: boolean; onFiles: (files: readonly File[]) => void; children: ReactNode }

/** Drop zone for files over a conversation. */
export function DropZone({ isOn, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false)
  const carry = (event: DragEvent) => {
    if (!isOn || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    if (!isOver) return
    event.preventDefault()
    setOver(false)
    onFiles(droppedFiles(event.dataTransfer))
  }
  return (
    <div className={css['zone']} onDragEnter={carry} onDragOver={carry} onDrop={drop}>
      {children}
      {isOver && (
        <div className={css['target']} onDragLeave={() => setOver(false)}>
          <p>Drop to attach</p>
        </div>
      )}
    </div>
  )
}
