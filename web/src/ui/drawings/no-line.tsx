import { clsx } from 'clsx'
import css from './drawing.module.css'

/** House on its block whose line from the pole has come loose: there is no network. */
export function NoLineDrawing({ className }: { className?: string | undefined }) {
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
      <path fill="none" stroke="var(--ink)" strokeWidth="2.500" d="M8 206h258" />
      <path fill="var(--sand)" stroke="var(--ink)" strokeWidth="5" d="M136 204v-70h100v70z" />
      <path
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="3.500"
        strokeLinejoin="round"
        d="m120 138 66-48 66 48z"
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="2.500" d="M154 158h28v24h-28zM206 204v-46h16v46" />
      <path fill="none" stroke="var(--ink)" strokeWidth="5" d="M42 206V34" />
      <path fill="none" stroke="var(--ink)" strokeWidth="3.500" d="M18 48h48M24 64h36" />
      <g fill="var(--teal)" stroke="var(--ink)" strokeWidth="1.750">
        <circle cx="22" cy="43" r="5" />
        <circle cx="62" cy="43" r="5" />
      </g>
      <path fill="none" stroke="var(--ink)" strokeWidth="2" d="M66 44q22 22 34 18 8-3 4 12-3 14 4 22" />
      <path className={css['swing']} d="M108 96q30 26 78-2" />
      <g fill="none" stroke="var(--pass)" strokeWidth="3" strokeLinecap="round">
        <path d="m98 110 6 8M112 108l-2 10M122 102l-8 8" />
      </g>
      <path fill="none" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" d="M186 92v-14M178 78h16" />
      <g className={css['tree']}>
        <circle cx="88" cy="184" r="18" />
        <path d="M88 206v-36M88 188l9-9M88 194l-8-8" />
      </g>
    </svg>
  )
}
