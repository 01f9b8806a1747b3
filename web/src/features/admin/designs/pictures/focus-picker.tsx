import type { DocumentPicture } from '@dream/contract/api/admin/catalogue/design-document'
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import css from './pictures.module.css'

type Focus = { x: number; y: number }
type Props = {
  picture: DocumentPicture
  label: string
  url: string
  onFocus: (focus: Focus) => void
}

const MIDDLE: Focus = { x: 50, y: 50 }
const STEPS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const STEP = 2
const LARGE_STEP = 10
const within = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

/** Picker of the focal point that stays in view when a picture is cropped: by mouse, or by arrow keys (Shift: larger steps). */
export function FocusPicker({ picture, label, url, onFocus }: Props) {
  const hintId = useId()
  const box = useRef<HTMLButtonElement>(null)
  const { x, y } = picture.focus ?? MIDDLE

  function point({ clientX, clientY }: PointerEvent) {
    const bounds = box.current?.getBoundingClientRect()
    if (!bounds || bounds.width === 0) return
    onFocus({
      x: within(((clientX - bounds.left) / bounds.width) * 100),
      y: within(((clientY - bounds.top) / bounds.height) * 100),
    })
  }
  function move(event: KeyboardEvent) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const length = event.shiftKey ? LARGE_STEP : STEP
    onFocus({ x: within(x + step.x * length), y: within(y + step.y * length) })
  }
  return (
    <>
      <button
        ref={box}
        type="button"
        className={css['focus']}
        aria-label={`${label}: what must stay in view, ${x} % from the left, ${y} % from the top`}
        aria-describedby={hintId}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
        onKeyDown={move}
      >
        <img src={url} alt="" width={picture.width} height={picture.height} draggable={false} />
        <span className={css['mark']} style={{ left: `${x}%`, top: `${y}%` }} aria-hidden="true" />
      </button>
      <p id={hintId} className="secondary-text">
        Press what must stay in view, or move the mark with the arrow keys.
      </p>
    </>
  )
}
