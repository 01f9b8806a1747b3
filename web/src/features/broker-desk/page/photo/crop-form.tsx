import { PHOTO_TOO_SMALL, PHOTO_TYPE_WRONG } from '@dream/contract/rules/brokers/broker-files'
import { useRef, useState, type PointerEvent } from 'react'
import { upload } from '#lib/api/upload.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import {
  cropOf,
  isLargeEnough,
  maxZoom,
  moved,
  type Size,
  type Square,
  wholeSquare,
  zoomed,
  zoomOf,
} from './crop.ts'
import css from './photo.module.css'

type Props = {
  file: File
  /** Object URL of the photo. */
  url: string
  onDone: () => Promise<void>
}

/** Crops a photo to a square: by dragging, or by sliders that work by keyboard. The server crops and re-encodes it. */
export function CropForm({ file, url, onDone }: Props) {
  const [size, setSize] = useState<Size | null>(null)
  const [square, setSquare] = useState<Square | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const { isBusy, failure, run } = useSubmission("Couldn't save the photo. Please try again.")

  function begin({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
    if (!isLargeEnough({ width, height })) return setWrong(PHOTO_TOO_SMALL)
    setSize({ width, height })
    setSquare(wholeSquare({ width, height }))
  }
  const save = () =>
    run(async () => {
      if (!size || !square) return
      const { x, y, size: side } = cropOf(size, square)
      const query = new URLSearchParams({ x: String(x), y: String(y), size: String(side) })
      await upload({ url: `/api/broker/photo?${query}`, file, name: file.name, onProgress: () => undefined })
      await onDone()
    })
  return (
    // A group, as the page around it is a form, and forms cannot be nested.
    <div className={css['form']} role="group" aria-label="Photo">
      {!wrong && (
        <Viewport
          {...{ url, size, square }}
          onLoad={begin}
          onFail={() => setWrong(PHOTO_TYPE_WRONG)}
          onMove={setSquare}
        />
      )}
      {size && square && <Sliders {...{ size, square }} onChange={setSquare} />}
      <ProblemLine message={wrong ?? failure?.message} />
      <Button isBusy={isBusy} disabled={square === null} onClick={() => void save()}>
        Save photo
      </Button>
    </div>
  )
}

type ViewportProps = {
  url: string
  size: Size | null
  square: Square | null
  onLoad: (image: HTMLImageElement) => void
  onFail: () => void
  onMove: (square: Square) => void
}

/** Crop as it will be seen; the picture follows the finger. */
function Viewport({ url, size, square, onLoad, onFail, onMove }: ViewportProps) {
  const from = useRef<{ x: number; y: number; square: Square } | null>(null)
  const place =
    size && square
      ? {
          width: `${(100 * size.width) / square.side}%`,
          left: `${(-100 * square.left) / square.side}%`,
          top: `${(-100 * square.top) / square.side}%`,
        }
      : { opacity: 0 }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (!square) return
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY, square }
  }
  function drag(event: PointerEvent<HTMLDivElement>) {
    const start = from.current
    if (!start || !size) return
    const scale = start.square.side / event.currentTarget.clientWidth
    const left = start.square.left - (event.clientX - start.x) * scale
    const top = start.square.top - (event.clientY - start.y) * scale
    onMove(moved(size, start.square, { left, top }))
  }
  const release = () => void (from.current = null)
  return (
    <div
      className={css['viewport']}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        src={url}
        alt="The part that buyers see"
        draggable={false}
        style={place}
        onLoad={({ currentTarget }) => onLoad(currentTarget)}
        onError={onFail}
      />
    </div>
  )
}

type SlidersProps = { size: Size; square: Square; onChange: (square: Square) => void }

function Sliders({ size, square, onChange }: SlidersProps) {
  const { left, top, side } = square
  return (
    <div className={css['sliders']}>
      <p className="secondary-text">Drag the photo, or use the sliders.</p>
      <Slider
        label="Zoom"
        max={maxZoom(size)}
        min={1}
        value={zoomOf(size, square)}
        onChange={(zoom) => onChange(zoomed(size, square, zoom))}
      />
      <Slider
        label="Left to right"
        max={size.width - side}
        value={left}
        onChange={(to) => onChange(moved(size, square, { left: to }))}
      />
      <Slider
        label="Up and down"
        max={size.height - side}
        value={top}
        onChange={(to) => onChange(moved(size, square, { top: to }))}
      />
    </div>
  )
}

type SliderProps = {
  label: string
  min?: number
  max: number
  value: number
  onChange: (value: number) => void
}

function Slider({ label, min = 0, max, value, onChange }: SliderProps) {
  return (
    <label className={css['slider']}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={(max - min) / 40 || 1}
        value={value}
        disabled={max <= min}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </label>
  )
}
