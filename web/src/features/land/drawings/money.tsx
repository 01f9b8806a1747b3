import css from './drawings.module.css'
import { Street, Tree, Upright, Label } from './pieces.tsx'

const PARTS = [
  { y: 130, height: 96, fill: 'var(--card)', name: 'base price' },
  { y: 98, height: 32, fill: 'var(--sand)', name: 'site works' },
  { y: 74, height: 24, fill: 'var(--leaf)', name: 'connections' },
  { y: 38, height: 36, fill: 'var(--teal)', name: 'your choices' },
]

/** Advertised price beside the price of a house to live in. */
export function Price() {
  return (
    <>
      <path className={css['line']} d="M24 226h312" />
      <path className={css['lot']} d="M46 130h76v96H46z" />
      <Label x={84} y={182} anchor="middle">
        in the ad
      </Label>
      <path className={css['dash']} d="M122 130h48" />
      {PARTS.map(({ y, height, fill, name }) => (
        <g key={name}>
          <path d={`M170 ${y}h76v${height}h-76z`} fill={fill} stroke="var(--ink)" strokeWidth="2" />
          <Label x={258} y={y + height / 2 + 5}>
            {name}
          </Label>
        </g>
      ))}
      <Label x={208} y={24} anchor="middle">
        to live in
      </Label>
      <Label x={208} y={246} anchor="middle" tone="note">
        the same house
      </Label>
      <Upright x={148} y={38} length={92} side="left" />
    </>
  )
}

/** Land value on which duty is calculated; the house is still to come. */
export function LandValue() {
  return (
    <>
      <Street />
      <path className={css['mark']} d="M70 190 116 96h150l46 94z" />
      <path className={css['onmark']} strokeDasharray="5 5" d="m104 178 28-64h116l30 64z" />
      <path className={css['line']} strokeDasharray="6 5" d="M136 150v-47h112v47zM122 106l70-40 70 40" />
      <path className={css['line']} d="M190 190v22" />
      <path className={css['lot']} d="M134 208h112v28H134z" />
      <Label x={190} y={227} anchor="middle">
        duty on this
      </Label>
      <Label x={262} y={72} tone="note">
        not yet on this
      </Label>
      <Tree x={34} y={150} r={17} />
      <Tree x={336} y={132} r={14} />
    </>
  )
}

/** One home, a small part of it yours at the start. */
export function Share() {
  return (
    <>
      <path className={css['soil']} d="M0 214h360v46H0z" />
      <path className={css['lot']} strokeWidth="4" d="M96 214V118h168v96z" />
      <path className={css['lot']} strokeWidth="4" d="m72 122 108-78 108 78z" />
      <path className={css['mark']} d="M98 198h164v15H98z" />
      <path className={css['line']} d="M118 138h40v34h-40zM202 198v-58h34v58" />
      <Upright x={318} y={44} length={154} side="left" />
      <Label x={308} y={84} anchor="end" tone="note">
        lent
      </Label>
      <path className={css['line']} d="M264 206h20l10 24" />
      <Label x={352} y={244} anchor="end">
        your deposit
      </Label>
      <Tree x={42} y={190} r={18} />
    </>
  )
}

/** One home with two owners: a part of it is the government's. */
export function Shared() {
  return (
    <>
      <path className={css['soil']} d="M0 214h360v46H0z" />
      <path className={css['lot']} strokeWidth="4" d="m72 122 108-78 108 78z" />
      <path className={css['lot']} strokeWidth="4" d="M96 214v-92h168v92z" />
      <path fill="var(--teal)" d="M198 124h64v88h-64zM198 59l83 61h-83z" />
      <path stroke="var(--ink)" strokeWidth="4" d="M96 214v-92h168v92zM72 122l108-78 108 78z" />
      <path stroke="var(--ink)" strokeWidth="2.5" strokeDasharray="8 5" d="M197 40v190" />
      <path className={css['line']} d="M122 144h42v32h-42z" />
      <Label x={146} y={244} anchor="middle">
        yours
      </Label>
      <Label x={246} y={244} anchor="middle">
        up to 40 %
      </Label>
      <Tree x={40} y={188} r={18} />
      <Tree x={326} y={192} r={15} />
    </>
  )
}
