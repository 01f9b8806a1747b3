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

/** The sun's way from above: short and northern in winter, long in summer; living on its side, the garage away from it. */
export function SunPath() {
  return (
    <>
      <path className={css['dash']} d="M56 112C80 60 130 40 180 40s100 20 124 72" />
      <path className={css['dash']} d="M26 214C40 110 110 78 180 78s140 32 154 136" />
      <Sun x={180} y={40} r={12} />
      <Sun x={180} y={80} r={8} />
      <Label x={180} y={16} anchor="middle" tone="note">
        winter noon
      </Label>
      <Label x={196} y={74} tone="note">
        summer
      </Label>
      <path fill="var(--teal)" opacity="0.3" d="M112 128 72 100h216l-40 28z" />
      <path className={css['wall']} d="M104 128h152v104H104z" />
      <path fill="var(--teal)" stroke="var(--ink)" strokeWidth="4" d="M104 128h152v46H104z" />
      <path className={css['room']} d="M168 174v58M104 204h64" />
      <path fill="var(--line)" stroke="var(--ink)" strokeWidth="4" d="M192 174h64v58h-64z" />
      <Label x={180} y={156} anchor="middle" tone="onteal">
        Living
      </Label>
      <Label x={224} y={208} anchor="middle">
        Garage
      </Label>
      <Label x={14} y={238} tone="note">
        west
      </Label>
      <Label x={346} y={238} anchor="end" tone="note">
        east
      </Label>
      <North x={40} y={46} />
      <Tree x={292} y={214} r={13} />
      <Tree x={74} y={216} r={11} />
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
