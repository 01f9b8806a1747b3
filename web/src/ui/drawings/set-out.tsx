import { clsx } from 'clsx'
import css from './drawing.module.css'

/** House set out with pegs and string, one room poured: it is being built. */
export function SetOutDrawing({ className }: { className?: string | undefined }) {
  const pegs = [
    [40, 46],
    [178, 46],
    [178, 96],
    [234, 96],
    [234, 196],
    [40, 196],
  ]
  return (
    <svg viewBox="0 0 274 238" className={clsx(css['drawing'], className)} aria-hidden="true">
      <g className={css['grid']}>
        {[32, 64, 96, 128, 160, 192, 224, 256].map((x) => (
          <path key={x} d={`M${x} 8v222`} />
        ))}
        {[30, 62, 94, 126, 158, 190, 222].map((y) => (
          <path key={y} d={`M8 ${y}h258`} />
        ))}
      </g>
      <path fill="var(--sand)" d="M40 126h88v70H40z" />
      <path fill="var(--mist)" d="M40 46h88v80H40z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="8" d="M128 196H40V46h88" />
      <path fill="none" stroke="var(--ink)" strokeWidth="3.500" d="M40 126h60M128 126v70M128 46v44" />
      <path className={css['swing']} d="M100 126a34 34 0 0 1 28-36" />
      <path className={css['swing']} d="M128 46h50v50h56v100H128M178 96v100" />
      <g fill="var(--teal)" stroke="var(--ink)" strokeWidth="2">
        {pegs.slice(1, 5).map(([x = 0, y = 0]) => (
          <rect key={`${x} ${y}`} x={x - 5} y={y - 5} width="10" height="10" />
        ))}
      </g>
      <g fill="none" stroke="var(--ink-2)" strokeWidth="1.500">
        <path d="M40 218h194M36 222l8-8M230 222l8-8M124 222l8-8" />
      </g>
    </svg>
  )
}
