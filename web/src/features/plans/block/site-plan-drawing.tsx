import type { PlanRoom } from '@dream/contract/api/designs/design'
import type { ReactNode } from 'react'
import { metresText } from '@dream/contract/rules/land/land-fit'
import { RoomShapes } from '../outline/room-shapes.tsx'
import css from './on-block.module.css'
import type { Box, Pose, SitePlan } from './site-plan.ts'

type Props = {
  site: SitePlan
  pose: Pose
  rooms: readonly PlanRoom[]
  /** Shown storey; the one below stays as an outline. */
  level: PlanRoom['level']
  /** Degrees clockwise from the rear to north; null while unknown. */
  north: number | null
  /** Size of the house as drawn. */
  size: { width: number; depth: number }
  label: string
}

/** Length that streets continue beyond the picture. */
const FAR = 200
/** Margins for the street and the figures around a block, in metres. */
const AROUND = { side: 3.4, top: 2, bottom: 4 }

/** Plan on a block to scale, seen from above: setbacks dashed, the street below. */
export function SitePlanDrawing({ site, pose, rooms, level, north, size, label }: Props) {
  const { lot, free, drive, yard, gaps } = site
  const width = lot.width + 2 * AROUND.side
  const height = lot.depth + AROUND.top + AROUND.bottom
  const middle = site.house.y + site.house.depth / 2
  // Beside the house, or over the part of it that crosses the boundary.
  const depthAt = gaps.left < 0 ? lot.depth - 2 : lot.depth * 0.2
  const sideOf = (gap: number) => (gap < 0 ? site.house.y - 0.9 : middle)
  return (
    <svg
      viewBox={`${-AROUND.side} ${-AROUND.top} ${width} ${height}`}
      className={css['drawing']}
      role="img"
      aria-label={label}
    >
      <rect x={-FAR} y={lot.depth + 1.1} width={2 * FAR} height={3} className={css['road']} />
      {site.sideStreet && (
        <rect
          x={site.sideStreet === 'right' ? lot.width + 1.1 : -4.1}
          y={-FAR}
          width={3}
          height={2 * FAR}
          className={css['road']}
        />
      )}
      <rect width={lot.width} height={lot.depth} className={css['lot']} />
      {yard && <rect {...rectOf(yard)} className={css['yard']} />}
      {drive && <rect {...rectOf(drive)} className={css['drive']} />}
      <HouseInPose site={site} pose={pose} rooms={rooms} level={level} size={size} />
      <rect {...rectOf(free)} className={css['free']} />
      {yard && yard.depth > 1.6 && (
        <Words x={lot.width / 2} y={yard.depth / 2} isOnYard>
          Yard {metresText(round(yard.width))} × {metresText(round(yard.depth))}
        </Words>
      )}
      <Words x={lot.width / 2} y={-0.8}>
        {metresText(lot.width)}
      </Words>
      <Words x={-1.1} y={depthAt} turn={-90}>
        {lot.isDepthKnown ? metresText(lot.depth) : 'depth not known'}
      </Words>
      <Words x={lot.width / 2} y={lot.depth + 2.6}>
        Street
      </Words>
      {north !== null && <North x={-1.8} y={lot.depth + 2.1} turn={north} />}
      <Gap x={-0.35} y={sideOf(gaps.left)} length={gaps.left} anchor="end" />
      <Gap x={lot.width + 0.35} y={sideOf(gaps.right)} length={gaps.right} anchor="start" />
      <Gap x={frontMiddle(site)} y={lot.depth - gaps.front / 2} length={gaps.front} />
    </svg>
  )
}

const rectOf = ({ x, y, width, depth }: Box) => ({ x, y, width, height: depth })
const round = (length: number) => Math.round(length * 10) / 10

/** Middle of the free front, beside the driveway. */
function frontMiddle({ lot, drive, house }: SitePlan) {
  if (!drive || drive.y < house.y) return lot.width / 2
  const left = drive.x
  const right = lot.width - drive.x - drive.width
  return left > right ? left / 2 : lot.width - right / 2
}

/** House as drawn, mirrored and rotated about its middle; labels stay upright. */
function HouseInPose({
  site: { house },
  pose,
  rooms,
  level,
  size,
}: Pick<Props, 'site' | 'pose' | 'rooms' | 'level' | 'size'>) {
  const [cx, cy] = [house.x + house.width / 2, house.y + house.depth / 2]
  const degrees = pose.quarters * 90
  const shown = { rooms, size, isMirrored: pose.isMirrored, turn: degrees }
  return (
    <g transform={`rotate(${degrees} ${cx} ${cy}) translate(${cx - size.width / 2} ${cy - size.depth / 2})`}>
      <RoomShapes {...shown} level="ground" tone={level === 'upper' ? 'under' : 'plain'} />
      {level === 'upper' && <RoomShapes {...shown} level="upper" />}
    </g>
  )
}

type WordsProps = { x: number; y: number; turn?: number; isOnYard?: boolean; children: ReactNode }

function Words({ x, y, turn = 0, isOnYard, children }: WordsProps) {
  const place = { x, y, transform: `rotate(${turn} ${x} ${y})` }
  return (
    <text {...place} className={css['words']} data-yard={isOnYard ? '' : undefined}>
      {children}
    </text>
  )
}

/** North arrow in a disc, with an upright letter at its point. */
function North({ x, y, turn }: { x: number; y: number; turn: number }) {
  const angle = (turn * Math.PI) / 180
  return (
    <g className={css['north']}>
      <circle cx={x} cy={y} r="1.35" />
      <path d="M0-.95.42.65 0 .32-.42.65Z" transform={`translate(${x} ${y}) rotate(${turn})`} />
      <text x={x + Math.sin(angle) * 1.95} y={y - Math.cos(angle) * 1.95}>
        N
      </text>
    </g>
  )
}

type GapProps = { x: number; y: number; length: number; anchor?: 'start' | 'middle' | 'end' }

/** Distance of the house from a boundary, or its overhang, written beside it. */
function Gap({ x, y, length, anchor = 'middle' }: GapProps) {
  const lacks = round(-length)
  return (
    <text x={x} y={y} textAnchor={anchor} className={css['gap']} data-lacks={lacks > 0 ? '' : undefined}>
      {lacks > 0 ? `${metresText(lacks)} over` : metresText(round(length))}
    </text>
  )
}
