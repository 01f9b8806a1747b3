import { clsx } from 'clsx'
import css from './drawing.module.css'

/** Plan half drawn by the teal marker, on two empty sheets: more is loading. */
export function HalfPlanDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 240 240" className={clsx(css['drawing'], className)} aria-hidden="true">
      <g className={css['sheet']}>
        <rect x="56" y="25" width="130" height="198" rx="16" transform="rotate(-13 121 124)" />
        <rect x="56" y="25" width="130" height="198" rx="16" transform="rotate(13 121 124)" />
      </g>
      <rect x="56" y="20" width="130" height="198" rx="18" fill="var(--card)" />
      <g className={css['grid']}>
        {[71, 86, 101, 116, 131, 146, 161, 176].map((x) => (
          <path key={x} d={`M${x} 20v198`} />
        ))}
        {[35, 50, 65, 80, 95, 110, 125, 140, 155, 170, 185, 200].map((y) => (
          <path key={y} d={`M56 ${y}h130`} />
        ))}
      </g>
      <rect
        x="56"
        y="20"
        width="130"
        height="198"
        rx="18"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.75"
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="4" d="M78 189V65h45v30h41v63" />
      <path fill="none" stroke="var(--ink)" strokeWidth="2" d="M78 130h45v-20" />
      <path className={css['swing']} d="M164 160v29h-25" />
      <g stroke="var(--ink)" strokeWidth="1.75" strokeLinejoin="round">
        <path
          fill="var(--teal)"
          d="M168.500 141.500 216 80a8.500 8.500 0 0 1 13.500 10.500L182 152l-17.500 7.500Z"
        />
        <path fill="none" d="m168.500 141.500 13.500 10.500M211 86.500 224.500 97" />
        <path fill="var(--ink)" d="m164.500 159.500 1.500-7 5 4Z" />
      </g>
    </svg>
  )
}
