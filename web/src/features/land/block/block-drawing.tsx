import { metresText, type Block } from '@dream/contract/rules/land/land-fit'
import { startingSetbacks } from '@dream/contract/rules/land/land-setbacks'
import css from '../drawings/drawings.module.css'
import { Across, North, Street, Tree, Upright, Label } from '../drawings/pieces.tsx'
import type { BlockDraft } from './block-draft.ts'

const TURN = { north: 0, east: -90, south: 180, west: 90 } as const
const ORDINARY = { width: 14, depth: 28, isCorner: false, setbacks: startingSetbacks(null).setbacks }
const ROOM = { width: 170, height: 190, bottom: 240 }

type Props = {
  /** Null while unknown: an ordinary block without figures is drawn instead. */
  block: Block | null
  facing: BlockDraft['facing']
}

/** Drawing of the person's block to scale: its two lengths, the setbacks, and the area left to build on. */
export function BlockDrawing({ block, facing }: Props) {
  const { width, depth, isCorner, setbacks } = block ?? ORDINARY
  const deep = depth ?? width * 2
  const scale = Math.min(ROOM.width / width, ROOM.height / deep)
  const lot = { width: width * scale, height: deep * scale }
  const x = (isCorner ? 140 : 170) - lot.width / 2
  const y = ROOM.bottom - lot.height
  const { front, rear, side, sideStreet } = setbacks
  const right = isCorner ? sideStreet : side
  const free = { width: Math.max(0, width - side - right), depth: Math.max(0, deep - front - rear) }
  return (
    <svg
      viewBox="0 0 360 260"
      className={css['drawing']}
      role="img"
      aria-label={block ? describe(block, free) : 'A block, size not known yet.'}
    >
      <Street />
      <Tree x={36} y={196} r={15} />
      {!isCorner && <Tree x={330} y={44} r={13} />}
      {isCorner && <path className={css['road']} d={`M${x + lot.width + 38} 0h34v242h-34z`} />}
      <Across x={x} y={y - 12} length={lot.width} />
      <Label x={x + lot.width / 2} y={y - 22} anchor="middle">
        {block ? metresText(width) : '? m'}
      </Label>
      <path className={css['lot']} d={`M${x} ${y}h${lot.width}v${lot.height}h${-lot.width}z`} />
      <rect
        x={x + side * scale}
        y={y + rear * scale}
        width={free.width * scale}
        height={free.depth * scale}
        fill="var(--teal)"
        fillOpacity="0.34"
        stroke="var(--teal-text)"
        strokeWidth="1.75"
        strokeDasharray="7 5"
      />
      {depth !== null && (
        <Upright x={x - 14} y={y} length={lot.height} side="left">
          {block ? metresText(depth) : '? m'}
        </Upright>
      )}
      {block && free.width > 0 && free.depth > 0 && (
        <>
          <Label x={x + (side + free.width / 2) * scale} y={y + lot.height / 2} anchor="middle">
            {Number(free.width.toFixed(2))}
          </Label>
          <Label x={x + (side + free.width / 2) * scale} y={y + lot.height / 2 + 16} anchor="middle">
            {depth === null ? 'm wide' : `× ${metresText(free.depth)}`}
          </Label>
        </>
      )}
      {block && (
        <Distances
          x={x + lot.width}
          isCorner={isCorner === true}
          at={{
            rear: y + (rear * scale) / 2,
            side: y + lot.height / 2,
            front: y + lot.height - (front * scale) / 2,
          }}
        >
          {{ rear, side: right, front }}
        </Distances>
      )}
      {facing && facing !== 'unsure' && <North x={36} y={44} turn={TURN[facing]} />}
    </svg>
  )
}

type Sides = { rear: number; side: number; front: number }
type DistancesProps = { x: number; isCorner: boolean; at: Sides; children: Sides }

/** Distances of the house from the rear, the right-hand side and the street, written beside the block. */
function Distances({ x, isCorner, at, children: metres }: DistancesProps) {
  const textX = x + (isCorner ? 84 : 24)
  const rows = [
    { name: 'rear', y: Math.min(at.rear, at.side - 22), length: metres.rear },
    { name: isCorner ? 'street' : 'side', y: at.side, length: metres.side },
    { name: 'front', y: Math.max(at.front, at.side + 22), length: metres.front },
  ]
  return rows.map(({ name, y, length }) => (
    <g key={name}>
      <path className={css['thin']} d={`M${x - 3} ${y}H${textX - 6}`} />
      <Label x={textX} y={y + 4} tone="note">
        {name} {metresText(length)}
      </Label>
    </g>
  ))
}

function describe({ width, depth }: Block, free: { width: number; depth: number }) {
  const size = depth === null ? `${metresText(width)} wide` : `${metresText(width)} by ${metresText(depth)}`
  const left =
    depth === null
      ? `${metresText(free.width)} of its width are`
      : `${metresText(free.width)} by ${metresText(free.depth)} are`
  return `Your block, ${size}. Inside the setbacks ${left} left to build on.`
}
