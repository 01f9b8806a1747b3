import type { Block, House } from '@dream/contract/rules/land/land-fit'

const BOX = { width: 52, height: 68 }
const UNKNOWN = { width: 14, depth: 28, setbacks: { front: 4.5 } }

/** Icon of a block with a house on it to scale; dashed while the block is unknown. */
export function BlockSketch({ block, house }: { block: Block | null; house: House | null }) {
  const { width, depth, setbacks } = block ?? UNKNOWN
  const deep = depth ?? width * 2
  const drawn = { width: house?.houseWidth ?? width * 0.76, depth: house?.houseDepth ?? deep * 0.62 }
  const scale = Math.min(BOX.width / Math.max(width, drawn.width), BOX.height / Math.max(deep, drawn.depth))
  const lot = { width: width * scale, height: deep * scale }
  const size = { width: drawn.width * scale, height: drawn.depth * scale }
  const left = (60 - lot.width) / 2
  const top = (76 - lot.height) / 2
  const front = Math.min(setbacks.front * scale, Math.max(0, lot.height - size.height))
  return (
    <svg viewBox="0 0 60 76" width="60" height="76" aria-hidden="true">
      <rect
        x={left}
        y={top}
        {...lot}
        rx="1.5"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="1.5"
        strokeDasharray={block ? undefined : '4 3'}
      />
      <rect
        x={left + (lot.width - size.width) / 2}
        y={top + lot.height - size.height - front}
        {...size}
        fill="var(--teal)"
        stroke="var(--on-teal)"
        strokeWidth="1.5"
      />
    </svg>
  )
}
