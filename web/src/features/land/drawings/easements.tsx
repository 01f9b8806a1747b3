import css from './drawings.module.css'
import { Contours, Hatch, Street, Tree, Label } from './pieces.tsx'

/** Strip along the rear that a sewer runs through: the house keeps off it. */
export function Easement() {
  return (
    <>
      <Contours />
      <Street />
      <path className={css['lot']} d="M62 34h176v206H62z" />
      <path fill="var(--teal)" d="M63 35h174v46H63z" />
      <Hatch x={63} y={35} width={174} height={46} />
      <path d="M62 81h176" stroke="var(--ink)" strokeWidth="2" strokeDasharray="7 5" />
      <path d="M14 60h272" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      <path d="M16 60h268" stroke="var(--card)" strokeWidth="2.5" strokeLinecap="round" />
      {[96, 150, 204].map((x) => (
        <circle key={x} cx={x} cy="60" r="7" fill="var(--card)" stroke="var(--ink)" strokeWidth="2" />
      ))}
      <Label x={292} y={65}>
        Sewer
      </Label>
      <Label x={250} y={98} tone="note">
        3 m: keep clear
      </Label>
      <path className={css['road']} d="M168 196h44v44h-44z" />
      <path className={css['wall']} d="M88 104h124v92H88z" />
      <path className={css['room']} d="M88 156h60v40M148 124v32M148 168h64" />
      <Label x={97} y={146}>
        House
      </Label>
      <Tree x={76} y={100} r={9} />
      <Tree x={224} y={112} r={11} />
      <Tree x={34} y={150} r={15} />
      <Tree x={296} y={188} r={18} />
      <Tree x={336} y={140} r={12} />
    </>
  )
}

const SHEETS = [
  { y: 196, fill: 'var(--card)', name: 'Your lot', note: 'title' },
  { y: 148, fill: 'var(--leaf)', name: 'Zone', note: 'what may be built' },
  { y: 100, fill: 'color-mix(in oklab, var(--teal) 38%, var(--card))', name: 'Flood', note: 'overlay' },
  { y: 52, fill: 'color-mix(in oklab, var(--pass) 24%, var(--card))', name: 'Bushfire', note: 'overlay' },
]

/** Sheets of rules, one above the other, over the same lot. */
export function Overlay() {
  return (
    <>
      <path className={css['dash']} d="M118 34v172M156 24v160" />
      {SHEETS.map(({ y, fill, name, note }) => (
        <g key={name}>
          <path
            d={`M24 ${y + 16}l150-38 56 36-150 38z`}
            fill={fill}
            stroke="var(--ink)"
            strokeWidth="2"
            opacity="0.94"
          />
          <path
            d={`M94 ${y + 14}l46-12 22 14-46 12z`}
            fill={y === 196 ? 'var(--teal)' : 'none'}
            stroke={y === 196 ? 'var(--on-teal)' : 'var(--ink)'}
            strokeWidth="1.75"
            strokeDasharray={y === 196 ? undefined : '4 3'}
          />
          <Label x={244} y={y + 10}>
            {name}
          </Label>
          <Label x={244} y={y + 25} tone="note">
            {note}
          </Label>
        </g>
      ))}
    </>
  )
}

/** Pipe beneath a lot that the plan does not show, right where the house should stand. */
export function OldDrain() {
  return (
    <>
      <Contours />
      <Street />
      <path className={css['lot']} d="M92 24h176v216H92z" />
      <path className={css['wall']} d="M116 66h128v118H116z" />
      <path className={css['room']} d="M116 122h58v62M174 92v30M174 148h70" />
      <path d="M60 236 132 152 214 110 312 20" stroke="var(--card)" strokeWidth="11" strokeLinecap="round" />
      <path
        d="M60 236 132 152 214 110 312 20"
        stroke="var(--teal-text)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="14 9"
      />
      <circle cx="132" cy="152" r="9" className={css['mark']} />
      <circle cx="214" cy="110" r="9" className={css['mark']} />
      <Label x={284} y={86}>
        old drain
      </Label>
      <Label x={284} y={102} tone="note">
        not drawn
      </Label>
      <Tree x={40} y={70} r={16} />
      <Tree x={318} y={186} r={17} />
    </>
  )
}
