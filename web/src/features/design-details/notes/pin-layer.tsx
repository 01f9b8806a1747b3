import type { Pin } from '@dream/contract/api/designs/notes'
import type { Picture } from '@dream/contract/api/designs/design'
import { cutText } from '@dream/contract/rules/text/cut-text'
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import css from './notes.module.css'
import type { KnownNote } from './notes-queue/queue-state.ts'
import { pinNumbers } from './pin-numbers.ts'
import { listenForSpots, movedSpot, spotAt, type Spot } from './spot.ts'
import { useNotesOn } from './use-notes.ts'

type Props = {
  designId: string
  /** Drawing below the pins, in the same frame. */
  drawing: Picture
  /** Whether a spot is being chosen. */
  isPinning: boolean
  onPin: (pin: Pin) => void
  onOpen: (note: KnownNote) => void
  onCancel: () => void
}

/** Pins of one drawing, which move with it. A long press pins a spot; while one is being chosen, a tap and the keyboard do too. */
export function PinLayer({ designId, drawing, isPinning, onPin, onOpen, onCancel }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const { notes } = useNotesOn(designId)
  const numbers = pinNumbers(notes)
  const level = drawing.level ?? 'ground'
  const pin = useRef((_spot: Spot) => {})
  useEffect(() => {
    pin.current = (spot) => onPin({ level, ...spot })
  })
  useEffect(() => {
    const frame = layer.current?.parentElement
    if (!frame) return
    return listenForSpots(frame, {
      isTapEnough: isPinning,
      onSpot(point) {
        const box = canvasOf(layer)?.getBoundingClientRect()
        const spot = box && spotAt(point, box)
        if (spot) pin.current(spot)
      },
    })
  }, [isPinning])
  const at = (spot: Spot) => placeOf(spot, drawing)
  return (
    <div ref={layer} className={css['layer']} data-pinning={isPinning ? '' : undefined}>
      {notes.map((note) =>
        note.pin?.level === level ? (
          <button
            key={note.id}
            type="button"
            className={css['pin']}
            style={at(note.pin)}
            aria-label={`Pin ${numbers.get(note.id)}: ${cutText(note.text, 80)}`}
            disabled={isPinning}
            onClick={() => onOpen(note)}
          >
            <span aria-hidden="true">{numbers.get(note.id)}</span>
          </button>
        ) : null,
      )}
      {isPinning && (
        <Chooser layer={layer} at={at} onChoose={(spot) => pin.current(spot)} onCancel={onCancel} />
      )}
    </div>
  )
}

/** Custom properties with the position, for styles that follow the drawing's view. */
function placeOf({ x, y }: Spot, { width, height }: Picture): CSSProperties {
  const place: Record<`--${string}`, string> = { '--x': `${x * width}px`, '--y': `${y * height}px` }
  return place
}

const canvasOf = (layer: RefObject<HTMLElement | null>) =>
  layer.current?.parentElement?.querySelector<HTMLElement>('[data-canvas]')

const STEP_PX = 24
const FINE_PX = 4
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const MIDDLE: Spot = { x: 0.5, y: 0.5 }

type ChooserProps = {
  layer: RefObject<HTMLElement | null>
  at: (spot: Spot) => CSSProperties
  onChoose: (spot: Spot) => void
  onCancel: () => void
}

/** Crosshair for the keyboard, with instructions. */
function Chooser({ layer, at, onChoose, onCancel }: ChooserProps) {
  const cross = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState(MIDDLE)
  useEffect(() => cross.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const node = cross.current
    // In the capture phase, before the frame moves the drawing instead.
    const press = (event: KeyboardEvent) => {
      const canvas = canvasOf(layer)
      const arrow = ARROWS[event.key]
      if (!canvas || !(arrow || event.key === 'Enter' || event.key === ' ')) return
      event.preventDefault()
      event.stopPropagation()
      if (!arrow) return onChoose(spot)
      const step = event.shiftKey ? FINE_PX : STEP_PX
      setSpot(movedSpot(spot, { x: arrow[0] * step, y: arrow[1] * step }, canvas.getBoundingClientRect()))
    }
    node?.addEventListener('keydown', press)
    return () => node?.removeEventListener('keydown', press)
  }, [layer, onChoose, spot])
  const percent = (share: number) => Math.round(share * 100)
  return (
    <>
      <div
        ref={cross}
        className={css['cross']}
        style={at(spot)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move it over the drawing, so it takes the focus
        tabIndex={0}
        role="application"
        aria-label="Cross on the plan. Arrow keys move it, with Shift in small steps; Enter pins a note there."
      >
        <span className="visually-hidden" aria-live="polite">
          {percent(spot.x)}% from the left, {percent(spot.y)}% from the top
        </span>
      </div>
      <div className={css['hint']}>
        <p>Tap the spot for your note.</p>
        <Button variant="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  )
}
