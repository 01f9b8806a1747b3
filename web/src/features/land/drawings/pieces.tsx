import type { ReactNode } from 'react'
import css from './drawings.module.css'

/** Contour lines of the land around. */
export function Contours() {
  return (
    <path
      className={css['ground']}
      d="M0 52q60-20 130-6t230-30M0 104q70-22 140-8t220-34M0 156q60-18 150-4t210-38M0 208q80-20 150-6t210-40"
    />
  )
}

/** Tree from above. */
export function Tree({ x, y, r = 12 }: { x: number; y: number; r?: number }) {
  const d = r * 0.66
  return (
    <g className={css['tree']}>
      <circle cx={x} cy={y} r={r} />
      <path
        d={`M${x} ${y - r * 0.8}v${r * 1.6}M${x - d} ${y - d / 2}l${2 * d} ${d}M${x + d} ${y - d / 2}l${-2 * d} ${d}`}
      />
    </g>
  )
}

/** Tree from the side, its foot at a point. */
export function StandingTree({ x, y, height = 70 }: { x: number; y: number; height?: number }) {
  const r = height * 0.34
  return (
    <g className={css['tree']}>
      <path d={`M${x} ${y}v${-height * 0.5}`} strokeWidth="3" />
      <ellipse cx={x} cy={y - height * 0.64} rx={r} ry={height * 0.38} />
      <path
        d={`M${x} ${y - height * 0.4}v${-height * 0.36}m0 ${height * 0.22}l${r * 0.5} ${-r * 0.5}m${-r * 0.5} ${r * 0.2}l${-r * 0.5} ${-r * 0.5}`}
      />
    </g>
  )
}

/** Street along the front of a lot. */
export function Street() {
  return (
    <>
      <path className={css['road']} d="M0 240h360v20H0z" />
      <path className={css['lane']} d="M6 250h354" />
    </>
  )
}

type Place = { x: number; y: number }

/** Label in a drawing: `text` names a thing, `note` explains, `onteal` is on the marker's colour. */
export function Label({
  x,
  y,
  tone = 'text',
  anchor = 'start',
  children,
}: Place & {
  tone?: 'text' | 'note' | 'onteal'
  anchor?: 'start' | 'middle' | 'end'
  children: ReactNode
}) {
  return (
    <text x={x} y={y} textAnchor={anchor} className={css[tone]}>
      {children}
    </text>
  )
}

/** Horizontal dimension line with the architect's slashes; its label is above the middle. */
export function Across({ x, y, length, children }: Place & { length: number; children?: ReactNode }) {
  return (
    <>
      <path
        className={css['thin']}
        d={`M${x - 4} ${y}h${length + 8}M${x} ${y - 5}v10M${x + length} ${y - 5}v10M${x - 4} ${y + 4}l8-8M${x + length - 4} ${y + 4}l8-8`}
      />
      {children && (
        <Label x={x + length / 2} y={y - 8} anchor="middle">
          {children}
        </Label>
      )}
    </>
  )
}

/** Vertical dimension line; its label is to the right of the middle. */
export function Upright({
  x,
  y,
  length,
  side = 'right',
  children,
}: Place & { length: number; side?: 'left' | 'right'; children?: ReactNode }) {
  return (
    <>
      <path
        className={css['thin']}
        d={`M${x} ${y - 4}v${length + 8}M${x - 5} ${y}h10M${x - 5} ${y + length}h10M${x - 4} ${y + 4}l8-8M${x - 4} ${y + length + 4}l8-8`}
      />
      {children && (
        <Label
          x={side === 'right' ? x + 10 : x - 10}
          y={y + length / 2 + 5}
          anchor={side === 'right' ? 'start' : 'end'}
        >
          {children}
        </Label>
      )}
    </>
  )
}

/** Hatching of a box, for a strip that is not free. */
export function Hatch({ x, y, width, height }: Place & { width: number; height: number }) {
  const step = 12
  const lines: string[] = []
  for (let at = step - height; at < width; at += step) {
    const from = Math.max(at, 0)
    const to = Math.min(at + height, width)
    lines.push(`M${x + from} ${y + height - (from - at)}L${x + to} ${y + height - (to - at)}`)
  }
  return <path className={css['onmark']} opacity="0.45" d={lines.join('')} />
}

/** Needle that points to true north. */
export function North({ x, y, turn = 0 }: Place & { turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <circle r="17" className={css['lot']} />
      <path className={css['mark']} d="M0-13 6 8 0 4-6 8Z" />
    </g>
  )
}

/** House from the side, its ground line at y; `width` from wall to wall. */
export function HouseFront({ x, y, width = 110 }: Place & { width?: number }) {
  const wall = width * 0.42
  return (
    <g>
      <path className={css['wall']} d={`M${x} ${y}v${-wall}h${width}v${wall}z`} />
      <path
        className={css['lot']}
        strokeWidth="3"
        d={`M${x - 12} ${y - wall}l${width / 2 + 12}${-wall * 0.72}l${width / 2 + 12} ${wall * 0.72}z`}
      />
      <path
        className={css['line']}
        fill="var(--card)"
        d={`M${x + width * 0.14} ${y - wall * 0.72}h${width * 0.26}v${wall * 0.38}h${-width * 0.26}zM${x + width * 0.62} ${y}v${-wall * 0.72}h${width * 0.2}v${wall * 0.72}`}
      />
    </g>
  )
}
