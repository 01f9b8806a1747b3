import type { Brief } from '@dream/contract/api/chat/brief'

const HIGH = 30
const WIDE = 48

/** Block to scale between its dimension lines; nothing before both sides are known. */
export function BlockDrawing({ width, depth }: NonNullable<Brief['block']>) {
  if (width === null || depth === null) return null
  const scale = Math.min(HIGH / depth, WIDE / width)
  const [w, d] = [width * scale, depth * scale]
  return (
    <svg viewBox={`-4 -4 ${w + 20} ${d + 20}`} width={w + 20} height={d + 20} aria-hidden="true">
      <rect
        width={w}
        height={d}
        fill="var(--lawn)"
        stroke="var(--ink)"
        strokeWidth="1.75"
        strokeDasharray="4 3"
      />
      <g stroke="var(--ink-2)">
        <path d={`M0 ${d + 9}h${w}M-3 ${d + 12}l6-6M${w - 3} ${d + 12}l6-6`} />
        <path d={`M${w + 9} 0v${d}M${w + 6} 3l6-6M${w + 6} ${d + 3}l6-6`} />
      </g>
    </svg>
  )
}
