import css from './drawings.module.css'
import { North, Tree, Label } from './pieces.tsx'

function Sun({ x, y, r }: { x: number; y: number; r: number }) {
  const rays = [0, 45, 90, 135, 180, 225, 270, 315]
  return (
    <g transform={`translate(${x} ${y})`} className={css['line']}>
      <circle r={r} fill="var(--teal)" stroke="var(--on-teal)" />
      {rays.map((turn) => (
        <path key={turn} strokeWidth="1.5" transform={`rotate(${turn})`} d={`M0 ${-r - 4}v-6`} />
      ))}
    </g>
  )
}

/**
 * Sun path from above, north below: the low winter sun is below the high one of summer, as it is outside. Living area on its side,
 * the garage away from it.
 */
export function SunPath() {
  return (
    <>
      <path className={css['dash']} d="M304 148C280 200 230 220 180 220s-100-20-124-72" />
      <path className={css['dash']} d="M334 46C320 150 250 176 180 176s-140-26-154-130" />
      <Sun x={180} y={220} r={12} />
      <Sun x={180} y={176} r={8} />
      <Label x={204} y={240} tone="note">
        winter noon
      </Label>
      <Label x={204} y={196} tone="note">
        summer
      </Label>
      <path fill="var(--teal)" opacity="0.3" d="m248 132 40 28H72l40-28z" />
      <path className={css['wall']} d="M104 28h152v104H104z" />
      <path fill="var(--teal)" stroke="var(--ink)" strokeWidth="4" d="M104 86h152v46H104z" />
      <path className={css['room']} d="M192 86V28M256 56h-64" />
      <path fill="var(--line)" stroke="var(--ink)" strokeWidth="4" d="M104 28h64v58h-64z" />
      <Label x={180} y={114} anchor="middle" tone="onteal">
        Living
      </Label>
      <Label x={136} y={62} anchor="middle">
        Garage
      </Label>
      <Label x={346} y={30} anchor="end" tone="note">
        west
      </Label>
      <Label x={14} y={30} tone="note">
        east
      </Label>
      <North x={320} y={204} turn={180} />
      <Label x={320} y={242} anchor="middle" tone="note">
        north
      </Label>
      <Tree x={68} y={56} r={13} />
      <Tree x={286} y={44} r={11} />
    </>
  )
}

/** Air that passes through a long house from side to side, in the shade of wide eaves. */
export function Breeze() {
  return (
    <>
      <path className={css['dash']} d="M52 66h256v128H52z" />
      <path className={css['wall']} d="M80 94h200v72H80z" />
      <path className={css['room']} d="M146 94v20M146 146v20M214 94v20M214 146v20" />
      <g stroke="var(--card)" strokeWidth="6">
        <path d="M96 94h34M164 94h34M232 94h34M96 166h34M164 166h34M232 166h34" />
      </g>
      <g stroke="var(--teal-text)" strokeWidth="2.25" strokeLinecap="round">
        {[113, 181, 249].map((x) => (
          <path key={x} d={`M${x - 34} 236c10-40 34-40 34-70V94c0-34 20-34 30-62m-7 7 7-7 5 9`} />
        ))}
      </g>
      <Label x={20} y={252} tone="note">
        breeze
      </Label>
      <Label x={308} y={212} anchor="end" tone="note">
        wide eaves
      </Label>
      <Tree x={26} y={110} r={18} />
      <Tree x={334} y={124} r={18} />
      <Tree x={28} y={164} r={13} />
      <Tree x={336} y={178} r={12} />
    </>
  )
}
