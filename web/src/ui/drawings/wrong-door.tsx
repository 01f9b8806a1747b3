import { clsx } from 'clsx'
import css from './drawing.module.css'

/** Small plan whose door opens into a bed, ringed in red: something is wrong here. */
export function WrongDoorDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 274 238" className={clsx(css['drawing'], className)} aria-hidden="true">
      <path fill="var(--sand)" d="M1 1h272v236H1z" />
      <path fill="var(--mist)" d="M6 118h136v114H6z" />
      <path fill="var(--sand)" d="M137 161h10v60h-10z" />
      <g fill="none" stroke="var(--ink)" strokeWidth="10">
        <path d="M101 5H5v228h264V5h-93" />
        <path d="M5 119h137v42" />
        <path d="M142 221v12" />
      </g>
      <rect x="188" y="142" width="64" height="81" rx="5" className={css['thing']} />
      <rect x="196" y="194" width="23" height="20" rx="4" className={css['thing']} />
      <rect x="223" y="194" width="23" height="20" rx="4" className={css['thing']} />
      <path stroke="var(--ink)" strokeWidth="4.5" d="M176 3v73M142 161h61" />
      <path className={css['swing']} d="M176 76A73 73 0 0 1 101 5" />
      <path className={css['swing']} d="M203 161A61 61 0 0 1 142 221" />
      <path
        className={css['ring']}
        d="M172 137c-20 9-22 38-4 49 18 10 52 7 65-6 16-16 9-42-14-50-19-6-43 0-57 8"
      />
    </svg>
  )
}
