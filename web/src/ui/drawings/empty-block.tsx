import { clsx } from 'clsx'
import css from './drawing.module.css'

/** Empty block between its pegs with a path that leads to no house: nothing is at this URL. */
export function EmptyBlockDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 274 238" className={clsx(css['drawing'], className)} aria-hidden="true">
      <path fill="var(--lawn)" d="M0 0h274v198H0z" />
      <path fill="var(--line)" d="M0 198h274v40H0z" />
      <path stroke="var(--card)" strokeWidth="3" strokeDasharray="18 14" d="M0 218h274" />
      <path fill="var(--card)" d="M46 20h182v178H46z" />
      <g className={css['grid']}>
        {[72, 98, 124, 150, 176, 202].map((x) => (
          <path key={x} d={`M${x} 20v178`} />
        ))}
        {[46, 72, 98, 124, 150, 176].map((y) => (
          <path key={y} d={`M46 ${y}h182`} />
        ))}
      </g>
      <path className={css['swing']} d="M86 58h102v84H86z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="2.5" d="M46 20h182v178h-62M108 198H46V20" />
      <g fill="var(--ink)">
        <path d="M40 14h12v12H40zM222 14h12v12h-12zM40 192h12v12H40zM222 192h12v12h-12z" />
      </g>
      <g className={css['stone']}>
        <rect x="122" y="180" width="30" height="13" rx="3" />
        <rect x="122" y="162" width="30" height="13" rx="3" />
        <rect x="122" y="144" width="30" height="13" rx="3" />
      </g>
      <g className={css['tree']}>
        <circle cx="22" cy="60" r="16" />
        <path d="M22 47v26M9 60h26M13 51l18 18M31 51 13 69" />
        <circle cx="252" cy="118" r="13" />
        <path d="M252 108v20M242 118h20M245 111l14 14M259 111l-14 14" />
      </g>
      <path
        fill="var(--teal)"
        stroke="var(--ink)"
        strokeWidth="2.5"
        d="M137 118c-15-18-23-27-23-40a23 23 0 0 1 46 0c0 13-8 22-23 40Z"
      />
      <path
        fill="none"
        stroke="var(--on-teal)"
        strokeWidth="3.5"
        strokeLinecap="round"
        d="M131 73a6.500 6.500 0 1 1 9 6c-2 1-3 2-3 5M137 91v.5"
      />
    </svg>
  )
}
