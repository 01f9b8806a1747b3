import css from './drawings.module.css'
import { Across, HouseFront, North, Upright, Label } from './pieces.tsx'

const UPPER = [30, 92, 154, 216, 278]

function Lots({ isDashed = false }: { isDashed?: boolean }) {
  return (
    <>
      {UPPER.map((x, at) => (
        <g key={x}>
          <path
            className={at === 2 ? css['mark'] : css['lot']}
            strokeDasharray={isDashed ? '6 5' : undefined}
            d={`M${x} 44h62v84h-62z`}
          />
          <Label x={x + 31} y={at === 2 ? 82 : 90} anchor="middle" tone={at === 2 ? 'onteal' : 'note'}>
            {at + 5}
          </Label>
        </g>
      ))}
    </>
  )
}

/** Lots along a street, one of them yours, each boundary with its length. */
export function Subdivision() {
  return (
    <>
      <Lots />
      <path className={css['dash']} d="M30 58h310" />
      <Label x={30} y={30} tone="note">
        E-1: drainage, 2 m
      </Label>
      <Across x={154} y={146} length={62} />
      <Label x={185} y={165} anchor="middle">
        12.50
      </Label>
      <Label x={185} y={102} anchor="middle" tone="onteal">
        406 m²
      </Label>
      <path className={css['road']} d="M0 176h360v30H0z" />
      <path className={css['lane']} d="M8 191h352" />
      <path className={css['lot']} d="M30 224v36M116 224v36M202 224v36M288 224v36M0 224h360" />
      <Upright x={324} y={44} length={84} side="left" />
      <North x={40} y={160} turn={24} />
    </>
  )
}

/** Lots that exist only on paper, and the sunset date of their contract. */
export function Untitled() {
  return (
    <>
      <Lots isDashed />
      <Label x={185} y={102} anchor="middle" tone="onteal">
        yours?
      </Label>
      <path className={css['road']} d="M0 138h360v20H0z" />
      <path className={css['lane']} d="M6 148h354" />
      <path stroke="var(--line-2)" strokeWidth="5" strokeLinecap="round" d="M40 190h280" />
      <path stroke="var(--teal)" strokeWidth="5" strokeLinecap="round" d="M40 190h92" />
      <path className={css['line']} d="M40 180v22M132 180v22M320 180v22" />
      <path className={css['dash']} d="M206 184h64" />
      <path
        className={css['thin']}
        d="M63 190v8M86 190v8M109 190v8M226 190v8M250 190v8M273 190v8M297 190v8"
      />
      <Label x={34} y={222}>
        You sign
      </Label>
      <Label x={132} y={222} anchor="middle">
        Today
      </Label>
      <Label x={236} y={178} anchor="middle" tone="note">
        title expected
      </Label>
      <Label x={326} y={222} anchor="end">
        Sunset date
      </Label>
    </>
  )
}

/** Front with the marks of an estate's design guidelines. */
export function Guidelines() {
  return (
    <>
      <path className={css['soil']} d="M0 214h360v46H0z" />
      <HouseFront x={96} y={214} width={168} />
      <path fill="var(--teal)" stroke="var(--on-teal)" strokeWidth="2" d="M200 163h34v51h-34z" />
      <path className={css['line']} d="M24 214v-22h52v22M37 192v22M50 192v22M63 192v22" />
      <path className={css['thin']} d="M254 120l46-34M234 188l60-22M50 186l-6-52M180 76l-6-36" />
      <Label x={304} y={84} anchor="start">
        roof
      </Label>
      <Label x={298} y={166}>
        door
      </Label>
      <Label x={44} y={126} anchor="middle">
        fence
      </Label>
      <Label x={172} y={30} anchor="middle">
        height
      </Label>
      <path stroke="var(--teal-text)" strokeWidth="2.5" strokeDasharray="8 5" d="M40 232h280" />
      <Label x={180} y={250} anchor="middle" tone="note">
        setback of the estate
      </Label>
    </>
  )
}
