import type { Design, Picture } from '@dream/contract/api/design'
import { Minus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useThemedAddress } from '#lib/themed-address.ts'
import { IconButton } from '#ui/icon-button.tsx'
import css from './plan-viewer.module.css'
import { useZoom } from './use-zoom.ts'

const HEAD_INSET = { top: 56, bottom: 36 }
const WHOLE_INSET = { top: 76, bottom: 84 }
const NAMES = { ground: 'Ground', upper: 'Upper' } as const

/** The drawing under two fingers. `isWhole` has the screen to itself and shows all of it at first. */
export function PlanViewer({ design, isWhole }: { design: Design; isWhole: boolean }) {
  const drawings = design.drawings.length > 0 ? design.drawings : design.pictures
  const [shown, setShown] = useState(0)
  const drawing = drawings[shown] ?? drawings[0]
  if (!drawing) return null
  return (
    <div
      className={css['viewer']}
      data-whole={isWhole ? '' : undefined}
      data-photo={design.plan ? undefined : ''}
    >
      <Canvas key={`${drawing.light} ${isWhole}`} drawing={drawing} title={design.title} isWhole={isWhole} />
      {drawings.length > 1 && (
        <div className={css['switch']} role="group" aria-label="Storey">
          {drawings.map((each, index) => (
            <button
              key={each.light}
              type="button"
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <span>{NAMES[each.level ?? 'ground']}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function Canvas({ drawing, title, isWhole }: { drawing: Picture; title: string; isWhole: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  const address = useThemedAddress(drawing)
  const zoom = useZoom(frame, { drawing, isWhole, inset: isWhole ? WHOLE_INSET : HEAD_INSET })
  return (
    <>
      <div
        ref={frame}
        className={css['frame']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys zoom and move the drawing, so it takes the focus
        tabIndex={0}
        role="group"
        aria-label={`Drawing of ${title}. Plus and minus zoom, arrow keys move it.`}
      >
        <img
          data-canvas=""
          src={address}
          alt={`Drawing of ${title}`}
          width={drawing.width}
          height={drawing.height}
          draggable={false}
        />
      </div>
      {isWhole && (
        <div className={css['zoom']}>
          <IconButton label="Zoom out" icon={<Minus />} variant="raised" onClick={() => zoom(1 / 1.6)} />
          <IconButton label="Zoom in" icon={<Plus />} variant="raised" onClick={() => zoom(1.6)} />
        </div>
      )}
    </>
  )
}
