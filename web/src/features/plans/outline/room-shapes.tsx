import type { PlanRoom, RoomKind } from '@dream/contract/api/designs/design'
import css from './room-shapes.module.css'
import { zoneOf } from './zones.ts'

type Props = {
  rooms: readonly PlanRoom[]
  level: PlanRoom['level']
  /** Size of the house in metres. */
  size: { width: number; depth: number }
  isMirrored?: boolean
  /**
   * Colouring. `plain` colours rooms by their use, `under` is faint below another storey; the others have one colour each, to tell
   * overlaid plans apart.
   */
  tone?: 'plain' | 'under' | 'first' | 'second'
  /** Rotation in degrees; labels stay upright. */
  turn?: number
}

/** Storey from above in metres: its rear at the top, its front left corner at (0, `depth`). */
export function RoomShapes({ rooms, level, size, isMirrored = false, tone = 'plain', turn = 0 }: Props) {
  const x = (mm: number) => (isMirrored ? size.width - mm / 1000 : mm / 1000)
  const y = (mm: number) => size.depth - mm / 1000
  const shown = rooms.filter((room) => room.level === level)
  return (
    <g data-tone={tone} className={css['plan']}>
      {shown.length === 0 && <rect width={size.width} height={size.depth} data-zone="rest" />}
      {shown.map(({ id, kind, polygon }) => (
        <polygon
          key={id}
          data-zone={zoneOf(kind)}
          points={polygon.map(([px, py]) => `${x(px)},${y(py)}`).join(' ')}
        />
      ))}
      {tone === 'plain' &&
        shown.filter(isNamed).map(({ id, name, polygon }) => {
          const [cx, cy] = middleOf(polygon)
          return (
            <text key={id} x={x(cx)} y={y(cy)} transform={`rotate(${-turn} ${x(cx)} ${y(cy)})`}>
              {name}
            </text>
          )
        })}
    </g>
  )
}

const SILENT: readonly RoomKind[] = [
  'entry',
  'hall',
  'landing',
  'stair',
  'robe',
  'linen',
  'void',
  'store',
  'wc',
]
/** Minimum area of a room with a legible label, in square metres. */
const NAMED_M2 = 7

/** Approximate width of a letter, in metres. */
const LETTER_M = 0.42

const isNamed = ({ kind, area, name, width }: PlanRoom) =>
  !SILENT.includes(kind) && area >= NAMED_M2 && name.length * LETTER_M <= width / 1000

function middleOf(polygon: PlanRoom['polygon']): readonly [number, number] {
  const xs = polygon.map(([px]) => px)
  const ys = polygon.map(([, py]) => py)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}
